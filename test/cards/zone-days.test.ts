/** Calendar days of a zone, against the library that knows all of them. */
import { tz } from '@date-fns/tz/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getDate } from 'date-fns/getDate';
import { getHours } from 'date-fns/getHours';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber, noonOf } from '../../src/cards/dates.ts';
import { runs } from '../fixtures/runs.ts';

const ZONES = [
  'Europe/Helsinki',
  'UTC',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...ZONES);
const at = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2045, 0) });

it('count as the calendar does', { tags: 'property' }, () => {
  fc.assert(
    fc.property(zone, at, at, (name, one, other) => {
      const days = dayNumber(one, name) - dayNumber(other, name);
      expect(days).toBe(differenceInCalendarDays(one, other, { in: tz(name) }));
    }),
    { numRuns: runs(2000) },
  );
});

it('have their noon at twelve of the same day', { tags: 'property' }, () => {
  fc.assert(
    fc.property(zone, at, (name, instant) => {
      const noon = noonOf(instant, name);
      const context = { in: tz(name) };
      expect([getHours(noon, context), getDate(noon, context)]).toEqual([12, getDate(instant, context)]);
    }),
    { numRuns: runs(2000) },
  );
});

it('change at midnight, also in the nights that lose or gain an hour', () => {
  for (const change of [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25)]) {
    for (let minute = -180; minute <= 27 * 60; minute += 1) {
      const instant = change + minute * 60_000;
      const before = differenceInCalendarDays(instant, change, { in: tz('Europe/Helsinki') });
      expect(dayNumber(instant, 'Europe/Helsinki') - dayNumber(change, 'Europe/Helsinki')).toBe(before);
    }
  }
});
