import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { asOf, calendarDay, instant, relative, span } from '../../src/cards/dates.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import { readers } from '../fixtures/arbitraries.ts';
import { DAY, HOUR, instantOf, MINUTE, moment, NOW, readerIn } from '../fixtures/reader.ts';
import { runs } from '../fixtures/runs.ts';

const SECOND = 1000;

const ZONES = ['Europe/Helsinki', 'Africa/Monrovia', 'Asia/Kathmandu', 'America/New_York', 'UTC'];

test('words are those of that second, also of times when a zone was some seconds off', () => {
  const at = fc.integer({ min: Date.UTC(1850, 0), max: Date.UTC(2100, 0) });
  const around = fc.tuple(at, fc.integer({ min: -61_000, max: 61_000 }));
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), around, (timeZone, [first, more]) => {
      const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...time });
      // What is remembered of one must not be told of the other.
      for (const one of [first, first + more]) {
        const told = asOf(one, { ...readerIn('en'), zone: timeZone, now: one });
        expect(told).toContain(`|${clock.format(one)}>`);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('a day long ago is that day', () => {
  const told = calendarDay(moment('1900-01-01T00:00:00'), readerIn('en'));
  expect(told).toContain('|1 Jan 1900>');
});

describe('relative', () => {
  test.each<[number, string]>([
    [1, 'in less than a minute'],
    [MINUTE - 1, 'in less than a minute'],
    [MINUTE, 'in 1 minute'],
    [2 * MINUTE - 1, 'in 1 minute'],
    [2 * MINUTE, 'in 2 minutes'],
    [HOUR - 1, 'in 59 minutes'],
    [HOUR, 'in 1 hour'],
    [2 * HOUR - 1, 'in 1 hour'],
    [DAY - 1, 'in 23 hours'],
    [DAY, 'tomorrow'],
    [2 * DAY, 'in 2 days'],
    [59 * DAY, 'in 59 days'],
    [60 * DAY, 'in 2 months'],
    [400 * DAY, 'in 13 months'],
    [729 * DAY, 'in 24 months'],
    [730 * DAY, 'in 2 years'],
    [-1095 * DAY, '3 years ago'],
    [-1, 'less than a minute ago'],
    [1 - MINUTE, 'less than a minute ago'],
    [-MINUTE, '1 minute ago'],
    [1 - HOUR, '59 minutes ago'],
    [-HOUR, '1 hour ago'],
    [1 - DAY, '23 hours ago'],
    [-DAY, 'yesterday'],
    [-59 * DAY, '59 days ago'],
    [-60 * DAY, '2 months ago'],
  ])('%i ms away: %s', (distance, words) => {
    expect(relative(NOW + distance, readerIn('en'))).toBe(words);
  });

  test.each<[Language, number, string]>([
    ['fi', SECOND, 'alle minuutin päästä'],
    ['fi', -SECOND, 'alle minuutti sitten'],
    ['fi', DAY, 'huomenna'],
    ['fi', 3 * DAY, '3 päivän päästä'],
    ['fi', -3 * DAY, '3 päivää sitten'],
    ['sv', SECOND, 'om mindre än en minut'],
    ['sv', -SECOND, 'för mindre än en minut sedan'],
    ['sv', DAY, 'i morgon'],
    ['sv', 3 * DAY, 'om 3 dagar'],
    ['sv', -3 * DAY, 'för 3 dagar sedan'],
  ])('in %s, %i ms away: %s', (language, distance, words) => {
    expect(relative(NOW + distance, readerIn(language))).toBe(words);
  });

  // On 29 March 2026 the clocks skip 03:00–04:00; on 25 October they go through 03:00–04:00 twice.
  test.each<[string, string, string, string?]>([
    ['2026-03-28T12:00', '2026-03-29T12:00', 'in 23 hours'],
    ['2026-03-28T12:00', '2026-03-29T13:00', 'tomorrow'],
    ['2026-03-29T02:59', '2026-03-29T04:00', 'in 1 minute'],
    ['2026-03-29T02:00', '2026-03-29T04:00', 'in 1 hour'],
    ['2026-03-29T04:00', '2026-03-29T02:59', '1 minute ago'],
    ['2026-03-27T12:00', '2026-03-30T12:00', 'in 3 days'],
    ['2026-10-24T12:00', '2026-10-25T11:30', 'tomorrow'],
    ['2026-10-24T12:00', '2026-10-25T10:59', 'in 23 hours'],
    ['2026-10-25T02:30', '2026-10-25T03:30', 'in 1 hour'],
    ['2026-10-25T02:30', '2026-10-25T03:30', 'in 2 hours', 'later'],
    ['2026-10-25T00:00', '2026-10-25T23:00', 'today'],
    ['2026-10-25T23:30', '2026-10-25T00:15', 'today'],
    ['2026-10-23T12:00', '2026-10-26T12:00', 'in 3 days'],
  ])('from %s to %s where the clocks change: %s', (from, to, words, which) => {
    const at = instantOf(to, which === 'later' ? 'later' : 'earlier');
    expect(relative(at, readerIn('en', instantOf(from)))).toBe(words);
  });

  it('never tells a deadline as further away than it is', () => {
    const units = { minute: MINUTE, hour: HOUR } as const;
    fc.assert(
      fc.property(fc.integer({ min: MINUTE, max: DAY - 1 }), (distance) => {
        const [, amount, unit] =
          /^in (\d+) (minute|hour)s?$/.exec(relative(NOW + distance, readerIn('en'))) ?? [];
        expect(Number(amount) * units[unit as 'minute']).toBeLessThanOrEqual(distance);
        expect((Number(amount) + 1) * units[unit as 'minute']).toBeGreaterThan(distance);
      }),
    );
  });

  it('counts days by the calendar of the study API’s zone', () => {
    const evening = instantOf('2026-11-20T23:30');
    const words = (to: string, zone: string) =>
      relative(instantOf(to), { language: 'en', now: evening, zone });
    expect(words('2026-11-22T00:30', 'Europe/Helsinki')).toBe('in 2 days');
    expect(words('2026-11-22T00:30', 'UTC')).toBe('tomorrow');
  });
});

describe('date tokens', () => {
  it('stand for the instant, and say its zone in their fallback', () => {
    const at = moment('2026-11-20T15:30');
    expect(instant(at, readerIn('en'))).toBe(
      `<!date^${at.at / 1000}^{date_short} {time}|20 Nov 2026, 15:30 EET>`,
    );
  });

  test.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-01-01', '2026-12-31'])(
    'of the day %s stand at a time that is that day from Anchorage to Auckland',
    (day) => {
      const [, seconds] = /\^(\d+)\^/.exec(calendarDay(moment(day), readerIn('en'))) ?? [];
      for (const timeZone of [
        'America/Anchorage',
        'America/New_York',
        'Europe/Helsinki',
        'Pacific/Auckland',
      ]) {
        const there = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Number(seconds) * 1000);
        expect([timeZone, there]).toEqual([timeZone, day]);
      }
    },
  );

  it('of a date without a time are those of its day', () => {
    const day = moment('2026-11-20');
    expect(instant(day, readerIn('fi'))).toBe(calendarDay(day, readerIn('fi')));
    expect(instant(day, readerIn('fi'))).not.toContain('{time}');
  });

  it('never hold what would end them', () => {
    fc.assert(
      fc.property(readers, fc.integer({ min: -8e12, max: 8e12 }), (reader, at) => {
        const token = /^<!date\^-?\d+\^[a-z_{} ]+\|[^|<>]+>$/;
        expect(instant({ at, precision: 'minute' }, reader)).toMatch(token);
        expect(calendarDay({ at, precision: 'day', until: at + DAY }, reader)).toMatch(token);
        expect(asOf(at, reader).replace(/^(?:klo|kl\.) /, '')).toMatch(token);
      }),
    );
  });
});

describe('asOf', () => {
  test.each<[string, string, boolean]>([
    ['2026-11-20T00:00', '2026-11-20T14:02', true],
    ['2026-11-19T23:59', '2026-11-20T14:02', false],
    ['2026-11-19T23:59', '2026-11-20T00:00', false],
    ['2026-10-25T00:00', '2026-10-25T23:59', true],
    ['2026-03-29T00:00', '2026-03-29T23:59', true],
  ])('of %s at %s, the time alone: %s', (fetched, now, timeAlone) => {
    const token = asOf(instantOf(fetched), readerIn('en', instantOf(now)));
    expect(token.includes('^{time}|')).toBe(timeAlone);
    expect(token.includes('{date_short} {time}')).toBe(!timeAlone);
  });
});

/** What stands where Slack can't show a date. */
const fallback = (words: string) => words.replace(/<[^|]*\|([^>]*)>/g, '$1');

test.each<[Language, string, string]>([
  ['en', '09:05', '19 Nov 2026, 18:02 EET'],
  ['fi', 'klo 09.05', '19.11.2026 klo 18.02 UTC+2'],
  ['sv', 'kl. 09.05', '19 nov. 2026 18.02 EET'],
])('how old it is, in %s: %s, %s', (language, today, before) => {
  const shown = (at: string) => fallback(asOf(instantOf(at), readerIn(language)));
  expect([shown('2026-11-20T09:05'), shown('2026-11-19T18:02')]).toEqual([today, before]);
});

test.each<[Language, string, string, string]>([
  ['en', '3 Jul 2026, 09:05 EEST', '3 Jul 2026', '1 Dec 2026'],
  ['fi', '3.7.2026 klo 09.05 UTC+3', '3.7.2026', '1.12.2026'],
  ['sv', '3 juli 2026 09.05 EEST', '3 juli 2026', '1 dec. 2026'],
])('dates in %s: %s, %s, %s', (language, time, day, other) => {
  const reader = readerIn(language);
  expect(fallback(instant(moment('2026-07-03T09:05'), reader))).toBe(time);
  expect(fallback(instant(moment('2026-07-03'), reader))).toBe(day);
  expect(fallback(calendarDay(moment('2026-12-01T23:59'), reader))).toBe(other);
});

describe('span', () => {
  test.each<[string | undefined, string | undefined, readonly string[]]>([
    ['A', 'B', ['A – B', 'A – B', 'A – B']],
    ['A', undefined, ['from A', 'A alkaen', 'från och med A']],
    [undefined, 'B', ['until B', 'B asti', 'till och med B']],
    [undefined, undefined, ['not given', 'ei ilmoitettu', 'uppgift saknas']],
  ])('%s to %s', (from, to, words) => {
    expect(LANGUAGES.map((language) => span(from, to, language))).toEqual(words);
  });
});
