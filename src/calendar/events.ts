/** Turns a course's dates into calendar events: a whole day, or a time with a short length. */
import type { Facts, StoredMoment } from '../store/facts.ts';
import { believedDates, DATE_KINDS, type DateKind, isOfWindow, isWholeDay } from '../study-client/moment.ts';
import { offsetAt } from '../study-client/zone-offset.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * The length of an instant, since programs hide or refuse events without one. Short, so that nobody reads it
 * as a period.
 */
const LENGTH = 15 * MINUTE;

/** A course, with the time at which its facts were read. */
export interface CalendarEntry {
  readonly code: string;
  readonly facts: Facts;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/** `whole`: UTC midnights of the day and of the next. Else two instants. In epoch milliseconds. */
export interface EventTime {
  readonly whole: boolean;
  readonly from: number;
  readonly to: number;
}

export interface CalendarEvent extends EventTime {
  readonly about: DateKind;
}

/**
 * The events of a course, in the order opening, closing, start, end. Two dates that contradict each other
 * have none. Neither do dates that calendars do not know (before 1970 and after 9998).
 * @param zone the study API's zone, which its calendar days refer to
 */
export function eventsOf(facts: Facts, zone: string): CalendarEvent[] {
  const dates = believedDates(facts, zone);
  return DATE_KINDS.flatMap((about) => {
    const moment = dates[about];
    return moment && isKnown(moment.at) ? [{ about, ...timeOf(about, moment, zone) }] : [];
  });
}

const isKnown = (at: number): boolean => at >= DAY && at < Date.UTC(9999, 0);

/**
 * An instant's event ends by midnight: from 23:59 it would reach into the next day, and be shown on that day,
 * too.
 */
function timeOf(about: DateKind, moment: StoredMoment, zone: string): EventTime {
  const { at, precision } = moment;
  // To count calendar days, take the local time as if it were UTC.
  const local = at + offsetAt(at, zone);
  const sinceMidnight = local % DAY;
  if (isOfWindow(about) ? precision === 'day' : isWholeDay(moment, zone)) {
    return { whole: true, from: local - sinceMidnight, to: local - sinceMidnight + DAY };
  }
  return { whole: false, from: at, to: at + Math.min(LENGTH, DAY - sinceMidnight) };
}
