/** Remembers shares: each answer is shared once, even across replicas and restarts. */
import { createHash } from 'node:crypto';
import { createSingleFlight, type SingleFlight } from '../../primitives/single-flight.ts';
import type { Answering } from './account.ts';
import { type Agreement, claimOrGoOn } from './agreement.ts';

/**
 * How long a share is remembered, in milliseconds. A `response_url` lives 30 minutes, so nothing can be
 * shared later.
 */
const REMEMBER = 31 * 60_000;
const MOST_REMEMBERED = 100_000;

/** `unknown`: Slack may have taken it. */
export type ShareOutcome = 'posted' | 'unknown';

/** Shares that were made, or are being made. */
export interface Shares {
  /**
   * Posts under a name, unless that was done before. @param post rejects if Slack did not take the message
   */
  once(workspace: string, name: string, post: () => Promise<ShareOutcome>): Promise<ShareOutcome>;
}

/**
 * @param agreement asked about a name that this process does not remember: another replica or an earlier
 * process may have shared it
 */
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

/** A short mark that holds nothing of the answer. */
function digest(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
