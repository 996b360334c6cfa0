/** The search of reservations: which rows a body finds, and in which form they are given. */
import type { SampleReservation } from './sample-data/reservations/row.ts';
import type { SampleManners } from './sample-extras.ts';
import type { SearchBody } from './sample-search.ts';

const MOST_ROWS = 1000;

/** The reservations that a body finds, in the order of their starts. */
export function searchReservations(
  rows: readonly SampleReservation[],
  body: SearchBody,
  manners: SampleManners,
): readonly unknown[] {
  const [courses, groups, rooms, buildings] = ['realization', 'studentGroup', 'room', 'building'].map(
    (field) => codesIn(body[field]),
  );
  const found = rows.filter(
    (row) =>
      isWithin(row, body, manners) &&
      isFor(row, 'realization', courses) &&
      isFor(row, 'student_group', groups) &&
      isFor(row, 'room', rooms) &&
      isIn(row, buildings),
  );
  const from = countOf(body['from'], 0);
  const page = found
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
    .slice(from, from + countOf(body['size'], MOST_ROWS));
  return manners.looseRows ? page.map(loose) : page;
}

const countOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 ? value : otherwise;

const codesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => String(one).trim().toUpperCase()) : [];

function isFor({ resources }: SampleReservation, type: string, codes: readonly string[] = []): boolean {
  return (
    codes.length === 0 || resources.some((one) => one.type === type && codes.includes(one.code.toUpperCase()))
  );
}

function isIn({ resources }: SampleReservation, codes: readonly string[] = []): boolean {
  return (
    codes.length === 0 || resources.some(({ parent }) => parent && codes.includes(parent.code.toUpperCase()))
  );
}

/** Local times of one length sort as they follow each other. */
const whole = (time: unknown): string | undefined =>
  typeof time === 'string' && time !== '' ? time.padEnd(19, ':00') : undefined;

function isWithin(
  { startDate, endDate }: SampleReservation,
  body: SearchBody,
  { window }: SampleManners,
): boolean {
  const [from, until] = [whole(body['rangeStart']), whole(body['rangeEnd'])];
  if (from === undefined || until === undefined) return true;
  // A sister service counts what ends exactly then.
  return window === 'overlaps' ? endDate >= from && startDate < until : startDate >= from && endDate < until;
}

/** The same row as a careless service writes it. */
function loose({ id, startDate, endDate, resources, ...rest }: SampleReservation): unknown {
  return {
    ...rest,
    id: Number(id),
    startDate: startDate.slice(0, 16),
    endDate: endDate.slice(0, 16),
    resources: [
      { type: 'movable', id: 1, code: null, name: null },
      ...resources.map((one) => ({ ...one, id: Number(one.id), code: `${one.code.toLowerCase()} ` })),
    ],
  };
}
