/** The choices of persons and channels, what they changed and can undo, and what persons note about followed courses. */
import { type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { languageShape, text } from './database/columns.ts';
import {
  atomically,
  batches,
  type Database,
  equal,
  isNothing,
  put,
  readRows,
  removeNow,
  removeRows,
  rowReader,
  type TellProblem,
  upsert,
} from './database/database.ts';
import { CHANNEL_EDITS, CHANNELS, ENROLLED, PERSONS, SNOOZED, type Tables } from './database/tables.ts';
import { findMoved, idNow, listMoved } from './moved-channels.ts';
import type { Enrolled, Store, TargetKey } from './store.ts';
import { putTarget } from './targets.ts';

export function createPersons(database: Database, tell: TellProblem): Store['persons'] {
  const { get } = rowReader(database.db, PERSONS, tell);
  return {
    get: ({ workspace, user }) => get({ workspace, user }),
    change: async ({ workspace, user }, change) => {
      if (isNothing(change)) return;
      const row = PERSONS.columnsOf({ workspace, user, ...change });
      await atomically(database, (transaction) => upsert(transaction, 'persons', [row]));
    },
    groupsOfDay: async () => {
      const { rows } = await sql<z.input<typeof groupRow>>`
        select distinct upper(persons.student_group) as "group", targets.language from persons
        join targets on targets.workspace = persons.workspace and targets.target = persons.user_id
        where student_group is not null and ${wantsDay} order by 1, 2`.execute(database.db);
      return readRows(GROUPS, rows, tell);
    },
  };
}

/** The text is as `JSON.stringify` makes it. */
const wantsDay = sql<SqlBool>`targets.settings like '%"daily":%'`;

const groupRow = z.object({ group: text, language: languageShape });
const GROUPS = {
  name: 'persons',
  key: ['group', 'language'],
  read: (row: z.input<typeof groupRow>) => groupRow.safeParse(row),
} as const;

export function createChannels(database: Database, tell: TellProblem): Store['channels'] {
  const { get } = rowReader(database.db, CHANNELS, tell);
  return {
    get: ({ workspace, channel }) =>
      findMoved(database.db, workspace, channel, (id) => get({ workspace, channel: id })),
    change: async ({ workspace, channel: given }, change) => {
      if (isNothing(change)) return;
      await atomically(database, async (transaction) => {
        const channel = await idNow(transaction, workspace, given);
        await upsert(transaction, 'channels', [CHANNELS.columnsOf({ workspace, channel, ...change })]);
      });
    },
  };
}

/** What people changed for channels, and what they stopped. A row is the person's, so that it is erased with the person's data. */
export function createChannelEdits(database: Database, tell: TellProblem): Store['channelEdits'] {
  const { find } = rowReader(database.db, CHANNEL_EDITS, tell);
  return {
    put: async (edit) => {
      await atomically(database, async (transaction) => {
        const channel = await idNow(transaction, edit.workspace, edit.channel);
        await put(transaction, CHANNEL_EDITS, [{ ...edit, channel }]);
      });
    },
    of: ({ workspace, channel }) =>
      listMoved(database.db, workspace, channel, (id) => find({ workspace, channel: id }, ['at desc', 'id'])),
    isBy: async ({ workspace, user }) => (await find({ workspace, user })).length > 0,
    remove: ({ workspace, id }) => removeNow(database, 'channel_edits', equal({ workspace, id })),
  };
}

// Marks of persons who have enrolled, and their snoozed reminders. Both end with the follows they belong to.

export function createPersonalMarks(
  database: Database,
  tell: TellProblem,
): Pick<Store, 'enrolled' | 'snoozes'> {
  const enrolled = rowReader(database.db, ENROLLED, tell);
  const snoozes = rowReader(database.db, SNOOZED, tell);
  return {
    enrolled: {
      mark: (given) =>
        atomically(database, async (transaction) => {
          const mark = { ...given, target: await idNow(transaction, given.workspace, given.target) };
          if (!(await isFollowed(transaction, mark))) return false;
          await put(transaction, ENROLLED, [mark], { columns: ['target'] });
          return true;
        }),
      unmark: ({ workspace, user }, code) =>
        removeNow(database, 'enrolled', equal({ workspace, user_id: user, code })),
      of: ({ workspace, user }) => enrolled.find({ workspace, user }, ['code']),
      inWorkspace: enrolled.list,
    },
    snoozes: {
      put: (person, given) =>
        atomically(database, async (transaction) => {
          const snooze = { ...given, target: await idNow(transaction, given.workspace, given.target) };
          if (!(await isFollowed(transaction, snooze))) return false;
          await putTarget(transaction, person);
          await put(transaction, SNOOZED, [snooze]);
          return true;
        }),
      of: ({ workspace, user }) => snoozes.find({ workspace, user }, ['code', 'comes_at']),
      inWorkspace: snoozes.list,
      remove: (all) =>
        atomically(database, async (transaction) => {
          let removed = 0;
          for (const { workspace, user, code, kind, choice, madeAt } of all) {
            const columns = SNOOZED.columnsOf({ workspace, user, code, kind, choice, madeAt });
            removed += await removeRows(transaction, 'snoozes', equal(columns));
          }
          return removed;
        }),
    },
  };
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
