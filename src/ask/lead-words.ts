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
  // Of no certain number: none of so many is offered, so that the answer asks.
  several: 4,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
} as const;
type NumberName = keyof typeof NUMBERS;
const NUMBER_NAMES = Object.keys(NUMBERS).filter((name): name is NumberName => name in NUMBERS);

/** What a reminder comes before; `ends`: the end of the course, of which there are no reminders. */
type LeadOf = 'opens' | 'closes' | 'starts' | 'ends';

/** A lead time that a person wants. */
export interface LeadWish {
  /** In milliseconds. */
  readonly ahead: number;
  /** Undefined: the words do not say. */
  readonly of?: LeadOf | undefined;
  /** The time as it was said: "two hours". */
  readonly said: string;
}

/** Lead times in words. */
export interface SaidLeads {
  readonly wishes: readonly LeadWish[];
  /** The words without the times. */
  readonly rest: readonly string[];
  /** The words without the times, and without those that say what they come before. */
  readonly bare: readonly string[];
}

/**
 * Reads the lead times in the lower-case words of a request: "3 days and 1 hour before it closes", "a day before it
 * opens and an hour before it closes". Undefined where there is none. Linear.
 */
export function readLeads(words: readonly string[]): SaidLeads | undefined {
  const lists: AmountList[] = [];
  for (let at = 0; at < words.length; ) {
    const list = listAt(words, at);
    if (list) lists.push(list);
    at = list?.to ?? at + 1;
  }
  const [first] = lists;
  if (!first) return undefined;
  const between = lists.map(({ to }, nth) => words.slice(to, lists[nth + 1]?.from));
  const rest = [...words.slice(0, first.from), ...between.flat()];
  const kinds = kindsOf(words.slice(0, first.from), between, rest);
  const wishes = lists.flatMap(({ amounts }, nth) =>
    amounts.map(({ ahead, said }) => ({ ahead, said, of: kinds[nth] })),
  );
  return { wishes, rest, bare: rest.filter((word) => !saysWhat(word)) };
}

/** What each list of times comes before: named in front of all, of each; else behind. */
function kindsOf(
  before: readonly string[],
  between: readonly (readonly string[])[],
  rest: readonly string[],
): (LeadOf | undefined)[] {
  const whole = saidKind(rest);
  if (between.length === 1) return [whole];
  const ofPart = (part: readonly string[]) => {
    const kind = saidKind(part);
    const isOfCourse = part.some(course.realization.has) || !rest.some(isOfEnrollment);
    return kind === 'ends' && !isOfCourse ? 'closes' : kind;
  };
  const isInFront = saidKind(before) !== undefined;
  const parts = (isInFront ? [before, ...between.slice(0, -1)] : between).map(ofPart);
  return parts.map((kind, nth) => {
    const others = isInFront ? parts.slice(0, nth).reverse() : parts.slice(nth);
    return kind ?? others.find((one) => one !== undefined) ?? whole;
  });
}

/** The most words from a number to its unit. */
const MOST_BETWEEN = 3;
/** The most times in one list. */
const MOST_AMOUNTS = 10;

interface Amount {
  readonly ahead: number;
  readonly unit: Unit;
  /** The index behind it. */
  readonly end: number;
  /** It has a number: "day before" has none. */
  readonly isCounted: boolean;
  readonly said: string;
}

/** Times that come before the same. */
interface AmountList {
  readonly amounts: readonly Amount[];
  readonly from: number;
  readonly to: number;
}

/** "3 days and 1 hour before", "14, 7 and 3 days in advance": a number without a unit has that of the next. */
function listAt(words: readonly string[], from: number): AmountList | undefined {
  const amounts: Amount[] = [];
  let numbers: number[] = [];
  let at = from;
  while (amounts.length + numbers.length < MOST_AMOUNTS) {
    const amount = amountAt(words, at);
    if (amount) {
      const shared = numbers.map((index) => sharing(words, index, amount));
      amounts.push(...shared.filter((one) => one !== undefined), amount);
      numbers = [];
    } else if (numberAt(words, at) !== undefined && isListed(words, at)) numbers.push(at);
    else break;
    at = amount?.end ?? at + 1;
    if (lead.and.has(words[at])) at += 1;
  }
  const last = amounts.at(-1);
  const to = last && behindIt(words, last.end, amounts.length > 1 || last.isCounted);
  return to === undefined ? undefined : { amounts, from, to };
}

/** Whether a number is followed by another: "English 2" is no part of "2 a week before". */
const isListed = (words: readonly string[], at: number): boolean =>
  lead.and.has(words[at + 1]) || /^\d/.test(words[at + 1] ?? '');

function sharing(words: readonly string[], at: number, { unit, end }: Amount): Amount | undefined {
  const shared = counted(numberAt(words, at) ?? 0, unit, words, at, end);
  return shared && { ...shared, said: `${words[at]} ${words[end - 1]}` };
}

function numberAt(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? '';
  return /^\d{1,3}$/.test(word) ? Number(word) : saidNumber(word);
}

function amountAt(words: readonly string[], at: number): Amount | undefined {
  const word = words[at] ?? '';
  const [, digits, glued = ''] = /^(\d{1,3})(\p{L}+)$/u.exec(word) ?? [];
  if (digits !== undefined) return counted(Number(digits), unitOf(glued), words, at, at + 1);
  const number = numberAt(words, at);
  if (number !== undefined) return unitBehind(words, at, number);
  const alone = counted(1, unitOf(word), words, at, at + 1);
  return alone && { ...alone, isCounted: false };
}

/** "Half an hour", "a couple of days": of two numbers the one that is not "a" counts. */
function unitBehind(words: readonly string[], from: number, first: number): Amount | undefined {
  const isDigits = /^\d/.test(words[from] ?? '');
  let number = first;
  for (let at = from + 1; at <= from + MOST_BETWEEN; at += 1) {
    const unit = unitOf(words[at] ?? '');
    if (unit) return counted(number, unit, words, from, at + 1);
    const joint = isDigits ? undefined : jointly(number, words[at] ?? '');
    if (joint === undefined) return undefined;
    number = joint;
  }
  return undefined;
}

/** A number and the next word as one number; undefined: they are no one. */
function jointly(number: number, word: string): number | undefined {
  const other = saidNumber(word);
  if (other === undefined) return lead.of.has(word) ? number : undefined;
  return number === 1 || other === 1 ? number * other : undefined;
}

function counted(
  number: number,
  unit: Unit | undefined,
  words: readonly string[],
  from: number,
  end: number,
): Amount | undefined {
  if (!unit || number <= 0) return undefined;
  return { ahead: number * UNITS[unit], unit, end, isCounted: true, said: words.slice(from, end).join(' ') };
}

const unitOf = (word: string): Unit | undefined => UNIT_NAMES.find((unit) => lead[unit].has(word));

/** A number that is written as a word. */
export const saidNumber = (word: string): number | undefined => {
  const name = NUMBER_NAMES.find((one) => lead[one].has(word));
  return name && NUMBERS[name];
};

/** Where the rest begins behind "before", which stays, or "in advance", which goes. */
function behindIt(words: readonly string[], end: number, isCounted: boolean): number | undefined {
  const [next = '', after = ''] = words.slice(end, end + 2);
  if (lead.before.has(next)) return end;
  if (isCounted && lead.ahead.has(next)) return end + 1;
  return isCounted && lead.ahead.has(`${next} ${after}`) ? end + 2 : undefined;
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

/** Whether words name a day or a time of one's own: "tomorrow", "3 December", "at 17:00", "in two hours". Linear. */
export const namesTime = (words: readonly string[]): boolean =>
  words.some((word, at) => lead.date.has(word) || isTime(word) || isCountOfTime(words, at));

/** "17pm", "3rd", "2026-12-03", "hours"; an abbreviated unit may be anything. */
const isTime = (word: string): boolean =>
  /^\d{1,2}(?:am|pm|st|nd|rd|th)$|^\d{4}-\d{1,2}-\d{1,2}$/.test(word) ||
  (word.length > SHORT_UNIT && unitOf(word) !== undefined);
const SHORT_UNIT = 2;

/** "3.12.", "17:00", "at 5". */
const isCountOfTime = (words: readonly string[], at: number): boolean =>
  /^\d{1,2}$/.test(words[at] ?? '') &&
  (/^\d{1,2}$/.test(words[at + 1] ?? '') || lead.clock.has(words[at - 1]));
