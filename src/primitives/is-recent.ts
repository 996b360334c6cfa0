/**
 * Whether something was less than so many milliseconds ago. What lies ahead was not: where the clock was set back, nothing is
 * remembered for longer. Times are epoch milliseconds.
 */
export function isRecent(at: number, now: number, forMs: number): boolean {
  const age = now - at;
  return age >= 0 && age < forMs;
}
