/** The overview of a week, for targets that want one: when it comes, and of which courses. Pure. */
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { Course, Facts, Follow, Target } from '../store/store.ts';
import { LATE_OPENING, quietAt, wallTime } from './plan.ts';

/** An overview that should come. */
interface PlannedWeek {
  /** Unique for its target and week. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The first word of an overview's key. */
const WEEK = 'week';
export const isOverview = ({ key }: { readonly key: string }): boolean => key.startsWith(`${WEEK} `);

/** When an overview is due: on Monday, in minutes after midnight. */
const DUE = 8 * 60;

/**
 * The next overview of a week, or a late one that still makes sense; undefined where none is wanted. It is due on Monday
 * at 8:00 by the target's clocks; in quiet hours it comes at their end. One that was due before it was wanted never comes.
 */
export function planWeek({ settings }: Pick<Target, 'settings'>, now: number): PlannedWeek | undefined {
  const { zone, weekly } = settings;
  if (weekly === undefined) return undefined;
  const context = { in: tz(zone) };
  const monday = startOfISOWeek(now, context);
  for (const weeks of [0, 1]) {
    const day = addDays(monday, 7 * weeks, context);
    const due = wallTime(day, DUE, zone);
    const planned = quietAt(due, settings)?.to ?? due;
    const late = planned < now ? quietAt(now, settings)?.to : undefined;
    const isOver = Math.max(late ?? planned, now) - planned > LATE_OPENING;
    if (due > Math.min(weekly, now) && !isOver)
      return { key: `${WEEK} ${format(day, 'yyyy-MM-dd', context)}`, at: late ?? planned };
  }
  return undefined;
}

/** A course of an overview. */
export interface WeekCourse {
  readonly follow: Pick<Follow, 'code'>;
  readonly facts: Facts;
  readonly isEnrolled?: boolean;
}

/** A target, what it follows, the courses as they were read in its language, and the code of a linked course. */
export interface Followings {
  readonly target: Target;
  readonly follows: readonly Follow[];
  readonly courses: ReadonlyMap<string, Course>;
  readonly linked: string | undefined;
  /** The courses in which the person has enrolled. */
  readonly enrolled: ReadonlySet<string>;
}

interface OverviewOptions<Rendered> {
  readonly now: number;
  readonly horizonMs: number;
  readonly render: {
    week(courses: readonly WeekCourse[], target: Target, at: number): Rendered | undefined;
  };
}

/** The overview that is due within the horizon, rendered; none if it would be empty. */
export function overviewOf<Rendered>(
  { target, follows, courses, linked, enrolled }: Followings,
  { now, horizonMs, render }: OverviewOptions<Rendered>,
): (PlannedWeek & { readonly rendered: Rendered })[] {
  const planned = planWeek(target, now);
  if (!planned || planned.at > now + horizonMs) return [];
  const followed = follows.map((follow): WeekCourse => {
    const isEnrolled = enrolled.has(follow.code);
    return { follow, facts: courses.get(follow.code)?.facts ?? follow.told, isEnrolled };
  });
  const also = linked === undefined ? undefined : courses.get(linked);
  const isNew = also && follows.every(({ code }) => code !== also.code);
  const all = isNew ? [...followed, { follow: { code: also.code }, facts: also.facts }] : followed;
  // Worded as of the time at which it comes; a late one comes now.
  const rendered = render.week(all, target, Math.max(planned.at, now));
  return rendered ? [{ ...planned, rendered }] : [];
}
