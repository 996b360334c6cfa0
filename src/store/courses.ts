import { type SqlBool, sql } from 'kysely';
import type { TellProblem } from './concerns.ts';
import { among, atomically, batches, type Database, inPages, lastByKey } from './database.ts';
import { courseRow, readRows, reminderRow, rowOfCourse, rowOfReminder, type Tables } from './rows.ts';
import type { Course, Courses, Reminder, Reminders } from './store.ts';

const KEY = ['code', 'language'] as const;
/**
 * Checks of replicas end within so long of each other, in milliseconds. A stored course that seems to be
 * newer by more was read before the clock was set back, and must not stand in the way of what is read now.
 */
const APART = 3_600_000;
const isNewer = sql<SqlBool>`excluded.read_at >= courses.read_at or excluded.read_at < courses.read_at - ${APART}`;

export function createCourses(database: Database, tell: TellProblem): Courses {
  return {
    get: (pairs) => get(database, pairs, tell),
    put: (courses) => put(database, courses),
  };
}

async function get(
  { db }: Database,
  pairs: Parameters<Courses['get']>[0],
  tell: TellProblem,
): Promise<Course[]> {
  const found: Course[] = [];
  for (const batch of batches(lastByKey(pairs, keyOf))) {
    const all = db
      .selectFrom('courses')
      .selectAll()
      .where(among(KEY, batch.map(keyOf)));
    const rows = await all.orderBy('code').orderBy('language').execute();
    found.push(...readRows('courses', KEY, courseRow, rows, tell));
  }
  return found;
}

async function put(database: Database, courses: readonly Course[]): Promise<void> {
  const newest = lastByKey(
    [...courses].sort((one, other) => one.readAt - other.readAt),
    keyOf,
  );
  await atomically(database, async (transaction) => {
    for (const batch of batches(newest)) {
      await transaction
        .insertInto('courses')
        .values(batch.map(rowOfCourse))
        .onConflict((conflict) =>
          conflict
            .columns([...KEY])
            .doUpdateSet((row) => ({
              facts: row.ref('excluded.facts'),
              read_at: row.ref('excluded.read_at'),
              missing_since: row.ref('excluded.missing_since'),
            }))
            .where(isNewer),
        )
        .execute();
    }
  });
}

function keyOf({ code, language }: Pick<Course, 'code' | 'language'>): readonly string[] {
  return [code, language];
}

const REMINDERS_KEY = ['workspace', 'target', 'key'] as const;
type ReminderKey = Pick<Reminder, (typeof REMINDERS_KEY)[number]>;

export function createReminders(database: Database, tell: TellProblem): Reminders {
  const { db } = database;
  const read = (rows: readonly Tables['rings'][]) =>
    readRows('rings', REMINDERS_KEY, reminderRow, rows, tell);
  const ofWorkspace = (workspace: string) =>
    db.selectFrom('rings').selectAll().where('workspace', '=', workspace);
  return {
    of: async ({ workspace, target }) =>
      read(await ofWorkspace(workspace).where('target', '=', target).orderBy('key').execute()),
    inWorkspace: (workspace) =>
      inPages(
        ['target', 'key'],
        (comesNext, most) =>
          ofWorkspace(workspace).where(comesNext).orderBy('target').orderBy('key').limit(most).execute(),
        read,
      ),
    put: (reminders) => putReminders(database, reminders),
    delete: (reminders) => remove(database, reminders),
  };
}

async function putReminders(database: Database, reminders: readonly Reminder[]): Promise<void> {
  await atomically(database, async (transaction) => {
    for (const batch of batches(lastByKey(reminders, keyOfReminders))) {
      await transaction
        .insertInto('rings')
        .values(batch.map(rowOfReminder))
        .onConflict((conflict) =>
          conflict.columns([...REMINDERS_KEY]).doUpdateSet((row) => ({
            conversation: row.ref('excluded.conversation'),
            post_at: row.ref('excluded.post_at'),
            text: row.ref('excluded.text'),
            state: row.ref('excluded.state'),
            scheduled_id: row.ref('excluded.scheduled_id'),
          })),
        )
        .execute();
    }
  });
}

async function remove(database: Database, reminders: readonly ReminderKey[]): Promise<void> {
  await atomically(database, async (transaction) => {
    for (const batch of batches(reminders)) {
      await transaction
        .deleteFrom('rings')
        .where(among(REMINDERS_KEY, batch.map(keyOfReminders)))
        .execute();
    }
  });
}

function keyOfReminders({ workspace, target, key }: ReminderKey): readonly string[] {
  return [workspace, target, key];
}
