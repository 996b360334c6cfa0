/**
 * Calendar days of a zone. To ask for a zone's offset costs more than all the rest of a card, so offsets are remembered
 * by the quarter of an hour: zones change theirs only then.
 */
import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HALF_DAY = 12 * 60 * MINUTE;
const DAY = 2 * HALF_DAY;
/** Of one zone; more moments than a day of answers speaks of. */
const MOST = 20_000;

// One zone a process: the configuration's. More of them, as in tests, are as good.
const zones = new Map<string, Map<number, number>>();

/** Local time less UTC at an instant, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const known = zones.get(zone) ?? new Map<number, number>();
  zones.set(zone, known);
  const quarter = Math.floor(at / QUARTER);
  const before = known.get(quarter);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const offset = tzOffset(zone, new Date(quarter * QUARTER)) * MINUTE;
  known.set(quarter, offset);
  return offset;
}

/** The calendar day in the zone, counted from 1 January 1970. `at`: epoch milliseconds. */
export function dayNumber(at: number, zone: string): number {
  return Math.floor((at + offsetAt(at, zone)) / DAY);
}

/** Noon of the calendar day in the zone that an instant lies in, in epoch milliseconds. */
export function noonOf(at: number, zone: string): number {
  const noon = dayNumber(at, zone) * DAY + HALF_DAY;
  // Clocks change at night, so the offset of about noon is that of noon.
  return noon - offsetAt(noon - offsetAt(at, zone), zone);
}
