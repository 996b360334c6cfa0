/** What goes wrong between two hosts: told apart on cards, in the log, by readiness and by the doctor, on both sides. */
import { expect, test } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';
import { slackTrouble } from '../../src/slack/refusals.ts';
import { send } from '../../src/slack/send.ts';
import { PATIENCE } from '../every-run.ts';
import { AWAITED, SILENT, toldOf, toldOfSlack, trust, WAYS } from './ways.ts';

// What is waited for is told in `no-way.hard.ts`.

test.each(WAYS.filter(([name]) => !AWAITED.includes(name)))('before the study API: %s', async (...way) => {
  trust();
  await toldOf(way);
});

/** One of each kind: an app that starts waits four seconds for its socket. What the others come to is told of a call. */
const BY_THE_APP = [
  'an unknown authority',
  'an unknown name',
  'nothing that listens',
  'a wrong password at the proxy',
  'a proxy that breaks off',
  'a proxy with an expired certificate',
  'a host that wants a client certificate',
  'a host that wants HTTPS, and says so in a page',
];

test('before Slack, told by the app and by the doctor: each kind', async () => {
  trust();
  const ways = WAYS.filter(([name]) => BY_THE_APP.includes(name));
  expect(ways).toHaveLength(BY_THE_APP.length);
  await Promise.all(ways.map(toldOfSlack));
});

test.each(WAYS.filter(([name]) => !(BY_THE_APP.includes(name) || AWAITED.includes(name))))(
  'before Slack, told of a call: %s',
  async (name, way, _card, words) => {
    trust();
    const { url, env } = await way();
    const network = createNetwork({ https: env?.['HTTPS_PROXY'], http: env?.['HTTP_PROXY'] });
    const signal = AbortSignal.timeout(SILENT.includes(name) ? 200 : PATIENCE);
    const calling = send(network, `${url}/api/auth.test`, { signal });
    const error: unknown = await calling.then(undefined, (thrown: unknown) => thrown);
    expect(slackTrouble(error).detail).toMatch(words);
  },
);
