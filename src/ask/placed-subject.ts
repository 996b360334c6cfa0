/**
 * The name of a course in the place of a question's subject, of words that ask for something elsewhere: "when does Swedish
 * start?", "kuka pitää harjoittelun", "how many credits has AI?".
 */

import { topics as asks, vocabulary } from '../i18n/index.ts';
import { isListedWord } from '../i18n/language-of.ts';
import { lengthAt } from '../i18n/patterns.ts';
import { OF_TIME, type Topic } from '../i18n/topics.ts';
import { onceFor } from '../primitives.ts';
import { SIGNS } from './clauses.ts';
import { drawnTogether, type Question, wordsOf } from './question.ts';

const { course, facts, find, follow, lead, picks } = vocabulary;

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
  const { text, codes, units, groups = [], quotes } = question;
  if (quotes || codes.length + units.length + groups.length > 0) return undefined;
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
