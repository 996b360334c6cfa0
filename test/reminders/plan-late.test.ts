import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planTarget, quietAt } from '../../src/reminders/plan.ts';
import { REMINDER_KINDS } from '../../src/store/reminder-settings.ts';
import type { Facts } from '../../src/store/store.ts';
import { runs } from '../fixtures/runs.ts';
import { kindsAt, LONG_AGO, planAt } from './planning.ts';
import { at, DAY, facts, HOUR, LOUD, local, MINUTE, NOW, SETTINGS } from './samples.ts';

describe('late reminders', () => {
  test.each([
    // Of the opening of 10:00 on the 21st, within fourteen hours of it; in quiet hours their end counts.
    ['2026-11-21T16:01', ['starts', 'opens', 'closes']],
    ['2026-11-21T19:59', ['starts', 'opens', 'closes']],
    ['2026-11-21T20:00', ['closes', 'starts']],
    // The start and the closing, until they have come.
    ['2026-11-22T08:59', ['starts', 'closes']],
    ['2026-11-22T09:00', ['closes']],
    ['2026-11-22T11:59', ['closes']],
    ['2026-11-22T12:00', []],
  ])('holds late reminders as long as they make sense, at %s: %j', (now, expected) => {
    expect(kindsAt(at(now))).toEqual(expected);
  });

  it('counts the lateness of an opening from the opening, not from the evening before it', () => {
    const early = facts({ opens: '2026-11-21T07:00' });
    const timesAt = (now: string) => planAt(at(now), {}, 36, early).map((reminder) => local(reminder.at));
    expect(timesAt('2026-11-21T06:59')).toEqual(['2026-11-21T08:00']);
    for (const now of ['2026-11-21T09:00', '2026-11-21T19:59'])
      expect(timesAt(now)).toEqual(['2026-11-20T19:59']);
    const loud = (now: string) => planAt(at(now), LOUD, 36, early).map(({ kind }) => kind);
    expect(loud('2026-11-21T21:00')).toEqual(['opens']);
    expect(loud('2026-11-21T21:01')).toEqual([]);
  });

  it('leaves a late opening out that has closed by then', () => {
    const short = facts({ opens: '2026-11-21T10:00', closes: '2026-11-21T12:00' });
    const opening = (now: string) => planAt(at(now), {}, 36, short).some(({ kind }) => kind === 'opens');
    expect(['2026-11-21T11:59', '2026-11-21T12:00'].map(opening)).toEqual([true, false]);
  });

  it('wakes no one with a reminder that is late, where the morning is early enough', () => {
    const at3 = (of: Facts) =>
      planAt(at('2026-11-21T03:00'), {}, 36, of).map((reminder) => local(reminder.at));
    expect(at3(facts({ closes: '2026-11-21T12:00' }))).toEqual(['2026-11-21T08:00']);
    expect(at3(facts({ starts: '2026-11-21T08:01' }))).toEqual(['2026-11-21T08:00']);
    expect(at3(facts({ opens: '2026-11-20T23:00' }))).toEqual(['2026-11-21T08:00']);
    // It would be over by then, or just beginning: at once is better than never.
    expect(at3(facts({ closes: '2026-11-21T06:00' }))).toEqual(['2026-11-20T08:00']);
    expect(at3(facts({ closes: '2026-11-21T08:00' }))).toEqual(['2026-11-20T08:00']);
    expect(at3(facts({ starts: '2026-11-21T08:00' }))).toEqual(['2026-11-20T08:00']);
    const at22 = planAt(at('2026-11-20T22:00'), {}, 36, facts({ starts: '2026-11-21' }));
    expect(at22.map((reminder) => local(reminder.at))).toEqual(['2026-11-20T08:00']);
  });

  it('comes at once where the end of the night is the moment of an hour ahead', () => {
    const hour = { ...SETTINGS, leads: { 'opens-1h': 0 } };
    const opening = (when: string) =>
      planAt(at('2026-11-21T03:00'), hour, 36, facts({ opens: when })).map((one) => local(one.at));
    expect(opening('2026-11-21T08:01')).toEqual(['2026-11-21T08:00']);
    for (const when of ['2026-11-21T03:30', '2026-11-21T08:00'])
      expect(opening(when)).toEqual(['2026-11-20T19:59']);
  });

  it('counts a closing day whole, also for lateness', () => {
    const day = facts({ closes: '2026-11-22' });
    expect(kindsAt(at('2026-11-22T23:59'), {}, 36, day)).toEqual(['closes']);
    expect(kindsAt(at('2026-11-23T00:00'), {}, 36, day)).toEqual([]);
  });

  it('takes a starting day for its beginning', () => {
    const day = facts({ starts: '2026-11-22' });
    expect(kindsAt(at('2026-11-21T23:59'), LOUD, 36, day)).toEqual(['starts']);
    expect(kindsAt(at('2026-11-22T00:00'), LOUD, 36, day)).toEqual([]);
  });
});

describe('any plan', () => {
  it('is the same whenever it is made, and never quiet at its time', { tags: 'property' }, () => {
    const minute = fc.integer({ min: 0, max: 60 * 24 * 20 }).map((n) => n * MINUTE);
    const date = fc.option(
      minute.map((n) => ({ at: at('2026-10-15') + n, precision: 'minute' as const })),
      { nil: undefined },
    );
    const some = fc
      .record({ opens: date, closes: date, starts: date })
      .map((dates) => ({ ...facts(), ...dates }));
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 6 }),
        minute,
        fc.integer({ min: 0, max: 12 }),
        (courses, later, hours) => {
          const follows = courses.map((each, index) => ({
            code: `TX-${index}`,
            createdAt: LONG_AGO,
            facts: each,
          }));
          const now = at('2026-10-15') + later;
          const plan = (when: number) => planTarget({ settings: SETTINGS }, follows, when);
          const reminders = plan(now);
          const keys = new Set(reminders.map(({ key }) => key));
          expect(keys.size).toBe(reminders.length);
          for (const reminder of reminders) {
            expect(quietAt(reminder.at, SETTINGS)).toBe(undefined);
            expect(reminder.at % 1000).toBe(0);
          }
          const next = now + hours * HOUR;
          // What is late waits for the end of quiet hours: only that is ever moved. At that very instant it is due,
          // and told by the time it was late from.
          const late = new Set(reminders.filter((reminder) => reminder.at <= next).map(({ key }) => key));
          const coming = plan(next).filter((reminder) => reminder.at > next && !late.has(reminder.key));
          expect(coming).toEqual(reminders.filter((reminder) => reminder.at > next));
          // What is still wanted later was wanted before, too.
          expect(plan(next).filter(({ key }) => !keys.has(key))).toEqual([]);
          expect(planTarget({ settings: SETTINGS }, follows.toReversed(), now)).toEqual(reminders);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('never leaves a reminder out that is due within a day from now', { tags: 'property' }, () => {
    const due = fc.integer({ min: 1, max: 24 * 60 - 1 }).map((n) => NOW + n * MINUTE);
    fc.assert(
      fc.property(due, fc.constantFrom(...REMINDER_KINDS), (when, kind) => {
        const announces = when + (kind === 'opens' ? 0 : DAY);
        const of = facts({}, { [kind]: { at: announces, precision: 'minute' } });
        const reminders = planAt(NOW, {}, 48, of);
        expect(reminders.map((reminder) => reminder.kind)).toEqual([kind]);
      }),
    );
  });
});
