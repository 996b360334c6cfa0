/** The clauses of a question, each of which may ask for something of its own: signs and joining words part them. */

import { topics, vocabulary } from '../i18n/index.ts';
import { drawnTogether, loweredWords, type Question, readPlain, wordsOf } from './question.ts';

/**
 * What ends a part of a sentence, or stands between wishes. Decimals and addresses go on behind it, and so does a day with its
 * month, "8.12. klo 12", unless a capital letter begins a sentence there.
 */
export const SIGNS =
  /[,;:?!…](?=\s|$)|(?<!(?<!\d)\d{1,2}\.\d{1,2})\.(?=\s|$)|\.(?=\s+\p{Lu}|\s*$)|\s[-+|/]\s/u;

/** The lower-case words of a text, in the clauses between signs. */
export const partsOf = (text: string): string[][] =>
  drawnTogether(text)
    .split(SIGNS)
    .map(loweredWords)
    .filter(({ length }) => length > 0);

/** The clauses between signs. */
export const clausesIn = (text: string): string[] => text.split(SIGNS);

/** The clauses that may ask for something by themselves: those between signs, and questions that "so" joins to a reason. */
export const askingClauses = (text: string): string[] =>
  clausesIn(text)
    .flatMap(clausesAtSo)
    .filter((clause) => wordsOf(clause).length > 1);

/** "Daycare closes at five so when does it end" */
function clausesAtSo(clause: string): string[] {
  const tokens = clause.trim().split(' ');
  const isSo = (at: number): boolean => vocabulary.follow.so.has(tokens[at]?.toLowerCase());
  const at = tokens.findIndex(
    (_, from) => from > 0 && isSo(from) && topics.begins(tokens[from + 1]?.toLowerCase() ?? ''),
  );
  return at < 0 ? [clause] : [tokens.slice(0, at).join(' '), tokens.slice(at + 1).join(' ')];
}

/** A question in two, without the word that joins them. */
export interface Halves {
  readonly before: Question;
  readonly behind: string;
  /** Whether the second begins as a clause of its own. */
  readonly isBegun: boolean;
  /** Whether it says that it is asked besides: "and also". */
  readonly isMore: boolean;
}

const isJoin = (token: string): boolean => vocabulary.facts.joins.has(token.toLowerCase());
/** Whether a clause may end with a token. A day with its month ends none: "8.12. klo 12". */
const isEnd = (token: string): boolean =>
  isJoin(token) || /[,;!?]$|(?<!(?<!\d)\d{1,2}\.\d{1,2})\.$/.test(token);

/** The most places at which a question is parted. */
const MOST_PARTINGS = 3;

/** A question in two, at each of its joining words and signs; those first behind which a clause begins as wanted. */
export function partings(question: Question, begins: (clause: readonly string[]) => boolean): Halves[] {
  const tokens = question.text.split(' ');
  const ends = tokens.flatMap((one, at) => (at > 0 && at < tokens.length - 1 && isEnd(one) ? [at] : []));
  const all = ends.map((last) => {
    const clause = without((one) => isJoin(one) || isAlso(one), tokens.slice(last + 1));
    const before = tokens.slice(0, isJoin(tokens[last] ?? '') ? last : last + 1).join(' ');
    const isMore = tokens.slice(last + 1, -clause.length).some(isAlso);
    // "…, and nowhere does it say which"
    const isApart = !isJoin(tokens[last] ?? '') && isJoin(tokens[last + 1] ?? '');
    return { before, behind: clause.join(' '), isMore, isBegun: isMore || isApart || begins(clause) };
  });
  return all
    .toSorted((one, next) => Number(next.isBegun) - Number(one.isBegun))
    .slice(0, MOST_PARTINGS)
    .map((one) => ({ ...one, before: readPlain(one.before, question) }));
}

const isAlso = (token: string): boolean => vocabulary.clauses.also.startOf(token.toLowerCase()) !== undefined;

/** Tokens without those that they begin with: "and also". */
function without(begins: (token: string) => boolean, tokens: readonly string[]): string[] {
  const first = tokens.findIndex((one) => !begins(one));
  return first < 0 ? [] : tokens.slice(first);
}
