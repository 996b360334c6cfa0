/** The embedded store, examined from outside an app that may be using it. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TABLES } from '../store/keys.ts';
import { reasonOf } from '../store/problems.ts';
import { fileOf, lockOf, proveWriting } from '../store/sqlite.ts';
import { type Finding, fail, ok } from './finding.ts';
import { CHECK, CHECKS, type Checks } from './last-check.ts';
import { INSTALLATIONS, type Looked, ofVersion } from './store-version.ts';

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

/** Reads, tries to write, and says whether a running Coursebell uses the store. */
export function checkEmbedded(dataDir: string): Looked {
  try {
    if (existsSync(fileOf(dataDir))) return checkFile(dataDir);
    const folder = nearest(dataDir);
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

function checkFile(dataDir: string): Looked {
  if (statSync(fileOf(dataDir)).isDirectory())
    return { finding: fail(ABOUT, 'coursebell.sqlite is a folder', RESTORE) };
  const file = new DatabaseSync(fileOf(dataDir), { timeout: BUSY_MS });
  try {
    const has = migrationsOf(file);
    const foreign = has.length === 0 ? tablesIn(file) : [];
    if (foreign.length > 0) return { finding: occupied(foreign) };
    proveWriting(file);
    expectLockable(dataDir);
    const used = isInUse(dataDir) ? '; a running Coursebell has it' : '';
    const sealed = has.includes(INSTALLATIONS) ? sealedIn(file) : undefined;
    const checks = has.includes(CHECKS) ? checksIn(file) : undefined;
    return { finding: ofVersion(`SQLite can be read and written${used}`, has), sealed, checks };
  } finally {
    file.close();
  }
}

function migrationsOf(file: DatabaseSync): string[] {
  const table = file.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  if (table === undefined) return [];
  return file
    .prepare('select name from kysely_migration order by name')
    .all()
    .map(({ name }) => String(name));
}

/** Tables of our names. Without migrations they are another program's. */
function tablesIn(file: DatabaseSync): string[] {
  const names = file.prepare("select name from sqlite_schema where type = 'table'").all();
  return names.map(({ name }) => String(name)).filter((name) => TABLES.some((table) => table === name));
}

function occupied(tables: readonly string[]): Finding {
  const told = `coursebell.sqlite is not Coursebell's: it has tables of the same names (${tables.join(', ')})`;
  return fail(ABOUT, told, 'Move the file away, or set another DATA_DIR.');
}

function sealedIn(file: DatabaseSync): string[] {
  const rows = file.prepare('select sealed from installations where sealed is not null').all();
  return rows.map(({ sealed }) => String(sealed));
}

function checksIn(file: DatabaseSync): Checks[] {
  const time = (value: unknown) => (value === null ? null : Number(value));
  const rows = file.prepare('select succeeded_at, failing_since from jobs where name = ?').all(CHECK);
  return rows.map((row) => ({
    succeeded_at: time(row['succeeded_at']),
    failing_since: time(row['failing_since']),
  }));
}

/** Throws where the lock of `store/sqlite.ts` can't be taken by this user. */
function expectLockable(dataDir: string): void {
  const path = lockOf(dataDir);
  if (existsSync(path)) accessSync(path, constants.W_OK);
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
export function nearest(dataDir: string): string {
  let folder = resolve(dataDir);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}
