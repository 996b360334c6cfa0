/** The rows by which replicas agree: leases, claims, how shared work went, and secrets. */
import { sql } from 'kysely';
import { wholeTime } from './database/columns.ts';
import {
  atomically,
  type Database,
  put,
  removeRows,
  rowReader,
  type TellProblem,
  upsert,
} from './database/database.ts';
import { JOB_RUNS } from './database/tables.ts';
import type { Store } from './store.ts';

/** By how much the clocks of replicas may differ, in milliseconds: a lease may seem to be so much too long. */
const APART = 60_000;

export function createLeases(database: Database): Store['leases'] {
  return {
    take: (name, holder, now, forMs, longestMs = forMs) => {
      const lease = { name, holder, ends_at: wholeTime(now + forMs) };
      const latest = wholeTime(now + longestMs + APART);
      const isFree = sql<boolean>`leases.holder = ${holder} or leases.ends_at <= ${wholeTime(now)}
        or leases.ends_at > ${latest}`;
      return atomically(database, async (transaction) => {
        return (await upsert(transaction, 'leases', [lease], { where: isFree })) > 0;
      });
    },
    release: async (name, holder) => {
      await atomically(database, (transaction) =>
        removeRows(transaction, 'leases', sql`name = ${name} and holder = ${holder}`),
      );
    },
    runOut: async (now) => {
      const all = database.db.selectFrom('leases').select('name');
      return (await all.where('ends_at', '<=', wholeTime(now)).execute()).map(({ name }) => name);
    },
  };
}

export function createClaims(database: Database): Store['claims'] {
  return {
    take: (name, now, forMs) => {
      const claim = { name, ends_at: wholeTime(now + forMs) };
      const isOver = sql<boolean>`claims.ends_at <= ${wholeTime(now)}`;
      return atomically(database, async (transaction) => {
        return (await upsert(transaction, 'claims', [claim], { where: isOver })) > 0;
      });
    },
    release: async (name) => {
      await atomically(database, (transaction) => removeRows(transaction, 'claims', sql`name = ${name}`));
    },
  };
}

export function createJobRuns(database: Database, tell: TellProblem): Store['jobs'] {
  const { get } = rowReader(database.db, JOB_RUNS, tell);
  return {
    last: async (job) => {
      const found = await get({ name: job });
      if (!found) return undefined;
      const { name: _, ...run } = found;
      return run;
    },
    /** A success ends a failure; the time of the last success outlives failures. */
    note: async (name, { isWell, triedAt, endedAt }) => {
      const run = {
        ...{ name, triedAt },
        succeededAt: isWell ? endedAt : undefined,
        failingSince: isWell ? undefined : triedAt,
      };
      const set = {
        succeeded_at: sql`coalesce(excluded.succeeded_at, jobs.succeeded_at)`,
        // A time that is later than this run was noted before the clock was set back.
        failing_since: sql`case when excluded.failing_since is not null and jobs.failing_since <= excluded.tried_at
          then jobs.failing_since else excluded.failing_since end`,
      };
      await atomically(database, (transaction) => put(transaction, JOB_RUNS, [run], { set }));
    },
  };
}

export function createSecrets(database: Database): Store['secrets'] {
  const known: Store['secrets']['known'] = async (name) => {
    const all = database.db.selectFrom('secrets').select('secret').where('name', '=', name);
    return (await all.executeTakeFirst())?.secret;
  };
  return {
    known,
    get: async (name, make) => (await known(name)) ?? (await keepFirst(database, name, make())),
  };
}

/** Keeps a secret. If another replica has kept one in between, the update changes nothing and gives back that. */
async function keepFirst(database: Database, name: string, secret: string): Promise<string> {
  return await atomically(database, async (transaction) => {
    const row = await transaction
      .insertInto('secrets')
      .values({ name, secret })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((first) => ({ secret: first.ref('secrets.secret') })),
      )
      .returning('secret')
      .executeTakeFirstOrThrow();
    return row.secret;
  });
}
