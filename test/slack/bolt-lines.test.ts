/** What Slack's libraries say themselves: the log tells what failed, and nothing that is secret. */
import { expect, test } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { boltLogger } from '../../src/slack/web-api.ts';

const refused = Object.assign(new Error('A request error occurred: connect'), {
  name: 'RequestError',
  code: 'slack_webapi_request_error',
  original: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
});

const SAID: readonly (readonly [unknown[], object])[] = [
  [['Unable to start'], { detail: 'Unable to start' }],
  [
    ['WebSocket error', refused],
    {
      detail: 'WebSocket error: RequestError ECONNREFUSED A request error occurred: connect',
      error: 'RequestError',
    },
  ],
  [[new TypeError('no such field')], { detail: 'TypeError no such field', error: 'TypeError' }],
  [['sent to https://wss.example/?ticket=s3cret with xapp-1-s3cret'], { detail: 'sent to … with …' }],
  [['a payload', { text: 's3cret' }, 's3cret'], { detail: 'a payload' }],
];

test.each(SAID)('%j', (said, told) => {
  const lines: string[] = [];
  boltLogger(createLog('info', { write: (line: string) => void lines.push(line) })).error(...said);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { kind: 'bolt', msg: 'Bolt, the library for Slack, reports a failure', ...told },
  ]);
  expect(lines.join()).not.toContain('s3cret');
});

test.each([
  ['http request failed', 'getaddrinfo ENOTFOUND slack.com'],
  ['Failed to retrieve a new WSS URL (error: getaddrinfo ENOTFOUND slack.com)'],
])('that a call failed is told by its caller: %s', (...said) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  boltLogger(log).warn(...said);
  boltLogger(log).error(...said);
  expect(lines).toEqual([]);
});
