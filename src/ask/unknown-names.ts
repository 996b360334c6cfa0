/** The name of a course that is not known, as a question shows it: "exam in physics", "who teaches chemistry?". */

import { topics as asks, basicFormsOf, isUsedWord, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord, isListedWord, isSpokenForm } from '../i18n/language-of.ts';
import { SHORTEST_MISTYPED } from '../i18n/patterns.ts';
import { LANGUAGES } from '../language.ts';
import { partsOf } from './clauses.ts';
import { loweredWords, type Question, wordsOf } from './question.ts';
import { wordsOfTime } from './times.ts';
import { isId } from './words.ts';

/** Whether a word is ordinary speech, and not a kind of room. */
export const isOrdinary = (word: string): boolean => isKnownWord(word) && !vocabulary.rooms.room.has(word);

const { spring, summer, autumn, winter } = vocabulary.times;
/** "When does spring enrollment open?" names no course. */
const isSeason = (word: string): boolean => [spring, summer, autumn, winter].some(({ has }) => has(word));

/** Whether a word is ordinary speech, in any of its forms: of a name in an ending the basic form is not known either. */
const isSpeech = (word: string): boolean =>
  // A short word is a slip away from many others.
  (word.length > SHORTEST_MISTYPED ? isKnownWord(word) : isListedWord(word)) ||
  isSpokenForm(word) ||
  vocabulary.follow.plain.has(word) ||
  LANGUAGES.some((language) => basicFormsOf([word], language, true).flat().some(isListedWord));

/** "Physics 2", "Physics II" */
const OF_SERIES = /^(?:\d{1,2}|[IVX]{1,4})$/;
/** The longest bare name, in words. */
const MOST_OF_NAME = 5;
/** A shorter word that is not known is hardly the name of a course. */
const SHORTEST_OF_BARE = 4;

/**
 * The name in a message that consists of it, or of it behind words that ask: "Quantum Gardening", "what is Kvanttipuutarha?".
 * Undefined: some of it is ordinary speech, or none of it is unknown.
 */
export function bareName({ text, codes, groups }: Question): string | undefined {
  const said = wordsOf(text);
  const isSaid = (word: string): boolean =>
    vocabulary.help.greeting.has(word) || vocabulary.help.thanks.has(word);
  const words = loweredWords(text);
  if (codes.length > 0 || groups || words.some(isSaid) || asks.isOfOthers(words)) return undefined;
  // "Academic calendar"
  if (words.some(vocabulary.calendar.calendar.has)) return undefined;
  const isLead = (word: string): boolean => {
    const lowered = word.toLowerCase();
    return asks.begins(lowered) || asks.isPlain(lowered) || isCommonWord(lowered) || isCourtesy(lowered);
  };
  const from = said.findIndex((word) => !isLead(word));
  const name = said.slice(from, said.findLastIndex((word) => !isCourtesy(word.toLowerCase())) + 1);
  // A name does not end in a word that asks: "the weather, and why".
  const ends = name.at(-1);
  if (from < 0 || ends === undefined || name.length > MOST_OF_NAME || isLead(ends)) return undefined;
  const isUnknown = (word: string): boolean =>
    word.length >= SHORTEST_OF_BARE &&
    !isSpeech(word.toLowerCase()) &&
    // "Ja kympiltä?"
    !vocabulary.rooms.byItself.has(word.toLowerCase());
  // "Library close" asks when one closes.
  const asksItself = (word: string): boolean => asks.speak([word]) && !asks.isPlain(word);
  const isOfName = (word: string): boolean =>
    isUnknown(word) ||
    /^\p{Lu}\p{Ll}/u.test(word) ||
    (isCommonWord(word.toLowerCase()) && !asksItself(word.toLowerCase()));
  const isNumber = (word: string, at: number): boolean =>
    at > 0 && at === name.length - 1 && OF_SERIES.test(word);
  const isPart = (word: string, at: number): boolean =>
    isNumber(word, at) || (/^[\p{L}'’-]+$/u.test(word) && isOfName(word));
  const isName = name.every(isPart) && name.some(isUnknown);
  return isName ? name.join(' ') : undefined;
}

/** So many words beside a name may be none that the app knows; and so many may stand there at all. */
const MOST_UNREAD = 1;
const MOST_BESIDE = 9;

/**
 * Whether a name that nothing has is what a question is about, and may be told as the name of a course: it is as short as names are,
 * says no time, and what stands beside it is understood. Else it is a part of a sentence that is not, or a whole clause of it.
 * @param isOfWish whether it stands in the place of a course that is to be followed and the like: there a number is no year
 */
export function isSubject(name: string, { text }: Pick<Question, 'text'>, isOfWish = false): boolean {
  const own = loweredWords(name);
  const parts = partsOf(text);
  const isWithin = parts.some((part) => own.every((word) => part.includes(word)));
  const beside = parts.flat().filter((word) => !own.includes(word) && !/\d/.test(word));
  const isRead = (word: string): boolean =>
    isKnownWord(word) || asks.isPlain(word) || asks.begins(word) || isUsedWord(word) || isCourtesy(word);
  return (
    isWithin &&
    own.length <= MOST_OF_NAME &&
    beside.length <= MOST_BESIDE &&
    (wordsOfTime(own).size === 0 || (isOfWish && isId(name))) &&
    !own.every(isSeason) &&
    beside.filter((word) => !isRead(word)).length <= MOST_UNREAD
  );
}

const isCourtesy = (word: string): boolean =>
  vocabulary.follow.courtesy.has(word) || vocabulary.follow.please.has(word);
