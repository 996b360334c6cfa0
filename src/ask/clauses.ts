/** The clauses of a question, each of which may ask for something of its own: signs and joining words part them. */

import { vocabulary } from '../i18n/index.ts';
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

/** The clauses between signs that may ask for something by themselves. */
export const askingClauses = (text: string): string[] =>
  clausesIn(text).filter((clause) => wordsOf(clause).length > 1);

/** A question in two, without the word that joins them. */
interface Halves {
  readonly before: Question;
  readonly behind: string;
}

const isJoin = (token: string): boolean => vocabulary.facts.joins.has(token);
/** Whether a clause may end with a token. A day with its month ends none: "8.12. klo 12". */
const isEnd = (token: string): boolean =>
  isJoin(token) || /[,;!?]$|(?<!(?<!\d)\d{1,2}\.\d{1,2})\.$/.test(token);

/** A question in two at its first later clause that begins as wanted; undefined: there is none. */
export function partedAt(
  question: Question,
  begins: (clause: readonly string[]) => boolean,
): Halves | undefined {
  const tokens = question.text.split(' ');
  const last = tokens.findIndex((one, at) => isEnd(one) && begins(tokens.slice(at + 1)));
  if (last < 1) return undefined;
  const before = tokens.slice(0, last + 1).filter((one, at) => at < last || !isJoin(one));
  const behind = tokens.slice(last + 1).filter((one, at) => at > 0 || !isJoin(one));
  return { before: readPlain(before.join(' '), question), behind: behind.join(' ') };
}
