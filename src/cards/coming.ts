/** The dates of courses that are still ahead. */
import { courseDateEnd, endOf, isOfWindow } from '../study-client/moments.ts';
import { type CourseDate, type Dated, datesOf } from './agenda.ts';
import type { Reader } from './card.ts';

/** The time from which dates count as ahead, and the zone of the study API's days. */
export type Now = Pick<Reader, 'now' | 'zone'>;

/** The dates of a course from `now` on, soonest first; a day counts until it is over. */
export function comingOf(followed: Dated, { now, zone }: Now): CourseDate[] {
  const ends = ({ kind, moment }: CourseDate) =>
    isOfWindow(kind) ? endOf(moment) : courseDateEnd(moment, zone);
  // To find the end of a day is slow, and most dates lie ahead anyway.
  const coming = datesOf(followed, zone).filter((one) => one.moment.at > now || ends(one) > now);
  return coming.sort((a, b) => a.moment.at - b.moment.at);
}

/** Followed courses by their soonest date; those without one last, by code. */
export function soonestFirst<D extends Dated>(followed: readonly D[], now: Now): D[] {
  const keyed = followed.map((one) => ({
    one,
    at: comingOf(one, now)[0]?.moment.at ?? Number.MAX_VALUE,
  }));
  keyed.sort((a, b) => a.at - b.at || (a.one.follow.code < b.one.follow.code ? -1 : 1));
  return keyed.map(({ one }) => one);
}
