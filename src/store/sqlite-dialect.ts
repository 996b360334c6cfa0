/** Node's own SQLite beneath Kysely, whose SQLite dialect expects the shape of better-sqlite3. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

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
