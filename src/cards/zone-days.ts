/** Calendar days of a zone. */
import { offsetAt } from '../study-client/zone-offset.ts';

const HALF_DAY = 12 * 60 * 60_000;
const DAY = 2 * HALF_DAY;

/** The calendar day in the zone, counted from 1 January 1970. `at`: epoch milliseconds. */
export function dayNumber(at: number, zone: string): number {
  return Math.floor((at + offsetAt(at, zone)) / DAY);
}

/** Noon of the calendar day of an instant in the zone, in epoch milliseconds. */
export function noonOf(at: number, zone: string): number {
  const noon = dayNumber(at, zone) * DAY + HALF_DAY;
  // Clocks change at night, so the offset about noon is the offset at noon.
  return noon - offsetAt(noon - offsetAt(at, zone), zone);
}
