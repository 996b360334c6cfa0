/** What is believed of lessons: by a table of readings one after another, and for any. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  believedLessons,
  createLessonSurvey,
  DAYS_WATCHED,
  daysAhead,
  type LessonChange,
  type LessonSpot,
  type LessonsReading,
} from '../../src/reminders/lesson-belief.ts';
import type { CourseLessons } from '../../src/store/store.ts';
import { runs } from '../fixtures/runs.ts';
import { at, CODE, DAY, HOUR, local, MINUTE, ZONE } from './samples.ts';

const BEGIN = at('2026-11-20T08:02:07');
const PERIOD = 3 * HOUR;

type Found = LessonsReading['found'][number];

/** A lesson of 90 minutes. */
function lesson(id: string, starts: string, ...rooms: string[]): Found {
  return { id, starts: at(starts), ends: at(starts) + 90 * MINUTE, rooms };
}

const MON = lesson('1', '2026-11-23T09:00', 'A1');
const TUE = lesson('2', '2026-11-24T09:00', 'A1');
const WED = lesson('3', '2026-11-25T09:00', 'A1');
const THU = lesson('4', '2026-11-26T09:00', 'A1');
const TODAY = lesson('5', '2026-11-20T16:00', 'A1');
const moved = (one: Found, starts: string, ...rooms: string[]): Found => ({
  ...lesson(one.id, starts),
  rooms: rooms.length > 0 ? rooms : one.rooms,
});

/** What is there at a time. */
interface Step {
  /** Hours after the step before; 3 by default. */
  readonly after?: number;
  readonly there: readonly Found[];
  /** Only today and tomorrow are read. */
  readonly near?: true;
  /** The answer lacks these; all lessons are there all the same. */
  readonly lacks?: readonly Found[];
  /** Rows whose times can't be read. */
  readonly unsure?: readonly string[];
  /** Of other courses in the same answer: lessons that are known, lacking and moved. */
  readonly others?: { readonly all: number; readonly missing?: number; readonly moved?: number };
  /** The question for all days to come is not answered. */
  readonly fails?: true;
}

interface Seen {
  readonly lessons: CourseLessons;
  readonly isUnsure: boolean;
}

const inDays = (one: Found, { first, last }: LessonsReading['days']): boolean => {
  const day = local(one.starts).slice(0, 10);
  return first <= day && day <= last;
};

/** Reads as the watch does: the days, and everywhere where that is asked for. */
function readOnce(before: CourseLessons | undefined, step: Step, now: number): Seen {
  const days = daysAhead(now, step.near ? 2 : DAYS_WATCHED, ZONE);
  const lacking = new Set([...(step.lacks ?? []).map(({ id }) => id), ...(step.unsure ?? [])]);
  const found = step.there.filter((one) => inDays(one, days) && !lacking.has(one.id));
  const reading: LessonsReading = { days, found, unsure: new Set(step.unsure) };
  const survey = createLessonSurvey({ now, zone: ZONE });
  survey.add(before, reading);
  for (const [known, read] of othersOf(step, now, days)) survey.add(known, read);
  const options = {
    ...{ now, zone: ZONE, trust: survey.trust(), confirmMs: 15 * MINUTE, periodMs: PERIOD },
    isAhead: !step.near,
  };
  const first = believedLessons(CODE, before, reading, options);
  const again = first.asksEverywhere && !step.fails;
  const wide = step.there.filter(({ id }) => !lacking.has(id));
  const everywhere = { found: wide, unsure: new Set(step.unsure) };
  const { after, isUnsure } = again
    ? believedLessons(CODE, before, reading, { ...options, everywhere })
    : first;
  return { lessons: after, isUnsure };
}

/** Two other courses, so that what moves is of several. */
function othersOf({ others }: Step, now: number, days: LessonsReading['days']) {
  const { all = 0, missing = 0, moved: shifted = 0 } = others ?? {};
  return [0, 1].map((half) => {
    const known = Array.from({ length: all / 2 }, (_, nth) => ({
      ...{ id: `${half} ${nth}`, starts: now + DAY + nth * MINUTE, ends: now + DAY + HOUR, rooms: [] },
    }));
    const found = known
      .slice(missing / 2)
      .map((one, nth) => (nth < shifted / 2 ? { ...one, ends: one.ends + HOUR } : one));
    const row = { code: `${half}`, readAt: now, known: { aheadAt: now, days, lessons: known, changes: [] } };
    return [row, { days, found, unsure: new Set<string>() }] as const;
  });
}

function readAll(steps: readonly Step[], begin = BEGIN): readonly Seen[] {
  let now = begin;
  let before: CourseLessons | undefined;
  return steps.map((step, nth) => {
    if (nth > 0) now += (step.after ?? 3) * HOUR;
    const seen = readOnce(before, step, now);
    before = seen.lessons;
    return seen;
  });
}

/** "1 Mon 09:00 A1 → Tue 09:00 A1" */
const spotWords = (spot: LessonSpot | undefined): string =>
  spot ? `${local(spot.starts).slice(5).replace('T', ' ')} ${spot.rooms.join('+')}`.trim() : 'none';
const changeWords = ({ id, before, after }: LessonChange): string =>
  `${id}: ${spotWords(before)} → ${spotWords(after)}`;
const changesOf = (seen: readonly Seen[]): string[] =>
  (seen.at(-1)?.lessons.known.changes ?? []).map(changeWords);

const ALL = [MON, TUE, WED, THU];

describe('after readings one after another', () => {
  test.each<[string, readonly Step[], readonly string[]]>([
    ['a first reading tells nothing', [{ there: ALL }], []],
    ['the same again tells nothing', [{ there: ALL }, { there: ALL }], []],
    [
      'a lesson that moves is told at once',
      [{ there: ALL }, { there: [MON, moved(TUE, '2026-11-24T13:00'), WED, THU] }],
      ['2: 11-24 09:00 A1 → 11-24 13:00 A1'],
    ],
    [
      'so is another room, and another end',
      [
        { there: ALL },
        { there: [{ ...MON, rooms: ['B2', 'C3'] }, { ...TUE, ends: TUE.ends + HOUR }, WED, THU] },
      ],
      ['1: 11-23 09:00 A1 → 11-23 09:00 B2+C3', '2: 11-24 09:00 A1 → 11-24 09:00 A1'],
    ],
    [
      'the case of a room’s code is no change',
      [{ there: ALL }, { there: [{ ...MON, rooms: ['a1'] }, TUE, WED, THU] }],
      [],
    ],
    [
      'moved twice',
      [
        { there: ALL },
        { there: [moved(MON, '2026-11-23T10:00'), TUE, WED, THU] },
        { there: [moved(MON, '2026-11-23T11:00'), TUE, WED, THU] },
      ],
      ['1: 11-23 09:00 A1 → 11-23 10:00 A1', '1: 11-23 10:00 A1 → 11-23 11:00 A1'],
    ],
    [
      'moved twice between two readings is moved once',
      [{ there: ALL }, { there: [moved(MON, '2026-11-23T11:00'), TUE, WED, THU] }],
      ['1: 11-23 09:00 A1 → 11-23 11:00 A1'],
    ],
    [
      'moved and back is two changes, which tell nothing together',
      [{ there: ALL }, { there: [moved(MON, '2026-11-23T10:00'), TUE, WED, THU] }, { there: ALL }],
      ['1: 11-23 09:00 A1 → 11-23 10:00 A1', '1: 11-23 10:00 A1 → 11-23 09:00 A1'],
    ],
    ['what lacks once is doubted', [{ there: ALL }, { there: [TUE, WED, THU] }], []],
    [
      'what lacks twice is removed',
      [{ there: ALL }, { there: [TUE, WED, THU] }, { there: [TUE, WED, THU] }],
      ['1: 11-23 09:00 A1 → none'],
    ],
    [
      'a second answer too soon after the first proves nothing',
      [{ there: ALL }, { there: [TUE, WED, THU] }, { after: 0.1, there: [TUE, WED, THU] }],
      [],
    ],
    [
      'what is back was never away',
      [{ there: ALL }, { there: [TUE, WED, THU] }, { there: ALL }, { there: ALL }],
      [],
    ],
    [
      'doubts begin anew when it was back between',
      [{ there: ALL }, { there: [TUE, WED, THU] }, { there: ALL }, { there: [TUE, WED, THU] }],
      [],
    ],
    [
      'what is not in the days of an answer is not missing',
      [{ there: ALL }, { near: true, there: [] }, { near: true, there: [] }, { near: true, there: [] }],
      [],
    ],
    [
      'a lesson of today is removed by two answers for the next days',
      [
        { there: [...ALL, TODAY] },
        { after: 0.5, near: true, there: ALL },
        { after: 0.5, near: true, there: ALL },
      ],
      ['5: 11-20 16:00 A1 → none'],
    ],
    [
      'a row whose times can’t be read is not missing',
      [{ there: ALL }, { there: ALL, unsure: ['1'] }, { there: ALL, unsure: ['1'] }, { there: ALL }],
      [],
    ],
    [
      'a lesson that has moved behind what is watched is not removed',
      [{ there: ALL }, ...[1, 2].map(() => ({ there: [moved(MON, '2027-01-11T09:00'), TUE, WED, THU] }))],
      ['1: 11-23 09:00 A1 → 01-11 09:00 A1'],
    ],
    [
      'nothing is removed while it can’t be asked where it is',
      [{ there: ALL }, ...[1, 2, 3].map(() => ({ there: [TUE, WED, THU], fails: true as const }))],
      [],
    ],
    [
      'what a narrow answer lacks and a wide one has is there',
      [{ there: ALL }, { there: ALL, unsure: [] }, { there: ALL }],
      [],
    ],
    [
      'a course that loses all it had is doubted until a third answer, a period later',
      [{ there: ALL }, { there: [] }, { there: [] }],
      [],
    ],
    [
      '… which is believed',
      [{ there: ALL }, { there: [] }, { there: [] }, { there: [] }],
      ALL.map((one) => `${one.id}: ${spotWords(one)} → none`),
    ],
    [
      '… not if it comes sooner',
      [{ there: ALL }, { there: [] }, { after: 1, there: [] }, { after: 1, there: [] }],
      [],
    ],
    [
      'of two lessons both may be removed',
      [{ there: [MON, TUE] }, { there: [] }, { there: [] }],
      ['1: 11-23 09:00 A1 → none', '2: 11-24 09:00 A1 → none'],
    ],
    [
      'an answer that loses a fifth is doubted until a third',
      [
        { there: ALL, others: { all: 10 } },
        { there: [TUE, WED, THU], others: { all: 10, missing: 2 } },
        { there: [TUE, WED, THU], others: { all: 10, missing: 2 } },
      ],
      [],
    ],
    [
      '… which is believed',
      [
        { there: ALL, others: { all: 10 } },
        ...[1, 2, 3].map(() => ({ there: [TUE, WED, THU], others: { all: 10, missing: 2 } })),
      ],
      ['1: 11-23 09:00 A1 → none'],
    ],
    [
      'what is less than a fifth needs two',
      [
        { there: ALL, others: { all: 20 } },
        ...[1, 2].map(() => ({ there: [TUE, WED, THU], others: { all: 20, missing: 2 } })),
      ],
      ['1: 11-23 09:00 A1 → none'],
    ],
    [
      'what is added is told',
      [{ there: ALL }, { there: [...ALL, lesson('9', '2026-11-27T12:00', 'B2')] }],
      ['9: none → 11-27 12:00 B2'],
    ],
    [
      'what enters what is watched is not',
      [{ there: ALL }, { after: 24, there: [...ALL, lesson('9', '2026-12-04T12:00')] }],
      [],
    ],
    [
      'nor what enters where only the next days were read meanwhile',
      [
        { there: ALL },
        { after: 21, near: true, there: ALL },
        { there: [...ALL, lesson('9', '2026-12-04T12:00')] },
      ],
      [],
    ],
    [
      'a first reading of the next days alone makes later ones no news',
      [{ near: true, there: ALL }, { there: ALL }, { near: true, there: ALL }],
      [],
    ],
    [
      'what an answer lacks of days that were not read before is not added by the next one',
      [
        { there: ALL },
        {
          after: 24,
          there: [...ALL, lesson('9', '2026-12-04T12:00')],
          lacks: [MON, lesson('9', '2026-12-04T12:00')],
        },
        { there: [...ALL, lesson('9', '2026-12-04T12:00')] },
      ],
      [],
    ],
    [
      'nor what a distrusted one lacks',
      [
        { there: [], others: { all: 10 } },
        { after: 24, there: [], others: { all: 10, missing: 10 } },
        { there: [lesson('9', '2026-12-04T12:00')], others: { all: 10 } },
      ],
      [],
    ],
    [
      'an answer that moves a fifth of several courses is not told',
      [
        { there: ALL, others: { all: 20 } },
        { there: ALL.map((one) => ({ ...one, starts: one.starts + HOUR })), others: { all: 20, moved: 20 } },
        { there: ALL, others: { all: 20 } },
      ],
      [],
    ],
    [
      '… unless a second one says so a period later',
      [
        { there: [MON, TUE], others: { all: 20 } },
        ...[1, 2].map(() => ({
          there: [moved(MON, '2026-11-23T10:00'), TUE],
          others: { all: 20, moved: 20 },
        })),
      ],
      ['1: 11-23 09:00 A1 → 11-23 10:00 A1'],
    ],
    [
      'a course that moves all its lessons is told',
      [
        { there: [...ALL, lesson('6', '2026-11-27T09:00')], others: { all: 10 } },
        {
          there: [...ALL, lesson('6', '2026-11-27T09:00')].map((one) => ({ ...one, rooms: ['B2'] })),
          others: { all: 10 },
        },
      ],
      [...ALL, { ...lesson('6', '2026-11-27T09:00') }].map(
        (one) => `${one.id}: ${spotWords(one)} → ${spotWords({ ...one, rooms: ['B2'] })}`,
      ),
    ],
    [
      'lessons that get other ids are the same lessons',
      [{ there: ALL }, { there: ALL.map((one) => ({ ...one, id: `n${one.id}` })) }],
      [],
    ],
    [
      'after a week without readings only what changed is told',
      [
        { there: [...ALL, lesson('7', '2026-11-30T09:00')] },
        {
          after: 168,
          there: [
            moved(lesson('7', '2026-11-30T09:00'), '2026-11-30T12:00'),
            lesson('8', '2026-12-08T09:00'),
          ],
        },
      ],
      ['7: 11-30 09:00 → 11-30 12:00'],
    ],
    [
      'after three weeks nothing is',
      [
        { there: ALL },
        { after: 504, there: [lesson('8', '2026-12-14T09:00'), lesson('9', '2026-12-15T09:00')] },
      ],
      [],
    ],
    [
      'after a day without the extra nothing is',
      [{ there: [...ALL, TODAY] }, { after: 24, there: [...ALL, TODAY] }, { there: [...ALL, TODAY] }],
      [],
    ],
    [
      'a lesson that is over is forgotten, and its absence nothing',
      [{ there: [...ALL, TODAY] }, { after: 12, there: ALL }, { there: ALL }],
      [],
    ],
    [
      'a lesson that was over and is held later after all has moved',
      [{ there: [...ALL, TODAY] }, { after: 12, there: [...ALL, moved(TODAY, '2026-11-27T09:00')] }],
      ['5: 11-20 16:00 A1 → 11-27 09:00 A1'],
    ],
    [
      'a lesson over midnight is known by the day on which it begins',
      [
        { there: [...ALL, { ...lesson('7', '2026-11-20T23:00'), ends: at('2026-11-21T02:00') }] },
        { after: 16.5, there: ALL },
        { after: 1, there: ALL },
      ],
      [],
    ],
  ])('%s', (_, steps, changes) => {
    expect(changesOf(readAll(steps))).toEqual(changes);
  });

  test('it is said for how long more than usual is doubted', () => {
    const unsure = (steps: readonly Step[]) => readAll(steps).map(({ isUnsure }) => isUnsure);
    const gone = { there: [] };
    expect(unsure([{ there: ALL }, gone, gone, gone, gone])).toEqual([false, true, true, false, false]);
    expect(unsure([{ there: ALL }, gone, { there: ALL }])).toEqual([false, true, false]);
    expect(unsure([{ there: ALL }, { there: [TUE, WED, THU] }])).toEqual([false, false]);
  });

  test('a clock that was set back makes doubts begin anew, and changes come in their order', () => {
    const ahead = BEGIN + 5 * DAY;
    const there = [MON, TUE, WED, THU].map((one) => ({
      ...one,
      starts: one.starts + 7 * DAY,
      ends: one.ends + 7 * DAY,
    }));
    const [first, ...rest] = there as [Found, ...Found[]];
    const shifted = { ...first, rooms: ['B2'] };
    const steps: Step[] = [
      { there },
      { there: [shifted, ...rest] },
      { there: [shifted, ...rest.slice(1)] },
      // To the right time.
      { after: -126, there: [first, ...rest.slice(1)] },
      { there: [first, ...rest.slice(1)] },
    ];
    const seen = readAll(steps, ahead);
    const times = seen.at(-1)?.lessons.known.changes.map((one) => one.at) ?? [];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
    expect(seen[3]?.lessons.known.changes).toHaveLength(2);
    expect(seen[4]?.lessons.known.changes.at(-1)).toMatchObject({ id: rest[0]?.id, before: {} });
  });

  test('changes are kept for 30 days', () => {
    const other = moved(MON, '2026-11-23T10:00');
    const seen = readAll([
      { there: ALL },
      { there: [other, TUE] },
      { after: 24 * 29, there: [] },
      { after: 48, there: [] },
    ]);
    expect(seen.map(({ lessons }) => lessons.known.changes.length)).toEqual([0, 1, 1, 0]);
  });
});

describe('for any readings', () => {
  const spot = fc.record({
    day: fc.integer({ min: 0, max: 30 }),
    hour: fc.integer({ min: 8, max: 19 }),
    room: fc.constantFrom('A1', 'B2', 'C3'),
  });
  const timetable = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), spot), {
    selector: ([id]) => id,
    maxLength: 12,
  });
  const toFound = (given: readonly (readonly [number, { day: number; hour: number; room: string }])[]) =>
    given.map(([id, { day, hour, room }]): Found => {
      const starts = at('2026-11-20T00:00') + day * DAY + hour * HOUR;
      return { id: String(id), starts, ends: starts + HOUR, rooms: [room] };
    });
  const step = fc.record({
    there: timetable.map(toFound),
    after: fc.constantFrom(0.5, 1, 3, 12, 24, 200, -2),
    near: fc.boolean(),
    fails: fc.boolean(),
  });
  const asSteps = (given: readonly { there: Found[]; after: number; near: boolean; fails: boolean }[]) =>
    given.map(
      ({ near, fails, ...one }): Step => ({ ...one, ...(near && { near }), ...(fails && { fails }) }),
    );
  const someSteps = fc.array(step, { minLength: 2, maxLength: 8 }).map(asSteps);

  function expectToLead(before: CourseLessons, { known: { lessons, changes } }: CourseLessons): void {
    const last = before.known.changes.at(-1)?.at ?? 0;
    const fresh = changes.filter((one) => one.at > last);
    const spots = new Map(before.known.lessons.map((one) => [one.id, one as LessonSpot]));
    for (const { id, before: from, after } of fresh) {
      expect(spotWords(spots.get(id))).toBe(spotWords(from));
      if (after) spots.set(id, after);
      else spots.delete(id);
    }
    for (const one of lessons.filter(({ id }) => fresh.some((each) => each.id === id)))
      expect(spotWords(spots.get(one.id))).toBe(spotWords(one));
    const times = changes.map((one) => one.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }

  test('the changes lead from what was believed to what is believed, in their order', {
    tags: 'property',
  }, () => {
    fc.assert(
      fc.property(someSteps, (steps) => {
        const seen = readAll(steps);
        for (const [nth, { lessons }] of seen.entries()) {
          const before = seen[nth - 1]?.lessons;
          if (before) expectToLead(before, lessons);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test('what stays as it is is believed in the end, and tells nothing more', { tags: 'property' }, () => {
    fc.assert(
      fc.property(someSteps, timetable.map(toFound), (steps, there) => {
        const calm = Array.from({ length: 5 }, (): Step => ({ there }));
        const seen = readAll([...steps, ...calm]);
        const [last, before] = [seen.at(-1)?.lessons, seen.at(-2)?.lessons];
        const now = last?.readAt ?? 0;
        const days = daysAhead(now, DAYS_WATCHED, ZONE);
        const ahead = (all: readonly Found[]) =>
          all
            .filter((one) => inDays(one, days) && one.ends > now)
            .map((one) => `${one.id} ${spotWords(one)}`);
        expect(ahead(last?.known.lessons ?? []).sort()).toEqual(ahead(there).sort());
        expect(last?.known.lessons.some(({ doubt }) => doubt)).toBe(false);
        expect(last?.known.changes.at(-1)?.at).toBe(before?.known.changes.at(-1)?.at);
      }),
      { numRuns: runs(500) },
    );
  });
});
