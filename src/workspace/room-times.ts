/**
 * Which reservations hold a room: its own, and those of its parts or of the room of which it is a part. The study API does not
 * tell of parts: their codes do. Rules: `docs/extras.md`.
 */
import type { Reservation, ReservationsRead, ReservedRoom, Room } from '../study-client/model.ts';

/** A time, in epoch milliseconds; it is over at `ends`. */
interface Stretch {
  readonly starts: number;
  readonly ends: number;
}

/** What is known of a room's reservations, by start. */
export interface RoomInUse {
  readonly reservations: readonly Reservation[];
  /** Times without a gap between them as one. */
  readonly stretches: readonly Stretch[];
  /** A reservation of it can't be read, or not all of them are known: it may be in use. */
  readonly isUnsure: boolean;
}

const plain = (code: string): string => code.trim().toUpperCase();

/** "KMX523.2" is a part of "KMX523", "320.7/8" are two parts. */
const PART = /^(.+)\.([\p{L}\p{N}]{1,3}(?:\/[\p{L}\p{N}]{1,3})*)$/u;

/** What a code stands for: a whole, and the parts of it; none: all of them. */
interface Named {
  readonly whole: string;
  readonly parts: readonly string[];
}

function namedBy(code: string): Named {
  const [, whole = plain(code), parts] = PART.exec(plain(code)) ?? [];
  return { whole, parts: parts === undefined ? [] : parts.split('/') };
}

/** Whether who has a room of one code has some of the room of the other. Codes count as a whole: B311 is not B311A. */
function sharesSpace(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true;
  const [a, b] = [namedBy(one), namedBy(other)];
  // "A1.13" is the part of a room only where there is an "A1".
  if (a.whole !== b.whole) return false;
  return a.parts.length === 0 || b.parts.length === 0 || a.parts.some((part) => b.parts.includes(part));
}

/** Whether a reserved room is this one, by its id or its code. */
export function isSameRoom({ id, code }: ReservedRoom, room: Pick<Room, 'id' | 'code'>): boolean {
  if (id !== undefined && id === room.id) return true;
  return code !== undefined && room.code !== undefined && plain(code) === plain(room.code);
}

const isOf = (reserved: ReservedRoom, room: Room): boolean =>
  isSameRoom(reserved, room) ||
  (reserved.code !== undefined && room.code !== undefined && sharesSpace(reserved.code, room.code));

/** What is known of a room, by the reservations of its building. */
export function roomInUse(room: Room, { found, unsureRooms, isComplete }: ReservationsRead): RoomInUse {
  const reservations = found.filter(({ rooms }) => rooms.some((one) => isOf(one, room)));
  return {
    reservations,
    stretches: joinedStretches(reservations),
    isUnsure:
      !isComplete ||
      (room.id === undefined && room.code === undefined) ||
      unsureRooms.some((one) => isOf(one, room)),
  };
}

/** Times that touch or overlap as one, in their order. @param times by start */
function joinedStretches(times: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { starts, ends } of times) {
    const last = joined.at(-1);
    if (last && starts <= last.ends) joined[joined.length - 1] = { ...last, ends: Math.max(last.ends, ends) };
    else joined.push({ starts, ends });
  }
  return joined;
}

/** How a room is at an instant: reserved until the end of what is joined there, or without a reservation until the next. */
export type RoomAt =
  | { readonly is: 'reserved'; readonly until: number }
  /** `until`: when the next reservation begins; undefined: none is known. */
  | { readonly is: 'free'; readonly until: number | undefined }
  | { readonly is: 'unknown' };

/** @param at epoch milliseconds */
export function roomAt({ stretches, isUnsure }: RoomInUse, at: number): RoomAt {
  const holding = stretches.find(({ starts, ends }) => starts <= at && at < ends);
  if (holding) return { is: 'reserved', until: holding.ends };
  if (isUnsure) return { is: 'unknown' };
  return { is: 'free', until: stretches.find(({ starts }) => starts > at)?.starts };
}
