/** The rows by which replicas agree: leases, claims, how shared work went, what the study API offers, and secrets. */
import { sql } from 'kysely';
import { wholeTime } from './database/columns.ts';
import {
  atomically,
  type Database,
  equal,
  putNow,
  removeNow,
  rowReader,
  type TellProblem,
} from './database/database.ts';
import { CLAIMS, JOB_RUNS, LEASES, STUDY_EXTRAS } from './database/tables.ts';
import type { Store } from './store.ts';

/** By how much the clocks of replicas may differ, in milliseconds: a lease may seem to be so much too long. */
const APART = 60_000;

export function createLeases(database: Database): Store['leases'] {
  return {
    take: (name, holder, now, forMs, longestMs = forMs) => {
      const latest = wholeTime(now + longestMs + APART);
      const isFree = sql<boolean>`leases.holder = ${holder} or leases.ends_at <= ${wholeTime(now)}
        or leases.ends_at > ${latest}`;
      return putNow(database, LEASES, [{ name, holder, endsAt: now + forMs }], { where: isFree });
    },
    release: async (name, holder) => void (await removeNow(database, 'leases', equal({ name, holder }))),
    runOut: async (now) => {
      const all = database.db.selectFrom('leases').select('name');
      return (await all.where('ends_at', '<=', wholeTime(now)).execute()).map(({ name }) => name);
    },
  };
}

export function createClaims(database: Database): Store['claims'] {
  return {
    take: (name, now, forMs) => {
      const isOver = sql<boolean>`claims.ends_at <= ${wholeTime(now)}`;
      return putNow(database, CLAIMS, [{ name, endsAt: now + forMs }], { where: isOver });
    },
    release: async (name) => void (await removeNow(database, 'claims', equal({ name }))),
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
      await putNow(database, JOB_RUNS, [run], { set });
    },
  };
}

export function createExtraNotes(database: Database, tell: TellProblem): Store['studyExtras'] {
  const { find } = rowReader(database.db, STUDY_EXTRAS, tell);
  return {
    of: (service) => find({ service }),
    put: async (notes) => void (await putNow(database, STUDY_EXTRAS, notes)),
  };
}

export function createSecrets(database: Database): Store['secrets'] {
  const known: Store['secrets']['known'] = async (name) => {
    const all = database.db.selectFrom('secrets').select('secret').where('name', '=', name);
    return (await all.executeTakeFirst())?.secret;
  };
  return {
    known,
    all: async (beginning) => {
      const all = database.db.selectFrom('secrets').select(['name', 'secret']).orderBy('name');
      return (await all.execute())
        .filter(({ name }) => name.startsWith(beginning))
        .map(({ secret }) => secret);
    },
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
