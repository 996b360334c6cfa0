/** Whether this version can read and write the store. Leaves nothing behind, and works beside a running app. */

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { StoreBusy } from '../errors.ts';
import { duration, every, numberIn, plural } from '../language.ts';
import { endedBy } from '../primitives.ts';
import { addressNotes } from '../store/database/address.ts';
import { type Database, reasonOf } from '../store/database/database.ts';
import { MIGRATIONS, migrated } from '../store/database/migrations.ts';
import { openPostgres } from '../store/database/postgres.ts';
import { expectAble, expectRights } from '../store/database/postgres-needs.ts';
import { fileOf, lockOf, nearestFolder, proveWriting } from '../store/database/sqlite.ts';
import { onceFree, sqliteDialect } from '../store/database/sqlite-driver.ts';
import { TABLES, type Tables } from '../store/database/tables.ts';
import { isUsable, readableSince } from '../store/database/versions.ts';
import { createSeal, type Seal, SealKeyUnknown } from '../store/sealing.ts';
import type { KeptOfExtras } from './extras.ts';
import { type Finding, fail, ok, skip, warn } from './findings.ts';

interface StoreOptions {
  /** `postgres://…`; undefined: an embedded file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The encryption keys of installations by OAuth; undefined: there are none. */
  readonly keys: readonly Uint8Array[] | undefined;
  /** How often followed courses are to be read. */
  readonly checkSeconds: number;
  readonly now: () => number;
}

interface StoreFindings {
  readonly findings: readonly Finding[];
  /** Undefined: the store can't be read, or is of an age that has none. */
  readonly ofExtras: KeptOfExtras | undefined;
}

/** Examines the store as the app finds it. */
export async function checkStore(options: StoreOptions): Promise<StoreFindings> {
  const { databaseUrl, dataDir, keys, checkSeconds, now } = options;
  const { finding, contents } = await (databaseUrl === undefined
    ? checkEmbedded(dataDir)
    : checkPostgres(databaseUrl));
  const findings = [
    finding,
    ...(contents?.sealed && keys ? [judgeInstallations(contents.sealed, keys)] : []),
    ...(contents?.checks ? [judgeChecks(contents.checks, checkSeconds, now())] : []),
  ];
  return { findings, ofExtras: contents?.ofExtras };
}

async function checkPostgres(url: string): Promise<ExaminedStore> {
  try {
    const database = openPostgres(url, () => {});
    return await endedBy(() => examinePostgres(database, addressNotes(url)), database.close);
  } catch (error) {
    const next =
      error instanceof StoreBusy
        ? LOCKED
        : 'Check DATABASE_URL, that the server runs, and that its user may create and change tables.';
    return { finding: fail('store', `Postgres: ${reasonOf(error)}`, next) };
  }
}

/** @param notes what pg_dump and psql don't do with the address though Coursebell does */
async function examinePostgres(database: Database, [note]: readonly string[]): Promise<ExaminedStore> {
  await expectAble(database.db);
  await expectRights(database.db);
  const contents = await readContents(database.db);
  await tryToWrite(database, contents.migrations.length > 0);
  if (note !== undefined)
    return { finding: warn('store', 'pg_dump and psql read DATABASE_URL otherwise', `${note}.`), contents };
  return { finding: judgeVersion('Postgres answers and can be written', contents), contents };
}

/** Thrown to roll the attempt back. */
class RolledBack extends Error {}

async function tryToWrite({ transact }: Database, hasTables: boolean): Promise<void> {
  const attempt = transact(async (transaction) => {
    if (hasTables) await transaction.deleteFrom('leases').where('name', '=', '').execute();
    else await transaction.schema.createTable('coursebell_doctor').addColumn('tried', 'integer').execute();
    throw new RolledBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

// The embedded store, examined from outside an app that may be using it.

const ABOUT = 'store';
/** The longest wait for a write by the app, in milliseconds. */
const BUSY_MS = 20;
/** How long the lock for the write that proves is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;
const WRITABLE = 'Let the user that Coursebell runs as write in DATA_DIR, and have a disk or volume there.';
const ROOM = 'Make room on the disk of DATA_DIR; the store can then be moved to Postgres: docs/care.md.';
const RESTORE = 'Keep what is there, and restore a back-up: docs/care.md.';

const LOCKED = 'Another program has locked it: wait for its end, or end it.';

/** The next step by SQLite's primary result code (https://sqlite.org/rescode.html), or the system's. */
const BY_CODE: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [5, LOCKED],
  // Also where there is no room for the memory that connections share.
  [10, ROOM],
  [13, ROOM],
  ['ENOSPC', ROOM],
  ['EDQUOT', ROOM],
  [11, RESTORE],
  [26, RESTORE],
]);

interface ExaminedStore {
  readonly finding: Finding;
  /** Undefined: the store can't be read, or is not there yet. */
  readonly contents?: StoreContents;
}

/** Reads, tries to write, and tells whether a running Coursebell uses the store. */
async function checkEmbedded(dataDir: string): Promise<ExaminedStore> {
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
  if (error instanceof StoreBusy) return LOCKED;
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
    // A running Coursebell may write nearly all the time: the gaps between are short.
    await onceFree(() => proveWriting(file), performance.now() + PATIENCE_MS);
    // The app must be able to take the lock of `store/database/sqlite.ts`.
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
  const message = `coursebell.sqlite is not Coursebell's: it has tables of the same names (${tables.join(', ')})`;
  return fail(ABOUT, message, 'Move the file away, or set another DATA_DIR.');
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

// The parts of a store that are judged: its version, the keys of installations, and checks.

interface StoreContents {
  /** The earliest version that can use the store; undefined: a store of this age has no mark. */
  readonly since: string | undefined;
  /** The migrations that the store has been through; none for an empty store. */
  readonly migrations: readonly string[];
  /** The encrypted record of each installation; undefined: a store of this age has none. */
  readonly sealed: readonly string[] | undefined;
  /** The checks of followed courses, at most one of each name; undefined: a store of this age has none. */
  readonly checks: readonly Checks[] | undefined;
  readonly ofExtras: KeptOfExtras | undefined;
}

/** Times are epoch milliseconds; null: never. */
interface Checks {
  /** `check`, or `trust` and `lessons-trust` for whether what was read was believed. */
  readonly name: string;
  readonly succeeded_at: number | null;
  readonly failing_since: number | null;
}

async function readContents(db: Kysely<Tables>): Promise<StoreContents> {
  const migrations = await migrated(db);
  const installed = db.selectFrom('installations').select('sealed').where('sealed', 'is not', null);
  const ended = db.selectFrom('jobs').select(['name', 'succeeded_at', 'failing_since']);
  const checked = ended.where('name', 'in', ['check', 'trust', 'lessons-trust']);
  return {
    migrations,
    since: await readableSince(db, migrations),
    sealed: migrations.includes('003-installations')
      ? (await installed.execute()).flatMap(({ sealed }) => sealed ?? [])
      : undefined,
    checks: migrations.includes('004-jobs') ? await checked.execute() : undefined,
    ofExtras: migrations.includes('019-study-extras') ? await readExtras(db) : undefined,
  };
}

/** What was found out about the study API, and courses to ask it about: one that is followed, one that was looked up. */
async function readExtras(db: Kysely<Tables>): Promise<KeptOfExtras> {
  const notes = await db.selectFrom('study_extras').selectAll().execute();
  const followed = db.selectFrom('courses').select('code').where('missing_since', 'is', null);
  const newest = [
    ...(await followed.orderBy('read_at', 'desc').limit(1).execute()),
    ...(await db.selectFrom('seen_courses').select('code').orderBy('seen_at', 'desc').limit(1).execute()),
  ];
  return {
    notes: notes.map(({ asked_at, ...note }) => ({ ...note, askedAt: Number(asked_at) })),
    codes: newest.map(({ code }) => code),
  };
}

/** @param found the beginning of the finding, such as `Postgres answers` */
function judgeVersion(
  found: string,
  { migrations, since }: Pick<StoreContents, 'migrations' | 'since'>,
): Finding {
  const about = 'store';
  const wanted = Object.keys(MIGRATIONS);
  const newer = migrations.find((name) => !wanted.includes(name));
  if (newer !== undefined && isUsable(wanted, migrations, since))
    return ok(about, `${found}, and is of a newer version (${newer}), which this one can use`);
  if (newer !== undefined) {
    const next = 'Run that version, or restore a back-up: docs/care.md.';
    return fail(about, `it belongs to a newer version (${newer})`, next);
  }
  if (migrations.length === 0)
    return ok(about, `${found}; it is empty, and the first start makes the tables`);
  if (migrations.length === wanted.length) return ok(about, `${found}, and is up to date (${wanted.at(-1)})`);
  const next = 'The next start brings it up to date. Make a back-up first: docs/care.md.';
  return warn(about, `${found}, and is of an earlier version (${migrations.at(-1)})`, next);
}

/**
 * Whether the tokens of installations can be read. No token is decrypted or shown.
 * @param keys the first encrypts, all decrypt
 */
function judgeInstallations(sealed: readonly string[], keys: readonly Uint8Array[]): Finding {
  const about = 'installations';
  const lost = countUnknown(sealed, createSeal(keys));
  const older = countUnknown(sealed, createSeal(keys.slice(0, 1))) - lost;
  if (lost > 0) {
    const next =
      'List that key in TOKEN_ENCRYPTION_KEY, after the first one; else these workspaces must install again.';
    return fail(
      about,
      `${numberIn('en', lost)} of ${numberIn('en', sealed.length)} ${plural('en', lost, { one: 'is', other: 'are' })} encrypted under a key that is not listed`,
      next,
    );
  }
  const kept =
    older > 0 ? `, ${numberIn('en', older)} of them under an older key, which is still needed` : '';
  return ok(about, `${numberIn('en', sealed.length)} in the store${kept}`);
}

function countUnknown(sealed: readonly string[], seal: Seal): number {
  const isUnknown = (text: string): boolean => {
    try {
      // The empty name belongs to no row, so text under a known key fails as well, but with another error.
      seal.open(text, '');
      return false;
    } catch (error) {
      return error instanceof SealKeyUnknown;
    }
  };
  return sealed.filter(isUnknown).length;
}

/**
 * Whether followed courses are still read, and what is read is believed.
 * @param everySeconds how often they are to be read; twice this is too long
 */
function judgeChecks(all: readonly Checks[], everySeconds: number, now: number): Finding {
  const about = 'check of followed courses';
  const next =
    'If Coursebell runs: look for lines of kind check in its log, and for what is wrong with the study API or the store above.';
  const checks = all.find(({ name }) => name === 'check');
  if (checks === undefined) return skip(about, 'none has ended yet; the first one follows the start');
  const { succeeded_at, failing_since } = checks;
  const failing = failing_since === null ? '' : `; checks have failed for ${duration(now - failing_since)}`;
  if (succeeded_at === null) return warn(about, `none has succeeded yet${failing}`, next);
  const found = `the last successful one was ${duration(now - succeeded_at)} ago${failing}`;
  const distrusted = all.find(({ name, failing_since: since }) => name.endsWith('trust') && since !== null);
  if (distrusted?.failing_since) {
    const what = distrusted.name === 'trust' ? 'of what is followed' : 'of the lessons of what is followed';
    const told = `${found}; for ${duration(now - distrusted.failing_since)} too much ${what} is missing, or has changed at once, to be believed`;
    return warn(
      about,
      told,
      'Ask who runs the study API whether its courses and dates are right: nothing is changed until it gives the former ones again, or the same for long.',
    );
  }
  if (now - succeeded_at > 2 * everySeconds * 1000)
    return warn(about, `${found}; it is to come ${every(everySeconds)}`, next);
  return failing_since === null ? ok(about, found) : warn(about, found, next);
}
