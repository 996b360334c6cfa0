/** Answers in Slack's place of any form: what can be brought is, else the person is told, and the log names the cause. */
import { describe, expect, test } from 'vitest';
import type { RawAnswer } from '../../playground/slack-side/types.ts';
import { type Flow, isApps, openSample } from './harness.ts';

const CODE = 'TX00EY23-3015';
const CARD = /^Software Engineering Project · TX00EY23-3015/;
const REFUSED =
  /^Slack did not take my answer to what you asked just now\. Ask once more\.\nReference: \w{8}$/;
const PERHAPS = /^Perhaps my answer to what you asked just now did not arrive/;

const WAYS: readonly (readonly [name: string, method: string, ask: (flow: Flow) => Promise<unknown>])[] = [
  ['a command', 'response_url', ({ slack }) => slack.command('#it-courses', 'sam', `/course ${CODE}`)],
  ['a mention', 'chat.postMessage', ({ slack }) => slack.mention('#it-courses', 'sam', CODE)],
  ['a direct message', 'chat.postMessage', ({ slack }) => slack.directMessage('sam', CODE)],
];

/** Waits that a 429 asks for, in any form; of each the answer comes after a moment. */
const WAITS: readonly (readonly [string, RawAnswer['headers']])[] = [
  ['nothing', {}],
  ['an empty one', { 'retry-after': '' }],
  ['a word', { 'retry-after': 'soon' }],
  ['a date that is past', { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }],
  ['a date without a zone', { 'retry-after': 'Fri Nov 20 14:02:09 2026' }],
  ['a negative number', { 'retry-after': '-5' }],
  ['a decimal', { 'retry-after': '0.4' }],
  ['two values', { 'retry-after': ['1', '2'] }],
  ['two values in one', { 'retry-after': '1, 2' }],
];
const TOO_LONG: readonly (readonly [string, RawAnswer['headers']])[] = [
  ['a huge number', { 'retry-after': '99999999999999999999' }],
  ['a date far off', { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }],
];

describe.each(WAYS)('the answer to %s', (_, method, ask) => {
  test('comes after a 429 with a wait in any form', async () => {
    const answered = WAITS.map(async ([name, headers]) => {
      const flow = await openSample();
      flow.slack.fail(method, { status: 429, ...(headers && { headers }) });
      const message = await flow.next(() => ask(flow));
      expect(message.text, name).toMatch(CARD);
      await flow.app.stop();
      expect(flow.slack.workspace.messages.filter(isApps), name).toHaveLength(1);
    });
    await Promise.all(answered);
  });

  test('that would have to wait too long is told as not taken, and the log names 429', async () => {
    const told = TOO_LONG.map(async ([name, headers]) => {
      const flow = await openSample({ troubles: ['undelivered'] });
      flow.slack.fail(method, { status: 429, ...(headers && { headers }) });
      const message = await flow.next(() => ask(flow));
      expect(message.text, name).toMatch(REFUSED);
      expect(await flow.error(), name).toMatchObject({ outcome: 'undelivered', status: 429 });
    });
    await Promise.all(told);
  });

  test.each<[string, RawAnswer, RegExp]>([
    ['a page with 403', { status: 403, body: '<html>Blocked by the proxy</html>' }, REFUSED],
    ['nothing with 404', { status: 404 }, REFUSED],
    ['a redirect', { status: 302, headers: { location: 'http://portal.example/' } }, PERHAPS],
  ])('in whose place %s came is told, and the log names the status', async (_name, answer, words) => {
    const flow = await openSample({ troubles: ['undelivered'] });
    flow.slack.fail(method, answer);
    const message = await flow.next(() => ask(flow));
    expect(message.text).toMatch(words);
    expect(message.channel).toBe('D0SAM00001');
    expect(await flow.error()).toMatchObject({ outcome: 'undelivered', status: answer.status });
  });
});

describe.each(WAYS.slice(1))('the answer to %s', (_, method, ask) => {
  test.each<[string, string]>([
    ['a page', '<html>Log in to the network</html>'],
    ['nothing', ''],
    ['JSON without ok', '{}'],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"ok"'],
    ['a list', '[]'],
    ['a refusal without a word', '{"ok":false}'],
  ])('in whose place %s came is told as one that may have arrived', async (_name, body) => {
    const flow = await openSample({ troubles: ['undelivered'] });
    flow.slack.fail(method, { status: 200, body });
    const message = await flow.next(() => ask(flow));
    expect(message.text).toMatch(PERHAPS);
    const { error, detail } = await flow.error();
    expect({ error, detail }).toMatchObject({ error: 'WebAPIPlatformError', detail: expect.any(String) });
  });
});

const ODD: readonly (readonly [string, string])[] = [
  ['a page', '<html>Log in to the network</html>'],
  ['a page that names an error', '<html>{"error":"invalid_blocks"}</html>'],
  ['nothing', ''],
  ['an empty object', '{}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['"ok" as a text', '{"ok":"true","scheduled_message_id":"Q1"}'],
  ['a refusal without a word', '{"ok":false}'],
  ['a refusal by null', '{"ok":false,"error":null}'],
  ['a refusal by a sentence', '{"ok":false,"error":"Log in to the network"}'],
];

test.each(ODD)('an answer to a command in whose place %s came is told and logged', async (_name, body) => {
  const flow = await openSample({ troubles: ['undelivered'] });
  flow.slack.fail('response_url', { status: 200, body });
  const message = await flow.next(() => flow.slack.command('#it-courses', 'sam', `/course ${CODE}`));
  expect(message.text).toMatch(PERHAPS);
  expect(await flow.error()).toMatchObject({ outcome: 'undelivered', detail: expect.any(String) });
  const metrics = await (await fetch(`${flow.url}/metrics`)).text();
  expect(metrics).toContain('coursebell_slack_calls_total{method="response_url",outcome="not_slack"} 1');
});

test.each([...ODD, ['no id', '{"ok":true}'] as const])(
  'a reminder in place of whose answer %s came is handed over again, and nothing is paused',
  async (_name, body) => {
    const flow = await openSample({ troubles: ['pass', 'job'] });
    flow.slack.fail('chat.scheduleMessage', { status: 200, body });
    await flow.command(`/course follow ${CODE}`);
    await flow.app.round();
    const lines = flow.log.filter(({ level, kind }) => level >= 40 && kind === 'pass');
    expect(lines).toMatchObject([{ error: 'WebAPIPlatformError', detail: 'no word of Slack’s' }]);
    await flow.app.round();
    expect(flow.slack.scheduled).not.toEqual([]);
    const { message } = await flow.command('/course status');
    expect(message.text).not.toContain('Paused');
    const direct = flow.slack.workspace.messages.filter(({ channel }) => channel === 'D0SAM00001');
    expect(direct).toEqual([]);
  },
);

test('a modal, Home and the profile of a person come after a 429 in any form, or are told', async () => {
  const flow = await openSample({ troubles: ['undelivered'], strangers: true });
  const odd: RawAnswer = { status: 429, headers: { 'retry-after': 'soon' } };
  flow.slack.fail('users.info', odd);
  const { message } = await flow.command(`/course ${CODE}`);
  expect(message.text).toMatch(CARD);
  flow.slack.fail('views.open', odd);
  expect((await flow.next(() => flow.slack.click(message, 'Details'))).text).toContain(
    'Press the button again',
  );
  flow.slack.fail('views.publish', odd);
  await flow.slack.openHome('sam');
  await flow.until(() => flow.slack.workspace.homes.get('U0SAM00001'));
});

test('a reminder is handed over after a 429 in any form', async () => {
  const flow = await openSample();
  flow.slack.fail('chat.scheduleMessage', { status: 429, headers: { 'retry-after': 'soon' } });
  await flow.command(`/course follow ${CODE}`);
  await flow.app.round();
  expect(flow.slack.scheduled).not.toEqual([]);
});
