import { describe, expect, it, test } from 'vitest';
import {
  stateSign,
  stateWords,
  windowDates,
  windowFact,
  windowText,
  windowUntil,
  windowWords,
} from '../../src/cards/dates.ts';
import { LANGUAGES } from '../../src/language.ts';
import { instantOf, readerIn, windowOf } from '../fixtures/reader.ts';

/** Whether a local time that comes twice is meant the second time. */
type Which = 'earlier' | 'later';

describe('the words for a window', () => {
  test.each<[string, string, string, string, Which?]>([
    // The two ends, to the millisecond.
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-20T08:59:59.999', 'Opens today at 9:00'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-20T09:00', 'Open, closes in 10 days'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-28T23:59', 'Open, closes in 2 days'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-29T00:00', 'Open, closes tomorrow at 16:00'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-30T15:59:59.999', 'Open, closes today at 16:00'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-30T16:00', 'Closed today at 16:00'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-12-01T23:59', 'Closed yesterday at 16:00'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-12-02T00:00', 'Closed 2 days ago'],
    // Dates alone: the last day counts whole.
    ['2026-11-20', '2026-11-30', '2026-11-19T23:59:59.999', 'Opens tomorrow'],
    ['2026-11-20', '2026-11-30', '2026-11-20T00:00', 'Open, closes in 10 days'],
    ['2026-11-20', '2026-11-30', '2026-11-29T23:59', 'Open, closes tomorrow'],
    ['2026-11-20', '2026-11-30', '2026-11-30T00:00', 'Open, closes today'],
    ['2026-11-20', '2026-11-30', '2026-11-30T23:59:59.999', 'Open, closes today'],
    ['2026-11-20', '2026-11-30', '2026-12-01T00:00', 'Closed yesterday'],
    ['2026-11-20', '2026-11-30', '2026-12-02T09:00', 'Closed 2 days ago'],
    ['2026-11-20', '2026-11-20', '2026-11-20T12:00', 'Open, closes today'],
    // Never open where an end is missing, or where the ends are the wrong way round.
    ['', '', '2026-11-20T09:00', 'not known'],
    ['2026-11-20T09:00', '', '2026-11-19T09:00', 'Opens tomorrow at 9:00'],
    ['2026-11-20T09:00', '', '2026-11-20T09:00', 'Opened today at 9:00; closing not given'],
    ['2026-11-20T09:00', '', '2026-11-25T09:00', 'Opened 5 days ago; closing not given'],
    ['', '2026-11-30T16:00', '2026-11-29T16:00', 'Closes tomorrow at 16:00; opening not given'],
    ['', '2026-11-30', '2026-11-30T09:00', 'Closes today; opening not given'],
    ['', '2026-11-30T16:00', '2026-11-30T16:00', 'Closed today at 16:00'],
    ['', '2026-11-30T16:00', '2026-12-01T16:00', 'Closed yesterday at 16:00'],
    // The night of 29 March: 03:00–04:00 does not happen.
    ['2026-03-29T03:00', '2026-04-12T03:00', '2026-03-29T02:59', 'Opens today at 4:00'],
    ['2026-03-29T03:30', '2026-04-12T03:00', '2026-03-29T02:59', 'Opens today at 4:30'],
    ['2026-03-29T04:00', '2026-04-12T03:00', '2026-03-28T23:59', 'Opens tomorrow at 4:00'],
    ['2026-03-29T03:00', '2026-04-12T03:00', '2026-03-29T04:00', 'Open, closes in 14 days'],
    ['2026-03-15T03:00', '2026-03-29T03:00', '2026-03-29T02:59:59.999', 'Open, closes today at 4:00'],
    ['2026-03-15T03:00', '2026-03-29T03:00', '2026-03-29T04:00', 'Closed today at 4:00'],
    ['2026-03-28', '2026-03-29', '2026-03-29T01:00', 'Open, closes today'],
    ['2026-03-28', '2026-03-29', '2026-03-30T00:00', 'Closed yesterday'],
    ['2026-03-29', '2026-04-12', '2026-03-28T00:30', 'Opens tomorrow'],
    // The night of 25 October: 03:00–04:00 happens twice; what opens takes the first, what closes the second.
    ['2026-10-25T03:30', '2026-11-08T16:00', '2026-10-25T03:29', 'Opens today at 3:30'],
    ['2026-10-25T03:30', '2026-11-08T16:00', '2026-10-25T03:30', 'Open, closes in 14 days'],
    ['2026-10-25T03:30', '2026-11-08T16:00', '2026-10-25T03:29', 'Open, closes in 14 days', 'later'],
    ['2026-10-11T09:00', '2026-10-25T03:30', '2026-10-25T03:30', 'Open, closes today at 3:30'],
    ['2026-10-11T09:00', '2026-10-25T03:30', '2026-10-25T03:29', 'Open, closes today at 3:30', 'later'],
    ['2026-10-11T09:00', '2026-10-25T03:30', '2026-10-25T03:30', 'Closed today at 3:30', 'later'],
    ['2026-10-25', '2026-10-25', '2026-10-25T00:00', 'Open, closes today'],
    ['2026-10-25', '2026-10-25', '2026-10-25T23:59', 'Open, closes today'],
    ['2026-10-25', '2026-10-25', '2026-10-26T00:00', 'Closed yesterday'],
  ])('from "%s" to "%s" at %s: %s %s', (opens, closes, now, words, which = 'earlier') => {
    expect(stateWords(windowOf(opens, closes), readerIn('en', instantOf(now, which)))).toBe(words);
  });

  it('tell a reversed window from a missing one', () => {
    const reversed = windowOf('2026-12-01T08:00', '2026-11-01T16:00');
    for (const language of LANGUAGES) {
      const words = stateWords(reversed, readerIn(language));
      expect(words).not.toBe(stateWords({}, readerIn(language)));
    }
  });
});

describe('the sign beside the words', () => {
  test.each([
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-20T08:59', '🔵'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-20T09:00', '🟢'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-28T15:59:59.999', '🟢'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-28T16:00', '🟠'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-30T15:59:59.999', '🟠'],
    ['2026-11-20T09:00', '2026-11-30T16:00', '2026-11-30T16:00', '🔴'],
    ['', '', '2026-11-20T09:00', '⚪'],
    ['2026-11-20T09:00', '', '2026-11-20T09:00', '⚪'],
    ['2026-12-01T09:00', '2026-11-01T09:00', '2026-11-20T09:00', '⚪'],
  ])('from "%s" to "%s" at %s: %s', (opens, closes, now, sign) => {
    const window = windowOf(opens, closes);
    expect(stateSign(window, instantOf(now))).toBe(sign);
    expect(windowFact(windowWords(window, readerIn('en', instantOf(now))))).toContain(
      `${sign} ${stateWords(window, readerIn('en', instantOf(now)))}`,
    );
  });
});

describe('the dates of a window', () => {
  const shown = (opens: string, closes: string) =>
    windowDates(windowOf(opens, closes), readerIn('en')).replace(/<!date[^|]*\|([^>]*)>/g, '$1');
  test.each([
    ['2026-11-20T09:00', '2026-11-30T16:00', '20 Nov 2026, 09:00 EET – 30 Nov 2026, 16:00 EET'],
    ['2026-11-20', '2026-11-30', '20 Nov 2026 – 30 Nov 2026'],
    ['2026-10-20T09:00', '2026-10-30T16:00', '20 Oct 2026, 09:00 EEST – 30 Oct 2026, 16:00 EET'],
    ['2026-11-20', '', '20 Nov 2026 – not given'],
    ['', '2026-11-30', 'not given – 30 Nov 2026'],
  ])('from "%s" to "%s": %s', (opens, closes, dates) => {
    expect(shown(opens, closes)).toBe(dates);
  });
});

describe('the state and the dates together', () => {
  test.each([
    ['2026-11-20', '2026-11-30', '🟢 Open, closes in 10 days', '20 Nov 2026 – 30 Nov 2026'],
    ['2026-11-21', '', '🔵 Opens tomorrow', '21 Nov 2026 – not given'],
    ['', '2026-11-19', '🔴 Closed yesterday', 'not given – 19 Nov 2026'],
  ])('from "%s" to "%s": %s, %s', (opens, closes, state, dates) => {
    const [window, reader] = [windowOf(opens, closes), readerIn('en', instantOf('2026-11-20T00:00'))];
    expect(stateWords(window, reader)).toBe(state.replace(/^\S+ /, ''));
    const told = (text: string) => text.replace(/<!date[^|]*\|([^>]*)>/g, '$1');
    expect(told(windowFact(windowWords(window, reader)))).toBe(`${state}\n${dates}`);
    expect(told(windowText(windowWords(window, reader)))).toBe(`${state.replace(/^\S+ /, '')} (${dates})`);
  });

  it('are the state alone where there are no dates', () => {
    expect(windowFact(windowWords({}, readerIn('en')))).toBe('⚪ not known');
    expect(windowText(windowWords({}, readerIn('en')))).toBe('not known');
    expect(windowDates({}, readerIn('en'))).toBe('not given');
  });
});

describe('until when the words of a window hold', () => {
  const NOW = '2026-11-20T12:00';
  test.each([
    ['without dates: the next quarter of an hour', '', '', '2026-11-20T12:15'],
    ['opens in a month: the same', '2026-12-20T09:00', '', '2026-11-20T12:15'],
    ['opens in two hours: the same', '2026-11-20T14:00', '', '2026-11-20T12:15'],
    ['opens in five and a half minutes: the tense turns', '2026-11-20T12:05:30', '', '2026-11-20T12:05:30'],
    ['opened half a minute ago', '2026-11-20T11:59:30', '2026-12-20T09:00', '2026-11-20T12:15'],
    [
      'closes in two days and ten minutes: the sign turns',
      '2026-11-01',
      '2026-11-22T12:10',
      '2026-11-20T12:10',
    ],
    ['closes in seven minutes', '', '2026-11-20T12:07', '2026-11-20T12:07'],
    ['closed yesterday at ten past', '', '2026-11-19T12:10', '2026-11-20T12:15'],
    ['closes with this day, in half a day', '', '2026-11-20', '2026-11-20T12:15'],
  ])('%s', (_, opens, closes, until) => {
    const now = instantOf(NOW);
    const held = windowUntil(windowOf(opens, closes), now);
    expect(new Date(held).toISOString()).toBe(new Date(instantOf(until)).toISOString());
  });

  test('at any moment of its turns it is ahead', () => {
    const window = windowOf('2026-11-20T12:00', '2026-11-22T12:00');
    for (const at of [
      '2026-11-20T11:59:59.999',
      '2026-11-20T12:00',
      '2026-11-20T12:00:00.001',
      '2026-11-22T12:00',
    ])
      expect(windowUntil(window, instantOf(at))).toBeGreaterThan(instantOf(at));
  });
});
