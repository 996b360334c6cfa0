import { z } from 'zod';
import { MOST_ALSO } from '../../ask/actions.ts';
import { isTimeAlone } from '../../ask/again.ts';
import { askedRequest, MOST_CODES } from '../../ask/asked-codes.ts';
import { hoursInFigures } from '../../ask/day-hours.ts';
import { isYearNumber, MONTHS, WEEKDAYS } from '../../ask/days.ts';
import { EACH, isLongTime, isOfLessons, type LessonWish, lessonWish, wishIn } from '../../ask/lessons.ts';
import type { Conversation } from '../../ask/place.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { groupsIn, isGroupCode } from '../../ask/run-topics.ts';
import { asksWhich, wordsOfTime } from '../../ask/times.ts';
import { talk, topics, vocabulary } from '../../i18n/index.ts';
import { isOrdinaryWord } from '../../i18n/language-of.ts';
import { mayBeGroup } from '../../study-client/model.ts';
import type { LessonsRequest } from './request.ts';

/** Lessons of what is followed where it is asked, or of a group; without a time those of seven days. */
export const agendaRequest = z.object({
  of: z.literal('agenda'),
  group: z.string().min(2).max(40).optional(),
  /** Other groups beside it: what is at the same time is told. */
  also: z.array(z.string().min(2).max(40)).min(1).max(MOST_ALSO).optional(),
  /** Whether one is free is asked: its yes means that there are no lessons. */
  isFree: z.literal(true).optional(),
  ...lessonWish.shape,
});
export type AgendaRequest = z.infer<typeof agendaRequest>;

const { lessons, term, times, week } = vocabulary;
/** The longest question, in words. */
const LONGEST = 14;
/** The same where what is not understood may stand beside. */
const LONGEST_LIKE = 60;

/** Reads what stands behind `/course today`: a group, or nothing; and another time. */
export function parseAgenda(args: string, at: string | undefined): AgendaRequest {
  const words = hoursInFigures(loweredWords(args));
  const group = groupBehind(words);
  const said = wishIn(
    words.filter((word) => word !== group),
    false,
  );
  const time = said.at ?? at;
  return { of: 'agenda', ...(group && { group: group.toUpperCase() }), ...(time && { at: time }) };
}

/** A code behind a command for lessons, which is of no course: of the usual form of groups, or of any. */
const groupBehind = (words: readonly string[]): string | undefined =>
  words.find((word) => isGroupCode(word.toUpperCase())) ?? unseenGroups(words)[0];

/** What may be the codes of groups of any form, also with the year first: "24hoi-k". */
function unseenGroups(words: readonly string[]): string[] {
  const ofTime = wordsOfTime(words);
  return words.filter(
    (word, at) =>
      !ofTime.has(at) && /^(?:\p{L}|\d{2}\p{L}{3})/u.test(word) && /\d/.test(word) && mayBeGroup(word),
  );
}

/** Whether a word behind `/course today` is read: of a time, of lessons, or the group. Of several groups it is the first. */
export function isOfAgenda(word: string, words: readonly string[]): boolean {
  const group = groupBehind(words);
  const ofTime = wordsOfTime(words);
  return word === group || OWN_WORDS.some(({ has }) => has(word)) || ofTime.has(words.indexOf(word));
}

/**
 * Reads "what do I have tomorrow?", "mitä mulla on tänään?", "is there class on Friday?", "timetable of TXL22S1 this week". What
 * names a course, or may be about the one that was spoken of, asks for that.
 */
export async function agendaQuestion(
  question: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<AgendaRequest | LessonsRequest | undefined> {
  if (namesCourse(question) || question.words.length > LONGEST) return undefined;
  const { groups } = question;
  const words = hoursInFigures(question.words);
  const named = groupsIn(words, groups);
  if (isOfCourses(words, named[0]) || !saysNothingElse(words, named)) return undefined;
  const asked = ofOwnOrGroups(words, named);
  const isSure = named.length > 0 || isOfOwn(words) || isTimetable(words);
  const spoken = asked && !isSure ? (await spokenOf()).slice(0, MOST_CODES) : [];
  if (!asked || spoken.length === 0) return asked;
  const { of: _, isFree, ...wish } = asked;
  return isFree ? undefined : { ...wish, asked: spoken };
}

/** "Timetable of 24HOI-K": what no other feature knows may be a group that was not seen. */
export function unseenGroupAsked(question: Question): AgendaRequest | undefined {
  if (namesCourse(question) || question.words.length > LONGEST) return undefined;
  const words = hoursInFigures(question.words);
  const named = unseenGroups(words);
  const [group, ...more] = named.map((word) => word.toUpperCase());
  const isOne = group !== undefined && more.length === 0 && groupsIn(words, question.groups).length === 0;
  if (!isOne || isPlace(words, group) || !words.some(isOfLessons) || !saysNothingElse(words, [group]))
    return undefined;
  return { ...agendaIn(words), group };
}

/** "In P419", "P419:ssä": what lessons are in is a room. */
function isPlace(words: readonly string[], code: string): boolean {
  const { at } = vocabulary.facts;
  const place = words.findIndex((word) => word.toUpperCase() === code);
  return at.has(words[place - 1]) || (at.has(words[place + 1]) && /^ss/.test(words[place + 1] ?? ''));
}

/**
 * What is like a question for one's own lessons or those of a group. Nothing is answered with yes or no.
 * @param label what it is like; of a group it names one
 */
export function agendaLike(
  question: Question,
  label: 'agenda' | 'group-agenda' = 'agenda',
): AgendaRequest | undefined {
  if (namesCourse(question) || question.words.length > LONGEST_LIKE) return undefined;
  const words = hoursInFigures(question.words);
  const named = groupsIn(words, question.groups);
  if (named.length > 1 + MOST_ALSO || isOfCourses(words, named[0])) return undefined;
  if (label === 'group-agenda' && named.length === 0) return undefined;
  const { isWhether: _, isFree: __, ...asked } = agendaIn(words);
  return { ...asked, ...ofGroups(named) };
}

/** The groups of a request. */
export function ofGroups([group, ...also]: readonly string[]): Pick<AgendaRequest, 'group' | 'also'> {
  return { ...(group !== undefined && { group }), ...(also.length > 0 && { also }) };
}

/** "What has TXL22S1 got on Thursday?", "TXL22S1 next week": of a day or a week the lessons of a group are asked, unless it is about courses or enrollment. */
export function groupOnDay(question: Question): AgendaRequest | undefined {
  const { words, codes, units } = question;
  const ofTime = wordsOfTime(words);
  const isOther = (word: string, at: number): boolean =>
    (isOfDates(word) && !ofTime.has(at)) || vocabulary.find.open.has(word);
  if (codes.length + units.length > 0 || words.some(isOther)) return undefined;
  const asked = agendaLike(question);
  const isOfWeek = asked?.at?.split(' ').every((one) => !isLongTime(one) || times.week.has(one));
  return asked?.group !== undefined && words.length > 1 && isOfWeek ? asked : undefined;
}

/** "Which courses does TXL22S1 have in January?" asks for courses of months; of a day they are lessons. */
function isOfCourses(words: readonly string[], group: string | undefined): boolean {
  const isLesson = words.some(isOfLessons);
  if (isLesson || !words.some(vocabulary.find.courses.has)) return false;
  // "Which courses can I enroll in in January?"
  if (words.some(vocabulary.course.enrollment.has)) return true;
  if (group === undefined) return false;
  const said = words.filter((word, at) => wordsOfTime(words).has(at) && word.toUpperCase() !== group);
  const isOfMonths = said.some((word) => isOfMonth(word) || isYearNumber(word));
  return isOfMonths && !said.some((word) => /\d/.test(word) && !isYearNumber(word));
}

/** A word for a month, or for a part of the year. */
const isOfMonth = (word: string): boolean => [...MONTHS, ...SEASON_NAMES].some((one) => times[one].has(word));

/** "Lukkari", "timetable": one's own, where nothing else is said. */
const isTimetable = (words: readonly string[]): boolean =>
  words.length === 1 && words.some(lessons.timetable.has);

/** "Today", "huomenna", "på måndag": a day and nothing else. */
export function bareDay({ words, direct }: Question): AgendaRequest | undefined {
  const isDay = words.length < 4 && isTimeAlone(words);
  const asked = direct && isDay ? agendaIn(words) : undefined;
  return asked?.at !== undefined && !asked.at.split(' ').some(isLongTime) ? asked : undefined;
}

/** "What's on tomorrow?", "which room tomorrow?": a day, and that it is asked what there is, or where; of what was spoken of the room. */
export async function dayAsked(
  { words, codes, units }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<AgendaRequest | LessonsRequest | undefined> {
  if (lessons.meet.is(words.join(' '))) return { of: 'agenda', which: 'next' };
  const ofTime = wordsOfTime(words);
  const beside = words.filter((_, at) => !ofTime.has(at)).join(' ');
  const isOfRoom = lessons.roomOnDay.is(beside);
  const isAsked = words.length < LONGEST_ON_DAY && (isOfRoom || lessons.onDay.is(beside));
  const asked = isAsked && codes.length + units.length === 0 ? agendaIn(words) : undefined;
  const isLong = (word: string): boolean => isLongTime(word) && !(isOfRoom && times.week.has(word));
  if (asked?.at === undefined || asked.at.split(' ').some(isLong)) return undefined;
  const spoken = isOfRoom ? (await spokenOf()).slice(0, MOST_CODES) : [];
  return spoken.length > 0 ? { asked: spoken, at: asked.at } : asked;
}
const LONGEST_ON_DAY = 8;

/** "What changed?": of what is followed, or of courses. */
export const changesRequest = askedRequest
  .pick({ asked: true })
  .partial()
  .extend({ of: z.literal('changes') });
export type ChangesRequest = z.infer<typeof changesRequest>;

/** "What changed?", "what changed in TX00EY23-3015?", "in it?" */
export async function changesAsked(
  { words, codes }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<ChangesRequest | undefined> {
  const { course, facts, find } = vocabulary;
  const isOfIt = (word: string): boolean =>
    [course.realization, find.courses, facts.it].some(({ has }) => has(word));
  const isCode = (word: string): boolean => codes.some((code) => code.toLowerCase() === word);
  const beside = words.filter((word) => !isCode(word));
  const said = beside.filter((word) => !isOfIt(word));
  if (!talk.lessonsChanged.is(said.join(' '))) return undefined;
  const asked = codes.length > 0 || said.length === beside.length ? codes : await spokenOf();
  return { of: 'changes', ...(asked.length > 0 && { asked: asked.slice(0, MOST_CODES) }) };
}

/** "What's on now?", and "lessons", which behind a course are those of it. */
export async function lessonsSaid(
  { words }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<AgendaRequest | LessonsRequest | undefined> {
  const said = words.join(' ');
  if (talk.lessonsNow.is(said)) return { of: 'agenda', at: TODAY };
  if (!talk.lessonsAlone.is(said)) return undefined;
  const asked = words.some(term.own.has) ? [] : (await spokenOf()).slice(0, MOST_CODES);
  return asked.length > 0 ? { asked } : { of: 'agenda' };
}
const [TODAY = 'today'] = times.today.words;

/** "I" is a word of times, too: "i morgon". */
function isOfOwn(words: readonly string[]): boolean {
  const ofTime = wordsOfTime(words);
  const isOwn = ({ has }: { has: (word: string) => boolean }) =>
    words.some((word, at) => has(word) && !ofTime.has(at));
  return [term.own, lessons.amI].some(isOwn);
}

/** What asks for lessons of a group, or for one's own: by the word for them and a time, or for days of a group or one's own. */
function ofOwnOrGroups(words: readonly string[], named: readonly string[]): AgendaRequest | undefined {
  const asked = agendaIn(words);
  const isLesson = words.some(isOfLessons);
  if (named.length > 1) return ofSeveralGroups(words, named, isLesson);
  if (named.length > 0)
    return isLesson || isOfDays(asked, words) ? { ...asked, ...ofGroups(named) } : undefined;
  if (isOfOwn(words)) return isLesson || isOfOwnLessons(asked, words) ? asked : undefined;
  return isTimetable(words) || (isLesson && isOfSomeTime(asked)) ? asked : undefined;
}

const isOfSomeTime = ({ at, which }: AgendaRequest): boolean => at !== undefined || which === 'next';

/** Which lessons of one's own are asked for needs no word for these: "what do I have on Monday?" */
const isOfOwnLessons = (asked: AgendaRequest, words: readonly string[]): boolean =>
  isOfFree(asked, words) || isOfDays(asked, words);

/** When one of several groups is free is told by the times of all. */
function ofSeveralGroups(
  words: readonly string[],
  named: readonly string[],
  isLesson: boolean,
): AgendaRequest | undefined {
  const { isWhether: _, isFree: __, ...asked } = agendaIn(words);
  const isTold = isLesson || isOfDays(asked, words) || isOfTwo(words);
  return isTold ? { ...asked, ...ofGroups(named) } : undefined;
}

/** "When am I free?", "am I free next week?" */
const isOfFree = ({ isFree, at }: AgendaRequest, words: readonly string[]): boolean =>
  isFree === true && (at !== undefined || asksWhich(words));

/** What is so of some lessons, which the list shows: they are at one time, or have moved. */
const isOfSome = (word: string): boolean => term.together.has(word) || lessons.changed.has(word);

const namesCourse = ({ codes, units, quotes, named }: Question): boolean =>
  codes.length + units.length > 0 || quotes || named !== undefined;

function agendaIn(words: readonly string[]): AgendaRequest {
  const ofTime = wordsOfTime(words);
  const isWish = words.some(lessons.show.has);
  const asks = !isWish && words.some((word, at) => topics.begins(word) && !ofTime.has(at));
  const { which, ...wish } = wishIn(words, !asksWhich(words) && asks);
  const isFree = words.some((word, at) => lessons.free.has(word) && !ofTime.has(at));
  // Free time is any, and so are overlaps: yes or no would tell of the whole.
  const { isWhether: _, ...plain } = wish;
  const isOther = (isFree && words.some(lessons.time.has)) || words.some(isOfSome);
  const asked = isOther ? plain : wish;
  return { of: 'agenda', ...asked, ...(which === 'next' && { which }), ...(isFree && { isFree }) };
}

/** "Do TXL22S1 and TXE22S1 overlap?", "when are both free?" */
const isOfTwo = (words: readonly string[]): boolean =>
  words.some((word) => term.together.has(word) || lessons.free.has(word));

/** Whether words are of lessons, of a time, of the asker, and ordinary ones; of several groups also their courses may be at one time. */
function saysNothingElse(words: readonly string[], named: readonly string[]): boolean {
  const ofTime = wordsOfTime(words);
  const mayBeCourse = named.length > 1 && isOfTwo(words);
  return (
    named.length <= 1 + MOST_ALSO &&
    words.every(
      (word, at) =>
        ofTime.has(at) ||
        named.includes(word.toUpperCase()) ||
        (mayBeCourse && isCourseOrBoth(word)) ||
        OWN_WORDS.some(({ has }) => has(word)) ||
        (week.beside.has(word) && !isOfDates(word)) ||
        isOrdinaryWord(word),
    )
  );
}

const isCourseOrBoth = (word: string): boolean =>
  [vocabulary.find.courses, vocabulary.course.realization, vocabulary.picks.both].some(({ has }) =>
    has(word),
  );

const OWN_WORDS = [
  lessons.lesson,
  lessons.free,
  lessons.busy,
  lessons.time,
  lessons.amI,
  lessons.show,
  lessons.changed,
  lessons.timetable,
  lessons.many,
  lessons.left,
  term.together,
  term.own,
  times.next,
  vocabulary.picks.first,
  vocabulary.picks.last,
  vocabulary.find.group,
  ...EACH.map((name) => times[name]),
];

/** "What do I have tomorrow?", "on Tuesday of next week" ask for days. Weeks and more have their own overviews. */
const isOfDays = ({ at }: LessonWish, words: readonly string[]): boolean => {
  const said = at?.split(' ') ?? [];
  const isDay = said.some((one) => WEEKDAYS.some((day) => times[day].has(one)));
  return (
    said.length > 0 &&
    words.length > 1 &&
    !said.some((one) => isLongTime(one) && !(isDay && times.week.has(one)))
  );
};

/** What opens, closes, starts and ends is no lesson. */
const isOfDates = (word: string): boolean =>
  vocabulary.lead.date.has(word) ||
  [vocabulary.lead.opens, vocabulary.lead.closes, vocabulary.lead.starts, vocabulary.lead.ends].some(
    ({ has }) => has(word),
  ) ||
  vocabulary.course.enrollment.has(word) ||
  vocabulary.course.realization.has(word);

const SEASON_NAMES = ['spring', 'summer', 'autumn', 'winter'] as const;
