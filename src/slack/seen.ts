/** Remembers keys for a while, so that what Slack delivers twice is answered once. Bounded in number. */
import { createRecent } from '../ops/recent.ts';

export interface Seen {
  /** Takes a key: true the first time, false while it is remembered. */
  claim(key: string): boolean;
  /** Forgets a key: nothing has come of what was taken with it. */
  release(key: string): void;
}

/**
 * @param forMs how long a key is remembered, in milliseconds
 * @param most how many keys are kept; the oldest go first
 * @param now epoch milliseconds
 */
export function createSeen(forMs: number, most: number, now: () => number): Seen {
  const until = createRecent<string, number>(most);
  let turnedAt = now();
  return {
    release: until.delete,
    claim: (key) => {
      const at = now();
      // What is two generations old has expired; a clock that was set back begins a new one, too.
      if (at - turnedAt >= forMs || at < turnedAt) {
        until.turn();
        turnedAt = at;
      }
      if ((until.get(key) ?? Number.NEGATIVE_INFINITY) > at) return false;
      until.set(key, at + forMs);
      return true;
    },
  };
}
