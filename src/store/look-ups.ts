import type { LookedUp, LookUps } from './concerns.ts';
import { atomically, batches, type Database, lastByKey } from './database.ts';
import { lookUpRow, rowOfLookUp } from './home-rows.ts';
import { forgetOldest } from './newest.ts';
import type { TellProblem } from './problems.ts';
import { readRows } from './rows.ts';

const KEY = ['workspace', 'user_id', 'code'] as const;

export function createLookUps(database: Database, tell: TellProblem): LookUps {
  return {
    put: (lookUps, most) => put(database, lookUps, most),
    of: async ({ workspace, user }) => {
      const all = database.db.selectFrom('look_ups').selectAll().where('workspace', '=', workspace);
      const mine = all.where('user_id', '=', user);
      const rows = await mine.orderBy('looked_up_at', 'desc').orderBy('code').execute();
      return readRows('look_ups', KEY, lookUpRow, rows, tell);
    },
  };
}

async function put(database: Database, lookUps: readonly LookedUp[], most: number): Promise<void> {
  if (lookUps.length === 0) return;
  await atomically(database, async (transaction) => {
    for (const batch of batches(newestOf(lookUps, most))) {
      await transaction
        .insertInto('look_ups')
        .values(batch.map(rowOfLookUp))
        .onConflict((conflict) =>
          conflict
            .columns([...KEY])
            .doUpdateSet((row) => ({ looked_up_at: row.ref('excluded.looked_up_at') }))
            .whereRef('excluded.looked_up_at', '>', 'look_ups.looked_up_at'),
        )
        .execute();
    }
    for (const { workspace, user } of lastByKey(lookUps, (one) => [one.workspace, one.user])) {
      const owner = { workspace, user_id: user };
      await forgetOldest(transaction, { table: 'look_ups', time: 'looked_up_at', owner, most });
    }
  });
}

/**
 * Each person's newest look-ups, at most `most`, in the order of keys. Older ones would be forgotten at once.
 */
function newestOf(lookUps: readonly LookedUp[], most: number): LookedUp[] {
  const inTime = lookUps.toSorted((one, other) => one.at - other.at);
  const lasts = lastByKey(inTime, ({ workspace, user, code }) => [workspace, user, code]);
  const counts = new Map<string, number>();
  const isNew = ({ workspace, user }: LookedUp): boolean => {
    const person = JSON.stringify([workspace, user]);
    const count = (counts.get(person) ?? 0) + 1;
    counts.set(person, count);
    return count <= most;
  };
  const kept = new Set(lasts.toSorted(newestFirst).filter(isNew));
  return lasts.filter((one) => kept.has(one));
}

/** The same order as in `forgetOldest`. */
const newestFirst = (one: LookedUp, other: LookedUp): number =>
  other.at - one.at || (one.code < other.code ? -1 : 1);
