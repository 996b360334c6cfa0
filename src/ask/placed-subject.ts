/**
 * The name of a course in the place of a question's subject: of words that ask for something elsewhere, "when does Swedish
 * start?", "kuka pitää harjoittelun", "how many credits has AI?"; and of any that stand in a part of their own ahead of what is asked,
 * "what about chemistry, when does it start?"
 */

import { topics as asks, isUsedWord, vocabulary, wordsOfLanguage } from '../i18n/index.ts';
import { isKnownWord, isListedWord, isSpokenForm } from '../i18n/language-of.ts';
import { lengthAt, SHORTEST_MISTYPED } from '../i18n/patterns.ts';
import { OF_TIME, type Topic } from '../i18n/topics.ts';
import { LANGUAGES } from '../language.ts';
import { onceFor } from '../primitives.ts';
import { SIGNS } from './clauses.ts';
import { drawnTogether, type Question, wordsOf } from './question.ts';
import { wordsOfTime } from './times.ts';

const { course, facts, find, follow, help, lead, picks } = vocabulary;

/** What is asked of a course whose name alone is given. Other facts may be of a course that was spoken of: "is the exam in Swedish?" */
const OF_ANY: ReadonlySet<Topic> = new Set([
  ...OF_TIME,
  ...(['credits', 'teacher', 'online', 'places', 'cost', 'workload', 'repeat'] as const),
]);
/** The same of names that are no languages. */
const OF_NAMES: ReadonlySet<Topic> = new Set([...OF_ANY, ...(['exam', 'grading', 'course-rooms'] as const)]);

/** "AI", "UX": in capitals, and no listed word. */
const SHORT_NAME = /^\p{Lu}{2,4}$/u;

/** The words of a part that may be a name, from one place up to another. */
interface Placed {
  readonly from: number;
  readonly to: number;
  readonly isLanguage: boolean;
}

/** The name; undefined: nothing stands in such a place, or a word refers to what was spoken of. */
export const placedSubject = onceFor((question: Question): string | undefined => {
  const ahead = subjectAhead(question);
  if (ahead !== undefined || isOfNamed(question)) return ahead;
  const { text } = question;
  const isShouted = !/\p{Ll}/u.test(text);
  const parts = drawnTogether(text).split(SIGNS).map(wordsOf);
  if (parts.flat().some((word) => facts.it.has(word.toLowerCase()))) return undefined;
  for (const typed of parts) {
    const part = typed.map((word) => word.toLowerCase());
    const placed = part.map((_, at) => nameAt(typed, part, at, isShouted)).find((one) => one !== undefined);
    if (placed && isSubject(part, placed)) return typed.slice(placed.from, placed.to).join(' ');
  }
  return undefined;
});

/** Whether it has a code, or words of another person. */
const isOfNamed = ({ codes, units, groups = [], quotes }: Question): boolean =>
  quotes || codes.length + units.length + groups.length > 0;

/**
 * The name that stands ahead of what is asked, to which words in that refer: "chemistry next spring, when does it start?" Undefined: none
 * does.
 */
export const subjectAhead = onceFor((question: Question): string | undefined => {
  if (isOfNamed(question)) return undefined;
  const { text } = question;
  const isShouted = !/\p{Ll}/u.test(text);
  const parts = drawnTogether(text).split(SIGNS).map(wordsOf).flatMap(cutAtQuestion);
  const last = parts.findLastIndex(asksForFact);
  const names = parts.slice(0, Math.max(last, 0)).map((part) => nameAlone(part, isShouted));
  const name = names.find((one) => one !== undefined);
  // "Brutal! When does it start?"
  return name !== undefined && text.includes(`${name}!`) ? undefined : name;
});

const lowered = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());

/** A longer part, in words, asks no more than one thing of a name: what is looked at again from each word must be short. */
const LONGEST_CUT = 20;

/** "Entä kemia milloin se alkaa" asks from the word on that asks behind a name. */
function cutAtQuestion(typed: readonly string[]): (readonly string[])[] {
  const part = typed.length > LONGEST_CUT ? [] : lowered(typed);
  const at = part.findIndex(
    (word, nth) =>
      nth > 0 &&
      asks.begins(word) &&
      !facts.joins.has(word) &&
      isUnknown(part[nth - 1]) &&
      leadsIn(part.slice(0, nth - 1)) &&
      asksForFact(part.slice(nth)),
  );
  return at < 0 ? [typed] : [typed.slice(0, at), typed.slice(at)];
}

/** Words that lead a name in: "entä", "and what about". "How heavy is it?" and "roughly how many hours?" are led in by none. */
const leadsIn = (lead: readonly string[]): boolean =>
  lead.length > 0 && !vocabulary.times.which.has(lead.at(-1));

function asksForFact(typed: readonly string[]): boolean {
  const part = lowered(typed);
  return part.length > 1 && asks.of(part, undefined) !== undefined;
}

/** The longest name, in words. */
const MOST_OF_NAME = 4;
const OF_NAME = /^[\p{L}&+#'’-]+$|^\d{1,2}$/u;

/** The name that a part consists of, with words around it that ask for nothing. */
function nameAlone(typed: readonly string[], isShouted: boolean): string | undefined {
  const part = lowered(typed);
  const times = wordsOfTime(part);
  const isAround = (at: number): boolean =>
    times.has(at) ||
    isAroundName(part[at]) ||
    AHEAD.some((concept) => lengthAt(concept, part, at) > 0 || lengthAt(concept, part, at - 1) > 1);
  const own = part.flatMap((_, at) => (isAround(at) ? [] : [at]));
  const [from = 0, to = 0] = [own.at(0), (own.at(-1) ?? -1) + 1];
  const name = part.slice(from, to);
  const isName = (word: string, at: number): boolean =>
    isUnknown(word) || nameAt(typed, part, from + at, isShouted) !== undefined;
  const isWhole = own.length === name.length && name.length > 0 && name.length <= MOST_OF_NAME;
  const isOfName = (word: string, at: number): boolean =>
    OF_NAME.test(word) && (isName(word, at) || !isListedWord(word));
  // "I commute, when does it start?", "thanks for the message, when does it start?"
  const isTold = find.mine.has(part[from - 1]) || part.some(help.thanks.has);
  return isWhole && !isTold && name.every(isOfName) && name.some(isName)
    ? typed.slice(from, to).join(' ')
    : undefined;
}

/** Whether a lower-case word stands around names, and in none. */
export const isAroundName = (word = ''): boolean =>
  LANGUAGES.some((language) => wordsOfLanguage(language).aroundNames.has(word));
/** What else may stand around a name ahead of a question. */
const AHEAD = [
  ...[facts.joins, course.realization, follow.courtesy, lead.definite],
  ...[help.greeting, help.thanks, help.smallTalk],
];

/** A shorter word that is not known is hardly the name of a course. */
const SHORTEST_UNKNOWN = 4;

const isUnknown = (word = ''): boolean =>
  word.length >= SHORTEST_UNKNOWN &&
  /^\p{L}+$/u.test(word) &&
  // A short word is a slip away from many others.
  !(word.length > SHORTEST_MISTYPED ? isKnownWord(word) : isListedWord(word)) &&
  !isSpokenForm(word) &&
  !/(\p{L})\1\1/u.test(word) &&
  !isUsedWord(word) &&
  asks.of([word], undefined) === undefined;

/** What may be a name from a place on. */
function nameAt(
  typed: readonly string[],
  part: readonly string[],
  at: number,
  isShouted: boolean,
): Placed | undefined {
  const [word = '', next, before] = [part[at], part[at + 1], part[at - 1]];
  const length = lengthAt(find.inNames, part, at) || lengthAt(facts.alsoNames, part, at);
  if (length > 0) return { from: at, to: at + length, isLanguage: false };
  if (!isShouted && SHORT_NAME.test(typed[at] ?? '') && !isListedWord(word) && !asks.speak([word]))
    return { from: at, to: at + 1, isLanguage: false };
  const isManner = facts.asLanguage.has(word) || facts.ofLanguage.has(next) || isInLanguage(part, at);
  if (!isLanguage(word) || isManner || picks.one.has(next) || facts.ofLanguage.has(before)) return undefined;
  return { from: at, to: at + 1 + Number(/^\d$/.test(next ?? '')), isLanguage: true };
}

const isLanguage = (word: string): boolean =>
  facts.languageNames.has(word) || asks.languageAsked([word]) !== undefined;

/** "In Swedish" tells how, and "enroll in Swedish" in what. */
const isInLanguage = (part: readonly string[], at: number): boolean =>
  facts.inLanguage.has(part[at - 1]) && !part.slice(0, at - 1).some(course.enrollment.has);

/** Whether what stands beside a name asks for something by itself, or wishes to be told of it. */
function isSubject(part: readonly string[], { from, to, isLanguage }: Placed): boolean {
  const rest = [...part.slice(0, from), ...part.slice(to)];
  if (facts.notOf.has(part[from - 1])) return false;
  const isOfIt = facts.ofName.has(part[from - 1]) || facts.ofName.has(part[to - 1]);
  const isWish = rest.some((word) => lead.remind.has(word) || follow.verbs.has(word));
  if (isWish) return isOfIt || follow.verbs.has(part[from - 1]);
  const asked = asks.of(rest, undefined);
  if (asked === undefined) return false;
  return (isLanguage ? OF_ANY : OF_NAMES).has(asked) || (isOfIt && asked !== 'language' && !isLanguage);
}
