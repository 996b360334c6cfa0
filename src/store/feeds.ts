import type { Transaction } from 'kysely';
import { wholeTime } from './columns.ts';
import type { Feeds, PersonKey } from './concerns.ts';
import { atomically, type Database } from './database.ts';
import { feedRow } from './home-rows.ts';
import type { TellProblem } from './problems.ts';
import { readRows } from './rows.ts';
import type { Tables } from './tables.ts';

const KEY = ['workspace', 'user_id'] as const;

export function createFeeds(database: Database, tell: TellProblem): Feeds {
  const all = () => database.db.selectFrom('feeds').selectAll();
  const read = (rows: readonly Tables['feeds'][]) => readRows('feeds', KEY, feedRow, rows, tell)[0];
  return {
    replace: (key, hash, at) => replace(database, key, hash, wholeTime(at)),
    revoke: (key) => revoke(database, key),
    madeAt: async ({ workspace, user }) => {
      const mine = all().where('workspace', '=', workspace).where('user_id', '=', user);
      return read(await mine.execute())?.madeAt;
    },
    owner: async (hash) => read(await all().where('hash', '=', hash).execute())?.owner,
  };
}

async function replace(database: Database, key: PersonKey, hash: string, at: number) {
  await atomically(database, async (transaction) => {
    // Deleted, and not only written over, so that the old hash counts as something to overwrite in the files.
    await deletion(transaction, key).execute();
    const { workspace, user } = key;
    await transaction
      .insertInto('feeds')
      .values({ workspace, user_id: user, hash, made_at: at })
      .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet({ hash, made_at: at }))
      .execute();
  });
}

async function revoke(database: Database, key: PersonKey): Promise<boolean> {
  return await atomically(database, async (transaction) => {
    const gone = await deletion(transaction, key).returning('hash').execute();
    return gone.length > 0;
  });
}

/** What deletes the person's feed. */
function deletion(transaction: Transaction<Tables>, { workspace, user }: PersonKey) {
  return transaction.deleteFrom('feeds').where('workspace', '=', workspace).where('user_id', '=', user);
}
