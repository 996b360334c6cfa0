import { expect, onTestFinished, test } from 'vitest';
import { startUpstream, type UpstreamReply } from '../fakes/upstream.ts';
import { allIsWell, examined, MINUTE, told, troubles } from './stand-ins.ts';

async function answered(reply: UpstreamReply) {
  const { env } = await allIsWell();
  const upstream = await startUpstream(() => reply);
  onTestFinished(upstream.close);
  const findings = await examined({ ...env, STUDY_API_URL: upstream.url });
  return { findings, told: told(findings, 'study API') };
}

test.each([
  ['key refused', 'fail', 'refuses the key', 'STUDY_API_KEY'],
  ['over quota', 'fail', 'quota is used up until 20', 'larger quota'],
  ['down', 'fail', 'is down', 'STUDY_API_URL'],
] as const)('%s: %s, %s', async (mode, level, words, next) => {
  const { env, study } = await allIsWell();
  study.mode = mode;
  const findings = await examined(env);
  expect(troubles(findings)).toEqual([`${level} study API`]);
  expect(told(findings, 'study API')).toContain(words);
  expect(told(findings, 'study API')).toContain(next);
});

test.each<[string, UpstreamReply, string, string]>([
  [
    'a rate limit',
    { status: 429, json: { statusCode: 429, message: 'Rate limit is exceeded. Try again in 60 seconds.' } },
    'warn',
    'limits its rate',
  ],
  ['a page', { body: '<html>' }, 'fail', 'not understood'],
  [
    'an unknown path',
    { status: 404, json: { statusCode: 404, message: 'Resource not found' } },
    'fail',
    'base address',
  ],
  ['a cut connection', { trouble: 'reset' }, 'fail', 'is down'],
  [
    'an address filter of the gateway',
    { status: 403, json: { statusCode: 403, message: 'Forbidden' } },
    'fail',
    'does not let us in: realizations-by-code answered 403 (application/json)',
  ],
  [
    'a page of a firewall',
    { status: 403, headers: { 'content-type': 'text/html' }, body: '<html>Blocked' },
    'fail',
    'does not let us in: realizations-by-code answered 403 (text/html)',
  ],
  ['a filter', { status: 403 }, 'fail', 'The key is not in question'],
  [
    'a redirect',
    { status: 301, headers: { location: 'https://moved.example/api' } },
    'fail',
    'leads elsewhere: realizations-by-code answered 301 (application/json), a redirect to https://moved.example',
  ],
  ['another redirect', { status: 308, headers: { location: '/v2/' } }, 'fail', 'No redirect is followed'],
])('%s', async (_name, reply, level, words) => {
  const { findings, told } = await answered(reply);
  expect(troubles(findings)).toEqual([`${level} study API`]);
  expect(told).toContain(words);
  expect(told).not.toContain('<');
});

test.each([
  [6 * MINUTE, /^fail {2}clock: (359|360|361) seconds ahead of Slack: Slack's signatures are refused/],
  [4 * MINUTE, /^warn {2}clock: (239|240|241) seconds ahead of Slack$/],
  [-2 * MINUTE, /^fail {2}clock: (119|120|121) seconds behind Slack: /],
  [20_000, /^warn {2}clock: (19|20|21) seconds ahead of Slack$/],
  [2_000, /^ok {4}clock: agrees with Slack$/],
  [-2_000, /^ok {4}clock: agrees with Slack$/],
])('a clock that is off by %i ms: %s', async (off, words) => {
  const { env } = await allIsWell();
  const findings = await examined(env, { now: () => Date.now() + off });
  expect(told(findings, 'clock').split('\n')[0]).toMatch(words);
});

test('a study API whose clock is off is no trouble of ours where Slack agrees with us', async () => {
  const date = new Date(Date.now() + 10 * MINUTE).toUTCString();
  const { findings } = await answered({ json: { status: 'success', realizations: [] }, headers: { date } });
  expect(troubles(findings)).toEqual(['warn clock']);
  expect(told(findings, 'clock')).toContain('nothing to do here');
});

test('a clock without a host to compare it with is told', async () => {
  const { env } = await allIsWell();
  const unreachable = 'http://127.0.0.1:9/';
  const findings = await examined({ ...env, STUDY_API_URL: unreachable, SLACK_API_URL: unreachable });
  expect(troubles(findings)).toEqual(['warn clock', 'fail Slack token', 'fail study API']);
});
