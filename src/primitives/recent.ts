/** What is remembered for a while, and no more of it than so much. */

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
