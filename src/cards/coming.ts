/** The dates of courses that are still ahead. */
import type { Moment } from '../study-client/model.ts';
import {
  believedDates,
  courseDateEnd,
  DATE_KINDS,
  type DateKind,
  endOf,
  isOfWindow,
  isWholeDay,
} from '../study-client/moments.ts';
import type { Reader } from './card.ts';
import { courseDateWords, instant, relative, relativeDay } from './dates.ts';

/** A course with its dates. */
interface WithDates {
  readonly follow: { readonly code: string };
  readonly facts: Readonly<Partial<Record<DateKind, Moment | undefined>>>;
}

/** A date of a followed course that has not passed. */
export interface Coming<C extends WithDates = WithDates> {
  readonly kind: DateKind;
  readonly moment: Moment;
  readonly followed: C;
}

/** The time from which dates count as ahead, and the zone of the study API's days. */
export type Now = Pick<Reader, 'now' | 'zone'>;

/** The dates of a course. Two dates that contradict each other are left out. */
export function datesOf<C extends WithDates>(followed: C, zone: string): Coming<C>[] {
  const { opens, closes, starts, ends } = followed.facts;
  const dates = believedDates({ opens, closes, starts, ends }, zone);
  return DATE_KINDS.flatMap((kind) => {
    const moment = dates[kind];
    return moment ? [{ kind, moment, followed }] : [];
  });
}

/** The dates of a course from `now` on, soonest first; a day counts until it is over. */
export function comingOf<C extends WithDates>(followed: C, { now, zone }: Now): Coming<C>[] {
  const ends = ({ kind, moment }: Coming<C>) =>
    isOfWindow(kind) ? endOf(moment) : courseDateEnd(moment, zone);
  // To find the end of a day is slow, and most dates lie ahead anyway.
  const coming = datesOf(followed, zone).filter((one) => one.moment.at > now || ends(one) > now);
  return coming.sort((a, b) => a.moment.at - b.moment.at);
}

/** The date in words. A course date is shown as a day if it means one. */
export function comingDate({ kind, moment }: Pick<Coming, 'kind' | 'moment'>, reader: Reader): string {
  return isOfWindow(kind) ? instant(moment, reader) : courseDateWords(moment, reader);
}

/** How far away the date is; empty if it has begun and only its day is not over. */
export function comingIn({ kind, moment }: Pick<Coming, 'kind' | 'moment'>, reader: Reader): string {
  if (!isOfWindow(kind) && isWholeDay(moment, reader.zone)) return relativeDay(moment.at, reader);
  return moment.at > reader.now ? relative(moment.at, reader) : '';
}

/** Followed courses by their soonest date; those without one last, by code. */
export function soonestFirst<C extends WithDates>(followed: readonly C[], now: Now): C[] {
  const keyed = followed.map((one) => ({
    one,
    at: comingOf(one, now)[0]?.moment.at ?? Number.MAX_VALUE,
  }));
  keyed.sort((a, b) => a.at - b.at || (a.one.follow.code < b.one.follow.code ? -1 : 1));
  return keyed.map(({ one }) => one);
}
