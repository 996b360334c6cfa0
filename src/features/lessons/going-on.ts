/** Questions that go on from lessons: "and on Friday?", "och nästa vecka?", "entä TXE22S1?". */
import { isTimeAlone, wordsGoingOn } from '../../ask/again.ts';
import { askedOrUnitsIn } from '../../ask/asked-codes.ts';
import { hoursInFigures } from '../../ask/day-hours.ts';
import { EACH, wishIn } from '../../ask/lessons.ts';
import type { Question } from '../../ask/question.ts';
import { groupsIn } from '../../ask/run-topics.ts';
import { wordsOfTime } from '../../ask/times.ts';
import { talk, vocabulary } from '../../i18n/index.ts';
import { isOrdinaryWord } from '../../i18n/language-of.ts';
import type { AgendaRequest } from './agenda-request.ts';
import type { LessonsRequest } from './request.ts';

/** What a question changes. `isAfter`: it asks for what comes after these lessons. */
type LessonsChange = Partial<AgendaRequest & LessonsRequest> & { readonly isAfter?: true };

/** What a question changes of lessons that were asked for: nothing, where it asks when or where they are; undefined: it asks for something else. */
export function lessonsChanged(question: Question): LessonsChange | undefined {
  const { words: typed, quotes, corrects } = question;
  if (corrects === 'lessons' && talk.afterThat.is(typed.join(' '))) return { isAfter: true };
  if (!quotes && talk.ofLesson.is(typed.join(' '))) return {};
  const said = isTimeAlone(typed) ? typed : wordsGoingOn(question);
  return said && changeIn(hoursInFigures(said), question);
}

/** Another time, group or course in words that say nothing else. */
function changeIn(words: readonly string[], question: Question): LessonsChange | undefined {
  const { at } = wishIn(words, false);
  const [group, ...others] = groupsIn(words, question.groups);
  const about = askedOrUnitsIn(question);
  const codes = (about?.asked ?? []).map((code) => code.toLowerCase());
  const ofTime = wordsOfTime(words);
  const isRead = (word: string, nth: number): boolean =>
    ofTime.has(nth) || codes.includes(word) || word.toUpperCase() === group || isBeside(word);
  const isOfOne = others.length === 0 && (about === undefined || group === undefined);
  if (!isOfOne || !words.every(isRead)) return undefined;
  const change = {
    ...(at !== undefined && { at }),
    ...(group !== undefined && { group }),
    ...about,
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

const { lessons, times, find, facts } = vocabulary;
const BESIDE = [lessons.lesson, lessons.timetable, times.next, find.group, facts.joins];
const isBeside = (word: string): boolean =>
  isOrdinaryWord(word) || [...BESIDE, ...EACH.map((name) => times[name])].some(({ has }) => has(word));

const AFTER = 'after ';

/** The time behind another, as words say it: seven days, from now or from the day behind the one that was asked for. */
function timeAfter(then: string | undefined): string {
  if (then === undefined) return 'next week';
  return then.startsWith(AFTER) ? `${AFTER}next week` : `${AFTER}${then}`;
}

/** The same lessons; of a course without a time the next one. */
const sameLessons = (before: AgendaRequest | LessonsRequest): AgendaRequest | LessonsRequest =>
  'of' in before || before.at !== undefined ? before : { which: 'next', ...before };

/** The same lessons, those at another time, or those of others at the same time. */
export function lessonsGoingOn(
  before: AgendaRequest | LessonsRequest,
  change: LessonsChange,
): AgendaRequest | LessonsRequest {
  return Object.keys(change).length === 0 ? sameLessons(before) : changedLessons(before, change);
}

function changedLessons(
  before: AgendaRequest | LessonsRequest,
  { at, group, asked, isAfter }: LessonsChange,
): AgendaRequest | LessonsRequest {
  const { at: then, isWhether, count, which, orHours: _, isStill: __, ...subject } = before;
  if (isAfter) return { ...subject, at: timeAfter(then) };
  const wish = {
    ...(then !== undefined && { at: then }),
    ...(isWhether && { isWhether }),
    ...(count && { count }),
    ...(at === undefined ? which && { which } : { at }),
  };
  if (asked) return { asked, ...wish };
  return group === undefined ? { ...subject, ...wish } : { of: 'agenda', group, ...wish };
}
