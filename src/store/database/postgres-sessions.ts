/**
 * Sessions of Postgres that are over: a server that was switched over or stops ends them, or leaves them where nothing can be
 * written. Their connections are discarded, and work that has changed nothing is tried once on another.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/**
 * What a session, and no statement, has come to (https://www.postgresql.org/docs/18/errcodes-appendix.html). The server can
 * only be read; it ended the session, for its own end or for a time limit.
 */
const OVER: ReadonlySet<unknown> = new Set([
  ...['25006', '57P01', '57P02', '57P03', '57P04', '57P05'],
  ...['25P03', '25P04'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** The whole class of broken connections, but what is wrong with a message. */
const BROKEN = /^08(?!P01)/;
/** What servers, poolers and the driver say without a code of their own. */
const SAID =
  /terminating connection|not currently accepting connections|server closed the connection|database system is (?:shutting down|starting up|in recovery)|Connection terminated unexpectedly|is not queryable|fell silent|socket has been ended/i;

/** Whether an error tells that the session is over, so that no statement has a future on it. */
export function isOver(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return OVER.has(code) || (typeof code === 'string' && BROKEN.test(code)) || SAID.test(error.message);
}

/** The pause before a second try to connect, in milliseconds: a server that begins or stops refuses for a moment. */
const AGAIN_MS = 250;

/** The driver's pool, as far as it is used. */
export interface Pool {
  readonly options: PostgresPool['options'];
  on(event: 'connect', listener: (client: pg.PoolClient) => void): unknown;
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
}

export interface Sessions {
  /** Lends connections, none of them of a session that is known to be over. */
  readonly pool: PostgresPool;
  /** How many times sessions have ended so far: says how old a connection is. */
  age(): number;
  /** Notes how work failed on a connection that was lent at this age. Once a session is over, none of its age is lent again. */
  noteFailure(error: unknown, age: number): void;
}

/** The server, its database or its user may have no more connections (too_many_connections). */
const TOO_MANY = '53300';
/** How long another's connection is waited for then, in milliseconds: as long as for one of the pool. */
const FREE_WITHIN = 5_000;
const LOOK_EVERY = 50;

/** Where there may be fewer connections than the pool would open, those that are there are lent in turn. */
async function lendOnceFree(lend: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  for (const until = performance.now() + FREE_WITHIN; ; await sleep(LOOK_EVERY)) {
    try {
      return await lend();
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === TOO_MANY;
      if (!isFull || performance.now() >= until) throw error;
    }
  }
}

/**
 * Lends a pool's connections only while their sessions can be used. What ends one session mostly ends all: they are discarded
 * together, or each of ten would first fail the work of a person.
 */
export function createSessions(pool: Pool): Sessions {
  const madeAt = new WeakMap<pg.PoolClient, number>();
  let ended = 0;
  pool.on('connect', (client) => madeAt.set(client, ended));
  const isUsable = (client: pg.PoolClient): boolean => madeAt.get(client) === ended;
  const lend = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (isUsable(client)) return client;
      client.release(true);
    }
  };
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await lendOnceFree(lend).catch(async (error: unknown) => {
      if (!isOver(error)) throw error;
      await sleep(AGAIN_MS);
      return await lendOnceFree(lend);
    });
    const release = client.release.bind(client);
    client.release = (destroy) => release(destroy || !isUsable(client));
    return client;
  };
  return {
    pool: { connect, end: () => pool.end(), options: pool.options },
    age: () => ended,
    noteFailure: (error, age) => {
      if (age === ended && isOver(error)) ended += 1;
    },
  };
}
