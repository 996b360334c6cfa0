import { expect, test } from 'vitest';
import { NOW, openSample, SIGNING_SECRET } from './harness.ts';
import { commandFields, form, post, sign } from './raw.ts';

const SECONDS = NOW / 1000;
const typed = () => form(commandFields('/course', 'TX00EY23-3015', 'http://127.0.0.1:9/'));

test.for([
  ['a wrong signature', { signature: `v0=${'0'.repeat(64)}` }],
  ['an empty signature', { signature: '' }],
  ['a signature of another version', { signature: `v1=${'0'.repeat(64)}` }],
  ['a signature that is no hex', { signature: 'v0=nonsense' }],
  ['no time', { timestamp: '' }],
  ['a time that is none', { timestamp: 'now' }],
  ['a time six minutes ago', { timestamp: SECONDS - 360 }],
  ['a time ten minutes ahead', { timestamp: SECONDS + 600 }],
  ['a time in milliseconds', { timestamp: NOW }],
] as const)('%s is refused, and nothing is done', async ([, wrong]) => {
  const { url, slack, study, command } = await openSample();
  expect((await post(url, { ...typed(), ...wrong })).status).toBe(401);
  expect([...study.calls, ...slack.calls]).toEqual([]);
  await command('/course help');
});

test.for(['x-slack-signature', 'x-slack-request-timestamp'])(
  'a request without %s is refused',
  async (absent) => {
    const { url, study } = await openSample();
    const { body, contentType } = typed();
    const headers = new Headers({
      'content-type': contentType ?? '',
      'x-slack-signature': sign(SIGNING_SECRET, SECONDS, body),
      'x-slack-request-timestamp': String(SECONDS),
    });
    headers.delete(absent);
    expect((await fetch(`${url}/slack/events`, { method: 'POST', headers, body })).status).toBe(401);
    expect(study.calls).toEqual([]);
  },
);

test('a signature of another secret is refused', async () => {
  const { url } = await openSample();
  const request = typed();
  expect(
    (await post(url, { ...request, signature: sign('another secret', SECONDS, request.body) })).status,
  ).toBe(401);
});

test('a body that was changed is refused', async () => {
  const { url } = await openSample();
  const { body, contentType } = typed();
  const signature = sign(SIGNING_SECRET, SECONDS, body);
  expect(
    (await post(url, { body: `${body}&text=help`, contentType: contentType ?? '', signature })).status,
  ).toBe(401);
});

test('the same request is taken once: an exact replay is refused', async () => {
  const { url, pass } = await openSample();
  const request = { ...form(commandFields('/course', 'help', 'http://127.0.0.1:9/')), timestamp: SECONDS };
  expect((await post(url, request)).status).toBe(200);
  expect((await post(url, request)).status).toBe(401);
  pass(4 * 60_000);
  expect((await post(url, request)).status, 'as long as its time is good').toBe(401);
});

test.for([
  ['a little ahead', 30],
  ['four minutes old', -240],
] as const)('a clock that is %s is no reason to refuse', async ([, seconds]) => {
  const { url } = await openSample();
  const request = form(commandFields('/course', 'help', 'http://127.0.0.1:9/'));
  expect((await post(url, { ...request, timestamp: SECONDS + seconds })).status).toBe(200);
});

test.for(['=x', '=', '0'])('a replay whose signature ends in “%s” is refused', async (tail) => {
  const { url } = await openSample();
  const { body, contentType } = form(commandFields('/course', 'help', 'http://127.0.0.1:9/'));
  const request = { body, contentType: contentType ?? '', timestamp: SECONDS };
  expect((await post(url, request)).status).toBe(200);
  const signature = `${sign(SIGNING_SECRET, SECONDS, body)}${tail}`;
  expect((await post(url, { ...request, signature })).status).toBe(401);
});
