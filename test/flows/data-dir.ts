import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf } from '../../src/store/database/sqlite.ts';
import { openStore } from '../../src/store/open.ts';
import { atEnd } from './ending.ts';

/** A folder for an app's own store, gone when the test ends. */
export function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-flow-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder for an app's own store, which has its tables already: to make them takes a third of an app's start. */
export async function storeDir(): Promise<string> {
  const folder = dataDir();
  await makeTables(folder);
  return folder;
}

/** Puts a store into an empty folder that has its tables and nothing else. */
export async function makeTables(folder: string): Promise<void> {
  emptyStore ??= makeEmptyStore();
  writeFileSync(fileOf(folder), await emptyStore);
}

let emptyStore: Promise<Buffer> | undefined;

async function makeEmptyStore(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'coursebell-flow-'));
  try {
    await (await openStore({ dataDir: folder })).close();
    return readFileSync(fileOf(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The least that an app starts with, before a study API and a Slack that are not there. */
export const bareEnvironment = (more: Readonly<Record<string, string>>): Record<string, string> => ({
  STUDY_API_URL: 'http://127.0.0.1:9/',
  STUDY_API_KEY: 'key',
  STUDY_API_EXTRAS: 'off',
  SLACK_SIGNING_SECRET: 'secret',
  SLACK_BOT_TOKEN: 'xoxb-1',
  SLACK_API_URL: 'http://127.0.0.1:9/api/',
  PORT: '0',
  ...more,
});

/** All bytes of all files in a folder. */
export function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}
