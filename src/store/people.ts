import type { Transaction } from 'kysely';
import { wholeTime } from './columns.ts';
import type {
  ChannelChange,
  ChannelKey,
  Channels,
  Feeds,
  PersonChange,
  PersonKey,
  Persons,
  TellProblem,
} from './concerns.ts';
import { atomically, type Database } from './database.ts';
import { idNow, movedTo } from './moved-channels.ts';
import { channelRow, feedRow, personRow, readRows, type Tables } from './rows.ts';

const KEY = ['workspace', 'user_id'] as const;

export function createPersons(database: Database, tell: TellProblem): Persons {
  return {
    get: async ({ workspace, user }) => {
      const all = database.db.selectFrom('persons').selectAll().where('workspace', '=', workspace);
      return readRows('persons', KEY, personRow, await all.where('user_id', '=', user).execute(), tell)[0];
    },
    change: (key, change) => put(database, key, changedColumns(change)),
  };
}

function changedColumns({ language, reminders, homeOpenedAt }: PersonChange) {
  return {
    ...(language !== undefined && { language }),
    ...(reminders !== undefined && { rings: JSON.stringify(reminders) }),
    ...(homeOpenedAt !== undefined && { home_opened_at: wholeTime(homeOpenedAt) }),
  } satisfies Partial<Tables['persons']>;
}

async function put(
  database: Database,
  { workspace, user }: PersonKey,
  columns: ReturnType<typeof changedColumns>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await atomically(database, async (transaction) => {
    await transaction
      .insertInto('persons')
      .values({ workspace, user_id: user, ...columns })
      .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(columns))
      .execute();
  });
}

const CHANNELS_KEY = ['workspace', 'channel'] as const;

export function createChannels(database: Database, tell: TellProblem): Channels {
  return {
    get: async ({ workspace, channel }) => {
      const all = database.db.selectFrom('channels').selectAll().where('workspace', '=', workspace);
      const of = async (id: string) =>
        readRows(
          'channels',
          CHANNELS_KEY,
          channelRow,
          await all.where('channel', '=', id).execute(),
          tell,
        )[0];
      const found = await of(channel);
      if (found) return found;
      const now = await movedTo(database.db, workspace, channel);
      return now === undefined ? undefined : of(now);
    },
    change: (key, change) => putChannels(database, key, changedColumnsChannels(change)),
  };
}

function changedColumnsChannels({ language, answersCodes, linked }: ChannelChange) {
  return {
    ...(language !== undefined && { language }),
    ...(answersCodes !== undefined && { answers_codes: answersCodes ? (1 as const) : (0 as const) }),
    ...(linked !== undefined && { linked }),
  };
}

async function putChannels(
  database: Database,
  { workspace, channel }: ChannelKey,
  columns: ReturnType<typeof changedColumnsChannels>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await atomically(database, async (transaction) => {
    const id = await idNow(transaction, workspace, channel);
    await transaction
      .insertInto('channels')
      .values({ workspace, channel: id, ...columns })
      .onConflict((conflict) => conflict.columns([...CHANNELS_KEY]).doUpdateSet(columns))
      .execute();
  });
}

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
