/** The reservations of a building's rooms, where the study API offers them: one call for a building and a day. */
import { LRUCache } from 'lru-cache';
import type { Language } from '../language.ts';
import { atMost, inPieces, isRecent } from '../primitives.ts';
import type { PersonKey } from '../store/store.ts';
import { isoDate, mondayOf, nowIn } from '../study-client/days.ts';
import { notKnownToOffer } from '../study-client/extras.ts';
import {
  type Building,
  type BuildingId,
  type Found,
  type LocalDays,
  mergedReservations,
  type ReservationsRead,
  type ReservedFor,
  type StudyClient,
} from '../study-client/model.ts';
import type { StudyExtras } from './study-extras.ts';

/** The reservations of a building on some days, and their age. */
export type BuildingInUse = Found<ReservationsRead> & {
  /** They were read so long ago that they don't tell how it is now. */
  readonly isOld: boolean;
};

export interface RoomsInUse {
  /** Whether the study API offers them, or nothing is known of that: what a person asks for is the first use then. */
  mayTell(): boolean;
  /** Whether nothing is known of that yet, and may be soon. */
  isAwaited(): boolean;
  /**
   * What is reserved in a building on days as `dayNumber` counts, one after another. Rejects as the study client does.
   */
  of(id: BuildingId, days: readonly number[], language: Language): Promise<BuildingInUse>;
  /** Whether a person is told of rooms for the first time on a day of a zone; from then on, not any more. */
  isFirst(person: PersonKey, zone: string): boolean;
}

interface RoomsInUseOptions {
  readonly study: Pick<StudyClient, 'building' | 'reservations'>;
  readonly extras: Pick<StudyExtras, 'can' | 'mayTry' | 'tryOut' | 'isAwaited'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const MINUTE = 60_000;
/** What is older does not tell how it is now. */
const OLD = 10 * MINUTE;
/** The most rooms of one search. */
const ROOMS_AT_ONCE = 50;
/** The most people whose first answer of a day is remembered. */
const MOST_TOLD = 5000;

export function createRoomsInUse({ study, extras, now }: RoomsInUseOptions): RoomsInUse {
  const told = new LRUCache<string, number>(atMost(MOST_TOLD));
  const read = async (of: ReservedFor, days: LocalDays, language: Language) => {
    const known = await study.reservations(of, days, language);
    // What was known stands, with its time.
    return known.freshness === 'fresh'
      ? known
      : study.reservations(of, days, language, 'fresh').catch(() => known);
  };
  /** Undefined: no room has a code. */
  const byRooms = async ({ code: own, rooms }: Building, days: LocalDays, language: Language) => {
    const codes = [...new Set(rooms.flatMap(({ code = '' }) => code.trim() || []))];
    const parts = inPieces(codes, ROOMS_AT_ONCE);
    const all = merged(await Promise.all(parts.map((some) => read({ rooms: some }, days, language))));
    if (!all) return undefined;
    const { value } = all;
    // What is reserved in a room without a code no such search finds, and another one only by the building's own code.
    const isBelieved = own !== undefined && value.found.length === 0;
    const nameless = isBelieved ? [] : rooms.filter(({ code = '' }) => code.trim() === '');
    return { ...all, value: { ...value, unsureRooms: [...value.unsureRooms, ...nameless] } };
  };
  const ofDay = async (
    building: Building,
    day: number,
    language: Language,
  ): Promise<Found<ReservationsRead>> => {
    const days = { first: isoDate(day), last: isoDate(day) };
    const { id, code } = building;
    if (code === undefined) return (await byRooms(building, days, language)) ?? unread(now());
    const found = await read({ building: { id, code } }, days, language);
    if (found.value.isComplete && (found.value.found.length > 0 || !isWorkingDay(day))) return found;
    // The code may not be that of the study data, or too much was asked for at once.
    const others = await byRooms(building, days, language).catch(() => undefined);
    if (others && others.value.found.length >= found.value.found.length) return others;
    return { ...found, value: { ...found.value, isComplete: false } };
  };
  const can = (): boolean => extras.can('reservations');
  /** Rejects where it is not known that they are offered: what is asked for has not shown it either. */
  const offered = async ({ id, code, rooms }: Building, day: number, language: Language): Promise<void> => {
    const days = { first: isoDate(day), last: isoDate(day) };
    const some = rooms.flatMap((one) => one.code?.trim() || []).slice(0, ROOMS_AT_ONCE);
    const of: ReservedFor[] = [
      ...(code === undefined ? [] : [{ building: { id, code } }]),
      ...(some.length > 0 ? [{ rooms: some }] : []),
    ];
    if (!can()) await extras.tryOut(of.map((reserved) => ({ use: { reserved, days }, in: language })));
    if (!can()) throw notKnownToOffer('reservations');
  };
  return {
    mayTell: () => can() || extras.mayTry('reservations'),
    isAwaited: () => extras.isAwaited('reservations'),
    isFirst: ({ workspace, user }, zone) => {
      const [person, { today }] = [`${workspace} ${user}`, nowIn(zone, now(), false)];
      const isFirst = told.get(person) !== today;
      told.set(person, today);
      return isFirst;
    },
    of: async (id, days, language) => {
      // The code of the study data, not of a directory.
      const { value: building } = await study.building(id, language);
      for (const day of days.slice(0, 1)) await offered(building, day, language);
      const all = merged(await Promise.all(days.map((day) => ofDay(building, day, language))));
      if (!all) throw new RangeError('reservations of no day');
      return { ...all, isOld: !isRecent(all.fetchedAt, now(), OLD) };
    },
  };
}

const isWorkingDay = (day: number): boolean => day - mondayOf(day) < 5;

/** A building without a code, as its rooms are: no search finds what is reserved there. */
const unread = (fetchedAt: number): Found<ReservationsRead> => ({
  value: { found: [], unsureRooms: [], unsureIds: [], unsure: [], isComplete: false },
  fetchedAt,
  freshness: 'fresh',
});

/** Several answers as one, which is as old as the oldest. Undefined: there are none. */
function merged(all: readonly Found<ReservationsRead>[]): Found<ReservationsRead> | undefined {
  const [oldest] = all.toSorted((one, other) => one.fetchedAt - other.fetchedAt);
  if (!oldest) return undefined;
  const value = {
    found: mergedReservations(all.map((one) => one.value)),
    unsureRooms: all.flatMap((one) => one.value.unsureRooms),
    unsureIds: all.flatMap((one) => one.value.unsureIds),
    unsure: all.flatMap((one) => one.value.unsure),
    isComplete: all.every((one) => one.value.isComplete),
  };
  return { ...oldest, value };
}
