/** Things that are asked for over and over and cost something to make, such as a date in words. */

/**
 * `make`, which makes the same thing once. When that many are remembered, all are dropped at once: that is rare where most is
 * asked for again, and costs no more than making it anew.
 * @param most keys that are remembered
 */
export function memoize<K, V>(most: number, make: (key: K) => V): (key: K) => V {
  return memoizeBy(most, (key) => key, make);
}

/**
 * The same for what two of which are alike without being the same.
 * @param keyOf what alike ones have in common, and no others
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

/** One process has one zone, the configuration's. More of them, as in tests, are as good. */
const MOST_ZONES = 100;

/** One of something for each IANA zone, made when it is first asked for. */
export function perZone<V>(make: (zone: string) => V): (zone: string) => V {
  return memoize(MOST_ZONES, make);
}
