/**
 * The term of a person or channel: which courses run at the same time, their credits, windows that close in one week, and
 * all of them on a time line.
 */
import { tz } from '@date-fns/tz/tz';
import type { KnownBlock } from '@slack/types';
import { getISOWeek } from 'date-fns/getISOWeek';
import { texts } from '../i18n/index.ts';
import { localeOf, perLanguage } from '../language.ts';
import { believedDates, endOf } from '../study-client/moments.ts';
import { courseName, type Dated } from './agenda.ts';
import { outsideLine, richBullets } from './blocks.ts';
import type { Reader } from './card.ts';
import { dayNumber, dayRange, daysWords, mondayOf } from './dates.ts';
import { type Lined, type Overlaps, overlapsOf, timeLineBlocks, timeLineWords } from './time-line.ts';
import { amountWords, creditWords, noteBlocks } from './words.ts';

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
export function termOf(courses: readonly Dated[], reader: Reader): Term {
  const { compare } = texts(reader.language);
  const lined = courses.map(({ follow: { code }, facts }): Lined => ({ code, dates: facts }));
  const found = overlapsOf(lined, reader.zone);
  const findings = [
    ...pairLines(courses, found, reader),
    ...creditLines(courses, reader),
    ...closingLines(courses, reader),
  ];
  const note = found.pairs.length > 0 ? compare.note : undefined;
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

function pairLines(courses: readonly Dated[], { pairs, undated }: Overlaps, reader: Reader): string[] {
  const { term, compare } = texts(reader.language);
  const names = namesOf(courses, reader);
  const nameAt = (at: number): string => names[at] ?? '';
  const each = pairs.map(({ one, other, days }) =>
    term.pair(nameAt(one), nameAt(other), daysWords(days.first, days.last, reader)),
  );
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
    ...(pairs.length === 0 && isKnown ? [term.none] : []),
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
