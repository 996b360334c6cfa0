import { wholeTime } from './columns.ts';
import type { Claims, JobRuns } from './concerns.ts';
import { atomically, type Database } from './database.ts';
import type { Tables } from './rows.ts';
import type { Leases } from './store.ts';

export function createClaims(database: Database): Claims {
  return {
    take: (name, now, forMs) => take(database, name, wholeTime(now), wholeTime(now + forMs)),
    release: (name) => release(database, name),
  };
}

/** One statement decides, as with leases; but nobody prolongs a claim. */
async function take(database: Database, name: string, now: number, endsAt: number): Promise<boolean> {
  return await atomically(database, async (transaction) => {
    const taken = await transaction
      .insertInto('claims')
      .values({ name, ends_at: endsAt })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({ ends_at: row.ref('excluded.ends_at') }))
          .where('claims.ends_at', '<=', now),
      )
      .returning('name')
      .execute();
    return taken.length > 0;
  });
}

async function release(database: Database, name: string): Promise<void> {
  await atomically(database, async (transaction) => {
    await transaction.deleteFrom('claims').where('name', '=', name).execute();
  });
}

export function createJobRuns(database: Database): JobRuns {
  return {
    last: async (name) => {
      const all = database.db.selectFrom('jobs').selectAll().where('name', '=', name);
      const row = await all.executeTakeFirst();
      return (
        row && {
          triedAt: row.tried_at,
          succeededAt: row.succeeded_at ?? undefined,
          failingSince: row.failing_since ?? undefined,
        }
      );
    },
    note: (name, run) => note(database, name, run),
  };
}

/** A success ends a failure; the time of the last success outlives failures. */
async function note(database: Database, name: string, run: Parameters<JobRuns['note']>[1]): Promise<void> {
  const { isWell } = run;
  const [triedAt, endedAt] = [wholeTime(run.triedAt), wholeTime(run.endedAt)];
  const row = {
    name,
    tried_at: triedAt,
    succeeded_at: isWell ? endedAt : null,
    failing_since: isWell ? null : triedAt,
  };
  await atomically(database, async (transaction) => {
    await transaction
      .insertInto('jobs')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((before) => ({
          tried_at: before.ref('excluded.tried_at'),
          succeeded_at: isWell ? endedAt : before.ref('jobs.succeeded_at'),
          // A time that is later than this run was noted before the clock was set back.
          failing_since: isWell
            ? null
            : before
                .case()
                .when('jobs.failing_since', '<=', triedAt)
                .then(before.ref('jobs.failing_since'))
                .else(before.ref('excluded.failing_since'))
                .end(),
        })),
      )
      .execute();
  });
}

/**
 * By how much the clocks of replicas may differ, in milliseconds: a lease may seem to be so much too long.
 */
const APART = 60_000;

export function createLeases(database: Database): Leases {
  return {
    take: (name, holder, now, forMs, longestMs = forMs) =>
      takeLeases(
        database,
        { name, holder, ends_at: wholeTime(now + forMs) },
        wholeTime(now),
        wholeTime(now + longestMs + APART),
      ),
    release: (name, holder) => releaseLeases(database, name, holder),
    runOut: async (now) => {
      const rows = await database.db
        .selectFrom('leases')
        .select('name')
        .where('ends_at', '<=', wholeTime(now))
        .execute();
      return rows.map(({ name }) => name);
    },
  };
}

/**
 * One statement decides: the row is written, and so returned, only if the lease is free, run out or already
 * ours.
 */
async function takeLeases(database: Database, lease: Tables['leases'], now: number, latest: number) {
  return await atomically(database, async (transaction) => {
    const taken = await transaction
      .insertInto('leases')
      .values(lease)
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({
            holder: row.ref('excluded.holder'),
            ends_at: row.ref('excluded.ends_at'),
          }))
          .where((row) =>
            row.or([
              row('leases.holder', '=', lease.holder),
              row('leases.ends_at', '<=', now),
              row('leases.ends_at', '>', latest),
            ]),
          ),
      )
      .returning('name')
      .execute();
    return taken.length > 0;
  });
}

async function releaseLeases(database: Database, name: string, holder: string): Promise<void> {
  await atomically(database, async (transaction) => {
    await transaction.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  });
}
