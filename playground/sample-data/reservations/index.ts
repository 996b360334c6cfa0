/**
 * Made-up reservations: the lessons of each course, and rooms that are in use for something else. All is made by rule, so that
 * each start gives the same rows; only their dates move with the clock.
 */

import type { SampleBuilding, SampleRealization } from '../shape.ts';
import type { SampleClock } from '../windows.ts';
import { lessonsOf } from './lessons.ts';
import { otherUses } from './other-uses.ts';
import type { SampleReservation } from './row.ts';
import { createWeeklyBooks } from './weekly-books.ts';

/** Other uses come first: lessons are given the rooms that these leave. */
export function reservationsOf(
  realizations: readonly SampleRealization[],
  buildings: readonly SampleBuilding[],
  at: SampleClock,
): readonly SampleReservation[] {
  const books = createWeeklyBooks();
  return [
    ...otherUses(buildings, at, books),
    ...realizations.flatMap((course) => lessonsOf(course, buildings, books)),
  ];
}
