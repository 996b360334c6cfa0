import { atomically, type Database } from './database.ts';
import type { Leases } from './store.ts';

export function createLeases(database: Database): Leases {
  return {
    take: (name, holder, now, forMs) => take(database, name, holder, now, forMs),
    release: (name, holder) => release(database, name, holder),
    runOut: async (now) => {
      const rows = await database.db
        .selectFrom('leases')
        .select('name')
        .where('ends_at', '<=', now)
        .execute();
      return rows.map(({ name }) => name);
    },
  };
}

/** One statement decides: the row is written, and so returned, only where it is free, run out or already ours. */
async function take(database: Database, name: string, holder: string, now: number, forMs: number) {
  return await atomically(database, async (transaction) => {
    const taken = await transaction
      .insertInto('leases')
      .values({ name, holder, ends_at: now + forMs })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((row) => ({
            holder: row.ref('excluded.holder'),
            ends_at: row.ref('excluded.ends_at'),
          }))
          .where((row) => row.or([row('leases.holder', '=', holder), row('leases.ends_at', '<=', now)])),
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
