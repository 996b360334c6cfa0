/** The choices of people and channels, and calendar feeds. */
import { sql } from 'kysely';
import { atomically, type Database, defined, removeRows, rowReader, upsert } from './database.ts';
import { findMoved, idNow } from './moved-channels.ts';
import { channelRow, feedRow, personRow, wholeTime } from './rows.ts';
import type { Channels, Feeds, PersonKey, Persons, TellProblem } from './store.ts';

export function createPersons(database: Database, tell: TellProblem): Persons {
  const { get } = rowReader(database.db, 'persons', personRow, tell);
  return {
    get: ({ workspace, user }) => get({ workspace, user_id: user }),
    change: async ({ workspace, user }, { language, reminders, homeOpenedAt }) => {
      const columns = defined({
        language,
        rings: reminders && JSON.stringify(reminders),
        home_opened_at: homeOpenedAt === undefined ? undefined : wholeTime(homeOpenedAt),
      });
      if (Object.keys(columns).length === 0) return;
      const row = { workspace, user_id: user, ...columns };
      await atomically(database, (transaction) => upsert(transaction, 'persons', [row]));
    },
  };
}

export function createChannels(database: Database, tell: TellProblem): Channels {
  const { get } = rowReader(database.db, 'channels', channelRow, tell);
  return {
    get: ({ workspace, channel }) =>
      findMoved(database.db, workspace, channel, (id) => get({ workspace, channel: id })),
    change: async ({ workspace, channel }, { language, answersCodes, linked }) => {
      const columns = defined({
        language,
        answers_codes: answersCodes === undefined ? undefined : Number(answersCodes),
        linked,
      });
      if (Object.keys(columns).length === 0) return;
      await atomically(database, async (transaction) => {
        const row = { workspace, channel: await idNow(transaction, workspace, channel), ...columns };
        await upsert(transaction, 'channels', [row]);
      });
    },
  };
}

export function createFeedRows(database: Database, tell: TellProblem): Feeds {
  const { get } = rowReader(database.db, 'feeds', feedRow, tell);
  const isOf = ({ workspace, user }: PersonKey) => sql`workspace = ${workspace} and user_id = ${user}`;
  return {
    replace: async (key, hash, at) => {
      const row = { workspace: key.workspace, user_id: key.user, hash, made_at: wholeTime(at) };
      await atomically(database, async (transaction) => {
        // Deleted, and not only written over, so that the old hash counts as something to overwrite in the files.
        await removeRows(transaction, 'feeds', isOf(key));
        await upsert(transaction, 'feeds', [row]);
      });
    },
    revoke: (key) =>
      atomically(database, async (transaction) => (await removeRows(transaction, 'feeds', isOf(key))) > 0),
    madeAt: async ({ workspace, user }) => (await get({ workspace, user_id: user }))?.madeAt,
    owner: async (hash) => (await get({ hash }))?.owner,
  };
}
