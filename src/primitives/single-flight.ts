/**
 * Does a thing once under a key, though it is asked for twice, or again while it is under way: everybody gets the
 * outcome of the one time. Remembers for a while; bounded in number.
 */
export interface SingleFlight<T> {
  /** @param act its rejection says that nothing was done, so that it may be done anew */
  run(key: string, act: () => Promise<T>): Promise<T>;
  /** What was the outcome, where it is known and remembered. */
  known(key: string): { readonly value: T } | undefined;
  /** Lets go of an outcome: the next one acts anew. */
  forget(key: string): void;
}

/** A thing that was begun, and what came of it. */
interface Begun<T> {
  at: number;
  readonly outcome: Promise<T>;
  known: { readonly value: T } | undefined;
}

/**
 * @param forMs how long an outcome is remembered, in milliseconds
 * @param most how many are kept; the oldest go first
 * @param now epoch milliseconds
 */
export function createSingleFlight<T>(forMs: number, most: number, now: () => number): SingleFlight<T> {
  // A Map keeps insertion order, so the oldest, which expire first, come first.
  const begun = new Map<string, Begun<T>>();
  const forget = (now: number): void => {
    for (const [key, { at }] of begun) {
      if (at + forMs > now && begun.size < most) return;
      begun.delete(key);
    }
  };
  const remembered = (key: string): Begun<T> | undefined => {
    const before = begun.get(key);
    if (!before) return undefined;
    // Where the clock was set back: from now on it is remembered as long as ever, and no longer.
    const at = now();
    before.at = Math.min(before.at, at);
    return before.at + forMs > at ? before : undefined;
  };
  return {
    known: (key) => remembered(key)?.known,
    forget: (key) => void begun.delete(key),
    run: (key, act) => {
      const before = remembered(key);
      if (before) return before.outcome;
      const at = now();
      begun.delete(key);
      forget(at);
      const mine: Begun<T> = { at, outcome: act(), known: undefined };
      begun.set(key, mine);
      return mine.outcome.then(
        (value) => {
          mine.known = { value };
          return value;
        },
        (error: unknown) => {
          if (begun.get(key) === mine) begun.delete(key);
          throw error;
        },
      );
    },
  };
}
