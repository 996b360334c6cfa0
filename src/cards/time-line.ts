/**
 * Courses on a time line: enrollment windows and teaching as bars of block characters, each under its course's name, in as
 * many columns of preformatted text as a phone has. `timeLineWords` says the same in words.
 */
import type { RichTextBlock } from '@slack/types';
import { texts } from '../i18n/index.ts';
import { localeOf, perLanguage } from '../language.ts';
import type { DaySpan } from '../study-client/days.ts';
import type { Moment } from '../study-client/model.ts';
import { believedDates, courseDateEnd, type DateKind, endOf } from '../study-client/moments.ts';
import { joined, outsideLine } from './blocks.ts';
import type { Reader } from './card.ts';
import { dayNumber, daysWords } from './dates.ts';

/** A course with its dates; code and name are outside text. */
export interface Lined {
  readonly code: string;
  /** Stands above its bar; left out: the code does. */
  readonly name?: string | undefined;
  readonly dates: Readonly<Partial<Record<DateKind, Moment | undefined>>>;
}

/** The days that two stretches share, both ends included; undefined: none. */
export function sharedDays(one: DaySpan | undefined, other: DaySpan | undefined): DaySpan | undefined {
  if (!one || !other) return undefined;
  const shared = { first: Math.max(one.first, other.first), last: Math.min(one.last, other.last) };
  return shared.first <= shared.last ? shared : undefined;
}

/** The days on which a course runs; undefined where a date is missing, or both contradict each other. */
export function teachingDays({ dates }: Lined, zone: string): DaySpan | undefined {
  const { first, last } = ends(dates, 'teaching', zone);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Two courses that run at the same time, by their places in the list, and the days on which both do. */
interface Overlap {
  readonly one: number;
  readonly other: number;
  readonly days: DaySpan;
}

/** Which courses run at the same time, and the places of those of which that is not known: nothing is guessed. */
export interface Overlaps {
  readonly pairs: readonly Overlap[];
  readonly undated: readonly number[];
}

/** Every pair that runs at the same time on some day, in the order of the list. `zone` is the study API's. */
export function overlapsOf(courses: readonly Lined[], zone: string): Overlaps {
  const all = courses.map((course) => teachingDays(course, zone));
  const pairs = all.flatMap((first, one) =>
    all.slice(one + 1).flatMap((second, behind): Overlap[] => {
      const days = sharedDays(first, second);
      return days ? [{ one, other: one + 1 + behind, days }] : [];
    }),
  );
  return { pairs, undated: all.flatMap((days, at) => (days ? [] : [at])) };
}

type Part = 'enrollment' | 'teaching';

/** The ends that are known of a part, by the study API's calendar. What closes or ends at midnight does so with the day before, unless that day is meant. */
function ends(dates: Lined['dates'], part: Part, zone: string): Partial<DaySpan> {
  const { opens, closes, starts, ends: end } = believedDates({ ...dates }, zone);
  const [from, to] = part === 'enrollment' ? [opens, closes] : [starts, end];
  const first = from && dayNumber(from.at, zone);
  const over = to && (part === 'enrollment' ? endOf(to) : courseDateEnd(to, zone));
  const last = over === undefined ? undefined : dayNumber(over - 1, zone);
  return {
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last: Math.max(last, first ?? last) }),
  };
}

/** What is drawn of a part: a date without its counterpart is a bar of one day. */
function drawnDays(course: Lined, part: Part, zone: string): DaySpan | undefined {
  const { first, last } = ends(course.dates, part, zone);
  const from = first ?? last;
  return from === undefined ? undefined : { first: from, last: last ?? from };
}

/** The dates of each course in words: "TX00EY23-3015: enrollment 16–22 Nov 2026, teaching 11 Jan – 30 Apr 2027". */
export function timeLineWords(courses: readonly Lined[], reader: Reader): string[] {
  // With their years: a message's text is read anywhere.
  const { language } = reader;
  const words = texts(language).timeLine;
  const said = (course: Lined, part: Part): string | undefined => {
    const { first, last } = ends(course.dates, part, reader.zone);
    if (first !== undefined && last !== undefined)
      return `${words[part]} ${daysWords(first, last, { language })}`;
    const { from, until } = texts(language).dates;
    if (first !== undefined) return `${words[part]} ${from(daysWords(first, first, { language }))}`;
    return last === undefined ? undefined : `${words[part]} ${until(daysWords(last, last, { language }))}`;
  };
  return courses.map((course) => {
    const parts = joined([said(course, 'enrollment'), said(course, 'teaching')], ', ');
    return `${outsideLine(course.code, CODE)}: ${parts || words.noDates}`;
  });
}

/** Longer codes are not typed. */
const CODE = 40;

// The drawing.

/** The columns that a phone shows without breaking a row. */
const WIDTH = 34;
/** The most courses that have bars: more can't be read at a glance. */
export const MOST_BARS = 5;
/** A longer line, in days, would show each course as one mark. */
const LONGEST = 3 * 366;

/** All are as wide as a letter in the fonts of preformatted text. */
const MARKS = { enrollment: '░', teaching: '█', both: '▓', today: '┃', line: '─', tick: '┬' } as const;

/** The rows of the drawing without a line end; empty where no date is known, or where there are too many courses. */
export function timeLineRows(courses: readonly Lined[], reader: Reader): string[] {
  const { zone, now, language } = reader;
  const bars = courses.map((course) => ({
    name: outsideLine(course.name ?? course.code, WIDTH) || '–',
    enrollment: drawnDays(course, 'enrollment', zone),
    teaching: drawnDays(course, 'teaching', zone),
  }));
  const shown = bars.filter(({ enrollment, teaching }) => enrollment ?? teaching);
  if (shown.length === 0 || shown.length > MOST_BARS) return [];
  const today = dayNumber(now, zone);
  const range = rangeOf(
    shown.flatMap(({ enrollment, teaching }) => [enrollment, teaching]),
    today,
  );
  const scale = scaleOf(range, WIDTH);
  const drawn = shown.map((bar) => barCells(bar, today, scale));
  const words = texts(language).timeLine;
  const marks = new Set(drawn.join(''));
  const legend = (['enrollment', 'teaching', 'both'] as const)
    .filter((part) => marks.has(MARKS[part]))
    .map((part) => `${MARKS[part]} ${words[part]}`);
  const marksToday = scale.columnOf(today) !== undefined;
  return [
    ...axis(range, today, scale, reader),
    ...shown.flatMap(({ name }, at) => [name, drawn[at] ?? '']),
    ...inRows([...legend, ...(marksToday ? [`${MARKS.today} ${words.today}`] : [])]),
  ].map((row) => row.trimEnd());
}

/** Words side by side, in as few rows as hold them whole. */
function inRows(words: readonly string[]): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const wider = `${rows.at(-1) ?? ''}  ${word}`;
    if (rows.length > 0 && wider.length <= WIDTH) rows.splice(-1, 1, wider);
    else rows.push(word);
  }
  return rows;
}

/** The drawing as a block; none where no date is known. */
export function timeLineBlocks(courses: readonly Lined[], reader: Reader): RichTextBlock[] {
  const rows = timeLineRows(courses, reader);
  if (rows.length === 0) return [];
  const text = rows.join('\n');
  return [
    { type: 'rich_text', elements: [{ type: 'rich_text_preformatted', elements: [{ type: 'text', text }] }] },
  ];
}

/** From the first day to the last, today among them where that is not far away. */
function rangeOf(bars: readonly (DaySpan | undefined)[], today: number): DaySpan {
  const known = bars.filter((bar) => bar !== undefined);
  const all = {
    first: Math.min(...known.map(({ first }) => first)),
    last: Math.max(...known.map(({ last }) => last)),
  };
  const withToday = { first: Math.min(all.first, today), last: Math.max(all.last, today) };
  const isShort = ({ first, last }: DaySpan): boolean => last - first < LONGEST;
  if (isShort(withToday)) return withToday;
  if (isShort(all)) return all;
  // Dates years away are hardly right. What lies outside is shown at the edge.
  const first = Math.max(all.first, Math.min(today - LONGEST / 3, all.last - LONGEST + 1));
  return { first, last: first + LONGEST - 1 };
}

interface Scale {
  readonly columns: number;
  /** The first column of a day; undefined for a day outside. */
  columnOf(day: number): number | undefined;
  /** The columns of a bar, both included: at least one, at the edge for a bar that lies outside. */
  barOf(days: DaySpan): DaySpan;
}

function scaleOf({ first, last }: DaySpan, columns: number): Scale {
  const at = (day: number): number => Math.floor(((day - first) * columns) / (last - first + 1));
  const within = (column: number): number => Math.max(0, Math.min(columns - 1, column));
  return {
    columns,
    columnOf: (day) => (day < first || day > last ? undefined : at(day)),
    barOf: (days) => {
      const from = within(at(days.first));
      return { first: from, last: within(Math.max(at(days.first), at(days.last), at(days.last + 1) - 1)) };
    },
  };
}

function barCells(
  { enrollment, teaching }: Readonly<Record<Part, DaySpan | undefined>>,
  today: number,
  { columns, columnOf, barOf }: Scale,
): string {
  const [open, runs] = [enrollment && barOf(enrollment), teaching && barOf(teaching)];
  const holds = (bar: DaySpan | undefined, column: number): boolean =>
    bar !== undefined && column >= bar.first && column <= bar.last;
  return Array.from({ length: columns }, (_, column) => {
    const [isOpen, isRunning] = [holds(open, column), holds(runs, column)];
    if (isOpen) return isRunning ? MARKS.both : MARKS.enrollment;
    if (isRunning) return MARKS.teaching;
    return columnOf(today) === column ? MARKS.today : ' ';
  }).join('');
}

const monthNames = perLanguage(
  (language) => new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }),
);
/** Three letters tell the months apart in every language. */
const MONTH = 3;
const DAY = 24 * 3_600_000;

/** The months above their ticks. */
function axis(
  range: DaySpan,
  today: number,
  { columns, columnOf }: Scale,
  { language }: Reader,
): [string, string] {
  const names: string[] = Array.from({ length: columns }, () => ' ');
  const line: string[] = Array.from({ length: columns }, () => MARKS.line);
  // From the right: where there is no room for a part of the first month, the next one is named.
  let free = columns + 1;
  for (const { day, name, isWhole } of ticksOf(range, columns, language).toReversed()) {
    const column = columnOf(day) ?? 0;
    if (isWhole) line[column] = MARKS.tick;
    if (column + name.length >= free) continue;
    names.splice(column, name.length, ...name);
    free = column;
  }
  const now = columnOf(today);
  if (now !== undefined) line[now] = MARKS.today;
  return [names.join(''), line.join('')];
}

/** A year stands for its January where a line is longer than this, in months. */
const SHORT = 14;

/** The months that have a tick. Of a long line these are only every second, third, sixth or twelfth. */
function ticksOf(range: DaySpan, columns: number, language: Reader['language']) {
  const months = monthsIn(range);
  const step = [1, 2, 3, 6].find((each) => (columns * each) / months.length >= MONTH + 1) ?? 12;
  const nameOf = monthNames(language);
  return months
    .filter(({ month, isWhole }) => (isWhole ? month % step === 0 : step === 1))
    .map(({ day, month, year, isWhole }) => {
      const isYear = month === 0 && months.length > SHORT;
      return { day, isWhole, name: isYear ? String(year) : nameOf.format(day * DAY).slice(0, MONTH) };
    });
}

/** The months within the range, each from its first day there. */
function monthsIn({
  first,
  last,
}: DaySpan): { day: number; month: number; year: number; isWhole: boolean }[] {
  const from = new Date(first * DAY);
  const count = Math.ceil((last - first) / 28) + 2;
  return Array.from({ length: count }, (_, at) => {
    const start = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + at, 1));
    const begins = start.getTime() / DAY;
    const [month, year] = [start.getUTCMonth(), start.getUTCFullYear()];
    return { day: Math.max(begins, first), month, year, isWhole: begins >= first };
  }).filter(({ day }) => day <= last);
}
