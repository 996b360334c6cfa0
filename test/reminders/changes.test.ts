import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Change } from '../../src/reminders/followed.ts';
import { changesOf } from '../../src/reminders/followed.ts';
import { noticeOf } from '../../src/reminders/notices.ts';
import type { Course, Follow, Reminder } from '../../src/store/store.ts';
import {
  at,
  CODE,
  course,
  DAY,
  facts,
  follow,
  LOUD,
  local,
  MINUTE,
  NOW,
  outgoing,
  render,
  rowFor,
  SETTINGS,
  target,
} from './samples.ts';

const BEFORE = facts({ opens: '2026-11-23T08:00', ends: '2027-05-01' }, { credits: 5 });
const AFTER = facts({ opens: '2026-11-24T08:00', ends: '2027-05-01' }, { credits: 10 });
const OVER = at('2027-05-02') + 30 * DAY;
const followed = follow({ told: BEFORE });

const changesAt = (one: Follow, read: Course | undefined, now = NOW) =>
  changesOf([one], new Map(read ? [[read.code, read]] : []), now);
const kinds = (...args: Parameters<typeof changesAt>) => changesAt(...args).map(({ is }) => is);

describe('what is new about a course', () => {
  it('is nothing where it is as it was told, or was never read', () => {
    expect(changesAt(followed, course({ facts: BEFORE }))).toEqual([]);
    expect(changesAt(followed, undefined)).toEqual([]);
  });

  it('is what changed since it was told', () => {
    expect(changesAt(followed, course({ facts: AFTER }))).toEqual([
      { is: 'changed', follow: followed, facts: { ...AFTER, language: 'en' }, fields: ['opens', 'credits'] },
    ]);
  });

  it('is that it is missing, once, and that it is back', () => {
    const missing = course({ facts: BEFORE, missingSince: NOW });
    const told = { ...followed, toldMissing: true };
    expect(changesAt(followed, missing)).toEqual([{ is: 'missing', follow: followed }]);
    expect(changesAt(told, missing)).toEqual([]);
    expect(changesAt(told, course({ facts: BEFORE }))).toEqual([
      { is: 'back', follow: told, facts: { ...BEFORE, language: 'en' } },
    ]);
    expect(kinds(told, course({ facts: AFTER }))).toEqual(['changed']);
  });

  test.each([
    ['just before', OVER - 1, []],
    ['30 days after its last day', OVER, ['ended']],
  ])('is that it has ended, %s', (_name, now, expected) => {
    expect(kinds(followed, course({ facts: BEFORE }), now)).toEqual(expected);
  });

  it('is that it has ended, also if more happened to it', () => {
    const missing = course({ facts: BEFORE, missingSince: NOW });
    for (const toldMissing of [false, true])
      expect(kinds({ ...followed, toldMissing }, missing, OVER)).toEqual(['ended']);
    expect(kinds(followed, course({ facts: AFTER }), OVER)).toEqual(['ended']);
    expect(kinds(followed, course({ facts: facts() }), OVER)).toEqual(['changed']);
  });

  it('is not that it has ended where its end is long before a start to come: that is a mistake', () => {
    const mistyped = facts({ starts: '2027-06-20', ends: '2026-04-30' });
    const as = follow({ told: mistyped });
    expect(kinds(as, course({ facts: mistyped }), OVER)).toEqual([]);
    expect(kinds(as, course({ facts: mistyped }), at('2027-06-20') + 30 * DAY)).toEqual(['ended']);
  });

  it('is told of each course by itself', () => {
    const other = follow({ code: 'TX00EW54-3008', told: BEFORE });
    const courses = new Map([
      [CODE, course({ facts: AFTER })],
      [other.code, course({ code: other.code, facts: BEFORE, missingSince: NOW })],
    ]);
    expect(changesOf([followed, other], courses, NOW).map(({ is, follow: { code } }) => [is, code])).toEqual([
      ['changed', CODE],
      ['missing', 'TX00EW54-3008'],
    ]);
  });
});

describe('the notice', () => {
  const changes = changesAt(followed, course({ facts: AFTER }));
  const notice = (
    of: readonly Change[] = changes,
    rows: readonly Reminder[] = [],
    now = NOW,
    settings = LOUD,
  ) => noticeOf(target({ settings }), of, rows, now, render);
  const one = (...args: Parameters<typeof notice>) => {
    const made = notice(...args);
    if (!made) throw new Error('there is a notice');
    return made;
  };
  const timeOf = (...args: Parameters<typeof notice>) => local(one(...args).postAt * 1000);

  it('is none without changes', () => {
    expect(notice([])).toBe(undefined);
  });

  it('is one, for any number of courses', () => {
    const other: Change = { is: 'missing', follow: follow({ code: 'TX00EW54-3008' }) };
    expect(one([...changes, other]).text).toBe('changed TX00EY23-3015, missing TX00EW54-3008');
  });

  it('comes in a few minutes, on a whole one', () => {
    expect(timeOf(changes, [], at('2026-11-20T14:02'))).toBe('2026-11-20T14:10');
    expect(timeOf(changes, [], at('2026-11-20T14:02') + 1)).toBe('2026-11-20T14:11');
    expect(timeOf()).toBe('2026-11-20T14:11');
  });

  test.each([
    ['2026-11-20T19:51', '2026-11-20T19:59'],
    ['2026-11-20T19:52', undefined],
    ['2026-11-21T03:00', undefined],
    ['2026-11-21T07:44', undefined],
    ['2026-11-21T07:45', '2026-11-21T08:00'],
    ['2026-11-21T07:52', '2026-11-21T08:00'],
    ['2026-11-21T08:00', '2026-11-21T08:08'],
  ])('waits for the end of the quiet hours, and is handed over only then: at %s for %s', (now, expected) => {
    const made = notice(changes, [], at(now), SETTINGS);
    expect(made && local(made.postAt * 1000)).toBe(expected);
  });

  it('comes after a reminder that it corrects, also in quiet hours', () => {
    const reminderAt = (ms: number, code = CODE) =>
      rowFor(outgoing(`${code} opens ${ms}`, Math.floor(ms / 1000)), { state: 'held', scheduledId: 'Q1' });
    const late = at('2026-11-20T19:55');
    expect(timeOf(changes, [reminderAt(late + 4 * MINUTE)], late, SETTINGS)).toBe('2026-11-20T20:03');
    expect(timeOf(changes, [reminderAt(NOW + 9.5 * MINUTE)])).toBe('2026-11-20T14:12');
    // None of these comes falsely: taken back in time, another course's, past.
    for (const row of [
      reminderAt(NOW + 11 * MINUTE),
      reminderAt(NOW + 9.5 * MINUTE, 'TX00EW54-3008'),
      reminderAt(NOW - MINUTE),
    ])
      expect(timeOf(changes, [row])).toBe('2026-11-20T14:11');
  });

  it('keeps its time while Slack holds it', () => {
    const first = one();
    for (const later of [0, MINUTE, 6 * MINUTE]) {
      expect(one(changes, [rowFor(first)], NOW + later)).toEqual(first);
      expect(one(changes, [rowFor(first, { state: 'intended' })], NOW + later)).toEqual(first);
    }
    const near = one(changes, [rowFor(first, { state: 'intended' })], NOW + 8 * MINUTE);
    expect(near.postAt).toBeGreaterThan(first.postAt);
  });

  it('has a key of its own for any other changes', () => {
    const others: Change[][] = [
      changesAt(followed, course({ facts: { ...AFTER, credits: 11 } })),
      changesAt(follow({ told: { ...BEFORE, credits: 4 } }), course({ facts: AFTER })),
      changesAt(
        follow({ code: 'TX00EW54-3008', told: BEFORE }),
        course({ code: 'TX00EW54-3008', facts: AFTER }),
      ),
      changesAt(followed, course({ facts: BEFORE, missingSince: NOW })),
      changesAt({ ...followed, toldMissing: true }, course({ facts: BEFORE })),
      changesAt(followed, course({ facts: BEFORE }), OVER),
    ];
    const keys = [changes, ...others].map((each) => one(each).key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has the same key whenever it is made, and for each person who set the follow up', {
    tags: 'property',
  }, () => {
    fc.assert(
      fc.property(fc.nat(DAY), fc.string(), (later, createdBy) => {
        const again = changesAt(
          { ...followed, createdBy, createdAt: later },
          course({ facts: AFTER, readAt: NOW + later }),
        );
        expect(one(again, [], NOW + later).key).toBe(one().key);
      }),
    );
  });
});
