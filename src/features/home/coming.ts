/** What is to come of followed courses: the dates ahead, and the coming weeks. */
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { getISOWeek } from 'date-fns/getISOWeek';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import type { Followed } from '../../rings/followed.ts';
import type { StoredMoment } from '../../store/facts.ts';
import { endOf } from '../../study-client/moment.ts';

/** What a date is the date of. */
export const KINDS = ['opens', 'closes', 'starts', 'ends'] as const;
export type Kind = (typeof KINDS)[number];

/** A date of a followed course that has not passed. */
export interface Coming {
  readonly kind: Kind;
  readonly moment: StoredMoment;
  readonly followed: Followed;
}

/** The dates of a course from `now` on, soonest first; a day counts until it is over. */
export function comingOf(followed: Followed, now: number): Coming[] {
  const all = KINDS.flatMap((kind) => {
    const moment = followed.facts[kind];
    return moment && endOf(moment) > now ? [{ kind, moment, followed }] : [];
  });
  return all.sort((a, b) => a.moment.at - b.moment.at);
}

/** Followed courses by their soonest date; those without one last, by code. */
export function soonestFirst(followed: readonly Followed[], now: number): Followed[] {
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

/** The weeks from the one of `now` on, by the calendar of `zone`, with what is still to come in each. */
export function comingWeeks(followed: readonly Followed[], now: number, zone: string, most: number): Week[] {
  const context = { in: tz(zone) };
  const all = followed.flatMap((one) => comingOf(one, now)).sort((a, b) => a.moment.at - b.moment.at);
  const monday = startOfISOWeek(now, context);
  return Array.from({ length: most }, (_, index) => {
    const from = addDays(monday, 7 * index, context);
    const to = addDays(monday, 7 * (index + 1), context).getTime();
    // What began before and is not over yet, such as a whole day, belongs to now.
    const coming = all.filter(({ moment: { at } }) => at < to && (at >= from.getTime() || index === 0));
    return { number: getISOWeek(from, context), from: from.getTime(), to, coming };
  });
}
