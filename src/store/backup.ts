/** A copy of the embedded store in one file, made while the app may be running. */
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { fileOf } from './sqlite.ts';

/** All pages are copied in one step: the copy is of one moment, and nobody has to wait for it. */
const ALL_PAGES = 2_147_483_647;

/**
 * Copies the store in `dataDir` to a new file, only for its owner. The file appears when it is complete; a
 * copy that was broken off is left as `FILE.part`. Throws where there is no store or the file exists.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(fileOf(dataDir))) throw new Error(`there is no store in ${dataDir}`);
  if (existsSync(file)) throw new Error(`${file} exists`);
  const part = `${file}.part`;
  // SQLite writes into a file that is there, and so keeps its rights.
  closeSync(openSync(part, 'w', 0o600));
  const source = new DatabaseSync(fileOf(dataDir), { readOnly: true });
  try {
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  expectWhole(part);
  renameSync(part, file);
}

/**
 * Throws where the copy is damaged. A damaged store is copied with its damage, which is better known before
 * the last good copy is gone.
 */
function expectWhole(part: string): void {
  const copy = new DatabaseSync(part);
  try {
    const [found] = copy.prepare('pragma integrity_check').all();
    if (found?.['integrity_check'] !== 'ok') throw new Error('the copy is damaged, and so may be the store');
  } finally {
    copy.close();
  }
}
