/**
 * What several features read alike: lists of realizations.
 */

import { z } from 'zod';
import { shorten } from '../cards/blocks.ts';
import { InvalidRequest } from '../errors.ts';
import { vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import {
  bareToken,
  findRealizationCodes,
  isUsualCode,
  mendCodes,
  parseCourseUnitCode,
  parseRealizationCode,
  parseRealizationRef,
  runOf,
} from '../study-client/codes.ts';
import { normalizeTyped } from '../study-client/texts.ts';
import type { Place } from './feature.ts';
import type { Question } from './question.ts';
import { withWholeCodes } from './short-lists.ts';
import { isCourseUnitWord, isSingleRoomWord, isYear } from './words.ts';

// Numbers in a question, and what the words beside them say that they are.

/** A number as long as an id: a shorter one is part of a name ("English 2"), or counts something. */
export function isId(word: string): boolean {
  return /^\d{4,18}$/.test(word);
}

/** What a number stands for. `rooms`: of a building, which the number does not name for sure. */
type Kind = 'realization' | 'course-unit' | 'building' | 'room' | 'rooms';

const { numbers } = vocabulary;

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
  if (vocabulary.rooms.room.has(word)) return 'rooms';
  if (vocabulary.rooms.place.has(word)) return 'building';
  if (isCourseUnitWord(word, before)) return 'course-unit';
  return vocabulary.course.realization.has(word) ? 'realization' : undefined;
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

/** The most realizations in one answer. */
export const MOST_CODES = 10;
const LONGEST_TOKEN = 60;
/** The suffix of a code that is made for an example. */
const EXAMPLE = '3001';
/** A card repeats this many characters of an unreadable input. */
const LONGEST_INPUT = 100;
/** No command is longer; every later limit would cut off the rest anyway. */
const LONGEST_ARGUMENTS = 4000;

/** Realizations as they were typed; canonical if they could be read. Travels in buttons. */
export const askedRequest = z.object({
  asked: z
    .array(
      z
        .string()
        .max(LONGEST_TOKEN)
        .regex(/^[^\s\p{C},;]+$/u),
    )
    .min(1)
    .max(MOST_CODES),
  /** The realization is the channel's own course. */
  linked: z.literal(true).optional(),
});
export type AskedRequest = z.infer<typeof askedRequest>;

/** The realization code that a channel is linked to; undefined: none. May reject. */
export type LinkedCode = (place: Place) => Promise<string | undefined>;

/** The request of a command without arguments: the channel's own course. */
export async function askedLinked(place: Place, linked: LinkedCode): Promise<AskedRequest | undefined> {
  const code = await linked(place);
  return code === undefined ? undefined : { asked: [code], linked: true };
}

/** A realization code and nothing beside it. A code holds a hyphen, and none of our words does. */
export function isLoneCode(typed: string): boolean {
  return !/\s/.test(typed) && parseRealizationCode(typed) !== undefined;
}

/** A command's arguments with plain hyphens and spaces and without control characters. */
export function cleanArguments(args: string): string {
  const clean = normalizeTyped(args.slice(0, LONGEST_ARGUMENTS));
  return clean.replace(/[\s\p{C}]+/gu, ' ').trim();
}

/** An input that could not be read, as a card repeats it. */
export function excerpt(input: string): string {
  return shorten(input, LONGEST_INPUT);
}

/**
 * Reads 1–10 realization codes or ids. Unreadable ones stay in the list, so that the answer can name them.
 * Ordinary words around the codes ("when does … start", "and") are dropped. Throws `InvalidRequest` if
 * nothing can be read or there are too many.
 */
export function parseAsked(args: string): AskedRequest {
  return readAsked(args, readToken);
}

/** The same where a course unit's code stands for the unit's runs. */
export function parseAskedOrUnits(args: string): AskedRequest {
  return readAsked(args, (token) => {
    const refs = readToken(token);
    return refs.length > 0 ? refs : [parseCourseUnitCode(token) ?? []].flat();
  });
}

function readAsked(args: string, refsIn: (token: string) => string[]): AskedRequest {
  // Nearly everybody types a code and nothing else.
  if (isUsualCode(args)) return { asked: [args] };
  const clean = withWholeCodes(mendCodes(cleanArguments(args)), { isSpaced: true });
  const tokens = clean.split(/[ ,;]+/).filter(mayNameRealization);
  const read = withoutListNumbers(tokens.map((token) => ({ token, refs: refsIn(token) })));
  if (!read.some(({ refs }) => refs.length > 0) || isName(read)) {
    const input = tokens.length === 1 && tokens[0] ? tokens[0] : clean;
    const unit = parseCourseUnitCode(input);
    const example = unit && runOf(unit, EXAMPLE);
    if (unit !== undefined && example !== undefined)
      throw new InvalidRequest({ about: 'unit-code', input: unit, example });
    throw new InvalidRequest({ about: 'realization-code', input: excerpt(input) });
  }
  const asked = new Set(read.flatMap(({ token, refs }) => (refs.length > 0 ? refs : [unreadable(token)])));
  if (asked.size > MOST_CODES) throw tooMany(asked.size);
  return { asked: [...asked] };
}

interface Read {
  readonly token: string;
  readonly refs: readonly string[];
}

/** Drops "1." and "2)" of a list that was pasted with its numbers, if there are codes beside them. */
function withoutListNumbers(read: readonly Read[]): readonly Read[] {
  const isNumber = ({ token }: Read): boolean => /^\(?\d{1,2}[.):]$/.test(token);
  const isCode = ({ refs }: Read): boolean => refs.some((ref) => ref.includes('-'));
  return read.some(isCode) ? read.filter((one) => !isNumber(one)) : read;
}

/** "Web Development 1": among words that are no codes, a number of up to three digits belongs to a name. */
function isName(read: readonly Read[]): boolean {
  const readable = read.filter(({ refs }) => refs.length > 0);
  return readable.length < read.length && readable.every(({ token }) => /^\d{1,3}$/.test(bareToken(token)));
}

/** Where a unit's code stands by itself, and not at the beginning of a realization's. */
function placeOfUnit(code: string, text: string): number {
  const goesOn = (at: number) => /[-\p{L}\p{N}]/u.test(text.charAt(at + code.length));
  let at = text.indexOf(code);
  while (at >= 0 && goesOn(at)) at = text.indexOf(code, at + 1);
  return at;
}

/** The same where a course unit's code stands for the unit's runs; in the order of the question. */
export function askedOrUnitsIn(question: Question): AskedRequest | undefined {
  const { codes, units } = question;
  const count = codes.length + units.length;
  if (count > MOST_CODES) throw tooMany(count);
  const text = question.text.toUpperCase();
  const placed = [
    ...codes.map((code) => ({ code, at: text.indexOf(code) })),
    ...units.map((code) => ({ code, at: placeOfUnit(code, text) })),
  ];
  const isMixed = codes.length > 0 && units.length > 0;
  const asked = (isMixed ? placed.toSorted((one, other) => one.at - other.at) : placed).map(
    (one) => one.code,
  );
  return asked.length > 0 ? { asked } : askedIn(question);
}

/** The codes of a question. If there are none, the numbers that its words call realization ids. */
export function askedIn({ codes, words }: Question): AskedRequest | undefined {
  const asked = codes.length > 0 ? [...codes] : numbersSaid(words, 'realization');
  if (asked.length > MOST_CODES) throw tooMany(asked.length);
  return asked.length > 0 ? { asked } : undefined;
}

/** Ordinary words and lone signs name nothing, but the answer names commands as unreadable. A mistyped code keeps its digits, or is no ordinary word. */
function mayNameRealization(token: string): boolean {
  const bare = bareToken(token).toLowerCase();
  return /[\p{L}\p{N}]/u.test(token) && (vocabulary.course.command.has(bare) || !isCommonWord(bare));
}

/** A code or id. Else the codes inside something longer, such as a study guide's address. */
function readToken(token: string): string[] {
  const ref = parseRealizationRef(token);
  return ref === undefined ? findRealizationCodes(token) : [ref];
}

function unreadable(token: string): string {
  // No code holds these characters; in a button each would take six.
  const plain = (bareToken(token) || token).replace(/[<>&"\\]/g, '');
  return shorten(plain || '?', LONGEST_TOKEN);
}

/** The error for more codes than one answer holds. */
export function tooMany(count: number): InvalidRequest {
  return new InvalidRequest({ about: 'too-many-codes', count, most: MOST_CODES });
}
