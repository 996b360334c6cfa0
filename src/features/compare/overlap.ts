/** The findings of a comparison: courses that run at the same time, their windows, and their credits. */

import { outsideLine } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { creditWords } from '../../cards/course-facts.ts';
import { daysWords, nearDateWords, shortInstant, span } from '../../cards/dates.ts';
import { clashWords } from '../../cards/lessons.ts';
import { type Lined, type Overlaps, sharedDays, teachingDays } from '../../cards/time-line.ts';
import { texts } from '../../i18n/index.ts';
import { numberIn } from '../../language.ts';
import type { EnrollmentWindow, Moment, Realization } from '../../study-client/model.ts';
import { endOf, enrollmentState } from '../../study-client/moments.ts';
import type { KnownLessons } from '../../workspace/lessons.ts';

/**
 * From `starts.at` until, but not at, `until` (epoch milliseconds): two that only touch do not overlap. `ends`
 * is the end as the study API gave it.
 */
interface Period {
  readonly starts: Moment;
  readonly ends: Moment;
  readonly until: number;
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

/** A course as the time line takes it. */
export const linedOf = ({ code, starts, ends, enrollment }: Realization): Lined => ({
  code,
  dates: { ...enrollment, starts, ends },
});

/** A line of our own words that names courses; `show` escapes a name as its place needs. */
export type Line = (show: (outside: string) => string) => string;

/** Longer codes are not typed. */
const CODE = 40;
const NAME = 60;

/** A realization's code as a comparison names it: outside text of one short line. */
export function comparedCode({ code }: Pick<Realization, 'code'>): string {
  return outsideLine(code, CODE) || '–';
}

/** Each course's name; its code, where it has no name or another course has the same. */
export function comparedNames(all: readonly Realization[]): string[] {
  const names = all.map(({ name }) => outsideLine(name, NAME));
  return all.map((one, at) => {
    const name = names[at] ?? '';
    return name !== '' && names.filter((other) => other === name).length === 1 ? name : comparedCode(one);
  });
}

/**
 * Which courses run at the same time, and when. If three or more all do, one line says when. Courses without a known
 * period are named, since nothing can be said about them.
 */
export function periodLines(
  all: readonly Realization[],
  { pairs, undated }: Overlaps,
  reader: Reader,
  lessons: KnownLessons = new Map(),
): Line[] {
  const words = texts(reader.language).compare;
  const names = comparedNames(all);
  const clashes = new Map(pairs.map((pair) => [pair, clashOf(pair, all, ['', ''], lessons, reader)]));
  const isKnown = [...clashes.values()].some((clash) => clash !== undefined);
  const whole =
    !isKnown && pairs.length === (all.length * (all.length - 1)) / 2 ? allOverlap(all, reader) : undefined;
  const meets = (pair: (typeof pairs)[number]): boolean => clashes.get(pair)?.isAny !== false;
  // Of several pairs without a clash, and of the only one, a line says so without names.
  const apart = pairs.filter((pair) => !meets(pair));
  const isOneLine = apart.length > 1 || (apart.length === 1 && all.length === 2);
  const told = isOneLine ? pairs.filter(meets) : pairs;
  const { noClashes, noOtherClashes } = texts(reader.language).lessons;
  const others: Line[] = isOneLine ? [() => (told.length === 0 ? noClashes : noOtherClashes)] : [];
  const each = told.map((pair): Line => {
    const { one, other, days } = pair;
    const [first = '', second = ''] = [names[one], names[other]];
    return (show) =>
      clashOf(pair, all, [show(first), show(second)], lessons, reader)?.words ??
      words.overlap(show(first), show(second), daysWords(days.first, days.last, reader));
  });
  const none = undated.length > 0 ? words.noOtherOverlap : words.noOverlap;
  // A period is unknown if one of its ends is missing, or if it would end before it starts.
  const isReversed = (at: number) => Boolean(all[at]?.starts && all[at]?.ends);
  const unknown = (places: readonly number[], told: (ids: string) => string): Line[] => {
    const some = names.filter((_, at) => places.includes(at));
    return some.length === 0 ? [] : [(show) => told(some.map(show).join(', '))];
  };
  return [
    ...(whole ? [whole] : [...each, ...others]),
    ...(pairs.length === 0 && all.length - undated.length > 1 ? [() => none] : []),
    ...unknown(
      undated.filter((at) => !isReversed(at)),
      words.noDates,
    ),
    ...unknown(undated.filter(isReversed), words.reversedDates),
  ];
}

/** What the lessons of a pair say; undefined: they are not known. */
export const clashOf = (
  { one, other }: Pick<Overlaps['pairs'][number], 'one' | 'other'>,
  all: readonly Realization[],
  names: readonly [string, string],
  lessons: KnownLessons,
  reader: Reader,
) => clashWords([all[one]?.code ?? '', all[other]?.code ?? ''], names, lessons, reader);

/** Days that overlap in pairs overlap all together. */
function allOverlap(all: readonly Realization[], reader: Reader): Line | undefined {
  const [first, ...more] = all.map((one) => teachingDays(linedOf(one), reader.zone));
  const common = all.length > 2 ? more.reduce(sharedDays, first) : undefined;
  return (
    common &&
    (() =>
      texts(reader.language).compare.allOverlap(all.length, daysWords(common.first, common.last, reader)))
  );
}

/** When all windows are open at once, unless that is past; and which one closes first. */
export function enrollmentLines(all: readonly Realization[], reader: Reader): Line[] {
  return [...openTogether(all, reader), ...closesFirst(all, reader)];
}

function openTogether(all: readonly Realization[], reader: Reader): Line[] {
  const words = texts(reader.language).compare;
  const windows = all.map(({ enrollment }) => enrollmentPeriod(enrollment));
  const known = windows.filter((window) => window !== undefined);
  if (known.length < windows.length) return [];
  const common = sharedPeriod(known);
  const two = all.length === 2;
  if (!common) return [() => (two ? words.neverBothOpen : words.neverAllOpen)];
  if (common.until <= reader.now) return [];
  const dates = span(shortInstant(common.starts, reader), shortInstant(common.ends, reader), reader.language);
  return [() => (two ? words.bothOpen(dates) : words.allOpen(dates))];
}

function closesFirst(all: readonly Realization[], reader: Reader): Line[] {
  const windows = all.map(({ enrollment }) => enrollment);
  const first = firstClosing(windows, reader.now);
  if (!first) return [];
  const when = nearDateWords('closes', first.closes, reader);
  const names = comparedNames(all).filter((_, at) => first.places.includes(at));
  return [(show) => texts(reader.language).compare.closesFirst(names.map(show).join(', '), when)];
}

/** The credits of all together: "5 + 2.5 = 7.5 credits"; and of which courses none are given. */
export function creditLines(all: readonly Realization[], { language }: Reader): Line[] {
  const given = all.flatMap(({ credits }) => credits ?? []);
  if (given.length === 0) return [];
  const sum = given.reduce((total, one) => total + one, 0);
  const each = given.map((one) => numberIn(language, one)).join(' + ');
  const total = creditWords(sum, language) ?? '';
  const without = comparedNames(all).filter((_, at) => all[at]?.credits === undefined);
  return [
    () => (given.length > 1 ? `${each} = ${total}` : total),
    ...(without.length === 0
      ? []
      : [
          (show: (outside: string) => string) =>
            texts(language).compare.noCredits(without.map(show).join(', ')),
        ]),
  ];
}
