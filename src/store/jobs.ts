import { wholeTime } from './columns.ts';
import type { JobRuns } from './concerns.ts';
import { atomically, type Database } from './database.ts';

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
