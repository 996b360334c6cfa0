import { expect, test } from 'vitest';
import { BOT, TEAM } from '../../playground/slack-side.ts';
import { NOW, openSample, openShared, SIGNING_SECRET } from './harness.ts';
import { commandFields, envelope, FORM, form, interaction, post, sign } from './raw.ts';

const SECONDS = Math.floor(NOW / 1000);
const JSON_TYPE = 'application/json';
const typed = () => form(commandFields('/course', 'TX00EY23-3015', 'http://127.0.0.1:9/'));

/** For what is refused: nothing of it stays. */
const open = openShared(openSample);

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
  const { url, slack, study, command } = await open();
  expect((await post(url, { ...typed(), ...wrong })).status).toBe(401);
  expect([...study.calls, ...slack.calls]).toEqual([]);
  await command('/course help');
});

test.for(['x-slack-signature', 'x-slack-request-timestamp'])(
  'a request without %s is refused',
  async (absent) => {
    const { url, study } = await open();
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
  const { url } = await open();
  const request = typed();
  expect(
    (await post(url, { ...request, signature: sign('another secret', SECONDS, request.body) })).status,
  ).toBe(401);
});

test('a body that was changed is refused', async () => {
  const { url } = await open();
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

/** What asks only: Slack sends it again in the same bytes where a person types the same again within a second. */
const READS = [
  [
    'a menu that is typed into',
    interaction({
      ...{ type: 'block_suggestion', action_id: 'course.suggest', block_id: 'course', value: 'TX00' },
      ...{ team: { id: TEAM.id }, user: { id: 'U0SAM00001', team_id: TEAM.id }, api_app_id: BOT.appId },
    }),
    'TX00EY23-3015',
  ],
  [
    'a challenge',
    { body: JSON.stringify({ type: 'url_verification', challenge: 'reflected' }), contentType: JSON_TYPE },
    'reflected',
  ],
  ['a signed check of the certificate', form({ ssl_check: '1', x: '1' }), ''],
  [
    'the news that Slack holds events back',
    { body: JSON.stringify({ type: 'app_rate_limited', minute_rate_limited: 1 }), contentType: JSON_TYPE },
    '',
  ],
] as const;

test.for(READS)('%s is answered as often as it comes in the same bytes', async ([, request, holds]) => {
  const { url, command } = await openSample();
  await command('/course TX00EY23-3015');
  const signed = { ...request, timestamp: SECONDS };
  const answers: [number, string][] = [];
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await post(url, signed);
    answers.push([answer.status, await answer.text()]);
  }
  const [first] = answers;
  expect(first).toEqual([200, expect.stringContaining(holds)]);
  expect(answers).toEqual([first, first, first]);
});

test('a request that acts is taken once, though it calls itself a menu', async () => {
  const { url } = await openSample();
  const acting = { ...commandFields('/course', 'help', 'http://127.0.0.1:9/'), type: 'block_suggestion' };
  const event = { ...envelope({ type: 'app_home_opened', user: 'U0SAM00001' }), type: 'block_suggestion' };
  for (const request of [form(acting), { body: JSON.stringify(event) }]) {
    expect((await post(url, { ...request, timestamp: SECONDS })).status).toBe(200);
    expect((await post(url, { ...request, timestamp: SECONDS })).status).toBe(401);
  }
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

const UNSIGNED: readonly [what: string, body: string, contentType: string, status: number][] = [
  ['the check alone', 'ssl_check=1', FORM, 200],
  ['the check with its token', 'ssl_check=1&token=x7Yz', FORM, 200],
  ['the token first', 'token=x7Yz&ssl_check=1', `${FORM}; charset=utf-8`, 200],
  ['a command beside it', `ssl_check=1&${typed().body}`, FORM, 401],
  ['a payload beside it', 'ssl_check=1&payload=%7B%22type%22%3A%22block_actions%22%7D', FORM, 401],
  ['a check given twice', 'ssl_check=1&ssl_check=1', FORM, 401],
  ['another value', 'ssl_check=10', FORM, 401],
  ['a line behind it', 'ssl_check=1\n', FORM, 401],
  ['a field that begins so', 'x=1&ssl_check=1', FORM, 401],
  ['JSON', '{"ssl_check":"1"}', 'application/json', 401],
  ['a form that is called JSON', 'ssl_check=1', 'application/json', 401],
];

test.for(UNSIGNED)('of unsigned requests, Slack’s certificate check is answered: %s', async (given) => {
  const [, body, contentType, status] = given;
  const { url, slack, study, log, app } = await openSample();
  const answer = await post(url, { body, contentType, signature: 'v0=none' });
  expect([answer.status, await answer.text()]).toEqual([status, '']);
  const bare = await fetch(`${url}/slack/events`, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
  });
  expect(bare.status, 'without any signature').toBe(status);
  await app.stop();
  expect([...slack.calls, ...study.calls]).toEqual([]);
  expect(log.filter(({ kind }) => kind === 'command' || kind === 'payload')).toEqual([]);
});

test('refused requests are told in the log, with their number and without anything of them', async () => {
  const { url, log, app } = await openSample();
  const { body, contentType } = typed();
  for (let sent = 0; sent < 3; sent += 1) {
    const signature = sign('another secret', SECONDS, `${body}${sent}`);
    const text = `${body}&text=${sent}`;
    expect((await post(url, { body: text, contentType: contentType ?? '', signature })).status).toBe(401);
  }
  await app.stop();
  const told = log.filter(({ kind }) => kind === 'signature');
  expect(told.map(({ level, outcome, detail }) => [level, outcome, detail])).toEqual([
    [40, 'refused', 'signature 1'],
    [40, 'refused', 'signature 3'],
  ]);
  expect(JSON.stringify(log)).not.toContain(SIGNING_SECRET);
});

test('what is refused is counted by its reason, so that an outage is seen from inside', async () => {
  const { url } = await openSample();
  const request = { ...form(commandFields('/course', 'help', 'http://127.0.0.1:9/')), timestamp: SECONDS };
  await post(url, { ...request, signature: sign('another secret', SECONDS, request.body) });
  for (const timestamp of [SECONDS - 400, SECONDS + 100]) await post(url, { ...request, timestamp });
  for (let sent = 0; sent < 4; sent += 1) await post(url, request);
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text.match(/^coursebell_refused_requests_total.*$/gm)).toEqual([
    'coursebell_refused_requests_total{reason="time"} 2',
    'coursebell_refused_requests_total{reason="signature"} 1',
    'coursebell_refused_requests_total{reason="replay"} 3',
  ]);
});
