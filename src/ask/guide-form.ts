/** Courses as study guides write them: "TX00EY23-3015 (15 op)", "72101, 15 ECTS". */

import { topics, vocabulary } from '../i18n/index.ts';
import { bareToken, parseCourseUnitCode, parseRealizationCode } from '../study-client/codes.ts';

const { find, subcommands } = vocabulary;

const AMOUNT = /^\d{1,3}(?:[.,]5)?$/;
/** "15op" */
const IN_ONE = /^\d{1,3}(?:[.,]5)?(\p{L}{2,12})$/u;
const SIGN = /^[-–,]$/;
const ID = /^\d{5,12}$/;

/** Credits from one token up to another; `isApart`: in brackets. */
interface Amount {
  readonly from: number;
  readonly to: number;
  readonly isApart: boolean;
}

/**
 * The text without the credits that stand behind a code or an id and ask nothing: those in brackets, and those directly behind
 * it. Linear in the length.
 */
export function withoutAmounts(text: string): string {
  const tokens = text.split(' ');
  const first = tokens.findIndex(isCode);
  if (first < 0 || subcommands.find.has(tokens[0]?.toLowerCase())) return text;
  const isAsked = asksSomething(text);
  const amounts = tokens
    .flatMap((_, at) => (at > first ? (amountAt(tokens, at) ?? []) : []))
    .filter(({ from, isApart }) => isApart || (!isAsked && isBehindCode(tokens, from)));
  if (amounts.length === 0) return text;
  const beginOf = (from: number): number => (SIGN.test(tokens[from - 1] ?? '') ? from - 1 : from);
  const isLeft = (at: number): boolean => !amounts.some(({ from, to }) => beginOf(from) <= at && at < to);
  return tokens.filter((_, at) => isLeft(at)).join(' ');
}

/** Whether a text is written as a question. */
export const asksSomething = (text: string): boolean =>
  text.endsWith('?') || topics.begins(bareToken(text.split(' ', 1)[0] ?? '').toLowerCase());

/** Whether a token is a code or an id. */
export const isCode = (token: string): boolean =>
  ID.test(bareToken(token)) ||
  (/\d/.test(token) && (parseRealizationCode(token) ?? parseCourseUnitCode(token)) !== undefined);

/** A sign may stand between: "TX00EY23-3015 - 15 op". */
const isBehindCode = (tokens: readonly string[], from: number): boolean =>
  [tokens[from - 1], SIGN.test(tokens[from - 1] ?? '') ? tokens[from - 2] : undefined].some(
    (one) => one !== undefined && isCode(one),
  );

/** Whether credits are told at a place. */
export const isAmount = (tokens: readonly string[], at: number): boolean =>
  amountAt(tokens, at) !== undefined;

function amountAt(tokens: readonly string[], at: number): Amount | undefined {
  const [token = '', next = ''] = tokens.slice(at, at + 2);
  const word = bareToken(next).toLowerCase();
  const inOne = IN_ONE.exec(bareToken(token))?.[1]?.toLowerCase();
  const isTwo = AMOUNT.test(bareToken(token)) && find.credits.has(word);
  if (!isTwo && !(inOne !== undefined && find.credits.has(inOne))) return undefined;
  const last = isTwo ? next : token;
  const isApart = /^[([]/.test(token) && /[)\]][.,;:]?$/.test(last);
  return { from: at, to: at + (isTwo ? 2 : 1), isApart };
}
