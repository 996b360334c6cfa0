/** What is remembered for a while, and at most so much of it. */
import { withTimeout } from './promises.ts';

/**
 * Options of an lru-cache that holds at most so many entries. Its own `max` reserves memory for all of them from the
 * start.
 */
export const atMost = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });

/**
 * Whether `at` is less than `forMs` milliseconds ago. A time in the future is not recent: after the clock was
 * set back, nothing is remembered for longer. Times are epoch milliseconds.
 */
export function isRecent(at: number, now: number, forMs: number): boolean {
  const age = now - at;
  return age >= 0 && age < forMs;
}

/**
 * Acts once for a key. Calls that come while the act is under way, or while its outcome is remembered, get
 * that outcome. Outcomes are remembered for a while, and only so many.
 */
export interface SingleFlight<T> {
  /** @param act its rejection means that nothing was done, so the next call acts anew */
  run(key: string, act: () => Promise<T>): Promise<T>;
  /** The outcome, where the act has ended and is still remembered. */
  known(key: string): { readonly value: T } | undefined;
  /** Drops an outcome: the next call acts anew. */
  forget(key: string): void;
}

/** An act that has begun, and its outcome. */
interface Begun<T> {
  at: number;
  readonly outcome: Promise<T>;
  known: { readonly value: T } | undefined;
}

/**
 * @param forMs how long an outcome is remembered, in milliseconds
 * @param most how many keys are kept; the oldest go first
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
    // After the clock was set back, the time counts from now on: the outcome is remembered for `forMs` and no
    // longer.
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

// A number that is costly to read: it is read now and then, and a scrape does not wait long for it.

/** How long a number counts as new, in milliseconds. After a failure, too, the next try waits so long. */
const FRESH = 30_000;
/** The longest time that a scrape waits for the number, in milliseconds. */
const WITHIN = 1_000;

/**
 * @param clock milliseconds that only go forward
 * @returns gives the number; the last known one if it can't be read, undefined if none is known. Never rejects.
 */
export function createReading(
  read: () => Promise<number>,
  clock: () => number = () => performance.now(),
): () => Promise<number | undefined> {
  let last: number | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    last = await read().catch(() => last);
    freshUntil = clock() + FRESH;
    underWay = undefined;
  };
  return async () => {
    if (clock() >= freshUntil) {
      underWay ??= refresh();
      await withTimeout(underWay, WITHIN);
    }
    return last;
  };
}
