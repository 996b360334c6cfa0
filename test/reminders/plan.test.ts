import { describe, expect, it, test } from 'vitest';
import { planReminder } from '../../src/reminders/plan.ts';
import { type ReminderKind, USUAL_LEAD } from '../../src/store/reminder-settings.ts';
import type { Facts } from '../../src/store/store.ts';
import { kindsAt, LONG_AGO, planAt } from './planning.ts';
import { at, CODE, facts, HOUR, LOUD, local, MINUTE, NOW, SETTINGS } from './samples.ts';

const reminderOf = (kind: ReminderKind, of: Facts, createdAt = LONG_AGO, settings = SETTINGS) =>
  planReminder(USUAL_LEAD[kind], CODE, of, createdAt, settings);
const timeOf = (...args: Parameters<typeof reminderOf>): string | undefined => {
  const reminder = reminderOf(...args);
  return reminder && local(reminder.at);
};

describe('a reminder comes', () => {
  test.each<[string, ReminderKind, string, string]>([
    ['when enrollment opens, at the minute', 'opens', '2026-11-23T10:07', '2026-11-23T10:07'],
    ['24 hours before it closes', 'closes', '2026-12-04T16:00', '2026-12-03T16:00'],
    ['24 hours before the start', 'starts', '2026-12-14T12:15', '2026-12-13T12:15'],
    ['the evening before, where it opens at midnight', 'opens', '2026-11-23T00:00', '2026-11-22T19:59'],
    ['the evening before, where it opens early', 'opens', '2026-11-23T07:59', '2026-11-22T19:59'],
    ['on time, where it opens as the quiet hours end', 'opens', '2026-11-23T08:00', '2026-11-23T08:00'],
    ['just before, where it opens as they begin', 'opens', '2026-11-23T20:00', '2026-11-23T19:59'],
    [
      'the evening before, where it closes at the end of a day',
      'closes',
      '2026-12-04T23:59',
      '2026-12-03T19:59',
    ],
    [
      'the morning before, where it closes in the small hours',
      'closes',
      '2026-12-04T03:00',
      '2026-12-03T08:00',
    ],
    ['the morning before, where it starts at midnight', 'starts', '2026-12-14T00:00', '2026-12-13T08:00'],
    ['the evening before, for an opening day', 'opens', '2026-11-23', '2026-11-22T19:59'],
    ['the evening before a closing day, which counts whole', 'closes', '2026-12-04', '2026-12-03T19:59'],
    ['the morning before a starting day', 'starts', '2026-12-14', '2026-12-13T08:00'],
    ['24 real hours before, when a night loses one', 'closes', '2027-03-28T16:00', '2027-03-27T15:00'],
    ['24 real hours before, when a night gains one', 'closes', '2026-10-25T16:00', '2026-10-24T17:00'],
    ['the evening before the night that loses an hour', 'starts', '2027-03-28T21:30', '2027-03-27T19:59'],
    ['the evening before the night that gains one', 'starts', '2026-10-25T22:30', '2026-10-24T19:59'],
  ])('%s: %s of %s at %s', (_name, kind, date, expected) => {
    expect(timeOf(kind, facts({ [kind]: date }))).toBe(expected);
  });

  it('at the minute by night, too, where there are no quiet hours', () => {
    expect(timeOf('opens', facts({ opens: '2026-11-23' }), LONG_AGO, LOUD)).toBe('2026-11-23T00:00');
    expect(timeOf('closes', facts({ closes: '2026-12-04' }), LONG_AGO, LOUD)).toBe('2026-12-04T00:00');
  });
});

describe('no reminder comes', () => {
  it('where the date is not given', () => {
    for (const kind of ['opens', 'closes', 'starts'] as const)
      expect(reminderOf(kind, facts())).toBe(undefined);
  });

  it('for a window that closes before it opens, but for the start', () => {
    const reversed = facts({
      opens: '2026-12-04T08:00',
      closes: '2026-12-04T08:00',
      starts: '2026-12-14T12:00',
    });
    expect(reminderOf('opens', reversed)).toBe(undefined);
    expect(reminderOf('closes', reversed)).toBe(undefined);
    expect(timeOf('starts', reversed)).toBe('2026-12-13T12:00');
    const oneDay = facts({ opens: '2026-12-04T08:00', closes: '2026-12-04' });
    expect(timeOf('opens', oneDay)).toBe('2026-12-04T08:00');
  });

  it('for what was due when the follow was made, or before', () => {
    const closing = facts({ closes: '2026-12-04T16:00' });
    const due = at('2026-12-03T16:00');
    expect(reminderOf('closes', closing, due)).toBe(undefined);
    expect(reminderOf('closes', closing, due + MINUTE)).toBe(undefined);
    expect(timeOf('closes', closing, due - 1)).toBe('2026-12-03T16:00');
  });

  it('before the quiet hours where the follow was made in them: it comes at their end', () => {
    const opening = facts({ opens: '2026-11-23T02:00' });
    expect(timeOf('opens', opening, at('2026-11-22T23:00'))).toBe('2026-11-23T08:00');
    expect(timeOf('opens', opening, at('2026-11-22T12:00'))).toBe('2026-11-22T19:59');
  });
});

describe('the plan of a target', () => {
  it('holds everything until the horizon, soonest first', () => {
    expect(planAt(NOW).map(({ kind, at: when }) => [kind, local(when)])).toEqual([
      ['starts', '2026-11-21T09:00'],
      ['opens', '2026-11-21T10:00'],
      ['closes', '2026-11-21T12:00'],
    ]);
    expect(kindsAt(at('2026-11-20T10:00'), {}, 24)).toEqual(['starts', 'opens']);
    expect(kindsAt(at('2026-11-20T10:00'), {}, 23)).toEqual(['starts']);
    expect(kindsAt(at('2026-11-20T10:00'), {}, 22)).toEqual([]);
  });

  it('holds only the kinds that are wanted', () => {
    expect(kindsAt(NOW, { opens: false })).toEqual(['starts', 'closes']);
    expect(kindsAt(NOW, { starts: false, closes: false })).toEqual(['opens']);
    expect(kindsAt(NOW, { starts: false, closes: false, opens: false })).toEqual([]);
  });

  it('gives a date that moves another key, and the same date the same', () => {
    const [reminder] = planAt(NOW, { starts: false, closes: false });
    const [moved] = planAt(NOW, { starts: false, closes: false }, 36, facts({ opens: '2026-11-21T10:01' }));
    expect(reminder?.key).toBe(`${CODE} opens ${at('2026-11-21T10:00')}`);
    expect(moved?.key).not.toBe(reminder?.key);
    expect(planAt(NOW + HOUR, { starts: false, closes: false })).toEqual([reminder]);
  });
});
