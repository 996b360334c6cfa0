import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { NOW, openSample, openShared } from './harness.ts';
import { commandFields, envelope, FORM, form, interaction, post, type Raw } from './raw.ts';

const URLS = 'http://127.0.0.1:9/';

const STRANGE: readonly (readonly [name: string, request: Raw])[] = [
  ...[
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '',
    '{',
    '{}',
    '{"type":null}',
    '[null]',
    '\u0000',
    'payload=null',
  ].map((body) => [`JSON ${encodeURIComponent(body)}`, { body }] as const),
  ...[
    'payload=null',
    'payload=',
    'payload=[]',
    'payload="x"',
    'payload={}',
    'payload=%7B',
    'payload=%7B%7D%',
    'payload',
    '',
    '=',
    '&&&',
    'a=b',
    'payload=1&payload=2',
  ].map((body) => [`form ${body}`, { body, contentType: FORM }] as const),
  ['another content type', { body: '<xml/>', contentType: 'text/xml' }],
  ['no content type', { body: '{}', contentType: '' }],
  ['an unknown type', { body: JSON.stringify({ type: 'something_new' }) }],
  ['an unknown interaction', interaction({ type: 'something_new', user: { id: 'U1' } })],
  ['an interaction without anything', interaction({ type: 'block_actions' })],
  ['no actions', interaction({ type: 'block_actions', actions: [], user: { id: 'U1' } })],
  ['null actions', interaction({ type: 'block_actions', actions: [null] })],
  [
    'an action without a container',
    interaction({
      type: 'block_actions',
      actions: [{ type: 'button', action_id: 'rooms.page', value: 'x' }],
    }),
  ],
  ['a shortcut', interaction({ type: 'shortcut', callback_id: 'x', trigger_id: '1.2', user: { id: 'U1' } })],
  [
    'a message shortcut',
    interaction({ type: 'message_action', callback_id: 'x', trigger_id: '1.3', user: { id: 'U1' } }),
  ],
  [
    'a view submission',
    interaction({ type: 'view_submission', view: { callback_id: 'x' }, user: { id: 'U1' } }),
  ],
  ['a view submission without a view', interaction({ type: 'view_submission' })],
  ['a closed view', interaction({ type: 'view_closed', view: {}, user: { id: 'U1' } })],
  ['options', interaction({ type: 'block_suggestion', action_id: 'x', value: '', user: { id: 'U1' } })],
  ['an envelope without an event', { body: JSON.stringify({ type: 'event_callback', event_id: 'Ev1' }) }],
  ['an event that is null', { body: JSON.stringify(envelope(null)) }],
  ['an event of an unknown type', { body: JSON.stringify(envelope({ type: 'comet_sighted' })) }],
  ['a mention without anything', { body: JSON.stringify(envelope({ type: 'app_mention' })) }],
  ['a message without anything', { body: JSON.stringify(envelope({ type: 'message' })) }],
  ['a command without anything', form({ command: '/course' })],
  ['an unknown command', form(commandFields('/dance', 'now', URLS))],
  ['rate limiting', { body: JSON.stringify({ type: 'app_rate_limited', team_id: 'T1' }) }],
];

const open = openShared(openSample);

test.for(STRANGE)('%s, correctly signed: neither a fault nor the end', async ([, request]) => {
  const { url, command, study } = await open({ troubles: ['listener', 'rejected'] });
  const { status } = await post(url, request);
  expect(status, 'the status').toBeLessThan(500);
  await command('/course help');
  expect(study.calls).toEqual([]);
});

test('a field that comes twice is refused, and nothing is done for it', async () => {
  const { url, study } = await openSample();
  const command = form(commandFields('/course', 'TX00EY23-3015', URLS));
  for (const twice of [
    'text=TX00EY23-3016',
    'command=%2Frooms',
    'team_id=T0OTHER001',
    '__proto__=1&__proto__=2',
  ]) {
    const { status } = await post(url, { ...command, body: `${command.body}&${twice}` });
    expect([twice, status]).toEqual([twice, 400]);
  }
  expect(study.calls).toEqual([]);
});

test('a command behind a thousand other fields, one with the name of a property of objects, is answered', async () => {
  const { url } = await openSample();
  const others = Array.from({ length: 1200 }, (_, at) => `other${at}=${at}`).join('&');
  const command = form(commandFields('/course', 'help', URLS));
  for (const body of [
    `${others}&${command.body}`,
    `__proto__=x&hasOwnProperty=y&${command.body.replace('trigger_id=', 'trigger_id=9')}`,
  ]) {
    const answer = await post(url, { ...command, body });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"blocks"')]);
  }
});

test('a request that breaks off in the middle of its body leaves nothing behind', async () => {
  const { url, command } = await openSample();
  const { hostname, port } = new URL(url);
  for (const end of ['end', 'destroy', 'resetAndDestroy'] as const) {
    const socket = connect(Number(port), hostname)
      .resume()
      .on('error', () => {});
    await once(socket, 'connect');
    socket.write('POST /slack/events HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\ncommand=');
    await sleep(20);
    socket[end]();
    if (!socket.closed) await once(socket, 'close');
  }
  await command('/course help');
});

test('a huge body is refused', async () => {
  const { url, command } = await openSample();
  const body = JSON.stringify({ type: 'event_callback', padding: 'x'.repeat(2 * 1024 * 1024) });
  const status = await post(url, { body }).then(
    (response) => response.status,
    () => 'closed',
  );
  expect([413, 'closed']).toContain(status);
  await command('/course help');
});

test('Slack’s certificate check and address check are answered', async () => {
  const { url } = await openSample();
  expect((await post(url, form({ ssl_check: '1', token: 'x' }))).status).toBe(200);
  const answer = await post(url, { body: JSON.stringify({ type: 'url_verification', challenge: 'c4-€' }) });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ challenge: 'c4-€' });
});

test('that Slack holds events back is taken note of', async () => {
  const { url, log } = await openSample();
  const told = { type: 'app_rate_limited', team_id: TEAM.id, minute_rate_limited: 1_795_000_000 };
  expect((await post(url, { body: JSON.stringify(told) })).status).toBe(200);
  expect(log.filter(({ outcome }) => outcome === 'rate-limited')).toMatchObject([{ kind: 'payload' }]);
});

test.for([
  ['GET', '/slack/events', 405],
  ['PUT', '/slack/events', 405],
  ['GET', '/', 404],
  ['GET', '/slack/events/', 404],
  ['POST', '/slack/event', 404],
  ['GET', '/constructor', 404],
  ['GET', '/%2e%2e/etc/passwd', 404],
  ['POST', '/health/live', 405],
  ['GET', '/health/live', 200],
  ['GET', '/health/live?full=1', 200],
  ['GET', '/health/ready', 200],
  ['GET', '/metrics', 200],
] as const)('%s %s answers %i', async ([method, path, status]) => {
  const { url, command } = await open();
  expect((await fetch(`${url}${path}`, { method })).status).toBe(status);
  await command('/course help');
});

test('ready says why, and metrics count the answers', async () => {
  const { url, command } = await openSample({ strangers: true });
  await command('/course TX00EY23-3015');
  expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({
    status: 'ready',
    parts: { slack: { state: 'ready' } },
  });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('coursebell_requests_total{kind="command",outcome="answered"} 1');
  expect(metrics).toMatch(
    /coursebell_study_api_requests_total\{operation="realizations-by-code",status="200"\} 1/,
  );
  expect(metrics).not.toContain('TX00EY23');
});

const MENTION = {
  type: 'app_mention',
  user: 'U0SAM00001',
  channel: 'C0COURSES1',
  text: 'TX00EY23-3015',
  ts: `${Math.floor(NOW / 1000)}.1`,
};
const DIRECT = { ...MENTION, type: 'message', channel: 'D0SAM00001', channel_type: 'im' };
const IGNORED = [
  ['a bot’s mention', { ...MENTION, bot_id: 'B1' }],
  ['a mention without a user', { ...MENTION, user: undefined }],
  ['a bot’s message', { ...DIRECT, bot_id: 'B0BELL0001', subtype: 'bot_message' }],
  [
    'an edit',
    {
      ...DIRECT,
      text: undefined,
      user: undefined,
      subtype: 'message_changed',
      message: DIRECT,
      previous_message: DIRECT,
    },
  ],
  ['a deletion', { ...DIRECT, subtype: 'message_deleted', previous_message: DIRECT }],
  ['a message in a channel', { ...DIRECT, channel: 'C0COURSES1', channel_type: 'channel' }],
  ['a message in a group', { ...DIRECT, channel: 'G1', channel_type: 'mpim' }],
  ['a person’s joining', { ...DIRECT, subtype: 'channel_join' }],
] as const;

test.for(IGNORED)('%s is not answered', async ([, event]) => {
  const { url, slack, study, app } = await openSample();
  expect((await post(url, { body: JSON.stringify(envelope(event)) })).status).toBe(200);
  await app.stop();
  expect([...slack.calls, ...study.calls]).toEqual([]);
});

test('a question with a file is a question', async () => {
  const { url, slack, next } = await openSample();
  const answer = await next(() =>
    post(url, { body: JSON.stringify(envelope({ ...DIRECT, subtype: 'file_share', files: [] })) }),
  );
  expect(answer.text).toMatch(/^Software Engineering Project/);
  expect(slack.calls).toHaveLength(1);
});
