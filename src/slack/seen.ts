/** Remembers keys for a while, so that what Slack delivers twice is answered once. Bounded in number. */
export interface Seen {
  /** Takes a key: true the first time, false while it is remembered. */
  claim(key: string): boolean;
  /** Forgets a key: nothing has come of what was taken with it. */
  release(key: string): void;
}

/**
 * A text that was cut out of a request, or put together of such, keeps the whole request in memory as long as it is kept
 * itself. A copy does not.
 */
const copyOf = (text: string): string => Buffer.from(text).toString();

/**
 * Keys are kept by two generations without times of their own: thousands come in a second, and each that is kept is carried about
 * by every collection of garbage.
 * @param forMs how long a key is remembered at least, in milliseconds; three times as long at the most
 * @param most how many keys are kept; the oldest go first, half of them at once
 * @param now epoch milliseconds
 */
export function createSeen(forMs: number, most: number, now: () => number): Seen {
  let young = new Set<string>();
  let old = new Set<string>();
  let turnedAt = now();
  const turn = (at: number): void => {
    // After twice the time the young ones have expired as well.
    old = at - turnedAt < 2 * forMs ? young : new Set();
    young = new Set();
    turnedAt = at;
  };
  return {
    release: (key) => void (young.delete(key) || old.delete(key)),
    claim: (key) => {
      const at = now();
      // Where the clock was set back: from now on keys are remembered as long as ever, and no longer.
      turnedAt = Math.min(turnedAt, at);
      if (at - turnedAt >= forMs || young.size >= most / 2) turn(at);
      if (young.has(key) || old.has(key)) return false;
      young.add(copyOf(key));
      return true;
    },
  };
}
