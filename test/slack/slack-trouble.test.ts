import { expect, test } from 'vitest';
import { DeliveryRefused } from '../../src/reminders/steps.ts';
import { slackTrouble } from '../../src/slack/refusals.ts';

const wrapped = (original: Error) => Object.assign(new Error('wrapped'), { original });
const platform = (error: string) =>
  Object.assign(new Error(`An API error occurred: ${error}`), { data: { error } });

test.each([
  ['Slack’s word', platform('not_in_channel'), { error: 'Error', detail: 'not_in_channel' }],
  ['a page in its place', platform('<p>https://proxy.example/?to=x'), { detail: 'no word of Slack’s' }],
  [
    'a time-out, whose code is a number',
    wrapped(new DOMException('timed out', 'TimeoutError')),
    { error: 'TimeoutError', detail: undefined },
  ],
  [
    'a connection that was cut',
    wrapped(Object.assign(new Error('to 10.0.0.1'), { code: 'ECONNRESET' })),
    { detail: 'the connection broke off (ECONNRESET)' },
  ],
  [
    'SQLite’s words for a code',
    Object.assign(new Error('xoxb-1'), { code: 'ERR_SQLITE_ERROR', errstr: 'database or disk is full' }),
    { error: 'Error', detail: 'database or disk is full' },
  ],
  [
    'a refusal of ours, with Slack’s word',
    new DeliveryRefused('token_revoked', 'invalid_auth'),
    { error: 'DeliveryRefused', detail: 'invalid_auth' },
  ],
  [
    'a page in the place of that word',
    new DeliveryRefused('other', '<p>xoxb'),
    { detail: 'no word of Slack’s' },
  ],
  ['what is no error', 'xoxb-1', { error: 'string' }],
])('%s', (_, error, told) => {
  expect(slackTrouble(error)).toMatchObject(told);
  expect(JSON.stringify(slackTrouble(error))).not.toMatch(/example|10\.0|xoxb/);
});
