/** Whether there is room for the store. */
import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { type Finding, fail, ok, skip, warn } from './finding.ts';
import { nearest } from './store-file.ts';

const MB = 1024 * 1024;
/** Below this SQLite may soon be unable to write. */
const FULL = 20 * MB;
const SCARCE = 200 * MB;

/** Free bytes in a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** @param free gives the free bytes; asks the system by default */
export async function checkDisk(dataDir: string, free: FreeBytes = freeBytes): Promise<Finding> {
  const folder = nearest(dataDir);
  if (!statSync(folder).isDirectory()) return skip('disk', 'DATA_DIR is not a folder');
  const bytes = await free(folder).catch(() => undefined);
  if (bytes === undefined) return skip('disk', 'the system does not say what is free in DATA_DIR');
  const told = `${Math.floor(bytes / MB)} MB are free in DATA_DIR`;
  const next = 'Make room, or move the store to Postgres: docs/care.md.';
  if (bytes < FULL) return fail('disk', told, next);
  return bytes < SCARCE ? warn('disk', told, next) : ok('disk', told);
}
