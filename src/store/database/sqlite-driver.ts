/**
 * Node's own SQLite beneath Kysely, whose SQLite dialect expects the shape of better-sqlite3. SQLite works in this process, and
 * would wait there for another program's lock while nothing else is done: so it never waits, and is asked again.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { StoreBusy } from '../../errors.ts';

/** SQLite's primary result code, the lowest byte of an extended one. */
const SQLITE_BUSY = 5;
/** How long another program's lock is waited for, in milliseconds. */
const BUSY_MS = 20_000;
/** The pause before another try, in milliseconds. */
const AGAIN_MS = 20;

/** Whether another program has the lock that a statement needs. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  return error.errcode % 256 === SQLITE_BUSY;
}

/** Until when what begins now waits for another program's lock. */
export const patience = (): number => performance.now() + BUSY_MS;

/** Tries until no other program has the lock, with other work between; rejects with `StoreBusy` when its time is over. */
export async function onceFree<T>(work: () => T | Promise<T>, until = patience()): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() >= until) throw new StoreBusy(error);
    }
    await sleep(AGAIN_MS);
  }
}

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

/** The most statements that are kept prepared. To prepare one costs more than most of them do. */
const MOST_PREPARED = 200;
/** Longer statements are not kept, in characters: the texts of those with lists differ by their lengths. */
const LONGEST_PREPARED = 2_000;

function likeBetterSqlite(file: DatabaseSync, onDeleted: (sql: string) => void): SqliteDatabase {
  const prepared = new LRUCache<string, ReturnType<SqliteDatabase['prepare']>>({ max: MOST_PREPARED });
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const before = prepared.get(sql);
      if (before) return before;
      const statement = file.prepare(sql);
      const note = (count: number | bigint): void => {
        if (count > 0 && sql.startsWith('delete')) onDeleted(sql);
      };
      const made: ReturnType<SqliteDatabase['prepare']> = {
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
      if (sql.length <= LONGEST_PREPARED) prepared.set(sql, made);
      return made;
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
    this.#connection ??= takingTurns(await super.acquireConnection(), this.#file);
    return this.#connection;
  }

  /**
   * A transaction takes the lock that it needs at its beginning: found taken later, it would have to be undone. One that only
   * reads needs none.
   */
  override async beginTransaction(
    _connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    this.#file.exec(accessMode === 'read only' ? 'begin' : 'begin immediate');
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
function takingTurns(inner: DatabaseConnection, file: DatabaseSync): DatabaseConnection {
  let inARow = 0;
  const begin = (): void => {
    inARow = 0;
  };
  return {
    executeQuery: async <R>(query: CompiledQuery, options?: AbortableOperationOptions) => {
      if (inARow >= IN_A_ROW) await turn().then(begin);
      if (inARow === 0) setImmediate(begin);
      inARow += 1 + query.parameters.length / FOR_ONE;
      const run = () => inner.executeQuery<R>(query, options);
      // In a transaction the locks are there. Alone, a statement meets another's only where that keeps out readers, too.
      const result = await (file.isTransaction ? run() : onceFree(run));
      inARow += result.rows.length / FOR_ONE;
      return result;
    },
    streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
  };
}
