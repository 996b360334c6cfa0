/** What words for rooms ask beside which rooms: whether they are free, and when. */
import type { Token } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';
import type { RoomsRequest } from './request.ts';
import { ofBooking, unquoted } from './seats.ts';
import { spokenTimes, timeSaid } from './when.ts';

const { booking, taken, toBook } = vocabulary.rooms;

/** The places of words that ask whether a room is free, or tell when and for how long. */
export function bookedIn(typed: readonly Token[]): ReadonlySet<number> {
  const booked = ofBooking(typed);
  return booked.size === 0 ? booked : new Set([...booked, ...spokenTimes(typed)]);
}

/** What such words ask. */
export function freeAsked(typed: readonly Token[], booked: ReadonlySet<number>): Partial<RoomsRequest> {
  if (booked.size === 0) return {};
  const asking = typed.map(unquoted).filter((word, at) => booked.has(at) && booking.has(word));
  const isTaken = asking.some(taken.has);
  const isToBook = asking.length > 0 && asking.every(toBook.has);
  return {
    asksFree: true,
    ...(isTaken && { wants: 'taken' as const }),
    ...(!isTaken && isToBook && { wants: 'booking' as const }),
    ...timeSaid(typed, booked),
  };
}
