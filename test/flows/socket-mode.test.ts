import { expect, onTestFinished, test } from 'vitest';
import { startUpstream } from '../fakes/upstream.ts';
import { envelope, unique } from './raw.ts';
import { APP_TOKEN, command, openConnected, openSocket } from './socket.ts';
import { plenty } from './upstream-rows.ts';

test('a slash command is answered inside the ack where the answer is at hand', async () => {
  const { slack, upstream } = await openConnected();
  const help = await slack.deliver('slash_commands', command('help', slack.responseUrl));
  expect(help).toMatchObject({
    response_type: 'ephemeral',
    text: expect.stringContaining('What can I ask?'),
  });
  expect(await slack.deliver('slash_commands', command('TX00EY23-3015', slack.responseUrl))).toEqual({});
  const { body } = await slack.called('/response');
  expect(JSON.parse(body)).toMatchObject({
    response_type: 'ephemeral',
    text: expect.stringContaining('Name of TX00EY23-3015'),
  });
  const cached = await slack.deliver('slash_commands', command('TX00EY23-3015', slack.responseUrl));
  expect(cached).toMatchObject({
    response_type: 'ephemeral',
    text: expect.stringContaining('Name of TX00EY23-3015'),
  });
  expect(upstream.calls).toHaveLength(1);
});

test('the ack does not wait for an upstream that hangs', async () => {
  const gate = Promise.withResolvers<void>();
  const { slack } = await openConnected(async (request) => {
    await gate.promise;
    return plenty(request);
  });
  expect(await slack.deliver('slash_commands', command('TX00EY23-3015', slack.responseUrl))).toEqual({});
  gate.resolve();
  await slack.called('/response');
});

test('mentions are answered through the Web API, once for all deliveries', async () => {
  const { slack, app } = await openConnected();
  const event = { type: 'app_mention', user: 'U1', channel: 'C1', text: '<@UBELL> TX00EY23-3015', ts: '1.2' };
  const payload = envelope(event);
  await slack.deliver('events_api', payload);
  await slack.called('/chat.postMessage');
  await slack.deliver('events_api', payload);
  await app.stop();
  const posts = slack.calls.filter(({ path }) => path.endsWith('/chat.postMessage'));
  expect(posts.map(({ body }) => new URLSearchParams(body).get('thread_ts'))).toEqual(['1.2']);
});

test('what is malformed neither ends the app nor the connection', async () => {
  const { slack, log } = await openConnected();
  for (const raw of [
    '',
    'null',
    '{"type":"events_api","envelope_id":"d"}',
    '{',
    '{"type":"something_new"}',
    '{"type":"slash_commands","envelope_id":"e"}',
    '{"type":"interactive","envelope_id":"f","payload":{}}',
  ])
    slack.say(raw);
  const help = await slack.deliver('slash_commands', command('help', slack.responseUrl));
  expect(help).toMatchObject({ response_type: 'ephemeral' });
  // The library does not handle that these two have no payload.
  const unread = { kind: 'payload', outcome: 'malformed', error: 'TypeError' };
  expect(log.filter(({ kind }) => kind === 'payload').slice(0, 2)).toMatchObject([unread, unread]);
});

test('ready follows the socket, and a dropped one is opened again', async () => {
  const { slack, url } = await openConnected();
  const ready = async () => {
    const response = await fetch(`${url}/health/ready`);
    const { parts } = (await response.json()) as { parts: { slack: { state: string } } };
    return [response.status, parts.slack.state];
  };
  const turned = async (slackPart: string) => {
    for (;;) {
      const [status, part] = await ready();
      if (part === slackPart) return status;
    }
  };
  expect(await ready()).toEqual([200, 'ready']);
  slack.drop();
  expect(await turned('not ready')).toBe(503);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  await slack.socket(2);
  expect(await ready(), 'until Slack says hello').toEqual([503, 'not ready']);
  slack.hello();
  expect(await turned('ready')).toBe(200);
  const help = await slack.deliver('slash_commands', command('help', slack.responseUrl));
  expect(help).toMatchObject({ response_type: 'ephemeral' });
  const opens = slack.calls.filter(({ path }) => path.endsWith('/apps.connections.open'));
  expect(opens.map(({ token }) => token)).toEqual([`Bearer ${APP_TOKEN}`]);
});

test('health and metrics are served, Slack’s HTTP path is not', async () => {
  const { url } = await openConnected();
  const statuses = ['/health/live', '/health/ready', '/metrics'].map(
    async (path) => (await fetch(`${url}${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
  expect((await fetch(`${url}/slack/events`, { method: 'POST', body: unique() })).status).toBe(404);
});

test('stopping waits for the answer that is owed', async () => {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { slack, app } = await openConnected(async (request) => {
    asked.resolve();
    await gate.promise;
    return plenty(request);
  });
  await slack.deliver('slash_commands', command('TX00EY23-3015', slack.responseUrl));
  await asked.promise;
  const stopping = app.stop();
  gate.resolve();
  await stopping;
  expect(
    slack.calls.filter(({ path }) => path === '/response').map(({ body }) => JSON.parse(body).text),
  ).toEqual([expect.stringContaining('Name of TX00EY23-3015')]);
});

test('while it still starts it can be stopped, soon', async () => {
  const { app, starting, slack } = await openSocket();
  await slack.socket(1);
  const started = performance.now();
  await app.stop();
  expect(performance.now() - started).toBeLessThan(9_000);
  await starting;
});

test.each([
  ['invalid_auth', 'invalid_auth'],
  ['forbidden_token', 'forbidden_token, Socket Mode is switched off for the app'],
])('an app token that Slack refuses by %s ends the start, in words', async (error, words) => {
  const slack = await startUpstream(() => ({ json: { ok: false, error } }));
  onTestFinished(slack.close);
  const { starting } = await openSocket(plenty, slack.url);
  await expect(starting).rejects.toThrow(`SLACK_APP_TOKEN is refused by Slack: ${words}`);
});
