/** The meaning of a course's dates, the same for cards, reminders and calendars; and the known time zones. */

import { tz } from '@date-fns/tz/tz';
import { tzOffset } from '@date-fns/tz/tzOffset';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import type { EnrollmentWindow, Moment, Realization } from './model.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Local time less UTC at an instant (epoch milliseconds), in milliseconds; NaN for an unknown zone. */
export const offsetAt = (at: number, zone: string): number => tzOffset(zone, new Date(at)) * MINUTE;

/**
 * Which instant a local time means where it happens twice, because the clocks are turned back. Things that
 * start take the earlier one and things that end the later one, so that a window is never shown shorter than
 * it is.
 */
export type Twice = 'earlier' | 'later';

/**
 * A local time, given as if it were UTC, as a moment; undefined where it is out of range. A time that the
 * clocks skip moves forward by the length of the gap.
 */
export function localMoment(local: number, zone: string, which: Twice): Moment | undefined {
  const at = toInstant(local, zone, which);
  return Number.isFinite(at) ? { at, precision: 'minute' } : undefined;
}

/** A local day, given by its midnight as if it were UTC, as a moment; undefined where it is out of range. */
export function localDay(midnight: number, zone: string): Moment | undefined {
  const at = toInstant(midnight, zone, 'earlier');
  const until = toInstant(midnight + DAY, zone, 'earlier');
  return Number.isFinite(at) && Number.isFinite(until) ? { at, precision: 'day', until } : undefined;
}

/**
 * The instant of a local time. Tries the offsets in force a day before and a day after. Where both hold and
 * differ, the time happens twice. Where neither holds, the clocks skip the time, and the offset from before
 * moves it forward by the length of the gap.
 */
function toInstant(local: number, zone: string, which: Twice): number {
  const before = local - offsetAt(local - DAY, zone);
  const after = local - offsetAt(local + DAY, zone);
  const holds = [before, after].filter((instant) => instant + offsetAt(instant, zone) === local);
  if (holds.length === 0) return before;
  return which === 'earlier' ? Math.min(...holds) : Math.max(...holds);
}

/** The dates of a course, in the order of their times. */
export const DATE_KINDS = ['opens', 'closes', 'starts', 'ends'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Whether a date is one of the enrollment window: an instant. The other two may mean whole days. */
export function isOfWindow(kind: DateKind): kind is 'opens' | 'closes' {
  return kind === 'opens' || kind === 'closes';
}

/**
 * The instant at which something that ends with `moment` is over, in epoch milliseconds. A day counts whole.
 */
export function endOf({ at, until }: Moment): number {
  return until ?? at;
}

/** Whether a course has not ended, for all that is known. `now`: epoch milliseconds. */
export const isGoingOn = ({ ends }: Pick<Realization, 'ends'>, now: number): boolean =>
  !ends || endOf(ends) > now;

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

// The state of an enrollment window: the half-open interval [opens, closes). Open at exactly `opens`, closed
// at exactly `closes`. A closing day without a time counts whole.

/**
 * `missing`: too few dates to tell. `reversed`: it would close before it opens, so neither date is believed.
 */
type EnrollmentState =
  | { readonly state: 'upcoming'; readonly opens: Moment; readonly closes?: Moment | undefined }
  | { readonly state: 'open'; readonly opens: Moment; readonly closes: Moment }
  | { readonly state: 'closed'; readonly opens?: Moment | undefined; readonly closes: Moment }
  | {
      readonly state: 'unknown';
      readonly opens?: Moment | undefined;
      readonly closes?: Moment | undefined;
      readonly why: 'missing' | 'reversed';
    };

/** The state at `now` (epoch milliseconds). Never `open` unless both dates are known. */
export function enrollmentState({ opens, closes }: EnrollmentWindow, now: number): EnrollmentState {
  if (opens !== undefined && closes !== undefined) return between(opens, closes, now);
  if (opens !== undefined && now < opens.at) return { state: 'upcoming', opens };
  if (closes !== undefined && now >= endOf(closes)) return { state: 'closed', closes };
  return { state: 'unknown', opens, closes, why: 'missing' };
}

function between(opens: Moment, closes: Moment, now: number): EnrollmentState {
  if (isReversed({ opens, closes })) return { state: 'unknown', opens, closes, why: 'reversed' };
  if (now < opens.at) return { state: 'upcoming', opens, closes };
  if (now < endOf(closes)) return { state: 'open', opens, closes };
  return { state: 'closed', opens, closes };
}

/** Nearly every zone in use, without aliases. */
const ZONES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

/** Whether the runtime knows this IANA zone. */
export function isTimeZone(zone: string): boolean {
  return ZONES.has(zone) || isOtherName(zone);
}

/**
 * `EET`, or a zone's name in other letter case. An offset such as `+02:00` is no zone: it knows no summer
 * time.
 */
function isOtherName(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
