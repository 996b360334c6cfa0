/**
 * The term of a person or channel: which courses run at the same time, their credits, windows that close in one week, and
 * all of them on a time line. Of many courses it has counts, and a line for each.
 */

import { tz } from '@date-fns/tz/tz';
import type { KnownBlock } from '@slack/types';
import { getISOWeek } from 'date-fns/getISOWeek';
import { texts } from '../i18n/index.ts';
import { localeOf, perLanguage } from '../language.ts';
import { mondayOf } from '../study-client/days.ts';
import type { Reservation } from '../study-client/model.ts';
import { believedDates, endOf } from '../study-client/moments.ts';
import { comingOf, courseName, type Dated } from './agenda.ts';
import { boldBullets, joined, outsideLine, richBullets, small } from './blocks.ts';
import type { Reader } from './card.ts';
import { amountWords, creditWords } from './course-facts.ts';
import { dayNumber, dayRange, daysWords, shortDate, shortPeriodDays } from './dates.ts';
import { clashWords } from './lessons.ts';
import {
  type Lined,
  MOST_BARS,
  type Overlaps,
  overlapsOf,
  timeLineBlocks,
  timeLineWords,
} from './time-line.ts';
import { noteBlocks } from './words.ts';

const DAY = 24 * 3_600_000;
const UTC = { in: tz('UTC') };
/** The most pairs that are told one by one, with their days; of more each course is told with its others. */
const MOST_PAIRS = 10;
/** The most lines of one kind, and names in a line: the time line shows the rest. */
const MOST_LINES = 12;
const MOST_NAMES = 6;

/** The most courses that have a line of their own at first, and after **Show all**. */
const MOST_COURSES = 15;
const MOST_OF_ALL = 60;

/** A term in our own words, which may contain outside text, and as blocks that say the same. */
interface Term {
  readonly lines: readonly string[];
  readonly blocks: readonly KnownBlock[];
  /** Whether the blocks tell counts in the place of names. */
  readonly isShort: boolean;
}

/**
 * What is to be known of courses together: of up to five all of it, with bars; of more counts, and a line for each course.
 * @param courses in the order in which the time line shows them
 * @param isAll whether many courses are told as fully
 */
export function termOf(
  courses: readonly Dated[],
  reader: Reader,
  lessons: ReadonlyMap<string, readonly Reservation[]> = new Map(),
  isAll = false,
): Term {
  const { compare } = texts(reader.language);
  const names = namesOf(courses, reader);
  const lined = courses.map(
    ({ follow: { code }, facts }, at): Lined => ({ code, name: names[at], dates: facts }),
  );
  const together = togetherOf(lined, names, lessons, reader);
  const findings = [
    ...pairLines(together, reader),
    ...creditLines(courses, names, reader),
    ...closingLines(courses, names, reader),
  ];
  const note = together.clashes.every((clash) => clash !== undefined) ? undefined : compare.note;
  const isMany = courses.length > MOST_BARS;
  const isShort = isMany && !isAll;
  const shown = isShort ? countLines(courses, together, reader) : findings;
  const each = isMany ? courseLines(courses, names, isAll ? MOST_OF_ALL : MOST_COURSES, reader) : undefined;
  return {
    lines: [
      ...(isShort ? shown : []),
      ...(each?.said ?? []),
      ...findings,
      ...(note === undefined ? [] : [note]),
      ...timeLineWords(lined, reader),
    ],
    blocks: [
      ...(shown.length === 0 ? [] : [richBullets(undefined, shown)]),
      ...noteBlocks(note),
      ...(each?.blocks ?? []),
      ...timeLineBlocks(lined, reader),
    ],
    isShort,
  };
}

/** Which courses run at the same time, by the places of their names, and what the lessons of each pair say. */
interface Together extends Overlaps {
  readonly names: readonly string[];
  /** Undefined where the lessons of the pair in that place are not known. */
  readonly clashes: readonly ReturnType<typeof clashWords>[];
}

function togetherOf(
  lined: readonly Lined[],
  names: readonly string[],
  lessons: ReadonlyMap<string, readonly Reservation[]>,
  reader: Reader,
): Together {
  const found = overlapsOf(lined, reader.zone);
  const codeAt = (at: number): string => lined[at]?.code ?? '';
  const nameAt = (at: number): string => names[at] ?? '';
  const clashes = found.pairs.map(({ one, other }) =>
    clashWords([codeAt(one), codeAt(other)], [nameAt(one), nameAt(other)], lessons, reader),
  );
  return { ...found, names, clashes };
}

/** How many courses run at the same time as others, or have lessons that do; and their credits. */
function countLines(
  courses: readonly Dated[],
  { pairs, undated, clashes }: Together,
  reader: Reader,
): string[] {
  const { term, lessons: words } = texts(reader.language);
  const meeting = pairs.filter((_, at) => clashes[at]?.isAny !== false);
  const several = new Set(meeting.flatMap(({ one, other }) => [one, other]));
  const isOfLessons = pairs.length > 0 && clashes.every((clash) => clash !== undefined);
  const none = pairs.length > 0 ? words.noClashes : term.none;
  const some = isOfLessons ? term.lessonPairs(meeting.length) : term.together(several.size, courses.length);
  const credits = courses.reduce((sum, { facts }) => sum + (facts.credits ?? 0), 0);
  return [
    ...(meeting.length > 0 ? [some] : courses.length - undated.length > 1 ? [none] : []),
    ...(credits > 0 ? [term.creditsAlone(creditWords(credits, reader.language) ?? '')] : []),
  ];
}

/** A line for each course: its name, when it is, and what comes next of its enrollment. */
function courseLines(courses: readonly Dated[], names: readonly string[], most: number, reader: Reader) {
  const { course, lists, timeLine } = texts(reader.language);
  const lines = courses.slice(0, most).map((one, at): [string, string] => {
    const { starts, ends } = believedDates(one.facts, reader.zone);
    const next = comingOf(one, reader).find(({ kind }) => kind === 'opens' || kind === 'closes');
    const said = joined([
      (starts ?? ends) && shortPeriodDays(starts, ends, reader),
      next && lists.nextDate[next.kind](shortDate(next.kind, next.moment, reader)),
    ]);
    return [names[at] ?? '', ` · ${said || timeLine.noDates}`];
  });
  const rest = courses.length - lines.length;
  const more = rest > 0 ? [course.andMore(rest)] : [];
  const blocks: KnownBlock[] = [boldBullets(lines), ...more.map(small)];
  return { blocks, said: [...lines.map((one) => one.join('')), ...more] };
}

/** By their start; those without one last, by code. */
export function byStart<D extends Dated>(courses: readonly D[], zone: string): D[] {
  const startOf = ({ facts: { starts, ends } }: D): number =>
    believedDates({ starts, ends }, zone).starts?.at ?? Number.MAX_VALUE;
  return courses.toSorted((a, b) => startOf(a) - startOf(b) || (a.follow.code < b.follow.code ? -1 : 1));
}

/** Names, each once: the name, or name and code where several courses have the same name. */
function namesOf(courses: readonly Dated[], { language }: Reader): string[] {
  const names = courses.map((one) => courseName(one, language));
  return names.map((name, at) => {
    const code = outsideLine(courses[at]?.follow.code ?? '', 40);
    return names.filter((other) => other === name).length > 1 && name !== code ? `${name} · ${code}` : name;
  });
}

/** Names in a line; of many the rest is counted. */
function listed(names: readonly string[], { language }: Reader): string {
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES);
  return (rest > 0 ? [...shown, texts(language).course.andMore(rest)] : shown).join(', ');
}

function atMost(lines: readonly string[], { language }: Reader): string[] {
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), texts(language).course.andMore(rest)] : [...lines];
}

function pairLines({ pairs: all, undated, names, clashes }: Together, reader: Reader): string[] {
  const { term, compare } = texts(reader.language);
  const nameAt = (at: number): string => names[at] ?? '';
  // Courses at the same time whose lessons are not, do not meet.
  const meeting = all
    .map((pair, at) => ({ ...pair, clash: clashes[at] }))
    .filter(({ clash }) => clash?.isAny !== false);
  const each = meeting.map(
    ({ one, other, days, clash }) =>
      clash?.words ?? term.pair(nameAt(one), nameAt(other), daysWords(days.first, days.last, reader)),
  );
  const none = all.length > 0 ? texts(reader.language).lessons.noClashes : term.none;
  const grouped = Array.from(
    Map.groupBy(meeting, ({ one }) => one),
    ([one, those]) =>
      term.several(
        nameAt(one),
        listed(
          those.map(({ other }) => nameAt(other)),
          reader,
        ),
      ),
  );
  const isKnown = names.length - undated.length > 1;
  return [
    ...(meeting.length > MOST_PAIRS ? atMost(grouped, reader) : each),
    ...(meeting.length === 0 && isKnown ? [none] : []),
    ...(undated.length > 0 && names.length > 1 ? [compare.noDates(listed(undated.map(nameAt), reader))] : []),
  ];
}

const months = perLanguage((language) => {
  const month = { month: 'long', timeZone: 'UTC' } as const;
  const locale = localeOf(language);
  return {
    thisYear: new Intl.DateTimeFormat(locale, month),
    otherYear: new Intl.DateTimeFormat(locale, { ...month, year: 'numeric' }),
  };
});

/** "January 2027"; "November" of the present year. `month`: its first instant in UTC. */
function monthWords(month: number, { language, now, zone }: Reader): string {
  const [year, thisYear] = [month, dayNumber(now, zone) * DAY].map((at) => new Date(at).getUTCFullYear());
  return months(language)[year === thisYear ? 'thisYear' : 'otherYear'].format(month);
}

/** "15 credits in all: January 2027 (10), March 2027 (5)"; and of which courses none are given. */
function creditLines(courses: readonly Dated[], names: readonly string[], reader: Reader): string[] {
  const { language, zone } = reader;
  const { term, compare } = texts(language);
  const given = courses.filter(({ facts }) => facts.credits !== undefined);
  const sumOf = (some: readonly Dated[]): number =>
    some.reduce((sum, { facts }) => sum + (facts.credits ?? 0), 0);
  const without = names.filter((_, at) => courses[at]?.facts.credits === undefined);
  const monthOf = ({ facts: { starts, ends } }: Dated): number => {
    const start = believedDates({ starts, ends }, zone).starts;
    const day = start && new Date(dayNumber(start.at, zone) * DAY);
    return day ? Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1) : Number.POSITIVE_INFINITY;
  };
  const byMonth = [...Map.groupBy(given, monthOf)].toSorted(([one], [other]) => one - other);
  const parts = byMonth.map(([month, some]) => {
    const label = Number.isFinite(month) ? monthWords(month, reader) : term.noStart;
    return `${label} (${amountWords(sumOf(some), language)})`;
  });
  const all = creditWords(sumOf(given), language) ?? '';
  return [
    ...(given.length === 0 ? [] : [term.credits(all, atMost(parts, reader).join(', '))]),
    ...(given.length === 0 || without.length === 0 ? [] : [compare.noCredits(listed(without, reader))]),
  ];
}

/** Of each week in which two windows or more close, from now on: the week and the courses. */
function closingLines(courses: readonly Dated[], names: readonly string[], reader: Reader): string[] {
  const { zone, now, language } = reader;
  const { term, home } = texts(language);
  const closing = courses.flatMap(({ facts: { opens, closes } }, at) => {
    const end = believedDates({ opens, closes }, zone).closes;
    if (!end || endOf(end) <= now) return [];
    const day = dayNumber(endOf(end) - 1, zone);
    return [{ name: names[at] ?? '', monday: mondayOf(day) }];
  });
  const weeks = [...Map.groupBy(closing, ({ monday }) => monday)]
    .filter(([, those]) => those.length > 1)
    .toSorted(([one], [other]) => one - other);
  const lines = weeks.map(([monday, those]) => {
    const noon = (day: number): number => day * DAY + DAY / 2;
    const days = dayRange(noon(monday), noon(monday + 6), { ...reader, zone: 'UTC' });
    return term.closing(
      home.week(getISOWeek(noon(monday), UTC), days),
      listed(
        those.map(({ name }) => name),
        reader,
      ),
    );
  });
  return atMost(lines, reader);
}
