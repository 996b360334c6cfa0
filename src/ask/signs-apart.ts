/**
 * Signs between a code and a word, which part them as a space does: `TX00EY23-3015/exam`, `TX00EY23-3015-exam`; between two
 * codes they make a list.
 */
import {
  courseUnitOf,
  findRealizationCodes,
  isCaseEnding,
  isNearlyCode,
  isUsualCode,
  parseCourseUnitCode,
  parseRealizationCode,
} from '../study-client/codes.ts';
import { isLikeSuffix, plainText } from './asked-codes.ts';
import { withoutAmounts } from './guide-form.ts';

/** What a person typed to the app, as plain text, in which no sign joins a code and a word. */
export const typedText = (slackText: string): string => withoutAmounts(typedWhole(slackText));

/** The same with the credits behind codes: a name may stand before them. */
export const typedWhole = (slackText: string): string => withSignsApart(plainText(slackText)).text;

const WORDS = /([\p{L}\p{M}\p{N}]+)/u;
const DIGITS = /^\p{N}+$/u;
/** A code has at most so many parts between its signs. */
const MOST_PARTS = 4;
const MAIL_OR_ADDRESS = /:\/\/|[\p{L}\p{N}]@[\p{L}\p{N}-]+\.\p{L}/u;
/** What opens a phrase stays with it. */
const OPENS = /["“”„«»([{<（［｛【]$/u;

/** A part of a text without spaces: a code, the number behind one in a list, or any other word. */
interface Part {
  readonly text: string;
  readonly kind: 'code' | 'number' | 'word';
  /** The code before a number. */
  readonly code?: string;
}

/**
 * The text with a space in place of the signs that join a code or an id to a word, and those words; with a comma in place
 * of those between two codes, and a slash before the number of another run (`3015:3016`). Case endings (`3015:n`), addresses
 * and longer names (`IMG_TX00EY23-3015`) stay. Linear in the length.
 */
export function withSignsApart(text: string): { readonly text: string; readonly joined: readonly string[] } {
  const joined: string[] = [];
  const apart = withoutGaps(text)
    .split(' ')
    .map((chunk) => (/\d/.test(chunk) && !MAIL_OR_ADDRESS.test(chunk) ? chunkApart(chunk, joined) : chunk));
  return { text: apart.join(' '), joined };
}

/** A hyphen with spaces beside it, between what may be a course unit's code and the number of a run. */
const GAP =
  /(?<![\p{L}\p{N}_.@/-])((?=\p{N}*\p{L})(?=\p{L}*\p{N})[\p{L}\p{N}]+)(?: - ?|- )(?=(\p{N}{1,8})(?![\p{L}\p{N}_@/-]|\.\p{N}))/gu;

/** The text with codes as they are usual where spaces stand around their hyphens: `TX00EY23 - 3015`. */
const withoutGaps = (text: string): string =>
  text.replace(GAP, (typed, unit: string, run: string) =>
    isUsualCode(`${unit}-${run}`.toUpperCase()) ? `${unit}-` : typed,
  );

/** @param joined gets the words that signs join to codes */
function chunkApart(chunk: string, joined: string[]): string {
  // Words stand at the odd places of a text that is split here, signs at the even ones.
  const pieces = chunk.split(WORDS);
  let apart = pieces[0] ?? '';
  let before: Part | undefined;
  for (let at = 1; at < pieces.length; ) {
    const { part, next } = partAt(pieces, at, before);
    apart += `${before ? between(before, pieces[at - 1] ?? '', part, joined) : ''}${part.text}`;
    before = part;
    at = next;
  }
  return `${apart}${pieces.length > 1 ? (pieces.at(-1) ?? '') : ''}`;
}

/** What stands between two parts in the place of signs. */
function between(before: Part, signs: string, part: Part, joined: string[]): string {
  const word = joinedWord(before, signs, part);
  if (word === undefined) return listSign(before, signs, part) ?? signs;
  joined.push(word);
  return spaceFor(signs);
}

/** The longest code that begins at a place, else the word there. */
function partAt(
  pieces: readonly string[],
  at: number,
  before: Part | undefined,
): { part: Part; next: number } {
  for (let end = Math.min(at + 2 * (MOST_PARTS - 1), pieces.length - 2); end >= at; end -= 2) {
    const text = pieces.slice(at, end + 1).join('');
    if (isCode(text)) return { part: { text, kind: 'code' }, next: end + 2 };
  }
  const text = pieces[at] ?? '';
  const code = before?.kind === 'code' ? before.text : before?.code;
  const part: Part =
    code !== undefined && DIGITS.test(text) ? { text, kind: 'number', code } : { text, kind: 'word' };
  return { part, next: at + 2 };
}

/** A shorter number may count or date something. */
const ID = /^\d{5,12}$/;

const isCode = (text: string): boolean =>
  ID.test(text) ||
  isUsualCode(text.toUpperCase()) ||
  findRealizationCodes(text)[0] === text.toUpperCase() ||
  isNearlyCode(text) ||
  (!/[^\p{L}\p{N}_]/u.test(text) && parseCourseUnitCode(text) !== undefined);

/** The word that signs join to a code. In front of one, a hyphen or an underscore joins a name in capital letters to it. */
function joinedWord(before: Part, signs: string, part: Part): string | undefined {
  const [code, word] = part.kind === 'code' ? [part, before] : [before, part];
  if (code.kind === 'word' || word.kind !== 'word' || !/\p{L}/u.test(word.text)) return undefined;
  if (code === part) return /^[-_.]+$/.test(signs) && !isInSmallLetters(word.text) ? undefined : word.text;
  return /^[:'’]$/.test(signs) && isCaseEnding(word.text) ? undefined : word.text;
}

/** Signs that stand within codes and numbers as well. */
const OF_CODES = /^[-_.@]+$/;
/** Signs of lists, and those that open something else. */
const LISTED = /[,;/&+\s]|["“”„‘’'«»([{<]$/u;

/** What makes a list of what signs join; undefined: they stay as they are. */
function listSign(before: Part, signs: string, { kind, text, code }: Part): string | undefined {
  if (before.kind === 'code' && kind === 'code') return ', ';
  const run = code === undefined ? undefined : parseRealizationCode(code);
  if (run === undefined || LISTED.test(signs)) return undefined;
  const suffix = run.slice(courseUnitOf(run).length + 1);
  const isOther = isLikeSuffix(text, suffix) || (!OF_CODES.test(signs) && text.length < suffix.length);
  return isOther ? '/' : undefined;
}

/** Letters alone, and not all of them capitals. */
const isInSmallLetters = (word: string): boolean => /^\p{L}+$/u.test(word) && /\p{Ll}/u.test(word);

const spaceFor = (signs: string): string => ` ${OPENS.exec(signs)?.[0] ?? ''}`;
