/** The shared store: a Postgres database for any number of processes. */

import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
  sql,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { withTimeout } from '../../primitives.ts';
import { type Database, reasonOf, type TellProblem } from './database.ts';
import { MIGRATIONS, migrate, notOpened } from './migrations.ts';
import type { Tables } from './tables.ts';
import { createPresence, type Presence } from './versions.ts';

// Postgres beneath Kysely, also behind a pooler that gives each transaction another connection to the server,
// such as PgBouncer in transaction mode. So time limits and locks last for a transaction and no longer: others
// would meet what is left behind in a session.

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

const CONNECTIONS = 10;
/** How long to wait for a connection, new or free, in milliseconds. */
const CONNECT_MS = 5_000;
/**
 * After so long, in milliseconds, the server ends a statement, or a transaction whose process does not go on.
 */
const STATEMENT_MS = 15_000;
/** After so long, in milliseconds, a connection that is not needed is closed. */
const IDLE_MS = 20_000;
/**
 * After so long without a sign of life, in milliseconds, a connection counts as lost: later than the server
 * would have ended its statement.
 */
const SILENT_MS = 30_000;
/** How long a process that ends waits until the others know, in milliseconds. */
const LEAVE_MS = 500;
/** The text type, in the order of code points, which is also the fastest. */
const TYPES = { id: sql`text collate "C"` };
/** Deadlock, and a serialization failure. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** The lock of migrations. Kysely's own has the same number, so versions that used that one are kept out, too. */
const MIGRATING = sql`select pg_advisory_xact_lock(3853314791062309107)`;

/** Opens nothing yet: connections come with the first query. `silentMs` is for tests. */
export function openPostgres(url: string, tell: TellProblem, silentMs = SILENT_MS): Database {
  const pool = createPool(url, tell, {
    max: CONNECTIONS,
    idleTimeoutMillis: Math.min(IDLE_MS, silentMs / 2),
    stream: () => silenceEnds(new Socket(), silentMs),
  });
  const db = kyselyOver(pool, STATEMENT_MS);
  const presence = createPresence(randomUUID(), Object.keys(MIGRATIONS).at(-1) ?? '');
  let isPresent = false;
  return {
    db,
    migrate: async ({ isPassing = false } = {}) => {
      try {
        await migrateAlone(url, tell, isPassing ? undefined : presence);
        // Writes nothing, but as everything else is written: by the connections that are used from now on.
        await db.deleteFrom('leases').where('name', '=', '').execute();
        isPresent = !isPassing;
        if (isPresent) presence.keep(db);
      } catch (error) {
        throw notOpened(error);
      }
    },
    isConflict: (error) => error instanceof Error && 'code' in error && CONFLICTS.has(error.code),
    writing: { failed: false },
    noteDeleted: () => {},
    // Postgres cleans its tables by itself (docs/privacy.md).
    overwrite: async () => true,
    close: async () => {
      // A server that is gone need not be told.
      if (isPresent)
        await withTimeout(
          presence.leave(db).catch(() => undefined),
          LEAVE_MS,
        );
      await db.destroy();
    },
  };
}

/**
 * Migrates on a connection of its own, without time limits: a migration, or the wait for another process's,
 * may take longer than a statement may.
 */
async function migrateAlone(url: string, tell: TellProblem, presence?: Presence): Promise<void> {
  const alone = kyselyOver(createPool(url, tell, { max: 1 }), 0);
  try {
    await alone.transaction().execute(async (transaction) => {
      await MIGRATING.execute(transaction);
      const onWait = (processes: number): void =>
        tell({ about: 'waiting', reason: `${processes} processes of an earlier version: stop them` });
      await migrate(transaction, TYPES, { presence, onWait });
    });
  } finally {
    await alone.destroy();
  }
}

function kyselyOver(pool: pg.Pool, limitMs: number): Kysely<Tables> {
  return new Kysely({ dialect: new LimitedPostgresDialect({ pool, limitMs }) });
}

function createPool(url: string, tell: TellProblem, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'coursebell',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: { getTypeParser },
    ...config,
  });
  pool.on('error', (error) => tell({ about: 'connection', reason: reasonOf(error) }));
  // A connection that is lost in use fails the query on it. Without a listener it would end the process as
  // well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Counts and times come as numbers: both stay far below the 53 bits that a number holds exactly. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

/**
 * Ends a connection that has fallen silent. Nothing reports a network that swallows everything: without this
 * a query would wait for a quarter of an hour.
 */
function silenceEnds(socket: Socket, silentMs: number): Socket {
  return socket.setTimeout(silentMs, () => socket.destroy(new Error('Postgres fell silent')));
}
