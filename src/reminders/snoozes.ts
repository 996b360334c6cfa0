/** Plans the reminders that persons have had come again, by what was chosen, facts and now. */

import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { setHours } from 'date-fns/setHours';
import { startOfDay } from 'date-fns/startOfDay';
import { SNOOZES } from '../store/reminder-settings.ts';
import type { Enrolled, Facts, Follow, PersonKey, Reminder, Snooze, Store, Target } from '../store/store.ts';
import { localInstant, nowIn } from '../study-client/days.ts';
import { endOf } from '../study-client/moments.ts';
import { createCourseReader } from './followed.ts';
import { announced, type PlannedReminder } from './plan.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The hour of a reminder that comes in the morning, or on a day. */
export const MORNING = 9;
/** How late a snoozed reminder comes, in milliseconds; never after what it is about. */
const LATEST = DAY;

/** What is known of the course of a snoozed reminder, and of whom. */
export interface Snoozed {
  readonly snooze: Snooze;
  /** The follow that it belongs to: the person's own, else that of the channel. Undefined: both have ended. */
  readonly follow: Follow | undefined;
  readonly facts: Facts | undefined;
  /** Undefined: the person has not enrolled. */
  readonly enrolled: Enrolled | undefined;
}

/** A day before enrollment closes; undefined where no closing is known. */
function dayBeforeClosing(facts: Facts): number | undefined {
  const closes = announced('closes', facts);
  return closes && endOf(closes) - DAY;
}

/** When a reminder about something is of no use any more: enrollment has closed, or the course has started. */
function uselessFrom(kind: Snooze['kind'], facts: Facts): number {
  const { opens, starts } = facts;
  if (kind === 'starts') return starts?.at ?? Number.POSITIVE_INFINITY;
  const closes = announced('closes', facts);
  return closes ? endOf(closes) : kind === 'closes' || !opens ? 0 : Number.POSITIVE_INFINITY;
}

/** A time for which a reminder can be snoozed, in epoch milliseconds. */
export interface SnoozeTime {
  readonly choice: (typeof SNOOZES)[number];
  readonly at: number;
}

/** The times that a reminder can be snoozed to at `now`. Those after which it is of no use are left out. @param zone the person's */
export function snoozeTimes(kind: Snooze['kind'], facts: Facts, now: number, zone: string): SnoozeTime[] {
  const ends = uselessFrom(kind, facts);
  const times: Record<(typeof SNOOZES)[number], number | undefined> = {
    hour: now + HOUR,
    tomorrow: morningAfter(now, zone),
    'before-closing': kind === 'starts' ? undefined : dayBeforeClosing(facts),
  };
  return SNOOZES.flatMap((choice) => {
    const at = times[choice];
    return at !== undefined && at > now && at < ends ? [{ choice, at }] : [];
  });
}

/** Whether a reminder about something is of use at a time that is ahead. */
export const isOfUse = (kind: Snooze['kind'], facts: Facts, at: number, now: number): boolean =>
  at > now && at < uselessFrom(kind, facts);

function morningAfter(now: number, zone: string): number {
  const context = { in: tz(zone) };
  return setHours(addDays(startOfDay(now, context), 1, context), MORNING, context).getTime();
}

/** When a snoozed reminder comes to a person who has moved: one that was to come in the morning comes in that of the new zone. */
export function snoozedIn({ choice, at }: Pick<Snooze, 'choice' | 'at'>, from: string, to: string): number {
  const morningOf = (zone: string) => localInstant(nowIn(zone, at, false).today, MORNING * 60, to);
  // Where it has been moved before, a crash kept the zone from being changed as well.
  return choice !== 'tomorrow' || at === morningOf(to) ? at : morningOf(from);
}

/**
 * The reminder to come; undefined where it is no longer wanted: the course is followed no more or announces nothing, the
 * person has enrolled since, or it is too late. It comes at the chosen time, in quiet hours, too.
 */
export function planSnooze({ snooze, follow, facts, enrolled }: Snoozed, now: number) {
  const moment = facts && announced(snooze.kind, facts);
  if (!follow || !facts || !moment) return undefined;
  const { code, kind } = snooze;
  if (kind !== 'starts' && enrolled && enrolled.at >= snooze.madeAt) return undefined;
  const chosen = timeOf(snooze, facts);
  const comesAt = Math.max(chosen, now);
  if (comesAt >= uselessFrom(kind, facts) || comesAt - chosen > LATEST) return undefined;
  const at = Math.ceil(chosen / 1000) * 1000;
  const key = `${keyOf(snooze)}${at}`;
  return { key, code, kind, moment, at, isSnoozed: true } satisfies PlannedReminder;
}

/** The beginning of the keys of a snoozed reminder, whenever it comes. */
const keyOf = ({ code, kind, choice }: Snooze): string => `${code} snoozed ${kind} ${choice} `;

/** Whether a snoozed reminder has come since it was chosen. @param rows those of the person */
export function hasCome(snooze: Snooze, rows: readonly Reminder[]): boolean {
  return rows.some(
    ({ key, state, postAt }) =>
      state === 'posted' && key.startsWith(keyOf(snooze)) && postAt * 1000 >= snooze.madeAt,
  );
}

/** Whether a snoozed reminder is over for good: it has come, or is too late. */
export function isSpent({ snooze, facts }: Snoozed, rows: readonly Reminder[], now: number): boolean {
  if (hasCome(snooze, rows)) return true;
  return facts !== undefined && Math.max(timeOf(snooze, facts), snooze.at) + LATEST < now;
}

/** One that comes before the closing moves with it. */
function timeOf({ choice, at }: Snooze, facts: Facts): number {
  return choice === 'before-closing' ? (dayBeforeClosing(facts) ?? at) : at;
}

/** Whether a reminder that comes anyway tells the same at the same time. */
export const tellsTheSame = (one: PlannedReminder, other: PlannedReminder): boolean =>
  one.code === other.code && one.kind === other.kind && one.at === other.at;

/** What a target has noted for itself: nothing, where it is a channel. */
export interface OfPerson {
  /** The courses in which the person has enrolled. */
  readonly enrolled: ReadonlySet<string>;
  readonly snoozed: readonly Snoozed[];
}

const NOTHING_NOTED: OfPerson = { enrolled: new Set(), snoozed: [] };

interface Noted {
  readonly follows: readonly Follow[];
  readonly enrolled: readonly Enrolled[];
  readonly snoozes: readonly Snooze[];
  readonly factsOf: (follow: Follow) => Facts;
}

/** Finds what persons have noted for themselves. A snoozed reminder speaks of the course as its follow knows it. */
export function personalOf({ follows, enrolled, snoozes, factsOf }: Noted) {
  const marksOf = Map.groupBy(enrolled, ({ user }) => user);
  const snoozesOf = Map.groupBy(snoozes, ({ user }) => user);
  const nameOf = (of: string, code: string) => `${of} ${code}`;
  const followed = new Map(follows.map((follow) => [nameOf(follow.target, follow.code), follow]));
  return ({ target: user, kind }: Target): OfPerson => {
    if (kind !== 'person') return NOTHING_NOTED;
    const marks = marksOf.get(user) ?? [];
    const snoozed = (snoozesOf.get(user) ?? []).map((snooze): Snoozed => {
      const { code } = snooze;
      const follow = followed.get(nameOf(user, code)) ?? followed.get(nameOf(snooze.target, code));
      const mark = marks.find((one) => one.code === code);
      return { snooze, follow, facts: follow && factsOf(follow), enrolled: mark };
    });
    return { enrolled: new Set(marks.map(({ code }) => code)), snoozed };
  };
}

/** A snoozed reminder that is still to come. */
export interface SnoozedAgain {
  readonly code: string;
  readonly name: string;
  /** When it comes, in epoch milliseconds. */
  readonly at: number;
}

/** The snoozed reminders of a person that are still to come, the soonest of each course, soonest first. */
export async function snoozesOf(
  { workspace, user }: PersonKey,
  store: Pick<Store, 'targets' | 'follows' | 'courses' | 'enrolled' | 'snoozes' | 'reminders'>,
  now: number,
): Promise<SnoozedAgain[]> {
  const snoozes = await store.snoozes.of({ workspace, user });
  if (snoozes.length === 0) return [];
  const ids = [...new Set([user, ...snoozes.map(({ target }) => target)])];
  const [rows, enrolled, ...found] = await Promise.all([
    store.reminders.of({ workspace, target: user }),
    store.enrolled.of({ workspace, user }),
    ...ids.map((target) => store.targets.get({ workspace, target })),
  ]);
  const targets = found.filter((one) => one !== undefined);
  const person = targets.find(({ target }) => target === user);
  if (!person) return [];
  const follows = (await Promise.all(targets.map((target) => store.follows.of(target)))).flat();
  const courses = createCourseReader(targets, store);
  await courses.read(follows);
  const { snoozed } = personalOf({ follows, enrolled, snoozes, factsOf: courses.factsOf })(person);
  const coming = snoozed.flatMap((one): SnoozedAgain[] => {
    const planned = hasCome(one.snooze, rows) ? undefined : planSnooze(one, now);
    return planned ? [{ code: planned.code, name: one.facts?.name ?? planned.code, at: planned.at }] : [];
  });
  const soonest = coming.sort((a, b) => a.at - b.at);
  return soonest.filter(({ code }, at) => soonest.findIndex((one) => one.code === code) === at);
}
