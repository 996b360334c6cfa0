/** Amounts with their units, as people and operators read them. */
import { describe, expect, test } from 'vitest';
import { texts } from '../src/i18n/index.ts';
import { counted, duration, every } from '../src/language.ts';
import { endedWith } from '../src/ops/jobs.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1.5, '1.5 rows'],
  [0.5, '0.5 rows'],
  [12_345, '12,345 rows'],
])('%f of a unit: %s', (amount, words) => {
  expect(counted(amount, 'row')).toBe(words);
});

test.each([
  [-5, '0 seconds'],
  [0, '0 seconds'],
  [SECOND - 1, '0 seconds'],
  [SECOND + 853, '1 second'],
  [MINUTE - 1, '59 seconds'],
  [MINUTE, '1 minute'],
  [2 * MINUTE - 1, '1 minute'],
  [2 * HOUR - 1, '119 minutes'],
  [2 * HOUR, '2 hours'],
  [2 * DAY - 1, '47 hours'],
  [2 * DAY, '2 days'],
  [20_000 * DAY, '20,000 days'],
])('a time of %d ms: %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});

test.each([
  [1, 'every second'],
  [61, 'every 61 seconds'],
  [3_600, 'every hour'],
  [10_800, 'every 3 hours'],
  [604_800, 'every 7 days'],
  [100_001, 'every 100,001 seconds'],
])('what is done every %d seconds: %s', (seconds, words) => {
  expect(every(seconds)).toBe(words);
});

test.each([
  [1, 1, '1 of 1 course was not read'],
  [1, 3, '1 of 3 courses was not read'],
  [2, 2_000, '2 of 2,000 courses were not read'],
])('%d of %d that failed: %s', (failed, all, words) => {
  expect(endedWith(failed, all, 'course', 'read').detail).toBe(words);
});

describe.each([
  [
    'en',
    [/^For at least 1 seat, /, /^For at least 2 seats, /],
    [/this is the one/, /these 2 were/],
    [/the course that/, /the 2 courses/],
  ],
  [
    'fi',
    [/^Vähintään 1 paikan /, /^Vähintään 2 paikan /],
    [/tästä oli/, /näistä 2 oli/],
    [/näytetty toteutus:/, /2 viimeksi/],
  ],
  [
    'sv',
    [/^För minst 1 plats, /, /^För minst 2 platser, /],
    [/det här talade/, /de här 2 talade/],
    [/det genomförande/, /de 2 genomföranden/],
  ],
] as const)('in %s one is one', (language, seats, shown, part) => {
  const { rooms, follow, facts } = texts(language);
  test('seats, courses, a list', () => {
    expect([rooms.seatsMeant('1'), rooms.seatsMeant('2')]).toEqual(
      seats.map((one) => expect.stringMatching(one)),
    );
    expect([follow.ofShown(1), follow.ofShown(2)]).toEqual(shown.map((one) => expect.stringMatching(one)));
    expect([facts.part(1), facts.part(2)]).toEqual(part.map((one) => expect.stringMatching(one)));
  });
});
