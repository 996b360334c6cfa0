/** Times in words, as a person means them: "next week", "after Christmas", "huomenna klo 15", "den 9 december". */
import { joined } from '../cards/blocks.ts';
import type { Reader } from '../cards/card.ts';
import { clock, dayNumber, daysWords } from '../cards/dates.ts';
import { texts, vocabulary, wordsOfLanguage } from '../i18n/index.ts';
import { languageOf } from '../i18n/language-of.ts';
import { isSaidIn, listOf } from '../i18n/patterns.ts';
import { rememberedFor } from '../primitives.ts';
import {
  BOUNDS,
  type Bound,
  boundsOf,
  daysFrom,
  hourOf,
  lastOfDate,
  localInstant,
  nowIn,
  ofNearDay,
  PARTS_OF_DAY,
  type Span,
  type Today,
} from '../study-client/days.ts';
import {
  AROUND,
  behindSmall,
  conceptsIn,
  dateAt,
  dateIn,
  dayAt,
  firstAt,
  isAt,
  isPastAt,
  isYearNumber,
  lengthOf,
  MONTHS,
  monthNamed,
  numberedAt,
  type PlacedWords,
  type TimeReader,
  WEEKDAYS,
} from './days.ts';

const { times, lead } = vocabulary;

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

/** Whether something lies in a time, at least in a part of it. @param zone of the clocks by which the time was reckoned */
export function liesIn(
  { from, until, minutes, isEach }: Pick<SaidTime, 'from' | 'until' | 'minutes' | 'isEach'>,
  { starts, ends }: { readonly starts: number; readonly ends: number },
  zone: string,
): boolean {
  if (starts >= until || ends <= from) return false;
  if (!isEach || !minutes) return true;
  const day = dayNumber(starts, zone);
  const [open, close] = minutes;
  return starts < localInstant(day, close + 1, zone) && ends > localInstant(day, open, zone);
}

/** The places of the words that say a time, those that limit it among them. Linear. */
export const wordsOfTime = rememberedFor(100, (words): ReadonlySet<number> => {
  const all = [...timesIn(words, { today: 0, minute: 0, isPast: false }), ...unknownIn(words)];
  return new Set(all.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, nth) => from + nth)));
});

/** The words of a time alone, with those that tell of the past; '' where none is said. */
export function timeIn(words: readonly string[]): string {
  const used = wordsOfTime(words);
  const said = inOwnLanguage(words);
  return used.size === 0 ? '' : said.filter((_, at) => used.has(at) || isPastAt(words, at)).join(' ');
}

/** What alone leaves open of which day it speaks, and what may stand beside it. */
const VAGUE = [...WEEKDAYS, ...conceptsIn(PARTS_OF_DAY), 'am', 'pm', 'clock', ...AROUND] as const;

/** Whether a time leaves open of which day, week or month it speaks: "at 8", "in the morning", "on a Tuesday", "on the 12th". */
export function isVagueTime(time: string): boolean {
  const words = time.split(' ');
  return words.every((word, at) =>
    /^\d/.test(word)
      ? dateIn(word) !== undefined
      : firstAt(VAGUE, words, at) !== undefined || word.length < 3,
  );
}

const PARTS_OF_TIME = [...WEEKDAYS, 'week', 'weekend', 'month', 'year', 'next', 'last'] as const;

/** Whether words belong to a time: beside one that was read they make another of it, "the first week of January". */
export const speakOfTime = (words: readonly string[]): boolean =>
  words.some((_, at) => firstAt(PARTS_OF_TIME, words, at) !== undefined);

/** Whether words ask for a time or a thing, rather than whether something is so. */
export const asksWhich = (words: readonly string[]): boolean => isSaidIn(times.which, words);

const unknownIn = (words: readonly string[]): { readonly from: number; readonly to: number }[] =>
  words.flatMap((_, at) =>
    isAt('unknown', words, at) ? [{ from: at, to: at + lengthOf('unknown', words, at) }] : [],
  );

/** Times that are said and not known here: "the exam week", "hiihtoloma". */
export const unknownTimes = (words: readonly string[]): string[] =>
  unknownIn(words).map(({ from, to }) => words.slice(from, to).join(' '));

/** The first time that words say, reckoned from now by the clocks of the reader. Undefined where there is none. */
export function readTime(words: readonly string[], { now, zone, own = zone }: Reader): SaidTime | undefined {
  const here = nowIn(
    own,
    now,
    words.some((_, at) => isPastAt(words, at)),
  );
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
function timesIn(typed: readonly string[], now: Today): PlacedWords<Limited>[] {
  const own = inOwnLanguage(typed);
  const parted = own.flatMap((_, at) => endsOf(own, at).map((part) => ({ part, at })));
  const words = parted.map(({ part }) => part);
  const found: PlacedWords<Limited>[] = [];
  for (let at = 0; at < words.length; ) {
    const moment = spanAt(words, at, now);
    const time = moment && limited(words, moment, found.at(-1)?.to ?? 0, now);
    if (time) found.push(time);
    at = time?.to ?? at + 1;
  }
  const placeOf = (at: number): number => parted[at]?.at ?? typed.length;
  return found.map(({ from, to, said }) => ({ from: placeOf(from), to: placeOf(to - 1) + 1, said }));
}

/** Short names of days that are words of other languages where no part of the day stands behind them, with the days. */
const SHORT_DAYS = [
  ['shortThursday', 'thursday'],
  ['shortSaturday', 'saturday'],
] as const;

/**
 * The words, '' for those that are a day in another language than theirs: "ti" is no Tuesday in Swedish. "La aamulla" is of
 * Saturday in Finnish.
 */
function inOwnLanguage(words: readonly string[]): readonly string[] {
  const isShort = (word: string, at: number): boolean =>
    SHORT_DAYS.some(([one]) => vocabulary.rooms[one].has(word)) && saysPartOfDay(words, at + 1);
  if (!words.some((word, at) => times.noDay.has(word) || isShort(word, at))) return words;
  const language = languageOf(words);
  if (!language) return words;
  const own = wordsOfLanguage(language);
  const none = listOf(own.times.noDay);
  return words.map((word, at) => {
    if (none.includes(word)) return '';
    const [, day] = (isShort(word, at) && SHORT_DAYS.find(([one]) => own.rooms[one] === word)) || [];
    const [whole] = day === undefined ? [] : listOf(own.times[day]);
    return whole?.replace('*', '') ?? word;
  });
}

// Two ends.

const LINE = '-';
const ENDS_OF_LINE = /^(\d{4}-\d\d?-\d\d?|[^-]+)-(\d{4}-\d\d?-\d\d?|[^-]+)$/;

/** A date in one word, as it stands where words are parted by spaces alone: "23.", "30.11.2026". */
const DOTTED = /^\d\d?\.(?:\d\d?\.?(?:20\d\d)?)?$/;
const partsOfDate = (end: string): string[] => (DOTTED.test(end) ? end.split('.').filter(Boolean) : [end]);

/**
 * "9.12" alone, or right behind courses or the word for a date, which is left out as '': "Python 3.12" and "more than
 * 7.5" are no days.
 */
const isDate = (words: readonly string[], at: number): boolean =>
  words[at]?.slice(0, -1).includes('.') === true &&
  (at === 0 ? words.length === 1 : words[at - 1] === '' || vocabulary.find.courses.has(words[at - 1]));

/** "7-9", "30.11-2.12", "mon-fri": the two ends with the line between them; else the word, a date or a compound in its parts. */
function endsOf(words: readonly string[], at: number): string[] {
  const [word = '', before = ''] = [words[at], words[at - 1]];
  const apart = partsOfCompound(word);
  if (apart) return apart;
  const [, first, last] = ENDS_OF_LINE.exec(word) ?? [];
  if (first === undefined || last === undefined) return isDate(words, at) ? partsOfDate(word) : [word];
  const isOfDate = isYearNumber(first) && (/^\d\d?$/.test(before) || monthNamed(before) !== undefined);
  return isEnd(last) && (isEnd(first) || isOfDate)
    ? [...partsOfDate(first), LINE, ...partsOfDate(last)]
    : [word];
}

const SHORTEST_DAY = 5;
const SHORTEST_PART = 4;
const LONGEST_COMPOUND = 30;
const DAYS = [...WEEKDAYS, 'tomorrow'] as const;

/** "Perjantai-iltana", "huomisaamuna", "måndagmorgon": a day and a part of it in one word, as two. */
export function partsOfCompound(word: string): string[] | undefined {
  if (word.length < SHORTEST_DAY + SHORTEST_PART || word.length > LONGEST_COMPOUND) return undefined;
  for (let at = SHORTEST_DAY; at <= word.length - SHORTEST_PART; at += 1) {
    const [day, part] = [word.slice(0, at).replace(/-$/, ''), word.slice(at)];
    const isPart = conceptsIn(PARTS_OF_DAY).some((name) => times[name].has(part));
    if (isPart && DAYS.some((name) => times[name].has(day))) return [day, part];
  }
  return undefined;
}

const isEnd = (word: string): boolean =>
  DOTTED.test(word) ||
  /^(?:\d{4}-\d\d?-\d\d?|\d\d?(?:st|nd|rd|th|e|am|pm)?)$/.test(word) ||
  [...WEEKDAYS, ...MONTHS].some((name) => times[name].has(word));

/** A moment, or all from one up to another: "7-9 December", "from 30.11. to 2.12.", "mellan måndag och fredag". */
const spanAt: TimeReader = (words, at, now) => {
  const [date, behindDate] = [dateIn(words[at]), joinedTo(words, at, at + 1)];
  // "7-9 December": the date alone is of the month of the last day.
  const end = date === undefined || behindDate === undefined ? undefined : numberedAt(words, behindDate, now);
  if (date !== undefined && end && !times.clock.has(words[at - 1]))
    return {
      from: at,
      to: end.to,
      said: { ...daysFrom(lastOfDate(date, end.said.last), end.said.last), isSpan: true },
    };
  const first = momentAt(words, at, now);
  if (!first) return undefined;
  const next = joinedTo(words, at, first.to) ?? first.to;
  const last = lastAt(words, first, next, now);
  if (!last) return first;
  const isApart = next > first.to || isLikeness(words, first, last);
  return isApart ? spanned(words, first, last, now) : { ...last, from: at };
};

/** "December 7-9", "week 49-50": a number alone is of the month of the first day, or a week. */
function lastAt(
  words: readonly string[],
  first: PlacedWords<Span>,
  at: number,
  now: Today,
): PlacedWords<Span> | undefined {
  const isHead = (word: string) => monthNamed(word) !== undefined || times.week.has(word);
  const head = words.slice(first.from, first.to).find(isHead);
  const isNumber = at > first.to && /^\d/.test(words[at] ?? '') && !/^\d{4}-/.test(words[at] ?? '');
  if (head === undefined || !isNumber || dateAt(words, at)) return momentAt(words, at, now);
  const end = dayAt([head, ...words.slice(at)], 0, now);
  return end && { ...end, from: at, to: at + end.to - 1 };
}

/** Of two times that stand together the second one is more exact, "Monday 12 December", unless they are of one kind. */
function isLikeness(words: readonly string[], first: PlacedWords<Span>, last: PlacedWords<Span>): boolean {
  const kindOf = ({ from, to, said }: PlacedWords<Span>): string =>
    [
      WEEKDAYS.some((name) => words.slice(from, to).some(times[name].has)),
      said.first === said.last,
      said.minutes === undefined,
    ].join();
  return kindOf(first) === kindOf(last);
}

/** From the first to the last. "30 December to 2 January 2028", "Monday to Friday": the first is the one before the last. */
function spanned(
  words: readonly string[],
  first: PlacedWords<Span>,
  last: PlacedWords<Span>,
  now: Today,
): PlacedWords<Span> {
  const ofYear =
    isYearNumber(words[last.to - 1]) && !isYearNumber(words[first.to - 1]) && isYearly(words, first);
  const isLater = first.said.first > last.said.last;
  const before =
    ofYear || isLater ? momentAt(words, first.from, { ...now, today: last.said.last, isPast: true }) : first;
  const begin = before && before.said.first <= last.said.last ? before.said : first.said;
  const minutes =
    (begin.minutes ?? last.said.minutes)
      ? { minutes: [begin.minutes?.[0] ?? 0, last.said.minutes?.[1] ?? DAY_MINUTES - 1] as const }
      : {};
  return {
    from: first.from,
    to: last.to,
    said: { ...daysFrom(begin.first, last.said.last), ...minutes, isSpan: true },
  };
}

const isYearly = (words: readonly string[], { from, to }: PlacedWords<Span>): boolean =>
  words.slice(from, to).some((word) => monthNamed(word) !== undefined || dateIn(word) !== undefined);

/** The place behind the words that join a time to one behind it; undefined where none do. */
function joinedTo(words: readonly string[], from: number, to: number): number | undefined {
  const before = words.slice(Math.max(0, from - 3), from);
  const isBetween = before.some(times.from.has) || words.slice(to + 1, to + 6).some(times.from.has);
  const joins = (at: number): boolean =>
    words[at] === LINE || times.until.has(words[at]) || (isBetween && lead.and.has(words[at]));
  let next = to;
  while (joins(next)) next = behindSmall(words, next + 1);
  if (next > to && lead.clock.has(words[next]) && dateIn(words[next + 1]) !== undefined) next += 1;
  return next > to ? next : undefined;
}

/** The time with the words around it that limit it. @param least the first place that may be taken */
function limited(
  words: readonly string[],
  moment: PlacedWords<Span>,
  least: number,
  now: Today,
): PlacedWords<Limited> {
  let { from, to } = moment;
  for (let length = lengthBefore(words, from, least); length > 0; length = lengthBefore(words, from, least))
    from -= length;
  for (let length = lengthBehind(words, to); length > 0; length = lengthBehind(words, to)) to += length;
  const around = [...words.slice(from, moment.from), '', ...words.slice(moment.to, to)];
  // "Tomorrow after 14": the day stands before what limits the hour.
  const within = moment.said.minutes ? words.slice(moment.from, moment.to) : [];
  const limits = [...around, '', ...within];
  const said = limits.map((_, at) => firstAt(BOUNDS, limits, at)).find((one) => one !== undefined);
  const isOfEnd = isAt('late', words, moment.from) || isAt('late', words, moment.to - 1);
  const ofEnd = said === 'before' && isOfEnd ? 'by' : said;
  // "From 7 to 9 December" ends.
  const limit = ofEnd === 'from' && moment.said.isSpan ? undefined : ofEnd;
  const isWithin = around.some((_, at) => isAt('within', around, at));
  const days = isWithin ? daysFrom(now.today, moment.said.last) : undefined;
  return { from, to, said: { ...moment.said, ...days, ...eachLimited(moment.said, limit) } };
}

/** "Before noon this week": an hour limits each of several days. */
function eachLimited(
  { isEach, minutes }: Span,
  limit: Limited['limit'],
): Pick<Limited, 'limit' | 'minutes' | 'isSpan'> {
  if (!isEach || !minutes || limit === undefined) return { limit };
  const [open, close] = minutes;
  const isUntil = limit === 'before' || limit === 'by';
  return {
    ...{ limit: undefined, isSpan: true },
    minutes: isUntil ? [0, limit === 'by' ? close : open - 1] : [open, DAY_MINUTES - 1],
  };
}

/** How many words before a place belong to the time there: "after", "den". */
function lengthBefore(words: readonly string[], at: number, least: number): number {
  if (at - 2 >= least && AROUND.some((name) => lengthOf(name, words, at - 2) === 2)) return 2;
  // "Börjar den om i januari?": it starts once more.
  if (isAt('ahead', words, at - 1) && isAt('beside', words, at)) return 0;
  const isNumbered = lead.clock.has(words[at - 1]) && dateIn(words[at]) !== undefined;
  return at - 1 >= least && (isNumbered || AROUND.some((name) => times[name].has(words[at - 1]))) ? 1 : 0;
}

function lengthBehind(words: readonly string[], at: number): number {
  const length = lengthOf('behind', words, at);
  // "15.12:n jälkeen"
  return length === 0 && times.beside.has(words[at]) && isAt('behind', words, at + 1) ? 1 : length;
}

/**
 * What stands behind a time, perhaps behind small words, and hours behind those that limit them: "Monday between 12 and 14". "Kl 14
 * i morgon": the small word may be a part of it.
 */
function behindOf(
  read: TimeReader,
  words: readonly string[],
  at: number,
  now: Today,
): PlacedWords<Span> | undefined {
  let next = at;
  const isLimit = (word: string | undefined): boolean =>
    read === hourAt && [...BOUNDS, 'until' as const].some((name) => times[name].has(word));
  // "Kl 13 den 8 december"
  const isOfDate = (one: number): boolean =>
    lead.clock.has(words[one]) && dateIn(words[one + 1]) !== undefined;
  while (
    times.beside.has(words[next]) ||
    times.clock.has(words[next]) ||
    isLimit(words[next]) ||
    isOfDate(next)
  )
    next += 1;
  return (next > at ? read(words, at, now) : undefined) ?? read(words, next, now);
}

/** A day with its hour, an hour with its day, or one of both. */
const momentAt: TimeReader = (words, at, now) => {
  const day = dayAt(words, at, now);
  if (day) return withHours(words, day, now);
  const part = eachPartAt(words, at, now);
  if (part) return eachPartBefore(words, part, now);
  const hour = hourAt(words, at, now);
  if (!hour || hour.said.minutes === undefined) return hour;
  const other = behindOf(dayAt, words, hour.to, now);
  if (!other) return { ...hour, said: ofNearDay(hour.said, now) };
  // "At 2 tomorrow afternoon"
  return withPartBehind(words, { from: at, to: other.to, said: hoursOfDays(hour.said, other.said) });
};

/** A day, or several, with the hours behind. */
function withHours(words: readonly string[], day: PlacedWords<Span>, now: Today): PlacedWords<Span> {
  if (day.said.minutes !== undefined) return day;
  const each = day.said.last > day.said.first ? behindOf(eachPartAt, words, day.to, now) : undefined;
  const hours = each ?? behindOf(hourAt, words, day.to, now);
  if (!hours) return day;
  return { ...day, to: hours.to, said: hours.said.minutes ? hoursOfDays(hours.said, day.said) : day.said };
}

/** Hours of a day, or of each of several. */
const hoursOfDays = (hours: Span, { first, last }: Span): Span => ({
  ...hours,
  ...daysFrom(first, last),
  ...(last > first && { isEach: true }),
});

/** "In the evenings next week"; without days behind it a time that comes again is none of certain days. */
function eachPartBefore(
  words: readonly string[],
  { from, to, said }: PlacedWords<Span>,
  now: Today,
): PlacedWords<Span> | undefined {
  const days = behindOf(dayAt, words, to, now);
  const isRow = days !== undefined && days.said.last > days.said.first;
  return isRow ? { from, to: days.to, said: hoursOfDays(said, days.said) } : undefined;
}

// Hours.

const EACH_PART = { evenings: 'evening', mornings: 'morning' } as const;

/** "In the evenings", of several days. */
const eachPartAt: TimeReader = (words, at, now) => {
  const next = behindSmall(words, at);
  const part = firstAt(conceptsIn(EACH_PART), words, next);
  return (
    part && {
      from: at,
      to: next + lengthOf(part, words, next),
      said: { ...daysFrom(now.today), minutes: PARTS_OF_DAY[EACH_PART[part]] },
    }
  );
};

/** "Tonight", "this morning", "15:00", "at 3", "klo 15.30", "3pm"; and both: "in the afternoon from 2 to 4", "at 8 in the evening". */
const hourAt: TimeReader = (words, at, now) => {
  const part = partAt(words, at);
  if (!part) {
    const hours = clocksAt(words, at, now);
    return hours && withPartBehind(words, hours);
  }
  const whole = { ...part, said: { ...daysFrom(now.today), minutes: PARTS_OF_DAY[part.said] } };
  const exact = isPartOfHours(part.said)
    ? hoursBehindPart(words, part, part.said, now)
    : clocksAt(words, at, now);
  return exact ?? whole;
};

/** A part of the day. */
function partAt(words: readonly string[], at: number): PlacedWords<PartOfDay> | undefined {
  const parts = conceptsIn(PARTS_OF_DAY);
  const place = isAt('this', words, at) && firstAt(parts, words, at + 1) ? at + 1 : at;
  const part = firstAt(parts, words, place);
  return part && { from: at, to: place + lengthOf(part, words, place), said: part };
}

/** Whether a part of the day is said in a place. */
export const saysPartOfDay = (words: readonly string[], at: number): boolean =>
  partAt(words, at) !== undefined;

type PartOfDay = keyof typeof PARTS_OF_DAY;
type PartOfHours = Exclude<PartOfDay, 'noon' | 'midnight'>;
const isPartOfHours = (part: PartOfDay): part is PartOfHours => part !== 'noon' && part !== 'midnight';

/** "Afternoon from 2 to 4", "i eftermiddag mellan 2 och 4", "afternoon until 4": the hours behind a part of the day. */
function hoursBehindPart(
  words: readonly string[],
  { from, to }: PlacedWords<unknown>,
  part: PartOfHours,
  now: Today,
): PlacedWords<Span> | undefined {
  let at = to;
  while (IN_PART.some((name) => times[name].has(words[at]))) at += 1;
  const hours = (at > to ? clocksAt(words, at - 1, now) : undefined) ?? clocksAt(words, at, now);
  if (!hours?.said.minutes) return undefined;
  const minutes = inPart(part, hours.said.minutes);
  const isEnd = !hours.said.isSpan && words.slice(to, at).some(times.until.has);
  const [first] = PARTS_OF_DAY[part];
  const said = isEnd ? { minutes: [first, minutes[0] - 1] as const, isSpan: true as const } : { minutes };
  return { from, to: hours.to, said: { ...hours.said, ...said } };
}

const IN_PART = [...BOUNDS, 'until', 'beside', 'clock'] as const;

/** "From 2 to 4 in the afternoon", "kl 2-4 på eftermiddagen": hours with the part of the day behind them. */
function withPartBehind(words: readonly string[], hours: PlacedWords<Span>): PlacedWords<Span> {
  let at = hours.to;
  const isSmall = (): boolean => times.beside.has(words[at]) || lead.definite.has(words[at]);
  // "Kl 10 i morgon" is no morning.
  while (isSmall() && !isAt('tomorrow', words, at)) at += 1;
  const part = isAt('tomorrow', words, at) ? undefined : partAt(words, at);
  return part && isPartOfHours(part.said) && hours.said.minutes
    ? { ...hours, to: part.to, said: { ...hours.said, minutes: inPart(part.said, hours.said.minutes) } }
    : hours;
}

const HALF_DAY = DAY_MINUTES / 2;
/** An hour before this one that is said of an afternoon or an evening is one of its half of the day. */
const EARLY = 8 * 60;

/** Hours in a part of the day: "afternoon from 2 to 4" is 14-16, and "morning from 10 to 2" ends at 14. */
function inPart(
  part: PartOfHours,
  [open, close]: readonly [number, number],
): readonly [from: number, to: number] {
  const [first, last] = PARTS_OF_DAY[part];
  const isLate = part !== 'morning' && open < EARLY;
  const begin =
    [open, open + HALF_DAY].find((one) => first <= one && one <= last) ?? (isLate ? open + HALF_DAY : open);
  return [begin, begin + ((close - open + DAY_MINUTES) % HALF_DAY)];
}

/** Hours of the clock: "15:00", "at 3", "from 2 to 4". */
const clocksAt: TimeReader = (words, at, { today }) => {
  const middle = middleAt(words, at);
  const led = clockAt(words, at, true) ?? middle;
  if (!led) return undefined;
  const alone = clockAt(words, at);
  const next = joinedTo(words, at, led.to);
  const isHour = (alone ?? middle) !== undefined;
  const end = next === undefined ? undefined : (clockAt(words, next, isHour) ?? middleAt(words, next));
  const found = end ? led : alone;
  if (!found) return undefined;
  const minutes = end ? hoursOf(words, found, end) : ([found.said, found.said] as const);
  return {
    from: at,
    to: end?.to ?? found.to,
    said: { ...daysFrom(today), minutes, ...(end && { isSpan: true }) },
  };
};

/** Noon and midnight, as one end of hours: "from ten to noon". */
function middleAt(words: readonly string[], at: number): PlacedWords<number> | undefined {
  const part = partAt(words, at);
  if (!part || isPartOfHours(part.said)) return undefined;
  return { ...part, said: part.said === 'noon' ? DAY_MINUTES / 2 : DAY_MINUTES };
}

/** "2-4pm": an hour alone is of the half of the day that the last one is of. */
function hoursOf(
  words: readonly string[],
  first: PlacedWords<number>,
  last: PlacedWords<number>,
): readonly [number, number] {
  const isAlone =
    first.to - first.from === 1 && /^\d+$/.test(words[first.from] ?? '') && words[last.to - 1]?.endsWith('m');
  const begin =
    isAlone && first.said + DAY_MINUTES / 2 < last.said ? first.said + DAY_MINUTES / 2 : first.said;
  return [begin, last.said - 1];
}

/** The minute of the day. "15.12" alone is a day. */
function clockAt(
  words: readonly string[],
  at: number,
  isLed = times.clock.has(words[at - 1]),
): PlacedWords<number> | undefined {
  const [, digits = '25', glued] = /^(\d{1,2})(am|pm)?$/.exec(words[at] ?? '') ?? [];
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

// As they were understood.

const ending = (minute: number): number => (minute === DAY_MINUTES ? minute : minute % DAY_MINUTES);

/** The time as it was understood: "1–31 Jan 2027", "after 26 Dec", "28 Nov 15:00". */
export function timeWords({ first, last, minutes, limit }: SaidTime, reader: Reader): string {
  const { language } = reader;
  const [open = 0, close = 0] = minutes ?? [];
  const hours = close > open ? [open, close + 1] : [open];
  // A day ends at 24.
  const ofDay = minutes && hours.map((one) => clock(ending(one), language)).join('–');
  const words = (one: number, other: number): string => joined([daysWords(one, other, reader), ofDay], ' ');
  const edge = limit === 'after' || limit === 'by' ? last : first;
  return limit === undefined ? words(first, last) : texts(language).dates[limit](words(edge, edge));
}
