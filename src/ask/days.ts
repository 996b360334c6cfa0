/** Days in words: "next week", "the 15th", "30.11.", "ylihuomenna"; and how words are read from a place on. */
import { vocabulary } from '../i18n/index.ts';
import { lengthAt } from '../i18n/patterns.ts';
import {
  BOUNDS,
  DAYS_AROUND,
  DAYS_OF_YEAR,
  type DaySpan,
  dateOf,
  dayOf,
  daysAway,
  daysFrom,
  daysOfMonth,
  daysOfWeek,
  daysOfYear,
  mondayOf,
  monthOf,
  nextOfDate,
  type Span,
  type Today,
  thirdOf,
  WHICH,
  type Which,
  weekdayOf,
  yearly,
} from '../study-client/days.ts';
import { amountAt } from './lead-words.ts';

const { times, lead, picks } = vocabulary;
type Word = keyof typeof times;

/** What words say from one place up to another. */
export interface PlacedWords<T> {
  readonly from: number;
  readonly to: number;
  readonly said: T;
}
export type TimeReader = (words: readonly string[], at: number, now: Today) => PlacedWords<Span> | undefined;

export const lengthOf = (name: Word, words: readonly string[], at: number): number =>
  lengthAt(times[name], words, at);

export const isAt = (name: Word, words: readonly string[], at: number): boolean =>
  lengthOf(name, words, at) > 0;

/** Whether a word tells of the past. "Var är" asks where something is. */
export const isPastAt = (words: readonly string[], at: number): boolean =>
  times.was.has(words[at]) && !isAt('notPast', words, at);

/** The first of some concepts that has words in a place. */
export const firstAt = <Name extends Word>(
  names: readonly Name[],
  words: readonly string[],
  at: number,
): Name | undefined => names.find((name) => isAt(name, words, at));

export const conceptsIn = <Table extends object>(table: Table): (keyof Table & Word)[] =>
  Object.keys(table) as (keyof Table & Word)[];

export const AROUND = [...BOUNDS, 'until', 'within', 'beside', 'clock'] as const;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
const FIRST_MONTHS = ['january', 'february', 'march', 'april', 'may', 'june'] as const;
const LAST_MONTHS = ['july', 'august', 'september', 'october', 'november', 'december'] as const;
export const MONTHS = [...FIRST_MONTHS, ...LAST_MONTHS] as const;
const ENDS = ['early', 'middle', 'late'] as const;

/** A day, or a row of days, that words name from a place on; a weekday beside a week is its day. */
export const dayAt: TimeReader = (words, at, now) => {
  const found = daysAt(words, at, now);
  return found && (dayOfWeekAt(words, found, now) ?? found);
};

const daysAt: TimeReader = (words, at, now) => {
  const part = firstAt(ENDS, words, at);
  if (part) {
    const next = behindSmall(words, at + lengthOf(part, words, at));
    const whole = unitAt(words, next, now, true) ?? namedAt(words, next, now);
    return whole && { from: at, to: whole.to, said: thirdOf(whole.said, part) };
  }
  const readers = [weekOfAt, numberedAt, weekAt, farAt, nearAt, unitAt, namedAt];
  const found = readers.map((read) => read(words, at, now)).find((one) => one !== undefined);
  const end = firstAt(ENDS, words, found?.to ?? at + 1);
  // "Kuun lopussa": a unit alone is the present one.
  const whole = end && (found ?? unitAt(words, at, now, true));
  return whole ? { from: at, to: whole.to + 1, said: thirdOf(whole.said, end) } : found;
};

/** The place behind "of the" and the like. */
export function behindSmall(words: readonly string[], at: number): number {
  let next = at;
  while ([times.beside, lead.definite, lead.of].some(({ has }) => has(words[next]))) next += 1;
  return next;
}

export const isYearNumber = (word = ''): boolean => /^20\d\d$/.test(word);

export function monthNamed(word: string | undefined): number | undefined {
  const month = MONTHS.findIndex((name) => times[name].has(word));
  return month < 0 ? undefined : month;
}

export function dateIn(word = ''): number | undefined {
  const date = Number(/^(\d{1,2})(?:st|nd|rd|th|e)?$/.exec(word)?.[1] ?? 0);
  return date >= 1 && date <= 31 ? date : undefined;
}

/** "2026-12-09", "9 December", "December 9th", "9.12.2026", "the 15th". */
export const numberedAt: TimeReader = (words, at, now) => {
  const word = words[at] ?? '';
  const [year, month, day] = /^\d{4}-\d{1,2}-\d{1,2}$/.test(word) ? word.split('-').map(Number) : [];
  if (year !== undefined && month !== undefined && day !== undefined)
    return dated({ from: at, to: at + 1, said: [month - 1, day] }, year, now);
  const found = dateAt(words, at) ?? dateBehindMonth(words, at) ?? nextDate(words, at, now);
  if (!found) return undefined;
  const behind = words[found.to];
  return isYearNumber(behind)
    ? dated({ ...found, to: found.to + 1 }, Number(behind), now)
    : dated(found, undefined, now);
};

type DateOfMonth = readonly [month: number, date: number];

/** "9 December", "9th of December", "9.12." */
export function dateAt(words: readonly string[], at: number): PlacedWords<DateOfMonth> | undefined {
  const date = dateIn(words[at]);
  if (date === undefined) return undefined;
  const next = behindSmall(words, at + 1);
  const named = monthNamed(words[next]);
  // "At 10 on December 8": the hour is no date.
  const isHour = times.clock.has(words[at - 1]) && dateBehindMonth(words, next) !== undefined;
  if (named !== undefined) return isHour ? undefined : { from: at, to: next + 1, said: [named, date] };
  const number = /^(?:0?[1-9]|1[0-2])$/.test(words[at + 1] ?? '') ? Number(words[at + 1]) : undefined;
  if (number === undefined || !/^\d+$/.test(words[at] ?? '') || times.clock.has(words[at - 1]))
    return undefined;
  return { from: at, to: at + 2, said: [number - 1, date] };
}

/** "December 9", "joulukuun 9." */
function dateBehindMonth(words: readonly string[], at: number): PlacedWords<DateOfMonth> | undefined {
  const month = monthNamed(words[at]);
  const next = lead.definite.has(words[at + 1]) ? at + 2 : at + 1;
  const date = month === undefined ? undefined : dateIn(words[next]);
  return month === undefined || date === undefined
    ? undefined
    : { from: at, to: next + 1, said: [month, date] };
}

/** "The 15th" of this month or the next that has one. */
function nextDate(
  words: readonly string[],
  at: number,
  { today }: Today,
): PlacedWords<DateOfMonth> | undefined {
  const date = /^\d+$/.test(words[at] ?? '') ? undefined : dateIn(words[at]);
  return date === undefined
    ? undefined
    : { from: at, to: at + 1, said: [monthOf(nextOfDate(date, today)), date] };
}

/** A day that there is: 31 February is none. */
function dated(
  { from, to, said: [month, date] }: PlacedWords<DateOfMonth>,
  year: number | undefined,
  now: Today,
): PlacedWords<DaySpan> | undefined {
  const make = (one: number): DaySpan => daysFrom(dayOf(one, month, date));
  const said = year === undefined ? yearly(make, undefined, now) : make(year);
  return dateOf(said.first) === date ? { from, to, said } : undefined;
}

/** "The week of 14 December", "second week of January", "januari, andra veckan", "tammikuun toisella viikolla". */
const weekOfAt: TimeReader = (words, at, now) => {
  if (times.week.has(words[at])) return weekOfDate(words, at, now);
  return ordinalAt(words, at) === undefined
    ? weekBehindMonth(words, at, now)
    : weekBeforeMonth(words, at, now);
};

const weekOfDate: TimeReader = (words, at, now) => {
  const date = dateBehind(words, at + 1) ? numberedAt(words, behindSmall(words, at + 1), now) : undefined;
  const monday = date && mondayOf(date.said.first);
  return date && monday !== undefined
    ? { from: at, to: date.to, said: daysFrom(monday, monday + 6) }
    : undefined;
};

const weekBeforeMonth: TimeReader = (words, at, now) => {
  const [nth, month] = [ordinalAt(words, at), behindSmall(words, at + 2)];
  const named = times.week.has(words[at + 1]) ? monthNamed(words[month]) : undefined;
  if (nth === undefined || named === undefined) return undefined;
  return weekOfMonth({ from: at, to: month + 1, said: [named, nth] }, words[month + 1], now);
};

const weekBehindMonth: TimeReader = (words, at, now) => {
  const month = monthNamed(words[at]);
  const next = behindSmall(words, isYearNumber(words[at + 1]) ? at + 2 : at + 1);
  const nth = month === undefined ? undefined : ordinalAt(words, next);
  if (month === undefined || nth === undefined || !times.week.has(words[next + 1])) return undefined;
  const year = [words[at + 1], words[next + 2]].find(isYearNumber);
  const to = next + 2 - Number(isYearNumber(words[at + 1]));
  return weekOfMonth({ from: at, to, said: [month, nth] }, year, now);
};

/** Whether a date with its month stands there: "week 14" is one of the year. */
const dateBehind = (words: readonly string[], at: number): boolean => {
  const next = behindSmall(words, at);
  return dateAt(words, next) !== undefined || dateBehindMonth(words, next) !== undefined;
};

const ORDINALS = [picks.first, picks.second, picks.third];

/** "First" is 0. */
function ordinalAt(words: readonly string[], at: number): number | undefined {
  const place = ORDINALS.findIndex(({ has }) => has(words[at]));
  return place < 0 ? undefined : place;
}

/** As the first week of a year holds its fourth day, so does that of a month. @param behind perhaps the year */
function weekOfMonth(
  { from, to, said: [month, nth] }: PlacedWords<readonly [month: number, nth: number]>,
  behind: string | undefined,
  now: Today,
): PlacedWords<DaySpan> {
  const make = (year: number): DaySpan => {
    const monday = mondayOf(dayOf(year, month, 4)) + 7 * nth;
    return daysFrom(monday, monday + 6);
  };
  return isYearNumber(behind)
    ? { from, to: to + 1, said: make(Number(behind)) }
    : { from, to, said: yearly(make, undefined, now) };
}

/** "Week 50", "viikolla 50", "v. 50". */
const weekAt: TimeReader = (words, at, now) => {
  const number = /^\d{1,2}$/.test(words[at + 1] ?? '') ? Number(words[at + 1]) : 0;
  if (!times.week.has(words[at]) || number < 1 || number > 53) return undefined;
  return { from: at, to: at + 2, said: yearly((year) => daysOfWeek(year, number), undefined, now) };
};

/** "In two weeks", "kahden viikon päästä", "för tre dagar sedan". */
const farAt: TimeReader = (words, at, now) => {
  const isAhead = times.ahead.has(words[at]);
  const amount = amountAt(words, isAhead ? at + 1 : at);
  const behind = amount && firstAt(['ago', 'later', 'within'], words, amount.end);
  if (!amount || !((isAhead && amount.isCounted) || behind || times.within.has(words[at - 1])))
    return undefined;
  const length = behind && behind !== 'within' ? lengthOf(behind, words, amount.end) : 0;
  const said = daysAway(now, amount.unit, behind === 'ago' ? -amount.number : amount.number);
  return { from: at, to: amount.end + length, said };
};

/** Which one is meant, and the place behind it. "The last week" is that of the course. */
function whichAt(words: readonly string[], at: number): { readonly which: Which; readonly next: number } {
  const which = firstAt(conceptsIn(WHICH), words, at);
  if (!which || (which === 'last' && lead.definite.has(words[at - 1]))) return { which: undefined, next: at };
  return { which, next: at + lengthOf(which, words, at) };
}

/** "Next week", "tällä viikolla", "the weekend". @param isAlone a unit without a word before it counts, too */
function unitAt(
  words: readonly string[],
  at: number,
  { today }: Today,
  isAlone = false,
): PlacedWords<DaySpan> | undefined {
  const { which, next } = whichAt(words, at);
  const name = firstAt(conceptsIn(DAYS_AROUND), words, next);
  if (!name || !(which || isAlone || name === 'weekend')) return undefined;
  return { from: at, to: next + 1, said: DAYS_AROUND[name](today, WHICH[which ?? 'this']) };
}

/** Of Monday 0; -1: it names none. */
const weekdayNamed = (word: string | undefined): number =>
  WEEKDAYS.findIndex((name) => times[name].has(word));

/** Whether some of the words name a weekday. */
export const nameWeekday = (words: readonly string[]): boolean =>
  words.some((word) => weekdayNamed(word) >= 0);

const isWeek = ({ first, last }: DaySpan): boolean => last - first === 6 && mondayOf(first) === first;

/** "Next week's Tuesday", "tuesday next week", "viikon 50 tiistaina", "onsdag om en vecka". */
function dayOfWeekAt(
  words: readonly string[],
  found: PlacedWords<Span>,
  now: Today,
): PlacedWords<DaySpan> | undefined {
  const [next, isAlone] = [behindSmall(words, found.to), found.to === found.from + 1];
  if (isWeek(found.said)) {
    const weekday = weekdayNamed(words[next]);
    return weekday < 0 ? undefined : { ...found, to: next + 1, said: daysFrom(found.said.first + weekday) };
  }
  const weekday = isAlone ? weekdayNamed(words[found.from]) : -1;
  if (weekday < 0) return undefined;
  const places = [...new Set([found.to, next])];
  const read = (reader: TimeReader) =>
    places.map((at) => reader(words, at, now)).find((one) => one !== undefined);
  const week = read(daysAt);
  if (!week) return undefined;
  if (isWeek(week.said)) return { ...week, from: found.from, said: daysFrom(week.said.first + weekday) };
  // So many weeks away: as far behind the day that comes.
  const away = week.said.first - now.today;
  const isOfWeeks =
    read(farAt)?.to === week.to && week.said.minutes === undefined && away > 0 && away % 7 === 0;
  const coming = now.today + ((mondayOf(now.today) + weekday - now.today + 7) % 7);
  return isOfWeeks ? { ...week, from: found.from, said: daysFrom(coming + away) } : undefined;
}

const NEAR = { tomorrow: 1, overmorrow: 2, today: 0, yesterday: -1 } as const;

/** "Tomorrow", "ylihuomenna", "the day after tomorrow". */
const nearAt: TimeReader = (words, at, { today }) => {
  const near = firstAt(conceptsIn(NEAR), words, at);
  const length = near ? lengthOf(near, words, at) : 0;
  const isApart = near === 'overmorrow' && times.tomorrow.has(words[at + 2]);
  // "The day after" what follows.
  if (!near || (near === 'overmorrow' && length > 1 && !isApart)) return undefined;
  return { from: at, to: at + length + Number(isApart), said: daysFrom(today + NEAR[near]) };
};

/** "Next Monday", "in January 2027", "Christmas", "2027". */
const namedAt: TimeReader = (words, at, now) => {
  if (isYearNumber(words[at])) return { from: at, to: at + 1, said: daysOfYear(Number(words[at])) };
  const { which, next } = whichAt(words, at);
  const weekday = weekdayNamed(words[next]);
  if (weekday >= 0) return { from: at, to: next + 1, said: daysFrom(weekdayOf(weekday, which, now)) };
  const holiday = firstAt(conceptsIn(DAYS_OF_YEAR), words, next);
  const month = isMonth(words, next, which) ? monthNamed(words[next]) : undefined;
  if (!holiday && month === undefined) return undefined;
  const make = holiday ? DAYS_OF_YEAR[holiday] : (year: number) => daysOfMonth(year, month ?? 0);
  const to = next + (holiday ? lengthOf(holiday, words, next) : 1);
  return isYearNumber(words[to])
    ? { from: at, to: to + 1, said: make(Number(words[to])) }
    : { from: at, to, said: yearly(make, which, now) };
};

/** "May" and other short words may be something else: a word before them or a year makes them months. */
const isMonth = (words: readonly string[], at: number, which: Which): boolean =>
  (words[at]?.length ?? 0) > 3 ||
  which !== undefined ||
  isYearNumber(words[at + 1]) ||
  [...AROUND, 'ahead' as const].some((name) => times[name].has(words[at - 1]));
