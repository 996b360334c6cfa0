/** Courses as they were last read, and reminders that are meant for Slack. */
import { type SqlBool, sql } from 'kysely';
import type { TellProblem } from './concerns.ts';
import { atomically, type Database } from './database.ts';
import { courseRow, KEYS, reminderRow, rowOfCourse, rowOfReminder } from './rows.ts';
import type { Course, Courses, Reminder, Reminders } from './store.ts';
import { among, batches, lastByKey, readerOf, removeRows, upsert } from './tables.ts';

/**
 * Checks of replicas end within so long of each other, in milliseconds. A stored course that seems to be
 * newer by more was read before the clock was set back, and must not stand in the way of what is read now.
 */
const APART = 3_600_000;
const isNewer = sql<SqlBool>`excluded.read_at >= courses.read_at or excluded.read_at < courses.read_at - ${APART}`;

export function createCourses(database: Database, tell: TellProblem): Courses {
  const keyOf = ({ code, language }: Pick<Course, 'code' | 'language'>) => [code, language];
  const { parse } = readerOf(database.db, 'courses', courseRow, tell);
  return {
    get: async (pairs) => {
      const found: Course[] = [];
      for (const batch of batches(lastByKey(pairs, keyOf))) {
        const wanted = among(KEYS.courses, batch.map(keyOf));
        const all = database.db.selectFrom('courses').selectAll().where(wanted);
        found.push(...parse(await all.orderBy('code').orderBy('language').execute()));
      }
      return found;
    },
    put: async (courses) => {
      const inTime = courses.toSorted((one, other) => one.readAt - other.readAt);
      const rows = lastByKey(inTime, keyOf).map(rowOfCourse);
      await atomically(database, (transaction) => upsert(transaction, 'courses', rows, { where: isNewer }));
    },
  };
}

export function createReminders(database: Database, tell: TellProblem): Reminders {
  const keyOf = ({ workspace, target, key }: Pick<Reminder, 'workspace' | 'target' | 'key'>) => [
    workspace,
    target,
    key,
  ];
  const reader = readerOf(database.db, 'rings', reminderRow, tell);
  return {
    of: ({ workspace, target }) => reader.find({ workspace, target }, ['key']),
    inWorkspace: reader.list,
    put: async (reminders) => {
      const rows = lastByKey(reminders, keyOf).map(rowOfReminder);
      await atomically(database, (transaction) => upsert(transaction, 'rings', rows));
    },
    delete: async (reminders) => {
      await atomically(database, async (transaction) => {
        for (const batch of batches(reminders))
          await removeRows(transaction, 'rings', among(KEYS.rings, batch.map(keyOf)));
      });
    },
  };
}
