/** The shared store: a Postgres database for any number of processes. */
import { Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrate, notOpened } from './migrate.ts';
import { LimitedPostgresDialect } from './postgres-dialect.ts';
import { reasonOf, type TellProblem } from './problems.ts';
import type { Tables } from './tables.ts';

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
  return {
    db,
    migrate: async () => {
      try {
        await migrateAlone(url, tell);
        // Writes nothing, but as everything else is written: by the connections that are used from now on.
        await db.deleteFrom('leases').where('name', '=', '').execute();
      } catch (error) {
        throw notOpened(error);
      }
    },
    isConflict: (error) => error instanceof Error && 'code' in error && CONFLICTS.has(error.code),
    writing: { failed: false },
    noteDeleted: () => {},
    // Postgres cleans its tables by itself (docs/privacy.md).
    overwrite: async () => true,
    close: () => db.destroy(),
  };
}

/**
 * Migrates on a connection of its own, without time limits: a migration, or the wait for another process's,
 * may take longer than a statement may.
 */
async function migrateAlone(url: string, tell: TellProblem): Promise<void> {
  const alone = kyselyOver(createPool(url, tell, { max: 1 }), 0);
  try {
    await alone.transaction().execute(async (transaction) => {
      await MIGRATING.execute(transaction);
      await migrate(transaction, TYPES);
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
 * Ends a connection that has fallen silent. Nobody tells of a network that swallows everything: without this
 * a query would wait for a quarter of an hour.
 */
function silenceEnds(socket: Socket, silentMs: number): Socket {
  return socket.setTimeout(silentMs, () => socket.destroy(new Error('Postgres fell silent')));
}
