import { wholeTime } from './columns.ts';
import { atomically, type Database } from './database.ts';
import type { Leases } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * By how much the clocks of replicas may differ, in milliseconds: a lease may seem to be so much too long.
 */
const APART = 60_000;

export function createLeases(database: Database): Leases {
  return {
    take: (name, holder, now, forMs, longestMs = forMs) =>
      take(
        database,
        { name, holder, ends_at: wholeTime(now + forMs) },
        wholeTime(now),
        wholeTime(now + longestMs + APART),
      ),
    release: (name, holder) => release(database, name, holder),
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
async function take(database: Database, lease: Tables['leases'], now: number, latest: number) {
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

async function release(database: Database, name: string, holder: string): Promise<void> {
  await atomically(database, async (transaction) => {
    await transaction.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  });
}
