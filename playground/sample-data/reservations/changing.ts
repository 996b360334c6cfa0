/** Reservations that a person in the playground changes: they move, change their room, vanish and are added, as upstream. */
import type { SampleRealization } from '../shape.ts';
import { nameOf, type SampleReservation } from './row.ts';
import { DAY_MS } from './weekly-books.ts';

/** What can happen to a lesson. */
export type LessonChange = 'move' | 'room' | 'remove';

/** A course as its first lesson needs it. */
type Taught = Pick<SampleRealization, 'id' | 'code' | 'name'>;

export interface SampleReservations {
  /** The rows that the study API gives now. */
  readonly rows: readonly SampleReservation[];
  /** The next lessons of a course. @param now local, `YYYY-MM-DDThh:mm:ss` */
  nextOf(code: string, now: string): readonly SampleReservation[];
  /**
   * Moves a lesson by a day, gives it the next room of its building, or removes it. Throws for an unknown id.
   * @param now when it was edited, local
   */
  change(id: string, change: LessonChange, now: string): void;
  /** Adds a lesson at noon of the next day on which the course has none. @param now when it was edited, local */
  add(course: Taught, now: string): void;
  /** Takes all changes of a course back. */
  putBack(code: string): void;
}

/** Lessons of a course that are offered for a change. */
const MOST_NEXT = 6;

/** @param initial the rows that the study API gives at first; made when they are first asked for */
export function createSampleReservations(initial: () => readonly SampleReservation[]): SampleReservations {
  // By id; null: it is gone.
  const changed = new Map<string, SampleReservation | null>();
  let added = 0;
  let rows: readonly SampleReservation[] | undefined;
  const all = (): readonly SampleReservation[] => (rows ??= applied(initial(), changed));
  const set = (id: string, row: SampleReservation | null): void => {
    changed.set(id, row);
    rows = undefined;
  };
  const lessonsOf = (code: string): readonly SampleReservation[] => all().filter((row) => isOf(row, code));
  return {
    get rows() {
      return all();
    },
    nextOf: (code, now) =>
      lessonsOf(code)
        .filter(({ endDate }) => endDate > now)
        .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
        .slice(0, MOST_NEXT),
    change: (id, change, now) => {
      const row = all().find((one) => one.id === id);
      if (!row) throw new Error('the lesson is gone');
      set(id, change === 'remove' ? null : { ...CHANGES[change](row, all()), modifiedDate: now });
    },
    add: (course, now) => {
      const own = lessonsOf(course.code);
      added += 1;
      const id = `6${String(added).padStart(8, '0')}`;
      set(id, { ...(own.at(-1) ?? bare(course)), id, ...freeNoon(own, now), modifiedDate: now });
    },
    putBack: (code) => {
      const own = new Set(initial().flatMap((row) => (isOf(row, code) ? row.id : [])));
      for (const [id, row] of changed) if (own.has(id) || (row && isOf(row, code))) changed.delete(id);
      rows = undefined;
    },
  };
}

function applied(
  initial: readonly SampleReservation[],
  changed: ReadonlyMap<string, SampleReservation | null>,
): readonly SampleReservation[] {
  if (changed.size === 0) return initial;
  const known = new Set(initial.map(({ id }) => id));
  const kept = initial.flatMap((row) => {
    const now = changed.get(row.id);
    return now === null ? [] : [now ?? row];
  });
  return [...kept, ...[...changed.values()].flatMap((row) => (row && !known.has(row.id) ? [row] : []))];
}

const isOf = ({ resources }: SampleReservation, code: string): boolean =>
  resources.some((one) => one.type === 'realization' && one.code === code);

const CHANGES: Readonly<
  Record<
    Exclude<LessonChange, 'remove'>,
    (row: SampleReservation, all: readonly SampleReservation[]) => SampleReservation
  >
> = {
  move: (row) => ({
    ...row,
    startDate: daysLater(row.startDate, 1),
    endDate: daysLater(row.endDate, 1),
  }),
  room: (row, all) => ({ ...row, resources: inOtherRooms(row.resources, all) }),
};

/** A lesson without a group and a room. */
const bare = (course: Taught): Omit<SampleReservation, 'id' | 'startDate' | 'endDate' | 'modifiedDate'> => ({
  subject: `${nameOf(course)} ${course.code}`,
  resources: [{ id: course.id, type: 'realization', code: course.code, name: nameOf(course) }],
  description: '',
});

type Resource = SampleReservation['resources'][number];

/** Each room becomes the one behind it; where there was none, there is one. */
function inOtherRooms(
  resources: readonly Resource[],
  all: readonly SampleReservation[],
): readonly Resource[] {
  if (resources.some(({ type }) => type === 'room')) return resources.map((one) => otherRoom(one, all));
  const room = all.flatMap((row) => row.resources).find(({ type }) => type === 'room');
  return room ? [...resources, room] : resources;
}

/** The room behind it, among those of its building that are reserved at any time. */
function otherRoom(resource: Resource, all: readonly SampleReservation[]): Resource {
  if (resource.type !== 'room') return resource;
  const rooms = new Map(
    all.flatMap(({ resources }) =>
      resources
        .filter(({ parent }) => parent && parent.id === resource.parent?.id)
        .map((one) => [one.code, one]),
    ),
  );
  const codes = [...rooms.keys()].toSorted();
  return rooms.get(codes[(codes.indexOf(resource.code) + 1) % codes.length] ?? '') ?? resource;
}

/** The calendar has days of 24 hours: local times know no summer time. */
const daysLater = (local: string, days: number): string =>
  new Date(Date.parse(`${local}Z`) + days * DAY_MS).toISOString().slice(0, 19);

/** From noon to half past one, on the first day after today on which the course has no lesson. */
function freeNoon(
  lessons: readonly SampleReservation[],
  now: string,
): Pick<SampleReservation, 'startDate' | 'endDate'> {
  const taken = new Set(lessons.map(({ startDate }) => startDate.slice(0, 10)));
  let day = daysLater(now, 1);
  while (taken.has(day.slice(0, 10))) day = daysLater(day, 1);
  const date = day.slice(0, 10);
  return { startDate: `${date}T12:00:00`, endDate: `${date}T13:30:00` };
}
