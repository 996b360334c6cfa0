/**
 * Whether `at` is less than `forMs` milliseconds ago. A time in the future is not recent: after the clock was
 * set back, nothing is remembered for longer. Times are epoch milliseconds.
 */
export function isRecent(at: number, now: number, forMs: number): boolean {
  const age = now - at;
  return age >= 0 && age < forMs;
}
