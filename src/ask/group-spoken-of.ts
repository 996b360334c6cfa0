/** The student group of the last answer, in the place of words that stand for it: "which of their courses are open?" */

import { z } from 'zod';
import { vocabulary, wordsOfLanguage } from '../i18n/index.ts';
import { LANGUAGES } from '../language.ts';
import type { Conversation } from './place.ts';
import { loweredWords, type Question, readPlain } from './question.ts';
import { groupsIn, isGroupCode } from './run-topics.ts';

/** What an answer keeps of a group that was asked for. */
const ofGroup = z.object({
  group: z.string().optional(),
  groups: z.array(z.string()).optional(),
  words: z.array(z.string()).optional(),
});

const { find, lessons, rooms } = vocabulary;
/** What is said of a group, and of no course: "do they have lessons?", "when are they free?" */
const OF_GROUP = [lessons.lesson, lessons.timetable, lessons.have, rooms.booking];

const isOfTheirs = (word: string): boolean =>
  LANGUAGES.some((language) => wordsOfLanguage(language).theirs.has(word));
const isThey = (word: string): boolean =>
  LANGUAGES.some((language) => wordsOfLanguage(language).they.has(word));

/**
 * The question with the group that was asked for last in the place of the first word for it. It becomes no group of the asker's own.
 * Never rejects.
 */
export async function withGroupSpokenOf(
  question: Question,
  { search }: Pick<Conversation, 'search'>,
): Promise<Question> {
  const { words, codes, units, quotes, groups } = question;
  if (quotes || codes.length + units.length > 0 || groupsIn(words, groups).length > 0) return question;
  const mayBeThey = words.some((word) => OF_GROUP.some(({ has }) => has(word)));
  const mayBeTheir = words.some((word) => find.courses.has(word)) || mayBeThey;
  const standsFor = (word: string): boolean =>
    (mayBeTheir && isOfTheirs(word)) || (mayBeThey && isThey(word));
  if (!words.some(standsFor)) return question;
  const group = await search().then(groupKept, () => undefined);
  if (group === undefined) return question;
  const tokens = question.text.split(' ');
  const at = tokens.findIndex((token) => loweredWords(token).some(standsFor));
  return { ...question, ...readPlain(tokens.toSpliced(at, 1, group).join(' '), question) };
}

function groupKept(kept: string | undefined): string | undefined {
  if (kept === undefined) return undefined;
  const { group, groups, words = [] } = ofGroup.safeParse(JSON.parse(kept)).data ?? {};
  const [only, ...others] = groups ?? words.filter((word) => isGroupCode(word.toUpperCase()));
  return group ?? (others.length === 0 ? only : undefined);
}
