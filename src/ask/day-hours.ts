/** Hours as they are said of rooms and lessons: "at two" is in the afternoon, and "at ten" at noon is tomorrow's. */
import type { Reader } from '../cards/card.ts';
import { dayNumber } from '../cards/dates.ts';
import { vocabulary } from '../i18n/index.ts';
import { boundsOf, localInstant } from '../study-client/days.ts';
import { isPastAt, nameWeekday } from './days.ts';
import { amountAt } from './lead-words.ts';
import { partsOfCompound, readTime, type SaidTime, wordsOfTime } from './times.ts';

const { times, lead, rooms } = vocabulary;

/** An hour that began within this time is the present one, in milliseconds. */
const JUST_NOW = 15 * 60_000;
const DAY_MINUTES = 24 * 60;
const HALF_DAY = DAY_MINUTES / 2;

// What is said.

const HOUR_WORDS = Object.entries(vocabulary.hours);
export const HOUR = /^(?:[01]?\d|2[0-4])$/;

/** An hour in words, or in figures behind a word that limits it; `said`: in figures. */
interface SaidHour {
  readonly said: string;
  readonly places: readonly number[];
}

const LIMITS = [times.clock, times.after, times.before, times.by, times.from, times.until];

/** "At two", "kahdelta", "puoli kolmelta", "after 3", "between two and four", "kahdesta neljään". */
export function hourSaid(
  words: readonly string[],
  at: number,
  used: ReadonlySet<number>,
): SaidHour | undefined {
  const [word = '', before, earlier] = [words[at], words[at - 1], words[at - 2]];
  const isFigure = HOUR.test(word) && !used.has(at);
  const hour = isFigure ? word : hourOf(word);
  if (hour === undefined || counts(words, at)) return undefined;
  const said = halfSaid(words, at, Number(hour));
  if (said) return said;
  const joins = joinsBehind(words, at);
  const behind = joins ? [at + 1] : [];
  if (isOfSpan(words, at)) return { said: hour, places: [at, ...behind] };
  if (isLed(before) || isSecond(before, earlier)) return { said: hour, places: [at - 1, at, ...behind] };
  const isAlone = joins || isFirst(words, at) || (!isFigure && rooms.byItself.has(word));
  return isAlone ? { said: hour, places: [at, ...behind] } : undefined;
}

/** "Ten people": no hour. */
const counts = (words: readonly string[], at: number): boolean => vocabulary.seats.counted.has(words[at + 1]);

const hourOf = (word = ''): string | undefined => HOUR_WORDS.find(([, { has }]) => has(word))?.[0];

/** Whether a word is an hour, in figures or words. */
const isHour = (word = ''): boolean => HOUR.test(word) || hourOf(word) !== undefined;

/** "Kahdesta neljään" */
const isOfSpan = (words: readonly string[], at: number): boolean =>
  (rooms.hourFrom.has(words[at]) && rooms.hourTo.has(words[at + 1])) ||
  (rooms.hourTo.has(words[at]) && rooms.hourFrom.has(words[at - 1]));

/** Whether the word behind an hour limits it, or leads to the last one: "ten to twelve", "ten and noon". */
function joinsBehind(words: readonly string[], at: number): boolean {
  const [next, end] = [words[at + 1], words[at + 2]];
  if (times.behind.has(next)) return true;
  if (counts(words, at + 2)) return false;
  return isMiddle(end)
    ? times.until.has(next) || lead.and.has(next)
    : times.until.has(next) && hourOf(end) !== undefined;
}
const isMiddle = (word: string | undefined): boolean => times.noon.has(word) || times.midnight.has(word);

/** "Kahden" of "kahden ja neljän välillä": what limits hours stands behind them. */
const isFirst = (words: readonly string[], at: number): boolean =>
  lead.and.has(words[at + 1]) && isHour(words[at + 2]) && times.behind.has(words[at + 3]);

const isLed = (before: string | undefined): boolean => LIMITS.some(({ has }) => has(before));

/** "Four" of "two and four". */
const isSecond = (before: string | undefined, earlier: string | undefined): boolean =>
  [lead.and, times.until].some(({ has }) => has(before)) && isHour(earlier);

/** "Half past two", and "puoli kolme" and "halv tre", which are half an hour before three. */
function halfSaid(words: readonly string[], at: number, hour: number): SaidHour | undefined {
  const [before, earlier] = [words[at - 1], words[at - 2]];
  const half = rooms.halfPast.has(`${earlier} ${before}`) ? 2 : Number(rooms.halfTo.has(before));
  if (half === 0) return undefined;
  const from = at - half - Number(times.clock.has(words[at - half - 1]));
  const spoken = half === 2 ? hour : (hour + 11) % 12 || 12;
  // Nothing is asked of "half past two" at night, unless "am" says so, which stands in figures then.
  const isOfDay = spoken * 60 < FIRST_HOUR && !words.some((word) => HALVES.some(({ has }) => has(word)));
  const figure = isOfDay ? spoken + 12 : spoken;
  return { said: `${figure} 30`, places: Array.from({ length: at - from + 1 }, (_, nth) => from + nth) };
}

export function atHour(hour: string, before: string | undefined): string[] {
  if (rooms.hourFrom.has(before)) return ['-', hour];
  return times.clock.has(before) || lead.and.has(before) ? [hour] : [CLOCK, hour];
}
const [CLOCK = 'at'] = times.clock.words;

const SPAN = /^(?:[01]?\d|2[0-4])-(?:[01]?\d|2[0-4])$/;

/** Whether an hour is beyond doubt one, also where nothing else speaks of a time: "at half past three", "kolmelta". */
export function isSureHour(words: readonly string[], at: number, used: ReadonlySet<number>): boolean {
  const hour = hourSaid(words, at, used);
  if (!hour) return false;
  const isAlone =
    hour.said.endsWith(' 30') || times.clock.has(words[at - 1]) || rooms.byItself.has(words[at]);
  const isSpan = leadsSpan(words, at) || (isOfSpan(words, at) && !counts(words, at + 1));
  return isAlone || (!HOUR.test(words[at] ?? '') && isSpan);
}

/** "Two" of "between two and four", "kahden ja neljän välillä"; in figures it may count seats. */
export function leadsSpan(words: readonly string[], at: number): boolean {
  const isBetween = times.from.has(words[at - 1]) || times.behind.has(words[at + 3]);
  const joins = lead.and.has(words[at + 1]) || times.until.has(words[at + 1]);
  return isBetween && joins && isHour(words[at + 2]) && !counts(words, at + 2);
}

/** The words with hours in figures behind a word for the clock: "on Monday at two", "tomorrow 10-12", "between 12 and 14". */
export function hoursInFigures(words: readonly string[]): readonly string[] {
  const used = wordsOfTime(words);
  const hours = words.map((_, at) => (amountAt(words, at) ? undefined : hourSaid(words, at, used)));
  const ofHalf = new Set(hours.flatMap((one) => (one?.said.endsWith(' 30') ? one.places.slice(0, -1) : [])));
  const bare = (word: string, at: number): string | undefined =>
    used.size > 0 && !used.has(at) && SPAN.test(word) ? word : undefined;
  return words.flatMap((word, at) => {
    if (ofHalf.has(at)) return [];
    const hour = hours[at]?.said ?? bare(word, at);
    return hour === undefined ? [word] : atHour(hour, ofHalf.has(at - 1) ? undefined : words[at - 1]);
  });
}

/** The places of a time, with the hours that no word for the clock leads: "on Monday between 2 and 4". */
export function placesOfTime(words: readonly string[]): ReadonlySet<number> {
  const used = wordsOfTime(words);
  const hours = words.map((_, at) =>
    used.size === 0 || amountAt(words, at) ? undefined : hourSaid(words, at, used),
  );
  return new Set([...used, ...hours.flatMap((one) => one?.places ?? [])]);
}

// What is meant.

/** The time that words say, by the clocks of a reader: an hour without a half of the day is one of the day's. */
export function readDayTime(words: readonly string[], reader: Reader): SaidTime | undefined {
  const said = readTime(words, reader);
  const today = dayNumber(reader.now, reader.zone);
  const early = readTime(words, { ...reader, now: localInstant(today, 0, reader.zone) });
  // "In two hours" is no hour of the clock.
  if (!said || !early || early.minutes?.join() !== said.minutes?.join()) return said;
  const named = thisWeekday(words, early, reader, today) ?? early;
  if (!named.minutes) return named;
  const minutes = inDay(named.minutes, words, named.isSpan === true);
  const isLater =
    !named.isEach && !isDated(words, reader, today) && isOver({ ...named, minutes }, words, today, reader);
  const away = isLater ? (nameWeekday(words) ? 7 : 1) : 0;
  const [first, last] = [named.first + away, named.last + away];
  const [open, close] = minutes;
  const [begin, end] = [localInstant(first, open, reader.zone), localInstant(last, close + 1, reader.zone)];
  const { from, until } = boundsOf(named.limit, begin, end);
  // "Before ten on Monday" is of Monday alone.
  const [dawn, midnight] = [localInstant(first, 0, reader.zone), localInstant(last + 1, 0, reader.zone)];
  return {
    ...named,
    ...{ first, last, minutes },
    from: Math.max(from, Math.min(dawn, begin)),
    until: Math.min(until, Math.max(midnight, end)),
  };
}

/** Whether words say the date of today: a day earlier they mean the same one. A weekday may be the next one. */
const isDated = (words: readonly string[], reader: Reader, today: number): boolean =>
  !nameWeekday(words) &&
  readTime(words, { ...reader, now: localInstant(today - 1, 0, reader.zone) })?.first === today;

/** Whether a limit says from when on. */
export const isFromHour = (limit: SaidTime['limit']): boolean => limit === 'after' || limit === 'from';

/** Whether hours of today are over, so that those of another day are meant. */
function isOver(
  { first, minutes: [, close], isSpan, limit }: SaidTime & { readonly minutes: readonly [number, number] },
  words: readonly string[],
  today: number,
  { now, zone }: Reader,
): boolean {
  const isSaid = words.some((word, at) => times.today.has(word) || isPastAt(words, at));
  // "After two" goes on to the end of the day.
  const goesOn = isFromHour(limit);
  return (
    !isSaid && !goesOn && first === today && localInstant(today, close, zone) < now - (isSpan ? 0 : JUST_NOW)
  );
}

/** "Friday" on a Friday is today. */
function thisWeekday(
  words: readonly string[],
  { first, last }: SaidTime,
  reader: Reader,
  today: number,
): SaidTime | undefined {
  if (first !== today + 7 || last !== first || !nameWeekday(words) || words.some(times.next.has))
    return undefined;
  return readTime(words, { ...reader, now: localInstant(today - 1, HALF_DAY, reader.zone) });
}

/** The first hour of a day of rooms and lessons that is one of the morning where nothing tells, in minutes. */
const FIRST_HOUR = 7 * 60;

/** "At two" is two in the afternoon, unless a half of the day, or a zero, says otherwise: "2 am", "02:00". */
function inDay(
  [open, close]: readonly [number, number],
  words: readonly string[],
  isSpan: boolean,
): readonly [number, number] {
  const parts = words.flatMap((word) => partsOfCompound(word) ?? [word]);
  // "I morgon" is no morning.
  const isHalf = (word: string, at: number): boolean =>
    HALVES.some(({ has }) => has(word)) && !times.tomorrow.has(`${parts[at - 1]} ${word}`);
  const isTold = parts.some((word, at) => /^0\d/.test(word) || /\d[ap]m$/.test(word) || isHalf(word, at));
  if (isTold || open < 60 || isWritten(words, open, isSpan))
    return [open, close < open ? close + DAY_MINUTES : close];
  const begin = open < FIRST_HOUR ? open + HALF_DAY : open;
  if (!isSpan) return [begin, begin + close - open];
  const isLater = close < begin && close + HALF_DAY > begin;
  return [begin, isLater ? close + HALF_DAY : close < begin ? close + DAY_MINUTES : close];
}

/** Hours in figures with minutes, or from one to another, stand as they were written: "3:30", "4-5". */
const isWritten = (words: readonly string[], open: number, isSpan: boolean): boolean =>
  open % 60 > 0 || words.includes('00') || (isSpan && words.some((word) => /^\d{1,2}-\d/.test(word)));

const HALVES = [
  times.am,
  times.pm,
  times.morning,
  times.mornings,
  times.evening,
  times.evenings,
  times.midnight,
  times.tonight,
];
