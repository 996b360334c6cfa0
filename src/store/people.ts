/** The choices of persons and channels, what they changed and can undo, and what persons note about followed courses. */
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import {
  atomically,
  batches,
  type Database,
  defined,
  equal,
  removeRows,
  rowReader,
  type TellProblem,
  upsert,
} from './database/database.ts';
import {
  factsJson,
  json,
  languageText,
  personColumns,
  personOf,
  rowOfTarget,
  settingsText,
  type Tables,
  wholeTime,
} from './database/tables.ts';
import { findMoved, idNow } from './moved-channels.ts';
import {
  type Enrolled,
  leadsShape,
  type PersonalMarks,
  REMINDER_KINDS,
  SNOOZES,
  type Snooze,
  settingsShape,
} from './reminder-settings.ts';
import type {
  Channel,
  ChannelEdit,
  ChannelEdits,
  Channels,
  Follow,
  KeptEdit,
  Person,
  Persons,
  Target,
  TargetKey,
} from './store.ts';

const personRow = z
  .object({
    ...personColumns,
    language: languageText.nullable(),
    rings: settingsText.nullable(),
    home_opened_at: z.number().nullable(),
  })
  .transform((row): Person => {
    return {
      ...personOf(row),
      language: row.language ?? undefined,
      reminders: row.rings ?? undefined,
      homeOpenedAt: row.home_opened_at ?? undefined,
    };
  });

const channelRow = z
  .object({
    workspace: z.string(),
    channel: z.string(),
    language: languageText.nullable(),
    answers_codes: z.literal([0, 1]),
    linked: z.string().nullable(),
  })
  .transform(({ answers_codes, ...row }): Channel => {
    return {
      ...row,
      language: row.language ?? undefined,
      answersCodes: answers_codes === 1,
      linked: row.linked ?? undefined,
    };
  });

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

const mark = { workspace: z.string(), user: z.string(), code: z.string(), target: z.string() };
/** Marks and snoozed reminders as a change keeps them. */
const enrolledShape: z.ZodType<Enrolled> = z.object({ ...mark, at: z.number() });
const snoozeShape: z.ZodType<Snooze> = z.object({
  ...mark,
  kind: z.enum(REMINDER_KINDS),
  choice: z.enum(SNOOZES),
  at: z.number(),
  madeAt: z.number(),
});

const enrolledRow = z
  .object({
    workspace: z.string(),
    user_id: z.string(),
    code: z.string(),
    target: z.string(),
    enrolled_at: z.number(),
  })
  .transform(({ user_id, enrolled_at, ...row }): Enrolled => ({ ...row, user: user_id, at: enrolled_at }));

const snoozeRow = z
  .object({
    workspace: z.string(),
    user_id: z.string(),
    code: z.string(),
    kind: z.enum(REMINDER_KINDS),
    choice: z.enum(SNOOZES),
    target: z.string(),
    comes_at: z.number(),
    made_at: z.number(),
  })
  .transform(({ user_id, comes_at, made_at, ...row }): Snooze => {
    return { ...row, user: user_id, at: comes_at, madeAt: made_at };
  });

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

// Marks of persons who have enrolled, and their snoozed reminders. Both end with the follows they belong to.

export function createPersonalMarks(database: Database, tell: TellProblem): PersonalMarks<Target> {
  const enrolled = rowReader(database.db, 'enrolled', enrolledRow, tell);
  const snoozes = rowReader(database.db, 'snoozes', snoozeRow, tell);
  return {
    enrolled: {
      mark: ({ workspace, user, code, target: given, at }) =>
        atomically(database, async (transaction) => {
          const target = await idNow(transaction, workspace, given);
          if (!(await isFollowed(transaction, { workspace, code, user, target }))) return false;
          const row = { workspace, user_id: user, code, target, enrolled_at: wholeTime(at) };
          await upsert(transaction, 'enrolled', [row], { columns: ['target'] });
          return true;
        }),
      unmark: ({ workspace, user }, code) =>
        atomically(database, async (transaction) => {
          const removed = await removeRows(
            transaction,
            'enrolled',
            equal({ workspace, user_id: user, code }),
          );
          return removed > 0;
        }),
      of: ({ workspace, user }) => enrolled.find({ workspace, user_id: user }, ['code']),
      inWorkspace: enrolled.list,
    },
    snoozes: {
      put: (person, given) =>
        atomically(database, async (transaction) => {
          const snooze = { ...given, target: await idNow(transaction, given.workspace, given.target) };
          if (!(await isFollowed(transaction, snooze))) return false;
          await upsert(transaction, 'targets', [rowOfTarget(person)], { columns: ['kind'] });
          await upsert(transaction, 'snoozes', [rowOfSnooze(snooze)]);
          return true;
        }),
      of: ({ workspace, user }) => snoozes.find({ workspace, user_id: user }, ['code', 'comes_at']),
      inWorkspace: snoozes.list,
      remove: (all) =>
        atomically(database, async (transaction) => {
          let removed = 0;
          for (const { workspace, user, code, kind, choice, madeAt } of all) {
            const key = equal({ workspace, user_id: user, code, kind, choice, made_at: wholeTime(madeAt) });
            removed += await removeRows(transaction, 'snoozes', key);
          }
          return removed;
        }),
    },
  };
}

function rowOfSnooze({ workspace, user, code, kind, choice, target, at, madeAt }: Snooze): Tables['snoozes'] {
  const times = { comes_at: wholeTime(at), made_at: wholeTime(madeAt) };
  return { workspace, user_id: user, code, kind, choice, target, ...times };
}

async function isFollowed(
  transaction: Transaction<Tables>,
  { workspace, code, user, target }: Pick<Enrolled, 'workspace' | 'code' | 'user' | 'target'>,
): Promise<boolean> {
  const follows = transaction.selectFrom('follows').select('code').where('workspace', '=', workspace);
  const one = follows.where('code', '=', code).where('target', 'in', [user, target]).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

/**
 * Ends what belongs to follows that have just been removed. A person's mark ends with the person's follow, or, where
 * there is none, with that of the channel; a snoozed reminder ends when neither of the two is left.
 */
export async function endPersonalMarks(
  transaction: Transaction<Tables>,
  { workspace, target }: TargetKey,
  codes: readonly string[],
): Promise<void> {
  const followedBy = (table: 'enrolled' | 'snoozes', column: 'user_id' | 'target') =>
    sql`exists (select 1 from follows where follows.workspace = ${workspace}
      and follows.code = ${sql.ref(`${table}.code`)} and follows.target = ${sql.ref(`${table}.${column}`)})`;
  for (const batch of batches(codes)) {
    const ended = sql`workspace = ${workspace} and code in (${sql.join(batch)})`;
    const ofChannel = sql`target = ${target} and not ${followedBy('enrolled', 'user_id')}`;
    await removeRows(transaction, 'enrolled', sql`${ended} and (user_id = ${target} or (${ofChannel}))`);
    await removeRows(
      transaction,
      'snoozes',
      sql`${ended} and (user_id = ${target} or target = ${target})
        and not ${followedBy('snoozes', 'user_id')} and not ${followedBy('snoozes', 'target')}`,
    );
  }
}
