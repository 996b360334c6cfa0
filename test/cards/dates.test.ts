import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  asOf,
  calendarDay,
  dateWords,
  dayHeading,
  dayNumber,
  instant,
  relative,
  span,
} from '../../src/cards/dates.ts';
import { LANGUAGES, type Language } from '../../src/language.ts';
import type { DateKind } from '../../src/study-client/moments.ts';
import { readers } from '../fixtures/arbitraries.ts';
import { DAY, instantOf, moment, readerIn, ZONE } from '../fixtures/reader.ts';
import { runs } from '../fixtures/runs.ts';

const ZONES = ['Europe/Helsinki', 'Africa/Monrovia', 'Asia/Kathmandu', 'America/New_York', 'UTC'];

test('words are those of that second, also of times when a zone was some seconds off', {
  tags: 'property',
}, () => {
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

describe('how far away an instant is', () => {
  test.each<[string, string, string]>([
    ['2026-11-20T14:02', '2026-11-20T14:02', 'today at 14:02'],
    ['2026-11-20T14:02', '2026-11-20T23:59', 'today at 23:59'],
    ['2026-11-20T23:59', '2026-11-21T00:00', 'tomorrow at 0:00'],
    ['2026-11-20T00:00', '2026-11-21T23:59', 'tomorrow at 23:59'],
    ['2026-11-20T14:02', '2026-11-21T08:00', 'tomorrow at 8:00'],
    ['2026-11-20T23:59', '2026-11-22T00:00', 'in 2 days'],
    ['2026-11-20T00:00', '2026-11-22T23:59', 'in 2 days'],
    ['2026-11-20T14:02', '2027-01-18T14:02', 'in 59 days'],
    ['2026-11-20T14:02', '2027-01-19T14:02', 'in 2 months'],
    ['2026-11-20T14:02', '2027-12-25T14:02', 'in 13 months'],
    ['2026-11-20T14:02', '2028-11-19T14:02', 'in 2 years'],
    ['2026-11-20T14:02', '2023-11-20T14:02', '3 years ago'],
    ['2026-11-20T14:02', '2026-11-20T00:00', 'today at 0:00'],
    ['2026-11-20T14:02', '2026-11-19T23:59', 'yesterday at 23:59'],
    ['2026-11-20T14:02', '2026-11-18T23:59', '2 days ago'],
    ['2026-11-20T14:02', '2026-09-21T14:02', '2 months ago'],
    // On 29 March 2026 the clocks skip 03:00–04:00; on 25 October they go through 03:00–04:00 twice.
    ['2026-03-28T12:00', '2026-03-29T12:00', 'tomorrow at 12:00'],
    ['2026-03-29T02:59', '2026-03-29T04:00', 'today at 4:00'],
    ['2026-03-27T12:00', '2026-03-30T12:00', 'in 3 days'],
    ['2026-10-24T12:00', '2026-10-25T23:59', 'tomorrow at 23:59'],
    ['2026-10-25T00:00', '2026-10-25T23:59', 'today at 23:59'],
    ['2026-10-25T23:30', '2026-10-25T00:15', 'today at 0:15'],
    ['2026-10-23T12:00', '2026-10-26T12:00', 'in 3 days'],
  ])('at %s of %s: %s', (now, at, words) => {
    expect(relative(instantOf(at), readerIn('en', instantOf(now)))).toBe(words);
  });

  test.each<[Language, readonly string[]]>([
    ['fi', ['tänään klo 23.59', 'huomenna klo 8.00', 'eilen klo 0.05', '3 päivän päästä', '3 päivää sitten']],
    ['sv', ['i dag kl. 23:59', 'i morgon kl. 8:00', 'i går kl. 0:05', 'om 3 dagar', 'för 3 dagar sedan']],
  ])('in %s: %j', (language, words) => {
    const at = ['20T23:59', '21T08:00', '19T00:05', '23T12:00', '17T12:00'].map((day) => `2026-11-${day}`);
    expect(at.map((one) => relative(instantOf(one), readerIn(language)))).toEqual(words);
  });

  it('is counted by the reader’s own clocks where they are known', () => {
    const now = instantOf('2026-11-20T14:02');
    const words = (to: string, own?: string) => relative(instantOf(to), { ...readerIn('en', now), own });
    expect(words('2026-11-21T00:30')).toBe('tomorrow at 0:30');
    expect(words('2026-11-21T00:30', 'Europe/London')).toBe('today at 22:30');
    expect(words('2026-11-20T23:59', 'Asia/Kathmandu')).toBe('tomorrow at 3:44');
    expect(words('2026-11-22T00:30', 'America/New_York')).toBe('tomorrow at 17:30');
    expect(words('2026-11-23T00:30', 'America/New_York')).toBe('in 2 days');
  });

  it('names the day and the time that a clock on the wall shows then, in any zone', {
    tags: 'property',
  }, () => {
    const at = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });
    const apart = fc.integer({ min: -3 * DAY, max: 3 * DAY });
    fc.assert(
      fc.property(at, apart, fc.constantFrom(...ZONES), (now, distance, own) => {
        const told = relative(now + distance, { ...readerIn('en', now), own });
        const dayOf = (one: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: own }).format(one);
        const [today, day] = [dayOf(now), dayOf(now + distance)].map((one) => Date.parse(one));
        const days = Math.round(((day ?? 0) - (today ?? 0)) / DAY);
        const time = new Intl.DateTimeFormat('sv-SE', { timeZone: own, timeStyle: 'short' });
        const near = ['yesterday', 'today', 'tomorrow'][days + 1];
        const expected = near && `${near} at ${time.format(now + distance).replace(/^0/, '')}`;
        expect(told).toBe(expected ?? (days > 0 ? `in ${days} days` : `${-days} days ago`));
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('a date of a course, with its distance', () => {
  const shown = (kind: DateKind, at: string, reader = readerIn('en')) =>
    fallback(dateWords(kind, moment(at, kind === 'closes' ? 'later' : 'earlier'), reader));
  test.each<[DateKind, string, string]>([
    ['closes', '2026-11-20T23:59', 'today at 23:59'],
    ['opens', '2026-11-21T08:00', 'tomorrow at 8:00'],
    ['closes', '2026-11-23T23:59', '23 Nov 2026, 23:59 EET (in 3 days)'],
    ['closes', '2026-11-21', '21 Nov 2026 (tomorrow)'],
    ['starts', '2026-11-21T00:00', '21 Nov 2026 (tomorrow)'],
    ['ends', '2026-11-20T23:59', '20 Nov 2026 (today)'],
    ['starts', '2026-11-21T09:00', 'tomorrow at 9:00'],
    ['starts', '2026-11-24T09:00', '24 Nov 2026, 09:00 EET (in 4 days)'],
  ])('%s %s: %s', (kind, at, words) => {
    expect(shown(kind, at)).toBe(words);
  });

  it('a whole day is that of the study API, wherever the reader is', () => {
    const reader = { ...readerIn('en', instantOf('2026-11-21T00:30')), own: 'America/New_York' };
    expect(shown('starts', '2026-11-21', reader)).toBe('21 Nov 2026 (today)');
  });
});

describe('a day as a heading', () => {
  const heading = (language: Language, at: string) =>
    dayHeading(dayNumber(instantOf(at), ZONE), readerIn(language));
  test.each<[Language, string, string]>([
    ['en', '2026-11-24T09:00', 'Tuesday 24 November'],
    ['fi', '2026-11-24T09:00', 'Tiistai 24. marraskuuta'],
    ['sv', '2026-11-24T09:00', 'Tisdag 24 november'],
    ['en', '2026-11-20T09:00', 'Friday 20 November (today)'],
    ['fi', '2026-11-21T09:00', 'Lauantai 21. marraskuuta (huomenna)'],
    ['sv', '2026-11-21T09:00', 'Lördag 21 november (i morgon)'],
    ['en', '2027-01-11T09:00', 'Monday 11 January 2027'],
    ['fi', '2027-01-11T09:00', 'Maanantai 11. tammikuuta 2027'],
    ['sv', '2027-01-11T09:00', 'Måndag 11 januari 2027'],
  ])('in %s of %s: %s', (language, at, words) => {
    expect(heading(language, at)).toBe(words);
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

  it('never hold what would end them', { tags: 'property' }, () => {
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
  ['sv', 'kl. 09:05', '19 nov. 2026 18:02 EET'],
])('how old it is, in %s: %s, %s', (language, today, before) => {
  const shown = (at: string) => fallback(asOf(instantOf(at), readerIn(language)));
  expect([shown('2026-11-20T09:05'), shown('2026-11-19T18:02')]).toEqual([today, before]);
});

test.each<[Language, string, string, string]>([
  ['en', '3 Jul 2026, 09:05 EEST', '3 Jul 2026', '1 Dec 2026'],
  ['fi', '3.7.2026 klo 09.05 UTC+3', '3.7.2026', '1.12.2026'],
  ['sv', '3 juli 2026 09:05 EEST', '3 juli 2026', '1 dec. 2026'],
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
