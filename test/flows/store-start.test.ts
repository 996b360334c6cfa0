/** A start without a store to work with: one message says why, and nothing is left running or half made. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../playground/http.ts';
import { createCoursebell } from '../../src/app.ts';
import { InvalidConfig, readConfig } from '../../src/config.ts';
import { openStore } from '../../src/store/open.ts';
import { bareEnvironment, dataDir } from './data-dir.ts';

/** A store of which the last three quarters are another file's. */
async function damaged(folder: string): Promise<string> {
  await (await openStore({ dataDir: folder })).close();
  writeFileSync(join(folder, 'coursebell.sqlite'), Buffer.alloc(65_536, 'nonsense'));
  return folder;
}

async function newer(folder: string): Promise<string> {
  await (await openStore({ dataDir: folder })).close();
  const file = new DatabaseSync(join(folder, 'coursebell.sqlite'));
  file.exec(`insert into kysely_migration values ('999-later', '2099-01-01T00:00:00.000Z')`);
  file.exec(`insert into versions values ('readable since', '999-later', null)`);
  file.close();
  return folder;
}

async function inUse(folder: string): Promise<string> {
  const store = await openStore({ dataDir: folder });
  onTestFinished(store.close);
  return folder;
}

const folders: [string, (folder: string) => string | Promise<string>, RegExp][] = [
  [
    'a file in the place of the folder',
    (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return join(folder, 'data');
    },
    /^ {2}- cannot make the folder .*data: EEXIST/,
  ],
  [
    'a file above the folder',
    (folder) => {
      writeFileSync(join(folder, 'data'), '');
      return join(folder, 'data/more');
    },
    /^ {2}- cannot make the folder .*more: ENOTDIR/,
  ],
  [
    'a folder in the place of the file',
    (folder) => {
      mkdirSync(join(folder, 'coursebell.sqlite'));
      return folder;
    },
    /^ {2}- cannot open .*coursebell\.sqlite: unable to open database file$/,
  ],
  [
    'a folder in the place of the lock',
    (folder) => {
      mkdirSync(join(folder, 'coursebell.lock'));
      return folder;
    },
    /^ {2}- cannot open .*coursebell\.lock: unable to open database file$/,
  ],
  ['a file that is no store', damaged, /^ {2}- cannot open .*coursebell\.sqlite: file is not a database$/],
  ['a store of a newer version', newer, /^ {2}- the store belongs to a newer version$/],
  ['a store that another process has', inUse, /^ {2}- the store in .* is in use by another process; /],
];

test.each(folders)('%s', async (_name, prepare, words) => {
  const folder = await prepare(dataDir());
  const app = createCoursebell(await readConfig(bareEnvironment({ DATA_DIR: folder })));
  const error = await app.start().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidConfig);
  const [first, second, ...more] = String(error instanceof Error && error.message).split('\n');
  expect([first, more]).toEqual(['Coursebell cannot start:', []]);
  expect(second).toMatch(words);
  await app.stop();
});

test('a stop while the store is being opened lets go of it', async () => {
  const folder = dataDir();
  const app = createCoursebell(await readConfig(bareEnvironment({ DATA_DIR: folder, LOG_LEVEL: 'silent' })));
  const started = expect(app.start()).rejects.toThrow('stopped before it was started');
  await app.stop();
  await started;
  // Another process may have it by now, and nothing of ours writes there any more.
  const store = await openStore({ dataDir: folder });
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
});

test('Postgres that is not there', async () => {
  const url = `postgres://me:hush-hush@127.0.0.1:${await freePort()}/none`;
  const app = createCoursebell(await readConfig(bareEnvironment({ DATABASE_URL: url, DATA_DIR: dataDir() })));
  const error = await app.start().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvalidConfig);
  expect(String(error)).toMatch(/\n {2}- the store cannot be opened: connect ECONNREFUSED/);
  expect(String(error)).not.toContain('hush-hush');
});
