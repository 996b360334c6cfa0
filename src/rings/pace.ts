import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Slack's tier 3 allows about fifty calls a minute. What rings leave of it is for people who wait for
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
  const each = 60_000 / perMinute;
  // Calls are used up until this time, which is never further back than a whole burst.
  let free = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    free = Math.max(free, now - each * burst) + each;
    if (free > now) await sleep(free - now);
  };
}
