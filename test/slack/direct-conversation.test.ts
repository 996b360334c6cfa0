/** A direct conversation that Slack does not open: opened again after trouble, else told by its sort with the cause. */
import { WebClient } from '@slack/web-api';
import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from '../../playground/slack-side/types.ts';
import { startSlackSide } from '../../playground/slack-side.ts';
import { failureWords } from '../../src/cards/error-card.ts';
import { NotReached } from '../../src/errors.ts';
import { LANGUAGES } from '../../src/language.ts';
import { openDirect } from '../../src/slack/locale.ts';
import { testAtOnce } from '../fixtures/at-once.ts';

const TOKEN = 'xoxb-the-token-of-conversations';
const PAGE = { status: 200, body: '<html>Log in to the network</html>' };

async function opening(fault: Fault, times: number) {
  const side = await startSlackSide({ signingSecret: 'a-secret', botToken: TOKEN, now: Date.now });
  onTestFinished(side.close);
  side.fail('conversations.open', fault, times);
  const client = new WebClient(TOKEN, {
    slackApiUrl: side.apiUrl,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
  });
  return openDirect(client, 'U0SAM00001');
}

const ONCE: readonly Fault[] = [
  'internal_error',
  'fatal_error',
  'ratelimited',
  'reset',
  503,
  429,
  { status: 429, headers: { 'retry-after': '1' } },
  PAGE,
  { status: 200, body: '{}' },
];

testAtOnce('once in trouble, it is opened again', ONCE, async (fault) => {
  expect(await opening(fault, 1)).toBe('D0SAM00001');
});

test.each(['user_not_found', 'user_disabled', 'user_not_visible', 'cannot_dm_bot'])(
  'by %s: no such person can be written to',
  async (word) => {
    expect(await opening(word, 9)).toBeUndefined();
  },
);

const wordsOf = (error: unknown) =>
  LANGUAGES.map(
    (language) => failureWords(error, { language, zone: 'Europe/Helsinki', now: 0 } as never).text,
  );

const ALWAYS: readonly (readonly [Fault, cause: string, told: RegExp])[] = [
  ['missing_scope', 'missing_scope', /how Coursebell is set up/],
  ['token_revoked', 'token_revoked', /no longer accepts/],
  ['team_access_not_granted', 'team_access_not_granted', /no longer accepts/],
  ['internal_error', 'internal_error', /just now/],
  [503, '503', /just now/],
  [PAGE, 'no word of Slack’s', /just now/],
];

testAtOnce(
  'in trouble all the time, it rejects with the cause, and is told by its sort',
  ALWAYS,
  async ([fault, cause, told]) => {
    const error = await opening(fault, 9).catch((rejected: unknown) => rejected);
    expect(error).toBeInstanceOf(NotReached);
    expect(String(error)).toContain(cause);
    const words = wordsOf(error);
    expect(words.some((one) => told.test(one))).toBe(true);
    expect(new Set(words).size).toBe(LANGUAGES.length);
  },
);
