/** The future of followed courses: the dates ahead, and the coming weeks. */
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { getISOWeek } from 'date-fns/getISOWeek';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { Reader } from '../../cards/card.ts';
import { courseDate, instant, relative, relativeDay } from '../../cards/dates.ts';
import type { Followed } from '../../rings/followed.ts';
import type { StoredMoment } from '../../store/facts.ts';
import {
  believedDates,
  courseDateEnd,
  DATE_KINDS,
  type DateKind,
  endOf,
  isOfWindow,
  isWholeDay,
} from '../../study-client/moment.ts';

/** A date of a followed course that has not passed. */
export interface Coming {
  readonly kind: DateKind;
  readonly moment: StoredMoment;
  readonly followed: Followed;
}

/** The time from which dates count as ahead, and the zone of the study API's days. */
type Now = Pick<Reader, 'now' | 'zone'>;

/** The dates of a course. Two dates that contradict each other are left out. */
export function datesOf(followed: Followed, zone: string): Coming[] {
  const dates = believedDates(followed.facts, zone);
  return DATE_KINDS.flatMap((kind) => {
    const moment = dates[kind];
    return moment ? [{ kind, moment, followed }] : [];
  });
}

/** The dates of a course from `now` on, soonest first; a day counts until it is over. */
export function comingOf(followed: Followed, { now, zone }: Now): Coming[] {
  const ends = ({ kind, moment }: Coming) => (isOfWindow(kind) ? endOf(moment) : courseDateEnd(moment, zone));
  // To find the end of a day is slow, and most dates lie ahead anyway.
  const coming = datesOf(followed, zone).filter((one) => one.moment.at > now || ends(one) > now);
  return coming.sort((a, b) => a.moment.at - b.moment.at);
}

/** The date in words. A course date is shown as a day if it means one. */
export function comingDate({ kind, moment }: Pick<Coming, 'kind' | 'moment'>, reader: Reader): string {
  return isOfWindow(kind) ? instant(moment, reader) : courseDate(moment, reader);
}

/** How far away the date is; empty if it has begun and only its day is not over. */
export function comingIn({ kind, moment }: Pick<Coming, 'kind' | 'moment'>, reader: Reader): string {
  if (!isOfWindow(kind) && isWholeDay(moment, reader.zone)) return relativeDay(moment.at, reader);
  return moment.at > reader.now ? relative(moment.at, reader) : '';
}

/** Followed courses by their soonest date; those without one last, by code. */
export function soonestFirst(followed: readonly Followed[], now: Now): Followed[] {
  const at = (one: Followed) => comingOf(one, now)[0]?.moment.at ?? Number.POSITIVE_INFINITY;
  const keyed = followed.map((one) => ({ one, at: at(one) }));
  keyed.sort((a, b) => (a.at === b.at ? (a.one.follow.code < b.one.follow.code ? -1 : 1) : a.at - b.at));
  return keyed.map(({ one }) => one);
}

/** One week of the timeline. */
export interface Week {
  /** ISO 8601's number. */
  readonly number: number;
  /** The first instant of its Monday, and that of the next. */
  readonly from: number;
  readonly to: number;
  readonly coming: readonly Coming[];
}

/** The weeks from the one of `now` on, by the calendar of `zone`, with the dates still ahead in each. */
export function comingWeeks(followed: readonly Followed[], reader: Now, most: number): Week[] {
  const { now, zone } = reader;
  const context = { in: tz(zone) };
  const all = followed.flatMap((one) => comingOf(one, reader)).sort((a, b) => a.moment.at - b.moment.at);
  const monday = startOfISOWeek(now, context);
  return Array.from({ length: most }, (_, index) => {
    const from = addDays(monday, 7 * index, context);
    const to = addDays(monday, 7 * (index + 1), context).getTime();
    // A date that has begun and is not over, such as a whole day, belongs to the first week.
    const coming = all.filter(({ moment: { at } }) => at < to && (at >= from.getTime() || index === 0));
    return { number: getISOWeek(from, context), from: from.getTime(), to, coming };
  });
}
