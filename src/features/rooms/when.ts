/** For when a room is wanted: which words say so, and the instants that they mean. Hours are those of the university. */
import { z } from 'zod';
import { atHour, HOUR, hourSaid, isFromHour, isSureHour, readDayTime } from '../../ask/day-hours.ts';
import { isPastAt, nameWeekday } from '../../ask/days.ts';
import { amountAt } from '../../ask/lead-words.ts';
import type { Token } from '../../ask/question.ts';
import { isVagueTime, type SaidTime, timeIn, wordsOfTime } from '../../ask/times.ts';
import type { Reader } from '../../cards/card.ts';
import { dayNumber } from '../../cards/dates.ts';
import { readerThere } from '../../cards/lessons.ts';
import { vocabulary } from '../../i18n/index.ts';
import { lengthAt } from '../../i18n/patterns.ts';
import { localInstant } from '../../study-client/days.ts';
import { isCounted, unquoted } from './seats.ts';

const { times, lead, rooms } = vocabulary;

const DAY_MINUTES = 24 * 60;
const LONGEST_SAID = 100;
/** A room that is without a reservation for less is of no use, in minutes. */
export const LEAST = 30;
const MOST = DAY_MINUTES;
/** The last instant that a request may name, in seconds: a date of four digits. */
const LAST_SECOND = 253_402_300_799;
const second = z.int().min(0).max(LAST_SECOND);

/** For when rooms are wanted, as a request carries it. */
export const roomTime = z.object({
  /** As it was said: "tomorrow at 10-12". */
  when: z.string().max(LONGEST_SAID).optional(),
  /** What is written as a time and is none. */
  odd: z.string().max(LONGEST_SAID).optional(),
  /** As it was understood: from one instant on, or up to another, in epoch seconds. */
  at: z.object({ from: second, until: second.optional() }).optional(),
  /** For how many minutes at least. */
  least: z.int().min(1).max(MOST).optional(),
  /** More days were asked for than the one that was understood. */
  isOfMore: z.literal(true).optional(),
  /** For when rooms were wanted before: what `when` leaves open is of that. */
  before: z.object({ from: second, until: second.optional() }).optional(),
});
export type RoomTime = z.infer<typeof roomTime>;

// What is said.

const CLOCK = /^(\d{1,2}):(\d\d)$/;
const HOURS_TO = /^(\d{1,2})(?:[.:]\d\d)?-(\d{1,2})(?:[.:]\d\d)?$/;
const [EVENING, MORNING, LAST_HOUR] = [18, 8, 24];

/** "25:00", and "16-14", which would end before it begins. */
export const oddTimeIn = (words: readonly string[]): string | undefined =>
  // A question is parted at the colon.
  words.map((word, at) => (words[at + 1] === '00' ? `${word}:00` : word)).find(isOddClock) ??
  words.find((word, at) => isReversed(word) && !isCounted(words, at));

function isOddClock(word: string): boolean {
  const [, hour, minute] = CLOCK.exec(word) ?? [];
  return Number(hour) > LAST_HOUR || Number(minute) > 59;
}

/** Only an evening goes on into the night. */
function isReversed(word: string): boolean {
  const [, from, to] = HOURS_TO.exec(word) ?? [];
  const isOfNight = Number(from) >= EVENING && Number(to) <= MORNING;
  return Number(to) < Number(from) && Number(from) <= LAST_HOUR && !isOfNight;
}

/** The places of words that say an hour in words, or for how long; times in figures are read elsewhere. */
export function spokenTimes(typed: readonly Token[]): ReadonlySet<number> {
  const words = typed.map(unquoted);
  const used = wordsOfTime(words);
  const places = words.flatMap((_, at) => [
    ...(hourSaid(words, at, used)?.places ?? []),
    ...Array.from({ length: lengthAt(rooms.now, words, at) }, (_one, nth) => at + nth),
    ...(lengthOf(words, at, used)?.places ?? []),
  ]);
  return new Set(places);
}

/**
 * Whether words say for when or for how long a room is wanted, so that it must be free: "now", "for an hour". Hours behind a word
 * that limits them may be seats: "from 20 to 40".
 */
export function tellsWhen(typed: readonly Token[]): boolean {
  const words = typed.map(unquoted);
  const used = wordsOfTime(words);
  return words.some(
    (_, at) =>
      lengthAt(rooms.now, words, at) > 0 ||
      lengthOf(words, at, used) !== undefined ||
      isSureHour(words, at, used),
  );
}

/** For how long a room is wanted: "for an hour", "2 h", "tunniksi". An amount within a time is none: "in an hour". */
function lengthOf(words: readonly string[], at: number, used: ReadonlySet<number>) {
  const alone = lengthAt(rooms.anHour, words, at);
  if (alone > 0) return { minutes: 60, places: Array.from({ length: alone }, (_, nth) => at + nth) };
  const amount = amountAt(words, at);
  if (!amount?.isCounted || words.slice(at - 1, at).some(lead.ahead.has)) return undefined;
  const minutes = Math.round(
    amount.number *
      { minute: 1, quarterHour: 15, halfHour: 30, hour: 60, day: 0, week: 0, month: 0 }[amount.unit],
  );
  const places = Array.from({ length: amount.end - at }, (_, nth) => at + nth);
  const isOfTime = places.some((one) => used.has(one));
  return minutes < 1 || minutes > MOST || isOfTime ? undefined : { minutes, places };
}

/**
 * What words say of the time for which a room is wanted. Hours stand in figures behind a word for the clock, also where
 * they were typed in words.
 * @param asked the places of words that ask whether a room is free, or tell when
 */
export function timeSaid(
  typed: readonly Token[],
  asked: ReadonlySet<number>,
): Pick<RoomTime, 'when' | 'least'> {
  const typedWords = typed.map(unquoted);
  const parts = typed.flatMap((token, at) =>
    // "13-15 40 seats": the minutes of no hour.
    partsOfDate(isCounted(typedWords, at) ? '' : unquoted(token), typed[at - 1]).map((word) => ({
      word,
      isAsked: asked.has(at),
    })),
  );
  const words = parts.map(({ word }) => word);
  const booked = new Set(parts.flatMap(({ isAsked }, at) => (isAsked ? [at] : [])));
  const used = wordsOfTime(words);
  const lengths = words.flatMap((_, at) => lengthOf(words, at, used) ?? []);
  const ofLength = new Set(lengths.flatMap(({ places }) => places));
  const hours = words.map((_, at) => hourSaid(words, at, used));
  const ofHalf = new Set(hours.flatMap((one) => (one?.said.endsWith(' 30') ? one.places.slice(0, -1) : [])));
  const isSaid = (at: number): boolean => booked.has(at) && !ofLength.has(at);
  const hourAt = (word: string, at: number): string | undefined =>
    hours[at]?.said ?? (isSaid(at) && !used.has(at) ? bareHours(word) : undefined);
  const said = words.flatMap((word, at) => {
    if (ofHalf.has(at)) return [];
    const hour = hourAt(word, at);
    if (hour !== undefined) return atHour(hour, ofHalf.has(at - 1) ? undefined : words[at - 1]);
    const isPast = isPastAt(words, at);
    return isSaid(at) || isPast ? [word] : [];
  });
  const when = timeIn(
    said
      .join(' ')
      .split(' ')
      .filter((word) => word !== ''),
  );
  const [length] = lengths;
  return {
    ...(when !== '' && { when: when.slice(0, LONGEST_SAID) }),
    ...(length && { least: length.minutes }),
  };
}

const DATE = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.?(?:20\d\d)?$/;

/** "28.3.2027" is one word of a command; behind a word for the clock "10.12" is an hour. */
const partsOfDate = (word: string, before: Token | undefined): string[] =>
  DATE.test(word) && !(before && times.clock.has(unquoted(before)))
    ? word.split('.').filter((part) => part !== '')
    : [word];

/** From an hour to none: "10-26". */
export const isBeyondDay = (word: string): boolean => /^\d{1,3}-(?:2[5-9]|[3-9]\d)$/.test(word);

/** "Tomorrow 10-12", "fri 12": hours that no word for the clock leads. "10-26" is a room. */
function bareHours(word: string): string | undefined {
  if (isBeyondDay(word)) return undefined;
  const parts = word.replace(/(?<=\d)[.:](?=\d\d(?:-|$))/g, ' ');
  return HOUR.test(/^\d+/.exec(parts)?.[0] ?? '') ? parts : undefined;
}

// What is meant.

/** When a room is wanted. Epoch milliseconds; `until` undefined: from an instant on, for `least` minutes. */
export interface MeantTime {
  readonly from: number;
  readonly until: number | undefined;
  readonly least: number;
  readonly isNow: boolean;
  /** More days were asked for than the one that is meant. */
  readonly isOfMore: boolean;
}

/** The instants that a request means, reckoned from the reader's now. */
export function timeMeant(request: RoomTime, reader: Reader): MeantTime {
  const { when, at, least = LEAST } = request;
  const isOfMore = request.isOfMore === true;
  if (at) {
    const until = at.until === undefined ? undefined : at.until * 1000;
    return { from: at.from * 1000, until, least, isNow: false, isOfMore };
  }
  const words = when?.split(' ') ?? [];
  const said = when === undefined ? undefined : readDayTime(words, readerThere(reader));
  if (!said) return { from: reader.now, until: undefined, least, isNow: true, isOfMore };
  const kept = keptTime(request, words, said, reader);
  if (kept) return { ...kept, least, isNow: false, isOfMore: false };
  const { first, last } = said;
  const today = dayNumber(reader.now, reader.zone);
  const isSeveral = last > first;
  const day = isSeveral && first < today && today <= last ? today : first;
  const minutes = isSeveral && !said.isEach ? undefined : said.minutes;
  const meant = minutes ? hoursMeant(day, minutes, howMeant(words, said), reader) : dayMeant(day, reader);
  return { ...meant, least, isNow: false, isOfMore: isSeveral };
}

const howMeant = (words: readonly string[], { isSpan, limit }: SaidTime) => ({
  isFrom: isFromHour(limit),
  isEnd: !isSpan && words.some((word) => ENDS.some(({ has }) => has(word))),
  isPart: !isSpan,
});

/**
 * A time that leaves open what was said before: "until 17" is of the day before, and "next week" has its weekday and hours. Undefined: it
 * leaves nothing open that was said.
 */
function keptTime(
  request: RoomTime,
  words: readonly string[],
  said: SaidTime,
  reader: Reader,
): MeantHours | undefined {
  const before = spanBefore(request, reader);
  if (!before) return undefined;
  return said.minutes
    ? saysHourAlone(words)
      ? onDayBefore(before, words, reader)
      : undefined
    : atHoursBefore(before, said, reader);
}

type SpanBefore = NonNullable<ReturnType<typeof spanBefore>>;

/** Hours of the day before. What only ends begins as before. */
function onDayBefore(
  { day, minutes }: SpanBefore,
  words: readonly string[],
  reader: Reader,
): MeantHours | undefined {
  const there = readDayTime(words, readerThere({ ...reader, now: localInstant(day, 0, reader.zone) }));
  if (!there?.minutes) return undefined;
  const how = howMeant(words, there);
  const meant = hoursMeant(day, there.minutes, how, reader);
  const begin = localInstant(day, minutes?.[0] ?? 0, reader.zone);
  const goesOn = how.isEnd && minutes !== undefined && begin < (meant.until ?? 0);
  return goesOn ? { ...meant, from: begin } : meant;
}

/** The hours of before on another day; of several days on that weekday. */
function atHoursBefore(
  { day, minutes }: SpanBefore,
  { first, last }: SaidTime,
  reader: Reader,
): MeantHours | undefined {
  const same = first + ((((day - first) % 7) + 7) % 7);
  if (!minutes || (last > first && same > last)) return undefined;
  // "Next week" behind a day of next week is the one after it.
  const other = last > first ? same + (same === day ? 7 : 0) : first;
  return hoursMeant(other, minutes, { isEnd: false, isPart: false, isFrom: false }, reader);
}

/** The day of the time before, and its hours; a time up to midnight has none, since it is a day or what is left of one. */
function spanBefore({ before }: RoomTime, { zone }: Reader) {
  if (!before) return undefined;
  const [from, until] = [before.from * 1000, before.until === undefined ? undefined : before.until * 1000];
  const day = dayNumber(from, zone);
  const minuteOf = (instant: number): number => Math.round((instant - localInstant(day, 0, zone)) / 60_000);
  const [open, close] = [minuteOf(from), until === undefined ? undefined : minuteOf(until) - 1];
  if (close !== undefined && close >= DAY_MINUTES - 1) return { day, minutes: undefined };
  return { day, minutes: [open, close ?? open] as const };
}

/** Whether a time says an hour and leaves its day open: "until 17", "15-16". */
const saysHourAlone = (words: readonly string[]): boolean =>
  isVagueTime(words.map((word) => word.replace(HOURS, '1')).join(' ')) && !nameWeekday(words);
const HOURS = /^\d{1,2}(?:[-:.]\d{1,2}){0,3}$/;

type MeantHours = Pick<MeantTime, 'from' | 'until'>;

/** A whole day; of today what is left. */
function dayMeant(day: number, { now, zone }: Reader): MeantHours {
  const [begin, end] = [localInstant(day, 0, zone), localInstant(day + 1, 0, zone)];
  return { from: begin <= now && now < end ? now : begin, until: end };
}

/** Hours of a day. @param how `isEnd`: up to the hour; `isFrom`: from it on; `isPart`: of a part of the day what is left counts */
function hoursMeant(
  day: number,
  [open, close]: readonly [number, number],
  { isEnd, isPart, isFrom }: ReturnType<typeof howMeant>,
  { now, zone }: Reader,
): MeantHours {
  const from = localInstant(day, open, zone);
  if (isEnd) return { from: Math.max(localInstant(day, 0, zone), now), until: from > now ? from : undefined };
  if (close <= open) return { from: isFrom ? Math.max(from, now) : from, until: undefined };
  const until = localInstant(day, close + 1, zone);
  return { from: isPart && from < now && now < until ? now : from, until };
}

const ENDS = [times.by, times.before, times.until];

/**
 * The request with the instants that it means in the place of words, so that it means the same tomorrow. What is asked for now
 * stays so. Where nothing is known of reservations, a time changes nothing.
 */
export function withTimeMeant<R extends RoomTime & { readonly asksFree?: true | undefined }>(
  request: R,
  isKnown: boolean,
  reader: Reader,
): R {
  const { when: _, at: __, least: ___, isOfMore: ____, before: _____, odd: ______, ...rest } = request;
  if (!isKnown || !request.asksFree) return rest as R;
  const { from, until, least, isNow, isOfMore } = timeMeant(request, reader);
  const secondOf = (instant: number): number => Math.floor(instant / 1000);
  const at = { from: secondOf(from), ...(until !== undefined && { until: secondOf(until) }) };
  return { ...rest, least, ...(!isNow && { at }), ...(isOfMore && { isOfMore }) } as R;
}
