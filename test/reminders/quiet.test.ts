import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { quietAt, reminderTime } from '../../src/reminders/plan.ts';
import { runs } from '../fixtures/runs.ts';
import { at, DAY, HOUR, local, SETTINGS, ZONE } from './samples.ts';

const DAYTIME = { ...SETTINGS, quietFrom: 12 * 60, quietTo: 13 * 60 + 30 };
const shown = (stretch: ReturnType<typeof quietAt>) => stretch && [local(stretch.from), local(stretch.to)];

describe('the quiet stretch', () => {
  test.each([
    ['2026-11-20T19:59', undefined],
    ['2026-11-20T20:00', ['2026-11-20T20:00', '2026-11-21T08:00']],
    ['2026-11-20T23:59', ['2026-11-20T20:00', '2026-11-21T08:00']],
    ['2026-11-21T00:00', ['2026-11-20T20:00', '2026-11-21T08:00']],
    ['2026-11-21T07:59', ['2026-11-20T20:00', '2026-11-21T08:00']],
    ['2026-11-21T08:00', undefined],
    ['2026-11-21T12:30', undefined],
  ])('over night, at %s: %j', (when, stretch) => {
    expect(shown(quietAt(at(when), SETTINGS))).toEqual(stretch);
  });

  test.each([
    ['2026-11-20T11:59', undefined],
    ['2026-11-20T12:00', ['2026-11-20T12:00', '2026-11-20T13:30']],
    ['2026-11-20T13:29', ['2026-11-20T12:00', '2026-11-20T13:30']],
    ['2026-11-20T13:30', undefined],
    ['2026-11-20T23:00', undefined],
  ])('by day, at %s: %j', (when, stretch) => {
    expect(shown(quietAt(at(when), DAYTIME))).toEqual(stretch);
  });

  it('is none where both ends are the same', () => {
    for (const quietFrom of [0, 8 * 60]) {
      const none = { ...SETTINGS, quietFrom, quietTo: quietFrom };
      for (let hour = 0; hour < 24; hour += 1)
        expect(quietAt(at('2026-11-20') + hour * HOUR, none)).toBe(undefined);
    }
  });

  it('ends at midnight where it is to', () => {
    const evening = { ...SETTINGS, quietTo: 0 };
    expect(shown(quietAt(at('2026-11-20T21:00'), evening))).toEqual(['2026-11-20T20:00', '2026-11-21T00:00']);
    expect(quietAt(at('2026-11-21T00:00'), evening)).toBe(undefined);
  });

  it('counts in the zone of the target', () => {
    // 08:30 in Helsinki is 07:30 in Stockholm.
    const stockholm = { ...SETTINGS, zone: 'Europe/Stockholm' };
    expect(quietAt(at('2026-11-20T08:30'), SETTINGS)).toBe(undefined);
    expect(shown(quietAt(at('2026-11-20T08:30'), stockholm))).toEqual([
      '2026-11-19T21:00',
      '2026-11-20T09:00',
    ]);
  });

  it('is an hour shorter on the night that loses one, and longer on the night that gains one', () => {
    const spring = quietAt(at('2027-03-28T01:00'), SETTINGS);
    expect(spring).toEqual({ from: Date.UTC(2027, 2, 27, 18), to: Date.UTC(2027, 2, 28, 5) });
    const autumn = quietAt(at('2026-10-25T01:00'), SETTINGS);
    expect(autumn).toEqual({ from: Date.UTC(2026, 9, 24, 17), to: Date.UTC(2026, 9, 25, 6) });
  });

  it('says of every minute what a clock on the wall says', { tags: 'property' }, () => {
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
    const minuteOf = (ms: number): number => {
      const [hour = 0, minute = 0] = wall.format(ms).split(':').map(Number);
      return hour * 60 + minute;
    };
    const night = fc.constantFrom(at('2027-03-27'), at('2026-10-24'), at('2026-11-20'));
    // Ends in the hour that is skipped or comes twice have no one meaning on the wall.
    const end = fc
      .integer({ min: 0, max: 47 })
      .map((half) => half * 30)
      .filter((end) => end < 180 || end > 240);
    fc.assert(
      fc.property(night, fc.integer({ min: 0, max: 3 * DAY }), end, end, (day, after, quietFrom, quietTo) => {
        const when = day + after;
        const minute = minuteOf(when);
        const [late, early] = [minute >= quietFrom, minute < quietTo];
        const wanted = quietFrom < quietTo ? late && early : quietFrom > quietTo && (late || early);
        const stretch = quietAt(when, { quietFrom, quietTo, zone: ZONE });
        expect(stretch !== undefined).toBe(wanted);
        if (!stretch) return;
        expect([minuteOf(stretch.from), minuteOf(stretch.to)]).toEqual([quietFrom, quietTo]);
        expect(stretch.from <= when && when < stretch.to).toBe(true);
      }),
      { numRuns: runs(400) },
    );
  });
});

describe('a reminder that is due in quiet hours', () => {
  const never = Number.NEGATIVE_INFINITY;
  const shownTime = (when: number | undefined) => when && local(when);

  test.each([
    ['is due outside of them', '2026-11-20T12:00', '2026-11-21T12:00', '2026-11-20T12:00'],
    ['comes at their end', '2026-11-20T23:59', '2026-11-22T23:59', '2026-11-21T08:00'],
    [
      'comes before them, rather than on the very day',
      '2026-11-20T23:59',
      '2026-11-21T23:59',
      '2026-11-20T19:59',
    ],
    [
      'comes at their end, hours ahead of the same day',
      '2026-11-21T05:00',
      '2026-11-21T23:00',
      '2026-11-21T08:00',
    ],
    ['comes at their end, a day ahead at night', '2026-11-20T02:00', '2026-11-21T02:00', '2026-11-20T08:00'],
    ['comes at their end, a minute ahead', '2026-11-20T23:00', '2026-11-21T08:01', '2026-11-21T08:00'],
    [
      'comes before them, where the end is the very moment',
      '2026-11-20T23:00',
      '2026-11-21T08:00',
      '2026-11-20T19:59',
    ],
    [
      'comes before them, where the end is too late',
      '2026-11-21T00:00',
      '2026-11-21T00:00',
      '2026-11-20T19:59',
    ],
    ['comes before them, by a minute too late', '2026-11-21T07:59', '2026-11-21T07:59', '2026-11-20T19:59'],
    ['comes before them, when they begin', '2026-11-20T20:00', '2026-11-20T20:00', '2026-11-20T19:59'],
  ])('%s', (_name, due, announces, expected) => {
    expect(shownTime(reminderTime(at(due), at(announces), never, SETTINGS))).toBe(expected);
  });

  it('comes on the very day where their beginning is past', () => {
    const [due, closes] = [at('2026-11-20T23:59'), at('2026-11-21T23:59')];
    expect(shownTime(reminderTime(due, closes, at('2026-11-20T20:00'), SETTINGS))).toBe('2026-11-21T08:00');
  });

  it('comes before them where what ends is a whole day', () => {
    const [due, closes, day] = [at('2026-11-21'), at('2026-11-22'), at('2026-11-21')];
    expect(shownTime(reminderTime(due, closes, never, SETTINGS, day))).toBe('2026-11-20T19:59');
  });

  it('comes at their end all the same where their beginning is past', () => {
    const due = at('2026-11-21T02:00');
    expect(shownTime(reminderTime(due, due, at('2026-11-20T20:00'), SETTINGS))).toBe('2026-11-21T08:00');
    expect(shownTime(reminderTime(due, due, at('2026-11-20T20:00') - 1, SETTINGS))).toBe('2026-11-20T19:59');
  });

  it('does not come ahead of its moment where their beginning is past', () => {
    const [due, opens] = [at('2026-11-21T02:00'), at('2026-11-21T08:00')];
    expect(reminderTime(due, opens, at('2026-11-20T20:00'), SETTINGS)).toBe(undefined);
    expect(shownTime(reminderTime(due, opens, at('2026-11-20T20:00') - 1, SETTINGS))).toBe(
      '2026-11-20T19:59',
    );
  });

  it('never comes in them, and never later than it announces unless its time was over', {
    tags: 'property',
  }, () => {
    const end = fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60);
    const ahead = fc.constantFrom(0, HOUR, DAY);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 * DAY }),
        ahead,
        end,
        end,
        (after, before, quietFrom, quietTo) => {
          const hours = { ...SETTINGS, quietFrom, quietTo };
          const due = at('2026-10-20') + after;
          const when = reminderTime(due, due + before, never, hours) ?? Number.NaN;
          expect(quietAt(when, hours)).toBe(undefined);
          // Ahead of its moment also means before it; one of the moment itself comes no later.
          expect(when).toBeLessThan(due + before + (before === 0 ? 1 : 0));
        },
      ),
      { numRuns: runs(400) },
    );
  });
});
