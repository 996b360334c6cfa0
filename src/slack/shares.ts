/** What has been shared: once, whichever replica is pressed, and though the process was started again. */
import { createHash } from 'node:crypto';
import { createSingleFlight, type SingleFlight } from '../primitives/single-flight.ts';
import type { Answering } from './account.ts';
import { type Agreement, claimOrGoOn } from './agreement.ts';

/** A `response_url` lives 30 minutes, so nothing can be shared later than that. */
const REMEMBER = 31 * 60_000;
const MOST_REMEMBERED = 100_000;

/** `unknown`: Slack may have taken it. */
export type ShareOutcome = 'posted' | 'unknown';

/** What has been shared, or is being shared. */
export interface Shares {
  /** Posts under a name, unless that has been done. @param post its rejection says that Slack did not take it */
  once(workspace: string, name: string, post: () => Promise<ShareOutcome>): Promise<ShareOutcome>;
}

/** @param agreement asked where this process does not remember: another replica may have shared, or an earlier process */
export function createShares({ now, log }: Pick<Answering, 'now' | 'log'>, agreement: Agreement): Shares {
  const mine: SingleFlight<ShareOutcome> = createSingleFlight(REMEMBER, MOST_REMEMBERED, now);
  return {
    once: (workspace, name, post) =>
      mine.run(name, async () => {
        const mark = `shared ${workspace} ${digest(name)}`;
        if (!(await claimOrGoOn(agreement, { kind: 'share', name: mark, forMs: REMEMBER }, log)))
          return 'posted';
        try {
          return await post();
        } catch (error) {
          await agreement.release(mark).catch(() => undefined);
          throw error;
        }
      }),
  };
}

/** Short, and without what stands in the answer. */
function digest(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
