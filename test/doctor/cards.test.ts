/** `npm run doctor -- --cards`: Slack's own judge of every card and view. */
import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startSlackSide } from '../../playground/slack-side.ts';
import { examineCards } from '../../src/doctor/examine.ts';
import { report } from '../../src/doctor/findings.ts';
import { checkCards } from '../../src/doctor/slack.ts';
import { createNetwork } from '../../src/network/network.ts';
import { startSlack } from './stand-ins.ts';

const look = { now: Date.now, network: createNetwork() };

async function openSlack() {
  const slack = await startSlackSide({ signingSecret: 's', botToken: 'xoxb-1', now: Date.now });
  onTestFinished(slack.close);
  return slack;
}

const message = { name: 'a-message', content: { text: 'x', blocks: [{ type: 'divider' }] } };
const wrong = {
  name: 'a-wrong-one',
  content: { text: 'x', blocks: [{ type: 'header', text: { type: 'plain_text', text: 'x'.repeat(151) } }] },
};
const view = {
  name: 'a-view',
  content: { type: 'home', blocks: [{ type: 'alert', text: { type: 'plain_text', text: 'x' } }] },
};

test('every card and view of the source is sent, without a token, and all are taken', async () => {
  const slack = await openSlack();
  const all = readdirSync(new URL('../__cards__/en/', import.meta.url));
  const findings = await examineCards({ SLACK_API_URL: slack.apiUrl, SLACK_BOT_TOKEN: 'xoxb-1' });
  expect(report(findings)).toContain(`ok    cards: Slack takes all ${all.length} cards and views`);
  expect(slack.calls).toHaveLength(all.length);
  expect(new Set(slack.calls.map(({ method }) => method))).toEqual(new Set(['blocks.validate']));
  for (const { body } of slack.calls)
    expect(Object.keys(body)).toEqual(['view' in body ? 'view' : 'message']);
  expect(JSON.stringify(slack.calls)).not.toContain('xoxb');
});

test('what is refused is named, with Slack’s words and where', async () => {
  const slack = await openSlack();
  const findings = await checkCards(slack.apiUrl, look, { cards: [message, wrong, view] });
  expect(findings.map(({ level, about }) => `${level} ${about}`)).toEqual([
    'fail card a-wrong-one',
    'fail card a-view',
  ]);
  expect(findings[0]?.finding).toBe('invalid_message; /blocks/0/text must be less than 151 characters');
  expect(findings[1]?.finding).toMatch(/^invalid_view; \/blocks\/0 not allowed on a home/);
});

test('Slack is waited for as it says, and not for ever', async () => {
  const slack = await openSlack();
  slack.fail('blocks.validate', 429, 2);
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  expect(await checkCards(slack.apiUrl, look, { cards: [message], wait })).toMatchObject([{ level: 'ok' }]);
  expect(waits).toEqual([1000, 1000]);
  slack.fail('blocks.validate', 429, 1000);
  const [finding] = await checkCards(slack.apiUrl, look, { cards: [message], wait });
  expect(finding).toMatchObject({ level: 'warn', finding: expect.stringContaining('judged 0 of 1') });
  expect(waits.length).toBeLessThan(20);
});

test.each([
  [{ status: 503, body: '<html>' }, '503'],
  [{ json: { ok: false, error: 'unknown_method' } }, 'unknown_method'],
  [{ trouble: 'reset' as const }, 'judged 0 of 1'],
])('an answer %j judges nothing, and the line says so', async (reply, words) => {
  const slack = await startSlack(() => reply);
  const [finding] = await checkCards(slack.url, look, { cards: [message] });
  expect(finding).toMatchObject({ level: 'warn', finding: expect.stringContaining(words) });
});

test('no answer of Slack’s gives a terminal orders', async () => {
  const errors = [{ pointer: '/0', message: 'a\u001b[31mb\nc' }];
  const slack = await startSlack(() => ({ json: { ok: false, error: 'invalid_message', errors } }));
  const [finding] = await checkCards(slack.url, look, { cards: [message] });
  expect(finding?.finding).toBe('invalid_message; /0 a [31mb c');
});

test('an image has no cards, and says where they are', async () => {
  expect(await checkCards(undefined, look, { cards: [] })).toMatchObject([{ level: 'skip' }]);
});

test('a wrong address is told like every wrong setting', async () => {
  expect(await examineCards({ SLACK_API_URL: 'nowhere' })).toMatchObject([
    { level: 'fail', about: 'configuration' },
  ]);
});
