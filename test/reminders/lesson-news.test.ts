/** What a target is told of changed lessons, and what is noted as told, after any crash. */
import { describe, expect, test } from 'vitest';
import type { LessonChange, LessonSpot } from '../../src/reminders/lesson-belief.ts';
import { lessonNewsOf, type UntoldChanges } from '../../src/reminders/lesson-news.ts';
import { isHandedOver, type Outgoing } from '../../src/reminders/steps.ts';
import type { Reminder } from '../../src/store/store.ts';
import {
  at,
  CODE,
  DAY,
  follow,
  HOUR,
  local,
  MINUTE,
  NOW,
  render,
  rowFor,
  SETTINGS,
  target,
} from './samples.ts';

const TODAY = at('2026-11-20T23:00');
const MONDAY = at('2026-11-23T09:00');
/** Half an hour after the quiet hours have begun. */
const NIGHT = at('2026-11-20T20:30');
const MORNING = at('2026-11-21T08:01');
const SINCE = NOW - DAY;

const spot = (starts: number, room = 'A1'): LessonSpot => ({ starts, ends: starts + HOUR, rooms: [room] });
const change = (id: string, when: number, before?: LessonSpot, after?: LessonSpot): LessonChange => ({
  ...{ id, at: when },
  ...(before && { before }),
  ...(after && { after }),
});

const MOVED_TODAY = change('1', NOW, spot(TODAY - HOUR), spot(TODAY));
const MOVED_MONDAY = change('2', NOW + 1000, spot(MONDAY), spot(MONDAY + HOUR));

const FOLLOWER = target({ settings: SETTINGS });
const untold = (changes: readonly LessonChange[], more: Partial<UntoldChanges> = {}): UntoldChanges => ({
  ...{ target: FOLLOWER.target, code: CODE, since: SINCE, changes },
  ...more,
});

function newsAt(now: number, untoldLessons: readonly UntoldChanges[], rows: readonly Reminder[] = []) {
  const follows = untoldLessons.map(({ code }) => follow({ code }));
  const of = { target: FOLLOWER, follows, courses: new Map(), rows, untoldLessons };
  return lessonNewsOf(of, { now, render });
}

const wordsOf = (message: Outgoing | undefined): string | undefined => message?.text;
const moved = (id: string, from: number, to: number) => `${id}: ${local(from)} A1 → ${local(to)} A1`;
const TODAY_WORDS = moved('1', TODAY - HOUR, TODAY);
const MONDAY_WORDS = moved('2', MONDAY, MONDAY + HOUR);

describe('a message', () => {
  test.each<[string, readonly LessonChange[], string | undefined]>([
    ['tells what has changed, by time', [MOVED_MONDAY, MOVED_TODAY], `${TODAY_WORDS}, ${MONDAY_WORDS}`],
    [
      'joins changes of a lesson',
      [
        change('2', NOW, spot(MONDAY), spot(MONDAY, 'B2')),
        change('2', NOW + 1, spot(MONDAY, 'B2'), spot(MONDAY + HOUR)),
      ],
      MONDAY_WORDS,
    ],
    [
      'tells nothing of what is as before',
      [
        change('2', NOW, spot(MONDAY), spot(MONDAY + HOUR)),
        change('2', NOW + 1, spot(MONDAY + HOUR), spot(MONDAY)),
      ],
      undefined,
    ],
    [
      'tells nothing of what was added and removed',
      [change('2', NOW, undefined, spot(MONDAY)), change('2', NOW + 1, spot(MONDAY))],
      undefined,
    ],
    [
      'tells nothing of what is past',
      [change('2', NOW, spot(NOW - 3 * HOUR), spot(NOW - 2 * HOUR))],
      undefined,
    ],
    [
      'tells what was past and is to come',
      [change('2', NOW, spot(NOW - 3 * HOUR), spot(MONDAY))],
      `2: ${local(NOW - 3 * HOUR)} A1 → ${local(MONDAY)} A1`,
    ],
    ['tells what is added', [change('2', NOW, undefined, spot(MONDAY))], `2: none → ${local(MONDAY)} A1`],
    ['tells what is removed', [change('2', NOW, spot(MONDAY))], `2: ${local(MONDAY)} A1 → none`],
    ['tells nothing older than the follow', [{ ...MOVED_MONDAY, at: SINCE }], undefined],
  ])('%s', (_, changes, words) => {
    const { message } = newsAt(NOW, [untold(changes)]);
    expect(wordsOf(message)).toBe(words && `${CODE} ${words}`);
  });

  test('is one for all courses', () => {
    const other = untold([MOVED_TODAY], { code: 'TX00EY24-3001' });
    const { message, told } = newsAt(NOW, [untold([MOVED_MONDAY]), other]);
    expect(wordsOf(message)).toBe(`${CODE} ${MONDAY_WORDS}; TX00EY24-3001 ${TODAY_WORDS}`);
    expect(told.find(({ key }) => key === message?.key)?.marks).toEqual([
      { code: CODE, since: NOW + 1000 },
      { code: 'TX00EY24-3001', since: NOW },
    ]);
  });

  test('that comes to nothing is noted as told without one', () => {
    const back = [MOVED_MONDAY, change('2', NOW + 2000, MOVED_MONDAY.after, MOVED_MONDAY.before)];
    expect(newsAt(NOW, [untold(back)])).toEqual({
      ...{ message: undefined, told: [] },
      silent: [{ code: CODE, since: NOW + 2000 }],
    });
  });
});

describe('in quiet hours', () => {
  const both = [untold([MOVED_TODAY, MOVED_MONDAY])];

  test('what is about today comes, and only that is told', () => {
    const { message, told, silent } = newsAt(NIGHT, both);
    expect([wordsOf(message), silent]).toEqual([`${CODE} ${TODAY_WORDS}`, []]);
    expect(message?.postAt).toBeLessThan((NIGHT + 10 * MINUTE) / 1000);
    expect(told.find(({ key }) => key === message?.key)?.marks).toEqual([
      { code: CODE, since: SINCE, apart: { 1: NOW } },
    ]);
    const later = untold([MOVED_TODAY, MOVED_MONDAY], { apart: { 1: NOW } });
    expect(newsAt(NIGHT, [later]).message).toBeUndefined();
    expect(wordsOf(newsAt(MORNING, [later]).message)).toBe(`${CODE} ${MONDAY_WORDS}`);
  });

  test('what was noticed the evening before does not come at midnight, unless it is soon behind them', () => {
    const afterMidnight = at('2026-11-21T00:14');
    const noon = change('3', NIGHT, spot(at('2026-11-21T14:15')), spot(at('2026-11-21T15:15')));
    expect(newsAt(afterMidnight, [untold([noon])]).message).toBeUndefined();
    expect(newsAt(MORNING, [untold([noon])]).message).toBeDefined();
    const early = change('3', NIGHT, spot(at('2026-11-21T09:00')), spot(at('2026-11-21T10:15')));
    expect(newsAt(afterMidnight, [untold([early])]).message).toBeDefined();
  });

  test('what is about tomorrow does not', () => {
    const tomorrow = change('3', NOW, spot(MORNING + HOUR), spot(MORNING + 2 * HOUR));
    expect(newsAt(NIGHT, [untold([tomorrow])]).message).toBeUndefined();
    // It is handed over shortly before their end.
    const early = newsAt(MORNING - 10 * MINUTE, [untold([tomorrow])]).message;
    expect(early?.postAt).toBe(at('2026-11-21T08:00') / 1000);
  });
});

describe('after a crash behind the hand-over', () => {
  const both = [untold([MOVED_TODAY, MOVED_MONDAY])];
  const marksOf = (now: number, rows: readonly Reminder[]) => {
    const { told } = newsAt(now, both, rows);
    return told
      .filter(({ key }) => rows.some((row) => row.key === key && isHandedOver(row)))
      .flatMap(({ marks }) => marks);
  };

  test.each(['held', 'posted'] as const)('a message that is %s is told no more, and noted', (state) => {
    const { message } = newsAt(NOW, both);
    const rows = message ? [rowFor(message, { state })] : [];
    expect(rows).toHaveLength(1);
    expect(newsAt(NOW + MINUTE, both, rows).message).toBeUndefined();
    expect(marksOf(NOW + MINUTE, rows)).toEqual([{ code: CODE, since: NOW + 1000 }]);
  });

  test.each(['intended', 'posting'] as const)('one that was %s is wanted again, as it was', (state) => {
    const { message } = newsAt(NOW, both);
    const rows = message ? [rowFor(message, { state })] : [];
    const again = newsAt(NOW + MINUTE, both, rows).message;
    expect([again?.key, again?.postAt]).toEqual([message?.key, message?.postAt]);
    expect(marksOf(NOW + MINUTE, rows)).toEqual([]);
  });

  test('what was told in the night is not told in the morning', () => {
    const { message } = newsAt(NIGHT, both);
    const rows = message ? [rowFor(message, { state: 'posted' })] : [];
    expect(newsAt(NIGHT + MINUTE, both, rows).message).toBeUndefined();
    // The day is another by then, in the night it was told.
    const beforeMidnight = at('2026-11-20T23:50');
    expect(newsAt(beforeMidnight, both, rows).message).toBeUndefined();
    expect(marksOf(beforeMidnight, rows)).toEqual([{ code: CODE, since: SINCE, apart: { 1: NOW } }]);
  });
});
