import { tzOffset } from '@date-fns/tz/tzOffset';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetAt } from '../../src/study-client/moments.ts';
import { runs } from '../fixtures/runs.ts';

const ZONES = ['Europe/Helsinki', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
const asked = (at: number, zone: string) => tzOffset(zone, new Date(at)) * 60_000;

test('an offset that is remembered is the one that is asked for', { tags: 'property' }, () => {
  const instants = fc.integer({ min: Date.UTC(1980, 0), max: Date.UTC(2040, 0) });
  // A few minutes later is mostly the same quarter, so the second is what the first left behind.
  const later = fc.integer({ min: 0, max: 10 * 60_000 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, later, (zone, at, ms) => {
      expect(offsetAt(at, zone)).toBe(asked(at, zone));
      expect(offsetAt(at + ms, zone)).toBe(asked(at + ms, zone));
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  ['Europe/Helsinki', '2026-03-29T01:00Z'],
  ['Europe/Helsinki', '2026-10-25T01:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  // At a minute past midnight.
  ['America/St_Johns', '2005-04-03T03:31Z'],
])('%s changes its offset at %s', (zone, text) => {
  const change = Date.parse(text);
  expect(asked(change, zone)).not.toBe(asked(change - 1, zone));
  for (const ms of [-60_000, -1, 0, 1, 60_000]) {
    expect(offsetAt(change + ms, zone)).toBe(asked(change + ms, zone));
  }
});

test('an unknown zone has no offset', () => {
  expect(offsetAt(0, 'Europe/Nowhere')).toBeNaN();
});
