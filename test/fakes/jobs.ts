/** Background work that is counted nowhere. */
import { createJobs, type Jobs } from '../../src/ops/jobs.ts';
import type { Fields } from '../../src/ops/log.ts';

/** @param tell gets the line of each failure; its `error` is the whole error in words */
export function jobsTelling(tell: (line: Fields) => void): Jobs {
  return createJobs({
    now: Date.now,
    log: { debug: tell, info: () => {}, warn: tell, error: tell },
    metrics: { ended: () => {} },
    describe: (error) => ({ error: String(error) }),
  });
}

export const unwatched: Jobs = jobsTelling(() => {});
