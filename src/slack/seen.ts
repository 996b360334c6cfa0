/** Remembers keys for a while, so that what Slack delivers twice is answered once. Bounded in number. */
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
  // A Map keeps insertion order, so the oldest keys, which expire first, come first.
  const until = new Map<string, number>();
  const forget = (at: number): void => {
    for (const [key, expires] of until) {
      if (expires > at && until.size < most) return;
      until.delete(key);
    }
  };
  return {
    release: (key) => void until.delete(key),
    claim: (key) => {
      const at = now();
      if ((until.get(key) ?? Number.NEGATIVE_INFINITY) > at) return false;
      until.delete(key);
      forget(at);
      until.set(key, at + forMs);
      return true;
    },
  };
}
