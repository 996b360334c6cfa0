import { WebAPIPlatformError, WebAPIRateLimitedError } from '@slack/web-api';
import { describe, expect, test } from 'vitest';
import { RespondFailed } from '../../src/slack/refusals.ts';
import { waitingAsTold } from '../../src/slack/repeated-calls.ts';

const PATIENCE = { most: 0.05, tries: 3 };

/** A call that fails with these errors, one after the other, and then succeeds. */
function failing(...errors: unknown[]) {
  const calls: { readonly at: number; readonly isAgain: boolean }[] = [];
  const call = async (isAgain: boolean): Promise<string> => {
    calls.push({ at: performance.now(), isAgain });
    const error = errors.shift();
    if (error !== undefined) throw error;
    return 'done';
  };
  return { call, calls };
}

describe('what Slack wants to be waited for', () => {
  test.each([['by a method', () => new WebAPIRateLimitedError(0.03)]])(
    'is called again after the wait, %s, and knows that it is',
    async (_, limited) => {
      const { call, calls } = failing(limited(), limited());
      expect(await waitingAsTold(call, PATIENCE)).toBe('done');
      expect(calls.map(({ isAgain }) => isAgain)).toEqual([false, true, true]);
      const [first, second] = calls.map(({ at }) => at);
      // Timers may come a millisecond early.
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(29);
    },
  );

  test('is called no more often than it is worth', async () => {
    const errors = [0.001, 0.002, 0.003, 0.004].map((seconds) => new WebAPIRateLimitedError(seconds));
    const last = errors[2];
    const { call, calls } = failing(...errors);
    await expect(waitingAsTold(call, PATIENCE)).rejects.toBe(last);
    expect(calls).toHaveLength(3);
  });

  test.each([
    ['for too long', new WebAPIRateLimitedError(0.06)],
    ['for no time that can be read', new RespondFailed(429, 'a while')],
    ['not at all', new WebAPIPlatformError({ ok: false, error: 'ratelimited' })],
    ['not at all: it is refused', new RespondFailed(404, '0.01')],
    ['not at all: it is something else', new Error('cut off')],
  ])('%s is given up at once', async (_, error) => {
    const { call, calls } = failing(error);
    await expect(waitingAsTold(call, PATIENCE)).rejects.toBe(error);
    expect(calls).toHaveLength(1);
  });

  test('is given up in the middle of the wait where the app stops', async () => {
    const stopping = new AbortController();
    const { call, calls } = failing(new WebAPIRateLimitedError(60));
    const done = waitingAsTold(call, { most: 60, tries: 3, signal: stopping.signal });
    setTimeout(() => stopping.abort(), 5);
    await expect(done).rejects.toThrow('aborted');
    expect(calls).toHaveLength(1);
  });
});
