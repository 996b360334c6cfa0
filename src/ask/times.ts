/** Times in words, as a person means them: "next week", "after Christmas", "huomenna klo 15", "den 9 december". */
import type { Reader } from '../cards/card.ts';
import { vocabulary } from '../i18n/index.ts';
import { lengthAt } from '../i18n/patterns.ts';
import { rememberedFor } from '../primitives/async.ts';
import {
  BOUNDS,
  type Bound,
  boundsOf,
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
  hourOf,
  localInstant,
  monthOf,
  nextOfDate,
  nowIn,
  ofNearDay,
  PARTS_OF_DAY,
  type Span,
  type Today,
  thirdOf,
  WHICH,
  type Which,
  weekdayOf,
  yearly,
} from '../study-client/moments.ts';
import { amountAt } from './lead-words.ts';

const { times, lead } = vocabulary;
type Word = keyof typeof times;

const DAY_MINUTES = 24 * 60;

type Limited = Span & { readonly limit: Bound | undefined };

/**
 * A time that words say, perhaps of the past. Epoch milliseconds: `from` is included, `until` is not; either may be infinite.
 * `isToday`: it is the present day as a whole.
 */
export interface SaidTime extends Limited {
  readonly from: number;
  readonly until: number;
  readonly isPast: boolean;
  readonly isToday: boolean;
}

/** What words say from one place up to another. */
interface Placed<T> {
  readonly from: number;
  readonly to: number;
  readonly said: T;
}
type Reads = (words: readonly string[], at: number, now: Today) => Placed<Span> | undefined;

const lengthOf = (name: Word, words: readonly string[], at: number): number =>
  lengthAt(times[name], words, at);

const is = (name: Word, words: readonly string[], at: number): boolean => lengthOf(name, words, at) > 0;

/** The first of some concepts that has words in a place. */
const firstAt = <Name extends Word>(
  names: readonly Name[],
  words: readonly string[],
  at: number,
): Name | undefined => names.find((name) => is(name, words, at));

const namesIn = <Table extends object>(table: Table): (keyof Table & Word)[] =>
  Object.keys(table) as (keyof Table & Word)[];

/** The places of the words that say a time, those that limit it among them. Linear. */
export const wordsOfTime = rememberedFor(100, (words): ReadonlySet<number> => {
  const all = [...timesIn(words, { today: 0, minute: 0, isPast: false }), ...unknownIn(words)];
  return new Set(all.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, nth) => from + nth)));
});

/** The words of a time alone, with those that tell of the past; '' where none is said. */
export function timeIn(words: readonly string[]): string {
  const used = wordsOfTime(words);
  return used.size === 0 ? '' : words.filter((word, at) => used.has(at) || times.was.has(word)).join(' ');
}

/** Whether words ask for a time or a thing, rather than whether something is so. */
export const asksWhich = (words: readonly string[]): boolean => words.some(times.which.has);

const unknownIn = (words: readonly string[]): { readonly from: number; readonly to: number }[] =>
  words.flatMap((_, at) =>
    is('unknown', words, at) ? [{ from: at, to: at + lengthOf('unknown', words, at) }] : [],
  );

/** Times that are said and not known here: "the exam week", "hiihtoloma". */
export const unknownTimes = (words: readonly string[]): string[] =>
  unknownIn(words).map(({ from, to }) => words.slice(from, to).join(' '));

/** The first time that words say, reckoned from now by the clocks of the reader. Undefined where there is none. */
export function readTime(words: readonly string[], { now, zone, own = zone }: Reader): SaidTime | undefined {
  const here = nowIn(own, now, words.some(times.was.has));
  const [found] = timesIn(words, here);
  if (!found) return undefined;
  const { first, last, minutes: [open, close] = [0, DAY_MINUTES - 1], limit } = found.said;
  const [begin, end] = [localInstant(first, open, own), localInstant(last, close + 1, own)];
  const isOfToday = first === here.today && last === first && found.said.minutes === undefined;
  return {
    ...{ ...found.said, isPast: here.isPast, isToday: limit === undefined && isOfToday },
    ...boundsOf(limit, begin, end),
  };
}

/** All times in a row of words, with what stands around each. */
function timesIn(words: readonly string[], now: Today): Placed<Limited>[] {
  const found: Placed<Limited>[] = [];
  for (let at = 0; at < words.length; ) {
    const moment = momentAt(words, at, now);
    const time = moment && limited(words, moment, found.at(-1)?.to ?? 0, now);
    const before = time && found.at(-1);
    if (before && isSpan(before, time)) found.splice(-1, 1, spanned(before, time));
    else if (time) found.push(time);
    at = time?.to ?? at + 1;
  }
  return found;
}

/** "Between Christmas and New Year", "Monday 12 December": of two that stand together the second one is more exact. */
const isSpan = ({ to, said }: Placed<Limited>, next: Placed<Limited>): boolean =>
  next.from === to ||
  (next.from - to === 1 &&
    (said.limit === 'from' || next.said.limit === 'from') &&
    said.first <= next.said.last);

const spanned = ({ from, to, said }: Placed<Limited>, next: Placed<Limited>): Placed<Limited> => {
  const isOne = next.from === to && said.limit !== 'from';
  const both = isOne
    ? { ...next.said, limit: said.limit ?? next.said.limit }
    : { ...daysFrom(said.first, next.said.last), limit: undefined };
  return { from, to: next.to, said: both };
};

/** The time with the words around it that limit it. @param least the first place that may be taken */
function limited(words: readonly string[], moment: Placed<Span>, least: number, now: Today): Placed<Limited> {
  let { from, to } = moment;
  for (let length = lengthBefore(words, from, least); length > 0; length = lengthBefore(words, from, least))
    from -= length;
  for (let length = lengthBehind(words, to); length > 0; length = lengthBehind(words, to)) to += length;
  const around = [...words.slice(from, moment.from), '', ...words.slice(moment.to, to)];
  const said = around.map((_, at) => firstAt(BOUNDS, around, at)).find((one) => one !== undefined);
  const isOfEnd = is('late', words, moment.from) || is('late', words, moment.to - 1);
  const limit = said === 'before' && isOfEnd ? 'by' : said;
  const isWithin = around.some((_, at) => is('within', around, at));
  const days = isWithin ? daysFrom(now.today, moment.said.last) : undefined;
  return { from, to, said: { ...moment.said, ...days, limit } };
}

const AROUND = [...BOUNDS, 'until', 'within', 'beside', 'clock'] as const;

/** How many words before a place belong to the time there: "after", "den". */
function lengthBefore(words: readonly string[], at: number, least: number): number {
  if (at - 2 >= least && AROUND.some((name) => lengthOf(name, words, at - 2) === 2)) return 2;
  const isNumbered = lead.clock.has(words[at - 1]) && dateIn(words[at]) !== undefined;
  return at - 1 >= least && (isNumbered || AROUND.some((name) => times[name].has(words[at - 1]))) ? 1 : 0;
}

function lengthBehind(words: readonly string[], at: number): number {
  const length = lengthOf('behind', words, at);
  // "15.12:n jälkeen"
  return length === 0 && times.beside.has(words[at]) && is('behind', words, at + 1) ? 1 : length;
}

/** A day with its hour, an hour with its day, or one of both. */
const momentAt: Reads = (words, at, now) => {
  const day = dayAt(words, at, now);
  const hour = day ? undefined : hourAt(words, at, now);
  const one = day ?? hour;
  if (!one || (one.said.minutes === undefined) === (hour !== undefined)) return one;
  let next = one.to;
  while (times.beside.has(words[next]) || times.clock.has(words[next])) next += 1;
  const other = (day ? hourAt : dayAt)(words, next, now);
  if (!other) return hour ? { ...hour, said: ofNearDay(hour.said, now) } : one;
  const [days, { minutes }] = day ? [day.said, other.said] : [other.said, one.said];
  return { from: at, to: other.to, said: minutes ? { ...daysFrom(days.last), minutes } : days };
};

// Hours.

/** "Tonight", "this morning", "15:00", "at 3", "klo 15.30", "3pm". */
const hourAt: Reads = (words, at, { today }) => {
  const place = is('this', words, at) && firstAt(namesIn(PARTS_OF_DAY), words, at + 1) ? at + 1 : at;
  const part = firstAt(namesIn(PARTS_OF_DAY), words, place);
  if (part)
    return {
      ...{ from: at, to: place + lengthOf(part, words, place) },
      said: { ...daysFrom(today), minutes: PARTS_OF_DAY[part] },
    };
  const found = clockAt(words, at);
  return found && { ...found, said: { ...daysFrom(today), minutes: [found.said, found.said] } };
};

/** The minute of the day. "15.12" alone is a day. */
function clockAt(words: readonly string[], at: number): Placed<number> | undefined {
  const [, digits = '25', glued] = /^(\d{1,2})(am|pm)?$/.exec(words[at] ?? '') ?? [];
  const isLed = times.clock.has(words[at - 1]);
  const [, minutes, gluedBehind] = minutesAt(words, at + 1, isLed || Number(digits) === 0) ?? [];
  const end = at + (minutes === undefined ? 1 : 2);
  const apart = firstAt(['am', 'pm', 'clock'], words, end);
  const half = glued ?? gluedBehind ?? apart;
  if (!(isLed || minutes || half) || Number(digits) > 24) return undefined;
  const minute = hourOf(Number(digits), half) * 60 + Number(minutes ?? 0);
  return { from: at, to: end + Number(apart !== undefined && half === apart), said: minute };
}

function minutesAt(words: readonly string[], at: number, isSure: boolean): RegExpExecArray | undefined {
  const found = /^([0-5]\d)(am|pm)?$/.exec(words[at] ?? '') ?? undefined;
  const mayBeMonth = /^(?:0[1-9]|1[0-2])$/.test(found?.[0] ?? '');
  return mayBeMonth && !isSure ? undefined : found;
}

// Days.

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const FIRST_MONTHS = ['january', 'february', 'march', 'april', 'may', 'june'] as const;
const LAST_MONTHS = ['july', 'august', 'september', 'october', 'november', 'december'] as const;
const MONTHS = [...FIRST_MONTHS, ...LAST_MONTHS] as const;
const ENDS = ['early', 'middle', 'late'] as const;

/** A day, or a row of days, that words name from a place on. */
const dayAt: Reads = (words, at, now) => {
  const part = firstAt(ENDS, words, at);
  if (part) {
    const next = behindSmall(words, at + lengthOf(part, words, at));
    const whole = unitAt(words, next, now, true) ?? namedAt(words, next, now);
    return whole && { from: at, to: whole.to, said: thirdOf(whole.said, part) };
  }
  const readers = [numberedAt, weekAt, farAt, nearAt, unitAt, namedAt];
  const found = readers.map((read) => read(words, at, now)).find((one) => one !== undefined);
  const end = firstAt(ENDS, words, found?.to ?? at + 1);
  // "Kuun lopussa": a unit alone is the present one.
  const whole = end && (found ?? unitAt(words, at, now, true));
  return whole ? { from: at, to: whole.to + 1, said: thirdOf(whole.said, end) } : found;
};

/** The place behind "of the" and the like. */
function behindSmall(words: readonly string[], at: number): number {
  let next = at;
  while ([times.beside, lead.definite, lead.of].some(({ has }) => has(words[next]))) next += 1;
  return next;
}

const isYear = (word = ''): boolean => /^20\d\d$/.test(word);

function monthNamed(word: string | undefined): number | undefined {
  const month = MONTHS.findIndex((name) => times[name].has(word));
  return month < 0 ? undefined : month;
}

export function dateIn(word = ''): number | undefined {
  const date = Number(/^(\d{1,2})(?:st|nd|rd|th|e)?$/.exec(word)?.[1] ?? 0);
  return date >= 1 && date <= 31 ? date : undefined;
}

/** "2026-12-09", "9 December", "December 9th", "9.12.2026", "the 15th". */
const numberedAt: Reads = (words, at, now) => {
  const word = words[at] ?? '';
  const [year, month, day] = /^\d{4}-\d{1,2}-\d{1,2}$/.test(word) ? word.split('-').map(Number) : [];
  if (year !== undefined && month !== undefined && day !== undefined)
    return dated({ from: at, to: at + 1, said: [month - 1, day] }, year, now);
  const found = dateAt(words, at) ?? dateBehindMonth(words, at) ?? nextDate(words, at, now);
  if (!found) return undefined;
  const behind = words[found.to];
  return isYear(behind)
    ? dated({ ...found, to: found.to + 1 }, Number(behind), now)
    : dated(found, undefined, now);
};

type DateOfMonth = readonly [month: number, date: number];

/** "9 December", "9th of December", "9.12." */
function dateAt(words: readonly string[], at: number): Placed<DateOfMonth> | undefined {
  const date = dateIn(words[at]);
  if (date === undefined) return undefined;
  const next = behindSmall(words, at + 1);
  const named = monthNamed(words[next]);
  if (named !== undefined) return { from: at, to: next + 1, said: [named, date] };
  const number = /^(?:0?[1-9]|1[0-2])$/.test(words[at + 1] ?? '') ? Number(words[at + 1]) : undefined;
  if (number === undefined || !/^\d+$/.test(words[at] ?? '') || times.clock.has(words[at - 1]))
    return undefined;
  return { from: at, to: at + 2, said: [number - 1, date] };
}

/** "December 9", "joulukuun 9." */
function dateBehindMonth(words: readonly string[], at: number): Placed<DateOfMonth> | undefined {
  const month = monthNamed(words[at]);
  const next = lead.definite.has(words[at + 1]) ? at + 2 : at + 1;
  const date = month === undefined ? undefined : dateIn(words[next]);
  return month === undefined || date === undefined
    ? undefined
    : { from: at, to: next + 1, said: [month, date] };
}

/** "The 15th" of this month or the next that has one. */
function nextDate(words: readonly string[], at: number, { today }: Today): Placed<DateOfMonth> | undefined {
  const date = /^\d+$/.test(words[at] ?? '') ? undefined : dateIn(words[at]);
  return date === undefined
    ? undefined
    : { from: at, to: at + 1, said: [monthOf(nextOfDate(date, today)), date] };
}

/** A day that there is: 31 February is none. */
function dated(
  { from, to, said: [month, date] }: Placed<DateOfMonth>,
  year: number | undefined,
  now: Today,
): Placed<DaySpan> | undefined {
  const make = (one: number): DaySpan => daysFrom(dayOf(one, month, date));
  const said = year === undefined ? yearly(make, undefined, now) : make(year);
  return dateOf(said.first) === date ? { from, to, said } : undefined;
}

/** "Week 50", "viikolla 50", "v. 50". */
const weekAt: Reads = (words, at, now) => {
  const number = /^\d{1,2}$/.test(words[at + 1] ?? '') ? Number(words[at + 1]) : 0;
  if (!times.week.has(words[at]) || number < 1 || number > 53) return undefined;
  return { from: at, to: at + 2, said: yearly((year) => daysOfWeek(year, number), undefined, now) };
};

/** "In two weeks", "kahden viikon päästä", "för tre dagar sedan". */
const farAt: Reads = (words, at, now) => {
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
  const which = firstAt(namesIn(WHICH), words, at);
  if (!which || (which === 'last' && lead.definite.has(words[at - 1]))) return { which: undefined, next: at };
  return { which, next: at + lengthOf(which, words, at) };
}

/** "Next week", "tällä viikolla", "the weekend". @param isAlone a unit without a word before it counts, too */
function unitAt(
  words: readonly string[],
  at: number,
  { today }: Today,
  isAlone = false,
): Placed<DaySpan> | undefined {
  const { which, next } = whichAt(words, at);
  const name = firstAt(namesIn(DAYS_AROUND), words, next);
  if (!name || !(which || isAlone || name === 'weekend')) return undefined;
  return { from: at, to: next + 1, said: DAYS_AROUND[name](today, WHICH[which ?? 'this']) };
}

const NEAR = { tomorrow: 1, overmorrow: 2, today: 0, yesterday: -1 } as const;

/** "Tomorrow", "ylihuomenna", "the day after tomorrow". */
const nearAt: Reads = (words, at, { today }) => {
  const near = firstAt(namesIn(NEAR), words, at);
  const length = near ? lengthOf(near, words, at) : 0;
  const isApart = near === 'overmorrow' && times.tomorrow.has(words[at + 2]);
  // "The day after" what follows.
  if (!near || (near === 'overmorrow' && length > 1 && !isApart)) return undefined;
  return { from: at, to: at + length + Number(isApart), said: daysFrom(today + NEAR[near]) };
};

/** "Next Monday", "in January 2027", "Christmas", "2027". */
const namedAt: Reads = (words, at, now) => {
  if (isYear(words[at])) return { from: at, to: at + 1, said: daysOfYear(Number(words[at])) };
  const { which, next } = whichAt(words, at);
  const weekday = WEEKDAYS.findIndex((name) => times[name].has(words[next]));
  if (weekday >= 0) return { from: at, to: next + 1, said: daysFrom(weekdayOf(weekday, which, now)) };
  const holiday = firstAt(namesIn(DAYS_OF_YEAR), words, next);
  const month = isMonth(words, next, which) ? monthNamed(words[next]) : undefined;
  if (!holiday && month === undefined) return undefined;
  const make = holiday ? DAYS_OF_YEAR[holiday] : (year: number) => daysOfMonth(year, month ?? 0);
  const to = next + (holiday ? lengthOf(holiday, words, next) : 1);
  return isYear(words[to])
    ? { from: at, to: to + 1, said: make(Number(words[to])) }
    : { from: at, to, said: yearly(make, which, now) };
};

/** "May" and other short words may be something else: a word before them or a year makes them months. */
const isMonth = (words: readonly string[], at: number, which: Which): boolean =>
  (words[at]?.length ?? 0) > 3 ||
  which !== undefined ||
  isYear(words[at + 1]) ||
  [...AROUND, 'ahead' as const].some((name) => times[name].has(words[at - 1]));
