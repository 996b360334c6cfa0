/** Moving everything that is kept from one store to another, such as from SQLite to Postgres. */
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { counted } from '../../language.ts';
import { endedBy } from '../../primitives.ts';
import { type Database, reasonOf, refs, upsert } from './database.ts';
import { MIGRATIONS, migrated } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { fileOf, lockOf, openSqlite, orUnopened, ownerOf, takeLock } from './sqlite.ts';
import { KEYS, TABLES, type TableName, type Tables } from './tables.ts';

// Moves one table.

/** Rows at a time: with up to 32 columns they stay below the parameters that a statement may have. */
const PAGE = 1_000;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
type Row = z.infer<typeof row>;

/**
 * Copies a table, and compares what has been written with what was read. Resolves to the number of rows.
 * Rejects where a row can't be written as it is, or comes back changed.
 */
async function copyTable(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  table: TableName,
): Promise<number> {
  const given = createDigest();
  for await (const rows of pagesOf(from, table)) {
    given.add(rows);
    await upsert(to, table, rows);
  }
  const kept = createDigest();
  for await (const rows of pagesOf(to, table)) kept.add(rows);
  if (given.end() !== kept.end()) throw new Error(`${table}: what was written is not what was read`);
  return given.rows();
}

/** The table in the order of its key, which is the same on both databases: by code points. */
async function* pagesOf(db: Transaction<Tables>, table: TableName): AsyncGenerator<readonly Row[]> {
  const key = refs(KEYS[table]);
  let after = sql``;
  for (;;) {
    const page = sql`select * from ${sql.table(table)} ${after} order by ${key} limit ${PAGE}`;
    const rows = z.array(row).parse((await page.execute(db)).rows);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql`where (${key}) > (${sql.join(KEYS[table].map((column) => last[column]))})`;
  }
}

/** A digest over rows; a row's columns count in the order of their names. */
function createDigest() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (rows: readonly Row[]) => {
      for (const one of rows) hash.update(`${JSON.stringify(Object.entries(one).sort(byName))}\n`);
      count += rows.length;
    },
    rows: () => count,
    end: () => `${count} ${hash.digest('hex')}`,
  };
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

interface Move {
  /** `postgres://…`, or the directory of an embedded store. */
  readonly from: string;
  /** The same; a directory is made where it is missing. */
  readonly to: string;
  /** Told of each table that has been copied, and at last of the end. */
  readonly say: (line: string) => void;
}

/** Why nothing was moved, in words for a person. Holds no address and no password. */
export class NotMoved extends Error {
  override readonly name = 'NotMoved';
}

/**
 * Copies every table into an empty store, and reads it back, in one transaction of the target:
 * after a failure at any moment the target is empty, else complete. The source stays as it is. Neither may be
 * in use: an embedded store is locked meanwhile, Postgres is not.
 * @throws NotMoved
 */
export async function moveStore({ from, to, say }: Move): Promise<void> {
  if (from === to) throw new NotMoved('source and target are the same');
  for (const place of [from, to]) {
    if (place.includes('://') && !isPostgres(place))
      throw new NotMoved('only postgres:// addresses are known');
  }
  if (!isPostgres(from) && !existsSync(fileOf(from))) throw new NotMoved('source: there is no store');
  await over('source', from, async (source) => {
    await expectVersion(source, true);
    await over('target', to, async (target) => {
      await prepare(target);
      await copyAll(source, target, say);
    });
  });
  say('everything has been moved');
}

function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//i.test(place);
}

/** Does some work with a store and closes it. Says at which end something went wrong. */
async function over(end: string, place: string, work: (database: Database) => Promise<void>): Promise<void> {
  try {
    const database = isPostgres(place) ? openPostgres(place, () => {}) : openSqlite(place);
    await endedBy(() => work(database), database.close);
  } catch (error) {
    throw error instanceof NotMoved ? error : new NotMoved(`${end}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Makes the target's tables. Throws where the target is not empty, and then changes nothing in it. */
async function prepare(target: Database): Promise<void> {
  await expectVersion(target, false);
  await target.migrate({ isPassing: true });
  for (const table of TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target.db);
    if (rows.length > 0) throw new Error(`the store is not empty (${table}): move into a new one`);
  }
}

async function expectVersion({ db }: Database, filled: boolean): Promise<void> {
  const [has, wanted] = [await migrated(db), Object.keys(MIGRATIONS)];
  if (has.length === 0 && !filled) return;
  if (has.length === 0) throw new Error('there is no store');
  if (has.join() === wanted.join()) return;
  throw new Error(
    `the store is of another version: it has ${has.at(-1)}, this is ${wanted.at(-1)}. An older one is brought up by starting Coursebell on it`,
  );
}

async function copyAll(source: Database, target: Database, say: Move['say']): Promise<void> {
  // All tables are read from one state of the source.
  const reading = source.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await reading.execute(async (from) => {
    await target.db.transaction().execute(async (to) => {
      for (const table of TABLES) say(`${table}: ${counted(await copyTable(from, to, table), 'row')}`);
    });
  });
}

// A copy of the embedded store in one file, made while the app may be running.

/** All pages are copied in one step: the copy is of one moment, and writers do not wait for it. */
const ALL_PAGES = 2_147_483_647;

/**
 * Copies the store in `dataDir` to a new file, only for its owner. The file appears when it is complete; a
 * copy that was broken off is left as `FILE.part`. Throws where there is no store or the file exists.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(fileOf(dataDir)))
    throw new Error(`there is no store in ${dataDir}${ownerOf(fileOf(dataDir))}`);
  if (existsSync(file)) throw new Error(`${file} exists`);
  const part = `${file}.part`;
  // SQLite writes into a file that is there, and so keeps its rights.
  closeSync(openSync(part, 'w', 0o600));
  const path = fileOf(dataDir);
  const source = orUnopened(path, () => new DatabaseSync(path, { readOnly: true }));
  try {
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  expectWhole(part);
  renameSync(part, file);
}

/**
 * Copies the store in `dataDir` to a stream, as `backUp` does to a file. Beside the store there must be room for the copy.
 */
export async function backUpTo(dataDir: string, stream: Writable): Promise<void> {
  const copy = join(dataDir, `backup-${process.pid}.sqlite`);
  const make = async (): Promise<void> => {
    await backUp(dataDir, copy);
    await pipeline(createReadStream(copy), stream, { end: false });
  };
  await endedBy(make, () => {
    for (const file of [copy, `${copy}.part`]) rmSync(file, { force: true });
  });
}

/**
 * Puts a back-up in the place of the store in `dataDir`, while no process has that. Throws where it is no whole back-up, and
 * changes nothing then.
 * @returns the folder in which the former store is kept; undefined where there was none
 */
export async function restore(dataDir: string, source: Readable, now: number): Promise<string | undefined> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = takeLock(dataDir);
  const part = join(dataDir, 'restore.part');
  const put = async (): Promise<string | undefined> => {
    await pipeline(source, createWriteStream(part, { mode: 0o600 }));
    expectStore(part);
    const former = [fileOf(dataDir), `${fileOf(dataDir)}-wal`, `${fileOf(dataDir)}-shm`].filter(existsSync);
    const before = join(dataDir, `before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`);
    if (former.length > 0) mkdirSync(before, { mode: 0o700 });
    for (const file of former) renameSync(file, join(before, basename(file)));
    leaveToOwner(dataDir, [part, lockOf(dataDir), ...(former.length > 0 ? [before] : [])]);
    renameSync(part, fileOf(dataDir));
    return former.length > 0 ? before : undefined;
  };
  return await endedBy(put, () => {
    lock.close();
    rmSync(part, { force: true });
  });
}

/** What root makes in a folder of Coursebell's user is of that user. */
function leaveToOwner(folder: string, made: readonly string[]): void {
  const { uid, gid } = statSync(folder);
  if (process.geteuid?.() === 0 && uid !== 0) for (const path of made) chownSync(path, uid, gid);
}

function expectStore(file: string): void {
  let tables: readonly unknown[];
  const opened = new DatabaseSync(file, { readOnly: true });
  try {
    tables = opened.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).all();
  } catch (error) {
    throw new Error(`it is no back-up: ${reasonOf(error)}`, { cause: error });
  } finally {
    opened.close();
  }
  if (tables.length === 0) throw new Error('it is no back-up of Coursebell');
  expectWhole(file);
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
