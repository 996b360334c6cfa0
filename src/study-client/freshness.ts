/** How old an answer may be. Ages in milliseconds. */
import type { Kind } from './events.ts';
import { BUILDING_FRESH_FACTOR, type Timing } from './timing.ts';

/** How fresh an answer of this age is; undefined: too old to be served. */
export function freshnessOf(
  kind: Kind,
  age: number,
  { freshMs: usual, timing }: { readonly freshMs: number; readonly timing: Timing },
): 'fresh' | 'stale' | undefined {
  const freshMs = usual * (kind === 'building' ? BUILDING_FRESH_FACTOR : 1);
  if (within(age, freshMs)) return 'fresh';
  return age < deadAt(timing.staleMs, freshMs) ? 'stale' : undefined;
}

/**
 * The age at which an answer is no longer served, counted from when it was fetched. An answer is served old
 * at least for as long as it was fresh, even where `staleMs` would leave it less time.
 */
function deadAt(staleMs: number, freshMs: number): number {
  return Math.max(staleMs, 2 * freshMs);
}

/** A negative age (the clock was set back) is not fresh: nobody knows for how long it would stay so. */
export function within(age: number, limit: number): boolean {
  return age >= 0 && age < limit;
}
