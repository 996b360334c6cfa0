/** Whether followed courses are still read again, by what the store knows. */
import { type Finding, ok, skip, warn } from './finding.ts';

const ABOUT = 'check of followed courses';
const NEXT =
  'If Coursebell runs: look for lines of kind check in its log, and for what is wrong with the study API or the store above.';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the store knows of checks. Times are epoch milliseconds; null: never. */
export interface Checks {
  readonly succeeded_at: number | null;
  readonly failing_since: number | null;
}

/** The migration that makes the table of checks. */
export const CHECKS = '004-jobs';
/** The name of checks in that table. */
export const CHECK = 'check';

/**
 * @param checks undefined: none has ended yet
 * @param everySeconds how often followed courses are to be read; twice this is too long
 */
export function judgeChecks(checks: Checks | undefined, everySeconds: number, now: number): Finding {
  if (checks === undefined) return skip(ABOUT, 'none has ended yet; the first one follows the start');
  const { succeeded_at, failing_since } = checks;
  const failing = failing_since === null ? '' : `; checks have failed for ${duration(now - failing_since)}`;
  if (succeeded_at === null) return warn(ABOUT, `none has succeeded yet${failing}`, NEXT);
  const ago = now - succeeded_at;
  const found = `the last successful one was ${duration(ago)} ago${failing}`;
  if (ago <= 2 * everySeconds * 1000) return ok(ABOUT, found);
  return warn(ABOUT, `${found}; it is to come every ${duration(everySeconds * 1000)}`, NEXT);
}

function duration(ms: number): string {
  const [unit, size] = ms >= 2 * DAY ? ['days', DAY] : ms >= 2 * HOUR ? ['hours', HOUR] : ['minutes', MINUTE];
  return `${Math.max(0, Math.floor(Number(ms) / Number(size)))} ${unit}`;
}
