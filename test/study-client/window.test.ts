import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMoment } from '../../src/study-client/gateway/fields.ts';
import type { EnrollmentWindow, Moment } from '../../src/study-client/model.ts';
import { endOf, enrollmentState } from '../../src/study-client/moments.ts';
import { runs } from '../fixtures/runs.ts';

const ZONE = 'Europe/Helsinki';
const windowOf = (opens: string, closes: string): EnrollmentWindow => ({
  opens: toMoment(opens, ZONE, 'earlier'),
  closes: toMoment(closes, ZONE, 'later'),
});

const FROM = '2026-11-20T09:00:00';
const TO = '2026-11-30T23:59:00';

/** Window, local now, state, why. */
test.each<[string, string, string, string, string?]>([
  [FROM, TO, '2026-11-20T08:59:59.999', 'upcoming'],
  [FROM, TO, '2026-11-20T09:00:00', 'open'],
  [FROM, TO, '2026-11-30T23:58:59.999', 'open'],
  [FROM, TO, '2026-11-30T23:59:00', 'closed'],
  ['2026-11-20', '2026-11-30', '2026-11-19T23:59:59.999', 'upcoming'],
  ['2026-11-20', '2026-11-30', '2026-11-20T00:00', 'open'],
  ['2026-11-20', '2026-11-30', '2026-11-30T23:59:59.999', 'open'],
  ['2026-11-20', '2026-11-30', '2026-12-01T00:00', 'closed'],
  ['2026-11-20', '2026-11-20', '2026-11-20T12:00', 'open'],
  [FROM, '', '2026-11-20T08:59:59', 'upcoming'],
  [FROM, '', '2026-11-20T09:00:00', 'unknown', 'missing'],
  ['', TO, '2026-11-30T23:58:59', 'unknown', 'missing'],
  ['', TO, '2026-11-30T23:59:00', 'closed'],
  ['', '2026-11-30', '2026-11-30T12:00', 'unknown', 'missing'],
  ['', '2026-11-30', '2026-12-01T00:00', 'closed'],
  ['', '', '2026-11-20T09:00', 'unknown', 'missing'],
  [TO, FROM, '2026-11-01T00:00', 'unknown', 'reversed'],
  [TO, FROM, '2026-11-25T00:00', 'unknown', 'reversed'],
  [TO, FROM, '2026-12-25T00:00', 'unknown', 'reversed'],
  [FROM, FROM, '2026-11-20T09:00', 'unknown', 'reversed'],
  ['2026-11-21', '2026-11-20', '2026-11-21T00:00', 'unknown', 'reversed'],
])('from "%s" to "%s" at %s: %s', (opens, closes, now, state, why) => {
  const window = windowOf(opens, closes);
  const told = enrollmentState(window, toMoment(now, ZONE, 'earlier')?.at ?? Number.NaN);
  expect(told).toMatchObject(why === undefined ? { state } : { state, why });
  expect([told.opens, told.closes]).toEqual([window.opens, window.closes]);
});

const instants = fc.integer({ min: 0, max: 200 });
const moments: fc.Arbitrary<Moment> = fc.oneof(
  instants.map((at): Moment => ({ at, precision: 'minute' })),
  fc
    .record({ at: instants, length: fc.integer({ min: 1, max: 50 }) })
    .map(({ at, length }): Moment => ({ at, precision: 'day', until: at + length })),
);
const windows = fc.record({
  opens: fc.option(moments, { nil: undefined }),
  closes: fc.option(moments, { nil: undefined }),
});

test('it is open exactly within [opens, closes), both known', { tags: 'property' }, () => {
  fc.assert(
    fc.property(windows, fc.integer({ min: -5, max: 260 }), (window, now) => {
      const { opens, closes } = window;
      const within = opens !== undefined && closes !== undefined && opens.at <= now && now < endOf(closes);
      expect(enrollmentState(window, now).state === 'open').toBe(within);
    }),
    { numRuns: runs(1000) },
  );
});

test('time only leads from upcoming to open to closed', { tags: 'property' }, () => {
  const rank = { upcoming: 0, open: 1, unknown: 1, closed: 2 };
  fc.assert(
    fc.property(windows, instants, instants, (window, a, b) => {
      const [before, after] = [Math.min(a, b), Math.max(a, b)].map(
        (now) => rank[enrollmentState(window, now).state],
      );
      expect(Number(before)).toBeLessThanOrEqual(Number(after));
    }),
    { numRuns: runs(1000) },
  );
});
