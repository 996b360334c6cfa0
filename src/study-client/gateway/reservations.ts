/**
 * Reserved times: lessons of courses and groups, and rooms in use. Facts and how sure each is: `docs/extras.md`. The service
 * may not honour a field, or read a window otherwise: each row is looked at again.
 */
import { InvalidResponse, Unavailable } from '../../errors.ts';
import { mapInTurns } from '../../turns.ts';
import { dayOfIso, isoDate } from '../days.ts';
import type { AskedIn, Call, ReservationsPage } from '../gateway.ts';
import type { LocalDays, Reservation, ReservedFor, ReservedRoom } from '../model.ts';
import { CODE_FORMS } from './codes.ts';
import {
  entriesOf,
  idOf,
  isBlank,
  isObject,
  type Json,
  languageAsked,
  lineOf,
  orMissing,
  reportsFault,
  rowsOf,
  stringOf,
  toMoment,
} from './fields.ts';

/** Rows that are asked for at once. A page of that many rows may be cut off. */
const PAGE_SIZE = 250;
/** So may one of a round number of rows: a service may give fewer at once than it was asked for. */
const ROUND = 50;
/** The most bytes of a page that are read: some 1000 rows. */
const MOST_BYTES = 2 ** 21;

/** One page of reservations. Throws a RangeError for a search by nothing: the answer would be everything there is. */
export function reservationsCall(
  of: ReservedFor,
  days: LocalDays,
  from: number,
  asked: AskedIn,
): Call<ReservationsPage> {
  return {
    operation: 'reservations',
    path: '/reservation/search',
    ...languageAsked(asked),
    body: { ...criterion(of), ...windowOf(of, days), from, size: PAGE_SIZE },
    mostBytes: MOST_BYTES,
    read: (json) => readPage(json as Json, { of, days, asked }),
  };
}

function criterion(of: ReservedFor): object {
  const codes = codesOf(of);
  if (codes.length === 0 || codes.some((one) => one.trim() === ''))
    throw new RangeError('reservations of nothing');
  if ('courses' in of) return { realization: codes };
  if ('group' in of || 'groups' in of) return { studentGroup: codes };
  return 'rooms' in of ? { room: codes } : { building: codes };
}

function codesOf(of: ReservedFor): readonly string[] {
  if ('courses' in of) return of.courses;
  if ('group' in of || 'groups' in of) return groupsOf(of).map((one) => one.toUpperCase());
  return 'rooms' in of ? of.rooms : [of.building.code];
}

const groupsOf = (
  of: { readonly group: string } | { readonly groups: readonly string[] },
): readonly string[] => ('group' in of ? [of.group] : of.groups);

/**
 * The window that is asked for. Services read it as what overlaps, or as what starts and ends within: so a day more is asked
 * for on both sides, but for a building, which has hundreds of rows a day.
 */
function windowOf(of: ReservedFor, { first, last }: LocalDays) {
  const more = 'building' in of || 'rooms' in of ? 0 : 1;
  return {
    rangeStart: `${isoDate(dayOfIso(first) - more)}T00:00`,
    rangeEnd: `${isoDate(dayOfIso(last) + 1 + more)}T00:00`,
  };
}

interface Sought {
  readonly of: ReservedFor;
  readonly days: LocalDays;
  readonly asked: AskedIn;
}

async function readPage(json: Json, sought: Sought): Promise<ReservationsPage> {
  // Rows beside a fault may be a part of all, and old: nothing may be concluded from them.
  if (reportsFault(json)) throw new Unavailable('down', 'reservations: status error');
  const rows = rowsOf(json, 'reservations');
  const read = await mapInTurns(rows, (row) => (isObject(row) ? toRow(row, sought) : undefined));
  const known = read.filter((one) => one !== undefined);
  if (known.length === 0 && rows.length > 0)
    throw new InvalidResponse(`reservations: ${rows.length} unreadable rows`);
  const own = known.filter((one) => isSought(one, sought.of));
  const { starts, ends } = boundsOf(sought);
  const timed = own.flatMap((row): Reservation[] => {
    const { starts: from, ends: until, buildings: _, ...rest } = row;
    if (from === undefined || until === undefined || until <= from) return [];
    return from < ends && until > starts ? [{ ...rest, starts: from, ends: until }] : [];
  });
  return {
    found: timed,
    unsureRooms: own.filter(isUnsure).flatMap(({ rooms }) => rooms),
    unsureIds: [...own.filter(isUnsure), ...known.filter((one) => lacksCode(one, sought.of))].map(
      ({ id }) => id,
    ),
    unsure: own
      .filter(isUnsure)
      .map(({ id, ...of }) => ({ id, at: of.starts ?? of.ends }))
      .filter(({ at }) => at === undefined || (at >= starts && at < ends)),
    isComplete: stringOf(json['status'])?.trim().toLowerCase() !== 'warn' && known.length === rows.length,
    rows: rows.length,
    others: known.length - own.length,
    ids: known.map(({ id }) => id),
    // More than was asked for, and no round number, is all that there is.
    isFull: rows.length >= PAGE_SIZE && rows.length % ROUND === 0,
    mayGoOn: rows.length >= PAGE_SIZE || (rows.length > 0 && rows.length % ROUND === 0),
  };
}

/** The instants between which the days lie. */
function boundsOf({ days: { first, last }, asked: { timeZone } }: Sought): { starts: number; ends: number } {
  const after = isoDate(dayOfIso(last) + 1);
  const [starts, ends] = [toMoment(first, timeZone, 'earlier'), toMoment(after, timeZone, 'earlier')];
  if (!starts || !ends) throw new RangeError(`no days: ${first} to ${last}`);
  return { starts: starts.at, ends: ends.at };
}

interface Row extends Omit<Reservation, 'starts' | 'ends'> {
  readonly starts: number | undefined;
  readonly ends: number | undefined;
  /** Ids and codes of buildings that stand as resources of their own, or above a room. */
  readonly buildings: readonly string[];
}

/** Whether it has no code of what was asked for: it may be for that all the same. */
const lacksCode = ({ courses, groups }: Row, of: ReservedFor): boolean =>
  'courses' in of ? courses.length === 0 : ('group' in of || 'groups' in of) && groups.length === 0;

const isUnsure = ({ starts, ends }: Row): boolean =>
  starts === undefined || ends === undefined || ends <= starts;

/** Undefined: of a row without an id, and of one that does not tell what is reserved, it is not known whose it is. */
function toRow(row: Json, { of, asked: { timeZone } }: Sought): Row | undefined {
  const id = idOf(row['id']);
  const resources = resourcesOf(row);
  if (id === '' || (resources.length === 0 && !isEmpty(row['resources']))) return undefined;
  const ofType = (...types: readonly string[]) =>
    resources.filter((one) => types.includes(lineOf(one['type']).toLowerCase()));
  const codes = (all: readonly Json[]): string[] =>
    all.flatMap((one) => orMissing(lineOf(one['code'])) ?? []);
  const courses = [
    ...new Set(codes(ofType('realization')).flatMap((one) => CODE_FORMS.realizationCode(one) ?? [])),
  ];
  const rooms = ofType('room').flatMap(roomOf);
  // Beside a room nothing else names the course.
  const isOfPlace = 'building' in of || 'rooms' in of;
  const title = isOfPlace
    ? ofType('realization').map((one) => lineOf(one['name']))[0]
    : lineOf(row['subject']);
  return {
    id,
    ...timesOf(row, timeZone),
    modifiedAt: timeOf(row['modifiedDate'], timeZone, 'earlier'),
    title: courses.length > 0 ? orMissing(title ?? '') : undefined,
    courses,
    groups: codes(ofType('student_group', 'scheduling_group')),
    rooms: rooms.map(({ room }) => room),
    buildings: [
      ...ofType('building').flatMap((one) => [idOf(one['id']), lineOf(one['code'])]),
      ...rooms.flatMap(({ within }) => within),
    ].filter((one) => one !== ''),
  };
}

/**
 * What starts in the hour that the clocks skip starts as much later: what then seems to be over before it starts lasts as long as
 * its clock says.
 */
function timesOf({ startDate, endDate }: Json, zone: string): Pick<Row, 'starts' | 'ends'> {
  const [starts, ends] = [timeOf(startDate, zone, 'earlier'), timeOf(endDate, zone, 'later')];
  if (starts === undefined || ends === undefined) return { starts, ends };
  const [from = starts, until = ends] = [
    timeOf(startDate, 'UTC', 'earlier'),
    timeOf(endDate, 'UTC', 'later'),
  ];
  // In the hour that comes twice one time may be two instants, and lasts no time all the same.
  return { starts, ends: ends > starts && until !== from ? ends : starts + until - from };
}

/** A reservation is between two times: a date alone is none. */
function timeOf(value: unknown, zone: string, which: 'earlier' | 'later'): number | undefined {
  const moment = toMoment(value, zone, which);
  return moment?.precision === 'minute' ? moment.at : undefined;
}

function roomOf(resource: Json): { room: ReservedRoom; within: readonly string[] }[] {
  const id = orMissing(idOf(resource['id']));
  const code = orMissing(lineOf(resource['code']));
  if (id === undefined && code === undefined) return [];
  const { parent } = resource;
  // In lists of buildings the parent is a plain text.
  const building = isObject(parent)
    ? { id: orMissing(idOf(parent['id'])), name: orMissing(lineOf(parent['name'])) }
    : { id: undefined, name: orMissing(lineOf(parent)) };
  const within = isObject(parent) ? [idOf(parent['id']), lineOf(parent['code'])] : [];
  const isKnown = building.id !== undefined || building.name !== undefined;
  return [
    { room: { id, code, name: orMissing(lineOf(resource['name'])), ...(isKnown && { building }) }, within },
  ];
}

/** Whether a row of a reservation is for a course or a group, in any form of its code. */
export const isReservedFor = (row: Json, code: string): boolean =>
  resourcesOf(row).some((one) => {
    const own = lineOf(one['code']);
    return own.toUpperCase() === code.toUpperCase() || CODE_FORMS.realizationCode(own) === code;
  });

const isEmpty = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

const resourcesOf = (row: Json): readonly Json[] =>
  entriesOf(row['resources'] ?? [], (one) => (isObject(one) ? one : undefined));

/** Whether a row is what was asked for: the service may ignore a criterion. */
function isSought({ courses, groups, rooms, buildings }: Row, of: ReservedFor): boolean {
  const same = (one: string | undefined, other: string): boolean =>
    one?.trim().toUpperCase() === other.trim().toUpperCase();
  if ('courses' in of) return courses.some((code) => of.courses.some((asked) => same(code, asked)));
  if ('group' in of || 'groups' in of)
    return groups.some((code) => groupsOf(of).some((asked) => same(code, asked)));
  if ('rooms' in of) return rooms.some(({ code }) => of.rooms.some((asked) => same(code, asked)));
  // Rooms without a building are kept: the list of the building's rooms decides.
  const { id, code } = of.building;
  const isElsewhere = buildings.length > 0 && !buildings.some((one) => same(one, id) || same(one, code));
  return rooms.length > 0 && !isElsewhere;
}
