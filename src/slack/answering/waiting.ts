/** Waits as long as Slack says, and then calls again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { WebAPIRateLimitedError } from '@slack/web-api';
import { RespondFailed } from './respond-failed.ts';

/** How much waiting is worth the while. */
export interface Patience {
  /** The longest wait that Slack may ask for, in seconds. For a longer one the call is given up. */
  readonly most: number;
  /** How many calls are made at most. */
  readonly tries: number;
  /** Ends a wait: the call is given up with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
}

/** For what somebody waits for. */
export const FOR_SOMEBODY: Patience = { most: 30, tries: 2 };

/**
 * Calls, and calls again after a wait where Slack says how long. Rejects as the last call does.
 * @param call is told whether it is made again: what was found for the first one may be old after a wait
 */
export async function waitingAsTold<T>(
  call: (isAgain: boolean) => Promise<T>,
  { most, tries, signal }: Patience,
): Promise<T> {
  for (let made = 1; ; made += 1) {
    try {
      return await call(made > 1);
    } catch (error) {
      const wait = waitOf(error);
      if (made >= tries || wait === undefined || wait > most) throw error;
      await sleep(wait * 1000, undefined, { signal });
    }
  }
}

/** The seconds that Slack wants to be left alone for; undefined where an error does not say so. */
function waitOf(error: unknown): number | undefined {
  if (error instanceof WebAPIRateLimitedError) return error.retryAfter;
  const told = error instanceof RespondFailed && error.status === 429 ? Number(error.reason) : Number.NaN;
  return told >= 0 ? told : undefined;
}
