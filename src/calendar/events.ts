/** From a course's dates to the events of a calendar: a whole day, or a time with a short length. */
import type { Facts, StoredMoment } from '../store/facts.ts';
import { believedDates, isWholeDay } from '../study-client/moment.ts';
import { offsetAt } from '../study-client/zone-offset.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Instants get a length, since programs hide or refuse events without one; short, so that none reads it as a period. */
const LENGTH = 15 * MINUTE;

/** A course, and when its facts were read. */
export interface CalendarEntry {
  readonly code: string;
  readonly facts: Facts;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

const ABOUT = ['opens', 'closes', 'starts', 'ends'] as const;
type About = (typeof ABOUT)[number];

/** `whole`: midnights of UTC, which name a day and the next. Else instants. In epoch milliseconds. */
export interface EventTime {
  readonly whole: boolean;
  readonly from: number;
  readonly to: number;
}

export interface CalendarEvent extends EventTime {
  readonly about: About;
}

/**
 * The events of a course, in the order of its life. Two dates that contradict each other have none; nor have those that
 * calendars don't know (before 1970 and after 9998).
 * @param zone of the study API, in which its calendar days lie
 */
export function eventsOf(facts: Facts, zone: string): CalendarEvent[] {
  const dates = believedDates(facts, zone);
  return ABOUT.flatMap((about) => {
    const moment = dates[about];
    return moment && isKnown(moment.at) ? [{ about, ...timeOf(about, moment, zone) }] : [];
  });
}

const isKnown = (at: number): boolean => at >= DAY && at < Date.UTC(9999, 0);

const isOfWindow = (about: About): boolean => about === 'opens' || about === 'closes';

/** An instant ends by midnight: one at 23:59 that reached into the next day would be shown on that day as well. */
function timeOf(about: About, moment: StoredMoment, zone: string): EventTime {
  const { at, precision } = moment;
  // Calendar days are counted as if the local time were UTC.
  const local = at + offsetAt(at, zone);
  const sinceMidnight = local % DAY;
  if (isOfWindow(about) ? precision === 'day' : isWholeDay(moment, zone)) {
    return { whole: true, from: local - sinceMidnight, to: local - sinceMidnight + DAY };
  }
  return { whole: false, from: at, to: at + Math.min(LENGTH, DAY - sinceMidnight) };
}
