import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { LogLevel, WebClient } from '@slack/web-api';
import { expect, onTestFinished, test } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';
import { fetchBy, send } from '../../src/slack/send.ts';
import { startUpstream, type UpstreamReply } from '../fakes/upstream.ts';

const network = createNetwork();

async function slackThat(reply: UpstreamReply) {
  const slack = await startUpstream(() => reply);
  onTestFinished(slack.close);
  return slack;
}

test.each<[UpstreamReply, Partial<Awaited<ReturnType<typeof send>>>]>([
  [{ body: 'ok' }, { status: 200, text: 'ok' }],
  [{ status: 204 }, { status: 204, text: '' }],
  [
    { status: 302, headers: { location: '/elsewhere' }, body: 'moved' },
    { status: 302, text: 'moved' },
  ],
  [{ status: 429, headers: { 'retry-after': '7' }, body: '' }, { status: 429 }],
  [
    { trouble: 'cut', body: '{' },
    { status: 200, text: undefined },
  ],
])('%j is answered as it came', async (reply, answer) => {
  const slack = await slackThat(reply);
  expect(await send(network, slack.url, { method: 'POST', body: '"é"' })).toMatchObject(answer);
  expect(slack.calls).toHaveLength(1);
});

test('what takes too long rejects with the reason of the signal', async () => {
  const slack = await slackThat({ trouble: 'hang' });
  const sending = send(network, slack.url, { signal: AbortSignal.timeout(100) });
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a wait for an answer ends with its signal', async () => {
  const slack = await slackThat({ trouble: 'hang' });
  const sending = send(network, slack.url, { method: 'POST', body: '"é"', signal: AbortSignal.timeout(100) });
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect.poll(slack.underWay).toBe(0);
});

test('a wait for a connection ends with its signal', async () => {
  // It accepts, and never says anything that TLS could begin with.
  const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const sending = send(network, `https://127.0.0.1:${port}`, { signal: AbortSignal.timeout(100) });
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an answer that never ends has no text', async () => {
  const slack = await slackThat({ trouble: 'drip', body: 'o' });
  expect(await send(network, slack.url, { signal: AbortSignal.timeout(200) })).toMatchObject({
    status: 200,
    text: undefined,
  });
});

test('what is given up before it began is not sent', async () => {
  const slack = await slackThat({ body: 'ok' });
  const sending = send(network, slack.url, { signal: AbortSignal.abort(new Error('stopped')) });
  await expect(sending).rejects.toThrow('stopped');
  expect(slack.calls).toEqual([]);
});

test('what only announces an answer is none', async () => {
  const slack = await slackThat({
    takeOver: (socket) => {
      socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n');
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    },
  });
  expect(await send(network, slack.url, {})).toMatchObject({ status: 200, text: 'ok' });
});

test('a port without a listener rejects with the system’s code', async () => {
  const slack = await startUpstream(() => ({}));
  await slack.close();
  await expect(send(network, slack.url, {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

const uncounted = { network, metrics: { slack: () => undefined } };

const client = (url: string) =>
  new WebClient('token', {
    slackApiUrl: `${url}/api/`,
    logLevel: LogLevel.ERROR,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: fetchBy(uncounted),
  });

test('Slack’s library reads the answer and its headers', async () => {
  const reply = { json: { ok: true, user: 'U1' }, headers: { 'x-oauth-scopes': 'chat:write, commands' } };
  const slack = await slackThat(reply);
  expect(await client(slack.url).auth.test()).toMatchObject({
    user: 'U1',
    response_metadata: { scopes: ['chat:write', 'commands'] },
  });
});

test.each<[UpstreamReply, object]>([
  [{ json: { ok: false, error: 'not_authed' } }, { data: { error: 'not_authed' } }],
  [{ status: 429, headers: { 'retry-after': '3' } }, { retryAfter: 3 }],
  [
    { status: 503, body: 'no' },
    { statusCode: 503, body: 'no' },
  ],
  [{ trouble: 'cut', body: '{"ok":true' }, { code: 'slack_webapi_request_error' }],
  [{ trouble: 'reset' }, { code: 'slack_webapi_request_error' }],
])('Slack’s library rejects %j', async (reply, error) => {
  const slack = await slackThat(reply);
  await expect(client(slack.url).auth.test()).rejects.toMatchObject(error);
});

test('files are refused before anything is sent', async () => {
  const slack = await slackThat({ body: 'ok' });
  await expect(fetchBy(uncounted)(slack.url, { body: new FormData() })).rejects.toThrow('only text');
  expect(slack.calls).toEqual([]);
});
