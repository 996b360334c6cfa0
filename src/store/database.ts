/** What the concerns need of a database. Everything in which SQLite and Postgres differ is behind this. */
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Tables } from './rows.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  /** Brings the tables up to date; safe where several processes do it at once. */
  migrate(): Promise<void>;
  /** Whether transactions got into each other's way, so that running this one again helps. */
  isConflict(error: unknown): boolean;
  /** Whether the last write failed: then reading alone does not show that all is well. */
  readonly writing: { failed: boolean };
  /** Notes that something of erased rows may be left in the files. */
  noteDeleted(): void;
  /**
   * Overwrites what was deleted, in all files of this process, if anything was; false where that was not possible within some
   * milliseconds, and is tried again until it is.
   */
  overwrite(withinMs?: number): Promise<boolean>;
  /** Waits for the work under way, then lets go of the database. */
  close(): Promise<void>;
}

/**
 * The most rows in a statement: with up to 32 columns it stays below SQLite's 32,766 parameters and Postgres'
 * 65,535.
 */
const MOST_ROWS = 1_000;
const TRIES = 5;
const PAUSE_MS = 50;

/** Thrown to undo a transaction where nothing is wrong with the database. */
export abstract class Undone extends Error {}

/** Runs all or nothing. `work` runs again where other transactions got in its way. */
export async function atomically<T>(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      const result = await database.db.transaction().execute(work);
      database.writing.failed = false;
      return result;
    } catch (error) {
      if (error instanceof Undone) throw error;
      database.writing.failed = true;
      if (tried === TRIES || !database.isConflict(error)) throw error;
      // The others need a moment to get through, or they would meet again at once.
      await sleep(Math.random() * tried * PAUSE_MS);
    }
  }
}

/**
 * The same for what a person or a workspace is told to be erased: when this resolves, nothing of it is left in a
 * file. That costs as much as the store is large, so other work deletes by `atomically`, and the hourly clean-up
 * overwrites what that has left.
 * @param work says how many rows it has erased
 */
export async function erasing(
  database: Database,
  work: (transaction: Transaction<Tables>) => Promise<number>,
): Promise<boolean> {
  const erased = await atomically(database, work);
  if (erased === 0) return false;
  // A row that was emptied by an update leaves as much behind as one that was deleted.
  database.noteDeleted();
  // What is done is done: where overwriting has to wait, the erasure has not failed.
  await database.overwrite();
  return true;
}

/** The rows in batches, each for one statement. */
export function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) yield rows.slice(from, from + MOST_ROWS);
}

/**
 * Reads all rows of a long list, page by page. After each page other work gets a turn: reading what a
 * university follows takes a second, and SQLite does it in this process.
 * @param key the columns that name a row among these; pages are in their order. A column that is the same in
 * all rows must not be among them: SQLite would look for that one alone, and walk over all earlier pages to
 * come to the next.
 * @param page reads the rows for which a condition holds, at most so many
 */
export async function inPages<Key extends string, Row extends Readonly<Record<Key, string>>, Read>(
  key: readonly Key[],
  page: (comesNext: RawBuilder<SqlBool>, most: number) => Promise<Row[]>,
  read: (rows: readonly Row[]) => Read[],
): Promise<Read[]> {
  const found: Read[] = [];
  for (let comesNext = sql<SqlBool>`1 = 1`; ; await turn()) {
    const rows = await page(comesNext, MOST_ROWS);
    found.push(...read(rows));
    const last = rows.at(-1);
    if (!last || rows.length < MOST_ROWS) return found;
    comesNext = sql<SqlBool>`(${namesOf(key)}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/**
 * The last row of each key, in the order of keys. One statement must not write a row twice, and transactions
 * that lock rows in the same order do not block each other for good.
 */
export function lastByKey<T>(rows: readonly T[], keyOf: (row: T) => readonly string[]): T[] {
  const byKey = new Map(rows.map((row) => [JSON.stringify(keyOf(row)), row]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** `(values (…), (…))`: a table whose columns are called `column1`, `column2` … on both databases. */
export function valuesOf(rows: readonly (readonly (string | number)[])[]): RawBuilder<unknown> {
  return sql`(values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))})`;
}

/** Whether the columns' values are one of the given rows. */
export function among(columns: readonly string[], rows: readonly (readonly string[])[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${namesOf(columns)}) in ${valuesOf(rows)}`;
}

function namesOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

/** Removes the rows for which a condition holds. @returns how many */
export async function removeRows(
  transaction: Transaction<Tables>,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const gone = await sql`delete from ${sql.table(table)} where ${condition}`.execute(transaction);
  return Number(gone.numAffectedRows);
}
