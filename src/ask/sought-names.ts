/**
 * Names of courses that are not known here, as a question about one course holds them: "when does oil painting start?". They are
 * looked for in the whole catalogue before the question is read, so that it is read like one about a known course.
 */

import { vocabulary, wordsOfLanguage } from '../i18n/index.ts';
import { isChatWord, isCommonWord } from '../i18n/language-of.ts';
import { LANGUAGES } from '../language.ts';
import { loweredWords, type Question, type Seeking } from './question.ts';
import { isGroupCode } from './run-topics.ts';
import { withoutGroupWord } from './seen-groups.ts';
import { coursesSaid, nameSaid } from './subject-said.ts';

/** The name of a course that a question holds, by what it asks; undefined: it holds none. */
export type ReadName = (question: Question) => string | undefined;

/** The name that the first of some readers finds that finds any. */
export function nameRead(question: Question, readers: readonly ReadName[]): string | undefined {
  for (const read of readers) {
    const name = read(question);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** A name in a question that may be a course's. */
export interface SoughtName {
  /** The words that it is searched by: those that are most of a name. */
  readonly core: readonly string[];
  /** Those without which a course is another. */
  readonly whole: readonly string[];
  /** As it is told. */
  readonly told: string;
}

const { facts } = vocabulary;

/** So many names are looked for: two courses may be compared. */
const MOST_NAMES = 2;

/**
 * The names of courses in a question for one.
 * @param readers what else reads names
 */
export function namesSoughtIn(
  question: Question,
  readers: readonly ReadName[],
  seeking: Seeking,
): readonly SoughtName[] {
  const { text, words, codes, units, quotes } = question;
  if (quotes || codes.length + units.length > 0) return [];
  const quoted = Array.from(text.matchAll(QUOTED), ([, name = '']) => name.trim()).filter(Boolean);
  if (quoted.length > 0) return quoted.flatMap(asTyped).slice(0, MOST_NAMES);
  // Beside a group words narrow its courses, or say nothing.
  if (words.some((word) => isOfGroup(word, question))) return [];
  const said = coursesSaid(question);
  // A name alone may be anything else.
  if (seeking === 'unknown' && said.some((name) => loweredWords(name).length === words.length)) return [];
  // What else is said is looked for where nothing reads the question.
  const other = () => nameRead(question, readers) ?? (seeking === 'any' ? nameSaid(question) : undefined);
  const names = said.length > 0 ? said : [other() ?? []].flat();
  return names.flatMap(withoutChat).slice(0, MOST_NAMES);
}

/** Whether a word is the code of a student group: "follow new courses of group TXL22S1" names no course. */
const isOfGroup = (word: string, { groups }: Question): boolean =>
  /\d/.test(withoutGroupWord(word) ?? '') || isGroupCode(word.toUpperCase(), groups);

/** A name as it is searched: "data structures and algorithms" by its two halves. */
function asTyped(name: string): SoughtName[] {
  const all = loweredWords(name);
  const telling = (words: readonly string[], isIdle: (word: string) => boolean): readonly string[] => {
    const own = words.filter((one) => !isIdle(one));
    return own.length > 0 ? own : words;
  };
  const whole = telling(all, isFunctionWord);
  const at = all.findIndex((word, nth) => nth > 0 && nth < all.length - 1 && facts.joins.has(word));
  const halves = at < 0 ? [all] : [all.slice(0, at), all.slice(at + 1)];
  return halves.map((half) => ({ core: telling(half, isCommonWord), whole, told: name }));
}

/** Words that hold sentences together. */
const isFunctionWord = (word: string): boolean =>
  LANGUAGES.some((language) => wordsOfLanguage(language).grammar.has(word));

/** "I'm off to photography" is no name as a whole. */
function withoutChat(name: string): SoughtName[] {
  const words = name.split(' ').filter((one) => !isChatWord(one.toLowerCase()));
  return asTyped(words.length > 0 ? words.join(' ') : name);
}

const QUOTED = /["“”„«»]([^"“”„«»]{1,100})["“”„«»]/gu;
