/** What words and numbers speak of: courses, course units, enrollment, rooms or the language of an answer; and lists of codes. */
import { topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { isLanguage, type Language } from '../language.ts';
import {
  bareToken,
  courseUnitOf,
  findRealizationCodes,
  isNearlyCode,
  parseCourseUnitCode,
  parseRealizationCode,
  runOf,
} from '../study-client/codes.ts';
import type { RealizationCode } from '../study-client/model.ts';

const { course, rooms, numbers } = vocabulary;

/** Whether words ask when something begins or ends. */
export function asksWhen(words: readonly string[]): boolean {
  return words.some(course.when.has) && words.some(course.beginsOrEnds.has);
}

/** The longest question for a course as a whole: "show me the details please". */
const LONGEST_WHOLE = 5;

/** Whether words ask for a course as a whole, and name none: "details", "what's the schedule?", "aikataulu". */
export function asksForWhole(words: readonly string[]): boolean {
  const isOfWhole = (word = '') => course.schedule.has(word);
  const isNoName = (word: string) =>
    word.length === 1 || isOfWhole(word) || course.realization.has(word) || isCommonWord(word);
  const last = words.findLast((word) => !vocabulary.follow.courtesy.has(word));
  const isAsked = isOfWhole(last) || (isOfWhole(words[0]) && words.some(vocabulary.facts.it.has));
  return isAsked && words.length <= LONGEST_WHOLE && words.every(isNoName);
}

/** Whether words ask when a course begins or ends, and name none. */
export function asksWhenCourse(words: readonly string[]): boolean {
  const saysNoName = (word: string): boolean =>
    course.realization.has(word) || course.beginsOrEnds.has(word) || isCommonWord(word);
  return asksWhen(words) && words.some(course.realization.has) && words.every(saysNoName);
}

/**
 * "Course unit" and its words in the other languages. "Unit" alone counts unless the word `before` it names a
 * department: "the business unit".
 */
export function isCourseUnitWord(word: string, before: string | undefined): boolean {
  if (course.unit.has(word)) return before === undefined || before.length === 1 || isCommonWord(before);
  return course.courseUnit.has(word);
}

/** Whether the word at a place means a course unit, and never the university's word for a department. */
export function saysCourseUnit(words: readonly string[], at: number): boolean {
  const [word = '', before] = [words[at], words[at - 1]];
  return isCourseUnitWord(word, before) && (!course.unit.has(word) || course.realization.has(before));
}

export const speakOfCourseUnit = (words: readonly string[]): boolean =>
  words.some((_, at) => saysCourseUnit(words, at));

/** Whether a word speaks of a course, a course unit or enrollment. */
export function isOfCourse(word: string, before: string | undefined): boolean {
  return course.realization.has(word) || course.enrollment.has(word) || isCourseUnitWord(word, before);
}

/** Whether a word means one room that is named next to it. */
export function isSingleRoomWord(word: string): boolean {
  return rooms.room.has(word) && rooms.single.has(word);
}

/** A number that is more likely a year than an id. */
export function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

// Courses in general.

const { find, facts, lead } = vocabulary;
/** A shorter beginning makes no compound. */
const SHORTEST_OF_COMPOUND = 3;

/** The word for courses at the end of a compound: "kurser" of "språkkurser". Undefined: it is none. */
export const coursesIn = (word: string): string | undefined =>
  find.courses.words.find(
    (one) =>
      word.endsWith(one) && word.length >= one.length + SHORTEST_OF_COMPOUND && !find.courses.has(word),
  );

/** Whether words refer to what was spoken of. "This week" and "courses that start" do not. */
const refersBack = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const next = [words[at + 1], words[at + 2]];
    const isOfTime = next.some((one) =>
      [lead.week, lead.day, lead.month, lead.date].some(({ has }) => has(one)),
    );
    return facts.it.has(word) && !isOfTime && !find.courses.has(words[at - 1]);
  });

/**
 * Whether a question is about courses in general: "which courses …", "is there a course …". Those of a person, and those
 * that were spoken of ("the courses", "those courses"), are certain ones.
 */
export function speakOfCourses(words: readonly string[]): boolean {
  if (find.some.startOf(words.join(' ')) !== undefined) return true;
  const isOf = (word: string | undefined): boolean => facts.it.has(word) || lead.definite.has(word);
  const isGeneral = (word: string, at: number): boolean =>
    (find.courses.has(word) || coursesIn(word) !== undefined) &&
    !find.theCourses.has(word) &&
    !isOf(words[at - 1]);
  // "Required courses before this one" are those of a course.
  if ((refersBack(words) && !words.some(find.which.has)) || words.some(lead.mine.has)) return false;
  const isWhich = words.some((word, at) => find.which.has(word) && find.enrollments.has(words[at + 1]));
  const at = words.findIndex(isGeneral);
  // "When do courses start?" follows a list of them.
  const isAsked = !words.some(course.when.has) || words.slice(0, at).some(find.which.has);
  return isWhich || (at >= 0 && isAsked);
}

// Numbers in a question, and what the words beside them say that they are.

/** A number as long as an id: a shorter one is part of a name ("English 2"), or counts something. */
export function isId(word: string): boolean {
  return /^\d{4,18}$/.test(word);
}

/** What a number stands for. `rooms`: of a building, which the number does not name for sure. */
type Kind = 'realization' | 'course-unit' | 'building' | 'room' | 'rooms';

/**
 * The ids that the words of a question call `kind`: "course unit 12345", "opintojakson 12345 nimi", "is 12345 a
 * course?". The nearest word counts: "opintojakson toteutus 12345" is a realization. An id has at least four
 * digits ("course 2" holds none) and is no year.
 */
export function numbersSaid(words: readonly string[], kind: Kind): string[] {
  const apart = words.flatMap(withoutHyphen);
  const kinds = apart.map((word, at) => kindOf(word, apart[at - 1]));
  const isAlone = apart.filter(isId).length === 1;
  const said = new Set<string>();
  let last: Kind | undefined;
  apart.forEach((word, at) => {
    const isNumber = isId(word) && !isYear(word);
    if (isNumber && (last ?? (isAlone ? saidAfter(apart, kinds, at) : undefined)) === kind) said.add(word);
    last = kinds[at] ?? (isNumber || numbers.between.has(word) ? last : undefined);
  });
  return [...said];
}

/** "Unit-12345" in its two words. Codes have digits on both sides. */
function withoutHyphen(word: string): string[] {
  return /^(?:\p{L}+-\d+|\d+-\p{L}+)$/u.test(word) ? word.split('-') : [word];
}

function kindOf(word: string, before: string | undefined): Kind | undefined {
  if (isSingleRoomWord(word)) return 'room';
  if (rooms.room.has(word)) return 'rooms';
  if (rooms.place.has(word)) return 'building';
  if (isCourseUnitWord(word, before)) return 'course-unit';
  return course.realization.has(word) ? 'realization' : undefined;
}

/** The kind that the words after the only number say, if they speak of nothing else. */
function saidAfter(
  words: readonly string[],
  kinds: readonly (Kind | undefined)[],
  at: number,
): Kind | undefined {
  let next = at + 1;
  while (numbers.before.has(words[next])) next += 1;
  // In "course unit" the last word tells.
  while (kinds[next] !== undefined && kinds[next + 1] !== undefined) next += 1;
  const kind = kinds[next];
  if (kind === 'room' || kind === 'rooms' || numbers.counted.has(words[next])) return undefined;
  return kinds.slice(next + 1).every((other) => other === undefined) ? kind : undefined;
}

/** Whether at least one word is of a kind, and all others may stand beside it. */
export function consistsOf(
  words: readonly string[],
  isOne: (word: string) => boolean,
  mayStandBeside: (word: string) => boolean,
): boolean {
  const others = words.filter((word) => !isOne(word));
  return others.length < words.length && others.every(mayStandBeside);
}

// Addresses of pages: `https://guide.example.edu/en/exam/TX00EY23-3015` asks for no exam.

const ADDRESS = /https?:\/\/|^[^/]+\.\p{L}{2,}\//iu;
const ENDS = /[?!.,;:)]/;

/**
 * The text with the codes of courses in place of the addresses that hold them. Linear in the length of the text.
 * @param other what stands in place of other addresses
 */
export function withCodesOfAddresses(text: string, other: (address: string) => string): string {
  return text.replace(/\S+/g, (word) => {
    const at = word.search(ADDRESS);
    if (at < 0) return word;
    const address = word.slice(at);
    const last = address.at(-1) ?? '';
    const codes = codesInAddress(address).join(' ');
    return `${word.slice(0, at)}${codes || other(address)}${codes && ENDS.test(last) ? last : ''}`;
  });
}

/** The codes of realizations in an address, else of course units. */
export function codesInAddress(address: string): string[] {
  const codes = findRealizationCodes(address);
  const words = codes.length > 0 ? [] : address.split(/[^\p{L}\p{N}_-]+/u);
  return [...new Set<string>([...codes, ...words.flatMap((word) => parseCourseUnitCode(word) ?? [])])];
}

// Lists in which only the first code is whole: `TX00EY23-3015/3016`, `TX00EY23-3015, -3016`, `TX00EY23-3015 and 3016`.

/** Between the parts of a list; tokens stand at the even places of a text that is split here. */
const SEPARATORS = /([\s,;/&+]+)/u;
const LISTS = /[,;/&+]/;

/**
 * The text with every suffix that follows a code in a list turned into a whole code. A suffix is as long as that of
 * the code and begins alike, has a hyphen in front, or is the end of one behind a slash (`3015/16`): years and
 * amounts stay numbers. Linear in the length of the text.
 * @param isSpaced whether a space alone also stands between the parts of a list, as in a command
 */
export function withWholeCodes(text: string, { isSpaced = false } = {}): string {
  const parts = text.split(SEPARATORS);
  let before: Before | undefined;
  for (let at = 0; at < parts.length; at += 2) {
    const token = parts[at] ?? '';
    const separator = parts[at - 1] ?? '';
    const own = codeOf(token);
    const listed = own === undefined ? listedAfter(before, token, separator, isSpaced) : undefined;
    if (listed !== undefined) parts[at] = token.replace(/^-/, '').replace(suffixIn(token), () => listed);
    const code = own ?? listed;
    if (before && code !== undefined) parts[at - 1] = apart(separator);
    before = after(before, token, code);
  }
  return parts.join('');
}

/** Between two codes: with a slash alone between them they would be one word. */
const apart = (separator: string): string =>
  /[/&+]/.test(separator) ? ` ${separator.trim()} ` : `${separator.trimEnd()} `;

/** A number in a list of codes has at least so many digits: "and 5 credits" counts something. */
const UNREAD = /^\d{3,8}$/;

/** `foobar-3001` has the form of a code and none of the usual shapes. */
const isOddCode = (word: string): boolean =>
  /^[\p{L}\p{N}]{3,20}-[23]\d{3}$/u.test(word) &&
  !isYear(word.slice(-4)) &&
  !isNearlyCode(word) &&
  findRealizationCodes(word).length === 0;

/**
 * What stands beside codes and is none: numbers in a list behind a code that could not be completed to one, of
 * `TX00EY23-3015, 301` the last, and odd codes. Years and what stands before another word ("and 300 people") are none. Linear in the length of the text.
 * @param text as `withWholeCodes` gives it
 */
export function unreadInLists(text: string): string[] {
  const parts = text.split(SEPARATORS);
  const isBetween = (at: number): boolean => vocabulary.course.between.has(parts[at]?.toLowerCase());
  const isListed = (at: number): boolean => LISTS.test(parts[at - 1] ?? '') || isBetween(at - 2);
  // A word behind it may be what it counts.
  const isAlone = (at: number): boolean =>
    parts[at + 2] === undefined || isListed(at + 2) || isBetween(at + 2) || /[?!.]$/.test(parts[at] ?? '');
  const unread = new Set<string>(text.split(/[^\p{L}\p{N}-]+/u).filter(isOddCode));
  let isInList = false;
  for (let at = 0; at < parts.length; at += 2) {
    if (isBetween(at)) continue;
    const token = parts[at] ?? '';
    const typed = suffixIn(token);
    const isUnread: boolean = isInList && UNREAD.test(typed) && !isYear(typed) && isListed(at) && isAlone(at);
    if (isUnread) unread.add(typed);
    isInList = isUnread || codeOf(token) !== undefined;
  }
  return [...unread];
}

function after(
  before: Before | undefined,
  token: string,
  code: RealizationCode | undefined,
): Before | undefined {
  if (code !== undefined) return { code, isListed: false };
  return before && vocabulary.course.between.has(token.toLowerCase())
    ? { ...before, isListed: true }
    : undefined;
}

/** What stands before a token: a code, and perhaps a word such as "and" behind it. */
interface Before {
  readonly code: RealizationCode;
  readonly isListed: boolean;
}

function codeOf(token: string): RealizationCode | undefined {
  const found = findRealizationCodes(token).at(-1);
  if (found !== undefined) return found;
  const bare = bareToken(token);
  return isNearlyCode(bare) ? parseRealizationCode(bare) : undefined;
}

const suffixIn = (token: string): string => bareToken(token).replace(/^-/, '');

function listedAfter(
  before: Before | undefined,
  token: string,
  separator: string,
  isSpaced: boolean,
): RealizationCode | undefined {
  const typed = suffixIn(token).toUpperCase();
  const isListed = isSpaced || before?.isListed === true || LISTS.test(separator);
  if (before === undefined || typed === '' || !isListed) return undefined;
  const { code } = before;
  const unit = courseUnitOf(code);
  const own = code.slice(unit.length + 1);
  const isShort = separator === '/' && typed.length < own.length;
  const suffix = isShort ? own.slice(0, own.length - typed.length) + typed : typed;
  return isLikeSuffix(suffix, own) || bareToken(token).startsWith('-') ? runOf(unit, suffix) : undefined;
}

/** Whether a number may be the suffix of a run beside another run's. */
export const isLikeSuffix = (suffix: string, other: string): boolean =>
  suffix.length === other.length && suffix.charAt(0) === other.charAt(0);

// Wishes to be answered in a language: "please answer in Finnish", "suomeksi kiitos", "svara på svenska".

/** A wish, and the text without it: empty where nothing else is said. */
export interface LanguageWish {
  readonly language: Language;
  readonly rest: string;
}

/** What ends a part of a sentence. A code does, too: "TX00EY23-3015 in Finnish please". */
const ENDED = /\d|[,;:.?!…]$/u;
/** No wish has more words. */
const LONGEST = 12;

/** Reads the first wish in a plain text. Linear in the number of words. */
export function languageWished(text: string): LanguageWish | undefined {
  const said = text.split(' ').map((typed) => ({
    typed,
    word: typed.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}-]/gu, ''),
    isEnd: ENDED.test(typed),
  }));
  for (const at of said.keys()) {
    const before = said[at - 1];
    if (before !== undefined && !before.isEnd && !isBeside(before)) continue;
    const wish = wishAt(said.slice(at, at + LONGEST));
    if (!wish) continue;
    const from = beginOf(at, said);
    if (!wish.isVerbal && !wish.isPolite && !said.slice(from, at).some(isPolite)) continue;
    const rest = [...said.slice(0, from), ...said.slice(at + wish.length)];
    return { language: wish.language, rest: rest.map(({ typed }) => typed).join(' ') };
  }
  return undefined;
}

interface Said {
  readonly word: string;
  readonly isEnd: boolean;
}

const isPolite = ({ word }: Said): boolean => topics.isPolite(word);
const isBeside = (one: Said): boolean =>
  isPolite(one) || vocabulary.facts.joins.has(one.word) || vocabulary.follow.courtesy.has(one.word);

/** Where the polite words before a place begin. */
function beginOf(at: number, said: readonly Said[]): number {
  let from = at;
  for (let before = said[from - 1]; before && isBeside(before); before = said[from - 1]) from -= 1;
  return from;
}

/** The wish with which words begin, with the polite words behind it. */
function wishAt(said: readonly Said[]) {
  const wish = topics.languageWish(said.map(({ word }) => word));
  if (!wish || !isLanguage(wish.language)) return undefined;
  const behind = said.slice(wish.length);
  const polite = behind.findIndex((one) => !isBeside(one));
  const length = polite < 0 ? said.length : wish.length + polite;
  const last = said[length - 1]?.isEnd === true || said[length] === undefined;
  // "Do you speak English in the course?" asks of the course.
  const goesOn = wish.isVerbal && topics.begins(said[length]?.word ?? '');
  if (!last && !goesOn) return undefined;
  return {
    language: wish.language,
    isVerbal: wish.isVerbal,
    isPolite: behind.slice(0, length - wish.length).some(isPolite),
    length,
  };
}
