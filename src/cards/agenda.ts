/** What is ahead of courses that are followed: their dates by day, those of a week, and the whole term. */

import { tz } from '@date-fns/tz/tz';
import type { KnownBlock } from '@slack/types';
import { getISOWeek } from 'date-fns/getISOWeek';
import { texts } from '../i18n/index.ts';
import { type Language, localeOf, perLanguage } from '../language.ts';
import { mondayOf } from '../study-client/days.ts';
import type { LookUp, Moment, Reservation } from '../study-client/model.ts';
import {
  believedDates,
  courseDateEnd,
  DATE_KINDS,
  type DateKind,
  endOf,
  isOfWindow,
} from '../study-client/moments.ts';
import { joined, outsideLine, richBullets, richGroups, small } from './blocks.ts';
import type { Reader } from './card.ts';
import { amountWords, creditWords } from './course-facts.ts';
import { dateLabel, dayHeading, dayNumber, dayOfDate, dayRange, daysWords, isDay, timeOf } from './dates.ts';
import { clashWords, type LessonsOnDays } from './lessons.ts';
import { keptNameLanguage } from './other-language.ts';
import { type Lined, type Overlaps, overlapsOf, timeLineBlocks, timeLineWords } from './time-line.ts';
import { noteBlocks } from './words.ts';

/**
 * The lessons of courses on some days, as `dayNumber` counts. `unread`: they could not be read in time; undefined: the study API does
 * not offer them, or there is no course. Never rejects.
 */
export type LessonsOn = (
  courses: readonly Dated[],
  days: { readonly first: number; readonly last: number },
  reader: Reader,
  own?: OwnBeside,
) => Promise<LessonsOnDays | 'unread' | undefined>;

/** What is a person's own beside what the person follows. */
export interface OwnBeside {
  /** Codes of courses that the person has marked. */
  readonly marked: readonly string[];
  /** The code of the student group that the person is in. */
  readonly group?: string | undefined;
}

/** A course with its dates, as it is followed or linked; its name is outside text. */
export interface Dated {
  /** Whether the person who follows it has enrolled. */
  readonly isEnrolled?: boolean | undefined;
  /** `toldMissing`: the study data no longer have it. */
  readonly follow: { readonly code: string; readonly toldMissing?: boolean };
  readonly facts: Readonly<Partial<Record<DateKind, Moment | undefined>>> & {
    readonly name: string;
    readonly credits?: number | undefined;
    readonly language?: Language | undefined;
  };
}

/** What is planned where a request comes from. */
export interface Planned {
  readonly kind: 'channel' | 'person';
  /** What is followed, and the course that a channel is linked to, each once. */
  readonly courses: readonly Dated[];
  /** Since when all of it is known as the study API says it, in epoch milliseconds; undefined: nothing is followed. */
  readonly since: number | undefined;
  /** The linked course, where it can't be read now. */
  readonly failed: readonly LookUp[];
  /** Whether an overview of each week is wanted. */
  readonly weekly: boolean;
}

/** A date of a course. */
export interface CourseDate {
  readonly kind: DateKind;
  readonly moment: Moment;
  readonly followed: Dated;
}

/** The dates of a course. Two dates that contradict each other are left out. */
export function datesOf(followed: Dated, zone: string): CourseDate[] {
  const { opens, closes, starts, ends } = followed.facts;
  const dates = believedDates({ opens, closes, starts, ends }, zone);
  return DATE_KINDS.flatMap((kind) => {
    const moment = dates[kind];
    return moment ? [{ kind, moment, followed }] : [];
  });
}

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

const NAME = 60;
const CODE = 40;
const SIGNS: Readonly<Record<DateKind, string>> = { opens: '🔵', closes: '🟠', starts: '▶️', ends: '🏁' };

/** The dates of a day, under the day with its weekday. */
interface AgendaDay {
  readonly heading: string;
  /** Our own words, for rich text. */
  readonly lines: readonly string[];
}

/**
 * Dates by the reader's days: the earliest day first, and on a day what means the whole day first.
 * @param withNamedCodes whether a line also has the course's code
 */
export function agendaOf(
  dates: readonly CourseDate[],
  reader: Reader,
  { withNamedCodes = false } = {},
): AgendaDay[] {
  const days = Map.groupBy(dates, ({ kind, moment }) => dayOfDate(kind, moment, reader));
  const inOrder = [...days].toSorted(([one], [other]) => one - other);
  return inOrder.map(([day, those]) => {
    const whole = ({ kind, moment }: CourseDate): number => Number(!isDay(kind, moment, reader));
    const sorted = those.toSorted((a, b) => whole(a) - whole(b) || a.moment.at - b.moment.at);
    return {
      heading: dayHeading(day, reader),
      lines: sorted.map(({ followed, ...date }) => {
        const title = withNamedCodes
          ? courseTitle(followed, reader.language)
          : courseName(followed, reader.language);
        const { enrolled, follow } = texts(reader.language);
        const marks = [followed.isEnrolled && enrolled.mark, followed.follow.toldMissing && follow.missing];
        return `${dateLine(date, reader)} – ${joined([title, ...marks])}`;
      }),
    };
  });
}

/** "🔵 9:00 · Enrollment opens"; without a time where the date means its whole day. */
function dateLine({ kind, moment }: Omit<CourseDate, 'followed'>, reader: Reader): string {
  const time = isDay(kind, moment, reader) ? undefined : timeOf(moment.at, reader);
  return `${SIGNS[kind]} ${joined([time, dateLabel(kind, moment, reader)])}`;
}

/** The name, made safe for one line, and its language if it is not the reader's. */
function courseName({ follow, facts }: Dated, language: Language): string {
  const mark = keptNameLanguage(facts, follow.code, language);
  return joined([outsideLine(facts.name, NAME), mark && `(${mark})`], ' ');
}

/** The same with the code, unless that stands in place of the name. */
function courseTitle(course: Dated, language: Language): string {
  const { code } = course.follow;
  return joined([courseName(course, language), code !== course.facts.name && outsideLine(code, CODE)]);
}

/** An agenda as lines of a message's text: it may contain outside text. */
export const agendaText = (days: readonly AgendaDay[]): string[] =>
  days.map(({ heading, lines }) => `${heading}: ${lines.join('; ')}.`);

// Seven days of courses: windows that open or close, starts and ends, by day.

/** Days of a week. */
const WEEK = 7;
/** The most dates that are shown. */
const MOST_DATES = 40;

/** A week in our own words, which may contain outside text, and as blocks that say the same. */
interface Week {
  /** "20 – 26 Nov 2026". */
  readonly days: string;
  readonly isEmpty: boolean;
  readonly codes: readonly string[];
  readonly lines: readonly string[];
  /** How many more dates there are. */
  readonly more: string | undefined;
  readonly blocks: readonly KnownBlock[];
}

/** The dates of courses on the seven days from `first` on, which counts as `dayNumber` does. */
export function weekOf(courses: readonly Dated[], first: number, reader: Reader): Week {
  const dates = datesFrom(courses, first, reader);
  const shown = agendaOf(dates.slice(0, MOST_DATES), reader, { withNamedCodes: true });
  const rest = dates.length - MOST_DATES;
  const more = rest > 0 ? texts(reader.language).home.moreDates(rest) : undefined;
  return {
    days: daysWords(first, first + WEEK - 1, reader),
    isEmpty: dates.length === 0,
    codes: [...new Set(dates.map(({ followed }) => followed.follow.code))],
    lines: agendaText(shown),
    more,
    blocks: [
      ...(shown.length === 0 ? [] : [richGroups(undefined, shown)]),
      ...(more === undefined ? [] : [small(more)]),
    ],
  };
}

function datesFrom(courses: readonly Dated[], first: number, reader: Reader): CourseDate[] {
  const all = courses.flatMap((course) => datesOf(course, reader.zone));
  return all
    .filter(({ kind, moment }) => {
      const day = dayOfDate(kind, moment, reader);
      return day >= first && day < first + WEEK;
    })
    .toSorted((a, b) => a.moment.at - b.moment.at);
}

// The term of a person or channel: which courses run at the same time, their credits, windows that close in one week, and
// all of them on a time line.

const DAY = 24 * 3_600_000;
const UTC = { in: tz('UTC') };
/** The most pairs that are told one by one, with their days; of more each course is told with its others. */
const MOST_PAIRS = 10;
/** The most lines of one kind, and names in a line: the time line shows the rest. */
const MOST_LINES = 12;
const MOST_NAMES = 6;

/** A term in our own words, which may contain outside text, and as blocks that say the same. */
interface Term {
  readonly lines: readonly string[];
  readonly blocks: readonly KnownBlock[];
}

/** What is to be known of courses together. @param courses in the order in which the time line shows them */
export function termOf(
  courses: readonly Dated[],
  reader: Reader,
  lessons: ReadonlyMap<string, readonly Reservation[]> = new Map(),
): Term {
  const { compare } = texts(reader.language);
  const lined = courses.map(({ follow: { code }, facts }): Lined => ({ code, dates: facts }));
  const found = overlapsOf(lined, reader.zone);
  const findings = [
    ...pairLines(courses, found, lessons, reader),
    ...creditLines(courses, reader),
    ...closingLines(courses, reader),
  ];
  const isKnown = found.pairs.every((pair) => clashIn(pair, courses, ['', ''], lessons, reader));
  const note = isKnown ? undefined : compare.note;
  return {
    lines: [...findings, ...(note === undefined ? [] : [note]), ...timeLineWords(lined, reader)],
    blocks: [
      ...(findings.length === 0 ? [] : [richBullets(undefined, findings)]),
      ...noteBlocks(note),
      ...timeLineBlocks(lined, reader),
    ],
  };
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

/** What the lessons of a pair say; undefined: they are not known. */
const clashIn = (
  { one, other }: Pick<Overlaps['pairs'][number], 'one' | 'other'>,
  courses: readonly Dated[],
  names: readonly [string, string],
  lessons: ReadonlyMap<string, readonly Reservation[]>,
  reader: Reader,
) => clashWords([courses[one]?.follow.code ?? '', courses[other]?.follow.code ?? ''], names, lessons, reader);

function pairLines(
  courses: readonly Dated[],
  { pairs: all, undated }: Overlaps,
  lessons: ReadonlyMap<string, readonly Reservation[]>,
  reader: Reader,
): string[] {
  const { term, compare } = texts(reader.language);
  const names = namesOf(courses, reader);
  const nameAt = (at: number): string => names[at] ?? '';
  const clashes = new Map(
    all.map((pair) => [
      pair,
      clashIn(pair, courses, [nameAt(pair.one), nameAt(pair.other)], lessons, reader),
    ]),
  );
  // Courses at the same time whose lessons are not, do not meet.
  const pairs = all.filter((pair) => clashes.get(pair)?.isAny !== false);
  const each = pairs.map(
    (pair) =>
      clashes.get(pair)?.words ??
      term.pair(nameAt(pair.one), nameAt(pair.other), daysWords(pair.days.first, pair.days.last, reader)),
  );
  const none = all.length > 0 ? texts(reader.language).lessons.noClashes : term.none;
  const grouped = Array.from(
    Map.groupBy(pairs, ({ one }) => one),
    ([one, those]) =>
      term.several(
        nameAt(one),
        listed(
          those.map(({ other }) => nameAt(other)),
          reader,
        ),
      ),
  );
  const isKnown = courses.length - undated.length > 1;
  return [
    ...(pairs.length > MOST_PAIRS ? atMost(grouped, reader) : each),
    ...(pairs.length === 0 && isKnown ? [none] : []),
    ...(undated.length > 0 && courses.length > 1
      ? [compare.noDates(listed(undated.map(nameAt), reader))]
      : []),
  ];
}

const months = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** "15 credits in all: January 2027 (10), March 2027 (5)"; and of which courses none are given. */
function creditLines(courses: readonly Dated[], reader: Reader): string[] {
  const { language, zone } = reader;
  const { term, compare } = texts(language);
  const given = courses.filter(({ facts }) => facts.credits !== undefined);
  const sumOf = (some: readonly Dated[]): number =>
    some.reduce((sum, { facts }) => sum + (facts.credits ?? 0), 0);
  const names = namesOf(courses, reader);
  const without = names.filter((_, at) => courses[at]?.facts.credits === undefined);
  const monthOf = ({ facts: { starts, ends } }: Dated): number => {
    const start = believedDates({ starts, ends }, zone).starts;
    const day = start && new Date(dayNumber(start.at, zone) * DAY);
    return day ? Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1) : Number.POSITIVE_INFINITY;
  };
  const byMonth = [...Map.groupBy(given, monthOf)].toSorted(([one], [other]) => one - other);
  const parts = byMonth.map(([month, some]) => {
    const label = Number.isFinite(month) ? months(language).format(month) : term.noStart;
    return `${label} (${amountWords(sumOf(some), language)})`;
  });
  const all = creditWords(sumOf(given), language) ?? '';
  return [
    ...(given.length === 0 ? [] : [term.credits(all, atMost(parts, reader).join(', '))]),
    ...(given.length === 0 || without.length === 0 ? [] : [compare.noCredits(listed(without, reader))]),
  ];
}

/** Of each week in which two windows or more close, from now on: the week and the courses. */
function closingLines(courses: readonly Dated[], reader: Reader): string[] {
  const { zone, now, language } = reader;
  const { term, home } = texts(language);
  const names = namesOf(courses, reader);
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
