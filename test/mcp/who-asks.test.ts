/** Who may ask over HTTP: Slackbot, holders of a token, and clients without identity where they are let in. */
import { describe, expect, test, vi } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { MINUTE, NOW, openSample, openShared, SIGNING_SECRET } from '../flows/harness.ts';
import { sign } from '../flows/raw.ts';
import { openSocket } from '../flows/socket.ts';
import { connect, identity, REVISIONS, slackbot, textOf } from './clients.ts';
import { makeToken } from './hands.ts';

const MCP = { MCP: '1', PUBLIC_URL: 'https://bell.example.org' };
const PUBLIC = { ...MCP, MCP_PUBLIC: '1' };
const CODE = 'TX00EY23-3015';
const DIRECT = { channel: 'D0SAM00001' };

/** A call as it is sent, of the earlier revision, which needs no envelope. */
const body = (name: string, args: object, slack?: unknown) =>
  JSON.stringify({
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name, arguments: args, ...(slack === undefined ? {} : { _meta: { slack } }) },
  });
const MINE = body('my_dates', {}, identity().slack);
const LOOK = body('get_courses', { codes: [CODE] });

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const post = (url: string, text: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body: text });

const signed = (text: string, at = Math.floor(Date.now() / 1000), secret = SIGNING_SECRET) => ({
  'x-slack-request-timestamp': String(at),
  'x-slack-signature': sign(secret, at, text),
});

test('where it is off, there is nothing at the path', async () => {
  const { url } = await openSample();
  expect((await post(url, LOOK)).status).toBe(404);
});

test('without identity a request is refused, and told how to show one', async () => {
  const { url, study } = await openSample({ env: MCP });
  const refused = await post(url, LOOK);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  for (const authorization of ['Bearer', 'Bearer coursebell_unknown', 'Basic c2FtOnNhbQ==', 'Bearer \u00e4'])
    expect((await post(url, LOOK, { authorization })).status).toBe(401);
  expect(study.calls).toEqual([]);
});

test('a wrong token is refused also where clients without identity are let in', async () => {
  const { url } = await openSample({ env: PUBLIC });
  expect((await post(url, LOOK, { authorization: 'Bearer coursebell_unknown' })).status).toBe(401);
  expect((await post(url, LOOK)).status).toBe(200);
});

test('other methods, bodies that are no JSON and lists of messages are refused', async () => {
  const { url } = await openSample({ env: PUBLIC });
  for (const method of ['GET', 'DELETE', 'PUT'])
    expect((await fetch(`${url}/mcp`, { method })).status).toBe(405);
  expect((await post(url, 'no JSON')).status).toBe(400);
  expect((await post(url, `[${LOOK}]`)).status).toBe(400);
  expect((await post(url, '{}')).status).toBe(400);
});

test('a browser’s page of elsewhere is refused, and one of the public address is not', async () => {
  const { url } = await openSample({ env: PUBLIC });
  expect((await post(url, LOOK, { origin: 'https://elsewhere.example.org' })).status).toBe(403);
  expect((await post(url, LOOK, { origin: 'https://bell.example.org' })).status).toBe(200);
});

describe.each(REVISIONS)('Slackbot in revision %s', (revision) => {
  test('asks in the place of the person whom Slack names', async () => {
    const flow = await openSample({ env: MCP });
    await flow.command(`/course follow ${CODE}`, DIRECT);
    const client = await slackbot(flow.url, revision);
    expect((await client.listTools()).tools).toHaveLength(10);
    const call = (user: string) =>
      client.callTool({ name: 'my_dates', arguments: {}, _meta: identity(user) });
    expect((await call('U0SAM00001')).structuredContent).toMatchObject({ followed: [{ code: CODE }] });
    const aino = await call('U0AINO0002');
    expect(aino.structuredContent).toMatchObject({ followed: [] });
    expect(textOf(aino), 'in the person’s language').toContain('Et seuraa');
    await expect(client.callTool({ name: 'my_dates', arguments: {} })).rejects.toThrow();
  });
});

describe('what is said to be Slack’s', () => {
  const SECONDS = Math.floor(NOW / 1000);

  test.each([
    ['of another secret', () => signed(MINE, SECONDS, 'another secret')],
    ['of another body', () => signed(LOOK)],
    ['too old', () => signed(MINE, SECONDS - 360)],
    ['of the future', () => signed(MINE, SECONDS + 600)],
    ['without a time', () => ({ 'x-slack-signature': sign(SIGNING_SECRET, SECONDS, MINE) })],
    ['without a signature', () => ({ 'x-slack-request-timestamp': String(SECONDS) })],
  ])('is refused if it is %s, also where clients without identity are let in', async (_, headers) => {
    const { url, study } = await openSample({ env: PUBLIC });
    expect((await post(url, MINE, headers())).status).toBe(401);
    expect(study.calls).toEqual([]);
  });

  test('is taken once where it changes something: a replay of that is refused, also later', async () => {
    const { url, pass } = await openSample({ env: MCP });
    const text = body('follow_course', { code: CODE }, identity().slack);
    const headers = signed(text);
    expect((await post(url, text, headers)).status).toBe(200);
    expect((await post(url, text, headers)).status).toBe(401);
    pass(4 * MINUTE);
    expect((await post(url, text, headers)).status).toBe(401);
  });

  /** For rows that only ask. */
  const sharedSample = openShared(openSample);

  test.each([
    ['my_dates', {}],
    ['find_courses', { words: 'project' }],
    ['get_courses', { codes: [CODE] }],
    ['find_rooms', { buildings: ['78025'] }],
  ])(
    'is answered in each of two conversations that ask the same in the same second: %s',
    async (name, args) => {
      const { url } = await sharedSample({ env: MCP });
      const text = body(name, args, identity().slack);
      const answers = await Promise.all([1, 2].map(async () => post(url, text, signed(text))));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const [first, second] = await Promise.all(answers.map(async (one) => one.text()));
      expect(first).toContain('"isError":false');
      expect(second).toBe(first);
    },
  );

  test('may come again where it asks only what the server offers', async () => {
    const { url } = await openSample({ env: MCP });
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const headers = signed(list);
    for (const _ of [1, 2]) expect((await post(url, list, headers)).status).toBe(200);
  });

  test.each([
    ['another workspace', { user_id: 'U0SAM00001', team_id: 'T0ELSEWHERE' }, 403],
    ['no workspace', { user_id: 'U0SAM00001' }, 401],
    ['a channel for a person', { user_id: 'C0COURSES1', team_id: TEAM.id }, 401],
    ['text for a person', { user_id: 'U0 or 1=1', team_id: TEAM.id }, 401],
    ['a list', [], 401],
    ['a word', 'sam', 401],
  ])('with %s is refused', async (_, slack, status) => {
    const { url, slack: side } = await sharedSample({ env: PUBLIC });
    await vi.waitFor(() => expect(side.workspace.users.length).toBeGreaterThan(0));
    const text = body('my_dates', {}, slack);
    expect((await post(url, text, signed(text))).status).toBe(status);
  });

  test('an unsigned identity is no identity', async () => {
    const { url } = await openSample({ env: PUBLIC });
    const got = await (await post(url, MINE)).text();
    expect(got).toContain('Tool my_dates not found');
  });
});

test('a token’s person can’t be changed by what the request says', async () => {
  const flow = await openSample({ env: MCP });
  await flow.command(`/course follow ${CODE}`, DIRECT);
  const client = await connect(flow.url, { token: await makeToken(flow, 'Claude', 'aino') });
  const got = await client.callTool({ name: 'my_dates', arguments: {}, _meta: identity('U0SAM00001') });
  expect(got.structuredContent).toMatchObject({ followed: [] });
});

test.each([
  ['is known by the signing secret', { SLACK_SIGNING_SECRET: SIGNING_SECRET }, 403],
  ['can’t ask without a signing secret', {}, 401],
] as const)('in Socket Mode Slackbot %s', async (_, env, status) => {
  const flow = await openSocket(undefined, undefined, { ...MCP, ...env });
  await flow.slack.socket(1);
  flow.slack.hello();
  const url = `http://127.0.0.1:${(await flow.starting).port}`;
  // Of a workspace that has no app: so it is known who asks, and that there is nothing for them.
  const text = body('my_dates', {}, { user_id: 'U0SAM00001', team_id: 'T0ELSEWHERE' });
  expect((await post(url, text, signed(text))).status).toBe(status);
});

describe('a client without identity', () => {
  test('asks 60 questions a minute, and what the server offers as often as it likes', async () => {
    const { url, pass } = await openSample({ env: PUBLIC });
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    for (let n = 0; n < 60; n += 1) expect((await post(url, LOOK)).status).toBe(200);
    const refused = await post(url, LOOK);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect((await post(url, list)).status).toBe(200);
    pass(1_000);
    expect((await post(url, LOOK)).status).toBe(200);
    expect((await post(url, LOOK)).status).toBe(429);
    pass(MINUTE);
    const elsewhere = { 'x-forwarded-for': '203.0.113.7, 10.0.0.3' };
    for (let n = 0; n < 60; n += 1) expect((await post(url, LOOK, elsewhere)).status).toBe(200);
    // The address that the own proxy has seen counts, not what the client says before it.
    const disguised = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
    expect((await post(url, LOOK, disguised)).status).toBe(429);
    expect((await post(url, LOOK)).status).toBe(200);
  });

  test('falls under the limits of use for what is not cached, and cached answers are free', async () => {
    const { url } = await openSample({ env: { ...PUBLIC, LIMIT_PER_USER: '2', LIMIT_PER_WORKSPACE: '600' } });
    const client = await connect(url);
    const ask = async (code: string) =>
      (await client.callTool({ name: 'get_courses', arguments: { codes: [code] } })).isError;
    expect(await ask(CODE)).toBe(false);
    expect(await ask('TX00EW54-3008')).toBe(false);
    expect(await ask('IM00BR45-3003')).toBe(true);
    expect(await ask(CODE), 'it is cached').toBe(false);
  });
});

test('a person’s assistant falls under the person’s limits, and what it changes is charged before', async () => {
  const flow = await openSample({ env: { ...MCP, LIMIT_PER_USER: '4', LIMIT_PER_WORKSPACE: '0' } });
  // The first question of all has cost one.
  const client = await slackbot(flow.url);
  const call = (name: string, given: Record<string, unknown>) =>
    client.callTool({ name, arguments: given, _meta: identity() });
  const follow = (code: string) => call('follow_course', { code });
  for (const code of [CODE, 'LI00DZ61-3005', 'SH00DC19-3011'])
    expect((await follow(code)).isError).toBe(false);
  const refused = await follow('TX00EW54-3008');
  expect(textOf(refused)).toContain('in a short time');
  expect((await call('my_dates', {})).structuredContent).toMatchObject({ followed: [{}, {}, {}] });
});

test('neither tokens nor what is asked stand in the log', async () => {
  const flow = await openSample({ env: MCP });
  const token = await makeToken(flow);
  const client = await connect(flow.url, { token });
  await client.callTool({ name: 'find_courses', arguments: { words: 'a-secret-word' } });
  await client.callTool({ name: 'get_courses', arguments: { codes: ['another-secret'] } });
  const written = JSON.stringify(flow.log);
  for (const secret of [token, 'a-secret-word', 'another-secret']) expect(written).not.toContain(secret);
  expect(flow.log).toContainEqual(
    expect.objectContaining({ kind: 'assistant', feature: 'find-courses', outcome: 'answered' }),
  );
});
