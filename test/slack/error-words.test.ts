/** One word of Slack's means the same wherever it comes from, unless it is known why not. */

import { WebAPIPlatformError, WebAPIRequestError, type WebClient } from '@slack/web-api';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../../src/installation/oauth.ts';
import { ProxyTrouble } from '../../src/network/faults.ts';
import { createLog } from '../../src/ops/log.ts';
import { createSlackTimer } from '../../src/reminders/slack-delivery.ts';
import { DeliveryRefused } from '../../src/reminders/steps.ts';
import { perhapsNotShown } from '../../src/slack/refusals.ts';
import { retryOnce } from '../../src/slack/repeated-calls.ts';
import { outgoing } from '../reminders/samples.ts';

const saying = (word: string) => new WebAPIPlatformError({ ok: false, error: word });

/** What comes of handing over a reminder where Slack answers with a word. */
async function handingOver(word: string): Promise<unknown> {
  const scheduleMessage = async () => Promise.reject(saying(word));
  const timer = createSlackTimer({ chat: { scheduleMessage } } as unknown as WebClient);
  return timer.schedule(outgoing('ring', 1)).catch((error: unknown) => error);
}

/** How often a view is sent where Slack answers with a word. */
async function timesShown(word: string): Promise<number> {
  let times = 0;
  const show = async () => {
    times += 1;
    throw saying(word);
  };
  await retryOnce(show, perhapsNotShown).catch(() => undefined);
  return times;
}

describe.each([
  ['fatal_error', 'perhaps done'],
  ['internal_error', 'perhaps done'],
  ['service_unavailable', 'perhaps done'],
  ['ratelimited', 'not done'],
  ['request_timeout', 'not done'],
  ['team_added_to_org', 'not done'],
  ['org_login_required', 'not done'],
])('%s passes', (word, done) => {
  test('no target is paused for it: the next pass tries again', async () => {
    expect(await handingOver(word)).toMatchObject({ data: { error: word } });
  });

  test('an installation that fails by it may be tried again', () => {
    expect(failureOf(saying(word))).toEqual({ is: 'slackDown', why: word });
  });

  test(`a view is sent again only where Slack may have shown it: ${done}`, async () => {
    expect(await timesShown(word)).toBe(done === 'perhaps done' ? 2 : 1);
  });
});

test.for([
  ['CERT_HAS_EXPIRED', 'noWay', 'expired'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'noWay', 'NODE_EXTRA_CA_CERTS'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'noWay', 'another host'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'noWay', 'NODE_EXTRA_CA_CERTS'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'noWay', 'NODE_EXTRA_CA_CERTS'],
  ['ECONNRESET', 'slackDown', 'broke off'],
  ['ETIMEDOUT', 'slackDown', 'no answer in time'],
] as const)('an installation that fails by %s: %s', ([code, is, why]) => {
  const error = new WebAPIRequestError(Object.assign(new Error('no connection'), { code }));
  const failure = failureOf(error);
  expect(failure).toEqual({ is, why: expect.stringContaining(why) });
  const lines: string[] = [];
  const detail = 'why' in failure ? failure.why : '';
  createLog('info', { write: (line) => void lines.push(line) }).warn({ kind: 'installation', detail }, 'x');
  expect(lines.join(), 'the log has it').toContain(why);
});

test('an installation that a proxy keeps out fails by the proxy', () => {
  const error = new WebAPIRequestError(new ProxyTrouble(undefined, 407));
  expect(failureOf(error)).toEqual({ is: 'noWay', why: expect.stringContaining('HTTPS_PROXY') });
});

describe('a conversation that has too many messages at one time', () => {
  test('has room again for later ones', async () => {
    expect(await handingOver('restricted_too_many')).toMatchObject({
      data: { error: 'restricted_too_many' },
    });
  });

  test('is nothing that an installation hears of', () => {
    expect(failureOf(saying('restricted_too_many'))).toMatchObject({ is: 'refused' });
  });
});

describe('trouble that lasts until a person acts', () => {
  test.each([
    ['not_in_channel', 'not_in_channel'],
    ['channel_not_found', 'channel_not_found'],
    ['is_archived', 'is_archived'],
    ['token_revoked', 'token_revoked'],
    ['token_expired', 'token_revoked'],
    ['invalid_auth', 'token_revoked'],
    ['not_authed', 'token_revoked'],
    ['account_inactive', 'account_inactive'],
    ['missing_scope', 'other'],
  ])('%s pauses a target as %s', async (word, reason) => {
    const refused = await handingOver(word);
    expect(refused).toBeInstanceOf(DeliveryRefused);
    expect(refused).toMatchObject({ reason });
  });

  test('an installation says the word', () => {
    expect(failureOf(saying('invalid_code'))).toEqual({ is: 'refused', reason: 'invalid_code' });
  });
});
