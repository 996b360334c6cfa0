import type { ChannelChange, ChannelKey, Channels } from './concerns.ts';
import { atomically, type Database } from './database.ts';
import { channelRow } from './home-rows.ts';
import { idNow, movedTo } from './moved-channels.ts';
import type { TellProblem } from './problems.ts';
import { readRows } from './rows.ts';

const KEY = ['workspace', 'channel'] as const;

export function createChannels(database: Database, tell: TellProblem): Channels {
  return {
    get: async ({ workspace, channel }) => {
      const all = database.db.selectFrom('channels').selectAll().where('workspace', '=', workspace);
      const of = async (id: string) =>
        readRows('channels', KEY, channelRow, await all.where('channel', '=', id).execute(), tell)[0];
      const found = await of(channel);
      if (found) return found;
      const now = await movedTo(database.db, workspace, channel);
      return now === undefined ? undefined : of(now);
    },
    change: (key, change) => put(database, key, changedColumns(change)),
  };
}

function changedColumns({ language, answersCodes, linked }: ChannelChange) {
  return {
    ...(language !== undefined && { language }),
    ...(answersCodes !== undefined && { answers_codes: answersCodes ? (1 as const) : (0 as const) }),
    ...(linked !== undefined && { linked }),
  };
}

async function put(
  database: Database,
  { workspace, channel }: ChannelKey,
  columns: ReturnType<typeof changedColumns>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await atomically(database, async (transaction) => {
    const id = await idNow(transaction, workspace, channel);
    await transaction
      .insertInto('channels')
      .values({ workspace, channel: id, ...columns })
      .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(columns))
      .execute();
  });
}
