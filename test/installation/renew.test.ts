/** Slack's answer to a renewal decides what becomes of a token. */
import type { FetchFunction } from '@slack/web-api';
import { expect, test } from 'vitest';
import { createRenew } from '../../src/installation/oauth.ts';
import { grant, NOON } from './opened.ts';

const { bot } = grant({ refreshToken: 'xoxe-1', expiresAt: NOON / 1000 });

/** Renews once, with Slack answering as given. */
function renewing(answer: () => Promise<unknown>) {
  const asked: string[] = [];
  const fetch: FetchFunction = async (_url, init) => {
    asked.push(String(init?.body));
    return Response.json(await answer());
  };
  const clientOptions = { fetch, retryConfig: { retries: 0 } };
  const renew = createRenew({ clientId: 'id', clientSecret: 'secret', clientOptions, now: () => NOON });
  return { asked, renewed: renew(bot) };
}

test('a renewal gives the next token, its refresh token and its end', async () => {
  const answer = { ok: true, access_token: 'xoxb-2', refresh_token: 'xoxe-2', expires_in: 43_200 };
  const { renewed, asked } = renewing(async () => answer);
  expect(await renewed).toEqual({
    bot: { ...bot, token: 'xoxb-2', refreshToken: 'xoxe-2', expiresAt: NOON / 1000 + 43_200 },
  });
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toMatchObject({
    ...{ client_id: 'id', client_secret: 'secret' },
    ...{ grant_type: 'refresh_token', refresh_token: 'xoxe-1' },
  });
});

test.for([
  [
    'Slack’s refusal has Slack’s word',
    { ok: false, error: 'invalid_refresh_token' },
    'invalid_refresh_token',
  ],
  ['a page in place of an answer has no word', { ok: false, error: '<p>token_revoked</p>' }, undefined],
  ['an answer without a token is no renewal', { ok: true }, undefined],
] as const)('%s', async ([, answer, word]) => {
  expect(await renewing(async () => answer).renewed).toEqual({ word });
});

test('a failure that only reads like Slack’s refusal is none', async () => {
  const { renewed } = renewing(() => Promise.reject(new Error('An API error occurred: token_revoked')));
  expect(await renewed).toEqual({ word: undefined });
});
