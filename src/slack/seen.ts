import { createFingerprints, printOf } from '../ops/fingerprints.ts';

/** Remembers keys for a while, so that what Slack delivers twice is answered once. Bounded in number. */
export interface Seen {
  /** Takes a key: true the first time, false while it is remembered. */
  claim(key: string): boolean;
  /** Forgets a key: nothing has come of what was taken with it. */
  release(key: string): void;
}

/**
 * Keys are kept by two generations without times of their own.
 * @param forMs how long a key is remembered at least, in milliseconds; three times as long at the most
 * @param most how many keys are kept; the oldest go first, half of them at once
 * @param now epoch milliseconds
 */
export function createSeen(forMs: number, most: number, now: () => number): Seen {
  const half = Math.ceil(most / 2);
  let young = createFingerprints(half);
  let old = createFingerprints(1);
  let turnedAt = now();
  const turn = (at: number): void => {
    // After twice the time the young ones have expired as well.
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
      // Where the clock was set back: from now on keys are remembered as long as ever, and no longer.
      turnedAt = Math.min(turnedAt, at);
      if (at - turnedAt >= forMs || young.used >= half) turn(at);
      const print = printOf(key);
      return !old.has(print) && young.add(print);
    },
  };
}
