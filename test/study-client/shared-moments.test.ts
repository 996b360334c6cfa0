import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMoment } from '../../src/study-client/local-time.ts';
import { momentsIn } from '../../src/study-client/shared-moments.ts';

test('a date has one moment', () => {
  const { earlier } = momentsIn('Europe/Helsinki');
  expect(earlier('2026-11-22T08:00:00')).toBe(earlier('2026-11-22T08:00:00'));
});

test('whatever was read before, a text has its own moment in each zone and meaning', () => {
  // The clocks of Helsinki are turned back in the night of 25 October, those of New York a week after.
  const text = fc.constantFrom(
    ...['2026-10-25T03:30:00', '2026-11-01T01:30:00', '2026-10-25', '2026-02-30', '', 'soon'],
  );
  const zone = fc.constantFrom('Europe/Helsinki', 'America/New_York');
  const which = fc.constantFrom('earlier', 'later');
  fc.assert(
    fc.property(fc.array(fc.tuple(text, zone, which)), (all) => {
      for (const [one, of, end] of all) expect(momentsIn(of)[end](one)).toEqual(toMoment(one, of, end));
    }),
  );
});

test('more dates than are remembered are read as well', () => {
  const { later } = momentsIn('Europe/Stockholm');
  const days = Array.from({ length: 12_000 }, (_, at) =>
    new Date(at * 86_400_000).toISOString().slice(0, 10),
  );
  for (const day of [...days, ...days])
    expect(later(day)).toEqual(toMoment(day, 'Europe/Stockholm', 'later'));
});
