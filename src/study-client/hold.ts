/**
 * The upstream's wish to be left alone, kept for all look-ups: after a `Retry-After` nothing is sent until
 * its time. One hold at a time; a later one wins, an earlier one never shortens it.
 */
import type { UpstreamError } from '../errors.ts';
import type { Clock } from './timing.ts';

export interface Hold {
  /**
   * Holds everything until `until` (epoch milliseconds); `error` is what a held look-up fails with.
   * @returns whether this changes anything
   */
  set(until: number, error: UpstreamError): boolean;
  /**
   * The hold in force; undefined where calls may pass. A clock that was set back ends the hold: nobody knows
   * how much of it is left.
   */
  current(): Held | undefined;
}

/** A hold. It stays the same object for as long as it is the same hold. */
export interface Held {
  readonly until: number;
  readonly error: UpstreamError;
}

export function createHold(clock: Clock): Hold {
  let held: Held | undefined;
  let setAt = 0;
  const current = (): Held | undefined => {
    const now = clock.now();
    if (held !== undefined && (now >= held.until || now < setAt)) held = undefined;
    return held;
  };
  return {
    current,
    set(until, error) {
      const before = current();
      if (before !== undefined && until <= before.until) return false;
      held = { until, error };
      setAt = clock.now();
      return true;
    },
  };
}
