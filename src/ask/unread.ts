/**
 * What stands where a wish would name its course, and is no course that is known: "follow 99999", "unfollow KT24&LT24". Such a
 * wish is not about the course that was spoken of, nor about the only one that is followed.
 */
import { vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../i18n/language-of.ts';
import { bareToken } from '../study-client/codes.ts';
import { withWholeCodes } from './asked-codes.ts';
import { readLeads } from './lead-words.ts';
import { SHORTEST_OF_NAME } from './named-courses.ts';
import { loweredWords, type Question, wordsOf } from './question.ts';
import { timeIn, wordsOfTime } from './times.ts';
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

type Beside = Pick<Question, 'text' | 'words' | 'codes' | 'units'>;

/** Numbers of up to three digits, years, and what signs make of them: "50", "12-4", "24/7". */
const NUMBERS = /^(?:\d{1,3}|(?:19|20)\d\d)(?:[^\p{L}\p{N}]+\d{1,4})*$/u;
/** The number of an item in a list: "1.", "2)". */
const OF_LIST = /^\(?\d{1,2}[.):]$/;
const isOfList = (token: string, next = ''): boolean =>
  OF_LIST.test(token) && /\p{L}/u.test(next) && /\d/.test(next);
const isCounted = (next = ''): boolean => vocabulary.find.credits.has(bareToken(next).toLowerCase());

/**
 * Beside codes, what says nothing of a course as such: a time, which is one of the results, and numbers that count no credits;
 * and the text without them.
 */
export function unusedBesideCodes({ text, words, codes, units }: Beside): { text: string; unused: string[] } {
  if (codes.length + units.length === 0) return { text, unused: [] };
  const time = timeIn(words);
  const ofTime = time === '' ? [] : time.split(' ');
  const tokens = text.split(' ');
  const isOfTime = (token: string): boolean => {
    const said = loweredWords(token);
    return said.length > 0 && said.every((word) => ofTime.includes(word));
  };
  const isNumber = (token: string, at: number): boolean =>
    NUMBERS.test(bareToken(token)) && !isCounted(tokens[at + 1]) && !isOfList(token, tokens[at + 1]);
  const numbers = tokens.filter((token, at) => !isOfTime(token) && isNumber(token, at)).map(bareToken);
  return {
    text: tokens.filter((token, at) => !isOfTime(token) && !isNumber(token, at)).join(' '),
    unused: [...(time === '' ? [] : [time]), ...numbers],
  };
}

/** The same with the words, which are no codes without a digit. */
export function withoutUnused(typed: string, question: Beside): { text: string; unused: string[] } {
  if (question.codes.length + question.units.length === 0) return { text: typed, unused: [] };
  const beside = unusedBesideCodes({ ...question, text: withWholeCodes(typed, { isSpaced: true }) });
  const [unused, left]: [string[], string[]] = [[], []];
  for (const token of beside.text.split(' ')) {
    const word = bareToken(token).toLowerCase();
    // "TX00EY23-3015 info" asks for what its code alone gives.
    if (vocabulary.course.schedule.has(word)) continue;
    const isWord = /^\p{L}+$/u.test(word) && !vocabulary.course.command.has(word) && !isCounted(word);
    (isWord && !isCommonWord(word) ? unused : left).push(token);
  }
  return { text: left.join(' '), unused: [...beside.unused, ...unused.map(bareToken)] };
}
