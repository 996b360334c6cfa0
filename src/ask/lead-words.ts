/** How long before something a person wants to be reminded, in words: "two days before enrollment closes". */
import { vocabulary } from '../i18n/index.ts';

const { lead, course } = vocabulary;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units, in milliseconds. A month has no certain length; none is offered. */
const UNITS = {
  minute: MINUTE,
  halfHour: 30 * MINUTE,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
} as const;
type Unit = keyof typeof UNITS;
const UNIT_NAMES = Object.keys(UNITS).filter((name): name is Unit => name in UNITS);

/** Numbers that are written as words. */
const NUMBERS = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  fourteen: 14,
} as const;
type NumberName = keyof typeof NUMBERS;
const NUMBER_NAMES = Object.keys(NUMBERS).filter((name): name is NumberName => name in NUMBERS);

/** What a reminder comes before; `ends`: the end of the course, of which there are no reminders. */
type LeadOf = 'opens' | 'closes' | 'starts' | 'ends';

/** A lead time in words. */
export interface SaidLead {
  /** In milliseconds. */
  readonly ahead: number;
  /** Undefined: the words do not say. */
  readonly of: LeadOf | undefined;
  /** The words without the time. */
  readonly rest: readonly string[];
  /** The words without the time, and without those that say what it comes before. */
  readonly bare: readonly string[];
}

/** Reads the first lead time in the lower-case words of a request; undefined where there is none. Linear. */
export function readLead(words: readonly string[]): SaidLead | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const amount = amountAt(words, at);
    const end = amount && behindIt(words, amount);
    if (!amount || end === undefined) continue;
    const rest = [...words.slice(0, at), ...words.slice(end.from)];
    return { ahead: amount.ahead, of: saidKind(rest), rest, bare: rest.filter((word) => !saysWhat(word)) };
  }
  return undefined;
}

/** The most words from a number to its unit. */
const MOST_BETWEEN = 3;

interface Amount {
  readonly ahead: number;
  /** The index behind it. */
  readonly end: number;
  /** It has a number: "day before" has none. */
  readonly isCounted: boolean;
}

function amountAt(words: readonly string[], at: number): Amount | undefined {
  const word = words[at] ?? '';
  const [, digits, glued = ''] = /^(\d{1,3})(\p{L}*)$/u.exec(word) ?? [];
  if (digits !== undefined && glued !== '') return counted(Number(digits), unitOf(glued), at + 1);
  const number = digits === undefined ? numberOf(word) : Number(digits);
  if (number === undefined) return counted(1, unitOf(word), at + 1, false);
  return unitBehind(words, at + 1, number);
}

/** "Half an hour", "a couple of days": of two numbers the one that is not "a" counts. */
function unitBehind(words: readonly string[], from: number, first: number): Amount | undefined {
  let number = first;
  for (const [index, word] of words.slice(from, from + MOST_BETWEEN).entries()) {
    const unit = unitOf(word);
    if (unit) return counted(number, unit, from + index + 1);
    const other = numberOf(word);
    if (other === undefined && !lead.of.has(word)) return undefined;
    number = other === undefined || other === 1 ? number : other;
  }
  return undefined;
}

function counted(number: number, unit: Unit | undefined, end: number, isCounted = true): Amount | undefined {
  return unit && number > 0 ? { ahead: number * UNITS[unit], end, isCounted } : undefined;
}

const unitOf = (word: string): Unit | undefined => UNIT_NAMES.find((unit) => lead[unit].has(word));

const numberOf = (word: string): number | undefined => {
  const name = NUMBER_NAMES.find((one) => lead[one].has(word));
  return name && NUMBERS[name];
};

/** Where the rest begins behind "before", which stays, or "in advance", which goes. */
function behindIt(words: readonly string[], { end, isCounted }: Amount): { from: number } | undefined {
  const [next = '', after = ''] = words.slice(end);
  if (lead.before.has(next)) return { from: end };
  if (isCounted && lead.ahead.has(next)) return { from: end + 1 };
  return isCounted && lead.ahead.has(`${next} ${after}`) ? { from: end + 2 } : undefined;
}

const isOfEnrollment = (word: string): boolean => course.enrollment.has(word);

/** What the words of a request for a reminder say that it comes before; undefined: nothing. */
export function saidKind(words: readonly string[]): LeadOf | undefined {
  const ofEnrollment =
    words.some(isOfEnrollment) || words.some((word, at) => course.signUp.has(`${word} ${words[at + 1]}`));
  if (words.some(lead.closes.has)) return 'closes';
  if (words.some(lead.opens.has)) return 'opens';
  if (words.some(lead.starts.has)) return ofEnrollment ? 'opens' : 'starts';
  if (words.some(lead.ends.has)) return ofEnrollment ? 'closes' : 'ends';
  return undefined;
}

const SAY_WHAT = [lead.before, lead.opens, lead.closes, lead.starts, lead.ends, course.enrollment];
const saysWhat = (word: string): boolean => SAY_WHAT.some((concept) => concept.has(word));
