/** How people say how many seats a room must have, in commands and in questions. */
import { isYear } from '../../slack/arguments.ts';
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

/** From the one number to the other, both of them included. */
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
  /** The largest of the lower limits that were given, 1–9999. */
  readonly minSeats?: number;
  /** The smallest of the upper limits, 0–9999. */
  readonly maxSeats?: number;
  /** Places in the list of words that speak of seats. */
  readonly used: ReadonlySet<number>;
}

/** What was said with one number or two, and by which of the words: from a place to a place. */
interface Said {
  readonly bounds: Bounds;
  readonly from: number;
  readonly to: number;
}

/** Finds what a list of lower-case words says about seats. Where it says several things, all of them hold. */
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
  // What contradicts itself is no limit.
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

/** Hours of the day go no further: "rooms between 8 and 10". */
const LAST_HOUR = 24;

/** "20-40 seats", "between 20 and 40": two numbers that mean seats by a word before or after them. */
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

/** Two numbers from a place on, in one word or in three, the smaller one first; `last`: where they end. */
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

/** A bare number is a limit only beside words that make it one: "minst 40", "40 paikkaa", "40 or more"; or in one word with them. */
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

/** Neither of something else, nor a year ("rooms for 2027") or a date ("rooms for 24.11."). */
function mayBeSeats(number: string, next = ''): boolean {
  return !isYear(number) && !NUMBER.test(next) && !COUNTED_OTHERWISE.test(next);
}
