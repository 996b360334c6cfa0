/** How people say how many seats a room must have, in commands and in questions. */
import { setOf } from '../../i18n/language-of.ts';
import { isYear } from '../../slack/arguments.ts';

const MOST_SEATS = 9999;
/** `40+`, `≥40`, `>=40`, `>40`, `<40`, each with or without "seats" glued to its front. */
const SIGNED = /^(?:seats|paikkoja|paikkaa|platser)?(?:(>=|≥|>|<=|≤|<)(\d{1,9})\+?|(\d{1,9})\+)$/;
const NUMBER = /^\d{1,4}$/;
/** `20-40`. */
const SPAN = /^(\d{1,4})-(\d{1,4})$/;
/** "40-paikkainen", "40-seat". */
const COMPOUND = /^(\d{1,4})-(?:paikkai|seat)/;

/** From the one number to the other, both of them included. */
type Bounds = readonly [least: number, most: number];

const ANY = Number.POSITIVE_INFINITY;
const BOUNDS = {
  atLeast: (n: number): Bounds => [n, ANY],
  above: (n: number): Bounds => [n + 1, ANY],
  atMost: (n: number): Bounds => [0, n],
  below: (n: number): Bounds => [0, n - 1],
  exactly: (n: number): Bounds => [n, n],
};
type Relation = keyof typeof BOUNDS;
const SIGNS: Readonly<Record<string, Relation>> = {
  ...{ '>=': 'atLeast', '≥': 'atLeast', '>': 'above' },
  ...{ '<=': 'atMost', '≤': 'atMost', '<': 'below' },
};
/** What a relation is said by, right before the number. */
const SAID: Readonly<Record<Relation, ReadonlySet<string>>> = {
  atLeast: setOf(`least min minimum vähintään väh ainakin minst for för
    seats paikkoja paikkaa platser capacity kapasiteetti kapacitet`),
  above: setOf('over above yli över'),
  atMost: setOf('most max maximum maks maksimissaan enintään korkeintaan högst maximalt'),
  below: setOf('under below alle'),
  exactly: setOf('exactly tasan tarkalleen exakt precis'),
};
/** What means the contrary after "no" or "inte": "no more than 40". */
const CONTRARY: Partial<Record<Relation, Relation>> = { above: 'atMost', below: 'atLeast' };
const NOT = setOf('no not ei inte');
const MORE = setOf(
  'more bigger larger over mer fler flera större enemmän enempää useampi suurempi isompi yli',
);
const LESS = setOf('less fewer smaller under mindre färre vähemmän pienempi alle');
const THAN = setOf('than än kuin');
const OR = setOf('or eller tai');
/** "About 40", "a maximum of 40". */
const BESIDE_NUMBER = setOf('of about around noin ca cirka circa');
const FROM = setOf('between from mellan från väliltä väli');
const LEADS_SPAN = new Set([...FROM, ...SAID.atLeast]);
const TO = setOf('and to och till ja');
/** What is counted, right after a number or beside its limit. */
const COUNTED = setOf(`seat seats place places people persons students
  paikkaa paikkoja paikan paikkainen paikkaiset paikkaista istumapaikkaa hengelle hengen henkilölle henkilöä hlö
  opiskelijalle opiskelijaa plats platser sittplatser personer studenter`);
/** The same after two numbers: "20 ja 40 välillä". */
const COUNTED_SPAN = new Set([...COUNTED, 'välillä', 'väliltä']);

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
  return {
    ...(least > 0 && { minSeats: Math.min(least, MOST_SEATS) }),
    ...(most < ANY && { maxSeats: Math.min(Math.max(most, 0), MOST_SEATS) }),
    used,
  };
}

/** A limit by its sign, or in one word. */
function signed(words: readonly string[], at: number): Said | undefined {
  const word = words[at] ?? '';
  const [, sign = '', behind, before] = SIGNED.exec(word) ?? [];
  const number = behind ?? before ?? COMPOUND.exec(word)?.[1];
  if (number === undefined) return undefined;
  const bounds = BOUNDS[SIGNS[sign] ?? 'atLeast'](Number(number));
  return { bounds, from: leadStart(words, at), to: COUNTED.has(words[at + 1] ?? '') ? at + 1 : at };
}

/** "20-40 seats", "between 20 and 40": two numbers that mean seats by a word before or after them. */
function span(words: readonly string[], at: number): Said | undefined {
  const numbers = twoNumbers(words, at);
  if (!numbers) return undefined;
  const { bounds, last } = numbers;
  const isLed = LEADS_SPAN.has(words[at - 1] ?? '');
  const isCounted = COUNTED_SPAN.has(words[last + 1] ?? '');
  if (!isCounted && (!isLed || isYear(String(bounds[0])))) return undefined;
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

/** A bare number is a limit only beside words that make it one: "minst 40", "40 paikkaa", "40 or more". */
function counted(words: readonly string[], at: number): Said | undefined {
  const word = words[at] ?? '';
  if (!NUMBER.test(word)) return undefined;
  const lead = leadOf(words, at);
  const tail = tailOf(words, at);
  const relation = lead?.relation ?? tail.relation ?? (tail.to > at ? 'atLeast' : undefined);
  // "Rooms in Karamalmi for 2027".
  if (relation === undefined || (isYear(word) && tail.to === at)) return undefined;
  return { bounds: BOUNDS[relation](Number(word)), from: lead?.from ?? at, to: tail.to };
}

/** A relation, and where the words begin that say it. */
interface Lead {
  readonly relation: Relation;
  readonly from: number;
}

/** The words before a number that make it a limit. */
function leadOf(words: readonly string[], at: number): Lead | undefined {
  const near = BESIDE_NUMBER.has(words[at - 1] ?? '') ? at - 2 : at - 1;
  const lead = compared(words, near) ?? said(words, near);
  if (!lead) return undefined;
  const { relation, from } = lead;
  const contrary = NOT.has(words[from - 1] ?? '') ? CONTRARY[relation] : undefined;
  return contrary ? { relation: contrary, from: from - 1 } : { relation, from: leadStart(words, from) };
}

/** "More than", "färre än", "up to". */
function compared(words: readonly string[], near: number): Lead | undefined {
  const [word = '', before = ''] = [words[near], words[near - 1]];
  if (THAN.has(word)) return { relation: LESS.has(before) ? 'below' : 'above', from: near - 1 };
  return word === 'to' && before === 'up' ? { relation: 'atMost', from: near - 1 } : undefined;
}

function said(words: readonly string[], near: number): Lead | undefined {
  const relation = relationOf(words[near] ?? '');
  return relation && { relation, from: near };
}

function relationOf(word: string): Relation | undefined {
  const found = Object.entries(SAID).find(([, words]) => words.has(word));
  return found?.[0] as Relation | undefined;
}

/** Where the words before a limit begin that belong to it: "at (least)", "seats (≥40)". */
function leadStart(words: readonly string[], from: number): number {
  const start = words[from - 1] === 'at' ? from - 1 : from;
  return COUNTED.has(words[start - 1] ?? '') ? start - 1 : start;
}

/** The words after a number that belong to it, and what they make of it: "40 seats", "40 platser eller fler", "40 max". */
function tailOf(words: readonly string[], at: number): { relation?: Relation; to: number } {
  const to = COUNTED.has(words[at + 1] ?? '') ? at + 1 : at;
  const [next = '', after = ''] = [words[to + 1], words[to + 2]];
  if (next === 'max' || next === 'maximum') return { relation: 'atMost', to: to + 1 };
  if (!OR.has(next) || !(MORE.has(after) || LESS.has(after))) return { to };
  const end = COUNTED.has(words[to + 3] ?? '') ? to + 3 : to + 2;
  return { relation: MORE.has(after) ? 'atLeast' : 'atMost', to: end };
}
