/** The embedded store: one file in a directory, for one process. */

import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { reasonOf, type TellProblem } from './concerns.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import { createOverwriting } from './overwriting.ts';
import type { Tables } from './rows.ts';

// Node's own SQLite beneath Kysely, whose SQLite dialect expects the shape of better-sqlite3.

type Deleted = (statement: string) => void;

export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #onDeleted: Deleted;

  /** @param onDeleted told of each statement that has deleted rows */
  constructor(file: DatabaseSync, onDeleted: Deleted = () => {}) {
    super({ database: likeBetterSqlite(file) });
    this.#file = file;
    this.#onDeleted = onDeleted;
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#file, this.#onDeleted);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite does create tables in transactions, so that a migration is all or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #onDeleted: Deleted;
  #connection: DatabaseConnection | undefined;

  constructor(file: DatabaseSync, onDeleted: Deleted) {
    super({ database: likeBetterSqlite(file) });
    this.#file = file;
    this.#onDeleted = onDeleted;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new FairConnection(await super.acquireConnection(), this.#onDeleted);
    return this.#connection;
  }

  /**
   * After some failures, such as a full disk, SQLite has rolled back by itself. Those failures are the ones
   * to see, not that of a second rollback.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * How much may be done in a row. A statement counts one, and one more for each `FOR_ONE` of its parameters
 * and of the rows it reads.
 */
const IN_A_ROW = 200;
const FOR_ONE = 25;

/**
 * Gives other work a turn after so much in a row. SQLite works in this process, and its promises alone let
 * nothing else in between.
 */
class FairConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #onDeleted: Deleted;
  /** What was done since the event loop's last turn. */
  #inARow = 0;

  constructor(inner: DatabaseConnection, onDeleted: Deleted) {
    this.#inner = inner;
    this.#onDeleted = onDeleted;
  }

  async executeQuery<R>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<R>> {
    if (this.#inARow >= IN_A_ROW) {
      await turn();
      this.#inARow = 0;
    }
    if (this.#inARow === 0)
      setImmediate(() => {
        this.#inARow = 0;
      });
    this.#inARow += 1 + query.parameters.length / FOR_ONE;
    const result = await this.#inner.executeQuery<R>(query, options);
    this.#inARow += result.rows.length / FOR_ONE;
    const hasDeleted = Number(result.numAffectedRows ?? 0) > 0 || result.rows.length > 0;
    if (hasDeleted && query.sql.startsWith('delete')) this.#onDeleted(query.sql);
    return result;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize);
  }
}

function likeBetterSqlite(file: DatabaseSync): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(bindable)),
        run: (parameters) => statement.run(...parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      };
    },
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string') return value;
  // Postgres refuses a fraction for an integer column, and SQLite would keep it.
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return value;
    throw new TypeError(`no whole number: ${value}`);
  }
  throw new TypeError(`a ${typeof value} cannot be kept`);
}

/** How long to wait for a tool that reads or copies the file, in milliseconds. */
const BUSY_MS = 5_000;
/** SQLite's own order of text is that of code points. */
const TYPES = { id: 'text' } as const;
const SQLITE_BUSY = 5;
/**
 * Each pass deletes its lease, which names no more than a workspace: that alone is no reason to write the whole
 * file anew.
 */
const OF_LEASES = 'delete from "leases"';

/**
 * Opens `coursebell.sqlite` in the directory, which is made where needed. Throws where another process has
 * it.
 */
export function openSqlite(dataDir: string, tell: TellProblem = () => {}): Database {
  makeFolder(dataDir);
  const lock = takeLock(dataDir);
  try {
    return databaseOver(openFile(fileOf(dataDir)), fileOf(dataDir), lock, tell);
  } catch (error) {
    lock.close();
    throw error;
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`cannot make the folder ${dataDir}: ${reasonOf(error)}`, { cause: error });
  }
}

function databaseOver(file: DatabaseSync, path: string, lock: DatabaseSync, tell: TellProblem): Database {
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(file, (statement) => {
      if (!statement.startsWith(OF_LEASES)) overwriting.noteDeleted();
    }),
  });
  // There is one connection, lent in turn: while it is lent here, no transaction is under way.
  const alone = <T>(work: () => T): Promise<T> => db.connection().execute(async () => work());
  const overwriting = createOverwriting({ file, alone, busyMs: BUSY_MS, tell });
  return {
    db,
    migrate: async () => {
      // Without this, a file that can only be read would be noticed at the first thing that is to be kept. A
      // store from which everything is moved away need not be written.
      orUnopened(path, () => proveWriting(file));
      await migrate(db, TYPES);
    },
    isConflict: () => false,
    writing: { failed: false },
    noteDeleted: overwriting.noteDeleted,
    overwrite: overwriting.overwrite,
    close: async () => {
      await overwriting.end();
      // Everything before has been done.
      await alone(() => {});
      await db.destroy().finally(() => lock.close());
    },
  };
}

/**
 * Holds a lock for as long as the process lives, since two processes would both send reminders. The lock is a file of
 * its own, so that it does not keep tools from copying the store. The system frees it when the process ends,
 * however that happens.
 */
function takeLock(dataDir: string): DatabaseSync {
  const path = lockOf(dataDir);
  const lock = open(path, 0);
  try {
    lock.exec('begin exclusive');
    // A lock that can only be read locks nobody out, which only a write finds out.
    lock.exec('pragma user_version = 0');
    return lock;
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw unopened(path, error);
    throw new Error(
      `the store in ${dataDir} is in use by another process; run one, or share Postgres by DATABASE_URL`,
      { cause: error },
    );
  }
}

/** The file in a directory that holds the store. */
export function fileOf(dataDir: string): string {
  return join(dataDir, 'coursebell.sqlite');
}

/** The file beside it that is locked while the store is in use. */
export function lockOf(dataDir: string): string {
  return join(dataDir, 'coursebell.lock');
}

function openFile(path: string): DatabaseSync {
  const file = open(path, BUSY_MS);
  try {
    orUnopened(path, () => {
      file.exec('pragma journal_mode = wal');
      // In WAL mode only FULL brings every commit to the disk before it counts as done.
      file.exec('pragma synchronous = full');
      // What is deleted is overwritten, and not only marked as free; `overwriting.ts` does the rest.
      file.exec('pragma secure_delete = on');
      // No file outside of the directory ever holds a part of the store.
      file.exec('pragma temp_store = memory');
    });
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * Commits a write that changes nothing: it sets a number that nobody uses to what it is. Throws where the file
 * can only be read, or its disk is full. To begin a transaction for writing proves nothing, since SQLite lets
 * that pass where the file can only be read.
 */
export function proveWriting(file: DatabaseSync): void {
  const version = Number(file.prepare('pragma user_version').get()?.['user_version']);
  file.exec(`pragma user_version = ${version}`);
}

function open(path: string, timeout: number): DatabaseSync {
  return orUnopened(path, () => {
    // For its owner only. SQLite opens a file that is there, and gives its rights to the files beside it.
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    return new DatabaseSync(path, { timeout, enableForeignKeyConstraints: true });
  });
}

function orUnopened<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unopened(path, error);
  }
}

function unopened(path: string, cause: unknown): Error {
  return new Error(`cannot open ${path}: ${reasonOf(cause)}`, { cause });
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
