/** Questions about a course by its name: "when does web design start?". */

import { isFormOf, vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { cleanArguments, withWholeCodes } from './asked-codes.ts';
import type { Place } from './place.ts';
import { loweredWords, type Question, wordsOf } from './question.ts';
import {
  findNamed,
  LONGEST_SEARCH,
  MOST_OFFERED,
  type SearchRequest,
  type SeenCourses,
  searchFor,
} from './seen-courses.ts';
import { asksWhen, isId } from './words.ts';

const { realization, enrollment, between, schedule } = vocabulary.course;

/** In a question, shorter words name nothing. */
export const SHORTEST_OF_NAME = 4;
/** More words than these are more than a name. */
const MOST_OF_NAME = 5;

/** Whether lower-case words may hold a name: more than "it", "us", or "the course". */
export function mayName(words: readonly string[]): boolean {
  return tellingOf(words).some(isLong);
}

const isLong = ({ length }: string): boolean => length >= SHORTEST_OF_NAME;

const tellingOf = (words: readonly string[]): string[] =>
  words.filter((word) => !realization.has(word) && !isCommonWord(word));

/** Whether a name has all of some lower-case words, each in some form. */
export function hasWords(name: string, said: readonly string[]): boolean {
  const own = loweredWords(name);
  return said.every((word) => own.some((one) => one === word || isFormOf(word, one)));
}

/**
 * Reads a question about a course by its name: "when does web design start?". The question must speak of a
 * course or of enrollment, ask when something begins or ends, or be a whole name and nothing else: a person
 * who chats with Coursebell should not be told of courses. In a direct message two words of a name are enough, or
 * one alone, and in a mention, if it says nothing else.
 */
export async function searchQuestion(
  seen: SeenCourses,
  { words, direct }: Question,
  place: Place,
): Promise<SearchRequest | undefined> {
  const said = withoutSchedule(words);
  const named = tellingOf(said);
  if (!named.some(isLong)) return undefined;
  const found = speaksOfOne(words) ? await searchFor(seen, named.join(' '), place) : undefined;
  if (found) return found;
  // Only the asker reads the answer to a direct message, and a name is the likeliest that it may be.
  // The same of a mention that is nothing but words of a name.
  const isLikely = direct ? named.length > 1 || said.length === 1 : named.length === words.length;
  const likely = isLikely ? await searchFor(seen, named.join(' '), place, true) : undefined;
  if (likely) return likely;
  return asksWhen(words) ? mostOfName(seen, named, place) : wholeName(seen, said.join(' '), place);
}

/** "Web design schedule" asks for the course: the words beside its name are left out, unless nothing else is said. */
function withoutSchedule(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !schedule.has(word));
  return tellingOf(others).some(isLong) ? others : words;
}

const speaksOfOne = (words: readonly string[]): boolean =>
  words.some((word) => realization.has(word) || enrollment.has(word));

/** The name in a question when something of a course is; undefined if it holds none. */
export function nameAskedFor({ words }: Pick<Question, 'words'>): string | undefined {
  const named = tellingOf(words).filter((word) => !enrollment.has(word));
  const asksOne = asksWhen(words) && speaksOfOne(words) && named.length <= MOST_OF_NAME;
  return asksOne && named.some(isLong) ? named.join(' ') : undefined;
}

/** Words that are more than half of one of the names: lunch is no course on running a lunch restaurant. */
async function mostOfName(
  seen: SeenCourses,
  named: readonly string[],
  place: Place,
): Promise<SearchRequest | undefined> {
  const search = named.join(' ').slice(0, LONGEST_SEARCH);
  const names = await namesLike(seen, search, place);
  const isMost = names.some((name) => {
    const words = loweredWords(name);
    return words.filter((word) => named.includes(word)).length * 2 > words.length;
  });
  return isMost ? { search } : undefined;
}

/** A text that equals one of the names, after the name is read like a question. */
async function wholeName(seen: SeenCourses, text: string, place: Place): Promise<SearchRequest | undefined> {
  if (text.length > LONGEST_SEARCH) return undefined;
  const names = await namesLike(seen, text, place);
  const isOne = names.some((name) => wordsOf(name).join(' ').toLowerCase() === text);
  return isOne ? { search: text } : undefined;
}

async function namesLike(seen: SeenCourses, text: string, place: Place): Promise<string[]> {
  const found = await findNamed(seen, text, place, MOST_OFFERED);
  return found.flatMap(({ names }) => Object.values(names));
}

// Lists of courses by name, perhaps with codes among them: "software engineering, web design and TX00EY23-3015".

/** Stands between courses and in no name. Arguments hold single spaces. */
const BETWEEN = / ?[,;] ?| (?:\/|vs\.?|versus) /iu;
/** May also stand in a name: "Introduction to Programming", "Finance and Law". */
const PERHAPS_BETWEEN = new RegExp(`( ?[/&+] ?| (?:${between.words.join('|')}) )`, 'iu');
const QUOTES = /["'“”„«»]/gu;
/** A list of more is not searched for: 36 searches are the most that eight pieces take. */
const MOST_PIECES = 8;

/** A name that ends with a number. */
const NUMBERED = new RegExp(
  `(?<![\\p{L}&-])(?!(?:${between.words.join('|')}) )((?:[\\p{L}&-]+ ){1,4})\\d{1,2}`,
  'giu',
);
/** The next number of a series, behind what may stand between names. */
const NEXT_NUMBER = new RegExp(
  `^( ?[,/&+] ?| (?:${[...between.words, ...vocabulary.facts.or.words, 'vs'].join('|')}) )(\\d{1,2})(?![\\p{L}\\p{N}-]|[.:]\\d)`,
  'iu',
);

/**
 * The text with the name repeated before the next number of its series, "web services 1 and web services 2", and that
 * number; undefined where none follows.
 * @param at the place behind the number before
 */
export function nextInSeries(
  text: string,
  name: string,
  at: number,
): { readonly text: string; readonly number: string } | undefined {
  const [said, sign = '', number = ''] = NEXT_NUMBER.exec(text.slice(at)) ?? [];
  if (said === undefined) return undefined;
  // With a slash alone between them, two codes would be one list of runs.
  const apart = sign.trim() === '/' ? ', ' : sign;
  return { text: `${text.slice(0, at)}${apart}${name}${text.slice(at + sign.length)}`, number };
}

/** The most numbers of one series. */
const MOST_OF_SERIES = 5;

/** The text with each name repeated before the numbers of its series. */
function seriesRepeated(text: string): string {
  let whole = text;
  for (let nth = 0; nth < MOST_OF_SERIES; nth += 1) {
    const numbered = Array.from(whole.matchAll(NUMBERED), ({ 0: said, 1: name = '', index }) =>
      nextInSeries(whole, name, index + said.length),
    );
    const next = numbered.find((one) => one !== undefined);
    if (!next) break;
    whole = next.text;
  }
  return whole;
}

/** The courses that a list means. */
interface CourseList {
  /** Codes and ids, without repeats, in the order of the list. */
  readonly asked: readonly string[];
  /** How many names, codes and ids it consists of. */
  readonly length: number;
  /** Whether a name was found in it. */
  readonly isNamed: boolean;
  /** The first name that was not found. */
  readonly unknown?: string | undefined;
  /** It has too many parts to be searched for: these are what was asked, as they were typed. */
  readonly isTooLong?: true;
}

/**
 * Reads a list. A name that means several courses, such as the realizations of one course unit, stands for all
 * of them. Never rejects.
 * @param most the most courses that one name may stand for
 */
export async function readCourseList(
  typed: string,
  place: Place,
  seen: SeenCourses,
  most: number,
): Promise<CourseList> {
  const whole = seriesRepeated(withWholeCodes(cleanArguments(typed)).replace(QUOTES, ''));
  const parts = whole.split(BETWEEN).filter(Boolean);
  if (parts.length > MOST_PIECES)
    return { asked: parts, length: parts.length, isNamed: false, isTooLong: true };
  const cut = parts.map((part) => part.split(PERHAPS_BETWEEN));
  const isShort = cut.reduce((pieces, { length }) => pieces + (length + 1) / 2, 0) <= MOST_PIECES;
  const read = (text: string): Promise<Piece> => readPiece(text, place, seen, most);
  const pieces = await Promise.all(
    isShort ? cut.map((part) => best(part, read)) : parts.map(async (part) => [await read(part)]),
  );
  return together(pieces.flat());
}

/** Something between separators: codes, ids, and perhaps a name beside them. */
interface Piece {
  readonly asked: readonly string[];
  readonly length: number;
  readonly name: string;
  readonly is: 'exact' | 'like' | 'unknown';
}

function together(pieces: readonly Piece[]): CourseList {
  return {
    asked: [...new Set(pieces.flatMap(({ asked }) => asked))],
    length: pieces.reduce((sum, { length }) => sum + length, 0),
    isNamed: pieces.some(({ name, is }) => name !== '' && is !== 'unknown'),
    unknown: pieces.find(({ is }) => is === 'unknown')?.name,
  };
}

/** A way to cut a part, with what counts for it. */
interface Cut {
  readonly pieces: readonly Piece[];
  /** How much of it is in no name that was found, and how much is a whole name or a code. */
  readonly unknown: number;
  readonly exact: number;
}

/**
 * The best way to cut a part between words that a name may hold. Little that is unknown counts most, then much
 * that is exactly a name: "mathematics and physics" is both of these courses, even beside one on mathematics and
 * physics for engineers. Among equals fewer cuts are better.
 * @param part what stands between such words and, at odd places, these words
 */
async function best(
  part: readonly string[],
  read: (text: string) => Promise<Piece>,
): Promise<readonly Piece[]> {
  /** The best cut of the part as far as each word. */
  const cuts: Cut[] = [];
  for (let end = 0; end < part.length; end += 2) {
    const starts = Array.from({ length: end / 2 + 1 }, (_, at) => at * 2);
    const all = starts.map(async (start) => {
      const piece = await read(part.slice(start, end + 1).join(''));
      return withPiece(cuts[start / 2 - 1], piece, (end - start) / 2 + 1);
    });
    cuts.push((await Promise.all(all)).reduce((one, other) => (isBetter(other, one) ? other : one)));
  }
  return cuts.at(-1)?.pieces ?? [];
}

function withPiece(before: Cut | undefined, piece: Piece, size: number): Cut {
  const { pieces, unknown, exact } = before ?? { pieces: [], unknown: 0, exact: 0 };
  return {
    pieces: [...pieces, piece],
    unknown: unknown + (piece.is === 'unknown' ? size : 0),
    exact: exact + (piece.is === 'exact' ? size : 0),
  };
}

function isBetter(one: Cut, other: Cut): boolean {
  if (one.unknown !== other.unknown) return one.unknown < other.unknown;
  if (one.exact !== other.exact) return one.exact > other.exact;
  return one.pieces.length < other.pieces.length;
}

/** Codes and ids, and a name in what is left. Beside a code, ordinary words are no name. */
async function readPiece(text: string, place: Place, seen: SeenCourses, most: number): Promise<Piece> {
  const read = text
    .split(' ')
    .filter(Boolean)
    .map((token) => ({ token, ref: parseRealizationCode(token) ?? (isId(token) ? token : undefined) }));
  const refs = read.flatMap(({ ref }) => ref ?? []);
  const others = read.flatMap(({ token, ref }) => (ref === undefined ? token : []));
  const name = others.join(' ');
  if (refs.length > 0 && !mayName(others.map((word) => word.toLowerCase())))
    return { asked: refs, length: refs.length, name: '', is: others.length > 0 ? 'like' : 'exact' };
  const length = refs.length + 1;
  const all = await findNamed(seen, name, place, most + 1);
  if (all.length === 0) return { asked: refs, length, name, is: 'unknown' };
  const exact = all.filter(({ names }) => Object.values(names).some((one) => isSame(one, name)));
  const asked = [...refs, ...(exact.length > 0 ? exact : all).map(({ code }) => code)];
  return { asked, length, name, is: exact.length > 0 && refs.length === 0 ? 'exact' : 'like' };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
