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
  also: z.array(z.string()).optional(),
  groups: z.array(z.string()).optional(),
  words: z.array(z.string()).optional(),
});

const { find, lessons, picks, rooms } = vocabulary;
/** What is said of a group, and of no course: "do they have lessons?", "when are they free?" */
const OF_GROUP = [lessons.lesson, lessons.timetable, lessons.have, rooms.booking];

const isOfTheirs = (word: string): boolean =>
  LANGUAGES.some((language) => wordsOfLanguage(language).theirs.has(word));
const isThey = (word: string): boolean =>
  LANGUAGES.some((language) => wordsOfLanguage(language).they.has(word));

/**
 * The question with the group, or the groups, that were asked for last in the place of the first word for them. It becomes no group of the asker's own.
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
    (mayBeTheir && isOfTheirs(word)) || (mayBeThey && (isThey(word) || picks.both.has(word)));
  if (!words.some(standsFor)) return question;
  const kept = await search().then(groupsKept, () => []);
  // "Both" are two.
  if (kept.length === 0 || (words.some(picks.both.has) && kept.length !== 2)) return question;
  const tokens = question.text.split(' ');
  const at = tokens.findIndex((token) => loweredWords(token).some(standsFor));
  return { ...question, ...readPlain(tokens.toSpliced(at, 1, kept.join(', ')).join(' '), question) };
}

/** The groups that were asked for; of a search only one. */
function groupsKept(kept: string | undefined): readonly string[] {
  if (kept === undefined) return [];
  const { group, also = [], groups, words = [] } = ofGroup.safeParse(JSON.parse(kept)).data ?? {};
  if (group !== undefined) return [group, ...also];
  const [only, ...others] = groups ?? words.filter((word) => isGroupCode(word.toUpperCase()));
  return only === undefined || others.length > 0 ? [] : [only];
}
