/** What goes wrong between two hosts: told apart on cards, in the log, by readiness and by the doctor, on both sides. */
import { expect, test } from 'vitest';
import { createNetwork } from '../../src/network/network.ts';
import { slackTrouble } from '../../src/slack/refusals.ts';
import { send } from '../../src/slack/send.ts';
import { AWAITED, SILENT, toldOf, toldOfSlack, trust, WAYS } from './ways.ts';

// What is waited for is told in `no-way.hard.ts`.

test.each(WAYS.filter(([name]) => !AWAITED.includes(name)))('before the study API: %s', async (...way) => {
  trust();
  await toldOf(way);
});

test('before Slack: each of them', async () => {
  trust();
  // All at once: each start waits four seconds for its socket.
  const spoken = WAYS.filter(([name]) => !(SILENT.includes(name) || AWAITED.includes(name)));
  await Promise.all(spoken.map(toldOfSlack));
});

test.each(WAYS.filter(([name]) => SILENT.includes(name)))(
  'before Slack, told of a call: %s',
  async (_, way, _card, words) => {
    const { url, env } = await way();
    const network = createNetwork({ https: env?.['HTTPS_PROXY'], http: env?.['HTTP_PROXY'] });
    const calling = send(network, `${url}/api/auth.test`, { signal: AbortSignal.timeout(200) });
    const error: unknown = await calling.then(undefined, (thrown: unknown) => thrown);
    expect(slackTrouble(error).detail).toMatch(words);
  },
);
