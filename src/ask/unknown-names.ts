/** The name of a course that is not known, as a question shows it: "exam in physics", "who teaches chemistry?". */

import { topics as asks, basicFormsOf, isUsedWord, talk, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord, isListedWord, isSpokenForm } from '../i18n/language-of.ts';
import { SHORTEST_MISTYPED } from '../i18n/patterns.ts';
import { OF_TIME, SUBJECT, type Topic } from '../i18n/topics.ts';
import { LANGUAGES } from '../language.ts';
import { partsOf } from './clauses.ts';
import { SHORTEST_OF_NAME } from './named-courses.ts';
import { isAroundName } from './placed-subject.ts';
import { loweredWords, type Question, wordsOf } from './question.ts';
import { asksWhich, wordsOfTime } from './times.ts';
import { isId } from './words.ts';

const { realization } = vocabulary.course;

/** Whether a word is ordinary speech, and not a kind of room. */
export const isOrdinary = (word: string): boolean => isKnownWord(word) && !vocabulary.rooms.room.has(word);

/**
 * The name of a course that is not known here, as the words of a question show it: "exam in physics", "fysiikan tentti".
 * Undefined where they speak of a course that was spoken of, or show no name.
 */
export function subjectIn(
  parts: readonly (readonly string[])[],
  asked: readonly Topic[],
  { language }: Pick<Question, 'language'>,
): string[] | undefined {
  if (parts.flat().some(vocabulary.facts.it.has)) return undefined;
  const isTopical = topicalFor(asked);
  const isOfName = (word: string): boolean =>
    word !== SUBJECT && !/\d/.test(word) && !isTopical(word) && !asks.isPlain(word) && !isCommonWord(word);
  const names = parts.flatMap((words) => namesAmong(words, isOfName).map((one) => ({ ...one, words })));
  const isUnknown = (word: string): boolean =>
    word.length >= SHORTEST_OF_NAME && !isOrdinary(word) && !isUsedWord(word) && !isSeason(word);
  return names.find(
    (name) =>
      name.said.some(isUnknown) &&
      (isLed(name, isTopical, language) || isBesideTopic(name, isTopical, language)),
  )?.said;
}

const { spring, summer, autumn, winter } = vocabulary.times;
/** "When does spring enrollment open?" names no course. */
const isSeason = (word: string): boolean => [spring, summer, autumn, winter].some(({ has }) => has(word));

/** Whether a word asks for one of some topics. */
const topicalFor =
  (asked: readonly Topic[]) =>
  (word = ''): boolean =>
    asked.some((one) => asks.isWordOf(one, word));

/** Facts that are asked of a course by its name alone; others may be asked of any thing: "is Python needed?", "is there a quiz?". */
const OF_NAMED: ReadonlySet<Topic> = new Set<Topic>([
  ...OF_TIME,
  ...(['teacher', 'credits', 'language', 'exam', 'course-rooms', 'places', 'lessons', 'unit'] as const),
]);

/** "How is chemistry graded?": so many words stand before the name in a question for another fact, at most. */
const MOST_BEFORE = 3;

/** In the middle of a sentence, and no abbreviation. */
const PROPER = /(?<!^|[.!?…:,;] ?)(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}-])/gu;

/**
 * Words that are not known, in a question that refers to nothing: "who teaches Chemistry?", "when does chemistry start?".
 * Undefined: there are none.
 * @param asked what is asked for
 */
export function unknownNameIn(
  { text, words }: Pick<Question, 'text' | 'words'>,
  asked: readonly Topic[],
): string | undefined {
  const { facts, follow } = vocabulary;
  if (words.some(facts.it.has)) return undefined;
  const isOfCourse = words.some(realization.has);
  const times = wordsOfTime(words);
  const isTopical = topicalFor(asked);
  const isOther = (word: string): boolean =>
    isListedWord(word) ||
    talk.ofAll.has(word) ||
    asks.isPlain(word) ||
    asks.languageAsked([word]) !== undefined ||
    isTopical(word) ||
    follow.courtesy.has(word) ||
    times.has(words.indexOf(word));
  const proper = (text.match(PROPER) ?? []).filter((word) => !isOther(word.toLowerCase()));
  if (proper.length > 0) return proper.join(' ');
  const isUnknown = (word: string): boolean =>
    /^\p{L}{4,}$/u.test(word) &&
    // A short word is a slip away from many others.
    !(word.length > SHORTEST_MISTYPED ? isKnownWord(word) : isListedWord(word)) &&
    !asks.speak([word]) &&
    !asks.begins(word) &&
    !isUsedWord(word) &&
    !isSeason(word) &&
    !isOther(word);
  const isOfNamed = asked.every((one) => OF_NAMED.has(one));
  const isLast = (next: string | undefined, behind: string | undefined): boolean =>
    next === undefined ||
    follow.courtesy.has(next) ||
    (behind === undefined && (asks.isPlain(next) || isCommonWord(next)));
  const isPlaced = (part: readonly string[], at: number): boolean => {
    const [before, next, behind] = [part.slice(0, at), part[at + 1], part[at + 2]];
    const isFirst = at > 0 && before.every((one) => asks.isPlain(one) || asks.begins(one));
    const isBeforeTopic = next !== undefined && isTopical(next);
    // "When does the course chemistry start?"
    if (isOfCourse)
      return isOfNamed && isBeforeTopic && realization.has(before.at(-1)) && !isAroundName(part[at]);
    if (!isOfNamed) return isFirst && at < MOST_BEFORE && isBeforeTopic;
    return isFirst || isBeforeTopic || (isLast(next, behind) && !isPredicate(part, at));
  };
  // "Is the exam proctored?" says of the exam what it may be.
  const isPredicate = (part: readonly string[], at: number): boolean =>
    isTopical(part[at - 1]) &&
    !asked.some((one) => OF_TIME.has(one)) &&
    asks.begins(part[0] ?? '') &&
    !asksWhich(part);
  // "Quantum physics": the first word may look like a slip of another.
  const mayLead = (word = ''): boolean => /^\p{L}{4,}$/u.test(word) && !asks.begins(word) && !isOther(word);
  const names = partsOf(text).flatMap((part) => {
    const said = part.map((word, at) => isUnknown(word) && isPlaced(part, at));
    for (let at = part.length - 2; at >= 0; at -= 1) said[at] ||= said[at + 1] === true && mayLead(part[at]);
    return part.filter((_, at) => said[at]);
  });
  return names.length > 0 ? names.join(' ') : undefined;
}

/** Words of a part that may be a name. */
interface MaybeName {
  readonly words: readonly string[];
  readonly from: number;
  readonly said: string[];
}

/** The longest rows of words that may belong to names. */
function namesAmong(
  words: readonly string[],
  isOfName: (word: string) => boolean,
): Omit<MaybeName, 'words'>[] {
  const names: { from: number; said: string[] }[] = [];
  for (const [at, word] of words.entries()) {
    if (!isOfName(word) || (at === 0 && asks.begins(word))) continue;
    const last = names.at(-1);
    if (last && last.from + last.said.length === at) last.said.push(word);
    else names.push({ from: at, said: [word] });
  }
  return names;
}

/** "… in physics", "… in the physics course". The question ends with it. */
function isLed(
  name: MaybeName,
  isTopical: (word?: string) => boolean,
  language: Question['language'],
): boolean {
  const { words, from, said } = name;
  const [before = '', lead = '', first = ''] = [words[from - 1], words[from - 2], words[from - 3]];
  const isApart = asks.shows('about', `${lead} ${before}`, language);
  const next = words[from + said.length];
  const isLast =
    next === undefined ||
    isTopical(next) ||
    vocabulary.course.realization.has(next) ||
    vocabulary.facts.joins.has(next);
  // "Can I" holds a Swedish preposition.
  const of = isApart ? first : lead;
  return isLast && of !== '' && !asks.isPlain(of) && (isApart || asks.shows('about', before, language));
}

/** "Fysiikan tentti", "onko tenttiä fysiikassa": its form alone makes it the subject. */
function isBesideTopic(
  { said, words, from }: MaybeName,
  isTopical: (word?: string) => boolean,
  language: Question['language'],
): boolean {
  const [first = ''] = said;
  const last = said.at(-1);
  const next = words[from + said.length];
  // A verb that is known begins no name.
  if (isOrdinary(first)) return false;
  if (next === undefined) return asks.shows('inSubject', last, language) && isTopical(words[from - 1]);
  if (vocabulary.course.realization.has(next)) return true;
  return asks.shows('ofSubject', last, language) && isTopical(next);
}

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
  const isWithin = parts.some(
    (part) => (part.length > own.length || parts.length === 1) && own.every((word) => part.includes(word)),
  );
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
