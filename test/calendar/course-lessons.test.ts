/** Lessons of a calendar: what was read last beside what is known of the days that are watched. */
import { describe, expect, test } from 'vitest';
import type { CalendarLesson } from '../../src/calendar/ics.ts';
import { icsOf } from '../../src/calendar/ics.ts';
import { withWatched } from '../../src/features/calendar/course-lessons.ts';
import { DAY, HOUR, NOW, ZONE } from '../fixtures/reader.ts';
import { parsed } from './parsed.ts';
import { entryOf } from './samples.ts';

type Known = NonNullable<Parameters<typeof withWatched>[1]>;
const spot = (days: number, ...rooms: string[]) => ({
  ...{ starts: NOW + days * DAY, ends: NOW + days * DAY + HOUR, rooms },
});
const listed = (id: string, days: number, more: Partial<CalendarLesson> = {}): CalendarLesson => {
  const { starts, ends } = spot(days);
  return {
    ...{ id, starts, ends, modifiedAt: undefined, title: undefined, place: 'A1', readAt: NOW },
    ...more,
  };
};
const known = (lessons: Known['known']['lessons'], changes: Known['known']['changes'] = []): Known => ({
  readAt: NOW,
  known: { aheadAt: NOW, days: { first: '2026-11-20', last: '2026-12-03' }, lessons, changes },
});
const told = (all: readonly CalendarLesson[]) =>
  all.map(({ id, starts, place, isCancelled }) => [
    id,
    (starts - NOW) / DAY,
    place,
    ...(isCancelled ? ['cancelled'] : []),
  ]);

describe('a list and what is watched', () => {
  test('without either the other is told; what is over is not', () => {
    const list = { lessons: [listed('past', -1), listed('a', 1)], readAt: NOW };
    expect(told(withWatched(list, undefined, NOW))).toEqual([['a', 1, 'A1']]);
    expect(told(withWatched(undefined, known([{ id: 'b', ...spot(2, 'B1', 'B2') }]), NOW))).toEqual([
      ['b', 2, 'B1, B2'],
    ]);
    expect(withWatched(undefined, undefined, NOW)).toEqual([]);
  });

  test('a change that was noticed after the reading counts, one from before does not', () => {
    const list = { lessons: [listed('a', 1, { title: 'Exam' })], readAt: NOW };
    const moved = (changedAt: number) => known([{ id: 'a', ...spot(3, 'C1'), changedAt }]);
    const [later] = withWatched(list, moved(NOW + HOUR), NOW);
    expect(told(later ? [later] : [])).toEqual([['a', 3, 'C1']]);
    expect(later).toMatchObject({ title: 'Exam', readAt: NOW + HOUR, modifiedAt: NOW + HOUR });
    // The service has read it again, and says nothing of when it was changed.
    const again = {
      lessons: [listed('a', 3, { readAt: NOW + DAY, modifiedAt: NOW - DAY })],
      readAt: NOW + DAY,
    };
    expect(withWatched(again, moved(NOW + HOUR), NOW)).toMatchObject([
      { readAt: NOW + DAY, modifiedAt: NOW + HOUR },
    ]);
    expect(told(withWatched(list, moved(NOW - HOUR), NOW))).toEqual([['a', 1, 'A1']]);
  });

  test('what one reading lacks stays as long as it is believed', () => {
    const list = { lessons: [listed('a', 1)], readAt: NOW };
    expect(told(withWatched(list, known([{ id: 'b', ...spot(2) }]), NOW))).toEqual([
      ['a', 1, 'A1'],
      ['b', 2, undefined],
    ]);
  });

  test('what was removed is cancelled, unless it was read again later', () => {
    const removed = known([], [{ id: 'a', at: NOW + HOUR, before: spot(1, 'A1') }]);
    const cancelled = [['a', 1, 'A1', 'cancelled']];
    expect(told(withWatched({ lessons: [listed('a', 1)], readAt: NOW }, removed, NOW))).toEqual(cancelled);
    expect(told(withWatched({ lessons: [], readAt: NOW + DAY }, removed, NOW))).toEqual(cancelled);
    const again = { lessons: [listed('a', 1, { readAt: NOW + DAY })], readAt: NOW + DAY };
    expect(told(withWatched(again, removed, NOW))).toEqual([['a', 1, 'A1']]);
    const back = known(
      [{ id: 'a', ...spot(2, 'A1'), changedAt: NOW + DAY }],
      [
        { id: 'a', at: NOW + HOUR, before: spot(1, 'A1') },
        { id: 'a', at: NOW + DAY, after: spot(2, 'A1') },
      ],
    );
    expect(told(withWatched({ lessons: [], readAt: NOW }, back, NOW))).toEqual([['a', 2, 'A1']]);
  });
});

test('a later change has a higher sequence, a removed lesson is cancelled, and one of two courses is there once', () => {
  const write = (...lessons: CalendarLesson[]) =>
    icsOf([entryOf({}, { lessons })], { name: 'x', language: 'en', zone: ZONE });
  const sequenceOf = (text: string) => parsed(text).events[0]?.sequence ?? 0;
  const first = write(listed('a', 1));
  const moved = write(listed('a', 2, { readAt: NOW + HOUR }));
  const gone = write(listed('a', 2, { readAt: NOW + DAY, isCancelled: true }));
  expect([sequenceOf(first) < sequenceOf(moved), sequenceOf(moved) < sequenceOf(gone)]).toEqual([true, true]);
  expect([first.includes('STATUS'), gone.includes('STATUS:CANCELLED\r\n')]).toEqual([false, true]);
  const both = icsOf(
    [
      entryOf({}, { lessons: [listed('a', 1, { isCancelled: true })] }),
      entryOf({}, { code: 'TX00EY23-3016', lessons: [listed('a', 1)] }),
    ],
    { name: 'x', language: 'en', zone: ZONE },
  );
  expect([parsed(both).events.length, both.includes('CANCELLED')]).toEqual([1, false]);
});
