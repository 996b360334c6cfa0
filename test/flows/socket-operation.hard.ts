/** Socket Mode over days: sockets that end, in every way, and what people asked meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type FakeSocketMode, startSocketMode } from '../fakes/socket-mode.ts';
import { dataDir } from './data-dir.ts';
import { envelope, unique } from './raw.ts';
import { APP_TOKEN, command, openConnected } from './socket.ts';
import { plenty } from './upstream-rows.ts';

interface Slack {
  readonly state: string;
  readonly reason?: string;
}

/** Asks readiness until it says so of the connection to Slack. */
async function until(url: string, is: (slack: Slack) => boolean): Promise<Slack & { status: number }> {
  for (;;) {
    const response = await fetch(`${url}/health/ready`);
    const { parts } = (await response.json()) as { parts: { slack: Slack } };
    if (is(parts.slack)) return { ...parts.slack, status: response.status };
  }
}

const isReady = ({ state }: Slack): boolean => state === 'ready';
const isDown = ({ state }: Slack): boolean => state !== 'ready';

const farewell = (reason: string) =>
  JSON.stringify({ type: 'disconnect', reason, debug_info: { host: 'x' } });
const opens = ({ calls }: FakeSocketMode) =>
  calls.filter(({ path }) => path.endsWith('/apps.connections.open'));
const posted = ({ calls }: FakeSocketMode) =>
  calls.filter(({ path }) => path === '/response').map(({ body }) => JSON.parse(body));

/** Held back until the test says so. */
function held() {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const handler = async (request: Parameters<typeof plenty>[0]) => {
    asked.resolve();
    await gate.promise;
    return plenty(request);
  };
  return { handler, asked: asked.promise, answer: gate.resolve };
}

test.for(['warning', 'refresh_requested', 'link_disabled', 'something new'])(
  'Slack closes the socket with %s: the next one is opened, and readiness follows',
  async (reason) => {
    const { slack, url, log } = await openConnected();
    slack.say(farewell(reason));
    const why = reason === 'link_disabled' ? 'Socket Mode is switched off' : 'not connected';
    expect(await until(url, isDown)).toMatchObject({ status: 503, reason: why });
    await slack.socket(2);
    slack.hello();
    expect(await until(url, isReady)).toMatchObject({ status: 200 });
    expect(await slack.deliver('slash_commands', command('help', slack.responseUrl))).toHaveProperty('text');
    const detail = reason === 'something new' ? 'other' : reason;
    expect(log.filter(({ kind, outcome }) => kind === 'socket' && outcome === 'disconnect')).toMatchObject([
      { detail, level: reason === 'link_disabled' ? 50 : 30 },
    ]);
  },
);

test('text that only speaks of a disconnect ends nothing', async () => {
  const { slack, url } = await openConnected();
  await slack.deliver('slash_commands', command('"disconnect"', slack.responseUrl));
  slack.say('{"type":"hello","debug_info":{"text":"\\"disconnect\\""}}');
  slack.say('"disconnect"{');
  await slack.deliver('slash_commands', command('help', slack.responseUrl));
  expect(await until(url, () => true)).toMatchObject({ status: 200 });
  expect(slack.opened()).toBe(1);
});

test('an answer that is under way when Slack closes the socket still arrives, once', async () => {
  const { handler, asked, answer } = held();
  const { slack, app } = await openConnected(handler);
  await slack.deliver('slash_commands', command('TX00EY23-3015', slack.responseUrl));
  await asked;
  slack.say(farewell('refresh_requested'));
  await slack.socket(2);
  answer();
  await slack.called('/response');
  await app.stop();
  expect(posted(slack)).toMatchObject([{ text: expect.stringContaining('Name of TX00EY23-3015') }]);
});

test('an answer whose ack the socket can no longer carry goes to the response_url, once', async () => {
  const { slack, app, log } = await openConnected();
  const payload = command('help', slack.responseUrl);
  slack.say(
    JSON.stringify({ type: 'slash_commands', envelope_id: 'cut', payload, accepts_response_payload: true }),
  );
  slack.say(farewell('refresh_requested'));
  await slack.called('/response');
  await app.stop();
  expect(posted(slack)).toMatchObject([
    { response_type: 'ephemeral', text: expect.stringMatching(/^What can I ask\?/) },
  ]);
  expect(log.map(({ outcome }) => outcome)).toContain('ack-lost');
});

test('a look-up whose ack is lost is answered all the same', async () => {
  const { handler, answer } = held();
  const { slack, app } = await openConnected(handler);
  const payload = command('TX00EY23-3015', slack.responseUrl);
  slack.say(JSON.stringify({ type: 'slash_commands', envelope_id: 'cut', payload }));
  slack.drop();
  await slack.socket(2);
  answer();
  await slack.called('/response');
  await app.stop();
  expect(posted(slack)).toMatchObject([{ text: expect.stringContaining('Name of TX00EY23-3015') }]);
});

test('a mention that comes again on the next socket is answered once', async () => {
  const { slack, app } = await openConnected();
  const payload = envelope({
    type: 'app_mention',
    user: 'U1',
    channel: 'C1',
    text: 'TX00EY23-3015',
    ts: '1.2',
  });
  slack.say(JSON.stringify({ type: 'events_api', envelope_id: 'cut', payload }));
  slack.drop();
  await slack.socket(2);
  slack.hello();
  await slack.deliver('events_api', payload);
  await slack.called('/chat.postMessage');
  await app.stop();
  expect(slack.calls.filter(({ path }) => path.endsWith('/chat.postMessage'))).toHaveLength(1);
});

test('a peer that falls silent is noticed, and left for a new socket', async () => {
  const { slack, url } = await openConnected();
  slack.mute();
  expect(await until(url, isDown)).toMatchObject({ status: 503, reason: 'not connected' });
  await slack.socket(2);
  slack.hello();
  await until(url, isReady);
});

test.each([
  ['a token that is revoked', 'invalid_auth'],
  ['Socket Mode that is switched off', 'forbidden_token'],
])('%s later is told in the log and by readiness, and tried again', async (_, word) => {
  const { slack, url, log } = await openConnected();
  slack.refuse(word);
  slack.drop();
  expect(await until(url, ({ reason }) => reason !== undefined && reason !== 'not connected')).toMatchObject({
    status: 503,
    reason: `refused: ${word}`,
  });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  slack.refuse(undefined);
  await slack.socket(2);
  slack.hello();
  await until(url, isReady);
  expect(log.filter(({ kind, outcome }) => kind === 'socket' && outcome === 'refused')).toMatchObject([
    { detail: word, level: 50 },
  ]);
  expect(JSON.stringify(log)).not.toContain(APP_TOKEN);
});

test('a socket that falls again and again is not opened in a rush', async () => {
  const { slack, url } = await openConnected();
  const before = opens(slack).length;
  for (const n of [2, 3]) {
    slack.drop();
    await slack.socket(n);
    slack.hello();
    await until(url, isReady);
  }
  expect(opens(slack).length - before).toBe(2);
});

test('a form that is under way when the app stops is still acknowledged over the socket', async () => {
  const { slack, app } = await openConnected();
  const release = slack.hold('users.info');
  slack.calls.splice(0);
  slack.say(
    JSON.stringify({
      type: 'interactive',
      envelope_id: 'form',
      payload: {
        type: 'view_submission',
        team: { id: 'T1' },
        user: { id: 'U0STRANGER' },
        trigger_id: unique(),
        view: { id: 'V1', callback_id: 'unknown.form', private_metadata: '', state: { values: {} } },
      },
    }),
  );
  await slack.called('/users.info');
  const stopping = app.stop();
  release();
  await stopping;
  expect(await slack.acked('form')).toMatchObject({ response_action: 'update' });
});

test('metrics tell whether the socket stands, and how often one was opened', async () => {
  const { slack, url } = await openConnected();
  const metrics = async () => (await (await fetch(`${url}/metrics`)).text()).split('\n');
  expect(await metrics()).toContain('coursebell_slack_connected 1');
  slack.drop();
  await until(url, isDown);
  expect(await metrics()).toContain('coursebell_slack_connected 0');
  await slack.socket(2);
  slack.hello();
  await until(url, isReady);
  expect(await metrics()).toContain('coursebell_slack_socket_connections_total 2');
  expect(await metrics()).toContain(
    'coursebell_slack_calls_total{method="apps.connections.open",outcome="ok"} 2',
  );
});

test('a process whose socket is lost for good says why and ends with 1, so that it is started again', async () => {
  const slack = await startSocketMode();
  onTestFinished(slack.close);
  slack.refuse('invalid_auth_later');
  const env = {
    ...{ STUDY_API_URL: 'http://127.0.0.1:9/', STUDY_API_KEY: 'key', SLACK_BOT_TOKEN: 'xoxb-1' },
    ...{ SLACK_APP_TOKEN: APP_TOKEN, SLACK_API_URL: slack.apiUrl, PORT: '0', DATA_DIR: dataDir() },
    SOCKET_GIVE_UP_SECONDS: '6',
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/start.js')], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(said).toMatch(
    /^Coursebell stops: no connection to Slack for \d+ seconds \(not connected: invalid_auth_later\)\n$/,
  );
  expect(code).toBe(1);
});
