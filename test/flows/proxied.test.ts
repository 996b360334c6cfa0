/** Every client of the process behind a proxy that wants a password: which way each goes, by the same variables. */
import { describe, expect, test } from 'vitest';
import { APP_TOKEN, BOT_TOKEN, examined, KEY, startSlack, told } from '../doctor/stand-ins.ts';
import { LOGIN, startProxy } from '../fakes/proxies.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { dataDir } from './data-dir.ts';
import { openScripted } from './harness.ts';
import { command, openSocket } from './socket.ts';
import { plenty } from './upstream-rows.ts';

const CODE = 'TX00EY23-3015';

/** The hosts that a proxy was asked for, by tunnel or by a plain request. */
const hostsIn = (asked: readonly string[]) =>
  new Set(asked.map((one) => (one.startsWith('http') ? new URL(one).host : one)));

/** What stands in `NO_PROXY`, by the hosts of study API and Slack. */
const PAST: readonly (readonly [name: string, none: (study: string, slack: string) => string])[] = [
  ['http_proxy', () => ''],
  ['HTTP_PROXY', () => ''],
  ['ALL_PROXY', () => ''],
  ['HTTP_PROXY', (study) => study],
  ['HTTP_PROXY', (_study, slack) => slack],
  ['HTTP_PROXY', (study, slack) => `${slack} , ${study}`],
  ['HTTP_PROXY', () => '127.0.0.0/8'],
  ['all_proxy', () => '*'],
];

const isPast = (none: string, host: string): boolean => none.includes(host) || /\*|\/8/.test(none);

describe.each(PAST)('%s with %s', (name, noneOf) => {
  test('study API, Web API and response_url, over HTTP', async () => {
    const proxy = await startProxy();
    let [study, slack, none] = ['', '', ''];
    const flow = await openScripted(plenty, {
      envAt: (at) => {
        [study, slack] = [new URL(at.study).host, new URL(at.slack).host];
        none = noneOf(study, slack);
        return { [name]: proxy.url, NO_PROXY: none };
      },
    });
    expect((await flow.command(`/course ${CODE}`)).message.text).toContain(CODE);
    await flow.mention(CODE);
    const expected = [study, slack].filter((host) => !isPast(none, host));
    expect(hostsIn(proxy.asked)).toEqual(new Set(expected));
    if (expected.includes(slack)) expect(proxy.asked.join()).toMatch(/chat\.postMessage/);
    expect(JSON.stringify(flow.log)).not.toContain(LOGIN.split(':')[1]);
  });

  test('the socket as well', async () => {
    const proxy = await startProxy();
    let [study, slack, none] = ['', '', ''];
    const flow = await openSocket(plenty, undefined, (at: { study: string; slack: string }) => {
      [study, slack] = [new URL(at.study).host, new URL(at.slack).host];
      none = noneOf(study, slack);
      return { [name]: proxy.url, NO_PROXY: none };
    });
    await flow.slack.socket(1);
    flow.slack.hello();
    await flow.starting;
    await flow.slack.deliver('slash_commands', command(CODE, flow.slack.responseUrl));
    await flow.slack.called('/response');
    const expected = [study, slack].filter((host) => !isPast(none, host));
    expect(hostsIn(proxy.asked)).toEqual(new Set(expected));
    // A socket goes through a tunnel, also without TLS; all else is passed on.
    expect(proxy.asked.includes(slack)).toBe(expected.includes(slack));
  });

  test('the doctor, which tries the socket, too', async () => {
    const proxy = await startProxy();
    const slack = await startSlack();
    const upstream = await startUpstream(plenty);
    const [study, api] = [new URL(upstream.url).host, new URL(slack.url).host];
    const none = noneOf(study, api);
    const findings = await examined({
      STUDY_API_URL: upstream.url,
      STUDY_API_KEY: KEY,
      SLACK_APP_TOKEN: APP_TOKEN,
      SLACK_BOT_TOKEN: BOT_TOKEN,
      SLACK_API_URL: slack.url,
      DATA_DIR: dataDir(),
      [name]: proxy.url,
      NO_PROXY: none,
    });
    await upstream.close();
    expect(told(findings, 'socket')).toContain('ok ');
    expect(told(findings, 'Slack token')).toContain('ok ');
    const expected = [study, api].filter((host) => !isPast(none, host));
    expect(hostsIn(proxy.asked)).toEqual(new Set(expected));
    expect(proxy.asked.includes(api), 'a tunnel for the socket').toBe(expected.includes(api));
  });
});

test('no process variable counts that the configuration does not name', async () => {
  const proxy = await startProxy();
  const kept = { ...process.env };
  Object.assign(process.env, { HTTP_PROXY: proxy.url, http_proxy: proxy.url, NO_PROXY: '', no_proxy: '' });
  try {
    const flow = await openScripted(plenty);
    await flow.mention(CODE);
  } finally {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy']) {
      if (kept[name] === undefined) delete process.env[name];
      else process.env[name] = kept[name];
    }
  }
  expect(proxy.asked).toEqual([]);
});
