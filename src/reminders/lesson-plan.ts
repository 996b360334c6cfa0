/**
 * Plans the overview of each day's lessons, and the reminders before a lesson: pure functions of what is known of lessons, of
 * choices and now. What a message of these tells may change until it comes, so each has a slot, of which one comes.
 */
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { startOfDay } from 'date-fns/startOfDay';
import {
  aheadName,
  aheadOf,
  isLessonLead,
  type LessonLead,
  namesOfLeads,
} from '../store/reminder-settings.ts';
import type { CourseLessons, Follow, Target } from '../store/store.ts';
import { comingAt, leadsFor, shortestOf, wallTime } from './plan.ts';

/** When and where a lesson is. */
export type Lesson = Pick<CourseLessons['known']['lessons'][number], 'id' | 'starts' | 'ends' | 'rooms'>;

/** A lesson of one or several courses that a target follows, or that a person has marked. */
export interface SharedLesson extends Lesson {
  /** In order. */
  readonly codes: readonly string[];
}

/** Lessons by course: each once, with all of its courses, by time. What two readings tell of one differently is two. */
export function sharedLessons(byCourse: ReadonlyMap<string, readonly Lesson[]>): SharedLesson[] {
  const shared = new Map<string, SharedLesson & { codes: string[] }>();
  for (const [code, lessons] of [...byCourse].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    for (const { id, starts, ends, rooms } of lessons) {
      const name = JSON.stringify([id, starts, ends, rooms]);
      const known = shared.get(name);
      if (known) known.codes.push(code);
      else shared.set(name, { id, starts, ends, rooms, codes: [code] });
    }
  return [...shared.values()].sort(byTime);
}

const byTime = (one: Lesson, other: Lesson): number =>
  one.starts - other.starts || one.ends - other.ends || (one.id < other.id ? -1 : Number(one.id > other.id));

/** An overview of the lessons of a day, which is to come. */
export interface PlannedDay {
  /** Unique for its target and day. */
  readonly slot: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** At least one. */
  readonly lessons: readonly SharedLesson[];
}

/** The first word of the keys of overviews of a day. */
const TODAY = 'today';
export const isOfDay = ({ key }: { readonly key: string }): boolean => key.startsWith(`${TODAY} `);

/**
 * The overviews of days until `until`, and today's where it is late and still makes sense; all times in epoch milliseconds. They
 * are due at the chosen time by the target's clocks; in quiet hours they come at their end. They tell what is not over by then
 * of the lessons of the day, by the same clocks; a day without any has none. One that was due before it was wanted never comes.
 */
export function planDays(
  { settings }: Pick<Target, 'settings'>,
  lessons: readonly SharedLesson[],
  now: number,
  until: number,
): PlannedDay[] {
  const { daily, zone } = settings;
  if (!daily || lessons.length === 0) return [];
  const context = { in: tz(zone) };
  const days: PlannedDay[] = [];
  const last = Math.min(until, Math.max(...lessons.map(({ ends }) => ends)));
  for (let day = startOfDay(now, context); day.getTime() <= last; ) {
    const next = addDays(day, 1, context);
    const due = wallTime(day, daily.at, zone);
    const at = comingAt(due, now, settings);
    const comes = Math.max(at, now);
    const left = lessons.filter(({ starts, ends }) => starts < next.getTime() && ends > comes);
    // A time of the choice that lies ahead means that the clock was set back since.
    const isWanted = due > Math.min(daily.since, now) && comes < next.getTime();
    if (isWanted && at <= until && left.length > 0)
      days.push({ slot: `${TODAY} ${format(day, 'yyyy-MM-dd', context)}`, at, lessons: left });
    day = next;
  }
  return days;
}

/** A followed course, and its lessons. */
export interface TaughtFollow extends Pick<Follow, 'code' | 'createdAt' | 'leads'> {
  readonly lessons: readonly Lesson[];
}

/** A reminder before the lessons of a course that start at one time. */
export interface PlannedLesson {
  /** Unique for its target, course, time and lead time. */
  readonly slot: string;
  readonly code: string;
  /** Epoch milliseconds, on a whole second. */
  readonly at: number;
  /** When they start. */
  readonly starts: number;
  /** Parallel groups of the course have several. */
  readonly lessons: readonly Lesson[];
}

/** Whether a key is that of a reminder before a lesson. */
export const isOfLesson = ({ key }: { readonly key: string }): boolean => key.split(' ', 2)[1] === 'lesson';

/**
 * The reminders before lessons until `until`, and the late ones that still make sense; all times in epoch milliseconds. In quiet
 * hours one comes at their end, where that is before the lesson; else it does not come: the evening before is too far ahead to
 * be of use. Of those that come at one moment, or are late, the nearest to the lesson counts. A lesson of several courses is
 * told for the first of them.
 */
export function planLessons(
  { kind, settings }: Pick<Target, 'kind' | 'settings'>,
  follows: readonly TaughtFollow[],
  now: number,
  until: number,
): PlannedLesson[] {
  if (kind !== 'person') return [];
  const told = new Set<string>();
  const inOrder = follows.toSorted((one, other) => (one.code < other.code ? -1 : 1));
  return inOrder.flatMap((follow) => {
    const { code, createdAt } = follow;
    const leads = leadsFor(follow, settings);
    const names = namesOfLeads(leads).filter(isLessonLead);
    if (names.length === 0) return [];
    const fresh = follow.lessons.filter(({ id, starts }) => starts > now && !told.has(`${starts} ${id}`));
    for (const { id, starts } of fresh) told.add(`${starts} ${id}`);
    const byStart = Map.groupBy(fresh.toSorted(byTime), ({ starts }) => starts);
    return Array.from(byStart).flatMap(([starts, lessons]) => {
      const dated = names.flatMap((lead): Dated[] => {
        const since = Math.max(createdAt, Math.min(leads[lead] ?? 0, now));
        const due = starts - aheadOf(lead);
        const at = comingAt(due, now, settings);
        return due > since && Math.max(at, now) < starts ? [{ lead, at }] : [];
      });
      const fewer = shortestOf(dated, ({ lead, at }) => (at < now ? 'late' : lead));
      return shortestOf(fewer, ({ at }) => String(Math.max(at, now)))
        .filter(({ at }) => at <= until)
        .map(({ lead, at }) => ({
          slot: `${code} lesson ${starts} ${aheadName(lead)}`,
          ...{ code, starts, lessons },
          at: Math.ceil(at / 1000) * 1000,
        }));
    });
  });
}

interface Dated {
  readonly lead: LessonLead;
  readonly at: number;
}
