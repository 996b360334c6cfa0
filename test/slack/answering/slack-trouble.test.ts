import { expect, test } from 'vitest';
import { slackTrouble } from '../../../src/slack/answering/slack-trouble.ts';

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
    { detail: 'ECONNRESET' },
  ],
  ['what is no error', 'xoxb-1', { error: 'string' }],
])('%s', (_, error, told) => {
  expect(slackTrouble(error)).toMatchObject(told);
  expect(JSON.stringify(slackTrouble(error))).not.toMatch(/example|10\.0|xoxb/);
});
