/** Quiet hours: when a ring that is due in them comes instead. */
import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { setHours } from 'date-fns/setHours';
import { setMinutes } from 'date-fns/setMinutes';
import { startOfDay } from 'date-fns/startOfDay';
import type { RingSettings } from '../store/store.ts';

type Hours = Pick<RingSettings, 'quietFrom' | 'quietTo' | 'zone'>;

/** A stretch of quiet, in epoch milliseconds: from `from` on, until just before `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The quiet stretch that `at` lies in; undefined where there is none. */
export function quietAt(at: number, { quietFrom, quietTo, zone }: Hours): Stretch | undefined {
  if (quietFrom === quietTo) return undefined;
  // Yesterday's stretch may reach into today.
  for (const days of [-1, 0]) {
    const day = addDays(startOfDay(at, { in: tz(zone) }), days, { in: tz(zone) });
    const last = quietTo > quietFrom ? day : addDays(day, 1, { in: tz(zone) });
    const stretch = { from: clock(day, quietFrom, zone), to: clock(last, quietTo, zone) };
    if (at >= stretch.from && at < stretch.to) return stretch;
  }
  return undefined;
}

/** A time of day on a day of the zone; on the nights when clocks change, the wall clock's time counts. */
function clock(day: Date, minutes: number, zone: string): number {
  const hours = setHours(day, Math.floor(minutes / 60), { in: tz(zone) });
  return setMinutes(hours, minutes % 60, { in: tz(zone) }).getTime();
}

/**
 * When a ring due at `due` comes: then, or at the end of the quiet hours, or, where that is after the moment
 * it announces, just before they begin. Where even that is past (`earliest`), at their end all the same: late
 * is better than never.
 */
export function ringTime(due: number, announces: number, earliest: number, hours: Hours): number {
  const quiet = quietAt(due, hours);
  if (!quiet) return due;
  if (quiet.to <= announces) return quiet.to;
  return quiet.from > earliest ? quiet.from - 60_000 : quiet.to;
}
