/** A week of any courses: every date of its days, once, by day; and nothing else. */
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { Dated } from '../../../src/cards/agenda.ts';
import { toMessage } from '../../../src/cards/card.ts';
import { parseWeek, weekCard } from '../../../src/features/week/handlers.ts';
import type { Moment } from '../../../src/study-client/model.ts';
import { courseDateEnd } from '../../../src/study-client/moments.ts';
import { messageProblems } from '../../block-kit/limits.ts';
import { dated } from '../../fixtures/dated.ts';
import { DAY, instantOf, moment, NOW, readerIn, ZONE } from '../../fixtures/reader.ts';
import { runs } from '../../fixtures/runs.ts';
import { unsaid } from '../../fixtures/safety.ts';

const planned = (courses: readonly Dated[]) => ({
  kind: 'person' as const,
  courses,
  since: NOW,
  failed: [],
  weekly: false,
});
const cardOf = (courses: readonly Dated[], reader = readerIn('en'), next?: true) =>
  weekCard({ ...(next && { next }) }, planned(courses), reader);

const dayIn = (zone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const isOnDays = (at: number, zone: string, from: number, days: number): boolean => {
  const all = Array.from({ length: days }, (_, one) => dayIn(zone).format(from + one * DAY));
  return all.includes(dayIn(zone).format(at));
};

it('has each date of today and six more days, by the reader’s calendar, and no other', {
  tags: 'property',
}, () => {
  fc.assert(
    fc.property(fc.array(dated(NOW), { maxLength: 8 }), (courses) => {
      const { text } = cardOf(courses);
      const lines = text.match(/[🔵🟠▶🏁]/gu) ?? [];
      const believed = courses.flatMap(({ facts: { opens, closes, starts, ends } }) => {
        const isOdd = (one?: Moment, other?: Moment) => one && other && (other.until ?? other.at) <= one.at;
        // An end that means its day lasts as long as that.
        const isOddCourse = starts && ends && ends.at < starts.at && courseDateEnd(ends, ZONE) <= starts.at;
        return [...(isOdd(opens, closes) ? [] : [opens, closes]), ...(isOddCourse ? [] : [starts, ends])];
      });
      const expected = believed.filter((one) => one && isOnDays(one.at, ZONE, NOW, 7));
      expect(lines.length).toBe(Math.min(expected.length, 40));
    }),
    { numRuns: runs(300) },
  );
});

it('keeps Slack’s limits, and says in its text all that its blocks say', { tags: 'property' }, () => {
  fc.assert(
    fc.property(fc.array(dated(NOW), { maxLength: 30 }), (courses) => {
      const card = cardOf(courses);
      expect(messageProblems(toMessage(card))).toEqual([]);
      expect(unsaid(card)).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});

const course = (dates: Dated['facts'] | object): Dated => ({
  follow: { code: 'TX00EY23-3015' },
  facts: { name: 'Compilers', ...dates },
});

test.each([
  ['yesterday’s last minute', '2026-11-19T23:59', false],
  ['this morning', '2026-11-20T00:00', true],
  ['the last minute of the seventh day', '2026-11-26T23:59', true],
  ['the eighth day', '2026-11-27T00:00', false],
])('a window that closes in %s is in it: %s %s', (_, closes, isIn) => {
  expect(cardOf([course({ closes: moment(closes) })]).text.includes('🟠')).toBe(isIn);
});

test('the next week begins on Monday, also from a Sunday and from a Monday', () => {
  const closes = (local: string) => course({ closes: moment(local) });
  const on = (now: string, local: string) =>
    cardOf([closes(local)], readerIn('en', instantOf(now)), true).text.includes('🟠');
  expect(on('2026-11-22T23:59', '2026-11-23T00:00')).toBe(true);
  expect(on('2026-11-22T23:59', '2026-11-29T23:59')).toBe(true);
  expect(on('2026-11-22T23:59', '2026-11-30T00:00')).toBe(false);
  expect(on('2026-11-23T00:00', '2026-11-29T23:59')).toBe(false);
  expect(on('2026-11-23T00:00', '2026-11-30T00:00')).toBe(true);
});

test('what is past is told in the past tense, what is ahead in the other', () => {
  const { text } = cardOf([
    course({ opens: moment('2026-11-20T09:00'), closes: moment('2026-11-20T23:59') }),
  ]);
  expect(text).toContain('Friday 20 November (today): 🔵 9:00 · Enrollment opened – Compilers');
  expect(text).toContain('🟠 23:59 · Enrollment closes – Compilers');
});

test('a day of the course is the study API’s, a time is on the reader’s own day', () => {
  const reader = { ...readerIn('en'), own: 'Asia/Tokyo' };
  const both = course({ closes: moment('2026-11-21T23:59'), starts: moment('2026-11-21') });
  const { text } = cardOf([both], reader);
  expect(text).toContain('Saturday 21 November (tomorrow): ▶️ Course starts');
  expect(text).toContain('Sunday 22 November: 🟠 6:59 · Enrollment closes');
});

test.each([
  ['', undefined],
  ['next', true],
  ['ens', true],
  ['nästa', true],
  ['please', undefined],
])('/course week %j', (typed, next) => {
  expect(parseWeek(typed).next).toBe(next);
});

test('a course in which the person has enrolled is marked so', () => {
  const open = { ...course({ closes: moment('2026-11-22T23:59') }), isEnrolled: true };
  expect(cardOf([open]).text).toContain('Enrollment closes – Compilers · TX00EY23-3015 · enrolled ✓.');
});
