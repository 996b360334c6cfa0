/** Until when a card stays as it is: kept cards are shown again until then. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayUntil, relative } from '../../src/cards/dates.ts';
import { courseCard } from '../../src/features/course/card.ts';
import { roomsCard } from '../../src/features/rooms/card.ts';
import { UNCHOSEN } from '../../src/features/rooms/request.ts';
import type { EnrollmentWindow, Moment } from '../../src/study-client/model.ts';
import { buildings, foundOf, realizations } from '../fixtures/arbitraries.ts';
import { DAY, HOUR, instantOf, MINUTE, readerIn, ZONE } from '../fixtures/reader.ts';
import { runs } from '../fixtures/runs.ts';

/** Around both changes of the clocks in Helsinki, around midnight, and any other time. */
const instants = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('2026-03-29T03:00', '2026-10-25T03:00', '2026-11-21T00:00'),
      fc.integer({ min: -2 * DAY, max: 2 * DAY }),
    )
    .map(([local, apart]) => instantOf(local) + apart),
  fc.integer({ min: instantOf('2026-01-01T00:00'), max: instantOf('2027-01-01T00:00') }),
);
/** Near the turns of what is said: whole minutes, hours and days away, and next to them. */
const distances = fc
  .tuple(
    fc.constantFrom(MINUTE, HOUR, DAY),
    fc.integer({ min: -70, max: 70 }),
    fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -DAY, max: DAY })),
  )
  .map(([unit, times, beside]) => unit * times + beside);
const part = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const zones = fc.constantFrom(ZONE, 'UTC', 'Asia/Kathmandu', 'America/St_Johns');

describe('dayUntil', () => {
  test('is ahead, and until then every distance is in the same words', { tags: 'property' }, () => {
    const property = fc.property(instants, distances, part, zones, (now, distance, through, zone) => {
      const at = now + distance;
      const until = dayUntil(now);
      expect(until).toBeGreaterThan(now);
      const reader = { ...readerIn('en', now), zone };
      const later = now + Math.floor((until - now) * through);
      for (const then of [later, until - 1])
        expect(relative(at, { ...reader, now: then })).toBe(relative(at, reader));
    });
    fc.assert(property, { numRuns: runs(20_000) });
  });

  test('lasts as long as it can, a quarter of an hour at the most', () => {
    const now = instantOf('2026-11-20T12:00');
    expect(dayUntil(now) - now).toBe(15 * MINUTE);
  });
});

describe('a course’s card', () => {
  const moments = (now: number): fc.Arbitrary<Moment> =>
    fc
      .tuple(distances, fc.boolean())
      .map(([distance, isDay]) =>
        isDay
          ? { at: now + distance, precision: 'day', until: now + distance + DAY }
          : { at: now + distance, precision: 'minute' },
      );
  const cases = instants.chain((now) =>
    fc.record({
      now: fc.constant(now),
      found: foundOf(realizations),
      enrollment: fc.record<EnrollmentWindow>({
        opens: fc.option(moments(now), { nil: undefined }),
        closes: fc.option(moments(now), { nil: undefined }),
      }),
      through: part,
    }),
  );

  test('stays as it is until then, with any content', { tags: 'property' }, () => {
    const property = fc.property(cases, ({ now, found, enrollment, through }) => {
      const shown = { ...found, value: { ...found.value, enrollment } };
      const { until = 0, ...card } = courseCard(shown, readerIn('fi', now));
      expect(until).toBeGreaterThan(now);
      for (const then of [now + Math.floor((until - now) * through), until - 1]) {
        const { until: _, ...again } = courseCard(shown, readerIn('fi', then));
        expect(again).toEqual(card);
      }
    });
    fc.assert(property, { numRuns: runs(1500) });
  });
});

test('a building’s card stays as it is until then, however old it is', { tags: 'property' }, () => {
  const cases = fc.record({ now: instants, found: foundOf(buildings), age: distances, through: part });
  const property = fc.property(cases, ({ now, found, age, through }) => {
    const shown = { ...found, fetchedAt: now - Math.abs(age) };
    const { until = 0, ...card } = roomsCard(shown, UNCHOSEN, readerIn('sv', now));
    expect(until).toBeGreaterThan(now);
    for (const then of [now + Math.floor((until - now) * through), until - 1]) {
      const { until: _, ...again } = roomsCard(shown, UNCHOSEN, readerIn('sv', then));
      expect(again).toEqual(card);
    }
  });
  fc.assert(property, { numRuns: runs(400) });
});
