/**
 * Lists in which only the first code is whole: `TX00EY23-3015/3016`, `TX00EY23-3015, -3016`, `TX00EY23-3015 and 3016`.
 */
import { vocabulary } from '../i18n/index.ts';
import {
  bareToken,
  courseUnitOf,
  findRealizationCodes,
  isNearlyCode,
  parseRealizationCode,
  runOf,
} from '../study-client/codes.ts';
import type { RealizationCode } from '../study-client/model.ts';
import { isYear } from './words.ts';

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
    const code = codeOf(token);
    const listed =
      before && code === undefined
        ? listedAfter({ ...before, isListed: before.isListed || isSpaced }, token, separator)
        : undefined;
    if (listed !== undefined) {
      parts[at] = token.replace(/^-/, '').replace(suffixIn(token), () => listed);
      // Two codes with a slash alone between them would be one word.
      parts[at - 1] = `${separator.trimEnd()} `;
    }
    before = after(before, token, code ?? listed);
  }
  return parts.join('');
}

/** A number in a list of codes has at least so many digits: "and 5 credits" counts something. */
const UNREAD = /^\d{3,8}$/;

/**
 * The numbers that stand in a list behind a code and could not be completed to one: of `TX00EY23-3015, 301` the
 * last. Years and what stands before another word ("and 300 people") are none. Linear in the length of the text.
 * @param text as `withWholeCodes` gives it
 */
export function unreadInLists(text: string): string[] {
  const parts = text.split(SEPARATORS);
  const isBetween = (at: number): boolean => vocabulary.course.between.has(parts[at]?.toLowerCase());
  const isListed = (at: number): boolean => LISTS.test(parts[at - 1] ?? '') || isBetween(at - 2);
  // A word behind it may be what it counts.
  const isAlone = (at: number): boolean =>
    parts[at + 2] === undefined || isListed(at + 2) || isBetween(at + 2) || /[?!.]$/.test(parts[at] ?? '');
  const unread = new Set<string>();
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
  { code, isListed }: Before,
  token: string,
  separator: string,
): RealizationCode | undefined {
  const typed = suffixIn(token).toUpperCase();
  if (typed === '' || !(isListed || LISTS.test(separator))) return undefined;
  const unit = courseUnitOf(code);
  const own = code.slice(unit.length + 1);
  const isShort = separator === '/' && typed.length < own.length;
  const suffix = isShort ? own.slice(0, own.length - typed.length) + typed : typed;
  const isAlike = suffix.length === own.length && suffix.charAt(0) === own.charAt(0);
  return isAlike || bareToken(token).startsWith('-') ? runOf(unit, suffix) : undefined;
}
