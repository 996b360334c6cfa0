/**
 * Postgres beneath Kysely, also behind a pooler that gives each transaction another connection to the server, such as PgBouncer
 * in transaction mode. So time limits and locks last for a transaction and no longer: others would meet what is left behind in
 * a session.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { StoreBusy } from '../../errors.ts';
import { isOver, type Sessions } from './postgres-sessions.ts';

interface LimitedConfig {
  readonly sessions: Sessions;
  /**
   * After so long, in milliseconds, the server ends a statement, or a transaction whose process does not go
   * on; after two thirds of it, one that waits for another's lock. 0: never.
   */
  readonly limitMs: number;
}

export class LimitedPostgresDialect extends PostgresDialect {
  readonly #config: LimitedConfig;

  constructor(config: LimitedConfig) {
    super({ pool: config.sessions.pool });
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

/** What the driver says where it has sent nothing: it knew before that the session was over. */
const NEVER_SENT = /is not queryable$/;

/**
 * Where Postgres looks whether it is to end a session. It does so before a commit or after it has told of one, so that what fails there
 * was not committed. A pooler in between names no such place.
 */
const BETWEEN = 'ProcessInterrupts';

/** Errors of a commit: the server may have done it before it fell silent. */
const ofCommits = new WeakSet<object>();

function noteOfCommit(error: unknown): void {
  if (!(error instanceof Error) || NEVER_SENT.test(error.message)) return;
  if ('routine' in error && error.routine === BETWEEN) return;
  ofCommits.add(error);
}

/** Statements that were cancelled before their time was over: by a person, or a program such as a pooler. */
const cancelledEarly = new WeakSet<object>();

/**
 * Whether work may be done again, on another connection: its session is over, or a statement was cancelled early, and nothing
 * of it was committed.
 */
export const mayBeTriedAgain = (error: unknown): boolean =>
  error instanceof Error && (isOver(error) || cancelledEarly.has(error)) && !ofCommits.has(error);

/** Whether a statement alone has nothing to commit, so that it can be done again in any case. */
const isRead = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode';

/** Another has locked the row or table (lock_not_available). */
const LOCKED = '55P03';
/** A statement was ended by the server, since its time was over or another asked for it (query_canceled). */
const CANCELLED = '57014';
const CANCELLED_WORDS = 'the database cancelled what took too long, or was asked to cancel it';
/** A statement came after one that had failed: it fails because of that. */
const ABORTED = '25P02';

/** Kysely's driver, with limits in every transaction. */
function limitedDriver({ sessions, limitMs }: LimitedConfig): Driver {
  const driver: Driver = new PostgresDriver({ pool: sessions.pool });
  const limits = Object.entries({
    statement_timeout: limitMs,
    idle_in_transaction_session_timeout: limitMs,
    // Shorter, so that what holds a statement up is told by its name.
    lock_timeout: Math.round((limitMs * 2) / 3),
  })
    .map(([name, ms]) => `; set local ${name} = ${ms}`)
    .join('');
  return {
    init: (options) => driver.init(options),
    destroy: () => driver.destroy(),
    acquireConnection: async () =>
      new LimitedConnection(await lent(driver, sessions), driver, sessions, { limits, limitMs }),
    releaseConnection: (connection) => limited(connection).release(),
    beginTransaction: (connection, settings) => limited(connection).begin(settings),
    commitTransaction: (connection) => limited(connection).commit(),
    rollbackTransaction: (connection) => limited(connection).rollback(),
  };
}

interface Lent {
  readonly connection: DatabaseConnection;
  /** The age of its session. */
  readonly age: number;
}

async function lent(driver: Driver, sessions: Sessions): Promise<Lent> {
  const connection = await driver.acquireConnection();
  return { connection, age: sessions.age() };
}

function limited(connection: DatabaseConnection): LimitedConnection {
  if (connection instanceof LimitedConnection) return connection;
  throw new TypeError('a connection of another driver');
}

/**
 * Runs each statement in a transaction, since limits can be set for nothing less. A statement whose session turns out to be over
 * is run once more on another connection; a transaction of several is run again by its caller.
 */
class LimitedConnection implements DatabaseConnection {
  #lent: Lent;
  #isLent = true;
  readonly #driver: Driver;
  readonly #sessions: Sessions;
  readonly #limits: string;
  readonly #limitMs: number;
  #isInTransaction = false;
  /** The first failure in the transaction. */
  #failure: unknown;

  constructor(
    first: Lent,
    driver: Driver,
    sessions: Sessions,
    { limits, limitMs }: { limits: string; limitMs: number },
  ) {
    this.#lent = first;
    this.#driver = driver;
    this.#sessions = sessions;
    this.#limits = limits;
    this.#limitMs = limitMs;
  }

  /** Begins and sets the limits in one message. The server's or user's own default may be another level. */
  async begin({ isolationLevel = 'read committed', accessMode }: TransactionSettings = {}): Promise<void> {
    const access = accessMode ? ` ${accessMode}` : '';
    const start = `start transaction isolation level ${isolationLevel}${access}${this.#limits}`;
    await this.#noted(this.#lent.connection.executeQuery(CompiledQuery.raw(start)));
    this.#isInTransaction = true;
    this.#failure = undefined;
  }

  async commit(): Promise<void> {
    this.#isInTransaction = false;
    try {
      await this.#noted(this.#driver.commitTransaction(this.#lent.connection));
    } catch (error) {
      // The server undid it because of what failed before.
      if (this.#failure !== undefined) throw this.#failure;
      noteOfCommit(error);
      throw error;
    }
  }

  /** Never rejects: what failed before is to be told. A connection that can't even roll back is discarded. */
  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    await this.#driver.rollbackTransaction(this.#lent.connection).catch(() => undefined);
  }

  async release(): Promise<void> {
    if (!this.#isLent) return;
    this.#isLent = false;
    await this.#driver.releaseConnection(this.#lent.connection);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return await this.#inTransaction<R>(query);
    try {
      return await this.#alone<R>(query);
    } catch (error) {
      if (!mayBeTriedAgain(error) && !(isOver(error) && isRead(query))) throw error;
      await this.#exchange();
      return await this.#alone<R>(query);
    }
  }

  async #inTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return await this.#noted(this.#lent.connection.executeQuery<R>(query));
    } catch (error) {
      // The first failure is the one to tell, where what runs the statements went on after it.
      const isAborted = error instanceof Error && 'code' in error && error.code === ABORTED;
      this.#failure ??= error;
      throw isAborted ? this.#failure : error;
    }
  }

  async #alone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.begin();
    let result: QueryResult<R>;
    try {
      result = await this.#inTransaction<R>(query);
    } catch (error) {
      await this.rollback();
      throw error;
    }
    await this.commit();
    return result;
  }

  async #exchange(): Promise<void> {
    await this.release();
    this.#lent = await lent(this.#driver, this.#sessions);
    this.#isLent = true;
  }

  async #noted<T>(work: Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await work;
    } catch (error) {
      this.#sessions.noteFailure(error, this.#lent.age);
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === LOCKED) throw new StoreBusy(error);
      if (code !== CANCELLED) throw error;
      const cancelled = new StoreBusy(error, CANCELLED_WORDS);
      if (this.#limitMs === 0 || performance.now() - began < this.#limitMs) cancelledEarly.add(cancelled);
      throw cancelled;
    }
  }

  streamQuery(): never {
    throw new Error('rows are read page by page');
  }
}
