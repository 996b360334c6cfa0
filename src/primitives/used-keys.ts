import { createFingerprints, printOf } from './fingerprints.ts';

/**
 * Remembers for a while which keys were used, so that each is used once. Bounded in
 * number.
 */
export interface UsedKeys {
  /** Takes a key: true the first time, false while it is remembered. */
  claim(key: string): boolean;
  /** Forgets a key, because nothing has come of it. */
  release(key: string): void;
}

/**
 * Two generations hold the keys; single keys have no times.
 * @param forMs how long a key is remembered at least, in milliseconds; three times as long at the most
 * @param most how many keys are kept; the oldest go first, half of them at once
 * @param now epoch milliseconds
 */
export function createUsedKeys(forMs: number, most: number, now: () => number): UsedKeys {
  const half = Math.ceil(most / 2);
  let young = createFingerprints(half);
  let old = createFingerprints(1);
  let turnedAt = now();
  const turn = (at: number): void => {
    // After twice the time the young keys have expired as well.
    old = at - turnedAt < 2 * forMs ? young : createFingerprints(1);
    young = createFingerprints(half);
    turnedAt = at;
  };
  return {
    release: (key) => {
      const print = printOf(key);
      young.delete(print);
      old.delete(print);
    },
    claim: (key) => {
      const at = now();
      // If the clock was set back, keys are remembered as long as ever from now on, and no longer.
      turnedAt = Math.min(turnedAt, at);
      if (at - turnedAt >= forMs || young.used >= half) turn(at);
      const print = printOf(key);
      return !old.has(print) && young.add(print);
    },
  };
}
