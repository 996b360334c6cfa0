import { wholeTime } from './columns.ts';
import type { Feeds, PersonKey } from './concerns.ts';
import { type Database, erasing } from './database.ts';
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

async function replace(database: Database, { workspace, user }: PersonKey, hash: string, at: number) {
  await erasing(database, async (transaction) => {
    await transaction
      .insertInto('feeds')
      .values({ workspace, user_id: user, hash, made_at: at })
      .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet({ hash, made_at: at }))
      .execute();
  });
}

async function revoke(database: Database, { workspace, user }: PersonKey): Promise<boolean> {
  return await erasing(database, async (transaction) => {
    const gone = await transaction
      .deleteFrom('feeds')
      .where('workspace', '=', workspace)
      .where('user_id', '=', user)
      .returning('hash')
      .execute();
    return gone.length > 0;
  });
}
