/** Questions that narrow the courses that were found or shown, or change for what: "only in English", "and for TXE22S1?". */
import { requestBefore, wordsGoingOn } from '../../ask/again.ts';
import type { Conversation } from '../../ask/place.ts';
import { type Question, wordsOf } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isOrdinaryWord } from '../../i18n/language-of.ts';
import { isRealizationCode } from '../../study-client/codes.ts';
import { type FindRequest, findRequest, narrowsAny, readFilters } from './filters.ts';

/** Fewer courses are no list. */
const FEWEST = 2;

/** Undefined where the question says something else, or nothing was found or listed before. */
export async function foundGoingOn(
  question: Question,
  conversation: Pick<Conversation, 'search' | 'listed' | 'isPart'>,
): Promise<FindRequest | undefined> {
  const change = changeIn(question);
  if (!change) return undefined;
  const before = await requestBefore('find', findRequest, conversation);
  if (before) return changed(before, change, question.groups);
  // "And on Friday?", "and for TXE22S1?" may go on from something else.
  if (change.words.length > 0 || change.dates?.of === 'runs') return undefined;
  const codes = (await conversation.listed()).filter(isRealizationCode);
  if (codes.length < FEWEST) return undefined;
  return { ...change, among: { codes, ...((await conversation.isPart()) && { isPart: true as const }) } };
}

/** What a question that goes on narrows courses by, beside ordinary words and no name. */
function changeIn(question: Question): FindRequest | undefined {
  const said = wordsGoingOn(question);
  if (!said || said.length === 0 || question.codes.length + question.units.length > 0) return undefined;
  const { unused = [], typed: _, ...filters } = readFilters(wordsOf(question.text).slice(-said.length));
  const isGroups =
    filters.words.length > 0 && filters.words.every((one) => isGroupCode(one, question.groups));
  // What is corrected may be what is sought: "sorry, programming".
  const isRead = filters.words.length > 0 ? isGroups || question.corrects === 'find' : narrowsAny(filters);
  if (!isRead) return undefined;
  return unused.map((one) => one.toLowerCase()).every(isBeside) ? filters : undefined;
}

const { course, find, facts, picks } = vocabulary;
const isBeside = (word: string): boolean =>
  isOrdinaryWord(word) ||
  [course.realization, find.courses, find.those, find.group, facts.turns, picks.one].some(({ has }) =>
    has(word),
  );

/** The same search with what is new in the place of what it says of the same: another group, language, time or state. */
function changed(before: FindRequest, change: FindRequest, groups: Question['groups']): FindRequest {
  const { page: _, typed: __, groups: sure = [], ...same } = before;
  if (change.words.length === 0)
    return { ...same, ...(sure.length > 0 && { groups: sure }), ...change, words: same.words };
  const isGroup = (one: string): boolean => sure.includes(one) || isGroupCode(one, groups);
  if (!change.words.every((one) => isGroupCode(one, groups))) {
    const { or: ___, ...others } = same;
    const kept = before.words.filter(isGroup);
    return {
      ...others,
      ...(sure.length > 0 && { groups: sure }),
      ...change,
      words: [...kept, ...change.words],
    };
  }
  const ofGroups = (words: readonly string[]): string[] => [
    ...change.words,
    ...words.filter((one) => !isGroup(one)),
  ];
  const or = same.or && { or: same.or.map(ofGroups) };
  return { ...same, ...or, ...change, words: ofGroups(same.words), groups: change.words };
}
