/** Quiet hours, and when a ring that is due in them comes instead. */
import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { setHours } from 'date-fns/setHours';
import { setMinutes } from 'date-fns/setMinutes';
import { startOfDay } from 'date-fns/startOfDay';
import { memoizeBy } from '../primitives/memoize.ts';
import { isAlwaysLoud } from '../store/ring-settings.ts';
import type { RingSettings } from '../store/store.ts';

type Hours = Pick<RingSettings, 'quietFrom' | 'quietTo' | 'zone'>;

/** A stretch of quiet, in epoch milliseconds: from `from` on, until just before `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const DAY = 24 * 60 * 60_000;
/**
 * The most days whose stretches are remembered. A zone's calendar is slow to ask, and the same few days are
 * asked for again and again.
 */
const MOST_KNOWN = 10_000;

/** The quiet stretch that `at` lies in; undefined where there is none. */
export function quietAt(at: number, hours: Hours): Stretch | undefined {
  if (isAlwaysLoud(hours)) return undefined;
  return stretchesOf({ day: Math.floor(at / DAY), hours }).find(({ from, to }) => at >= from && at < to);
}

/** A day of UTC, counted from the epoch, and the quiet hours that are sought for it. */
interface Quiet {
  readonly day: number;
  readonly hours: Hours;
}

/** Every stretch that some moment of a day lies in. */
const stretchesOf = memoizeBy(
  MOST_KNOWN,
  ({ day, hours }: Quiet) => `${day} ${hours.quietFrom} ${hours.quietTo} ${hours.zone}`,
  // Yesterday's stretch may reach into today, and a day of UTC may touch three days of the zone.
  ({ day, hours }): readonly Stretch[] => [-1, 0, 1, 2].map((days) => stretchFrom(day * DAY, days, hours)),
);

/** The stretch that begins `days` days after the zone's day of `at`. */
function stretchFrom(at: number, days: number, { quietFrom, quietTo, zone }: Hours): Stretch {
  const day = addDays(startOfDay(at, { in: tz(zone) }), days, { in: tz(zone) });
  const last = quietTo > quietFrom ? day : addDays(day, 1, { in: tz(zone) });
  return { from: clock(day, quietFrom, zone), to: clock(last, quietTo, zone) };
}

/**
 * The instant of a time of day on a day of the zone. When clocks change at night, the wall clock's time
 * counts.
 */
function clock(day: Date, minutes: number, zone: string): number {
  const hours = setHours(day, Math.floor(minutes / 60), { in: tz(zone) });
  return setMinutes(hours, minutes % 60, { in: tz(zone) }).getTime();
}

/**
 * When a ring that is due at `due` comes; all times in epoch milliseconds. In quiet hours it comes at their
 * end. Where that is after the moment it announces, it comes a minute before they begin. Where they began by
 * `earliest`, it comes at their end all the same: late is better than never.
 */
export function ringTime(due: number, announces: number, earliest: number, hours: Hours): number {
  const quiet = quietAt(due, hours);
  if (!quiet) return due;
  if (quiet.to <= announces) return quiet.to;
  return quiet.from > earliest ? quiet.from - 60_000 : quiet.to;
}
