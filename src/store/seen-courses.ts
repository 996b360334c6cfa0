import type { SeenCourse, SeenCourses } from './concerns.ts';
import { atomically, batches, type Database } from './database.ts';
import { rowOfSeenCourse, seenCourseRow } from './home-rows.ts';
import { forgetOldest } from './newest.ts';
import type { TellProblem } from './problems.ts';
import { readRows } from './rows.ts';
import { mergedByKey, mergedColumns } from './seen.ts';

const KEY = ['workspace', 'code'] as const;

export function createSeenCourses(database: Database, tell: TellProblem): SeenCourses {
  return {
    put: (courses, most) => put(database, courses, most),
    inWorkspace: async (workspace) => {
      const all = database.db.selectFrom('seen_courses').selectAll().where('workspace', '=', workspace);
      const rows = await all.orderBy('seen_at', 'desc').orderBy('code').execute();
      return readRows('seen_courses', KEY, seenCourseRow, rows, tell);
    },
  };
}

async function put(database: Database, courses: readonly SeenCourse[], most: number): Promise<void> {
  if (courses.length === 0) return;
  const merged = mergedByKey(courses, ({ workspace, code }) => [workspace, code]);
  await atomically(database, async (transaction) => {
    for (const batch of batches(merged)) {
      await transaction
        .insertInto('seen_courses')
        .values(batch.map(rowOfSeenCourse))
        .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet(mergedColumns('seen_courses')))
        .execute();
    }
    for (const workspace of new Set(merged.map((course) => course.workspace))) {
      const owner = { workspace };
      await forgetOldest(transaction, { table: 'seen_courses', time: 'seen_at', owner, most });
    }
  });
}
