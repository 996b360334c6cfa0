/** What is reserved in the buildings of a request, at the time for which a room is wanted. Rules: `docs/extras.md`. */
import type { Reader } from '../../cards/card.ts';
import { dayNumber } from '../../cards/dates.ts';
import type { Language } from '../../language.ts';
import { folded } from '../../primitives.ts';
import { saysNotOffered } from '../../study-client/extras.ts';
import type { Building, Found, RealizationCode, StudyClient } from '../../study-client/model.ts';
import { plainCode } from '../../workspace/buildings-index.ts';
import { type RoomAt, type RoomInUse, roomAt, roomInUse } from '../../workspace/room-times.ts';
import type { BuildingInUse, RoomsInUse } from '../../workspace/rooms-in-use.ts';
import { type ListedRoom, listRooms, type RoomsOf } from './listing.ts';
import { kindsOf, type RoomsRequest } from './request.ts';
import { type MeantTime, timeMeant } from './when.ts';

/** What is known of the rooms of a request. */
export interface FreeTimes {
  readonly time: MeantTime;
  of(room: ListedRoom): RoomInUse;
  /** Undefined: the name of a course is not known without asking. */
  nameOf(code: RealizationCode): string | undefined;
  readonly reads: readonly BuildingInUse[];
  /** Buildings whose reservations could not be read, by id. */
  readonly failed: readonly { readonly id: string; readonly error: unknown }[];
  /** Whether to say what is not known here of any room. */
  readonly tellsMore: boolean;
  /** The page for bookings, with `{room}` for a room's code. */
  readonly bookingPage: string | undefined;
}

export interface FreeDeps {
  readonly study: Pick<StudyClient, 'realizationKept'>;
  readonly inUse: RoomsInUse;
  readonly bookingPage?: string | undefined;
  /** Whether an answer to the asker tells what is not known of any room: the first one of a day does. */
  readonly tellsMore: () => boolean;
}

const MINUTE = 60_000;
const MOST_DAYS = 2;
/** More rooms are a list. */
const MOST_NAMED_ROOMS = 3;
const UNKNOWN: RoomInUse = { reservations: [], stretches: [], isUnsure: true };

/** The rooms that a request names one by one, by their codes or numbers; none where it asks for a list. */
export function roomsNamed(
  source: RoomsOf,
  request: RoomsRequest,
  language: Language,
): readonly ListedRoom[] {
  const all = listRooms(source, request, language);
  const [only, ...others] = all.fitting;
  if (only && others.length === 0 && isMeantAlone(only, all.words, request)) return [only];
  // "Is KMC106 a lab?" asks about that room, whichever kind it is.
  const { matching, shown, words } = all.matching > 0 ? all : listRooms(source, ofCodes(request), language);
  if (matching === 0 || matching > MOST_NAMED_ROOMS) return [];
  const codes = words.filter((word) => /\d/.test(word)).map(plainCode);
  const isNamed = ({ code, name }: ListedRoom): boolean =>
    codes.some((one) => plainCode(code ?? name).includes(one));
  return shown.every(isNamed) ? shown : [];
}

/** Whether the only room that fits is meant: it is called by its own name, "Merisali", or asked for yes or no by its kind. */
function isMeantAlone(
  { name }: ListedRoom,
  words: readonly string[],
  { asksFree, wants, isWhether, filters: { minSeats, maxSeats } }: RoomsRequest,
): boolean {
  if (!asksFree || wants === 'taken') return false;
  const isByName = (word: string): boolean =>
    kindsOf(word.toLowerCase()).length === 0 && folded(name).includes(folded(word));
  const isByKind = isWhether === true && words.length > 0 && minSeats === undefined && maxSeats === undefined;
  return isByKind || words.some(isByName);
}

/** A request without the words of a question that may be filters and are no codes. */
const ofCodes = ({ filters: { hints, ...filters }, ...request }: RoomsRequest): RoomsRequest => ({
  ...request,
  filters: { ...filters, ...(hints && { hints: hints.filter((word) => /\d/.test(word)) }) },
});

/**
 * Reads what is reserved in buildings. Undefined: it is not asked for, or not offered; then nothing is known of it. Rejects where
 * it is asked for and no building could be read.
 */
export async function freeTimes(
  all: readonly Found<Building>[],
  source: RoomsOf,
  request: RoomsRequest,
  reader: Reader,
  { study, inUse, bookingPage, tellsMore }: FreeDeps,
): Promise<FreeTimes | undefined> {
  const { language } = reader;
  if (!inUse.mayTell()) return undefined;
  if (!request.asksFree && roomsNamed(source, request, language).length === 0) return undefined;
  const time = timeMeant(request, reader);
  const days = daysOf(time, reader);
  const answers = await Promise.all(
    all.map(async ({ value: { id } }) => {
      try {
        return { id, use: await inUse.of(id, days, language) };
      } catch (error) {
        return { id, error };
      }
    }),
  );
  const failed = answers.flatMap((one) => ('error' in one ? [{ id: one.id, error: one.error }] : []));
  // It was offered until now: from here on it is not.
  if (failed.some(({ error }) => saysNotOffered(error))) return undefined;
  if (failed[0] && failed.length === answers.length) {
    if (request.asksFree) throw failed[0].error;
    return undefined;
  }
  const uses = new Map(
    answers.flatMap((one) => ('use' in one ? [[one.id as string, one.use] as const] : [])),
  );
  const [only] = all;
  // A list asks several times of each room, and a large building has hundreds of reservations a day.
  const known = new WeakMap<ListedRoom, RoomInUse>();
  return {
    time,
    of: (room) => {
      const use = uses.get(room.buildingId ?? only?.value.id ?? '');
      const read = known.get(room) ?? (use ? roomInUse(room, use.value) : UNKNOWN);
      known.set(room, read);
      return read;
    },
    nameOf: (code) => {
      const kept = study.realizationKept(code, language);
      return kept === undefined || kept === 'absent' ? undefined : kept.value.name;
    },
    reads: [...uses.values()],
    failed,
    tellsMore: tellsMore(),
    bookingPage,
  };
}

/** The days of the time that is meant, as `dayNumber` counts; late in the evening tomorrow is one of them. */
function daysOf(time: MeantTime, { zone }: Reader): number[] {
  const [first, last] = [dayNumber(time.from, zone), dayNumber(wantedUntil(time) - 1, zone)];
  return Array.from({ length: Math.min(Math.max(last - first, 0) + 1, MOST_DAYS) }, (_, nth) => first + nth);
}

/** Up to when a room must be without a reservation. */
export const wantedUntil = ({ from, until, least }: MeantTime): number => until ?? from + least * MINUTE;

/** How a room is at the beginning of the time that is meant. */
export const stateOf = (room: ListedRoom, free: FreeTimes): RoomAt => roomAt(free.of(room), free.time.from);

/** Whether a room is known to be reserved at the time that is meant, or for a part of it. */
function isTaken(room: ListedRoom, free: FreeTimes): boolean {
  const { from, until = from } = free.time;
  const state = stateOf(room, free);
  if (state.is !== 'free') return state.is === 'reserved';
  return state.until !== undefined && state.until < until;
}

/** Which rooms a list has: those that are reserved, where these are asked for, else those that are not. */
export const isListedIn =
  ({ wants }: Pick<RoomsRequest, 'wants'>, free: FreeTimes) =>
  (room: ListedRoom): boolean =>
    wants === 'taken' ? isTaken(room, free) : isFree(room, free);

/** Whether a room is known to be without a reservation for the whole time that is meant. */
function isFree(room: ListedRoom, free: FreeTimes): boolean {
  const state = stateOf(room, free);
  return state.is === 'free' && (state.until === undefined || state.until >= wantedUntil(free.time));
}
