/** When the lessons of a day are told, and when a reminder before a lesson comes. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Lesson,
  type PlannedLesson,
  planDays,
  planLessons,
  sharedLessons,
} from '../../src/reminders/lesson-plan.ts';
import { quietAt } from '../../src/reminders/plan.ts';
import { DAILY_TIMES, type Lead, withDaily } from '../../src/store/reminder-settings.ts';
import type { ReminderSettings } from '../../src/store/store.ts';
import { at, CODE, DAY, HOUR, LOUD, local, MINUTE, NOW, SETTINGS, ZONE } from './samples.ts';

const OTHER = 'TX00EW54-3008';
const LONG_AGO = at('2026-01-01');
const SEVEN = 7 * 60;

/** `09:00–11:30` of a day in Helsinki. */
function lesson(starts: string, hours = 2, more: Partial<Lesson> = {}): Lesson {
  return {
    id: `r ${starts}`,
    starts: at(starts),
    ends: at(starts) + hours * HOUR,
    rooms: ['KMX101'],
    ...more,
  };
}

describe('the lessons of a day', () => {
  const planned = (
    now: string,
    lessons: readonly Lesson[],
    more: Partial<ReminderSettings> = {},
    hours = 36,
  ) =>
    planDays(
      { settings: { ...LOUD, daily: { at: SEVEN, since: LONG_AGO }, ...more } },
      sharedLessons(new Map([[CODE, lessons]])),
      at(now),
      at(now) + hours * HOUR,
    ).map(
      ({ slot, at, lessons: told }) =>
        `${slot} ${local(at)}: ${told.map(({ starts }) => local(starts)).join(' ')}`,
    );
  const MONDAY = lesson('2026-11-23T09:00');

  test.each<[string, string, string[], readonly Lesson[], Partial<ReminderSettings>]>([
    ['on time', '2026-11-22T20:00', ['today 2026-11-23 2026-11-23T07:00: 2026-11-23T09:00'], [MONDAY], {}],
    ['none without lessons', '2026-11-22T20:00', [], [lesson('2026-11-25T09:00')], {}],
    ['none where it is not wanted', '2026-11-22T20:00', [], [MONDAY], { daily: undefined }],
    [
      'at the end of the quiet hours',
      '2026-11-22T20:00',
      ['today 2026-11-23 2026-11-23T08:00: 2026-11-23T09:00'],
      [MONDAY],
      { quietFrom: 20 * 60, quietTo: 8 * 60 },
    ],
    [
      'none that is over by their end',
      '2026-11-22T20:00',
      [],
      [lesson('2026-11-23T08:00', 1)],
      { quietFrom: 20 * 60, quietTo: 9 * 60 },
    ],
    [
      'late while a lesson is left',
      '2026-11-23T10:59',
      ['today 2026-11-23 2026-11-23T07:00: 2026-11-23T09:00'],
      [MONDAY],
      {},
    ],
    ['not late where all are over', '2026-11-23T11:00', [], [MONDAY], {}],
    [
      'late after quiet hours that have begun',
      '2026-11-23T10:00',
      ['today 2026-11-23 2026-11-23T10:30: 2026-11-23T09:00'],
      [MONDAY],
      { quietFrom: 9 * 60, quietTo: 10 * 60 + 30 },
    ],
    [
      'none that was due before it was wanted',
      '2026-11-23T07:30',
      [],
      [MONDAY],
      { daily: { at: SEVEN, since: at('2026-11-23T07:10') } },
    ],
    [
      'all of one time',
      '2026-11-22T20:00',
      ['today 2026-11-23 2026-11-23T07:00: 2026-11-23T09:00 2026-11-23T09:00'],
      [MONDAY, { ...MONDAY, id: 'parallel' }],
      {},
    ],
    // What goes on over midnight is of both days, an exam of three days of each.
    [
      'a lesson over midnight',
      '2026-11-22T20:00',
      [
        'today 2026-11-23 2026-11-23T07:00: 2026-11-23T22:00',
        'today 2026-11-24 2026-11-24T07:00: 2026-11-23T22:00',
      ],
      [lesson('2026-11-23T22:00', 10)],
      {},
    ],
    [
      'what ends at midnight on its day alone',
      '2026-11-22T20:00',
      ['today 2026-11-23 2026-11-23T07:00: 2026-11-23T22:00'],
      [lesson('2026-11-23T22:00', 2)],
      {},
    ],
    // Seven by the target's clocks: these are two hours behind those of Helsinki, or seven.
    [
      'by clocks in London',
      '2026-11-22T20:00',
      ['today 2026-11-23 2026-11-23T09:00: 2026-11-23T09:00'],
      [MONDAY],
      { zone: 'Europe/London' },
    ],
    [
      'by clocks in New York, where the morning is over',
      '2026-11-22T20:00',
      ['today 2026-11-23 2026-11-23T14:00: 2026-11-23T15:00'],
      [MONDAY, lesson('2026-11-23T15:00')],
      { zone: 'America/New_York' },
    ],
    [
      'by clocks in Tokyo, before the day there',
      '2026-11-22T12:00',
      ['today 2026-11-23 2026-11-23T00:00: 2026-11-23T09:00'],
      [MONDAY],
      { zone: 'Asia/Tokyo' },
    ],
    // The clocks change on the last Sundays of March and October.
    [
      'when summer time begins',
      '2026-03-28T12:00',
      ['today 2026-03-29 2026-03-29T07:00: 2026-03-29T09:00'],
      [lesson('2026-03-29T09:00')],
      {},
    ],
    [
      'when summer time ends',
      '2026-10-24T12:00',
      ['today 2026-10-25 2026-10-25T07:00: 2026-10-25T09:00'],
      [lesson('2026-10-25T09:00')],
      {},
    ],
  ])('%s', (_, now, comes, lessons, more) => {
    expect(planned(now, lessons, more)).toEqual(comes);
  });

  it('a lesson of two courses is told once, with both', () => {
    const one = lesson('2026-11-23T09:00');
    const moved = { ...one, starts: one.starts + HOUR };
    const all = sharedLessons(
      new Map([
        [OTHER, [one]],
        [CODE, [one, moved]],
      ]),
    );
    expect(all.map(({ codes, starts }) => [local(starts), ...codes])).toEqual(
      [['2026-11-23T09:00', OTHER, CODE].toSorted(), ['2026-11-23T10:00', CODE]]
        .map((row) => row.toSorted())
        .map(([...row]) => row),
    );
  });

  it('a new time of day counts from when it was chosen, the same keeps its time', () => {
    const before = withDaily(SETTINGS, SEVEN, NOW);
    expect(withDaily(before, SEVEN, NOW + DAY)).toEqual(before);
    expect(withDaily(before, 8 * 60, NOW + DAY).daily).toEqual({ at: 8 * 60, since: NOW + DAY });
    expect(withDaily(before, undefined, NOW + DAY)).toEqual(SETTINGS);
  });
});

const zones = fc.constantFrom(
  ZONE,
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Auckland',
);
/** Around both changes of clocks, and in winter. */
const days = fc.constantFrom('2026-03-27', '2026-10-23', '2026-11-20').map((day) => at(`${day}T12:00`));
const minutesOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
const settings = fc.record({
  ...{ zone: zones, quietFrom: minutesOfDay, quietTo: minutesOfDay },
  daily: fc.record({ at: fc.constantFrom(...DAILY_TIMES), since: fc.constant(LONG_AGO) }),
});
const lessonsFrom = (from: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: -24 * 4, max: 24 * 16 }), fc.integer({ min: 1, max: 40 })), {
      maxLength: 12,
    })
    .map((all) =>
      all.map(([quarter, long], nth): Lesson => {
        const starts = from + quarter * 15 * MINUTE;
        return { id: String(nth), starts, ends: starts + long * 15 * MINUTE, rooms: [] };
      }),
    );
const cases = days.chain((from) =>
  fc.record({ from: fc.constant(from), lessons: lessonsFrom(from), settings }),
);

describe('all that can be wanted', () => {
  it('an overview of a day comes at most once, on that day, tells only what is to come, and none is empty', {
    tags: 'property',
  }, () => {
    fc.assert(
      fc.property(cases, ({ from, lessons, settings }) => {
        const all = sharedLessons(new Map([[CODE, lessons]]));
        const of = { settings: { ...SETTINGS, ...settings } };
        const plan = planDays(of, all, from, from + 3 * DAY);
        expect(new Set(plan.map(({ slot }) => slot)).size).toBe(plan.length);
        for (const { slot, at: comes, lessons: told } of plan) {
          const instant = Math.max(comes, from);
          const day = new Date(instant).toLocaleDateString('sv-SE', { timeZone: settings.zone });
          expect(slot).toBe(`today ${day}`);
          expect(quietAt(instant, of.settings)).toBeUndefined();
          expect(told.length).toBeGreaterThan(0);
          for (const { ends } of told) expect(ends).toBeGreaterThan(instant);
        }
      }),
    );
  });

  it('planning again before a message comes changes nothing about it', { tags: 'property' }, () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 36 * 60 }), ({ from, lessons, settings }, later) => {
        const of = {
          kind: 'person' as const,
          settings: { ...SETTINGS, ...settings, leads: leads('lesson-15m', 'lesson-1h') },
        };
        const plan = (now: number) => [
          ...planDays(of, sharedLessons(new Map([[CODE, lessons]])), now, from + 3 * DAY),
          ...planLessons(of, [followOf(CODE, lessons)], now, from + 3 * DAY),
        ];
        const then = from + later * MINUTE;
        const ahead = (all: ReturnType<typeof plan>) => all.filter((one) => one.at > then);
        expect(ahead(plan(then))).toEqual(ahead(plan(from)));
      }),
    );
  });

  it('a reminder comes before its lesson, never in quiet hours, once for each lead time and start', {
    tags: 'property',
  }, () => {
    fc.assert(
      fc.property(cases, ({ from, lessons, settings }) => {
        const all = leads('lesson-15m', 'lesson-30m', 'lesson-1h');
        const of = { kind: 'person' as const, settings: { ...SETTINGS, ...settings, leads: all } };
        const plan = planLessons(of, [followOf(CODE, lessons)], from, from + 3 * DAY);
        expect(new Set(plan.map(({ slot }) => slot)).size).toBe(plan.length);
        for (const { at: comes, starts } of plan) {
          const instant = Math.max(comes, from);
          expect(instant).toBeLessThan(starts);
          expect(starts - comes).toBeLessThanOrEqual(HOUR);
          expect(quietAt(instant, of.settings)).toBeUndefined();
        }
        const moments = plan.map(({ starts, at: comes }) => `${starts} ${Math.max(comes, from)}`);
        expect(new Set(moments).size, 'two that tell the same at once').toBe(moments.length);
      }),
    );
  });
});

const leads = (...names: Lead[]) => Object.fromEntries(names.map((name) => [name, LONG_AGO]));
const followOf = (code: string, lessons: readonly Lesson[], createdAt = LONG_AGO) => ({
  code,
  createdAt,
  leads: undefined,
  lessons,
});

describe('a reminder before a lesson', () => {
  const planned = (
    now: string,
    lessons: readonly Lesson[],
    names: readonly Lead[],
    more: Partial<ReminderSettings> = {},
    kind: 'person' | 'channel' = 'person',
  ): string[] =>
    planLessons(
      { kind, settings: { ...LOUD, leads: leads(...names), ...more } },
      [followOf(CODE, lessons)],
      at(now),
      at(now) + 36 * HOUR,
    )
      .toSorted((one, other) => one.at - other.at)
      .map(said);
  const said = ({ slot, at: comes }: PlannedLesson): string => `${local(comes)} ${slot.split(' ').at(-1)}`;
  const NINE = lesson('2026-11-23T09:00');

  test.each<[string, string, readonly Lead[], string[], Partial<ReminderSettings>]>([
    [
      'each chosen lead time',
      '2026-11-22T20:00',
      ['lesson-15m', 'lesson-1h'],
      ['2026-11-23T08:00 1h', '2026-11-23T08:45 15m'],
      {},
    ],
    ['none without a choice', '2026-11-22T20:00', ['starts-1d'], [], {}],
    [
      'at the end of quiet hours, the nearest alone',
      '2026-11-22T20:00',
      ['lesson-30m', 'lesson-1h'],
      ['2026-11-23T08:40 30m'],
      { quietFrom: 0, quietTo: 8 * 60 + 40 },
    ],
    [
      'none where quiet hours last until the lesson',
      '2026-11-22T20:00',
      ['lesson-30m'],
      [],
      { quietFrom: 0, quietTo: 9 * 60 },
    ],
    [
      'late until the lesson begins, the nearest alone',
      '2026-11-23T08:50',
      ['lesson-15m', 'lesson-30m', 'lesson-1h'],
      ['2026-11-23T08:45 15m'],
      {},
    ],
    ['not from the beginning on', '2026-11-23T09:00', ['lesson-15m'], [], {}],
  ])('%s', (_, now, names, comes, more) => {
    expect(planned(now, [NINE], names, more)).toEqual(comes);
  });

  it('comes to persons alone', () => {
    expect(planned('2026-11-22T20:00', [NINE], ['lesson-30m'], {}, 'channel')).toEqual([]);
  });

  it('does not come for what was due before the course was followed, or the lead time chosen', () => {
    const plan = (createdAt: number, chosen: number) =>
      planLessons(
        { kind: 'person', settings: { ...LOUD, leads: { 'lesson-30m': chosen } } },
        [followOf(CODE, [NINE, lesson('2026-11-24T09:00')], createdAt)],
        at('2026-11-23T08:40'),
        at('2026-11-25T00:00'),
      ).map(({ at: comes }) => local(comes));
    expect(plan(LONG_AGO, at('2026-11-23T08:35'))).toEqual(['2026-11-24T08:30']);
    expect(plan(at('2026-11-23T08:35'), LONG_AGO)).toEqual(['2026-11-24T08:30']);
    expect(plan(LONG_AGO, LONG_AGO)).toEqual(['2026-11-23T08:30', '2026-11-24T08:30']);
  });

  it('parallel groups of a course have one, and a lesson of two courses has that of the first', () => {
    const group = { ...NINE, id: 'group B', rooms: ['KMX102'] };
    const follows = [followOf(CODE, [NINE, group]), followOf(OTHER, [NINE])];
    const plan = planLessons(
      { kind: 'person', settings: { ...LOUD, leads: leads('lesson-30m') } },
      follows,
      at('2026-11-22T20:00'),
      at('2026-11-24T00:00'),
    );
    expect(plan.map(({ code, lessons }) => [code, lessons.map(({ id }) => id).toSorted()])).toEqual(
      OTHER < CODE
        ? [
            [OTHER, [NINE.id]],
            [CODE, ['group B']],
          ]
        : [[CODE, ['group B', NINE.id]]],
    );
  });

  it('has lead times of a course alone beside those of the settings', () => {
    const own = { ...followOf(CODE, [NINE]), leads: { 'lesson-15m': LONG_AGO } };
    const plan = planLessons(
      { kind: 'person', settings: { ...LOUD, leads: leads('lesson-1h') } },
      [own, followOf(OTHER, [lesson('2026-11-23T12:00')])],
      at('2026-11-22T20:00'),
      at('2026-11-24T00:00'),
    );
    expect(plan.map(({ code, at: comes }) => `${code} ${local(comes)}`).toSorted()).toEqual(
      [`${OTHER} 2026-11-23T11:00`, `${CODE} 2026-11-23T08:00`, `${CODE} 2026-11-23T08:45`].toSorted(),
    );
  });
});
