/**
 * How far a zone's clocks are from UTC. To ask costs more than all the rest of reading a date or drawing a card, so offsets
 * are remembered by the quarter of an hour. Zones change theirs between two of these; where one did not (St. John's once
 * did at a minute past midnight), nothing is remembered.
 */
import { tzOffset } from '@date-fns/tz/tzOffset';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
/** Of one zone; more moments than a day of answers speaks of. */
const MOST = 20_000;

// One zone a process: the configuration's. More of them, as in tests, are as good.
const zones = new Map<string, Map<number, number>>();

/** Local time less UTC at an instant (epoch milliseconds), in milliseconds; NaN for an unknown zone. */
export function offsetAt(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER);
  const known = offsetsOf(zone);
  const before = known.get(quarter);
  if (before !== undefined) return before;
  const offset = ask(quarter * QUARTER, zone);
  if (offset !== ask((quarter + 1) * QUARTER - 1, zone)) return ask(at, zone);
  if (known.size >= MOST) known.clear();
  known.set(quarter, offset);
  return offset;
}

const ask = (at: number, zone: string): number => tzOffset(zone, new Date(at)) * MINUTE;

function offsetsOf(zone: string): Map<number, number> {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  const empty = new Map<number, number>();
  zones.set(zone, empty);
  return empty;
}
