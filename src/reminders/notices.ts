/** What each target of a workspace wants Slack to hold: its reminders, overviews and news. Pure. */
import type { Course, Facts, Follow, NewRun, PauseCause, Reminder, Target } from '../store/store.ts';
import { type Change, changesOf, type Field, isGone, type Translated, translatedOf } from './followed.ts';
import { dayMessages, type LessonRender, lessonReminders } from './lesson-messages.ts';
import {
  type CourseLessonNews,
  isAboutLessons,
  type LessonNews,
  lessonNewsOf,
  type UntoldChanges,
} from './lesson-news.ts';
import type { Lesson } from './lesson-plan.ts';
import { isAboutRuns, type KnownRuns, knownRuns } from './new-runs.ts';
import { heldNews, newsMessage } from './news.ts';
import { comesAt, isReminderOf, type PlannedReminder, planTarget, planWeek, quietAt } from './plan.ts';
import { hasCome, type OfPerson, planSnooze, tellsTheSame } from './snoozes.ts';
import {
  digestOf,
  FROZEN,
  isHandedOver,
  messageTo,
  NOTICE,
  type Outgoing,
  type Rendered,
  RUNS,
} from './steps.ts';

/** Words for reminders and notices, in the target's language. The same input gives the same words. */
export interface Render extends LessonRender {
  /** The study API's zone, by which it is today. */
  readonly zone: string;
  reminder(reminder: PlannedReminder, follow: Follow, facts: Facts, target: Target): Rendered;
  /** `at`: when the notice comes, in epoch milliseconds. */
  notice(changes: readonly Change[], target: Target, at: number): Rendered;
  /** `at`: when the message comes, in epoch milliseconds. */
  newRuns(runs: readonly NewRun[], target: Target, at: number): Rendered;
  /** `at`: when the message comes, in epoch milliseconds. */
  lessonNews(news: readonly CourseLessonNews[], target: Target, at: number): Rendered;
  paused(target: Target, cause: PauseCause): Rendered;
  /**
   * The overview of the week in which it comes; undefined if it would be empty.
   * @param at when it comes, in epoch milliseconds
   */
  week(courses: readonly WeekCourse[], target: Target, at: number): Rendered | undefined;
  /** How a field reads in a notice. A field that reads as before has not changed for people. */
  field(field: Field, facts: Facts, target: Target): string;
}

/** A course of an overview. */
export interface WeekCourse {
  readonly follow: Pick<Follow, 'code'> & Partial<Pick<Follow, 'toldMissing'>>;
  readonly facts: Facts;
  readonly isEnrolled?: boolean;
}

/** What is stored of one target. */
export interface OfTarget extends OfPerson {
  readonly target: Target;
  readonly follows: readonly Follow[];
  /** In the target's language, by code. */
  readonly courses: ReadonlyMap<string, Course>;
  readonly rows: readonly Reminder[];
  /** The code of the linked course of a channel that wants overviews. */
  readonly linked?: string | undefined;
  /** Lessons of the near future by course, where any are to be told; none of any other. */
  readonly lessons?: ReadonlyMap<string, readonly Lesson[]> | undefined;
  /**
   * New runs of what the target follows, perhaps told by now; none, where Slack has a message about some. Undefined: no
   * news about runs concerns the target.
   */
  readonly runs?: readonly NewRun[] | undefined;
  /** What has changed of the lessons of its courses, perhaps told by now. */
  readonly untoldLessons?: readonly UntoldChanges[] | undefined;
}

/** What one target wants. */
export interface Wanted {
  readonly target: Target;
  readonly messages: readonly Outgoing[];
  readonly changes: readonly Change[];
  /** The key of the notice that tells the changes. */
  readonly noticeKey: string | undefined;
  readonly translated: readonly Translated[];
  readonly runs: KnownRuns;
  readonly lessonNews: LessonNews;
}

interface WantedOptions {
  readonly now: number;
  readonly horizonMs: number;
  readonly render: Render;
}

export function wantedBy(of: OfTarget, options: WantedOptions): Wanted {
  const { target, follows, courses, rows } = of;
  const { now, render } = options;
  const reads = (field: Field, facts: Facts) => render.field(field, facts, target);
  const changes = changesOf(follows, courses, now, (field, a, b) => reads(field, a) !== reads(field, b));
  const notice = noticeOf(target, changes, rows, now, render);
  const runs = knownRuns(of.runs ?? [], follows, rows);
  const lessonNews = lessonNewsOf(of, options);
  return {
    target,
    changes,
    runs,
    lessonNews,
    noticeKey: notice?.key,
    translated: translatedOf(follows, courses, changes),
    messages: [
      ...remindersOf(of, options),
      ...overviewOf(of, options),
      ...dayMessages(of, options),
      ...(follows.length === 0
        ? []
        : heldNews(target, rows, notice, (row) => !isAboutRuns(row) && !isAboutLessons(row))),
      ...(follows.length === 0 ? [] : heldNews(target, rows, lessonNews.message, isAboutLessons)),
      ...(of.runs ? runNews(target, runs.untold, rows, options) : []),
    ],
  };
}

/** The overview that is due within the horizon; none if it would be empty. */
function overviewOf(
  { target, follows, courses, linked, enrolled }: OfTarget,
  { now, horizonMs, render }: WantedOptions,
): Outgoing[] {
  const planned = planWeek(target, now);
  if (!planned || planned.at > now + horizonMs) return [];
  const followed = follows.map((follow): WeekCourse => {
    const course = courses.get(follow.code);
    const asRead = { ...follow, toldMissing: isGone(follow, course) };
    return { follow: asRead, facts: course?.facts ?? follow.told, isEnrolled: enrolled.has(follow.code) };
  });
  const also = linked === undefined ? undefined : courses.get(linked);
  const isNew = also && follows.every(({ code }) => code !== also.code);
  const all = isNew ? [...followed, { follow: { code: also.code }, facts: also.facts }] : followed;
  // Worded as of the time at which it comes; a late one comes now.
  const rendered = render.week(all, target, Math.max(planned.at, now));
  return rendered ? [messageTo(target, planned.key, planned.at / 1000, () => rendered)] : [];
}

/** Slack takes messages up to 120 days ahead; in milliseconds. */
const MOST_AHEAD = 100 * 24 * 60 * 60_000;

/**
 * The reminders within the horizon. A paused target to which none of these is to be handed over wants the next
 * one after them: Slack takes it as soon as it accepts messages there again, and that ends the pause.
 */
function remindersOf(
  { target, follows: all, courses, rows, enrolled, snoozed, lessons }: OfTarget,
  { now, horizonMs, render }: WantedOptions,
): Outgoing[] {
  const known = new Map(
    all.map((follow) => {
      const course = courses.get(follow.code);
      const facts = course?.facts ?? follow.told;
      const isEnrolled = enrolled.has(follow.code);
      const toldMissing = isGone(follow, course);
      const createdAt = followedSince(follow, rows, now);
      return [follow.code, { ...follow, toldMissing, createdAt, facts, isEnrolled }];
    }),
  );
  const usual = planTarget(target, [...known.values()], now);
  const again = snoozed.flatMap((one) => {
    const reminder = planSnooze(one, now);
    if (!reminder || hasCome(one.snooze, rows)) return [];
    // As of its own time, so that it is left out also when the other one has come.
    const follow = known.get(reminder.code);
    const anyway = follow ? planTarget(target, [follow], reminder.at) : [];
    return anyway.some((other) => tellsTheSame(other, reminder)) ? [] : [{ ...one, reminder }];
  });
  const snoozedBy = new Map(again.map((one) => [one.reminder.key, one]));
  const planned = inTime([...usual, ...again.map(({ reminder }) => reminder)]);
  const until = Math.max(now + horizonMs, lastHeld(rows));
  const due = planned.filter(({ at }) => at <= until);
  const handedOver = new Set(rows.filter(isHandedOver).map(({ key }) => key));
  if (target.pause && due.every(({ key }) => handedOver.has(key)))
    due.push(...planned.slice(due.length, due.length + 1).filter(({ at }) => at <= now + MOST_AHEAD));
  const isAhead = (reminder: PlannedReminder): boolean => reminder.at < comesAt(reminder);
  const ofDates = due.map((reminder) => ({
    ...{ key: reminder.key, at: reminder.at, reminder },
    until: isAhead(reminder) ? comesAt(reminder) : Number.POSITIVE_INFINITY,
  }));
  const follows = [...known.values()];
  const ofLessons = lessonReminders({ target, follows, rows, lessons }, until, { now, render });
  const placed = spread([...ofDates, ...ofLessons], {
    until: (one) => one.until,
    awake: (at) => (quietAt(at, target.settings)?.from ?? at + AWAKE) - AWAKE,
  });
  return placed.flatMap((one) => {
    if ('toMessage' in one) return one.toMessage(one.at);
    const reminder = { ...one.reminder, at: one.at };
    const follow = snoozedBy.get(reminder.key)?.follow ?? known.get(reminder.code);
    const facts = snoozedBy.get(reminder.key)?.facts ?? known.get(reminder.code)?.facts;
    if (!follow || !facts) return [];
    // Worded as of the time at which the reminder comes; a late one comes now.
    const worded = { ...reminder, at: Math.max(reminder.at, now) };
    return reminderTo(target, reminder.at, { reminder: worded, follow, facts, render });
  });
}

/** A function of its own: what waits for Slack's rate would otherwise keep all follows of its target in memory. */
function reminderTo(
  target: Target,
  at: number,
  about: { reminder: PlannedReminder; follow: Follow; facts: Facts; render: Render },
): Outgoing {
  const { reminder, follow, facts, render } = about;
  return messageTo(target, reminder.key, at / 1000, () => render.reminder(reminder, follow, facts, target));
}

/**
 * When a course was followed, in epoch milliseconds. A time in the future means that the clock was set back
 * since. If the course's reminders were already handed over, they must not count as due before the follow.
 */
function followedSince({ code, createdAt }: Follow, rows: readonly Reminder[], now: number): number {
  const isKnown = createdAt > now && rows.some(({ key }) => isReminderOf(code, key));
  return isKnown ? 0 : Math.min(createdAt, now);
}

/**
 * When the last message that was handed over comes, in epoch milliseconds. It lies beyond the horizon where
 * the clock was set back since, or where it ended a pause; Slack is to keep it all the same.
 */
function lastHeld(rows: readonly Reminder[]): number {
  return Math.max(0, ...rows.map(({ state, postAt }) => (state === 'held' ? postAt * 1000 : 0)));
}

/** Slack takes 30 scheduled messages a channel in five minutes; some room is left for notices. */
const MOST = 25;
/** More than five minutes, so that no five minutes hold two groups. In milliseconds. */
const APART = 360_000;

/** What comes before quiet hours comes so long before them, in milliseconds. */
const AWAKE = 60_000;

/** How reminders may be moved; all times in epoch milliseconds. */
interface Bounds<T> {
  /** Before which time a reminder is to come. */
  readonly until: (reminder: T) => number;
  /** The same time, or in quiet hours one before them. */
  readonly awake: (at: number) => number;
}
const UNBOUND: Bounds<unknown> = { until: () => Number.POSITIVE_INFINITY, awake: (at) => at };

/**
 * Moves the reminders of one target apart where too many come at once. The first ones stay, and each further
 * group comes six minutes later, or, where that is too late, six minutes earlier. Reminders are ordered by time and
 * key, so that the same ones are moved every time.
 */
export function spread<T extends { readonly key: string; readonly at: number }>(
  reminders: readonly T[],
  { until, awake }: Bounds<T> = UNBOUND,
): T[] {
  const placed: T[] = [];
  for (const reminder of inTime(reminders)) {
    // At most `MOST` reminders may lie in the `APART` before this one.
    const crowd = placed.at(-MOST);
    let at = Math.max(reminder.at, (crowd?.at ?? Number.NEGATIVE_INFINITY) + APART);
    if (at >= until(reminder)) for (at = reminder.at; isCrowded(at, placed); at = awake(at - APART));
    const after = placed.findLastIndex((one) => one.at <= at) + 1;
    placed.splice(after, 0, { ...reminder, at });
  }
  return placed;
}

/** Whether there are as many reminders around a time as may come there. */
const isCrowded = (at: number, placed: readonly { readonly at: number }[]): boolean =>
  placed.filter((one) => Math.abs(one.at - at) < APART).length >= MOST;

const inTime = <T extends { readonly key: string; readonly at: number }>(reminders: readonly T[]): T[] =>
  reminders.toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));

/** The one message that tells a target its changes. Undefined where there are none, or where it is too early. */
export function noticeOf(
  target: Target,
  changes: readonly Change[],
  rows: readonly Reminder[],
  now: number,
  render: Render,
): Outgoing | undefined {
  if (changes.length === 0) return undefined;
  const key = `${NOTICE} ${digest(changes)}`;
  const corrects = lastWrongReminder(changes, rows, now);
  return newsMessage(target, key, rows, { now, corrects }, (at) => render.notice(changes, target, at));
}

/** When the last reminder of the changed courses comes that Slack no longer gives back, in epoch seconds. */
function lastWrongReminder(
  changes: readonly Change[],
  rows: readonly Reminder[],
  now: number,
): number | undefined {
  const frozen = rows.filter(
    ({ key, state, postAt }) =>
      state === 'held' &&
      postAt - now / 1000 <= FROZEN &&
      postAt * 1000 > now &&
      changes.some(({ follow }) => isReminderOf(follow.code, key)),
  );
  return frozen.length === 0 ? undefined : Math.max(...frozen.map(({ postAt }) => postAt));
}

/** The same changes give the same key; the next change of the same course gives another. */
function digest(changes: readonly Change[]): string {
  const parts = changes.map((one) => [
    one.is,
    one.follow.code,
    one.follow.told,
    'facts' in one ? one.facts : null,
  ]);
  return digestOf(parts);
}

// New runs of course units and groups.

/** The most runs of one message; the others come with the next one. */
const MOST_TOLD = 10;

/** The messages about new runs: those that Slack holds, and one for what is left. */
function runNews(
  target: Target,
  untold: readonly NewRun[],
  rows: readonly Reminder[],
  { now, render }: WantedOptions,
): Outgoing[] {
  const left = new Map(untold.map((run) => [run.code, run]));
  const next = [...left.values()].slice(0, MOST_TOLD);
  const key = `${RUNS} ${digestOf(next.map(({ topic, code }) => [topic, code]))}`;
  const tell = (at: number) => render.newRuns(next, target, at);
  const fresh = next.length === 0 ? undefined : newsMessage(target, key, rows, { now }, tell);
  return heldNews(target, rows, fresh, isAboutRuns);
}
