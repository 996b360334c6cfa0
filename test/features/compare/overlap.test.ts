import { tz } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  coursePeriod,
  enrollmentPeriod,
  firstClosing,
  overlaps,
  sharedPeriod,
} from '../../../src/features/compare/overlap.ts';
import type { Moment, Realization } from '../../../src/study-client/model.ts';
import { enrollmentState } from '../../../src/study-client/moments.ts';
import { HOUR, instantOf, moment, NOW, windowOf, ZONE } from '../../fixtures/reader.ts';

type Dates = Pick<Realization, 'starts' | 'ends'>;

/** A course between two local dates; '' for one that is missing. */
const course = (starts: string, ends: string): Dates => ({
  starts: starts === '' ? undefined : moment(starts),
  ends: ends === '' ? undefined : moment(ends, 'later'),
});
const pairsOf = (...all: Dates[]) => overlaps(all, ZONE).pairs.map(({ one, other }) => [one, other]);

describe('two course periods', () => {
  test.each([
    ['one within the other', '2027-01-11', '2027-04-30', '2027-02-01', '2027-02-28', true],
    ['the same', '2027-01-11', '2027-04-30', '2027-01-11', '2027-04-30', true],
    ['a common day', '2027-01-11', '2027-04-30', '2027-04-30', '2027-05-31', true],
    ['the next day', '2027-01-11', '2027-04-30', '2027-05-01', '2027-05-31', false],
    [
      'midnight is the end of a day',
      '2027-01-11T00:00',
      '2027-04-30T00:00',
      '2027-04-30',
      '2027-05-31',
      true,
    ],
    ['and of no other', '2027-01-11T00:00', '2027-04-30T00:00', '2027-05-01T00:00', '2027-05-31', false],
    ['the last minute of a day', '2027-01-11', '2027-04-30T23:59', '2027-05-01T00:00', '2027-05-31', false],
    ['touching within a day', '2027-01-11', '2027-04-30T12:00', '2027-04-30T12:00', '2027-05-31', false],
    ['a minute within a day', '2027-01-11', '2027-04-30T12:01', '2027-04-30T12:00', '2027-05-31', true],
    ['over the spring change of clocks', '2027-03-27', '2027-03-28', '2027-03-29', '2027-04-01', false],
    ['on its day', '2027-03-27', '2027-03-28T00:00', '2027-03-28T23:00', '2027-04-01', true],
    ['over the autumn change', '2026-10-24', '2026-10-25', '2026-10-25T23:30', '2026-10-26', true],
    ['far apart', '2026-09-01', '2026-12-18', '2027-09-01', '2027-12-18', false],
    ['one of a single day', '2027-01-11', '2027-04-30', '2027-04-30T00:00', '2027-04-30T00:00', true],
  ] as const)('%s', (_, a, b, c, d, expected) => {
    expect(pairsOf(course(a, b), course(c, d))).toEqual(expected ? [[0, 1]] : []);
    expect(pairsOf(course(c, d), course(a, b))).toEqual(expected ? [[0, 1]] : []);
  });

  it('overlap from the later start to the earlier end', () => {
    const [long, short] = [
      course('2027-01-11', '2027-04-30T23:59'),
      course('2027-03-15T09:00', '2027-05-28'),
    ];
    const [pair] = overlaps([long, short], ZONE).pairs;
    expect(pair?.period).toEqual({
      starts: short.starts,
      ends: long.ends,
      // The last minute of a day stands for the day.
      until: instantOf('2027-05-01T00:00'),
    });
  });

  test.each([
    ['no end', '2027-01-11', ''],
    ['no start', '', '2027-04-30'],
    ['neither', '', ''],
    ['an end before the start', '2027-04-30', '2027-01-11'],
    ['an end at the start', '2027-04-30T12:00', '2027-04-30T12:00'],
  ])('of which one has %s: nothing is said of it', (_, starts, ends) => {
    const all = [
      course('2026-01-01', '2028-01-01'),
      course(starts, ends),
      course('2027-01-01', '2027-12-31'),
    ];
    expect(overlaps(all, ZONE).undated).toEqual([1]);
    expect(pairsOf(...all)).toEqual([[0, 2]]);
  });
});

const STEP = HOUR / 2;
const FIRST = instantOf('2027-03-25T00:00');
/** Half hours of eleven days, over a change of the clocks. */
const INSTANTS = Array.from({ length: 11 * 48 }, (_, at) => FIRST + at * STEP);
const day = (at: number): Moment => {
  const start = startOfDay(at, { in: tz(ZONE) });
  return { at: start.getTime(), precision: 'day', until: addDays(start, 1).getTime() };
};
const moments: fc.Arbitrary<Moment> = fc
  .tuple(fc.constantFrom(...INSTANTS), fc.boolean())
  .map(([at, whole]) => (whole ? day(at) : { at, precision: 'minute' }));
const dates: fc.Arbitrary<Dates> = fc.record({
  starts: fc.option(moments, { nil: undefined, freq: 10 }),
  ends: fc.option(moments, { nil: undefined, freq: 10 }),
});
const courses = fc.array(dates, { minLength: 2, maxLength: 5 });

/** Half hour by half hour: does the course run then? Written apart from the code that it judges. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
function runsAt({ starts, ends }: Dates, at: number): boolean {
  if (!starts || !ends || at < starts.at) return false;
  const [endDay, endTime] = clock.format(ends.at).split(' ');
  const wholeDay = ends.precision === 'day' || endTime === '00:00';
  return wholeDay ? (clock.format(at).split(' ')[0] ?? '') <= (endDay ?? '') : at < ends.at;
}
/** One more day than the dates come from: a whole day ends after its last half hour. */
const ALL = [...INSTANTS, ...INSTANTS.slice(0, 48).map((at) => at + 11 * 24 * HOUR)];
const common = (all: readonly Dates[]) => ALL.filter((at) => all.every((one) => runsAt(one, at)));
const unordered = (pairs: readonly { one: number; other: number }[], count: number, reversed: boolean) =>
  pairs
    .map(({ one, other }) => (reversed ? [count - 1 - other, count - 1 - one] : [one, other]).join())
    .sort();

describe('any courses', () => {
  it('overlap where some half hour lies in both, for as long as it does', () => {
    fc.assert(
      fc.property(courses, (all) => {
        const { pairs } = overlaps(all, ZONE);
        const expected = all.flatMap((one, first) =>
          all.flatMap((other, second) =>
            second > first && common([one, other]).length > 0 ? [`${first},${second}`] : [],
          ),
        );
        expect(pairs.map(({ one, other }) => `${one},${other}`)).toEqual(expected);
        for (const { one, other, period } of pairs) {
          const half = common([one, other].flatMap((at) => all[at] ?? []));
          expect([period.starts.at, period.until]).toEqual([half[0], (half.at(-1) ?? 0) + STEP]);
        }
      }),
    );
  });

  it('overlap in any order', () => {
    fc.assert(
      fc.property(courses, (all) => {
        const [there, back] = [all, all.toReversed()].map((some) => overlaps(some, ZONE).pairs);
        expect(unordered(back ?? [], all.length, true)).toEqual(unordered(there ?? [], all.length, false));
      }),
    );
  });

  it('are undated where they run at no half hour', () => {
    fc.assert(
      fc.property(courses, (all) => {
        const never = all.flatMap((one, at) => (common([one]).length === 0 ? [at] : []));
        expect(overlaps(all, ZONE).undated).toEqual(never);
      }),
    );
  });

  it('all run at once where every two do', () => {
    fc.assert(
      fc.property(courses, (all) => {
        const periods = all.flatMap((one) => coursePeriod(one, ZONE) ?? []);
        fc.pre(periods.length === all.length);
        const every = overlaps(all, ZONE).pairs.length === (all.length * (all.length - 1)) / 2;
        expect(sharedPeriod(periods) !== undefined).toBe(every);
      }),
    );
  });
});

describe('enrollment windows', () => {
  it('are open as their state says', () => {
    fc.assert(
      fc.property(moments, moments, fc.constantFrom(...INSTANTS), (opens, closes, at) => {
        const period = enrollmentPeriod({ opens, closes });
        const open = period !== undefined && period.starts.at <= at && at < period.until;
        expect(open).toBe(enrollmentState({ opens, closes }, at).state === 'open');
      }),
    );
  });

  test.each<[string, [string, string][], number[] | undefined]>([
    [
      'the earlier closing',
      [
        ['2026-11-01T08:00', '2026-12-01T16:00'],
        ['2026-11-01T08:00', '2026-11-30T16:00'],
      ],
      [1],
    ],
    [
      'both that close first of three',
      [
        ['2026-11-01', '2026-12-01'],
        ['2026-11-01', '2026-11-30'],
        ['2026-11-02', '2026-11-30'],
      ],
      [1, 2],
    ],
    [
      'none where all close at once',
      [
        ['2026-11-01', '2026-12-01'],
        ['2026-11-05', '2026-12-01'],
      ],
      undefined,
    ],
    [
      'not what is closed',
      [
        ['2026-09-01', '2026-09-15'],
        ['2026-11-01', '2026-12-01'],
        ['2026-11-01', '2026-11-30'],
      ],
      [2],
    ],
    [
      'none where only one is still to close',
      [
        ['2026-09-01', '2026-09-15'],
        ['2026-11-01', '2026-12-01'],
      ],
      undefined,
    ],
    [
      'also of windows that are still to open',
      [
        ['2026-12-01', '2026-12-05'],
        ['2027-01-01', '2027-01-05'],
      ],
      [0],
    ],
    [
      'none where one has no closing date',
      [
        ['2026-11-01', ''],
        ['2026-11-01', '2026-12-01'],
        ['2026-11-01', '2026-12-02'],
      ],
      undefined,
    ],
    [
      'none where dates contradict each other',
      [
        ['2026-12-09', '2026-11-01'],
        ['2026-11-01', '2026-12-01'],
        ['2026-11-01', '2026-12-02'],
      ],
      undefined,
    ],
    [
      'one without an opening date, too',
      [
        ['', '2026-12-01'],
        ['2026-11-01', '2026-12-02'],
      ],
      [0],
    ],
  ])('closing first: %s', (_, all, places) => {
    const windows = all.map(([opens, closes]) => windowOf(opens, closes));
    expect(firstClosing(windows, NOW)?.places).toEqual(places);
    if (places) expect(firstClosing(windows, NOW)?.closes).toEqual(windows[places[0] ?? 0]?.closes);
  });
});
