/** The lessons of what one follows, or of a student group, on some days. */
import type { Button } from '@slack/types';
import { openReminders, openSettings, showAgenda } from '../../ask/actions.ts';
import { readDayTime } from '../../ask/day-hours.ts';
import { type LessonWish, lessonsAhead } from '../../ask/lessons.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import { rowOffers } from '../../ask/row-offers.ts';
import { liesIn, type SaidTime } from '../../ask/times.ts';
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
import { ageNote, freshnessNote, isOutage, noteBlocks } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import { withTimeout } from '../../primitives.ts';
import { localInstant, mondayOf } from '../../study-client/days.ts';
import { saysNotOffered } from '../../study-client/extras.ts';
import {
  type LocalDays,
  mergedReservations,
  type Reservation,
  unsureWithin,
} from '../../study-client/model.ts';
import type { Lessons, ManyLessons } from '../../workspace/lessons.ts';
import type { AgendaRequest } from './agenda-request.ts';

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
  const { answer, comes } = leadOf(
    of,
    then,
    read,
    { ...request, from: days.from, until: days.until },
    courseOf,
    reader,
  );
  const bold = joined([answer, ...clashesOf(of, then, read, reader)]);
  const lead = joined([bold, comes], ' ');
  const notes = notesOf(of, then.length, read, days, reader);
  const note = ageNote(read.reads, [], reader, read.isComplete);
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

/** Whether all lessons of a time are known. */
const isWhole = (read: ManyLessons, time: Pick<AgendaDays, 'from' | 'until'>): boolean =>
  read.isComplete && unsureWithin([read], time) === 0;

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
    from,
    until,
  }: Pick<AgendaRequest, 'isWhether' | 'isFree' | 'which' | 'count'> & Pick<AgendaDays, 'from' | 'until'>,
  courseOf: (lesson: Reservation) => string | undefined,
  reader: Reader,
): { readonly answer: string; readonly comes?: string | undefined } {
  const words = texts(reader.language).lessons;
  const isKnown = then.length > 0 || isWhole(read, { from, until });
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

/** An unknown group has none at all, and no courses. */
function nothingWords(of: Of, { found, names }: ManyLessons, { nothingThen, noneOfGroup }: Words): string {
  const isUnknown = 'group' in of && !of.also && found.length + names.size === 0;
  return isUnknown ? noneOfGroup(groupsLine(of)) : nothingThen;
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

/** That there are more; and one line on what may be missing, unless the age of what was read says it. */
function notesOf(
  of: Of,
  count: number,
  read: ManyLessons,
  time: Pick<AgendaDays, 'from' | 'until'>,
  { language }: Reader,
): string[] {
  const { lessons: words, course } = texts(language);
  const unsure = unsureWithin([read], time);
  const plain = 'group' in of || of.isWithGroup ? [] : [words.reservedForThem];
  const ofRead = unsure > 0 ? [words.unsure(unsure)] : plain;
  const lack = read.isComplete ? ofRead : [words.notAll];
  return [...(count > MOST ? [course.andMore(count - MOST)] : []), ...(isOutage(read.reads) ? [] : lack)];
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
    // Of a system that is down the age of the rest tells it.
    if (isOutage(own.value.reads)) return { lessons: { ...own.value, isComplete: false }, isUnread: false };
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
  unsure: [...own.unsure, ...ofGroup.unsure],
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
    const time = {
      from: localInstant(first, 0, reader.zone),
      until: localInstant(last + 1, 0, reader.zone),
    };
    const found = read.found.filter(isWithin({ ...time, zone: reader.zone }));
    return {
      found,
      days: lessonAgenda(found.slice(0, MOST), reader, namesOf(of, read, reader), codeOf(of)),
      notes: [
        ...notesOf(of, found.length, read, time, reader),
        ...(isUnread && group !== undefined ? [unreadGroup(group, reader)] : []),
      ],
      age: freshnessNote(read.reads, reader, read.isComplete),
    };
  } catch (error) {
    return saysNotOffered(error) ? undefined : 'unread';
  }
}

/** The longest that other dates wait for lessons, in milliseconds. */
const PATIENCE = 1500;
