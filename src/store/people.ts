/** The choices of people and channels, and calendar feeds. */
import { z } from 'zod';
import { atomically, type Database, defined, equal, removeRows, rowReader, upsert } from './database.ts';
import { json } from './json.ts';
import { findMoved, idNow } from './moved-channels.ts';
import { enrolledShape, snoozeShape } from './personal-rows.ts';
import type { TellProblem } from './problems.ts';
import { leadsShape, settingsShape } from './reminder-settings.ts';
import { channelRow, factsJson, languageText, personRow, wholeTime } from './rows.ts';
import type { ChannelEdit, ChannelEdits, Channels, Follow, KeptEdit, Persons } from './store.ts';

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

const namedCode = z.object({ code: z.string(), name: z.string().optional() });
const chosenSettings = z.object({
  language: languageText.nullable().optional(),
  answersCodes: z.boolean().optional(),
  reminders: settingsShape.optional(),
});
const keptKey = z.object({
  ...{ workspace: z.string(), target: z.string(), code: z.string() },
  ...{ createdBy: z.string(), createdAt: z.number() },
});
const keptFollow: z.ZodType<Follow> = keptKey.extend({
  told: factsJson,
  toldMissing: z.boolean(),
  leads: leadsShape.optional(),
});
const keptTopic = keptKey.omit({ code: true }).extend({ topic: z.string() });
const channelEdit: z.ZodType<ChannelEdit> = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('followed'),
    courses: z.array(namedCode),
    topics: z.array(z.string()).optional(),
  }),
  z.object({
    is: z.literal('unfollowed'),
    courses: z.array(namedCode),
    follows: z.array(keptFollow),
    topics: z.array(keptTopic).optional(),
    enrolled: z.array(enrolledShape).optional(),
    snoozes: z.array(snoozeShape).optional(),
  }),
  z.object({ is: z.literal('linked'), before: namedCode.optional(), after: namedCode.optional() }),
  z.object({ is: z.literal('settings'), before: chosenSettings, after: chosenSettings }),
]);

const channelEditRow = z
  .object({
    ...{
      workspace: z.string(),
      user_id: z.string(),
      channel: z.string(),
      id: z.string(),
      at: z.number(),
      ts: z.string().nullable(),
    },
    edit: json(channelEdit),
  })
  .transform(({ user_id: user, ts, ...row }): KeptEdit => ({ ...row, user, ts: ts ?? undefined }));

/** What people changed for channels, and what they stopped. A row is the person's, so that it is erased with the person's data. */
export function createChannelEdits(database: Database, tell: TellProblem): ChannelEdits {
  const { find } = rowReader(database.db, 'channel_edits', channelEditRow, tell);
  return {
    put: async ({ workspace, user, channel, id, at, edit, ts = null }) => {
      await atomically(database, async (transaction) => {
        const where = { channel: await idNow(transaction, workspace, channel), at: wholeTime(at), ts };
        const row = { workspace, user_id: user, id, ...where, edit: JSON.stringify(edit) };
        await upsert(transaction, 'channel_edits', [row]);
      });
    },
    of: async ({ workspace, channel }) => {
      const some = async (id: string) => {
        const found = await find({ workspace, channel: id }, ['at desc', 'id']);
        return found.length > 0 ? found : undefined;
      };
      return (await findMoved(database.db, workspace, channel, some)) ?? [];
    },
    isBy: async ({ workspace, user }) => (await find({ workspace, user_id: user })).length > 0,
    remove: ({ workspace, id }) =>
      atomically(database, async (transaction) => {
        return (await removeRows(transaction, 'channel_edits', equal({ workspace, id }))) > 0;
      }),
  };
}
