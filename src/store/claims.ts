import { wholeTime } from './columns.ts';
import type { Claims } from './concerns.ts';
import { atomically, type Database } from './database.ts';

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
