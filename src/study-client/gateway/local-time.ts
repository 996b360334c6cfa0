/**
 * Places the study API's local dates on the time line. Source: `docs/study-api.md`, “Dates”:
 * `YYYY-MM-DDThh:mm:ss` without an offset; seconds may be missing, and a date may stand alone. The
 * zone is always given; the zone of this process plays no part.
 */
import type { Moment } from '../model.ts';
import { offsetAt } from '../moments.ts';

/**
 * Which instant a local time means where it happens twice, because the clocks are turned back. Things that
 * start take the earlier one and things that end the later one, so that a window is never shown shorter than
 * it is.
 */
type Twice = 'earlier' | 'later';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Reads a date or date-time; undefined where it is neither or names no day of the calendar. The specification
 * has no offsets, but one that comes is honoured. A time that the clocks skip moves forward by the length of
 * the gap.
 */
export function toMoment(text: string, zone: string, which: Twice): Moment | undefined {
  const parts = PATTERN.exec(text.trim());
  if (parts === null) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '0', second = '0', fraction = '', offset] = parts;
  const midnight = utcDay(Number(year), Number(month), Number(day));
  if (midnight === undefined) return undefined;
  if (hour === undefined) return wholeDay(midnight, zone);
  const time = timeOfDay(Number(hour), Number(minute), Number(second));
  if (time === undefined) return undefined;
  const local = midnight + time + Number(fraction.padEnd(3, '0').slice(0, 3));
  const at = offset === undefined ? toInstant(local, zone, which) : local - offsetMinutes(offset) * MINUTE;
  return Number.isFinite(at) ? { at, precision: 'minute' } : undefined;
}

function wholeDay(midnight: number, zone: string): Moment | undefined {
  const at = toInstant(midnight, zone, 'earlier');
  const until = toInstant(midnight + DAY, zone, 'earlier');
  return Number.isFinite(at) && Number.isFinite(until) ? { at, precision: 'day', until } : undefined;
}

/** The day as if it were UTC; undefined for 30 February and its like. */
function utcDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.getTime() : undefined;
}

/** Milliseconds since midnight. ISO 8601 allows `24:00:00` for the end of a day. */
function timeOfDay(hour: number, minute: number, second: number): number | undefined {
  const endOfDay = hour === 24 && minute === 0 && second === 0;
  if ((hour > 23 && !endOfDay) || minute > 59 || second > 59) return undefined;
  return ((hour * 60 + minute) * 60 + second) * 1000;
}

function offsetMinutes(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', ''));
  return offset.startsWith('-') ? -minutes : minutes;
}

/**
 * The instant of a local time, which is given as if it were UTC. Tries the offsets in force a day before and
 * a day after. Where both hold and differ, the time happens twice. Where neither holds, the clocks skip the
 * time, and the offset from before moves it forward by the length of the gap.
 */
function toInstant(local: number, zone: string, which: Twice): number {
  const before = local - offsetAt(local - DAY, zone);
  const after = local - offsetAt(local + DAY, zone);
  const holds = [before, after].filter((instant) => instant + offsetAt(instant, zone) === local);
  if (holds.length === 0) return before;
  return which === 'earlier' ? Math.min(...holds) : Math.max(...holds);
}
