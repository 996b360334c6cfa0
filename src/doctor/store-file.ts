/** The embedded store, examined from outside an app that may be using it. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { reasonOf } from '../store/database.ts';
import { fileOf, lockOf, proveWriting, sqliteDialect } from '../store/sqlite.ts';
import { TABLES, type Tables } from '../store/tables.ts';
import { type Finding, fail, ok } from './finding.ts';
import { judgeVersion, readContents, type StoreContents } from './store-contents.ts';

const ABOUT = 'store';
/** The longest wait for a write by the app, in milliseconds. */
const BUSY_MS = 2_000;
const WRITABLE = 'Let the user that Coursebell runs as write in DATA_DIR, and have a disk or volume there.';
const ROOM = 'Make room on the disk of DATA_DIR; the store can then be moved to Postgres: docs/care.md.';
const RESTORE = 'Keep what is there, and restore a back-up: docs/care.md.';

/** The next step by SQLite's primary result code (https://sqlite.org/rescode.html), or the system's. */
const BY_CODE: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  // Also where there is no room for the memory that connections share.
  [10, ROOM],
  [13, ROOM],
  ['ENOSPC', ROOM],
  ['EDQUOT', ROOM],
  [11, RESTORE],
  [26, RESTORE],
]);

export interface ExaminedStore {
  readonly finding: Finding;
  /** Undefined: the store can't be read, or is not there yet. */
  readonly contents?: StoreContents;
}

/** Reads, tries to write, and tells whether a running Coursebell uses the store. */
export async function checkEmbedded(dataDir: string): Promise<ExaminedStore> {
  try {
    if (existsSync(fileOf(dataDir))) return await checkFile(dataDir);
    const folder = nearestFolder(dataDir);
    if (!statSync(folder).isDirectory())
      return { finding: fail(ABOUT, 'DATA_DIR is not a folder', WRITABLE) };
    accessSync(folder, constants.W_OK | constants.X_OK);
    return { finding: ok(ABOUT, 'SQLite: nothing is kept yet, and the first start makes it') };
  } catch (error) {
    return { finding: fail(ABOUT, `SQLite: ${reasonOf(error)}`, nextFor(error)) };
  }
}

function nextFor(error: unknown): string {
  if (!(error instanceof Error)) return WRITABLE;
  const { errcode, code }: Error & { errcode?: unknown; code?: unknown } = error;
  // The lowest byte of an extended code is the primary one.
  return BY_CODE.get(typeof errcode === 'number' ? errcode % 256 : code) ?? WRITABLE;
}

async function checkFile(dataDir: string): Promise<ExaminedStore> {
  if (statSync(fileOf(dataDir)).isDirectory())
    return { finding: fail(ABOUT, 'coursebell.sqlite is a folder', RESTORE) };
  const file = new DatabaseSync(fileOf(dataDir), { timeout: BUSY_MS });
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  try {
    const contents = await readContents(db);
    const tables = await db.introspection.getTables();
    // Without migrations, tables of our names are another program's.
    const foreign = tables.map(({ name }) => name).filter((name) => TABLES.some((table) => table === name));
    if (contents.migrations.length === 0 && foreign.length > 0) return { finding: occupied(foreign) };
    proveWriting(file);
    // The app must be able to take the lock of `store/sqlite.ts`.
    if (existsSync(lockOf(dataDir))) accessSync(lockOf(dataDir), constants.W_OK);
    const used = isInUse(dataDir) ? '; a running Coursebell has it' : '';
    return {
      finding: judgeVersion(`SQLite can be read and written${used}`, contents),
      contents,
    };
  } finally {
    await db.destroy();
  }
}

function occupied(tables: readonly string[]): Finding {
  const told = `coursebell.sqlite is not Coursebell's: it has tables of the same names (${tables.join(', ')})`;
  return fail(ABOUT, told, 'Move the file away, or set another DATA_DIR.');
}

/** Whether the lock is taken. */
function isInUse(dataDir: string): boolean {
  const path = lockOf(dataDir);
  if (!existsSync(path)) return false;
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    // A read is enough to meet an exclusive lock. It blocks others from taking the lock only for this moment.
    lock.prepare('select 1 from sqlite_schema').all();
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}

/** The folder, or its nearest existing ancestor. */
export function nearestFolder(dataDir: string): string {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
