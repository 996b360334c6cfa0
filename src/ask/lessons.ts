/** How lessons are asked for in words, and what such a question is answered with, before the list of them. */
import { z } from 'zod';
import { capital, joined } from '../cards/blocks.ts';
import type { Reader } from '../cards/card.ts';
import { dayInLine, dayNumber } from '../cards/dates.ts';
import { dayAndLine, lessonLine, readerThere } from '../cards/lessons.ts';
import { texts, vocabulary } from '../i18n/index.ts';
import { localInstant, mondayOf, PARTS_OF_DAY } from '../study-client/days.ts';
import { type Reservation, type ReservationsRead, unsureWithin } from '../study-client/model.ts';
import { readDayTime } from './day-hours.ts';
import { firstAt, WEEKDAYS } from './days.ts';
import { isVagueTime, liesIn, readTime, type SaidTime, timeIn, timeWords, wordsOfTime } from './times.ts';

const { times } = vocabulary;

/** The longest words for a time. */
const LONGEST_SAID = 100;
const yes = z.literal(true).optional();

/** How lessons are asked for. */
export const lessonWish = z.object({
  /** Those of a time, in these words: "on friday", "evenings". */
  at: z.string().max(LONGEST_SAID).optional(),
  /** Whether there are any is asked. */
  isWhether: yes,
  /** Whether they were moved or cancelled is asked: those that are still reserved are told to be that. */
  isStill: yes,
  /** One of them: the one that comes next, the first or the last of all, the last that is over. */
  which: z.enum(['next', 'first', 'last', 'previous']).optional(),
  /** Their number is asked: of all, or of those to come. */
  count: z.enum(['all', 'left']).optional(),
  /** The same words may ask how many hours are left: in Finnish both are one word. */
  orHours: yes,
});
export type LessonWish = z.infer<typeof lessonWish>;

/** Times that come again: "on Fridays", "in the evenings". */
export const EACH = ['weekly', 'weekends', 'evenings', 'mornings'] as const;

/** Whether a word is for lessons, or for the times of these. */
export const isOfLessons = (word: string): boolean =>
  [vocabulary.lessons.lesson, vocabulary.lessons.timetable].some(({ has }) => has(word));

const LONG_TIMES = ['week', 'month', 'year', 'term', 'spring', 'summer', 'autumn', 'winter'] as const;

/** Whether a word is for a time of several days: of a week and more there are other overviews. */
export const isLongTime = (word: string): boolean => LONG_TIMES.some((name) => times[name].has(word));

/** The words of a question that say of which time, and which of the lessons. @param isWhether it asks for yes or no */
export function wishIn(words: readonly string[], isWhether: boolean): LessonWish {
  const used = wordsOfTime(words);
  const isOfTime = (word: string, at: number): boolean =>
    used.has(at) || EACH.some((name) => times[name].has(word));
  const isEach = words.some((word) => EACH.some((name) => times[name].has(word)));
  const at = isEach ? words.filter(isOfTime).join(' ') : timeIn(words);
  const which = at === '' ? whichIn(words) : undefined;
  return {
    ...(at !== '' && { at: at.slice(0, LONGEST_SAID), ...(isWhether && { isWhether: true as const }) }),
    ...(which && { which }),
    ...countIn(words),
  };
}

/** The places of the words that say of which time lessons are, and which of them, and that lessons are meant; others may be names. */
export function wordsOfWish(words: readonly string[]): ReadonlySet<number> {
  const { picks, lessons } = vocabulary;
  const ofTime = wordsOfTime(words);
  const isOfWish = (word: string, at: number): boolean =>
    ofTime.has(at) ||
    [...EACH.map((name) => times[name]), times.next, picks.first, picks.last, lessons.lesson].some(
      ({ has }) => has(word),
    );
  return new Set(words.flatMap((word, at) => (isOfWish(word, at) ? [at] : [])));
}

/** "How many lessons", "how many of the lessons are left". */
function countIn(words: readonly string[]): Pick<LessonWish, 'count' | 'orHours'> {
  const { many, lesson, left } = vocabulary.lessons;
  const isCounted = words.some(
    (word, at) => many.has(word) && words.slice(at + 1, at + MOST_BETWEEN).some(lesson.has),
  );
  if (!isCounted) return {};
  if (!words.some(left.has)) return { count: 'all' };
  return { count: 'left', ...(words.some(vocabulary.lead.hour.has) && { orHours: true as const }) };
}
/** "How many more of the lessons" */
const MOST_BETWEEN = 5;

function whichIn(words: readonly string[]): LessonWish['which'] {
  const { picks } = vocabulary;
  if (words.some(times.next.has)) return 'next';
  if (words.some(picks.first.has)) return 'first';
  if (!words.some(picks.last.has)) return undefined;
  return words.slice(1).some(times.was.has) ? 'previous' : 'last';
}

// What is told.

/** The most lessons of one day that are told in one line. */
const MOST_IN_LINE = 3;

/** `lessons`: those that are meant, where the lines do not tell them all; undefined: no time was said. */
export interface ToldLessons {
  readonly lines: readonly string[];
  readonly lessons: readonly Reservation[] | undefined;
  /** The day of the first of those that come again, for where they are not told behind the line. */
  readonly first?: string;
}

export const lessonsAhead = (
  { found }: Pick<ReservationsRead, 'found'>,
  { now }: Pick<Reader, 'now'>,
): Reservation[] => found.filter(({ ends }) => ends > now);

/** What is asked of the lessons of a course. */
export function toldOf(read: ReservationsRead, wish: LessonWish, reader: Reader): ToldLessons {
  const { at, count } = wish;
  const meant = at === undefined ? undefined : meantBy(at.split(' '), read, reader);
  if (meant && count === undefined) return toldAt(meant, wish, read, reader);
  if (meant) return countedAt(meant, count, read, reader);
  return { lines: linesOfAll(read, wish, reader), lessons: undefined };
}

/** How many there are, or one of them. */
function linesOfAll(
  read: ReservationsRead,
  { which, count }: Pick<LessonWish, 'which' | 'count'>,
  reader: Reader,
): string[] {
  const { found } = read;
  const words = texts(reader.language).lessons;
  if (count && found.length > 0)
    return [words.left(lessonsAhead(read, reader).length, found.length), ...nextLines(read, reader)];
  const told = {
    first: [words.first, found[0]],
    last: [words.last, found.at(-1)],
    previous: [words.last, found.findLast(({ ends }) => ends <= reader.now)],
    next: ['', undefined],
  } as const;
  if (which === undefined) return [];
  const [label, lesson] = told[which];
  return lesson ? [`${label}: ${dayAndLine(lesson, reader)}`] : nextLines(read, reader);
}

/** What goes on now, and what comes next; none of what lies behind. */
export function nextLines(read: ReservationsRead, reader: Reader): string[] {
  const words = texts(reader.language).lessons;
  const ahead = lessonsAhead(read, reader);
  const going = ahead.filter(({ starts }) => starts <= reader.now);
  const next = ahead.find(({ starts }) => starts > reader.now);
  return [
    ...going.slice(0, 2).map((one) => `${words.now}: ${lessonLine(one, reader)}`),
    ...(next ? [`${words.next}: ${dayAndLine(next, reader)}`] : []),
  ];
}

/** The lessons of a time, which is of certain days, or comes again. */
interface Meant {
  readonly lessons: readonly Reservation[];
  /** Undefined: it comes again. */
  readonly said: SaidTime | undefined;
}

/** Days are those of the university. Undefined where the words say no time that is known. */
function meantBy(words: readonly string[], read: ReservationsRead, reader: Reader): Meant | undefined {
  const isOfRow = readTime(words, readerThere(reader))?.isEach === true;
  const isAgain = isOfRow ? undefined : againIn(words, readerThere(reader));
  if (isAgain) return { lessons: lessonsAhead(read, reader).filter(isAgain), said: undefined };
  const said = nearestOf(words, read, readerThere(reader));
  if (!said) return undefined;
  const lessons = read.found.filter((one) => liesIn(said, one, reader.zone));
  return { lessons, said };
}

/** "Friday" on a Friday is today, as long as a lesson of it is still to come. */
function nearestOf(
  words: readonly string[],
  { found }: ReservationsRead,
  there: Reader,
): SaidTime | undefined {
  const [said, plain] = [readDayTime(words, there), readTime(words, there)];
  const today = dayNumber(there.now, there.zone);
  const isToday = said?.first === today && said.last === today && plain?.first === today + 7;
  if (!isToday) return said;
  const isToCome = ({ starts, ends }: Reservation): boolean =>
    starts < said.until && ends > Math.max(said.from, there.now);
  return found.some(isToCome) ? said : plain;
}

const NEAR = ['yesterday', 'today', 'tomorrow', 'overmorrow', 'tonight'] as const;

/** What lies in a time that comes again: on some weekdays, in a part of the day. Undefined: it is of certain days. */
function againIn(words: readonly string[], there: Reader): ((lesson: Reservation) => boolean) | undefined {
  const { zone } = there;
  const has = (...names: readonly (keyof typeof times)[]): boolean =>
    names.some((name) => words.some(times[name].has));
  const days = WEEKDAYS.flatMap((name, day) => (has(name) ? [day] : []));
  const isOfPart = has('evenings', 'evening', 'mornings', 'morning', 'afternoon');
  const isOfDay = words.some((_, at) => firstAt(NEAR, words, at) !== undefined);
  const isOpen = days.length === 0 && !isOfDay && isVagueTime(words.join(' '));
  const hours = isOpen ? hoursOfEachDay(words, there) : undefined;
  if (!has(...EACH) && !(isOpen && isOfPart) && !hours) return undefined;
  const on = has('weekends') ? [...days, 5, 6] : days;
  const part = hours ?? partOf(has);
  return ({ starts, ends }) => {
    const day = dayNumber(starts, zone);
    const [from, to] = part ?? [0, 0];
    const isInPart = !part || (starts <= localInstant(day, to, zone) && ends > localInstant(day, from, zone));
    return isInPart && (on.length === 0 || on.includes(day - mondayOf(day)));
  };
}

function partOf(has: (...names: readonly (keyof typeof times)[]) => boolean) {
  if (has('evenings', 'evening')) return PARTS_OF_DAY.evening;
  if (has('mornings', 'morning')) return PARTS_OF_DAY.morning;
  return has('afternoon') ? PARTS_OF_DAY.afternoon : undefined;
}

const WEEK = 7 * 86_400_000;

/** "Before ten", "after two": an hour that limits each day, since none is said. In minutes; undefined: it is of a certain day. */
function hoursOfEachDay(words: readonly string[], there: Reader): readonly [number, number] | undefined {
  const said = readDayTime(words, there);
  if (!said?.minutes || said.limit === undefined) return undefined;
  const {
    minutes: [open, close],
    limit,
    first,
  } = said;
  // A date is the same one a week earlier.
  if (readDayTime(words, { ...there, now: there.now - WEEK })?.first !== first - 7) return undefined;
  const isUntil = limit === 'before' || limit === 'by';
  return isUntil ? [0, limit === 'by' ? close : open - 1] : [open, PARTS_OF_DAY.midnight[1]];
}

function toldAt(
  { lessons, said }: Meant,
  { isWhether, isStill }: Pick<LessonWish, 'isWhether' | 'isStill'>,
  read: ReservationsRead,
  reader: Reader,
): ToldLessons {
  const { lessons: words } = texts(reader.language);
  const isAny = lessons.length > 0;
  const answer = isWhether && yesOrNo(isAny, read, said, reader);
  const ahead = lessonsAhead(read, reader);
  const next = ahead.find(({ starts }) => starts > reader.now);
  const comes = next && !lessons.includes(next) && `${words.next}: ${dayAndLine(next, reader)}`;
  if (!said)
    return {
      lines: [joined([answer, words.ofAhead(lessons.length, ahead.length), !isAny && comes])],
      lessons,
      ...(isWhether && firstOf(lessons, reader)),
    };
  const label = labelOf(said, reader);
  if (!isAny)
    return {
      lines: [capital(joined([answer, label, !isWhether && words.noneThen, !said.isPast && comes]))],
      lessons,
    };
  const isTold = said.first === said.last && lessons.length <= MOST_IN_LINE;
  // One over midnight may have begun on the day before.
  const lineOf = (one: Reservation): string =>
    (dayNumber(one.starts, reader.zone) === said.first ? lessonLine : dayAndLine)(one, reader);
  const listed = lessons.map(lineOf).join('; ');
  const isAhead = lessons.some((one) => ahead.includes(one));
  const line = joined([
    answer,
    whenStill(isStill, isAhead, words.still),
    isTold ? `${label}: ${listed}` : label,
  ]);
  return { lines: [capital(line)], lessons: isTold ? [] : lessons };
}

/** What could not be read to its end tells of no time that there is nothing. */
function yesOrNo(
  isAny: boolean,
  read: ReservationsRead,
  said: SaidTime | undefined,
  { now, language }: Reader,
): string {
  const { facts, rooms } = texts(language);
  if (isAny) return facts.yes;
  const time = said ?? { from: now, until: Number.POSITIVE_INFINITY };
  return read.isComplete && unsureWithin([read], time) === 0 ? facts.no : rooms.free.notKnown;
}

/** The day of the first of some lessons, in words. */
const firstOf = ([one]: readonly Reservation[], reader: Reader): Pick<ToldLessons, 'first'> | undefined =>
  one && {
    first: `${texts(reader.language).lessons.nextOf}: ${dayInLine(dayNumber(one.starts, reader.zone), readerThere(reader))}`,
  };

const whenStill = (isStill: true | undefined, isAhead: boolean, still: string): string | undefined =>
  isStill && isAhead ? still : undefined;

/** How many there are at a time; where there are few, each. */
function countedAt(
  meant: Meant,
  count: LessonWish['count'],
  read: ReservationsRead,
  reader: Reader,
): ToldLessons {
  const words = texts(reader.language).lessons;
  const isCounted = ({ ends }: Reservation): boolean => count === 'all' || ends > reader.now;
  const lessons = meant.lessons.filter(isCounted);
  if (lessons.length === 0) return toldAt({ ...meant, lessons }, {}, read, reader);
  const number = (count === 'left' ? words.manyLeft : words.many)(lessons.length);
  return { lines: [joined([number, meant.said && labelOf(meant.said, reader)])], lessons };
}

/** The time as it was understood: "Friday 4 December", "30 Nov – 6 Dec 2026". */
function labelOf(said: SaidTime, reader: Reader): string {
  const isDay = said.first === said.last && said.minutes === undefined && said.limit === undefined;
  return isDay ? dayInLine(said.first, readerThere(reader)) : timeWords(said, reader);
}
