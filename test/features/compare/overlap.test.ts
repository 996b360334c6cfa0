import { tz } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { enrollmentPeriod, firstClosing } from '../../../src/features/compare/overlap.ts';
import type { Moment } from '../../../src/study-client/model.ts';
import { enrollmentState } from '../../../src/study-client/moments.ts';
import { HOUR, instantOf, NOW, windowOf, ZONE } from '../../fixtures/reader.ts';

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

describe('enrollment windows', () => {
  it('are open as their state says', { tags: 'property' }, () => {
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
