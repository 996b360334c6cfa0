/** The embedded store: one file in a directory, for one process. */

import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Database, reasonOf, type TellProblem } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

// Leaves nothing of erased rows in the files of the embedded store.

/** The pause before another try while another process reads the file, in milliseconds. */
const AGAIN = 250;
/** How long an erasure waits for such a process, in milliseconds, before it goes on without the overwriting. */
const PATIENCE = 500;

interface Overwriting extends Pick<Database, 'noteDeleted' | 'overwrite'> {
  /** Ends the tries, after a last one where something is left. */
  end(): Promise<void>;
}

interface OverwritingOptions {
  readonly file: DatabaseSync;
  /** Runs work while no transaction is under way. */
  readonly alone: (work: () => boolean) => Promise<boolean>;
  /** How long the file's own statements wait for another process, in milliseconds. */
  readonly busyMs: number;
  readonly tell: TellProblem;
}

/**
 * `secure_delete` overwrites a deleted row in its page. It does not reach the copies that SQLite leaves in the
 * free parts of other pages when it divides a full page, nor the pages in the write-ahead log. So all pages are
 * written anew from the rows that are left, and the log is emptied into the file. That holds up everything else
 * in this process for as long as the file is large. So it is done for what a person or a workspace was told, and
 * otherwise by the hourly clean-up.
 */
export function createOverwriting({ file, alone, busyMs, tell }: OverwritingOptions): Overwriting {
  /** Where something is left: in the pages and the log, or in the log alone. */
  let left: 'in-pages' | 'in-log' | 'nowhere';
  // A process that was killed may have left something.
  left = 'in-pages';
  /** Whether the last try failed. */
  let isPending = false;
  /** Whether tries follow each other until one succeeds. */
  let isRetrying = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  /** False while another process reads an earlier state of the file. */
  const emptyLog = (): boolean => file.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0;
  const overwriteAll = (): boolean => {
    if (left === 'nowhere') return true;
    // SQLite waits in this process, and nothing else could be done meanwhile.
    file.exec('pragma busy_timeout = 0');
    try {
      // While the log can't be emptied, writing all pages would only lengthen it.
      if (!emptyLog()) return false;
      if (left === 'in-pages') {
        file.exec('vacuum');
        left = 'in-log';
        if (!emptyLog()) return false;
      }
      left = 'nowhere';
      return true;
    } finally {
      file.exec(`pragma busy_timeout = ${busyMs}`);
    }
  };
  /** Why nothing could be overwritten; undefined where all is. */
  const attempt = async (): Promise<string | undefined> => {
    const reason = await alone(overwriteAll).then(
      (isDone) => (isDone ? undefined : 'another process reads the file'),
      (error: unknown) => reasonOf(error),
    );
    isPending = reason !== undefined;
    return reason;
  };
  const retryLater = (): void => {
    if (isOver) return;
    isRetrying = true;
    timer = setTimeout(async () => {
      if ((await attempt()) === undefined) isRetrying = false;
      else retryLater();
    }, AGAIN).unref();
  };
  const giveUp = (reason: string): false => {
    if (isRetrying) return false;
    tell({ about: 'erased', reason });
    retryLater();
    return false;
  };
  return {
    noteDeleted: () => {
      left = 'in-pages';
    },
    overwrite: async (withinMs = PATIENCE) => {
      if (left === 'nowhere') return true;
      const until = performance.now() + withinMs;
      for (;;) {
        const reason = await attempt();
        if (reason === undefined) return true;
        if (isOver || performance.now() >= until) return giveUp(reason);
        await sleep(AGAIN);
      }
    },
    end: async () => {
      isOver = true;
      clearTimeout(timer);
      if (isPending) await attempt();
    },
  };
}

// Node's own SQLite beneath Kysely, whose SQLite dialect expects the shape of better-sqlite3.

/** @param onDeleted told of each statement that has deleted rows */
export function sqliteDialect(file: DatabaseSync, onDeleted: (sql: string) => void = () => {}): Dialect {
  const config = { database: likeBetterSqlite(file, onDeleted) };
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new NodeSqliteDriver(file, config),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function likeBetterSqlite(file: DatabaseSync, onDeleted: (sql: string) => void): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = file.prepare(sql);
      const note = (count: number | bigint): void => {
        if (count > 0 && sql.startsWith('delete')) onDeleted(sql);
      };
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => {
          const rows = statement.all(...parameters.map(bindable));
          note(rows.length);
          return rows;
        },
        run: (parameters) => {
          const result = statement.run(...parameters.map(bindable));
          note(result.changes);
          return result;
        },
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

/** SQLite does create tables in transactions, so that a migration is all or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  #connection: DatabaseConnection | undefined;

  constructor(file: DatabaseSync, config: SqliteDialectConfig) {
    super(config);
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= takingTurns(await super.acquireConnection());
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

/** The most work in a row: a statement counts one, and one more for each `FOR_ONE` of its parameters and rows. */
const IN_A_ROW = 200;
const FOR_ONE = 25;

/** Gives other work a turn now and then. SQLite works in this process, and promises alone let nothing in between. */
function takingTurns(inner: DatabaseConnection): DatabaseConnection {
  let inARow = 0;
  const begin = (): void => {
    inARow = 0;
  };
  return {
    executeQuery: async <R>(query: CompiledQuery, options?: AbortableOperationOptions) => {
      if (inARow >= IN_A_ROW) await turn().then(begin);
      if (inARow === 0) setImmediate(begin);
      inARow += 1 + query.parameters.length / FOR_ONE;
      const result = await inner.executeQuery<R>(query, options);
      inARow += result.rows.length / FOR_ONE;
      return result;
    },
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
  };
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
    dialect: sqliteDialect(file, (statement) => {
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
      await db.transaction().execute((transaction) => migrate(transaction, TYPES));
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
export function takeLock(dataDir: string): DatabaseSync {
  const path = lockOf(dataDir);
  const lock = open(path, 0);
  try {
    lock.exec('begin exclusive');
    // A lock that can only be read keeps no process out, which only a write finds out.
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
      // What is deleted is overwritten, and not only marked as free; `createOverwriting` does the rest.
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
 * Commits a write that changes nothing: it sets an unused number to its value. Throws where the file
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
