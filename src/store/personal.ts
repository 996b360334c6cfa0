/** The stored marks of persons who have enrolled, and their snoozed reminders. Both end with the follows they belong to. */
import { sql, type Transaction } from 'kysely';
import { atomically, batches, type Database, equal, removeRows, rowReader, upsert } from './database.ts';
import { idNow } from './moved-channels.ts';
import { type Enrolled, enrolledRow, type PersonalMarks, type Snooze, snoozeRow } from './personal-rows.ts';
import { rowOfTarget, type Tables, wholeTime } from './rows.ts';
import type { Target, TargetKey, TellProblem } from './store.ts';

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
