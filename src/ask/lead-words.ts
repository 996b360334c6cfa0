/** How long before something a person wants to be reminded, in words: "two days before enrollment closes". */
import { vocabulary } from '../i18n/index.ts';
import { isSaidIn } from '../i18n/patterns.ts';
import type { LeadKind, ReminderKind } from '../store/reminder-settings.ts';

const { lead, course, follow } = vocabulary;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units, in milliseconds. A month has no certain length; none is offered. */
const UNITS = {
  minute: MINUTE,
  quarterHour: 15 * MINUTE,
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
  quarter: 0.25,
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

/** What a reminder comes before. There are none of `ends`, the end of the course, and of `exam`. */
export const LEADS_OF = ['opens', 'closes', 'starts', 'lesson', 'ends', 'exam'] as const;
type LeadOf = (typeof LEADS_OF)[number];

/** Whether there are reminders of it. */
export const hasReminders = (of: LeadOf | undefined): of is ReminderKind => hasLeads(of) && of !== 'lesson';

/** Whether there are lead times before it. */
export const hasLeads = (of: LeadOf | undefined): of is LeadKind =>
  of !== undefined && of !== 'ends' && of !== 'exam';

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
 * opens and an hour before it closes", "when it opens and when it closes". Undefined where there is none. Linear.
 */
export function readLeads(words: readonly string[]): SaidLeads | undefined {
  const lists: AmountList[] = [];
  for (let at = 0; at < words.length; ) {
    const list = listAt(words, at);
    if (list) lists.push(list);
    at = list?.to ?? at + 1;
  }
  const before = words.slice(0, lists[0]?.from);
  const between = lists.map(({ to }, nth) => words.slice(to, lists[nth + 1]?.from));
  const rest = [...before, ...between.flat()];
  const clauses = clausesOf(before, between);
  const kinds = kindsOf(clauses, rest);
  // One moment alone is no lead time: the usual reminder of its kind counts.
  if (lists.length === 0 && new Set(kinds.filter((kind) => kind !== undefined)).size < 2) return undefined;
  const lastLists = carried(clauses.map(({ list }) => list));
  const wishes = new Map<string, LeadWish>();
  clauses.forEach(({ list: own, front }, nth) => {
    const of = kinds[nth];
    if (own === undefined && of === undefined) return;
    // "A day before opening and closing" says the time once; "when it closes" wants none before.
    const list = own ?? (front.some(lead.at.has) ? undefined : lastLists[nth]);
    for (const { ahead, said } of list === undefined ? [AT_THAT_MOMENT] : (lists[list]?.amounts ?? []))
      wishes.set(`${ahead} ${of}`, { ahead, said, of: ofLength(ahead, of, rest) });
  });
  return { wishes: [...wishes.values()], rest, bare: besideMoments(rest) };
}

/** "A day before class starts" is before the first one, as the course starts. */
function ofLength(ahead: number, of: LeadOf | undefined, words: readonly string[]): LeadOf | undefined {
  const isOfCourse = of === 'lesson' && ahead >= DAY && !words.some(lead.lesson.has);
  return isOfCourse && words.some(lead.starts.has) ? 'starts' : of;
}

/** Whether a word names a lesson: by itself, or behind "before", as in "before my class". */
const isLesson = (word: string, at: number, words: readonly string[]): boolean =>
  lead.lesson.has(word) ||
  (lead.class.has(word) && [words[at - 1], words[at - 2]].some((before) => lead.before.has(before)));

/** "At opening" wants a reminder at that moment. */
const AT_THAT_MOMENT = { ahead: 0, said: '' };

/** A part of a request, up to the next "and". */
interface Clause {
  /** Which list of times stands in it; undefined: none. */
  readonly list: number | undefined;
  readonly front: readonly string[];
  readonly behind: readonly string[];
}

/** The parts of a request by the words before and behind its lists of times. */
function clausesOf(before: readonly string[], between: readonly (readonly string[])[]): Clause[] {
  const clauses = partedByAnd(before).map((front): Clause => ({ list: undefined, front, behind: [] }));
  between.forEach((words, list) => {
    const [behind = [], ...others] = partedByAnd(words);
    const last = clauses.at(-1);
    if (last && last.list === undefined) clauses.splice(-1, 1, { ...last, list, behind });
    else clauses.push({ list, front: [], behind });
    clauses.push(...others.map((front): Clause => ({ list: undefined, front, behind: [] })));
  });
  return clauses;
}

function partedByAnd(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  words.forEach((word, at) => {
    // "Opens, closes", "the opening, the deadline": a comma is no word.
    const isNext =
      isMoment(words[at - 1]) && (isMoment(word) || lead.definite.has(word) || lead.at.has(word));
    if (lead.and.has(word)) parts.push([]);
    else if (isNext) parts.push([word]);
    else parts.at(-1)?.push(word);
  });
  return parts;
}

const isMoment = (word: string | undefined): boolean =>
  [lead.opens, lead.closes, lead.starts, lead.ends].some(({ has }) => has(word));

/** Each value, or the last one before it that there is. */
function carried<T>(values: readonly (T | undefined)[]): (T | undefined)[] {
  let last: T | undefined;
  return values.map((value) => {
    last = value ?? last;
    return last;
  });
}

/** What each clause comes before, or is about: it stands behind its times, else in front of them, else in another clause. */
function kindsOf(clauses: readonly Clause[], rest: readonly string[]): (LeadOf | undefined)[] {
  const namesEnrollment = rest.some(isOfEnrollment);
  const ofPart = (part: readonly string[]) => {
    const kind = wishedKind(part);
    const isOfCourse = part.some(course.realization.has) || !namesEnrollment;
    return kind === 'ends' && !isOfCourse ? 'closes' : kind;
  };
  const own = clauses.map(({ front, behind }) => ofPart(behind) ?? ofPart(front));
  const timed = clauses.findIndex(({ list }) => list !== undefined);
  const isInFront = clauses.slice(0, timed + 1).some(({ front }) => wishedKind(front) !== undefined);
  const [earlier, later] = [carried(own), carried(own.toReversed()).reverse()];
  const [near, far] = isInFront ? [earlier, later] : [later, earlier];
  return clauses.map(
    ({ list }, nth) => own[nth] ?? (list === undefined ? undefined : (near[nth] ?? far[nth])),
  );
}

/** The most words from a number to its unit. */
const MOST_BETWEEN = 4;
/** The most times in one list. */
const MOST_AMOUNTS = 10;

/** "Two weeks": `number` of a unit, and `ahead` in milliseconds. */
interface Amount {
  readonly ahead: number;
  readonly number: number;
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

/** A number of minutes, days or the like in a place; of a unit alone it is 1. */
export function amountAt(words: readonly string[], at: number): Amount | undefined {
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
  return {
    ahead: number * UNITS[unit],
    number,
    unit,
    end,
    isCounted: true,
    said: words.slice(from, end).join(' '),
  };
}

const unitOf = (word: string): Unit | undefined => UNIT_NAMES.find((unit) => lead[unit].has(word));

/** Whether a word is a length of time: "week". An abbreviation may be anything. */
export const isUnit = (word = ''): boolean => word.length > SHORT_UNIT && unitOf(word) !== undefined;
const SHORT_UNIT = 2;

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

/** Whether words speak of enrollment, also in two: "sign up". */
export const speakOfEnrollment = (words: readonly string[]): boolean =>
  words.some(isOfEnrollment) || words.some((word, at) => course.signUp.has(`${word} ${words[at + 1]}`));

/** What the words of a request for a reminder say that it comes before; undefined: nothing. */
export const wishedKind = (words: readonly string[]): LeadOf | undefined =>
  words.some(isLesson) && !words.some(lead.exam.has) ? 'lesson' : saidKind(words);

/** Which date words say; `exam`: it is that of an exam or a lesson. Undefined: none. */
export function saidKind(words: readonly string[]): Exclude<LeadOf, 'lesson'> | undefined {
  const ofEnrollment = speakOfEnrollment(words);
  if (words.some((word) => lead.exam.has(word) || lead.lesson.has(word))) return 'exam';
  if (isSaidIn(lead.closes, words)) return 'closes';
  if (words.some(lead.opens.has)) return 'opens';
  if (words.some(lead.starts.has)) return ofEnrollment ? 'opens' : 'starts';
  if (isSaidIn(lead.ends, words)) return ofEnrollment ? 'closes' : 'ends';
  return undefined;
}

/** Which date words say that is past, as in "how long ago did it open?"; undefined: none. */
export function kindPassed(words: readonly string[]): ReturnType<typeof saidKind> {
  const { begun, ended, opened } = vocabulary.times;
  const ofEnrollment = speakOfEnrollment(words);
  if (words.some(opened.has)) return 'opens';
  if (words.some(begun.has)) return ofEnrollment ? 'opens' : 'starts';
  if (words.some(ended.has)) return ofEnrollment ? 'closes' : 'ends';
  return saidKind(words);
}

const SAY_WHAT = [lead.at, lead.before, lead.opens, lead.closes, lead.starts, lead.ends, course.enrollment];
const saysWhat = (word: string, at: number, words: readonly string[]): boolean =>
  SAY_WHAT.some((concept) => concept.has(word)) ||
  isLesson(word, at, words) ||
  (vocabulary.rooms.all.has(word) && isLesson(words[at + 1] ?? '', at + 1, words));

/** The words of a request without those that say what a reminder comes before: "before each lesson". */
export const besideMoments = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => !saysWhat(word, at, words));

// Wishes with a noun: "set a reminder", "laita tästä muistutus".

/**
 * The lower-case words of a wish for a reminder as those of a request to be reminded: "tästä muistutus päivää ennen" is
 * "remind me of tästä päivää ennen". Undefined: they are no wish, as in "did you send a reminder?". Linear.
 * @param isUnderstood whether such a request is understood, where the noun has no verb and no time beside it
 */
export function requestOfNoun(
  words: readonly string[],
  isUnderstood: (request: readonly string[]) => boolean,
): string[] | undefined {
  const at = words.findIndex(lead.reminder.has);
  if (at < 0 || tellsOfReminder(words)) return undefined;
  const [noun, before] = [words[at], words[at - 1]];
  const front = withoutSetting(words.slice(0, at));
  while ([lead.one, lead.mine, lead.definite].some(({ has }) => has(front.at(-1)))) front.pop();
  const request = ['remind', 'me', 'of', ...front, ...behindNoun(words.slice(at + 1))];
  if (readLeads(words)) return request;
  if (lead.mine.has(before) && !lead.oneReminder.has(noun)) return undefined;
  if (words.some((_, index) => isOf(lead.set, words, index))) return request;
  const isOne = lead.oneReminder.has(noun) && !lead.definite.has(before) && !lead.mine.has(before);
  const isOfCode = at === 0 && words.some((word) => /\d/.test(word));
  return (isOne || isOfCode) && isUnderstood(request) ? request : undefined;
}

/** Whether a word is one for a concept, by itself or with the next or the last. */
const isOf = ({ has }: { has: (words: string) => boolean }, words: readonly string[], at: number): boolean =>
  has(words[at] ?? '') || has(`${words[at]} ${words[at + 1]}`) || has(`${words[at - 1]} ${words[at]}`);

/** "I have a reminder" and "thanks for the reminder" tell of one, "did I get a reminder?" asks. */
const tellsOfReminder = (words: readonly string[]): boolean =>
  lead.told.has(words[0]) ||
  words.some((word, at) => lead.told.has(`${word} ${words[at + 1]}`) && !lead.frame.has(words[at - 1]));

const isSetting = (words: readonly string[], at: number): boolean =>
  !isOf(lead.ahead, words, at) && (isOf(lead.set, words, at) || lead.frame.has(words[at]));

const withoutSetting = (words: readonly string[]): string[] => words.filter((_, at) => !isSetting(words, at));

/** What stands behind the noun, without "for me" and the preposition in front of what it is about. */
function behindNoun(words: readonly string[]): readonly string[] {
  const isForMe = (at: number): boolean => follow.leadsOn.has(words[at]) && lead.me.has(words[at + 1]);
  let from = 0;
  while (from < words.length && (isSetting(words, from) || lead.me.has(words[from]) || isForMe(from)))
    from += 1;
  return words.slice(follow.leadsOn.has(words[from]) && from + 1 < words.length ? from + 1 : from);
}
