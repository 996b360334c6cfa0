/**
 * What stands where a wish would name its course, and is no course that is known: "follow 99999", "unfollow KT24&LT24". Such a
 * wish is not about the course that was spoken of, nor about the only one that is followed.
 */
import { vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../i18n/language-of.ts';
import { bareToken } from '../study-client/codes.ts';
import { readLeads } from './lead-words.ts';
import { SHORTEST_OF_NAME } from './named-courses.ts';
import { type Question, wordsOf } from './question.ts';
import { wordsOfTime } from './times.ts';
import { isYear } from './words.ts';

/** What was typed in a place of a course and is none, as it was typed; undefined: there is nothing of the kind. */
export function unreadIn({ text, words }: Pick<Question, 'text' | 'words'>): string | undefined {
  const left = unreadWords(words);
  if (left.length === 0) return undefined;
  const tokens = text.split(' ').map(bareToken);
  const typed = tokens.filter((token) => left.some((word) => token.toLowerCase().includes(word)));
  return [...new Set(typed)].join(', ');
}

/** Numbers and words with digits that tell neither a time nor how long before one. */
function unreadWords(words: readonly string[]): string[] {
  const said = readLeads(words)?.rest ?? words;
  const ofTime = wordsOfTime(said);
  const isOfTime = (word: string, at: number): boolean =>
    ofTime.has(at) && !(isYear(word) && ofTime.size === 1);
  return said.filter((word, at) => /\d/.test(word) && !isOfTime(word, at));
}

/** Whether a message that is not understood may name something else than what was spoken of: "tell me about chemistry". */
export function mayNameOther({ text, words }: Pick<Question, 'text' | 'words'>): boolean {
  if (words.some(vocabulary.facts.it.has)) return false;
  const isUnknown = (word: string): boolean =>
    word.length >= SHORTEST_OF_NAME && !isKnownWord(word.toLowerCase());
  // Every sentence begins with a capital letter.
  const isName = (word: string, at: number): boolean =>
    /\d/.test(word) || (/^\p{Lu}\p{Ll}/u.test(word) && (at > 0 || isUnknown(word)));
  return wordsOf(text).some(isName) || (words.length > 1 && words.some(isUnknown));
}

/** The words beside codes, which are no codes without a digit, and the text without them. */
export function withoutWords(typed: string, { codes, units }: Question): { text: string; unused: string[] } {
  if (codes.length + units.length === 0) return { text: typed, unused: [] };
  const [unused, left]: [string[], string[]] = [[], []];
  for (const token of typed.split(' ')) {
    const word = bareToken(token).toLowerCase();
    const isWord = /^\p{L}+$/u.test(word) && !vocabulary.course.command.has(word);
    (isWord && !isCommonWord(word) ? unused : left).push(token);
  }
  return { text: left.join(' '), unused: unused.map(bareToken) };
}
