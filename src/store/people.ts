/** The choices of people and channels. */
import { atomically, type Database, defined, rowReader, upsert } from './database.ts';
import { findMoved, idNow } from './moved-channels.ts';
import { channelRow, personRow, wholeTime } from './rows.ts';
import type { Channels, Persons, TellProblem } from './store.ts';

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
