/** Made-up lessons: when in the week a course is taught, for how long, and in which rooms. */

import type { SampleBuilding, SampleRealization, SampleSpace } from '../shape.ts';
import { groupResource, localTime, MODIFIED, nameOf, roomResource, type SampleReservation } from './row.ts';
import { eachDay, type WeeklyBooks, type WeeklyUse, weekdayOf } from './weekly-books.ts';

const WEEKDAYS = 5;
/** When lessons begin, and how long they last, in minutes since midnight. */
const TIMES = [
  { from: 8 * 60 + 15, for: 135 },
  { from: 9 * 60, for: 150 },
  { from: 10 * 60 + 30, for: 90 },
  { from: 12 * 60 + 15, for: 165 },
  { from: 13 * 60, for: 120 },
  { from: 15 * 60, for: 90 },
] as const;

/** How a course is taught that is not taught as the others are. */
interface Special {
  /** Each time, one lesson for each of its groups, at one time and in rooms of their own. */
  readonly areGroupsApart?: true;
  /** The ids of the buildings in which each lesson has rooms, one for each. */
  readonly buildings?: readonly string[];
  /** So many times a week, and the most lessons of all. */
  readonly weekly?: number;
  readonly most?: number;
}

const SPECIAL: Readonly<Record<string, Special>> = {
  'LX00DR39-3010': { areGroupsApart: true },
  'TX00EY23-3015': { buildings: ['78025', '78025', '78031'] },
  // Four ensembles a day.
  'KM00FA21-3004': { weekly: 25, most: 400 },
  // "All exercises are done online."
  'SWD4TA033-3003': { weekly: 0 },
};

/** The most lessons of other courses. */
const MOST = 90;

/** The lessons of a course in the order of their times; none where it tells no dates. */
export function lessonsOf(
  course: SampleRealization,
  buildings: readonly SampleBuilding[],
  books: WeeklyBooks,
): readonly SampleReservation[] {
  const { starts, ends, code } = course;
  if (!starts || !ends) return [];
  const days = { first: starts.slice(0, 10), last: ends.slice(0, 10) };
  const special = SPECIAL[code] ?? {};
  const weekly = timesOf(course, special, days, books).flatMap((time, nth) =>
    taughtAt(course, { time, nth, special, buildings, books }),
  );
  const held = eachDay(days)
    .filter(isNoHoliday)
    .flatMap((day) =>
      weekly.filter(({ time }) => time.weekday === weekdayOf(day)).map((one) => ({ ...one, day })),
    );
  const lessons = held.slice(0, special.most ?? MOST).map((one, nth) => rowOf(course, nth, one));
  return withLastExam(lessons, course);
}

/** Public holidays with a date of their own. */
const HOLIDAYS: ReadonlySet<string> = new Set('01-01 01-06 05-01 12-06 12-24 12-25 12-26'.split(' '));
const isNoHoliday = (day: number): boolean => !HOLIDAYS.has(localTime(day, 0).slice(5, 10));

/** One to three times a week, when its first group is free, as far as there is such a time; every sixth course asks for none. */
function timesOf(
  { id, groups = [] }: SampleRealization,
  { weekly }: Special,
  days: Pick<WeeklyUse, 'first' | 'last'>,
  books: WeeklyBooks,
): readonly WeeklyUse[] {
  const seed = Number(id);
  const group = seed % 6 === 5 ? undefined : groups[0];
  // 11 and the number of slots share no factor: each slot comes once.
  const slots = Array.from({ length: WEEKDAYS * TIMES.length }, (_, nth): WeeklyUse => {
    const slot = (seed * 7 + nth * 11) % (WEEKDAYS * TIMES.length);
    const time = TIMES[slot % TIMES.length] ?? TIMES[0];
    return {
      ...{ ...days, weekday: Math.floor(slot / TIMES.length) },
      ...{ from: time.from, until: time.from + time.for },
    };
  });
  const free = group === undefined ? slots : slots.filter((use) => books.isFree(group, use));
  const chosen =
    weekly === undefined ? apart(free.length > 0 ? free : slots, 1 + (seed % 3)) : slots.slice(0, weekly);
  for (const one of groups) for (const use of chosen) books.take(one, use);
  return chosen.toSorted((one, other) => one.weekday - other.weekday || one.from - other.from);
}

/** The first of them, each on a weekday of its own. */
const apart = (uses: readonly WeeklyUse[], count: number): readonly WeeklyUse[] =>
  uses.filter((use, nth) => uses.findIndex(({ weekday }) => weekday === use.weekday) === nth).slice(0, count);

interface Planned {
  readonly time: WeeklyUse;
  readonly nth: number;
  readonly special: Special;
  readonly buildings: readonly SampleBuilding[];
  readonly books: WeeklyBooks;
}

type Resources = SampleReservation['resources'];

/** What is reserved at one time of the week: once, or once for each group. */
function taughtAt(
  course: SampleRealization,
  { time, nth, special, buildings, books }: Planned,
): readonly Omit<Held, 'day'>[] {
  const { id, code, groups = [] } = course;
  const own = { id, type: 'realization', code, name: nameOf(course) };
  const homes = (special.buildings ?? homesOf(course, nth)).flatMap(
    (home) => buildings.find(({ building }) => building.id === home) ?? [],
  );
  const parts = special.areGroupsApart ? groups.map((one) => [one]) : [groups];
  return parts.map((part, index) => {
    const rooms = homes.flatMap((home, at) => freeRoom(home, Number(id) + nth + index + at, time, books));
    return { time, resources: [own, ...part.map(groupResource), ...rooms] };
  });
}

/** The ids of the buildings of a lesson: that of the office; every seventh course is in a second one, too; online none. */
function homesOf({ id, office, credits = 5, virtual }: SampleRealization, nth: number): readonly string[] {
  const seed = Number(id);
  if (virtual === credits) return [];
  const home = office?.id ?? OTHER_HOMES[seed % OTHER_HOMES.length] ?? OTHER_HOMES[0];
  if (seed % 7 === 3 && nth === 0) return [home, home === '78025' ? '78031' : '78025'];
  return [home];
}

/** Where courses without an office are taught. */
const OTHER_HOMES = ['78031', '78025', '78031', '78044', '78031', '78067'] as const;

/** A room for teaching that is free then, or none: such a lesson is given no room. */
function freeRoom(home: SampleBuilding, seed: number, time: WeeklyUse, books: WeeklyBooks): Resources {
  const rooms = home.resources.filter(isForTeaching);
  const inTurn = rooms.map((_, index) => rooms[(seed * 5 + index) % rooms.length]);
  const room = inTurn.find((one) => one && books.isFree(one.id, time));
  if (!room) return [];
  books.take(room.id, time);
  return [roomResource(room, home)];
}

/** Not what is a part of a room: the lessons of one part would meet those of the whole. */
const isForTeaching = ({ type, code, places, resourceType }: SampleSpace): boolean =>
  type === 'room' &&
  code !== '' &&
  !code.includes('.') &&
  (places >= 12 || resourceType === 'Medialaboratorio');

interface Held {
  readonly day: number;
  readonly time: WeeklyUse;
  readonly resources: Resources;
}

/** Every ninth lesson of a course has no room: it is outside, or not decided. */
function rowOf(course: SampleRealization, nth: number, { day, time, resources }: Held): SampleReservation {
  return {
    id: `${course.id}${String(nth).padStart(3, '0')}`,
    subject: `${nameOf(course)} ${course.code}`,
    modifiedDate: MODIFIED,
    startDate: localTime(day, time.from),
    endDate: localTime(day, time.until),
    resources: nth % 9 === 8 ? resources.filter(({ type }) => type !== 'room') : resources,
    description: '',
  };
}

/** The last lesson of half of the courses is an exam. */
function withLastExam(
  lessons: readonly SampleReservation[],
  { id, code }: SampleRealization,
): readonly SampleReservation[] {
  const last = lessons.at(-1);
  return last && Number(id) % 2 === 0
    ? [...lessons.slice(0, -1), { ...last, subject: `Tentti ${code}` }]
    : lessons;
}
