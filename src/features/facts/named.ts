/** Facts of courses that a question names by words of their names. */

import { likelierLabel, OF_NO_COURSE } from '../../ask/like.ts';
import { hasWords, SHORTEST_OF_NAME } from '../../ask/named-courses.ts';
import type { Place } from '../../ask/place.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { findNamed, type KnownCourse, MOST_OFFERED, type SeenCourses } from '../../ask/seen-courses.ts';
import { subjectSaid } from '../../ask/subject-said.ts';
import { nearestOf, speakOfCourses } from '../../ask/words.ts';
import { topics as asks, isFormOf } from '../../i18n/index.ts';
import { isCommonWord, isOfEachWeek } from '../../i18n/language-of.ts';
import { OF_TIME } from '../../i18n/topics.ts';
import { unitOrItself } from '../../study-client/codes.ts';
import { withoutTime } from './asked.ts';
import type { FactsRequest } from './asked-facts.ts';
import { type Asked, askedTopics, halvesOf, MOST_WORDS } from './asked-facts.ts';
import { partsAsked } from './parts.ts';

/** Reads a question that names a course by a part of a name which the workspace has seen. Never rejects. */
export async function namedFact(
  seen: SeenCourses,
  question: Question,
  place: Place,
): Promise<FactsRequest | undefined> {
  if (question.codes.length > 0) return undefined;
  const { parts, asked } = partsAsked(question);
  if (!maySpeak(parts)) return undefined;
  if (!asked || narrowsCourses(question, asked)) return undefined;
  const named = untimed(parts, asked);
  const isAsked = (word: string) => askedTopics(asked).some((one) => asks.isWordOf(one, word));
  const telling = named.flat().filter((word) => !isCommonWord(word) && !isAsked(word));
  if (!telling.some(({ length }) => length >= SHORTEST_OF_NAME)) return undefined;
  const search = telling.join(' ');
  const all = await findNamed(seen, search, place, MOST_OFFERED);
  const most = all.filter((one) => isMostOfName(one, telling));
  // "Physics" may be building physics as well as snow physics.
  const found = most.length === 0 || most.some((one) => isWholeName(one, telling)) ? most : all;
  if (found.length > 0) return requestFor(asked, found, search);
  // What stands in the place of a name may be a part of it.
  const subject = asks.states(question.words) ? undefined : subjectSaid(question);
  const near = subject === undefined ? [] : await findNamed(seen, subject, place, MOST_OFFERED);
  const partly = near.filter((one) => isOfName(one, loweredWords(subject ?? '')));
  return subject === undefined || partly.length === 0 ? undefined : requestFor(asked, partly, subject);
}

/** "Marketing courses in English" seeks courses that are so; "in which language are the marketing courses?" asks. */
const narrowsCourses = ({ words }: Question, { topic }: Asked): boolean =>
  speakOfCourses(words) &&
  (topic === 'online' ||
    (topic === 'lessons' && words.some(isOfEachWeek)) ||
    (topic === 'language' && asks.languageAsked(words) !== undefined) ||
    (topic === 'credits' && words.some((word) => /^\d/.test(word))));

/** Whether a question asks for anything of a course: "I love cooking today" does not. */
function asksFor(question: Question): boolean {
  const like = likelierLabel(question);
  return partsAsked(question).asked !== undefined || (like !== undefined && !OF_NONE.has(like));
}
const OF_NONE: ReadonlySet<string> = new Set([...OF_NO_COURSE, 'privacy']);

/** The name of a course that a question about its facts shows, where no course of that name is known. */
export function unknownSubject(question: Question): string | undefined {
  return asksFor(question) ? subjectSaid(question) : undefined;
}

/** Words for a time that is asked about name nothing; nor do they beside a fact that lies at no time: "an exam in May". */
export const untimed = (parts: string[][], asked: Asked): string[][] =>
  halvesOf(asked).some(({ time, unused, topic }) => time !== undefined || (unused && !OF_TIME.has(topic)))
    ? withoutTime(parts)
    : parts;

/** Whether words are all of a name. */
const isWholeName = ({ names }: KnownCourse, said: readonly string[]): boolean =>
  Object.values(names).some((name) =>
    loweredWords(name).every((word) => said.some((one) => one === word || isFormOf(one, word))),
  );

/** Whether a name has all words, in some form: "Open Space Software" is not "Open Source Software". */
const isOfName = ({ names }: KnownCourse, said: readonly string[]): boolean =>
  Object.values(names).some((name) => hasWords(name, said));

/** Words that are more than half of a name: lunch is no course on running a lunch restaurant. */
function isMostOfName({ names }: KnownCourse, said: readonly string[]): boolean {
  return Object.values(names).some((name) => {
    const all = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    // "Physics 1", "Introduction to Physics"
    const words = all.filter((word) => /\p{L}/u.test(word) && !isCommonWord(word));
    const isSaid = (word: string) =>
      said.some((one) => one === word || isFormOf(one, word) || isNearly(one, word));
    return words.filter(isSaid).length * 2 > words.length;
  });
}

/** Words of so many letters are known with a slip, of which one letter in so many may be wrong; an ending may differ as well. */
const LONG_ENOUGH = 6;
const LETTERS_A_SLIP = 5;
const ENDING = 2;

function isNearly(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length);
  const stems = [typed, word].map((one) => one.slice(0, Math.max(LONG_ENOUGH, length - ENDING)));
  const isNear = ([one = '', other = '']: readonly string[]) =>
    nearestOf(one, [other], LETTERS_A_SLIP) !== undefined;
  return length >= LONG_ENOUGH && (isNear([typed, word]) || isNear(stems));
}

function requestFor(asked: Asked, found: readonly KnownCourse[], search: string): FactsRequest {
  const [first, ...more] = found;
  const units = new Set(found.map(({ code }) => unitOrItself(code)));
  const isOne = more.length === 0 || (units.size === 1 && found.length < MOST_OFFERED);
  if (first && isOne) return { ...asked, asked: found.map(({ code }) => code), by: 'name' };
  return { ...asked, search: search.slice(0, 100) };
}

/** Whether words may ask for facts, and are few enough to look for names among them. */
function maySpeak(parts: readonly (readonly string[])[]): boolean {
  const words = parts.flat();
  return words.length > 0 && words.length <= MOST_WORDS && asks.speak(words);
}
