/**
 * How far a zone's clocks are from UTC. Asking for an offset costs more than all the rest of reading a date
 * or drawing a card, so offsets are remembered by the quarter of an hour. Zones change their offset between
 * two quarters. Where one changed within a quarter (St. John's once did at a minute past midnight), nothing
 * is remembered.
 */
import { tzOffset } from '@date-fns/tz/tzOffset';
import { memoize, perZone } from '../primitives/memoize.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
/** The most quarters of one zone that are remembered: more than a day of answers speaks of. */
const MOST = 20_000;

/** Local time less UTC at an instant (epoch milliseconds), in milliseconds; NaN for an unknown zone. */
export function offsetAt(at: number, zone: string): number {
  return offsetsIn(zone)(Math.floor(at / QUARTER)) ?? ask(at, zone);
}

/** The one offset of a quarter; undefined where it has two. */
const offsetsIn = perZone((zone) =>
  memoize(MOST, (quarter: number) => {
    const offset = ask(quarter * QUARTER, zone);
    return offset === ask((quarter + 1) * QUARTER - 1, zone) ? offset : undefined;
  }),
);

const ask = (at: number, zone: string): number => tzOffset(zone, new Date(at)) * MINUTE;
