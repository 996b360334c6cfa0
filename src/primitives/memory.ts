/** Keeps things that are asked for over and over and cost something to make, such as a date in words. */

/**
 * `make`, called once for each key. When `most` keys are remembered, all are dropped at once. That is rare
 * where most calls ask for a known key, and it costs no more than making everything again.
 * @param most the most keys that are remembered
 */
export function memoize<K, V>(most: number, make: (key: K) => V): (key: K) => V {
  return memoizeBy(most, (key) => key, make);
}

/**
 * Like `memoize`, for arguments that are equal without being identical.
 * @param keyOf a key that equal arguments share, and no others
 */
export function memoizeBy<A, V>(
  most: number,
  keyOf: (about: A) => unknown,
  make: (about: A) => V,
): (about: A) => V {
  const known = new Map<unknown, V>();
  return (about) => {
    const key = keyOf(about);
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as V;
    const made = make(about);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}

/** The configuration's zone and the zones of people who read: a few. */
const MOST_ZONES = 100;

/** One value for each IANA zone, made when the zone is first asked for. */
export function perZone<V>(make: (zone: string) => V): (zone: string) => V {
  return memoize(MOST_ZONES, make);
}

/**
 * Whether `at` is less than `forMs` milliseconds ago. A time in the future is not recent: after the clock was
 * set back, nothing is remembered for longer. Times are epoch milliseconds.
 */
export function isRecent(at: number, now: number, forMs: number): boolean {
  const age = now - at;
  return age >= 0 && age < forMs;
}
