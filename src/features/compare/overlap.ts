/**
 * Overlaps of course periods and enrollment windows. Periods are half-open: two that only touch do not
 * overlap.
 */
import type { EnrollmentWindow, Moment, Realization } from '../../study-client/model.ts';
import { courseDateEnd, endOf } from '../../study-client/moment.ts';
import { enrollmentState } from '../../study-client/window.ts';

/**
 * From `starts.at` until, but not at, `until` (epoch milliseconds). `ends` is the end as the study API gave
 * it.
 */
export interface Period {
  readonly starts: Moment;
  readonly ends: Moment;
  readonly until: number;
}

/**
 * Two overlapping courses, by their places in the list, the earlier one first, and the time of the overlap.
 */
interface Overlap {
  readonly one: number;
  readonly other: number;
  readonly period: Period;
}

/** Course periods that overlap, and the places of courses with an unknown period. */
export interface Overlaps {
  readonly pairs: readonly Overlap[];
  /** The start or the end is missing, or they contradict each other: nothing is guessed. */
  readonly undated: readonly number[];
}

/** Every pair that overlaps, in the order of the list. `zone` is the study API's. */
export function overlaps(all: readonly Pick<Realization, 'starts' | 'ends'>[], zone: string): Overlaps {
  const periods = all.map((one) => coursePeriod(one, zone));
  const pairs = periods.flatMap((first, one) =>
    periods.flatMap((second, other): Overlap[] => {
      if (other <= one || !first || !second) return [];
      const period = together([first, second]);
      return period ? [{ one, other, period }] : [];
    }),
  );
  return { pairs, undated: periods.flatMap((period, at) => (period ? [] : [at])) };
}

/** When a course runs; undefined if unknown. */
export function coursePeriod(
  { starts, ends }: Pick<Realization, 'starts' | 'ends'>,
  zone: string,
): Period | undefined {
  return starts && ends && period(starts, ends, courseDateEnd(ends, zone));
}

/** When enrollment is open; undefined if unknown. */
export function enrollmentPeriod({ opens, closes }: EnrollmentWindow): Period | undefined {
  return opens && closes && period(opens, closes, endOf(closes));
}

/** The time that all periods share; undefined if there is none. */
export function together(periods: readonly Period[]): Period | undefined {
  const [first, ...more] = periods;
  if (!first) return undefined;
  const { starts } = more.reduce((late, one) => (one.starts.at > late.starts.at ? one : late), first);
  const { ends, until } = more.reduce((early, one) => (one.until < early.until ? one : early), first);
  return period(starts, ends, until);
}

/** The windows that close first among those not closed yet. */
export interface FirstClosing {
  readonly closes: Moment;
  /** Their places in the list. */
  readonly places: readonly number[];
}

/**
 * Which of the windows closes first from `now` (epoch milliseconds) on. Undefined if fewer than two are still
 * to close, if all close at once, or if one may close at an unknown time.
 */
export function firstClosing(windows: readonly EnrollmentWindow[], now: number): FirstClosing | undefined {
  const ahead = windows.flatMap((window, place) => {
    const { closes } = window;
    const state = enrollmentState(window, now);
    const known = closes && !(state.state === 'unknown' && state.why === 'reversed');
    return state.state === 'closed' ? [] : [{ closes, until: known ? endOf(closes) : Number.NaN, place }];
  });
  // NaN if one of the times is unknown; then no window is the first.
  const first = Math.min(...ahead.map(({ until }) => until));
  const places = ahead.filter(({ until }) => until === first);
  const [one] = places;
  if (!one?.closes || places.length === ahead.length) return undefined;
  return { closes: one.closes, places: places.map(({ place }) => place) };
}

function period(starts: Moment, ends: Moment, until: number): Period | undefined {
  return starts.at < until ? { starts, ends, until } : undefined;
}
