/** The findings of a comparison: overlapping periods and windows, and the window that closes first. */

import type { Reader } from '../../cards/card.ts';
import { calendarDay, instant, span } from '../../cards/dates.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { EnrollmentWindow, Moment, Realization } from '../../study-client/model.ts';
import { courseDateEnd, endOf, enrollmentState } from '../../study-client/moments.ts';

/**
 * From `starts.at` until, but not at, `until` (epoch milliseconds): two that only touch do not overlap. `ends`
 * is the end as the study API gave it.
 */
interface Period {
  readonly starts: Moment;
  readonly ends: Moment;
  readonly until: number;
}

/** Two overlapping courses, by their places in the list, the earlier one first. */
interface Overlap {
  readonly one: number;
  readonly other: number;
  readonly period: Period;
}

/** Course periods that overlap, and the places of courses with an unknown period. */
interface Overlaps {
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
      const period = sharedPeriod([first, second]);
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
export function sharedPeriod(periods: readonly Period[]): Period | undefined {
  const [first, ...more] = periods;
  if (!first) return undefined;
  const { starts } = more.reduce((late, one) => (one.starts.at > late.starts.at ? one : late), first);
  const { ends, until } = more.reduce((early, one) => (one.until < early.until ? one : early), first);
  return period(starts, ends, until);
}

/** The windows that close first among those not closed yet. */
interface FirstClosing {
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

/** A line of our own words that contains codes; `show` escapes a code as its place needs. */
export type Line = (show: (outside: string) => string) => string;

/** Longer codes are not typed. */
const CODE = 40;

/** A realization's code as a comparison names it: outside text of one short line. */
export function codeOf({ code }: Pick<Realization, 'code'>): string {
  return outsideLine(code, CODE) || '–';
}

/**
 * Which course periods overlap, and when. If three or more courses all overlap, one line says when all run.
 * Courses without a known period are named, since nothing can be said about them.
 */
export function periodLines(
  all: readonly Realization[],
  { pairs, undated }: Overlaps,
  reader: Reader,
): Line[] {
  const words = texts(reader.language).compare;
  const whole = pairs.length === (all.length * (all.length - 1)) / 2 ? allOverlap(all, reader) : undefined;
  const each = pairs.map(({ one, other, period }): Line => {
    const [first = '', second = ''] = codesAt(all, [one, other]);
    return (show) => words.overlap(show(first), show(second), daysOf(period, reader));
  });
  const none = undated.length > 0 ? words.noOtherOverlap : words.noOverlap;
  // A period is unknown if one of its ends is missing, or if it would end before it starts.
  const isReversed = (at: number) => Boolean(all[at]?.starts && all[at]?.ends);
  const unknown = (places: readonly number[], told: (ids: string) => string): Line[] => {
    const codes = codesAt(all, places);
    return codes.length === 0 ? [] : [(show) => told(codes.map(show).join(', '))];
  };
  return [
    ...(whole ? [whole] : each),
    ...(pairs.length === 0 && all.length - undated.length > 1 ? [() => none] : []),
    ...unknown(
      undated.filter((at) => !isReversed(at)),
      words.noDates,
    ),
    ...unknown(undated.filter(isReversed), words.reversedDates),
  ];
}

function allOverlap(all: readonly Realization[], reader: Reader): Line | undefined {
  const common = all.length > 2 ? inAll(all.map((one) => coursePeriod(one, reader.zone))) : undefined;
  return common && (() => texts(reader.language).compare.allOverlap(all.length, daysOf(common, reader)));
}

/** The days alone: the hour at which a course starts says nothing about its lessons. */
function daysOf({ starts, ends }: Period, reader: Reader): string {
  return span(calendarDay(starts, reader), calendarDay(ends, reader), reader.language);
}

/** When all windows are open at once, unless that is past; and which one closes first. */
export function enrollmentLines(all: readonly Realization[], reader: Reader): Line[] {
  return [...openTogether(all, reader), ...closesFirst(all, reader)];
}

function openTogether(all: readonly Realization[], reader: Reader): Line[] {
  const words = texts(reader.language).compare;
  const windows = all.map(({ enrollment }) => enrollmentPeriod(enrollment));
  if (windows.includes(undefined)) return [];
  const common = inAll(windows);
  const two = all.length === 2;
  if (!common) return [() => (two ? words.neverBothOpen : words.neverAllOpen)];
  if (common.until <= reader.now) return [];
  const dates = span(instant(common.starts, reader), instant(common.ends, reader), reader.language);
  return [() => (two ? words.bothOpen(dates) : words.allOpen(dates))];
}

function closesFirst(all: readonly Realization[], reader: Reader): Line[] {
  const windows = all.map(({ enrollment }) => enrollment);
  const first = firstClosing(windows, reader.now);
  if (!first) return [];
  const when = instant(first.closes, reader);
  const codes = codesAt(all, first.places);
  return [(show) => texts(reader.language).compare.closesFirst(codes.map(show).join(', '), when)];
}

/** The time that all periods share; undefined if one is unknown, or there is no such time. */
function inAll(periods: readonly (Period | undefined)[]): Period | undefined {
  const known = periods.filter((period) => period !== undefined);
  return known.length === periods.length ? sharedPeriod(known) : undefined;
}

function codesAt(all: readonly Realization[], places: readonly number[]): string[] {
  return all.filter((_, at) => places.includes(at)).map(codeOf);
}
