import { beforeEach, describe, expect, test } from 'vitest';
import { openStage, plain, type Stage, TOKEN } from './fake-app.ts';

const COURSES = 'C0COURSES1';
const METHODS = ['auth.test', 'chat.postMessage', 'chat.scheduledMessages.list', 'users.info', 'views.open'];

let stage: Stage;
let clock: number;
beforeEach(async () => {
  clock = Date.parse('2026-11-20T12:02:00Z');
  stage = await openStage(() => clock);
});

describe('the token', () => {
  test.each([
    [undefined, 'token_revoked'],
    ['token_revoked', 'token_revoked'],
    ['account_inactive', 'account_inactive'],
  ] as const)('revoked as %s, every method says %s until it is restored', async (word, error) => {
    stage.slack.revokeToken(word);
    for (const method of METHODS) expect(await stage.api(method, {})).toEqual({ ok: false, error });
    stage.slack.restoreToken();
    expect(await stage.api('auth.test', {})).toMatchObject({ ok: true });
  });

  test('a response_url needs no token', async () => {
    await stage.slack.command('#it-courses', 'sam', '/course x');
    stage.slack.revokeToken();
    expect(await stage.respond({ text: 'hello' })).toBe(200);
  });
});

describe('rates', () => {
  const call = async (method: string) => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const response = await fetch(stage.slack.apiUrl + method, { method: 'POST', headers, body: '{}' });
    return [response.status, response.headers.get('retry-after')];
  };

  test('beyond them a method answers 429, and says when to come again', async () => {
    stage.slack.rateLimit('auth.test', 2);
    expect(await call('auth.test')).toEqual([200, null]);
    clock += 20_000;
    expect(await call('auth.test')).toEqual([200, null]);
    expect(await call('auth.test')).toEqual([429, '40']);
    expect(await call('chat.scheduledMessages.list')).toEqual([200, null]);
    clock += 40_000;
    expect(await call('auth.test')).toEqual([200, null]);
    expect(await call('auth.test')).toEqual([429, '20']);
    stage.slack.rateLimit('auth.test', undefined);
    expect(await call('auth.test')).toEqual([200, null]);
  });
});

describe('channels', () => {
  const post = (channel: string) => stage.api('chat.postMessage', { channel, text: 'x' });

  test('posting follows what becomes of the channel', async () => {
    stage.slack.removeBot('#it-courses');
    expect(await post(COURSES)).toMatchObject({ error: 'not_in_channel' });
    stage.slack.inviteBot('#it-courses');
    expect(await post(COURSES)).toMatchObject({ ok: true });
    stage.slack.archive('it-courses');
    expect(await post(COURSES)).toMatchObject({ error: 'is_archived' });
    stage.slack.unarchive(COURSES);
    expect(await post(COURSES)).toMatchObject({ ok: true });
    expect(await post('C0NOWHERE1')).toMatchObject({ error: 'channel_not_found' });
  });

  test('a person’s id means their direct message, which can also be opened', async () => {
    const opened = await stage.api('conversations.open', { users: 'U0AINO0002' });
    expect(opened).toMatchObject({ ok: true, channel: { id: 'D0AINO0002' } });
    expect(await post('U0AINO0002')).toMatchObject({ ok: true, channel: 'D0AINO0002' });
    expect(await stage.api('conversations.open', { users: 'U0NOBODY01' })).toMatchObject({
      error: 'user_not_found',
    });
  });

  test('a person’s zone and, if asked, their locale', async () => {
    const info = async (fields: object) =>
      (await stage.api('users.info', { user: 'U0AINO0002', ...fields }))['user'];
    expect(await info({})).toMatchObject({ tz: 'Europe/Helsinki' });
    expect(await info({})).not.toHaveProperty('locale');
    expect(await info({ include_locale: true })).toMatchObject({ tz: 'Europe/Helsinki', locale: 'fi-FI' });
    stage.slack.setLocale('aino', 'sv-SE');
    expect(await info({ include_locale: true })).toMatchObject({ locale: 'sv-SE' });
    expect(stage.slack.calls.filter(({ method }) => method === 'users.info')).toHaveLength(4);
    const other = await openStage();
    expect(other.slack.workspace.user('aino')?.locale).toBe('fi-FI');
  });
});

describe('a refused type of block', () => {
  const cell = (text: string) => ({ type: 'raw_text', text });
  const table = { type: 'data_table', caption: 'Rooms', rows: [[cell('Name')], [cell('A1')]] };
  const container = { type: 'container', title: plain('Rooms'), child_blocks: [table] };
  const refusal = { ok: false, error: 'invalid_blocks' };

  test.each([
    ['itself', table],
    ['inside of another', container],
  ])('is rejected wherever it stands, %s, until it is allowed again', async (_name, block) => {
    const { slack } = stage;
    const content = { text: 'x', blocks: [block] };
    const view = { type: 'home', blocks: [block] };
    const post = () => stage.api('chat.postMessage', { channel: COURSES, ...content });
    const publish = () => stage.api('views.publish', { user_id: 'U0SAM00001', view });
    expect(await post()).toMatchObject({ ok: true });
    slack.refuseBlock('data_table');
    expect(await post()).toEqual(refusal);
    expect(await stage.api('chat.postMessage', { channel: COURSES, text: 'x' })).toMatchObject({ ok: true });
    expect(await publish()).toEqual({ ok: false, error: 'invalid_arguments' });
    stage.answer = { body: content };
    expect(await slack.command('#it-courses', 'sam', '/rooms x')).toMatchObject({
      problem: 'invalid_blocks',
    });
    expect(await stage.respond(content)).toBe(400);
    slack.allowBlock('data_table');
    expect([await post(), await publish()]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await stage.respond(content)).toBe(200);
  });
});
