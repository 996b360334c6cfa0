/** The shared store: a Postgres database for any number of processes. */

import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { endedBy, withTimeout } from '../../primitives.ts';
import { connectionOf, wantsOtherWay } from './address.ts';
import { type Database, reasonOf, type TellProblem } from './database.ts';
import { MIGRATIONS, migrate, notOpened } from './migrations.ts';
import { LimitedPostgresDialect, mayBeTriedAgain } from './postgres-driver.ts';
import { expectAble, expectRights } from './postgres-needs.ts';
import { createSessions, type Pool } from './postgres-sessions.ts';
import type { Tables } from './tables.ts';
import { createPresence, type Presence } from './versions.ts';

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
/** How often a transaction is tried that others get in the way of. */
const TRIES = 5;
/** The pause before another try, at most and in milliseconds, times the number of tries. */
const PAUSE_MS = 50;

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
    transact: (work) => transact(db, work),
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
  const bringUp = () =>
    transact(alone, async (transaction) => {
      await expectAble(transaction);
      await MIGRATING.execute(transaction);
      const onWait = (processes: number): void =>
        tell({ about: 'waiting', reason: `${processes} processes of an earlier version: stop them` });
      await migrate(transaction, TYPES, { presence, onWait });
      await expectRights(transaction);
    });
  await endedBy(bringUp, () => alone.destroy());
}

/** Runs all or nothing; again where other transactions got in its way, and once where the session was over before the commit. */
async function transact<T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  let hasMoved = false;
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!hasMoved && mayBeTriedAgain(error)) {
        hasMoved = true;
        continue;
      }
      if (tried >= TRIES || !isConflict(error)) throw error;
      // The others need a moment to get through, or they would meet again at once.
      await sleep(Math.random() * tried * PAUSE_MS);
    }
  }
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CONFLICTS.has(error.code);

function kyselyOver(pool: Pool, limitMs: number): Kysely<Tables> {
  return new Kysely({ dialect: new LimitedPostgresDialect({ sessions: createSessions(pool), limitMs }) });
}

function createPool(url: string, tell: TellProblem, config: pg.PoolConfig): Pool {
  const { notes: _, otherwise, application_name = 'coursebell', ...connection } = connectionOf(url);
  const pool = new pg.Pool({
    ...connection,
    application_name,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: { getTypeParser },
    ...config,
  });
  pool.on('error', (error) => tell({ about: 'connection', reason: reasonOf(error) }));
  // A connection that is lost in use fails the query on it. Without a listener it would end the process as
  // well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return otherwise === undefined ? pool : eitherWay(pool, [connection.ssl, otherwise]);
}

/** Connects encrypted or not, as the server wants it. The way that worked last comes first. */
function eitherWay(pool: pg.Pool, ways: readonly pg.PoolConfig['ssl'][]): Pool {
  return {
    options: pool.options,
    on: (event, listener) => pool.on(event, listener),
    connect: async () => {
      const tried = pool.options.ssl;
      try {
        return await pool.connect();
      } catch (error) {
        if (!wantsOtherWay(error)) throw error;
        pool.options.ssl = ways.find((way) => way !== tried);
        return await pool.connect();
      }
    },
    end: () => pool.end(),
  };
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
