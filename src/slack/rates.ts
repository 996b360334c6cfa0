/**
 * Rates: how often something may be done, by the generic cell rate algorithm (ITU-T I.371). A bucket holds some units and is
 * refilled evenly; one number is kept for it: when it will be full again. Who finds it empty is refused (`createBuckets`) or
 * waits (`createPace`).
 */
import { setTimeout as sleep } from 'node:timers/promises';

const MINUTE = 60_000;
/** Times are sums of parts of a minute: they may be off by less than this, in milliseconds. */
const ROUNDING = 0.01;

/** Times in milliseconds, of one clock. @param burst the units of a full bucket */
function rateOf(perMinute: number, burst: number) {
  const each = MINUTE / perMinute;
  return {
    /** When the bucket is full again once a unit more is taken. */
    taken: (full: number, now: number): number => Math.max(full, now) + each,
    /** When a bucket has a unit again. */
    freeAt: (full: number): number => full - each * (burst - 1),
  };
}

interface BucketsOptions {
  /** The units in a full bucket; 0: no limit. */
  readonly perMinute: number;
  /** The most buckets that are kept. The ones unused for longest go first; this fills them again. */
  readonly most: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Buckets of units, one for each key. A bucket holds the units of one minute: after a burst that empties it, one unit comes at
 * a time, and no minute sees more than twice as many.
 */
export function createBuckets({ perMinute, most, now }: BucketsOptions) {
  const rate = rateOf(perMinute, perMinute);
  // A Map keeps insertion order, so the buckets that are full again come first.
  const full = new Map<string, number>();
  const fullAt = (key: string): number => {
    const at = now();
    const until = full.get(key) ?? at;
    // No bucket takes longer than a minute to fill, unless the clock was set back: then it counts as full.
    return until <= at || until > at + MINUTE + ROUNDING ? at : until;
  };
  return {
    /** When `key` may take a unit again, in epoch milliseconds; undefined: now. */
    emptyUntil(key: string): number | undefined {
      if (perMinute === 0) return undefined;
      const free = rate.freeAt(fullAt(key));
      return free > now() + ROUNDING ? free : undefined;
    },
    /** Takes a unit. */
    take(key: string): void {
      if (perMinute === 0) return;
      const until = rate.taken(fullAt(key), now());
      full.delete(key);
      full.set(key, until);
      for (const [oldest, at] of full) {
        if (at > now() && full.size <= most) return;
        full.delete(oldest);
      }
    },
  };
}

/**
 * Slack's tier 3 allows about fifty calls a minute. What reminders leave of it is for people who wait for
 * answers.
 */
const PER_MINUTE = 40;
/** Calls that may follow each other at once after a quiet minute. */
const BURST = 20;

/**
 * Keeps one workspace's calls within Slack's rate: resolves when the next one may be made. Time is the
 * process's own, since that is what Slack counts by.
 */
export function createPace(perMinute = PER_MINUTE, burst = BURST): () => Promise<void> {
  const rate = rateOf(perMinute, burst);
  let full = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    const free = rate.freeAt(Math.max(full, now));
    full = rate.taken(full, now);
    if (free > now) await sleep(free - now);
  };
}
