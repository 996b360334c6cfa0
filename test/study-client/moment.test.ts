/** Which dates of a course mean a day: on a card, in a notice and in a calendar alike. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '../../src/calendar/ics.ts';
import { periodWords } from '../../src/cards/course-facts.ts';
import { courseDay } from '../../src/features/reminders/news.ts';
import { isWholeDay } from '../../src/study-client/moments.ts';
import { moment as minute, readerIn, ZONE } from '../fixtures/reader.ts';

describe('a date of a course', () => {
  it.each([
    ['2027-04-30T00:00:00', true],
    ['2027-04-30T00:00:59', true],
    ['2027-04-30T00:01:00', false],
    ['2027-04-30T12:00:00', false],
    ['2027-04-30T23:58:59', false],
    ['2027-04-30T23:59:00', true],
    ['2027-04-30T23:59:59', true],
    // The days on which the clocks change are an hour shorter and longer.
    ['2027-03-28T00:00:00', true],
    ['2027-03-28T23:59:00', true],
    ['2027-10-31T00:00:00', true],
    ['2027-10-31T23:59:59', true],
    ['2027-10-31T23:00:00', false],
    ['1960-06-01T23:59:59', true],
    ['1960-06-01T23:58:00', false],
  ])('at %s means its day: %s', (local, whole) => {
    expect(isWholeDay(minute(local), ZONE)).toBe(whole);
  });

  it('is told as a day by all or by none', { tags: 'property' }, () => {
    const any = fc.record({
      day: fc.integer({ min: 0, max: 20_000 }),
      second: fc.oneof(
        fc.integer({ min: 0, max: 86_399 }),
        fc.constantFrom(0, 59, 60, 86_339, 86_340, 86_399),
      ),
    });
    const reader = readerIn('en');
    fc.assert(
      fc.property(any, ({ day, second }) => {
        const text = new Date((day * 86_400 + second) * 1000).toISOString().slice(0, 19);
        const moment = minute(text);
        const onCard = !periodWords({ starts: moment }, reader).includes('{time}');
        const inNotice = !courseDay(moment, { reader, zone: ZONE }).includes('{time}');
        const facts = { name: 'A', languages: [], groups: [], starts: moment };
        const inCalendar = eventsOf(facts, ZONE).map(({ whole }) => whole);
        const whole = isWholeDay(moment, ZONE);
        expect([onCard, inNotice, ...inCalendar]).toEqual([whole, whole, ...inCalendar.map(() => whole)]);
      }),
    );
  });
});
