/**
 * Postgres beneath Kysely, also behind a pooler that gives each transaction another connection to the server,
 * such as PgBouncer in transaction mode. So time limits and locks last for a transaction and no longer: others
 * would meet what is left behind in a session.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

export interface LimitedConfig extends PostgresDialectConfig {
  /**
   * After so long, in milliseconds, the server ends a statement, or a transaction whose process does not go
   * on. 0: never.
   */
  readonly limitMs: number;
}

export class LimitedPostgresDialect extends PostgresDialect {
  readonly #config: LimitedConfig;

  constructor(config: LimitedConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return limitedDriver(this.#config);
  }

  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/** Kysely's own lock of migrations belongs to the session. `postgres.ts` takes one of the transaction. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Kysely's driver, with limits in every transaction. */
function limitedDriver(config: LimitedConfig): Driver {
  const driver: Driver = new PostgresDriver(config);
  const names = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  const limits = names.map((name) => `; set local ${name} = ${config.limitMs}`).join('');
  /** Begins and sets the limits in one message. */
  const begin = async (inner: DatabaseConnection, { isolationLevel, accessMode }: TransactionSettings) => {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    const start = `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`;
    await inner.executeQuery(CompiledQuery.raw(`${start}${limits}`));
  };
  return {
    init: (options) => driver.init(options),
    destroy: () => driver.destroy(),
    acquireConnection: async (options) =>
      new LimitedConnection(await driver.acquireConnection(options), driver, (inner) => begin(inner, {})),
    releaseConnection: (connection) => driver.releaseConnection(limited(connection).inner),
    beginTransaction: async (connection, settings) => {
      const mine = limited(connection);
      await begin(mine.inner, settings);
      mine.isInTransaction = true;
    },
    commitTransaction: (connection) => driver.commitTransaction(limited(connection).left()),
    rollbackTransaction: (connection) => driver.rollbackTransaction(limited(connection).left()),
  };
}

function limited(connection: DatabaseConnection): LimitedConnection {
  if (connection instanceof LimitedConnection) return connection;
  throw new TypeError('a connection of another driver');
}

/** Runs each statement in a transaction, since limits can be set for nothing less. */
class LimitedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: Driver;
  readonly #begin: (inner: DatabaseConnection) => Promise<void>;
  isInTransaction = false;

  constructor(
    inner: DatabaseConnection,
    driver: Driver,
    begin: (inner: DatabaseConnection) => Promise<void>,
  ) {
    this.inner = inner;
    this.#driver = driver;
    this.#begin = begin;
  }

  /** The connection beneath, whose transaction ends now. */
  left(): DatabaseConnection {
    this.isInTransaction = false;
    return this.inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isInTransaction) return await this.inner.executeQuery<R>(query);
    await this.#begin(this.inner);
    try {
      const result = await this.inner.executeQuery<R>(query);
      await this.#driver.commitTransaction(this.inner);
      return result;
    } catch (error) {
      // The first failure is the one to tell. A connection that can't even roll back is discarded.
      await this.#driver.rollbackTransaction(this.inner).catch(() => undefined);
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('rows are read page by page');
  }
}
