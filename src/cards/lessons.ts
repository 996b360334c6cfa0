/**
 * Lessons in words: their times by the clocks of the university, kinds, rooms and buildings.
 */
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Reservation, ReservedRoom } from '../study-client/model.ts';
import { offsetAt } from '../study-client/moments.ts';
import type { AgendaEntry, AgendaRowsDay } from './agenda-rows.ts';
import { joined, outsideLine } from './blocks.ts';
import type { Reader } from './card.ts';
import { clock, dayHeading, dayInLine, dayNumber, localTime, nearDay, timeOf } from './dates.ts';
import { categoryIn } from './room-kinds.ts';

const NAME = 60;
/** Rooms of one lesson that are named, and those of a short line; of more the rest is counted. */
const MOST_ROOMS = 8;
const FEW_ROOMS = 2;

/** The lessons of a day, under the day with its weekday. Our own words, for rich text: lines may hold outside text. */
export interface LessonDay {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Lessons that stand beside other dates of what is followed. */
export interface LessonsOnDays {
  readonly found: readonly Reservation[];
  readonly days: readonly (LessonDay & AgendaRowsDay)[];
  /** What is to be said of them: that there are more, or perhaps more. */
  readonly notes: readonly string[];
  /** How old they are, where they are not fresh; with markup. */
  readonly age: string | undefined;
}

/** What a line says beside time and place. */
interface LineOptions {
  /** Names a lesson by its course; undefined: all are of one. */
  readonly courseOf?: (lesson: Reservation) => string | undefined;
  /** So many rooms are named. */
  readonly mostRooms?: number;
}

/** The same reader by the clocks of the university: lessons are where they are. */
export const readerThere = (reader: Reader): Reader => ({ ...reader, own: reader.zone });

/** When the lessons of each day come by themselves. `at`: in minutes after midnight; undefined: they do not. */
export function dailyWords(
  { daily }: { readonly daily?: { readonly at: number } | undefined },
  language: Language,
): string {
  const words = texts(language).daily;
  return daily ? words.at(clock(daily.at, language)) : words.none;
}

/** Lessons by the days of the university's zone, in the order in which they come. */
export function lessonDays(
  lessons: readonly Reservation[],
  reader: Reader,
  options: LineOptions = {},
): LessonDay[] {
  const days = Map.groupBy(lessons, ({ starts }) => dayNumber(starts, reader.zone));
  return Array.from(days, ([day, those]) => ({
    heading: dayHeading(day, readerThere(reader)),
    lines: those.map((one) => joined([lessonLine(one, reader, options), groupsBeside(one, those)])),
  }));
}

/** The same of several courses: with what is free between them, and what overlaps. Parallel groups of a course do not. */
export function lessonAgenda(
  lessons: readonly Reservation[],
  reader: Reader,
  courseOf: (lesson: Reservation) => string | undefined,
  codeOf: (lesson: Reservation) => string | undefined = ({ courses: [first] }) => first,
): (LessonDay & AgendaRowsDay)[] {
  const words = texts(reader.language).lessons;
  const days = Map.groupBy(lessons, ({ starts }) => dayNumber(starts, reader.zone));
  return Array.from(days, ([day, those]) => {
    let until = Number.POSITIVE_INFINITY;
    const each = those.flatMap((one) => {
      const gap = one.starts - until;
      until = Math.max(one.ends, Number.isFinite(until) ? until : one.ends);
      const overlaps = those.some((other) => clash(one, other)) && words.overlaps;
      const beside = joined([groupsBeside(one, those), overlaps]);
      const line = joined([lessonLine(one, reader, { courseOf }), beside]);
      const entry = entryOf(one, reader, { courseOf, codeOf });
      const free = words.free(lengthWords(gap, reader));
      const lesson = { line, entry: { ...entry, words: joined([entry.words, beside]) } };
      return gap >= LEAST_GAP ? [{ line: free, entry: { words: free } }, lesson] : [lesson];
    });
    const heading = dayHeading(day, readerThere(reader));
    return { day, heading, lines: each.map(({ line }) => line), entries: each.map(({ entry }) => entry) };
  });
}

/** A lesson as an entry of its day: its course, then when and where. */
function entryOf(
  lesson: Reservation,
  reader: Reader,
  {
    courseOf,
    codeOf,
  }: Pick<LineOptions, 'courseOf'> & { readonly codeOf: (lesson: Reservation) => string | undefined },
): AgendaEntry {
  const name = courseOf?.(lesson);
  return {
    at: lesson.starts,
    code: codeOf(lesson),
    name: name === undefined ? '' : outsideLine(name, NAME),
    words: lessonLine(inShort(lesson), reader),
  };
}

/** A shorter time between two lessons is a break, in milliseconds. */
const LEAST_GAP = 30 * 60_000;

const areAtOnce = (one: Reservation, other: Reservation): boolean =>
  one.id !== other.id && one.starts < other.ends && one.ends > other.starts;
const areOfOne = (one: Reservation, other: Reservation): boolean =>
  one.courses.some((code) => other.courses.includes(code));

/** Whether two lessons are at the same time, and not both of one course. */
const clash = (one: Reservation, other: Reservation): boolean =>
  areAtOnce(one, other) && !areOfOne(one, other);

/** Groups of a lesson that are named. */
const MOST_GROUPS = 3;

/** Whose a lesson is, where it is at the same time as others of its course. Outside text, made safe. */
function groupsBeside(lesson: Reservation, all: readonly Reservation[]): string {
  const isParallel = all.some((other) => areAtOnce(lesson, other) && areOfOne(lesson, other));
  if (!isParallel) return '';
  const named = lesson.groups.slice(0, MOST_GROUPS).map((one) => outsideLine(one, NAME));
  return [...named, ...(lesson.groups.length > MOST_GROUPS ? ['…'] : [])].join(', ');
}

/**
 * How many lessons of two courses are at the same time, and first when, in our own words; undefined: their lessons are not known.
 * `names`: made safe for the place.
 */
export function clashWords(
  [one, other]: readonly [string, string],
  names: readonly [string, string],
  lessons: ReadonlyMap<string, readonly Reservation[]>,
  reader: Reader,
): { readonly words: string; readonly isAny: boolean } | undefined {
  const [own, others] = [lessons.get(one), lessons.get(other)];
  if (!own || !others) return undefined;
  const words = texts(reader.language).lessons;
  const both = own.filter((lesson) => others.some((each) => clash(lesson, each)));
  const [first] = both;
  if (!first) return { words: words.noClash(...names), isAny: false };
  const day = dayInLine(dayNumber(first.starts, reader.zone), readerThere(reader));
  const when = `${day} ${timeOf(first.starts, readerThere(reader))}`;
  return { words: words.clash(...names, both.length, when), isAny: true };
}

/** "1 h 30 min", to the minute. */
export function lengthWords(ms: number, { language }: Reader): string {
  const { hours, minutes } = texts(language).facts;
  const all = Math.round(ms / 60_000);
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  return joined([whole > 0 && hours(whole), rest > 0 && minutes(rest)], ' ');
}

/** "9:00–11:30 · SRC113 Digitila (Satamarannan kampus)" */
export function lessonLine(
  lesson: Reservation,
  reader: Reader,
  { courseOf, mostRooms }: LineOptions = {},
): string {
  const course = courseOf?.(lesson);
  const { title } = lesson;
  return joined([
    lessonTimes(lesson, reader),
    course !== undefined && outsideLine(course, NAME),
    title !== undefined && outsideLine(title, NAME),
    placesOf(lesson.rooms, reader, mostRooms),
  ]);
}

/** The same with its day: "Tuesday 1 December (tomorrow) 9:00–11:30 · SRC113 Digitila". */
export const dayAndLine = (lesson: Reservation, reader: Reader, options: LineOptions = {}): string =>
  `${dayInLine(dayNumber(lesson.starts, reader.zone), readerThere(reader))} ${lessonLine(lesson, reader, options)}`;

/** The same in short: "tomorrow 9:00–11:30 · SRC113 (Satamarannan kampus)". */
export function nearDayAndLine(lesson: Reservation, reader: Reader, options: LineOptions = {}): string {
  const day = nearDay(dayNumber(lesson.starts, reader.zone), readerThere(reader));
  return `${day} ${lessonLine(inShort(lesson), reader, { ...options, mostRooms: FEW_ROOMS })}`;
}

/** A lesson with its rooms by their codes alone, where they have one. Of several buildings the codes tell. */
export function inShort(lesson: Reservation): Reservation {
  const buildings = new Set(lesson.rooms.map(({ building }) => building?.name));
  const rooms = lesson.rooms.map(({ id, code, name, building }) => ({
    ...{ id, code: shortRoom(code, name), name: code ? undefined : name },
    building: buildings.size === 1 ? building : undefined,
  }));
  return { ...lesson, rooms };
}

/** The courses of a lesson by their names, or that it is a group's; outside text. */
export const coursesOf = (
  { courses }: Pick<Reservation, 'courses'>,
  names: ReadonlyMap<string, string>,
  { language }: Pick<Reader, 'language'>,
): string => courses.map((code) => names.get(code) ?? code).join(', ') || texts(language).lessons.ofGroup;

/** That there are no lessons; of a group alone, of which all was read, that none are known. */
export function noLessons(
  group: string | undefined,
  isComplete: boolean,
  { language }: Pick<Reader, 'language'>,
): string {
  const { noneOfGroup, nothingThen } = texts(language).lessons;
  return group !== undefined && isComplete ? noneOfGroup(outsideLine(group, 40)) : nothingThen;
}

/** "9:00–11:30"; over midnight with the day of its end; in another zone with the reader's own time. */
export function lessonTimes({ starts, ends }: Pick<Reservation, 'starts' | 'ends'>, reader: Reader): string {
  const there = readerThere(reader);
  const [from, until] = [timeOf(starts, there), timeOf(ends, there)];
  const [first, last] = [dayNumber(starts, reader.zone), dayNumber(ends - 1, reader.zone)];
  const times =
    first === last
      ? `${from}–${until}`
      : `${from} – ${dayInLine(dayNumber(ends, reader.zone), there)} ${until}`;
  const { own = reader.zone } = reader;
  if (offsetAt(starts, own) === offsetAt(starts, reader.zone)) return times;
  return `${times} (${texts(reader.language).lessons.yourTime(localTime(starts, reader))})`;
}

/** "SRC113 Digitila, SRC115 (Satamarannan kampus), P12 (Portti)"; "no room given" where there is none: online is only a guess. */
export function placesOf(
  rooms: readonly ReservedRoom[],
  { language }: Pick<Reader, 'language'>,
  most = MOST_ROOMS,
): string {
  const words = texts(language);
  if (rooms.length === 0) return words.lessons.noRoom;
  const byBuilding = Map.groupBy(rooms.slice(0, most), ({ building }) => building?.name);
  const places = Array.from(byBuilding, ([building, those]) => {
    const named = those.map((room) => roomWords(room, language)).join(', ');
    return building === undefined ? named : `${named} (${outsideLine(building, NAME)})`;
  });
  return [...places, ...(rooms.length > most ? [words.course.andMore(rooms.length - most)] : [])].join(', ');
}

/** A room's code, as its name writes it. */
const shortRoom = (code: string | undefined, name = ''): string | undefined =>
  code && name.trim().toUpperCase().startsWith(code.toUpperCase()) ? name.trim().slice(0, code.length) : code;

/** The code first; a name that begins with it stands for both. A kind of room is in the reader's language where it is known. */
function roomWords({ id, code, name }: ReservedRoom, language: Language): string {
  const own = name?.trim() ?? '';
  const isWhole = code !== undefined && own.toUpperCase().startsWith(code.toUpperCase());
  const head = isWhole ? own.slice(0, code.length) : (code ?? (own === '' ? id : undefined));
  const rest = isWhole ? own.slice(code.length) : own;
  // "KMC206b" has another code in its name.
  const isApart = !isWhole || !/^\S/.test(rest);
  return outsideLine(isApart ? joined([head, categoryIn(rest.trim(), language)], ' ') : own, NAME);
}
