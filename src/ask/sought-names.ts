/**
 * Names of courses that are not known here, as a question about one course holds them: "when does oil painting start?". They are
 * looked for in the whole catalogue before the question is read, so that it is read like one about a known course.
 */

import { InvalidRequest } from '../errors.ts';
import { topics as asks, commandMeantBy, isUsedWord, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord, isListedWord } from '../i18n/language-of.ts';
import { SHORTEST_MISTYPED } from '../i18n/patterns.ts';
import { partsOf } from './clauses.ts';
import type { Ask } from './feature.ts';
import { SHORTEST_OF_NAME } from './named-courses.ts';
import type { Question, Seeking } from './question.ts';
import { wordsOfTime } from './times.ts';

/** The name of a course that a question holds, by what it asks; undefined: it holds none. */
export type ReadName = (question: Question) => string | undefined;

/** So many names are looked for: two courses may be compared. */
const MOST_NAMES = 2;

const { follow, facts, course, compare, lead, find, subcommands } = vocabulary;

/**
 * The names of courses in a question that names none that is known.
 * @param readers what else reads names
 */
export function namesSoughtIn(
  question: Question,
  readers: readonly ReadName[],
  seeking: Seeking,
): readonly string[] {
  const { text, words, codes, units, quotes } = question;
  if (quotes || codes.length + units.length > 0) return [];
  // A name alone may be anything else.
  if (seeking === 'unknown' && !asksForIt(question)) return [];
  const quoted = Array.from(text.matchAll(QUOTED), ([, name = '']) => name.trim()).filter(Boolean);
  if (quoted.length > 0) return quoted.slice(0, MOST_NAMES);
  const isAsked = text.endsWith('?') || asks.begins(words[0] ?? '') || !asks.states(words);
  const rows = isAsked ? rowsIn(question, seeking) : [];
  const names = rows.length > 0 ? rows : readers.flatMap((one) => one(question) ?? []).slice(0, 1);
  return names.slice(0, MOST_NAMES);
}

/** Whether anything is asked or wished for beside a name. */
const asksForIt = ({ text, words, language }: Question): boolean =>
  text.endsWith('?') ||
  words.some((word) => asks.begins(word) || isCommonWord(word) || compare.compare.has(word)) ||
  asks.of(words, language) !== undefined ||
  follow.begin.startOf(words.join(' ')) !== undefined ||
  isSubcommand(words[0]);

const QUOTED = /["“”„«»]([^"“”„«»]{1,100})["“”„«»]/gu;

/** Rows of words that may stand in a name, of which one at least is not known, or is long. */
function rowsIn({ text, words, language }: Question, seeking: Seeking): string[] {
  const times = wordsOfTime(words);
  const timed = new Set(words.filter((_, at) => times.has(at)));
  const asked = asks.of(words, language);
  const isTopical = (word: string): boolean =>
    seeking === 'any'
      ? asked !== undefined && asks.isWordOf(asked, word)
      : asks.speak([word]) || asks.isPlain(word) || asks.of([word], undefined) !== undefined;
  const mayStand = (word: string, at: number, part: readonly string[]): boolean =>
    /^\d{1,2}$/.test(word)
      ? at > 0 && !find.credits.has(part[at + 1]) && !timed.has(word)
      : /^[\p{L}&+#*'’-]+$/u.test(word) &&
        !isCommonWord(word) &&
        !isTopical(word) &&
        !asksByItself(word) &&
        !timed.has(word);
  const isUnknown = (word: string): boolean =>
    word.length >= SHORTEST_OF_NAME &&
    !(word.length > SHORTEST_MISTYPED ? isKnownWord(word) : isListedWord(word)) &&
    !isUsedWord(word);
  const isLong = ({ length }: string): boolean => length >= SHORTEST_OF_NAME;
  return partsOf(text)
    .map((part, at) => (at === 0 && isSubcommand(part[0]) ? part.slice(1) : part))
    .flatMap((part) => rowsOf(part, mayStand))
    .filter((row) => row.some(seeking === 'any' ? isLong : isUnknown))
    .map((row) => row.join(' '));
}

/** Words that ask, wish or compare, and stand in no name. */
const asksByItself = (word: string): boolean =>
  asks.begins(word) ||
  asks.languageAsked([word]) !== undefined ||
  [follow.courtesy, follow.following, facts.it, course.realization, course.enrollment, lead.me].some(
    ({ has }) => has(word),
  ) ||
  follow.begin.is(word) ||
  compare.compare.has(word);

/** Whether a word is a subcommand: the text behind a command may begin with one. */
const isSubcommand = (word = ''): boolean =>
  Object.hasOwn(subcommands, word) ||
  commandMeantBy(word) !== undefined ||
  Object.values(subcommands).some(({ has }) => has(word));

/** The rows of neighbours that may stand in a name; a number only behind another of them. */
function rowsOf(
  words: readonly string[],
  mayStand: (word: string, at: number, words: readonly string[]) => boolean,
): string[][] {
  const rows: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = rows.at(-1) ?? [];
    const isNext = mayStand(word, at, words) && (last.length > 0 || !/^\d/.test(word));
    if (isNext) last.push(word);
    else rows.push([]);
  }
  return rows.filter(({ length }) => length > 0);
}

/** What is asked; where no course of a name is known, it is told that the whole catalogue was searched for it. */
export function tellingSought(ask: Ask, { sought }: Pick<Question, 'sought'>): Ask {
  if (sought === undefined || sought === 'found') return ask;
  const { atHand: _, ...rest } = ask;
  return { ...rest, card: (reader, place) => orTellingSought(() => ask.card(reader, place), sought) };
}

/** What was read, with the same in its error. */
export async function orTellingSought<Read>(
  read: () => Promise<Read>,
  sought: Question['sought'],
): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    const isUnknown = error instanceof InvalidRequest && error.problem.about === 'realization-code';
    throw isUnknown && sought && sought !== 'found'
      ? new InvalidRequest({ ...error.problem, sought }, error.named)
      : error;
  }
}
