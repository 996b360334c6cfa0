/** Calendar days of a zone. */
import { offsetAt } from '../study-client/zone-offset.ts';

const MINUTE = 60_000;
const HALF_DAY = 12 * 60 * MINUTE;
const DAY = 2 * HALF_DAY;

/** The calendar day in the zone, counted from 1 January 1970. `at`: epoch milliseconds. */
export function dayNumber(at: number, zone: string): number {
  return Math.floor((at + offsetAt(at, zone)) / DAY);
}

/** The minute of the day in the zone, from 0 on. `at`: epoch milliseconds. */
export function minuteOfDay(at: number, zone: string): number {
  const local = at + offsetAt(at, zone);
  return Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE);
}

/** Noon of the calendar day in the zone that an instant lies in, in epoch milliseconds. */
export function noonOf(at: number, zone: string): number {
  const noon = dayNumber(at, zone) * DAY + HALF_DAY;
  // Clocks change at night, so the offset of about noon is that of noon.
  return noon - offsetAt(noon - offsetAt(at, zone), zone);
}
