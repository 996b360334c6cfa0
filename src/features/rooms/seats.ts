/** Reads how many seats a room must have, from commands and questions. */
import { isYear } from '../../asking/numbers.ts';
import { leadOf, leadStart, tailOf } from './seats-beside.ts';
import { COUNTED, COUNTED_OTHERWISE, COUNTED_SPAN, LEADS_SPAN, type Relation, TO } from './seats-words.ts';

const MOST_SEATS = 9999;
/** `40+`, `≥40`, `>=40`, `>40`, `<40`, each with or without "seats" glued to its front. */
const SIGNED = /^(?:seats|paikkoja|paikkaa|platser)?(?:(>=|≥|>|<=|≤|<|=)(\d{1,9})\+?|(\d{1,9})\+)$/;
const NUMBER = /^\d{1,4}$/;
/** `20-40`. */
const SPAN = /^(\d{1,4})-(\d{1,4})$/;
/** "40-paikkainen", "40-seat". */
const COMPOUND = /^(\d{1,4})-(?:paikkai|seat|heng|person)/;

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
export function readSeats(words: readonly string[]): Seats {
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

/** A limit by its sign. */
function signed(words: readonly string[], at: number): Said | undefined {
  const [, sign = '', behind, before] = SIGNED.exec(words[at] ?? '') ?? [];
  const number = behind ?? before;
  if (number === undefined) return undefined;
  const bounds = BOUNDS[SIGNS[sign] ?? 'atLeast'](Number(number));
  return { bounds, from: leadStart(words, at), to: COUNTED.has(words[at + 1] ?? '') ? at + 1 : at };
}

/** Larger numbers are no hours of the day: "rooms between 8 and 10". */
const LAST_HOUR = 24;

/** "20-40 seats", "between 20 and 40": two numbers that a word before or after them makes seats. */
function span(words: readonly string[], at: number): Said | undefined {
  const numbers = twoNumbers(words, at);
  if (!numbers) return undefined;
  const { bounds, last } = numbers;
  const isLed = LEADS_SPAN.has(words[at - 1] ?? '');
  const isCounted = COUNTED_SPAN.has(words[last + 1] ?? '');
  const mayBeLed = isLed && bounds[1] > LAST_HOUR && !isYear(String(bounds[0]));
  if (!isCounted && (!mayBeLed || COUNTED_OTHERWISE.test(words[last + 1] ?? ''))) return undefined;
  return { bounds, from: isLed ? at - 1 : at, to: isCounted ? last + 1 : last };
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
  const isApart = TO.has(words[at + 1] ?? '');
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
  const [, number = word] = COMPOUND.exec(word) ?? [];
  const tail = tailOf(words, at);
  const isCounted = number !== word || tail.to > at;
  if (!NUMBER.test(number) || !(isCounted || mayBeSeats(number, words[at + 1]))) return undefined;
  const lead = leadOf(words, at);
  const led = lead?.relation === 'atLeast' ? (tail.relation ?? lead.relation) : lead?.relation;
  const relation = led ?? tail.relation ?? (isCounted ? 'atLeast' : undefined);
  return relation && { bounds: BOUNDS[relation](Number(number)), from: lead?.from ?? at, to: tail.to };
}

/**
 * Whether a number may mean seats: it counts nothing else, and is neither a year ("rooms for 2027") nor part
 * of a date ("rooms for 24.11.").
 */
function mayBeSeats(number: string, next = ''): boolean {
  return !isYear(number) && !NUMBER.test(next) && !COUNTED_OTHERWISE.test(next);
}
