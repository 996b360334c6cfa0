/** The findings of a comparison: overlapping periods and windows, and the window that closes first. */
import type { Reader } from '../../cards/card.ts';
import { calendarDay, instant, span } from '../../cards/dates.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Realization } from '../../study-client/model.ts';
import {
  coursePeriod,
  enrollmentPeriod,
  firstClosing,
  type Overlaps,
  type Period,
  together,
} from './overlap.ts';

/**
 * A line of our own words that contains codes; `show` makes a code fit for the place, for example by escaping
 * it.
 */
export type Line = (show: (outside: string) => string) => string;

/** The longest code that is shown; nobody types a longer one. */
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
  const [reversed, missing] = [true, false].map((isWhole) =>
    codesAt(
      all,
      undated.filter((at) => Boolean(all[at]?.starts && all[at]?.ends) === isWhole),
    ),
  );
  const unknown = (codes: readonly string[] = [], told: (ids: string) => string): Line[] =>
    codes.length === 0 ? [] : [(show) => told(codes.map(show).join(', '))];
  return [
    ...(whole ? [whole] : each),
    ...(pairs.length === 0 && all.length - undated.length > 1 ? [() => none] : []),
    ...unknown(missing, words.noDates),
    ...unknown(reversed, words.reversedDates),
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

/**
 * When all windows are open at once, unless that is past; and which of the windows still to close closes
 * first.
 */
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
  return known.length === periods.length ? together(known) : undefined;
}

function codesAt(all: readonly Realization[], places: readonly number[]): string[] {
  return all.filter((_, at) => places.includes(at)).map(codeOf);
}
