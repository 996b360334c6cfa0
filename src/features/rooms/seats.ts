/** Reads how many seats a room must have, in which order, and when free, from commands and questions. */

import type { Token } from '../../ask/question.ts';
import { wordsOfTime } from '../../ask/times.ts';
import { isYear } from '../../ask/words.ts';
import { vocabulary } from '../../i18n/index.ts';
import { type Concept, lengthAt } from '../../i18n/patterns.ts';

/** How a number limits. */
type Relation = 'atLeast' | 'above' | 'atMost' | 'below' | 'exactly';

const { seats, rooms } = vocabulary;
const { ahead, beside } = vocabulary.times;
const { booking, connector, except, biggest, bigger, smallest, smaller, sort: sorts } = rooms;
const RELATIONS: readonly Relation[] = ['atLeast', 'above', 'atMost', 'below', 'exactly'];
/** Relations that become their contrary after "no" or "inte": "no more than 40". */
const CONTRARY: Partial<Record<Relation, Relation>> = { above: 'atMost', below: 'atLeast' };

// How the words before and after a number make it a limit of seats.

/** A relation, and the place of the first word that expresses it. */
interface Lead {
  readonly relation: Relation;
  readonly from: number;
}

/** A negation may stand at most this many words before a limit: “I don’t need rooms over 40”. */
const NEGATED_WITHIN = 3;

/** The words before a number that make it a limit: "more than", "färre än", "up to", "at least about". */
function leadOf(words: readonly string[], at: number): Lead | undefined {
  const near = seats.about.has(words[at - 1]) ? at - 2 : at - 1;
  const [word = '', before = ''] = [words[near], words[near - 1]];
  const compared = seats.than.has(word) ? comparedBy(before, 'above', 'below') : undefined;
  const saidBy = (said: string) => RELATIONS.find((one) => seats[one].has(said));
  const ofTwo = saidBy(`${before} ${word}`) ?? compared;
  const relation = ofTwo ?? saidBy(word);
  if (!relation) return undefined;
  const from = ofTwo ? near - 1 : near;
  const isNegated = words.slice(Math.max(from - NEGATED_WITHIN, 0), from).some((one) => seats.not.has(one));
  const contrary = isNegated ? CONTRARY[relation] : undefined;
  const isBeside = contrary && seats.not.has(words[from - 1]);
  return { relation: contrary ?? relation, from: isBeside ? from - 1 : leadStart(words, from) };
}

/** What "more" and "less" make of a number. */
function comparedBy(word: string | undefined, more: Relation, less: Relation): Relation | undefined {
  if (seats.less.has(word)) return less;
  return seats.more.has(word) ? more : undefined;
}

/** Where the words that belong to a limit begin: "at (least)", "capacity of (≥40)". */
function leadStart(words: readonly string[], from: number): number {
  const start = seats.at.has(words[from - 1]) ? from - 1 : from;
  const counted = seats.of.has(words[start - 1]) ? start - 2 : start - 1;
  return [seats.counted, seats.capacity].some(({ has }) => has(words[counted])) ? counted : start;
}

/** The relation that words after a number express, if any, and the place of the last of them. */
interface Tail {
  readonly relation?: Relation;
  readonly to: number;
}

/**
 * The words after a number that belong to it: "40 seats", "40:lle hengelle", "40 platser eller fler", "40 at
 * most".
 */
function tailOf(words: readonly string[], at: number): Tail {
  // "40:lle" alone means that so many people need a place.
  const ending = seats.forPeople.has(words[at + 1]) ? at + 1 : at;
  const to = seats.counted.has(words[ending + 1]) ? ending + 1 : ending;
  return atMostAfter(words, to) ?? orAfter(words, to) ?? { to };
}

function atMostAfter(words: readonly string[], to: number): Tail | undefined {
  const limit = seats.at.has(words[to + 1]) ? to + 2 : to + 1;
  const isLimit = seats.atMost.has(words[limit]) && !/^\d/.test(words[limit + 1] ?? '');
  return isLimit ? { relation: 'atMost', to: limit } : undefined;
}

function orAfter(words: readonly string[], to: number): Tail | undefined {
  const relation = seats.or.has(words[to + 1]) ? comparedBy(words[to + 2], 'atLeast', 'atMost') : undefined;
  return relation && { relation, to: seats.counted.has(words[to + 3]) ? to + 3 : to + 2 };
}

export const MOST_SEATS = 9999;
/** `40+`, `≥40`, `>=40`, `>40`, `<40`, each with or without "seats" glued to its front. */
const SIGNED = /^(\p{L}*)(?:(>=|≥|>|<=|≤|<|=)(\d{1,9})\+?|(\d{1,9})\+)$/u;
const NUMBER = /^\d{1,4}$/;
/** `20-40`. */
const SPAN = /^(\d{1,4})-(\d{1,4})$/;
/** "40-paikkainen", "40-seat". */
const COMPOUND = /^(\d{1,4})-(\p{L}.*)$/u;

/** From one number to another, both included. */
type Bounds = readonly [least: number, most: number];

const ANY = Number.POSITIVE_INFINITY;
const BOUNDS: Readonly<Record<Relation, (n: number) => Bounds>> = {
  atLeast: (n) => [n, ANY],
  above: (n) => [n + 1, ANY],
  atMost: (n) => [0, n],
  below: (n) => [0, n - 1],
  exactly: (n) => [n, n],
};
const SIGNS: Readonly<Record<string, Relation>> = {
  '>=': 'atLeast',
  '≥': 'atLeast',
  '>': 'above',
  '<=': 'atMost',
  '≤': 'atMost',
  '<': 'below',
};
export interface Seats {
  /** The largest of the given lower limits, 1–9999. */
  readonly minSeats?: number;
  /** The smallest of the given upper limits, 0–9999. */
  readonly maxSeats?: number;
  /** The places of the words about seats. */
  readonly used: ReadonlySet<number>;
}

/** The limits that one or two numbers set, and the places of the first and the last word about them. */
interface Said {
  readonly bounds: Bounds;
  readonly from: number;
  readonly to: number;
}

/** Finds the limits of seats in a list of lower-case words. If there are several, all of them hold. */
export function readSeats(typed: readonly string[]): Seats {
  const words = typed.map(inDigits);
  const used = new Set<number>();
  let [least, most]: Bounds = [0, ANY];
  words.forEach((_, at) => {
    const said = used.has(at) ? undefined : (signed(words, at) ?? span(words, at) ?? counted(words, at));
    if (!said) return;
    least = Math.max(least, said.bounds[0]);
    most = Math.min(most, said.bounds[1]);
    for (let place = said.from; place <= said.to; place += 1) used.add(place);
  });
  // Limits that contradict each other do not count.
  if (least > most) return { used };
  return {
    ...(least > 0 && { minSeats: Math.min(least, MOST_SEATS) }),
    ...(most < ANY && { maxSeats: Math.min(Math.max(most, 0), MOST_SEATS) }),
    used,
  };
}

/** "Six" as "6"; "kuudelle" with the ending that says for whom it is. "Two hundred" stays as it is. */
function inDigits(word: string, at: number, words: readonly string[]): string {
  const isApart = ![words[at - 1], words[at + 1]].some((one) => SPELT.some(([, { has }]) => has(one)));
  const [number] = (isApart && SPELT.find(([, { has }]) => has(word))) || [];
  const ending = seats.forPeople.words.find((one) => word.endsWith(one)) ?? '';
  return number === undefined ? word : `${number}${ending && `-${ending}`}`;
}

const SPELT = Object.entries(vocabulary.spelt);

/** A limit by its sign. */
function signed(words: readonly string[], at: number): Said | undefined {
  const [, glued = '', sign = '', behind, before] = SIGNED.exec(words[at] ?? '') ?? [];
  const number = behind ?? before;
  if (number === undefined || (glued !== '' && !seats.glued.has(glued))) return undefined;
  const bounds = BOUNDS[SIGNS[sign] ?? 'atLeast'](Number(number));
  return { bounds, from: leadStart(words, at), to: seats.counted.has(words[at + 1]) ? at + 1 : at };
}

/** Larger numbers are no hours of the day: "rooms between 8 and 10". */
const LAST_HOUR = 24;

/**
 * "20-40 seats", "between 20 and 40": two numbers that a word before or after them makes seats. "20-40" and "30 to 40" need
 * none: times were read before.
 */
function span(words: readonly string[], at: number): Said | undefined {
  const numbers = twoNumbers(words, at);
  if (!numbers) return undefined;
  const { bounds, last } = numbers;
  const isLed = [seats.from, seats.atLeast].some(({ has }) => has(words[at - 1]));
  const isEnded = [seats.counted, seats.spanEnd].some(({ has }) => has(words[last + 1]));
  const isApart = last > at && !isLed && connector.has(words[at + 1]);
  const isLikely = (last === at || bounds[1] > LAST_HOUR) && !bounds.some((one) => isYear(String(one)));
  if (!isEnded && (!isLikely || isApart || seats.otherwise.has(words[last + 1]))) return undefined;
  return { bounds, from: isLed ? at - 1 : at, to: isEnded ? last + 1 : last };
}

/**
 * Two numbers from a place on, in one word or in three, the smaller one first. `last`: the place of the last
 * word.
 */
function twoNumbers(
  words: readonly string[],
  at: number,
): { readonly bounds: Bounds; readonly last: number } | undefined {
  const [, first, second] = SPAN.exec(words[at] ?? '') ?? [];
  const isApart = seats.to.has(words[at + 1]);
  const [low = '', high = ''] = first === undefined && isApart ? [words[at], words[at + 2]] : [first, second];
  const areNumbers = NUMBER.test(low) && NUMBER.test(high) && Number(low) <= Number(high);
  return areNumbers
    ? { bounds: [Number(low), Number(high)], last: first === undefined ? at + 2 : at }
    : undefined;
}

/**
 * A bare number is a limit only beside a word that makes it one ("minst 40", "40 paikkaa", "40 or more"), or
 * in one word with it.
 */
function counted(words: readonly string[], at: number): Said | undefined {
  const word = words[at] ?? '';
  const number = compoundNumber(word) ?? word;
  const tail = tailOf(words, at);
  // A room with 30 computers has as many seats.
  const counts = number !== word || tail.to > at || vocabulary.roomKinds.computer.has(words[at + 1]);
  if (!NUMBER.test(number) || !(counts || mayBeSeats(number, words[at + 1]))) return undefined;
  const lead = leadOf(words, at);
  const led = lead?.relation === 'atLeast' ? (tail.relation ?? lead.relation) : lead?.relation;
  const relation = led ?? tail.relation ?? (counts ? 'atLeast' : undefined);
  return relation && { bounds: BOUNDS[relation](Number(number)), from: lead?.from ?? at, to: tail.to };
}

/** Whether a number stands before words that make it seats: "30 people", "30 or more". */
export const isCounted = (words: readonly string[], at: number): boolean =>
  /^\d{1,4}(?:-\d{1,4})?$/.test(words[at] ?? '') && tailOf(words, at).to > at;

/** The number of "40-seat". */
function compoundNumber(word: string): string | undefined {
  const [, number, counted = ''] = COMPOUND.exec(word) ?? [];
  return seats.compound.has(counted) || seats.forPeople.has(counted) ? number : undefined;
}

/**
 * Whether a number may mean seats: it counts nothing else, and is neither a year ("rooms for 2027") nor part
 * of a date ("rooms for 24.11.").
 */
function mayBeSeats(number: string, next = ''): boolean {
  return !isYear(number) && !NUMBER.test(next) && !seats.otherwise.has(next);
}

// The order.

/** `sort:seats` and `sort:-seats`, in one word. */
export function isOrderWord(word: string): boolean {
  const [, asked = '', what = ''] = /^(\p{L}+):-?(\p{L}+)$/u.exec(word) ?? [];
  return sorts.has(asked) && seats.counted.has(what);
}

/** What "biggest" and `sort:seats` ask for, and the places of these words. */
export function sortedBy(words: readonly string[]): {
  readonly sort: 'seats' | '-seats' | undefined;
  readonly used: ReadonlySet<number>;
} {
  // A question is split at the colon.
  const isOrder = (at: number) =>
    isOrderWord(words[at] ?? '') || (sorts.has(words[at]) && seats.counted.has(words[at + 1]));
  // "Bigger than 40" is a limit.
  const isMore = ({ has }: Concept, at: number) => has(words[at]) && !seats.than.has(words[at + 1]);
  const isMost = (at: number) =>
    biggest.has(words[at]) || isMore(bigger, at) || (isOrder(at) && words[at]?.includes(':-') === true);
  const isLeast = (at: number) => smallest.has(words[at]) || isMore(smaller, at) || isOrder(at);
  const isUsed = (at: number) => isMost(at) || isLeast(at) || (isOrder(at - 1) && sorts.has(words[at - 1]));
  const places = [...words.keys()];
  const least = places.some(isLeast) ? 'seats' : undefined;
  return {
    sort: places.some(isMost) ? '-seats' : least,
    used: new Set(places.filter(isUsed)),
  };
}

// Times, and whether a room is free.

/** A word in lower case; '' for what is quoted, which is a name and says nothing else. */
export const unquoted = (token: Token): string => (token.quoted ? '' : lowered(token));

export const lowered = ({ text }: Token): string => text.toLowerCase();

/** The code of a building that is too short for a filter: "KM". */
export const isShortCode = ({ text }: Token): boolean => /^\p{Lu}{2}$/u.test(text);

/**
 * The places of words that ask whether a room is free, or tell when: "free tomorrow at 10", "vapaana pe 10-12". Bookings are
 * not known here, so both are answered alike.
 */
export function ofBooking(typed: readonly Token[]): ReadonlySet<number> {
  const words = typed.map(unquoted);
  const times = timeIn(typed);
  const booked = new Set(saidRows(words, booking).flatMap(placesIn));
  // "A room for 20 tomorrow 10-12", "for 20 at 10": it is for so many people where another number is the hour.
  const isApart = (at: number, other: number): boolean =>
    words.slice(Math.min(at, other) + 1, Math.max(at, other)).some((word) => !/^\d/.test(word));
  const hasOther = (at: number): boolean =>
    words.some(
      (word, other) =>
        /^\d/.test(word) && (isSpanOfHours(words, other) || (times.has(other) && isApart(at, other))),
    );
  const isOfPeople = (at: number): boolean =>
    HOURS.test(words[at] ?? '') && leadOf(words, at) !== undefined && hasOther(at);
  const isSuch = (at: number): boolean => !isOfPeople(at) && (times.has(at) || booked.has(at));
  const isAsked = times.size + booked.size > 0 || words.some((_, at) => isLimit(words, at));
  const isHour = (at: number): boolean =>
    HOURS.test(words[at] ?? '') && !isCounted(words, at) && !isOfPeople(at) && [at - 1, at + 1].some(isSuch);
  // "Free room 14-16": hours need not stand right beside what asks for them.
  const isSpan = (at: number): boolean => isAsked && isSpanOfHours(words, at);
  // "Not free" excludes nothing.
  const isTurned = (at: number): boolean => except.has(words[at] ?? '') && booked.has(at + 1);
  return new Set([...words.keys()].filter((at) => isSuch(at) || isHour(at) || isSpan(at) || isTurned(at)));
}

/** Whether a word limits seats by its sign, or by the word for what it counts: "40+", "40 seats". */
const isLimit = (words: readonly string[], at: number): boolean =>
  signed(words, at) !== undefined || (NUMBER.test(words[at] ?? '') && isCounted(words, at));

/** "14-16" without a word beside it that makes it seats. */
export function isSpanOfHours(words: readonly string[], at: number): boolean {
  const [, first, last] = SPAN_OF_HOURS.exec(words[at] ?? '') ?? [];
  const isUpwards = Number(first) < Number(last) && Number(last) <= LAST_HOUR;
  return isUpwards && !isCounted(words, at) && leadOf(words, at) === undefined;
}

const SPAN_OF_HOURS = /^(\d{1,2})(?:[.:][0-5]\d)?-(\d{1,2})(?:[.:][0-5]\d)?$/;

/** Where a concept stands in words, of one word or more. */
export const saidRows = (words: readonly string[], concept: Concept): readonly Row[] =>
  words.flatMap((_, from) => {
    const length = lengthAt(concept, words, from);
    return length === 0 ? [] : [{ from, to: from + length }];
  });

interface Row {
  readonly from: number;
  /** The place behind the last word. */
  readonly to: number;
}

export const placesIn = ({ from, to }: Row): number[] =>
  Array.from({ length: to - from }, (_, nth) => from + nth);

/** The places of words that say a time. A number that counts seats is none, and neither is a code ("TI") or a year alone. */
function timeIn(typed: readonly Token[]): ReadonlySet<number> {
  const words = typed.map(unquoted);
  const parts = typed.flatMap((token, at) => {
    const isOther = isCounted(words, at) || isShortCode(token);
    // "10:30" is one word of a command.
    const split = /^\d{1,2}(?:[.:]\d{1,4})+$/.test(words[at] ?? '') ? /[.:]/ : ' ';
    return (isOther ? [''] : (words[at] ?? '').split(split)).map((word) => ({ word, at }));
  });
  const used = [...wordsOfTime(parts.map(({ word }) => word))].flatMap((nth) => parts[nth] ?? []);
  const isSaid = used.some(({ word }) => !(isYear(word) || ahead.has(word) || beside.has(word)));
  return new Set(isSaid ? used.map(({ at }) => at) : []);
}

/** An hour, or days or hours from one to another. */
const HOURS = /^(?:[01]?\d|2[0-4])(?:[.:]\d{2})?(?:-(?:[012]?\d|3[01])(?:[.:]\d{2})?)?$/;
