/** Calls to Slack that are made again: once after trouble, and after the wait that Slack asks for. */

import { setTimeout as sleep } from 'node:timers/promises';
import { WebAPIRateLimitedError } from '@slack/web-api';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';

/** Calls, and once more after a pause, in milliseconds, if the failure is one for which `mayRepeat`. */
export const retryOnce = <T>(
  call: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
  pause = 0,
): Promise<T> =>
  retry(handleWhen(mayRepeat), { maxAttempts: 1, backoff: new ConstantBackoff(pause) }).execute(() => call());

/** How long a caller waits, and how often it calls. */
interface Patience {
  /** The longest wait that Slack may ask for, in seconds. For a longer one the call is given up. */
  readonly most: number;
  /** How many calls are made at most. */
  readonly tries: number;
  /** Ends a wait: the call is given up with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
}

export const WHILE_A_PERSON_WAITS: Patience = { most: 30, tries: 2 };

/**
 * Calls, and calls again after a wait where Slack says how long. Rejects as the last call does. No policy of cockatiel: its
 * waits can't be ended, and this one may be a minute when the app stops.
 * @param call gets whether it is made again: what was found for the first one may be old after a wait
 */
export async function waitingAsTold<T>(
  call: (isAgain: boolean) => Promise<T>,
  { most, tries, signal }: Patience,
): Promise<T> {
  for (let made = 1; ; made += 1) {
    try {
      return await call(made > 1);
    } catch (error) {
      if (made >= tries || !(error instanceof WebAPIRateLimitedError) || error.retryAfter > most) throw error;
      await sleep(error.retryAfter * 1000, undefined, { signal });
    }
  }
}
