/** What clocks on walls in Helsinki say. Minute by minute, so that there is nothing in it to be wrong. */
const ZONE = 'Europe/Helsinki';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2027-03-28T04:00:00` */
export function wall(ms: number): string {
  return parts.format(ms).replace(' ', 'T');
}

const minutes = new Map<number, number>();

/** Minutes since midnight on the wall. Looked at once: Intl is slow. */
function wallMinute(ms: number): number {
  const minute = ms - (ms % MINUTE);
  const known = minutes.get(minute);
  if (known !== undefined) return known;
  const [, hour = '0', rest = '0'] = /T(\d\d):(\d\d)/.exec(wall(minute)) ?? [];
  minutes.set(minute, Number(hour) * 60 + Number(rest));
  return wallMinute(ms);
}

/** The first moment of the local day. */
export function dayStart(ms: number): number {
  const day = wall(ms).slice(0, 10);
  let at = ms - (ms % MINUTE);
  while (wall(at - 30 * MINUTE).slice(0, 10) === day) at -= 30 * MINUTE;
  while (wall(at - MINUTE).slice(0, 10) === day) at -= MINUTE;
  return at;
}

/** Whether a time on the wall comes twice: it is then unclear which of them the study API means. */
export function isTwice(ms: number): boolean {
  return wall(ms) === wall(ms + HOUR) || wall(ms) === wall(ms - HOUR);
}

export interface Quiet {
  readonly quietFrom: number;
  readonly quietTo: number;
}

export function isQuiet(ms: number, { quietFrom, quietTo }: Quiet): boolean {
  const minute = wallMinute(ms);
  if (quietFrom === quietTo) return false;
  return quietFrom < quietTo
    ? minute >= quietFrom && minute < quietTo
    : minute >= quietFrom || minute < quietTo;
}

/** The first minute after `ms` that is not quiet. */
export function quietEnd(ms: number, quiet: Quiet): number {
  let at = ms - (ms % MINUTE);
  while (isQuiet(at, quiet)) at += MINUTE;
  return at;
}

/** The first minute of the quiet that `ms` lies in. */
export function quietBegin(ms: number, quiet: Quiet): number {
  let at = ms - (ms % MINUTE);
  while (isQuiet(at - MINUTE, quiet)) at -= MINUTE;
  return at;
}
