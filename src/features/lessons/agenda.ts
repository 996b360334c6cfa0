/** The lessons of what one follows, or of a student group, on some days. */
import type { Button } from '@slack/types';
import { z } from 'zod';
import { MOST_ALSO, openReminders, openSettings, showAgenda } from '../../ask/actions.ts';
import { isTimeAlone } from '../../ask/again.ts';
import { MOST_CODES } from '../../ask/asked-codes.ts';
import { hoursInFigures, readDayTime } from '../../ask/day-hours.ts';
import { isYearNumber, MONTHS, WEEKDAYS } from '../../ask/days.ts';
import {
  EACH,
  isLongTime,
  isOfLessons,
  type LessonWish,
  lessonsAhead,
  lessonWish,
  wishIn,
} from '../../ask/lessons.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import type { Conversation } from '../../ask/place.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import { rowOffers } from '../../ask/row-offers.ts';
import { groupsIn, isGroupCode } from '../../ask/run-topics.ts';
import { asksWhich, liesIn, type SaidTime, wordsOfTime } from '../../ask/times.ts';
import type { Dated, LessonsOn, Planned } from '../../cards/agenda.ts';
import { agendaRows } from '../../cards/agenda-rows.ts';
import {
  boldAndWords,
  boldLine,
  escapedAroundDates,
  header,
  joined,
  outsideLine,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { dayInLine, dayNumber, daysWords, isoDay, timeOf } from '../../cards/dates.ts';
import { clashWords, dayAndLine, lessonAgenda, readerThere } from '../../cards/lessons.ts';
import { ageNote, freshnessNote, noteBlocks } from '../../cards/words.ts';
import { texts, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { withTimeout } from '../../primitives.ts';
import { localInstant, mondayOf } from '../../study-client/days.ts';
import { saysNotOffered } from '../../study-client/extras.ts';
import {
  type LocalDays,
  mayBeGroup,
  mergedReservations,
  type Reservation,
} from '../../study-client/model.ts';
import type { Lessons, ManyLessons } from '../../workspace/lessons.ts';
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
function groupBehind(words: readonly string[]): string | undefined {
  const ofTime = wordsOfTime(words);
  const isCode = (word: string, at: number): boolean =>
    !ofTime.has(at) && /^\p{L}/u.test(word) && /\d/.test(word) && mayBeGroup(word);
  return words.find((word) => isGroupCode(word.toUpperCase())) ?? words.find(isCode);
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
): Promise<AgendaRequest | undefined> {
  if (namesCourse(question) || question.words.length > LONGEST) return undefined;
  const { groups } = question;
  const words = hoursInFigures(question.words);
  const named = groupsIn(words, groups);
  if (isOfCourses(words, named[0]) || !saysNothingElse(words, named)) return undefined;
  const asked = ofOwnOrGroups(words, named);
  const isSure = named.length > 0 || isOfOwn(words) || isTimetable(words);
  return asked && !isSure && (await spokenOf()).length > 0 ? undefined : asked;
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
function ofGroups([group, ...also]: readonly string[]): Pick<AgendaRequest, 'group' | 'also'> {
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
  if (asked?.at === undefined || asked.at.split(' ').some(isLongTime)) return undefined;
  const spoken = isOfRoom ? (await spokenOf()).slice(0, MOST_CODES) : [];
  return spoken.length > 0 ? { asked: spoken, at: asked.at } : asked;
}
const LONGEST_ON_DAY = 8;

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
  return isTimetable(words) || (isLesson && asked.at !== undefined) ? asked : undefined;
}

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
        isCommonWord(word) ||
        topics.isPlain(word),
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

const WEEK = 7;
/** The days for which lessons are read at once, so that one answer serves several questions. */
const READ_AHEAD = 14;

/** The days that a request is about; and those for which lessons are read. Counted as `dayNumber` does. */
interface AgendaDays {
  readonly first: number;
  readonly last: number;
  /** The instants between which the lessons lie that are meant: `from` is included, `until` is not. */
  readonly from: number;
  readonly until: number;
  /** Minutes of each of the days, where only such are meant. */
  readonly minutes?: NonNullable<SaidTime['minutes']>;
  /** Hours of the day that were said, in words. */
  readonly hours: string | undefined;
  readonly read: LocalDays;
}

/** Days are those of the university; this week is the next seven. What lies behind or far ahead is read by itself. */
function agendaDays({ at }: LessonWish, reader: Reader): AgendaDays {
  const { zone } = reader;
  const today = dayNumber(reader.now, zone);
  const said = at === undefined ? undefined : readDayTime(at.split(' '), readerThere(reader));
  const { first, last, ...hours } = said ? daysOf(said, reader) : sevenFrom(today);
  const [begin, end] = [localInstant(first, 0, zone), localInstant(last + 1, 0, zone)];
  const isNear = first >= today && last < today + READ_AHEAD;
  return {
    ...{ first, last },
    from: Math.max(begin, said?.minutes ? said.from : begin),
    until: Math.min(end, said?.minutes ? said.until : end),
    ...(said?.isEach && said.minutes && { minutes: said.minutes }),
    hours: hours.hours,
    read: isNear
      ? { first: isoDay(today), last: isoDay(today + READ_AHEAD - 1) }
      : { first: isoDay(first), last: isoDay(last) },
  };
}

type Days = Pick<AgendaDays, 'first' | 'last'> & Partial<Pick<AgendaDays, 'hours'>>;

const sevenFrom = (first: number): Days => ({ first, last: first + WEEK - 1 });

/** How far ahead the next lesson is looked for, in days. */
const NEXT_AHEAD = 150;

/**
 * Lessons, read by days, and the request for them: of the next lesson without a time it is for its day, of one that is not within
 * the days that are read anyway, for a day further ahead.
 */
export async function withNextDay<Read>(
  request: AgendaRequest,
  reader: Reader,
  read: (days: LocalDays) => Promise<Read>,
  foundIn: (read: Read) => readonly Reservation[],
): Promise<{ readonly read: Read; readonly request: AgendaRequest }> {
  const { read: days } = agendaDays(request, reader);
  const first = await read(days);
  if (request.which !== 'next' || request.at !== undefined) return { read: first, request };
  const nextIn = (one: Read) => foundIn(one).find(({ starts }) => starts > reader.now);
  const last = isoDay(dayNumber(reader.now, reader.zone) + NEXT_AHEAD);
  const all = nextIn(first) ? first : await read({ first: days.first, last });
  const next = nextIn(all);
  return {
    read: all,
    request: next ? { ...request, at: isoDay(dayNumber(next.starts, reader.zone)) } : request,
  };
}

/** The days that are meant by a time: what it leaves open on one side is seven days. */
function daysOf(said: SaidTime, reader: Reader): Days {
  const { first, last, limit, minutes } = said;
  const monday = mondayOf(dayNumber(reader.now, reader.zone));
  const isThisWeek = limit === undefined && first === monday && last === monday + WEEK - 1;
  if (isThisWeek) return sevenFrom(dayNumber(reader.now, reader.zone));
  if (minutes) return { first, last: Math.min(last, first + MOST_DAYS), hours: hoursIn(said, first, reader) };
  if (limit === undefined) return { first, last: Math.min(last, first + MOST_DAYS) };
  if (limit === 'after' || limit === 'from') return sevenFrom(limit === 'after' ? last + 1 : first);
  const end = limit === 'by' ? last : first - 1;
  const today = dayNumber(reader.now, reader.zone);
  return { first: Math.max(Math.min(today, end), end - MOST_DAYS), last: end };
}

/** "6:00–12:00", "after 14:00". */
function hoursIn({ minutes, limit }: SaidTime, day: number, reader: Reader): string | undefined {
  if (!minutes) return undefined;
  const [open, close] = minutes;
  const said = (close > open ? [open, close + 1] : [open])
    .map((one) => timeOf(localInstant(day, one, reader.zone), readerThere(reader)))
    .join('–');
  return limit === undefined ? said : texts(reader.language).dates[limit](said);
}

/** The most days of one answer. */
const MOST_DAYS = 31;
/** The most lessons of one answer. */
const MOST = 40;

/** Of whom lessons are shown. */
type Of =
  | { readonly group: string; readonly also?: readonly string[] | undefined }
  /** `isWithGroup`: with what is reserved for the person's own group. */
  | (Pick<Planned, 'kind' | 'courses'> & { readonly isWithGroup?: boolean });

/** Lessons of some days by time, with what is free between them; where there are none, what comes next. */
export function agendaCard(
  of: Of,
  read: ManyLessons,
  request: AgendaRequest,
  reader: Reader,
  links: LinkTemplates = {},
): Card {
  const { language } = reader;
  const words = texts(language).lessons;
  const days = agendaDays(request, reader);
  const label = labelOf(days, reader);
  const title =
    'group' in of
      ? words[of.also ? 'titleOfGroups' : 'titleOfGroup'](groupsLine(of), label)
      : words.title[of.kind](label);
  const courseOf = namesOf(of, read, reader);
  const then = request.which === 'next' ? [] : read.found.filter(isWithin({ ...days, zone: reader.zone }));
  const listed = lessonAgenda(then.slice(0, MOST), reader, courseOf, codeOf(of));
  const offers = rowOffers('group' in of ? [] : of.courses, reader, { links, canTeach: true });
  const { answer, comes } = leadOf(of, then, read, { ...request, until: days.until }, courseOf, reader);
  const bold = joined([answer, ...clashesOf(of, then, read, reader)]);
  const lead = joined([bold, comes], ' ');
  const notes = notesOf(of, then.length, read, reader);
  const note = ageNote(read.reads, [], reader);
  const isDay = days.first === days.last;
  const lines = listed.map((day) => `${day.heading}: ${day.lines.join('; ')}.`);
  const said = [lead, title, ...lines].filter((one) => one !== '').map(escapedAroundDates);
  return {
    ...endingWith(said.join('\n'), [...notes, note]),
    blocks: [
      header(title),
      ...(bold !== '' && comes ? [boldAndWords(`${bold} `, comes)] : lead === '' ? [] : [boldLine(lead)]),
      ...agendaRows(listed, offers, { isTitled: isDay }),
      ...notes.map(small),
      ...noteBlocks(note),
    ],
    once: [words.reservedForThem],
    buttons: buttonsOf(of, days, reader),
    shows: [...new Set(then.flatMap(({ courses }) => courses))],
  };
}

/** "TXL22S1, TXE22S1" */
const groupsLine = ({ group, also = [] }: Extract<Of, { group: string }>): string =>
  [group, ...also].map((one) => outsideLine(one, 40)).join(', ');

/** Whether a lesson is a group's. */
const isOf = ({ groups }: Reservation, group: string): boolean =>
  groups.some((one) => one.toUpperCase() === group);

/** Of each two groups, how many lessons of one are at the same time as others of the other. What both are in is at one time for neither. */
function clashesOf(of: Of, then: readonly Reservation[], read: ManyLessons, reader: Reader): string[] {
  if (!('group' in of) || !of.also || !read.isComplete) return [];
  const all = [of.group, ...of.also];
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
  return pairs.map((pair) => {
    const [own, others] = pair.map((group, at) =>
      then.filter((lesson) => isOf(lesson, group) && !isOf(lesson, pair[1 - at] ?? '')),
    );
    const lessonsOf = new Map([
      [pair[0], own ?? []],
      [pair[1], others ?? []],
    ]);
    const [one = '', other = ''] = pair.map((group) => outsideLine(group, 40));
    return clashWords(pair, [one, other], lessonsOf, reader)?.words ?? '';
  });
}

/** Yes or no, where that is asked; what comes next, where there is nothing on the days or that is asked. */
function leadOf(
  of: Of,
  then: readonly Reservation[],
  read: ManyLessons,
  {
    isWhether,
    isFree,
    which,
    count,
    until,
  }: Pick<AgendaRequest, 'isWhether' | 'isFree' | 'which' | 'count'> & Pick<AgendaDays, 'until'>,
  courseOf: (lesson: Reservation) => string | undefined,
  reader: Reader,
): { readonly answer: string; readonly comes?: string | undefined } {
  const words = texts(reader.language).lessons;
  const isKnown = read.isComplete || then.length > 0;
  const answer = isWhether && whetherWords(then.length > 0 !== (isFree === true), isKnown, reader);
  if (then.length > 0 && count === undefined) return { answer: answer || '' };
  if (then.length > 0) return { answer: countOf(then, count, reader) };
  const isLater = ({ starts }: Reservation): boolean =>
    starts > reader.now && (which === 'next' || starts >= until);
  const next = lessonsAhead(read, reader).find(isLater);
  const comes = next && `${words.next}: ${dayAndLine(next, reader, { courseOf })}`;
  const isNo = answer && isKnown && isFree !== true;
  const nothing =
    !isNo && (which !== 'next' || !comes) && (isKnown ? nothingWords(of, read, words) : words.noneKnownThen);
  return { answer: joined([answer && `${answer}.`, nothing], ' '), comes };
}

/** An unknown group has none at all, as one without lessons has. */
function nothingWords(of: Of, { found }: ManyLessons, { nothingThen, noneOfGroup }: Words): string {
  return 'group' in of && !of.also && found.length === 0 ? noneOfGroup(groupsLine(of)) : nothingThen;
}
type Words = ReturnType<typeof texts>['lessons'];

/** What could not be read to its end tells of no time that there is nothing. */
function whetherWords(isYes: boolean, isKnown: boolean, { language }: Reader): string {
  const { facts, rooms } = texts(language);
  if (!isKnown) return rooms.free.notKnown;
  return isYes ? facts.yes : facts.no;
}

function countOf(
  then: readonly Reservation[],
  count: AgendaRequest['count'],
  { now, language }: Reader,
): string {
  const { many, manyLeft } = texts(language).lessons;
  return count === 'left' ? manyLeft(then.filter(({ ends }) => ends > now).length) : many(then.length);
}

const isWithin =
  ({
    from,
    until,
    minutes,
    zone,
  }: Pick<AgendaDays, 'from' | 'until' | 'minutes'> & { readonly zone: string }) =>
  (lesson: Reservation): boolean =>
    liesIn({ from, until, ...(minutes && { minutes, isEach: true }) }, lesson, zone);

function notesOf(of: Of, count: number, { isComplete }: ManyLessons, { language }: Reader): string[] {
  const { lessons: words, course } = texts(language);
  return [
    ...(count > MOST ? [course.andMore(count - MOST)] : []),
    ...(isComplete ? [] : [words.notAll]),
    ...('group' in of || of.isWithGroup ? [] : [words.reservedForThem]),
  ];
}

const labelOf = ({ first, last, hours = '' }: AgendaDays, reader: Reader): string =>
  joined(
    [first === last ? dayInLine(first, readerThere(reader)) : daysWords(first, last, reader), hours],
    ' ',
  );

/** How a lesson is named: by its courses, of which the followed ones come first; else that it is the group's. */
function namesOf(of: Of, { names }: ManyLessons, { language }: Reader) {
  const own = new Map(
    'group' in of ? [] : of.courses.map(({ follow, facts }: Dated) => [follow.code, facts.name] as const),
  );
  // Of several groups it is told whose a lesson is.
  const whose = 'group' in of && of.also ? [of.group, ...of.also] : [];
  return (lesson: Reservation): string | undefined => {
    const { courses } = lesson;
    const followed = courses.filter((code) => own.has(code));
    const named = (followed.length > 0 ? followed : courses).slice(0, 2);
    const words = named.map((code) => own.get(code) ?? names.get(code) ?? code);
    const said = words.length > 0 ? words.join(', ') : texts(language).lessons.ofGroup;
    const of = whose.filter((group) => isOf(lesson, group));
    return of.length > 0 ? `${of.join(', ')}: ${said}` : said;
  };
}

/** Whose page and menu stand beside a lesson: the first followed course's, else the first one's. */
function codeOf(of: Of): (lesson: Reservation) => string | undefined {
  const own = new Set('group' in of ? [] : of.courses.map(({ follow }) => follow.code));
  return ({ courses }) => courses.find((code) => own.has(code)) ?? courses[0];
}

/** Where it is chosen when the lessons of a day come. */
const opening = { person: openSettings, channel: openReminders };

/** To the day after today, to seven days, and to where one's own can be had each morning. */
function buttonsOf(of: Of, { first, last }: AgendaDays, reader: Reader): Button[] {
  const { lessons: words, daily } = texts(reader.language);
  const { tomorrow, sevenDays } = words;
  const today = dayNumber(reader.now, reader.zone);
  const group = 'group' in of ? { group: of.group, ...(of.also && { also: [...of.also] }) } : {};
  const isDay = first === last;
  return [
    ...(isDay && first === today
      ? showAgenda.offer(tomorrow, { ...group, at: isoDay(today + 1) }, reader.language, 0)
      : []),
    ...(isDay ? showAgenda.offer(sevenDays, group, reader.language, 1) : []),
    ...(isDay && first === today && 'kind' in of
      ? opening[of.kind].offer(daily.button, {}, reader.language)
      : []),
  ];
}

/** The lessons of courses and of a group. Rejects where none of them could be read. */
export async function ownLessons(
  codes: readonly string[],
  group: string | undefined,
  days: LocalDays,
  { language }: Reader,
  taught: Pick<Lessons, 'ofCourses' | 'ofGroup'>,
): Promise<{ readonly lessons: ManyLessons; readonly isUnread: boolean }> {
  if (group === undefined) return { lessons: await taught.ofCourses(codes, days, language), isUnread: false };
  const [own, ofGroup] = await Promise.allSettled([
    codes.length > 0 ? taught.ofCourses(codes, days, language) : undefined,
    taught.ofGroup(group, days, language),
  ]);
  if (ofGroup.status === 'rejected') {
    if (own.status === 'rejected' || !own.value) throw ofGroup.reason;
    return { lessons: own.value, isUnread: true };
  }
  if (own.status === 'rejected') return { lessons: { ...ofGroup.value, isComplete: false }, isUnread: false };
  return { lessons: own.value ? bothOf(own.value, ofGroup.value) : ofGroup.value, isUnread: false };
}

/** The lessons of several groups. Rejects where those of one could not be read. */
export async function lessonsOfGroups(
  groups: readonly string[],
  days: LocalDays,
  { language }: Reader,
  { ofGroup }: Pick<Lessons, 'ofGroup'>,
): Promise<ManyLessons> {
  const all = await Promise.all(groups.map((group) => ofGroup(group, days, language)));
  return all.reduce(bothOf);
}

const bothOf = (own: ManyLessons, ofGroup: ManyLessons): ManyLessons => ({
  found: mergedReservations([own, ofGroup]),
  isComplete: own.isComplete && ofGroup.isComplete,
  reads: [...own.reads, ...ofGroup.reads],
  names: new Map([...ofGroup.names, ...own.names]),
});

/** Says that a person's group is not among what was read. */
export const unreadGroup = (group: string, { language }: Reader): string =>
  texts(language).group.unread(outsideLine(group, 40));

/** What `LessonsOn` says: lessons that stand beside other dates are no reason for these to fail. */
export async function lessonsOnDays(
  lessonsOf: Pick<Lessons, 'can' | 'ofCourses' | 'ofGroup'>,
  ...[courses, { first, last }, reader, { marked, group } = { marked: [] }]: Parameters<LessonsOn>
): ReturnType<LessonsOn> {
  const codes = [...new Set([...courses.map(({ follow }) => follow.code), ...marked])];
  if (!lessonsOf.can() || (codes.length === 0 && group === undefined)) return undefined;
  const today = dayNumber(reader.now, reader.zone);
  const days = {
    first: isoDay(Math.min(first, today)),
    last: isoDay(Math.max(last, today + READ_AHEAD - 1)),
  };
  try {
    const own = await withTimeout(ownLessons(codes, group, days, reader, lessonsOf), PATIENCE);
    if (!own) return 'unread';
    const { lessons: read, isUnread } = own;
    const of = { kind: 'person', courses, isWithGroup: group !== undefined && !isUnread } as const;
    const found = read.found.filter(
      isWithin({
        from: localInstant(first, 0, reader.zone),
        until: localInstant(last + 1, 0, reader.zone),
        zone: reader.zone,
      }),
    );
    return {
      found,
      days: lessonAgenda(found.slice(0, MOST), reader, namesOf(of, read, reader), codeOf(of)),
      notes: [
        ...notesOf(of, found.length, read, reader),
        ...(isUnread && group !== undefined ? [unreadGroup(group, reader)] : []),
      ],
      age: freshnessNote(read.reads, reader),
    };
  } catch (error) {
    return saysNotOffered(error) ? undefined : 'unread';
  }
}

/** The longest that other dates wait for lessons, in milliseconds. */
const PATIENCE = 1500;
