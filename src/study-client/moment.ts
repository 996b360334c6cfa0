/** The meaning of the study API's moments, the same for cards, rings and calendars. */
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import type { EnrollmentWindow, Moment, Realization } from './model.ts';
import { offsetAt } from './zone-offset.ts';

/** The dates of a course, in the order of their times. */
export const DATE_KINDS = ['opens', 'closes', 'starts', 'ends'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Whether a date is one of the enrollment window: an instant. The other two may mean whole days. */
export function isOfWindow(kind: DateKind): kind is 'opens' | 'closes' {
  return kind === 'opens' || kind === 'closes';
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The instant at which something that ends with `moment` is over, in epoch milliseconds. A day counts whole.
 */
export function endOf({ at, until }: Moment): number {
  return until ?? at;
}

/** Whether a window would close before it opens: then neither date is believed. */
export function isReversed({ opens, closes }: EnrollmentWindow): boolean {
  return opens !== undefined && closes !== undefined && endOf(closes) <= opens.at;
}

/**
 * Whether a date of a course means its whole day: a day alone, or the first or last minute of a day in the
 * zone.
 */
export function isWholeDay({ at, precision }: Moment, zone: string): boolean {
  if (precision === 'day') return true;
  const local = (at + offsetAt(at, zone)) % DAY;
  const sinceMidnight = local < 0 ? local + DAY : local;
  return sinceMidnight < MINUTE || sinceMidnight >= DAY - MINUTE;
}

/**
 * The instant at which a date of a course is over, in epoch milliseconds. A date that means its whole day is
 * shown as a day, so it is over at the end of that day.
 */
export function courseDateEnd(moment: Moment, zone: string): number {
  if (!isWholeDay(moment, zone)) return endOf(moment);
  return addDays(startOfDay(moment.at, { in: tz(zone) }), 1).getTime();
}

/** Whether a date is past. A day counts whole, but enrollment is open from the first instant of a day. */
export function isPast(kind: DateKind, moment: Moment, now: number, zone: string): boolean {
  if (moment.at > now) return false;
  if (isOfWindow(kind)) return kind === 'opens' || endOf(moment) <= now;
  return courseDateEnd(moment, zone) <= now;
}

/** Whether a course would end before it starts: then neither date is believed. */
export function isCourseReversed(
  { starts, ends }: Pick<Realization, 'starts' | 'ends'>,
  zone: string,
): boolean {
  // Finding the end of a day costs as much as all the rest of a card, and hardly any course needs it.
  return (
    starts !== undefined &&
    ends !== undefined &&
    ends.at < starts.at &&
    courseDateEnd(ends, zone) <= starts.at
  );
}

/** The dates of a course without those that contradict each other. */
export function believedDates<M extends Moment>(
  dates: Partial<Record<DateKind, M | undefined>>,
  zone: string,
): typeof dates {
  const { opens, closes, starts, ends } = dates;
  return {
    ...(!isReversed({ opens, closes }) && { opens, closes }),
    ...(!isCourseReversed({ starts, ends }, zone) && { starts, ends }),
  };
}
