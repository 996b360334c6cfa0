/** What was learned, in a file: a process then need not learn at its start, which takes seconds and memory that it keeps. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';

/** Its name, beside the bundle's files. */
export const LEARNED_FILE = 'learned.bin';

/**
 * Writes what was learned; the same Node reads it. The bundler calls it.
 * @internal
 */
export async function writeLearned(path: string, learned: object): Promise<void> {
  await writeFile(path, await promisify(gzip)(serialize(learned)));
}

/** Where the bundle has it. Beside the source there is no such file. */
const BESIDE = join(import.meta.dirname, LEARNED_FILE);

/** What was written; undefined where there is no such file, or one that this Node can't read. */
export async function readLearned<Learned>(path = BESIDE): Promise<Learned | undefined> {
  try {
    return deserialize(await promisify(gunzip)(await readFile(path)));
  } catch {
    return undefined;
  }
}
