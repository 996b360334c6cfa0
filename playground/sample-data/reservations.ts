/**
 * Made-up reservations: two lessons a week of each course that has dates, and rooms that are in use for something else.
 * The same courses have the same lessons at each start.
 */
import type { SampleBuilding, SampleRealization, SampleSpace } from './shape.ts';

/** A course, a group, a room or a building that a reservation is for. */
interface SampleResource {
  readonly id: string;
  readonly type: string;
  readonly code: string;
  readonly name: string;
  readonly parent?: {
    readonly id: string;
    readonly type: 'building';
    readonly code: string;
    readonly name: string;
  };
}

/** A row as the study API gives it. */
export interface SampleReservation {
  readonly id: string;
  readonly subject: string;
  readonly modifiedDate: string;
  /** Local, `YYYY-MM-DDThh:mm:ss`. */
  readonly startDate: string;
  readonly endDate: string;
  readonly resources: readonly SampleResource[];
  readonly description: string;
}

const DAY = 86_400_000;
/** More lessons are not made up for one course. */
const MOST_LESSONS = 60;
/** When lessons begin, and how long they last, in minutes since midnight. */
const TIMES = [
  { from: 8 * 60 + 15, for: 135 },
  { from: 9 * 60, for: 150 },
  { from: 10 * 60 + 30, for: 90 },
  { from: 12 * 60 + 15, for: 165 },
  { from: 13 * 60, for: 120 },
  { from: 15 * 60, for: 90 },
] as const;
const MODIFIED = '2026-08-12T09:30:00';

/** A row and the place where it is kept: by its course, or by a building. */
export function reservationsOf(
  realizations: readonly SampleRealization[],
  buildings: readonly SampleBuilding[],
): readonly SampleReservation[] {
  const lecture = buildings.map((one) => one.resources.filter(isForTeaching));
  return realizations.flatMap((course) => lessonsOf(course, buildings, lecture));
}

const isForTeaching = ({ type, code, places }: SampleSpace): boolean =>
  type === 'room' && code !== '' && places >= 12;

function lessonsOf(
  course: SampleRealization,
  buildings: readonly SampleBuilding[],
  rooms: readonly (readonly SampleSpace[])[],
): SampleReservation[] {
  const { starts, ends } = course;
  if (!starts || !ends) return [];
  const seed = Number(course.id) || 0;
  const at = seed % buildings.length;
  const building = buildings[at];
  const own = rooms[at] ?? [];
  const weekdays = [seed % 5, (seed + 2) % 5];
  const days: number[] = [];
  const last = Date.parse(ends.slice(0, 10));
  for (let day = Date.parse(starts.slice(0, 10)); day <= last && days.length < MOST_LESSONS; day += DAY) {
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    if (weekdays.includes(weekday)) days.push(day);
  }
  return days.map((day, nth) => {
    const time = TIMES[(seed + (nth % 2) * 3) % TIMES.length] ?? TIMES[0];
    const room = own[(seed * 7 + (nth % 2)) % Math.max(own.length, 1)];
    return {
      id: String(3_000_000 + seed * MOST_LESSONS + nth),
      subject: `${nameOf(course)} ${course.code}`,
      modifiedDate: MODIFIED,
      startDate: localTime(day, time.from),
      endDate: localTime(day, time.from + time.for),
      resources: [
        { id: course.id, type: 'realization', code: course.code, name: nameOf(course) },
        ...(course.groups ?? []).map((code, index) => ({
          ...{ id: String(900_000 + seed * 10 + index), type: 'student_group', code, name: code },
        })),
        // Every ninth lesson has no room: it is online, or outside.
        ...(room && building && nth % 9 !== 8 ? [roomResource(room, building)] : []),
      ],
      description: '',
    };
  });
}

const nameOf = ({ name, code }: SampleRealization): string => name.fi ?? name.en ?? name.sv ?? code;

const roomResource = ({ id, code, name }: SampleSpace, { building }: SampleBuilding): SampleResource => ({
  ...{ id, type: 'room', code, name },
  parent: { id: building.id, type: 'building', code: building.code, name: building.name },
});

const localTime = (day: number, minutes: number): string =>
  new Date(day + minutes * 60_000).toISOString().slice(0, 19);
