/** Questions that go on from a fact: "and TX00EW54-3008?", "and on Friday?", "entä ryhmälle TXE22S1?". */
import { wordsGoingOn } from '../../ask/again.ts';
import { askedOrUnitsIn } from '../../ask/asked-codes.ts';
import { hoursInFigures } from '../../ask/day-hours.ts';
import { wishIn } from '../../ask/lessons.ts';
import type { Question } from '../../ask/question.ts';
import { groupsIn } from '../../ask/run-topics.ts';
import { timeIn, wordsOfTime } from '../../ask/times.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isOrdinaryWord } from '../../i18n/language-of.ts';
import { OF_LESSONS } from './asked.ts';
import { type Asked, askedTopics } from './asked-facts.ts';

/** What a question changes of a fact that was asked for: the course, the time, or the group that is meant. */
interface Change {
  readonly asked?: string[] | undefined;
  readonly group?: string | undefined;
  /** As words say it of a date, and of lessons. */
  readonly time: string;
  readonly at?: string | undefined;
}

/** Undefined: it changes none of these, or asks for something else. */
export function factChanged(question: Question): Change | undefined {
  const said = wordsGoingOn(question);
  if (!said) return undefined;
  const words = hoursInFigures(said);
  const [group, ...others] = groupsIn(words, question.groups);
  const asked = askedOrUnitsIn(question)?.asked;
  const time = timeIn(words);
  const changes = [asked, group, time || undefined].filter((one) => one !== undefined);
  if (others.length > 0 || changes.length !== 1) return undefined;
  const codes = (asked ?? []).map((code) => code.toLowerCase());
  const ofTime = wordsOfTime(words);
  const isRead = (word: string, nth: number): boolean =>
    ofTime.has(nth) || codes.includes(word) || word.toUpperCase() === group || isBeside(word);
  return words.every(isRead) ? { asked, group, time, at: wishIn(words, false).at } : undefined;
}

const { course, find, facts } = vocabulary;
const isBeside = (word: string): boolean =>
  isOrdinaryWord(word) ||
  [course.realization, find.group, facts.joins, facts.at].some(({ has }) => has(word));

/** A fact of courses, and how these were found. */
type OfCourses = Asked & { readonly asked: string[] };

/** The same fact after the change; undefined: it was asked for neither at a time nor of a group. */
export function factGoingOn(
  before: OfCourses,
  { asked, group, time, at }: Change,
): (OfCourses & { readonly by?: 'context' }) | undefined {
  if (asked) return { ...before, asked };
  if (before.more) return undefined;
  const { which: _, ...same } = before;
  const of = { ...same, by: 'context' as const };
  if (group !== undefined)
    return before.topic === 'groups' && before.belongsTo !== undefined
      ? { ...of, belongsTo: group.toLowerCase() }
      : undefined;
  if (askedTopics(before).every((one) => OF_LESSONS.has(one))) return { ...of, at: at ?? time };
  return before.time === undefined ? undefined : { ...of, time };
}
