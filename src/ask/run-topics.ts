/** Course units and student groups whose new runs can be followed, as people type and read them. */

import { outsideLine } from '../cards/blocks.ts';
import { texts, topics as topicsAsked, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../i18n/language-of.ts';
import { isSaidIn } from '../i18n/patterns.ts';
import type { Topic } from '../i18n/topics.ts';
import { type Language, localeOf, perLanguage } from '../language.ts';
import {
  bareToken,
  parseCourseUnitCode,
  parseRealizationRef,
  unitOfTopic,
  unitOrItself,
  unitTopic,
} from '../study-client/codes.ts';
import {
  type CourseUnitCode,
  groupTopic,
  isGroupTopic,
  mayBeGroup,
  topicName,
} from '../study-client/model.ts';
import type { AskedRequest } from './asked-codes.ts';
import type { Conversation } from './place.ts';
import type { Question } from './question.ts';
import { LONGEST_SEARCH } from './seen-courses.ts';
import { groupNamed, seenGroup, tokensWithGroups, withoutGroupWord } from './seen-groups.ts';
import { wordsOfTime } from './times.ts';

/**
 * The code of a student group, such as `TXL22S1` or `TVT21SPO`: letters, a year, perhaps letters and a number; or the year
 * first, as in `24TIETO1` and `25TIETOA`.
 */
const GROUP = /^(?:\p{L}{2,8}[1-3]\d(?:\p{L}{1,4}\d{0,2})?|[1-3]\d(?:\p{L}{2,8}\d{1,2}\p{L}?|\p{Lu}{4,8}))$/u;
/** Behind a word for groups, a code of any shape may be a group's: `25TIETOA`. */
const ANY_GROUP = /^(?=.*\d)(?=.*\p{L})[\p{L}\d_-]{2,30}$/u;

/** Whether a word is a student group: one that was seen, or one of the usual form. @param groups those seen, in upper case */
export const isGroupCode = (word: string, groups: readonly string[] = []): boolean =>
  groupNamed(word, groups) !== undefined || GROUP.test(word);

/** The student groups among words, in upper case, as they were seen, each once. @param groups those seen, in upper case */
export const groupsIn = (words: readonly string[], groups?: readonly string[]): string[] => [
  ...new Set(
    words
      .map((word) => groupNamed(word, groups) ?? word.toUpperCase())
      .filter((word) => isGroupCode(word, groups)),
  ),
];

/** Topics in a text, and what else stands in it. */
export interface TypedTopics {
  readonly topics: readonly string[];
  /** The other words, without those that say what a topic is. */
  readonly rest: string;
  /** How many of these stand before the first topic. */
  readonly before: number;
}

/**
 * Finds course units and groups among typed words: "group TXL22S1 and TX00EY23-3015".
 * @param groups those that were seen, in upper case: no other code is so written
 * @param units those of which it is known that they are, of any form
 */
export function topicsIn(
  typed: string,
  groups: readonly string[] = [],
  units: readonly CourseUnitCode[] = [],
): TypedTopics {
  const topics: string[] = [];
  const rest: string[] = [];
  let [isBehindGroup, before] = [false, 0];
  for (const token of tokensWithGroups(typed, groups)) {
    const word = bareToken(token);
    const seen = seenGroup(token, groups);
    const topic = seen === undefined ? topicOf(word, isBehindGroup, units) : groupTopic(seen);
    isBehindGroup = vocabulary.find.group.has(word.toLowerCase());
    if (topic !== undefined) topics.push(topic);
    else if (!isBehindGroup && !isUnitWord(word.toLowerCase()) && token !== '') rest.push(token);
    if (topics.length === 0) before = rest.length;
  }
  return { topics: [...new Set(topics)], rest: rest.join(' '), before };
}

const isUnitWord = (word: string): boolean =>
  vocabulary.course.courseUnit.has(word) || vocabulary.course.unit.has(word);

function topicOf(word: string, isBehindGroup: boolean, units: readonly CourseUnitCode[]): string | undefined {
  const unit = units.find((one) => one === word.toUpperCase());
  const topic = unit === undefined || isBehindGroup ? undefined : unitTopic(unit);
  if (topic !== undefined && isTopic(topic)) return topic;
  const glued = withoutGroupWord(word);
  if (glued !== undefined && ANY_GROUP.test(glued)) return groupTopic(glued);
  if (parseRealizationRef(word) !== undefined) return undefined;
  if (isBehindGroup && ANY_GROUP.test(word)) return groupTopic(word);
  return parseCourseUnitCode(word) ?? (isGroupCode(word) ? groupTopic(word) : undefined);
}

/** Whether something that was asked for is a topic, as `topicsIn` gives it. */
export function isTopic(asked: string): boolean {
  if (isGroupTopic(asked)) return mayBeGroup(topicName(asked));
  // A usual code may look like an id.
  return parseRealizationRef(asked) === undefined && unitOfTopic(asked) !== undefined;
}

/** Reads what asks for further runs of a unit, or of that of one course: "when is the next run?", "när ordnas den igen?". */
export async function runsOfUnit(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<AskedRequest | undefined> {
  const { codes, units } = question;
  if (!asksForRuns(question) || nameBesideRuns(question) !== undefined) return undefined;
  const shown = codes.length + units.length > 0 ? codes : await spokenOf();
  // "ABC-123" is a unit, and looks like a run of one.
  const [unit, ...more] = new Set([...shown.map(unitOrItself), ...units]);
  return unit === undefined || more.length > 0 ? undefined : { asked: [unit] };
}

/** What is named beside a question for runs, where it is no course that is known: words that are none of ours. */
export function nameBesideRuns({ codes, units, words }: Question): string | undefined {
  if (codes.length + units.length > 0 || words.some(vocabulary.facts.it.has)) return undefined;
  const { run, ofRuns, again } = vocabulary.find;
  const named = words.filter((one) => !isKnownWord(one) && ![run, ofRuns, again].some(({ has }) => has(one)));
  return named.some((one) => one.length >= SHORTEST_NAME)
    ? named.join(' ').slice(0, LONGEST_SEARCH)
    : undefined;
}
const SHORTEST_NAME = 3;

/** Whether a question is for further runs of a unit. */
export function asksForRuns({ words, language }: Pick<Question, 'words' | 'language'>): boolean {
  const { run, ofRuns, again } = vocabulary.find;
  if (words.some(run.has) && words.some(ofRuns.has)) return true;
  if (!isSaidIn(again, words)) return false;
  const asked = topicsAsked.of(words, language);
  const asksTime = words.some(vocabulary.course.when.has) || wordsOfTime(words).size > 0;
  return asked === undefined ? asksTime : AGAIN.has(asked);
}

/** What another run has a time of its own for. */
const AGAIN: ReadonlySet<Topic> = new Set(['starts', 'opens', 'lessons', 'can-enroll', 'duration']);

/** Whether a text says nothing beside courses, units and groups. */
export const saysNothingElse = (rest: string): boolean =>
  rest.split(' ').every((word) => word === '' || isCommonWord(bareToken(word).toLowerCase()));

const CODE = 40;

/** "new runs of TX00EY23", "new courses of the group TXL22S1". */
export function topicWords(topic: string, language: Language): string {
  const words = texts(language).newRuns;
  const name = outsideLine(topicName(topic), CODE);
  return isGroupTopic(topic) ? words.ofGroup(name) : words.ofUnit(name);
}

const alternatives = perLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'disjunction' }),
);

/** "the group TXL22S1 or the course unit TX00EY23": what gets new courses. */
export function topicsGetting(topics: readonly string[], language: Language): string {
  const words = texts(language).newRuns;
  const names = topics.map((topic) =>
    words[isGroupTopic(topic) ? 'group' : 'unit'](outsideLine(topicName(topic), CODE)),
  );
  return alternatives(language).format(names);
}

/** The words of several topics in one line. */
export const topicsWords = (topics: readonly string[], language: Language): string =>
  topics.map((topic) => topicWords(topic, language)).join(', ');
