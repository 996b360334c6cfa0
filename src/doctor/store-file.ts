/** The embedded store, examined from outside an app that may be using it. */

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../store/concerns.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { TABLES } from '../store/rows.ts';
import { fileOf, lockOf, proveWriting } from '../store/sqlite.ts';
import { type Finding, fail, ok, skip, warn } from './finding.ts';

// Whether followed courses are still read again, by what the store knows.

const LAST_CHECK_ABOUT = 'check of followed courses';
const NEXT =
  'If Coursebell runs: look for lines of kind check in its log, and for what is wrong with the study API or the store above.';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the store knows of checks. Times are epoch milliseconds; null: never. */
export interface Checks {
  readonly succeeded_at: number | null;
  readonly failing_since: number | null;
}

/** The migration that makes the table of checks. */
export const CHECKS = '004-jobs';
/** The name of checks in that table. */
export const CHECK_JOB = 'check';

/**
 * @param checks undefined: none has ended yet
 * @param everySeconds how often followed courses are to be read; twice this is too long
 */
export function judgeChecks(checks: Checks | undefined, everySeconds: number, now: number): Finding {
  if (checks === undefined)
    return skip(LAST_CHECK_ABOUT, 'none has ended yet; the first one follows the start');
  const { succeeded_at, failing_since } = checks;
  const failing = failing_since === null ? '' : `; checks have failed for ${duration(now - failing_since)}`;
  if (succeeded_at === null) return warn(LAST_CHECK_ABOUT, `none has succeeded yet${failing}`, NEXT);
  const ago = now - succeeded_at;
  const found = `the last successful one was ${duration(ago)} ago${failing}`;
  if (ago <= 2 * everySeconds * 1000) return ok(LAST_CHECK_ABOUT, found);
  return warn(LAST_CHECK_ABOUT, `${found}; it is to come every ${duration(everySeconds * 1000)}`, NEXT);
}

function duration(ms: number): string {
  const [unit, size] = ms >= 2 * DAY ? ['days', DAY] : ms >= 2 * HOUR ? ['hours', HOUR] : ['minutes', MINUTE];
  return `${Math.max(0, Math.floor(Number(ms) / Number(size)))} ${unit}`;
}

/** The result of a look at a store. */
export interface Looked {
  readonly finding: Finding;
  /** The encrypted record of each installation; undefined if these can't be read. */
  readonly sealed?: readonly string[] | undefined;
  /** What is known of checks, in a list of one, or of none where none has ended; undefined: can't be read. */
  readonly checks?: readonly Checks[] | undefined;
}

/** The migration that makes the table of installations. */
export const INSTALLATIONS = '003-installations';

/**
 * Judges a store's version by the migrations that it has been through.
 * @param found what is known of the store already, as the beginning of a sentence
 */
export function ofVersion(found: string, has: readonly string[]): Finding {
  const about = 'store';
  const wanted = Object.keys(MIGRATIONS);
  const newer = has.find((name) => !wanted.includes(name));
  if (newer !== undefined) {
    const next = 'Run that version, or restore a back-up: docs/care.md.';
    return fail(about, `it belongs to a newer version (${newer})`, next);
  }
  if (has.length === 0) return ok(about, `${found}; it is empty, and the first start makes the tables`);
  if (has.length === wanted.length) return ok(about, `${found}, and is up to date (${wanted.at(-1)})`);
  const next = 'The next start brings it up to date. Make a back-up first: docs/care.md.';
  return warn(about, `${found}, and is of an earlier version (${has.at(-1)})`, next);
}

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
  const rows = file.prepare('select succeeded_at, failing_since from jobs where name = ?').all(CHECK_JOB);
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
