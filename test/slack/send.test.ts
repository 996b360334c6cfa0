import { LogLevel, WebClient } from '@slack/web-api';
import { expect, onTestFinished, test } from 'vitest';
import { asFetch, send } from '../../src/slack/send.ts';
import { startUpstream, type UpstreamReply } from '../fakes/upstream.ts';

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
  expect(await send(slack.url, { method: 'POST', body: '"é"' })).toMatchObject(answer);
  expect(slack.calls).toHaveLength(1);
});

test('what takes too long rejects with the reason of the signal', async () => {
  const slack = await slackThat({ trouble: 'hang' });
  const sending = send(slack.url, { signal: AbortSignal.timeout(100) });
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('nobody listening rejects with the system’s code', async () => {
  const slack = await startUpstream(() => ({}));
  await slack.close();
  await expect(send(slack.url, {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

const client = (url: string) =>
  new WebClient('token', {
    slackApiUrl: `${url}/api/`,
    logLevel: LogLevel.ERROR,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: asFetch(send),
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
  await expect(asFetch(send)(slack.url, { body: new FormData() })).rejects.toThrow('only words');
  expect(slack.calls).toEqual([]);
});
