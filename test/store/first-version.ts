/** A store as the first version left it: with only its tables, and with something in each. */
import { expect } from 'vitest';
import { createLeases } from '../../src/store/coordination.ts';
import type { Database } from '../../src/store/database/database.ts';
import type { ColumnTypes } from '../../src/store/database/migrations.ts';
import { COURSES, FOLLOWS, TARGETS } from '../../src/store/database/tables.ts';
import { createReminders } from '../../src/store/follows.ts';
import type { Follow, Store, Target } from '../../src/store/store.ts';
import { migrateTo } from './both.ts';
import { course, follows, KEY, NOON, PERSON, reminder, seenCourse, target } from './samples.ts';

export async function makeFirstVersion(database: Database, types: ColumnTypes): Promise<void> {
  await migrateTo(database, 1, types);
  const tell = (problem: unknown) => {
    throw new Error(JSON.stringify(problem));
  };
  // Row by row: what adds follows today also reads tables that the first version did not have.
  await database.db.insertInto('targets').values(firstTarget(target())).execute();
  await database.db.insertInto('follows').values(follows(3).map(firstRow)).execute();
  const { doubts: _doubts, ...read } = COURSES.rowOf(course('TX1'));
  await database.db.insertInto('courses').values(read).execute();
  await createReminders(database, tell).put([reminder('a')]);
  await createLeases(database).take('pass', 'one', NOON, 1_000);
}

/** Rows without the columns that came later. */
function firstTarget(target: Target) {
  const { slack_language: _later, ...row } = TARGETS.rowOf(target);
  return row;
}

function firstRow(follow: Follow) {
  const { leads: _later, lessons_told: _told, lessons_told_apart: _apart, ...row } = FOLLOWS.rowOf(follow);
  return row;
}

/** Everything is there, and the new tables can be used. */
export async function expectFirstVersion(store: Store): Promise<void> {
  expect(await store.targets.get(KEY)).toEqual(target());
  expect(await store.follows.of(KEY)).toEqual(follows(3));
  expect(await store.courses.get([course('TX1')])).toEqual([course('TX1')]);
  expect(await store.reminders.inWorkspace('T1')).toEqual([reminder('a')]);
  expect(await store.leases.take('pass', 'two', NOON, 1_000)).toBe(false);
  expect(await store.persons.get(PERSON)).toBeUndefined();
  await store.seenCourses.put([seenCourse('TX1')], 1);
  expect(await store.seenCourses.inWorkspace('T1')).toEqual([seenCourse('TX1')]);
}
