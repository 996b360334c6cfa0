/** Names that study guides write beside codes: "TX00EW54-3008 – Basics of Web Programming, 5 cr". They ask nothing. */

import { topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../i18n/language-of.ts';
import { placedWords } from '../i18n/patterns.ts';
import { withTimeout } from '../primitives.ts';
import { bareToken, unitOrItself } from '../study-client/codes.ts';
import { asksSomething, isAmount, isCode, withoutAmounts } from './guide-form.ts';
import type { NamesIn } from './known-names.ts';
import { readLeads } from './lead-words.ts';
import { type Question, readPlain, type TypedName } from './question.ts';
import { namesTime } from './words.ts';

const { course, facts, follow, lead } = vocabulary;

/** A name behind a code, from one token up to another; a sign may stand in front of it. */
interface NameBeside {
  /** As it was typed. */
  readonly code: string;
  readonly from: number;
  readonly to: number;
  /** Without a sign between, or credits behind it, one word may be anything: it is a name only where that is known. */
  readonly isPerhaps: boolean;
}

const SIGN = /^[-–,:]$/;
const CAPITAL = /^["([{]*\p{Lu}/u;
const OPENS = /^["([{]/;
const CLOSES = /["\])}][.,;:!?]*$/;
/** What ends a name; a number before it may be that of a list. */
const ENDS = /[.?!;]$/;
/** Between the words of a name that are written with capital letters. */
const LONGEST_BETWEEN = 3;
/** No name has more words. */
const MOST_WORDS = 20;
/** The longest wait for names, in milliseconds. */
const PATIENCE = 1_000;

/** The names behind the codes of a text. Linear in the length. */
function namesBesideCodes(text: string): readonly NameBeside[] {
  const tokens = text.split(' ');
  // In a text of capital letters they say nothing.
  if (!/\p{Ll}/u.test(text)) return [];
  const isAsked = asksSomething(text);
  const found: NameBeside[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = isCode(tokens[at] ?? '') ? nameBehind(tokens, at, isAsked) : undefined;
    if (!name) continue;
    found.push(name);
    at = name.to - 1;
  }
  return found;
}

function nameBehind(tokens: readonly string[], at: number, isAsked: boolean): NameBeside | undefined {
  const typed = tokens[at] ?? '';
  const hasSign = SIGN.test(tokens[at + 1] ?? '');
  const from = hasSign ? at + 2 : at + 1;
  if (ENDS.test(typed) || !mayBegin(tokens[from] ?? '')) return undefined;
  const whole = wholeEnd(tokens, from);
  if (whole - from > MOST_WORDS) return undefined;
  const title = titleEnd(tokens, from, whole);
  const to = isAsked || asksBeside(loweredOf(tokens.slice(title, whole))) ? title : whole;
  const name = tokens.slice(from, to);
  const words = loweredOf(name);
  const isPerhaps = lettered(words).length === 1 && !isMarked(tokens, at, from, to);
  return isName(words, name) ? { code: bareToken(typed), from, to, isPerhaps } : undefined;
}

/** Whether a sign in front or credits behind tell that it is a name. */
const isMarked = (tokens: readonly string[], at: number, from: number, to: number): boolean =>
  from > at + 1 || /[,:]$/.test(tokens[at] ?? '') || OPENS.test(tokens[from] ?? '') || isAmount(tokens, to);

const lettered = (words: readonly string[]): string[] => words.filter((word) => /\p{L}/u.test(word));

const mayBegin = (first: string): boolean =>
  CAPITAL.test(first) && !isCode(first) && !topics.begins(bareToken(first).toLowerCase());

const loweredOf = (tokens: readonly string[]): string[] =>
  tokens.map((token) => bareToken(token).toLowerCase()).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The end of all that may belong to a name: before the next code or its credits, at the end of a sentence or bracket, or where small letters follow a comma. */
function wholeEnd(tokens: readonly string[], from: number): number {
  const isLast = OPENS.test(tokens[from] ?? '')
    ? (token: string) => CLOSES.test(token)
    : (token: string, next = '') =>
        (ENDS.test(token) && !/^\d+\.$/.test(token)) || (/,$/.test(token) && !CAPITAL.test(next));
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (isCode(token) || isAmount(tokens, at)) return beforeJoins(tokens, from, at);
    if (isLast(token, tokens[at + 1])) return at + 1;
  }
  return tokens.length;
}

/** What joins two courses belongs to the name of none. */
function beforeJoins(tokens: readonly string[], from: number, end: number): number {
  let to = end;
  while (to > from && isJoin(tokens[to - 1] ?? '')) to -= 1;
  return to;
}

const isJoin = (token: string): boolean =>
  SIGN.test(token) || course.between.has(token.toLowerCase()) || facts.joins.has(token.toLowerCase());

/** The end of the words with capital letters, with small words and numbers between and behind them. */
function titleEnd(tokens: readonly string[], from: number, whole: number): number {
  if (OPENS.test(tokens[from] ?? '')) return whole;
  let end = from;
  for (let at = from; at < whole; at += 1) {
    const token = tokens[at] ?? '';
    // Before small letters a number counts something: "24 h before".
    const isNumber = /^\d{1,2}[.,;:?!]*$/.test(token) && !/^\p{Ll}/u.test(tokens[at + 1] ?? '');
    if (CAPITAL.test(token) || isNumber) end = at + 1;
    else if (bareToken(token).length > LONGEST_BETWEEN) break;
  }
  return end;
}

/** Whether words ask for a fact, and for nothing else. */
function asksFact(words: readonly string[]): boolean {
  const asked = topics.of(words, undefined);
  return asked !== undefined && topics.asksOnly(words, [asked]);
}

/** Whether words behind a name in capital letters ask or wish for something, rather than belong to it. */
function asksBeside(left: readonly string[]): boolean {
  const isWish = left.some(
    (word) => lead.remind.has(word) || follow.verbs.has(word) || follow.please.has(word),
  );
  return asksFact(left) || isWish || readLeads(left) !== undefined || namesTime(left);
}

/** Whether words behind a code are a name: not what is asked of it, or when. */
function isName(words: readonly string[], tokens: readonly string[]): boolean {
  const told = lettered(words);
  if (told.length === 0) return false;
  if (told.some((word) => /\d/.test(word)) || namesTime(words) || readLeads(words) !== undefined)
    return false;
  if (told.some((word) => follow.verbs.has(word) || lead.remind.has(word) || topics.begins(word)))
    return false;
  const capitals = tokens.filter((token) => CAPITAL.test(token)).length;
  const isOurs = (word: string): boolean => topics.isPlain(word) || isKnownWord(word) || isCommonWord(word);
  return !asksFact(told) && (capitals > 1 ? !told.every(isOurs) : !isOurs(told[0] ?? ''));
}

/** A text without names that stand beside their codes. */
export interface WithoutNames {
  readonly text: string;
  /** Those of nothing that was known so far. */
  readonly names: readonly TypedName[];
}

/** The text without the names beside codes, unless they are those of other known courses. Never rejects. */
export async function withoutGuideNames(
  text: string,
  workspace: string,
  namesIn: NamesIn,
): Promise<WithoutNames> {
  const tokens = text.split(' ');
  const names: TypedName[] = [];
  const beside = namesBesideCodes(text);
  for (const one of beside.toReversed()) {
    const { code, from, to } = one;
    const name = tokens
      .slice(from, to)
      .join(' ')
      .replace(/^\P{L}+|[^\p{L}\p{N}]+$/gu, '');
    const typed = { name, code };
    const kind = await knownAs(typed, workspace, namesIn);
    if (kind === 'other' || (kind === 'unknown' && one.isPerhaps)) continue;
    if (kind === 'unknown') names.unshift(typed);
    takeOut(tokens, one);
  }
  // Credits behind a name stand behind the code then.
  return { text: withoutAmounts(tokens.join(' ')), names };
}

/** Those of the names that are not their courses', which are known by now. Never rejects. */
export async function wrongNames(
  names: readonly TypedName[],
  workspace: string,
  namesIn: NamesIn,
): Promise<string[]> {
  const kinds = await Promise.all(names.map((one) => knownAs(one, workspace, namesIn)));
  return names.filter((_, at) => kinds[at] === 'unknown').map(({ name }) => name);
}

/** Takes a name out, with the sign before it; the one behind it stays. */
function takeOut(tokens: string[], { from, to }: NameBeside): void {
  const start = SIGN.test(tokens[from - 1] ?? '') ? from - 1 : from;
  const sign = /[.,;?!]$/.exec(tokens[to - 1] ?? '')?.[0] ?? '';
  const code = (tokens[start - 1] ?? '').replace(/[,:]$/, '');
  tokens.splice(start - 1, to - start + 1, to === tokens.length ? code + sign.replace(',', '') : code + sign);
}

async function knownAs(
  { name, code }: TypedName,
  workspace: string,
  namesIn: NamesIn,
): Promise<'own' | 'other' | 'unknown'> {
  const row = placedWords(name).map(({ word }) => word);
  const all = (await withTimeout(namesIn(workspace, row), PATIENCE).catch(() => undefined)) ?? [];
  const courses = all
    .filter((one) => !one.isPart && one.from === 0 && one.to === row.length)
    .flatMap((one) => one.courses.map((found) => found.code));
  if (courses.length === 0) return 'unknown';
  const own = code.toUpperCase();
  const isOwn = (one: string): boolean =>
    one === own || unitOrItself(one) === own || unitOrItself(own) === unitOrItself(one);
  return courses.some(isOwn) ? 'own' : 'other';
}

/** The same of a question. Never rejects. */
export async function withoutNames(
  question: Question,
  workspace: string,
  namesIn: NamesIn,
): Promise<Question> {
  const { text, names } = await withoutGuideNames(question.text, workspace, namesIn);
  if (text === question.text) return question;
  return { ...question, ...readPlain(text, question), ...(names.length > 0 && { beside: names }) };
}
