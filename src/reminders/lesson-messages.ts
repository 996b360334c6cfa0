/**
 * The messages about lessons that a target wants: an overview of each day, and reminders. Of a slot one comes: another one, where
 * lessons have changed meanwhile, comes in place of what Slack holds, or not at all, where that may have come.
 */
import { isLessonLead, namesOfLeads } from '../store/reminder-settings.ts';
import type { Course, Facts, Follow, Reminder, Store, Target } from '../store/store.ts';
import type { createCourseReader } from './followed.ts';
import type { TaughtGroup } from './group-lessons.ts';
import {
  isOfDay,
  isOfLesson,
  type Lesson,
  type PlannedLesson,
  planDays,
  planLessons,
  type SharedLesson,
  sharedLessons,
} from './lesson-plan.ts';
import { leadsFor } from './plan.ts';
import { digestOf, FROZEN, messageTo, type Outgoing, type Rendered } from './steps.ts';

/** Words for messages about lessons. The same input gives the same words. `at`: when the message comes, in epoch milliseconds. */
export interface LessonRender {
  /**
   * @param facts of the lessons' courses, by code, as far as they are known
   * @param group whose lessons are among them, also those that are its own
   */
  day(
    lessons: readonly SharedLesson[],
    facts: ReadonlyMap<string, Facts>,
    target: Target,
    at: number,
    group?: TaughtGroup,
  ): Rendered;
  lesson(planned: PlannedLesson, facts: Facts, target: Target, at: number): Rendered;
}

/** What is stored of a target. */
interface TaughtTarget {
  readonly target: Target;
  readonly rows: readonly Reminder[];
  /** Lessons of the near future, by course. */
  readonly lessons?: ReadonlyMap<string, readonly Lesson[]> | undefined;
}

interface Options {
  readonly now: number;
  readonly render: LessonRender;
}

const NONE: readonly Lesson[] = [];

/** What a target may be told the lessons of. */
interface Taught {
  readonly target: Target;
  readonly follows: readonly Follow[];
  readonly enrolled: ReadonlySet<string>;
  readonly linked?: string | undefined;
  /** The person's own. */
  readonly group?: TaughtGroup | undefined;
}

/**
 * The courses whose lessons are told on their day: what is followed, linked, what a person has marked, and those of the person's
 * group. What is reserved for the group alone stands under its topic.
 */
function codesOfDay({ target, follows, enrolled, linked, group }: Taught): string[] {
  if (!target.settings.daily) return [];
  const codes = [
    ...follows.map(({ code }) => code),
    ...enrolled,
    ...(linked === undefined ? [] : [linked]),
    ...(group ? [...group.courses, group.topic] : []),
  ];
  return [...new Set(codes)];
}

/** The courses of which a target wants to know the lessons. */
function lessonCodes(of: Taught): string[] {
  const { target, follows } = of;
  const ahead = follows.filter((follow) =>
    namesOfLeads(leadsFor(follow, target.settings)).some(isLessonLead),
  );
  const ofLeads = target.kind === 'person' ? ahead.map(({ code }) => code) : [];
  return [...new Set([...codesOfDay(of), ...ofLeads])];
}

/** A message that is held for a day may be about the night after it. */
const BEYOND = 48 * 60 * 60_000;

/** Reads the lessons of the near future, of each course once, and names of their courses. @param now epoch milliseconds */
export function createLessonReader(
  { lessons }: Pick<Store, 'lessons'>,
  courses: Pick<ReturnType<typeof createCourseReader>, 'read'>,
  { now, horizonMs }: { readonly now: number; readonly horizonMs: number },
) {
  const known = new Map<string, readonly Lesson[]>();
  const isNear = ({ starts, ends }: Lesson): boolean => ends > now && starts < now + horizonMs + BEYOND;
  return {
    /** By course. */
    known: known as ReadonlyMap<string, readonly Lesson[]>,
    /** What a target is to be told the lessons of. */
    readFor: async (of: Taught): Promise<void> => {
      const codes = lessonCodes(of);
      const fresh = codes.filter((code) => !known.has(code));
      for (const code of fresh) known.set(code, NONE);
      // What a person has marked is perhaps not followed by the person.
      if (codes.length > 0) await courses.read(codes.map((code) => ({ target: of.target.target, code })));
      if (fresh.length === 0) return;
      for (const { code, known: found } of await lessons.of(fresh))
        known.set(code, found.lessons.filter(isNear));
    },
  };
}

/** The overviews of days that are due within the horizon: of what is followed, linked, and what a person has marked. */
export function dayMessages(
  of: TaughtTarget & Taught & { readonly courses: ReadonlyMap<string, Course> },
  { now, horizonMs, render }: Options & { readonly horizonMs: number },
): Outgoing[] {
  const { target, rows, lessons, follows, courses } = of;
  if (!target.settings.daily || !lessons) return [];
  const codes = codesOfDay(of);
  const told = new Map(follows.map(({ code, told }) => [code, told]));
  const byCourse = new Map(codes.map((code) => [code, lessons.get(code) ?? NONE]));
  const facts = new Map(
    codes.flatMap((code): [string, Facts][] => {
      const known = courses.get(code)?.facts ?? told.get(code);
      return known ? [[code, known]] : [];
    }),
  );
  const mine = rows.filter(isOfDay);
  return planDays(target, sharedLessons(byCourse), now, now + horizonMs).flatMap((day) => {
    const tells = day.lessons.map(({ id, starts, ends, rooms, codes }) => [id, starts, ends, rooms, codes]);
    const place = placeIn(day, tells, mine, now);
    if (!place) return [];
    const { key, at, replaces } = place;
    // Worded as of the time at which it comes; a late one comes now.
    const words = () => render.day(day.lessons, facts, target, Math.max(at, now), of.group);
    return messageTo(target, key, at / 1000, words, replaces);
  });
}

/** A reminder that may be moved: it is to come before `until`. */
interface LessonReminder {
  readonly key: string;
  readonly at: number;
  readonly until: number;
  readonly toMessage: (at: number) => Outgoing;
}

/** The reminders before lessons of followed courses until `until`. */
export function lessonReminders(
  {
    target,
    rows,
    lessons,
    follows,
  }: TaughtTarget & { readonly follows: readonly (Follow & { readonly facts: Facts })[] },
  until: number,
  { now, render }: Options,
): LessonReminder[] {
  if (!lessons) return [];
  const facts = new Map(follows.map((follow) => [follow.code, follow.facts]));
  const taught = follows.map((follow) => ({ ...follow, lessons: lessons.get(follow.code) ?? NONE }));
  const mine = rows.filter(isOfLesson);
  return planLessons(target, taught, now, until).flatMap((planned): LessonReminder[] => {
    const tells = planned.lessons.map(({ id, ends, rooms }) => [id, ends, rooms]);
    const place = placeIn(planned, tells, mine, now);
    const course = facts.get(planned.code);
    if (!place || !course) return [];
    const { key, replaces } = place;
    const toMessage = (at: number): Outgoing =>
      messageTo(
        target,
        key,
        at / 1000,
        () => render.lesson(planned, course, target, Math.max(at, now)),
        replaces,
      );
    return [{ key, at: place.at, until: planned.starts, toMessage }];
  });
}

/**
 * The key and time of what is to come of a slot; undefined: it has come. What Slack may be posting, or no longer gives back, stays
 * as it is.
 */
function placeIn(
  { slot, at }: { readonly slot: string; readonly at: number },
  tells: unknown,
  rows: readonly Reminder[],
  now: number,
): { readonly key: string; readonly at: number; readonly replaces?: readonly string[] } | undefined {
  const mine = rows.filter(({ key }) => key.startsWith(`${slot} `));
  if (mine.some(({ state }) => state === 'posted')) return undefined;
  const fixed = mine.find(({ state, postAt }) => state === 'posting' || postAt - now / 1000 <= FROZEN);
  if (fixed) return { key: fixed.key, at: fixed.postAt * 1000 };
  const key = `${slot} ${digestOf(tells)}`;
  return { key, at, replaces: mine.filter((row) => row.key !== key).map((row) => row.key) };
}
