/**
 * What several features read alike: lists of realizations.
 */
import { z } from 'zod';
import { shorten } from '../cards/text.ts';
import { InvalidRequest } from '../errors.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { setOf } from '../i18n/vocabulary.ts';
import {
  bareToken,
  isUsualCode,
  normalizeTyped,
  parseRealizationCode,
  parseRealizationRef,
} from '../study-client/codes.ts';
import { findRealizationCodes, mendCodes } from '../study-client/codes-in-text.ts';
import type { Place } from './feature.ts';
import { numbersSaid } from './numbers.ts';
import type { Question } from './question.ts';

/** The most realizations in one answer. */
export const MOST_CODES = 10;
const LONGEST_TOKEN = 60;
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
  // Nearly everybody types a code and nothing else.
  if (isUsualCode(args)) return { asked: [args] };
  const clean = mendCodes(cleanArguments(args));
  const tokens = clean.split(/[ ,;]+/).filter(mayNameRealization);
  const read = withoutListNumbers(tokens.map((token) => ({ token, refs: readToken(token) })));
  if (!read.some(({ refs }) => refs.length > 0) || isName(read)) {
    const input = tokens.length === 1 && tokens[0] ? tokens[0] : clean;
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

/** The codes of a question. If there are none, the numbers that its words call realization ids. */
export function askedIn({ codes, words }: Question): AskedRequest | undefined {
  const asked = codes.length > 0 ? [...codes] : numbersSaid(words, 'realization');
  if (asked.length > MOST_CODES) throw tooMany(asked.length);
  return asked.length > 0 ? { asked } : undefined;
}

/** Ordinary words that hardly stand around a code by chance. The answer names them as unreadable. */
const NAMED = setOf('unit units help hello follow remind reminders seuraa muistuta följ påminn');

/** Ordinary words and lone signs name nothing. A mistyped code keeps its digits, or is no ordinary word. */
function mayNameRealization(token: string): boolean {
  const bare = bareToken(token).toLowerCase();
  return /[\p{L}\p{N}]/u.test(token) && (NAMED.has(bare) || !isCommonWord(bare));
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
