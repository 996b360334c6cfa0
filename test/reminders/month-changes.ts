/** What is new about a course, and when it may be told: a simple reading of the promise. */
import { DAY, isQuiet, MINUTE, type Quiet } from './month-clock.ts';
import type { Known, MonthFacts } from './month-reminders.ts';

/** What a channel was last told. */
export interface Told {
  readonly facts: MonthFacts;
  readonly toldGone: boolean;
}

export function newsKind(
  told: Told,
  { facts, gone }: Known,
  now: number,
): 'ended' | 'missing' | 'changed' | undefined {
  const over = overAt(facts);
  if (over !== undefined && over + 30 * DAY <= now) return 'ended';
  // Told once, and kept.
  if (gone) return told.toldGone ? undefined : 'missing';
  return told.toldGone || JSON.stringify(told.facts) !== JSON.stringify(facts) ? 'changed' : undefined;
}

/** The promise says nothing of minutes: a notice may take a few. */
const SOON = 8 * MINUTE;
const FEW = 12 * MINUTE;

/** When news that are known now are told; undefined in quiet hours, after which one looks again. */
export function windowOf(now: number, quiet: Quiet): { from: number; to: number } | undefined {
  return isQuiet(now + SOON, quiet) ? undefined : { from: now, to: now + FEW };
}

/** When a course is over: an end before a start to come is a mistake, and the start counts. */
export function overAt(facts: MonthFacts | undefined): number | undefined {
  const { starts, ends } = facts ?? {};
  return ends && Math.max(ends.end, starts?.at ?? ends.end);
}
