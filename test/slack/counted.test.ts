import { expect, onTestFinished, test } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';
import { sendCounted } from '../../src/slack/send.ts';
import { startUpstream, type UpstreamReply } from '../fakes/upstream.ts';

async function call(reply: UpstreamReply, path = '/api/chat.postMessage', method?: string) {
  const slack = await startUpstream(() => reply);
  onTestFinished(slack.close);
  const calls: string[] = [];
  const metrics = { slack: (name: string, outcome: string) => void calls.push(`${name} ${outcome}`) };
  const signal = AbortSignal.timeout(reply.trouble === 'hang' ? 300 : 30_000);
  const text = await sendCounted(
    { network: createNetwork(), metrics },
    `${slack.url}${path}`,
    { signal },
    method,
  )
    .then((answer) => answer.text)
    .catch(() => 'failed');
  return { calls, text };
}

test.each<[UpstreamReply, string]>([
  [{ json: { ok: true } }, 'ok'],
  [{ body: 'ok' }, 'not_slack'],
  [{ json: {} }, 'not_slack'],
  [{ body: '' }, 'not_slack'],
  [{ body: '<html>portal</html>' }, 'not_slack'],
  [{ json: { ok: true, message: { text: '"error":"fake"' } } }, 'ok'],
  [{ json: { ok: false, error: 'not_in_channel' } }, 'not_in_channel'],
  [{ status: 404, body: 'nope' }, 'http_4xx'],
  [{ status: 404, body: '<html>not here</html>' }, 'http_4xx'],
  [{ status: 429, headers: { 'retry-after': '1' } }, 'ratelimited'],
  [{ status: 503, body: 'no' }, 'http_5xx'],
  [{ trouble: 'reset' }, 'unreachable'],
  [{ trouble: 'cut', body: '{' }, 'unreachable'],
  [{ trouble: 'hang' }, 'timeout'],
])('%j counts as %s', async (reply, outcome) => {
  const { calls } = await call(reply);
  expect(calls).toEqual([`chat.postMessage ${outcome}`]);
});

test('the answer can still be read', async () => {
  expect(await call({ json: { ok: true } })).toMatchObject({ text: '{"ok":true}' });
});

test.each([
  ['/api/oauth.v2.access', undefined, 'oauth.v2.access'],
  ['/api/users.info?user=U1', undefined, 'users.info'],
  ['/commands/T1/123/secret', undefined, 'other'],
  ['/commands/T1/123/secret', 'response_url', 'response_url'],
])('%s as %s: %s', async (path, method, name) => {
  expect((await call({ json: { ok: true } }, path, method)).calls).toEqual([`${name} ok`]);
});

test.each<[UpstreamReply, string]>([
  [{ body: 'ok' }, 'ok'],
  [{ status: 404, body: 'expired_url' }, 'expired_url'],
])('a response_url says less: %j counts as %s', async (reply, outcome) => {
  expect((await call(reply, '/commands/T1/123/secret', 'response_url')).calls).toEqual([
    `response_url ${outcome}`,
  ]);
});
