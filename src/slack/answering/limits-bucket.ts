/**
 * Buckets of units, one for each taker. A bucket holds the units of one minute and is refilled evenly. After
 * a burst that empties it, one unit comes at a time, and no minute sees more than twice as many.
 */

const MINUTE = 60_000;
/** Times are sums of parts of a minute: they may be off by less than this, in milliseconds. */
const ROUNDING = 0.01;

export interface Buckets {
  /** When `key` may take a unit again, in epoch milliseconds; undefined: now. */
  emptyUntil(key: string): number | undefined;
  /** Takes a unit. */
  take(key: string): void;
}

export interface BucketsOptions {
  /** The units in a full bucket; 0: no limit. */
  readonly perMinute: number;
  /** The most buckets that are kept. The ones unused for longest go first; this fills them again. */
  readonly most: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Keeps one number per bucket: when it will be full again (the generic cell rate algorithm, ITU-T I.371). */
export function createBuckets({ perMinute, most, now }: BucketsOptions): Buckets {
  // A Map keeps insertion order, so the buckets that are full again come first.
  const full = new Map<string, number>();
  const fullAt = (key: string): number => {
    const at = now();
    const until = full.get(key) ?? at;
    // No bucket takes longer than a minute to fill, unless the clock was set back: that must not keep anybody
    // out.
    return until <= at || until > at + MINUTE + ROUNDING ? at : until;
  };
  const forget = (): void => {
    for (const [key, at] of full) {
      if (at > now() && full.size <= most) return;
      full.delete(key);
    }
  };
  return {
    emptyUntil(key) {
      if (perMinute === 0) return undefined;
      const free = fullAt(key) + MINUTE / perMinute - MINUTE;
      return free > now() + ROUNDING ? free : undefined;
    },
    take(key) {
      if (perMinute === 0) return;
      const until = fullAt(key) + MINUTE / perMinute;
      full.delete(key);
      full.set(key, until);
      forget();
    },
  };
}
