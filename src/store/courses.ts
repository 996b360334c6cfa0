import { type SqlBool, sql } from 'kysely';
import { among, atomically, batches, type Database, lastByKey } from './database.ts';
import type { TellProblem } from './problems.ts';
import { courseRow, readRows, rowOfCourse } from './rows.ts';
import type { Course, Courses } from './store.ts';

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
