/** A payload counts once, however often it comes, in any order and with any headers. */
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { startUpstream } from '../fakes/upstream.ts';
import { isApps, openSample, SIGNING_SECRET } from '../flows/harness.ts';
import { post, type Raw, sign } from '../flows/raw.ts';
import { type MakePayload, PAYLOADS, SECONDS } from './payloads.ts';

/** The same number of seconds in other letters. */
const TIMES = [
  ...[`0${SECONDS}`, `${SECONDS}.0`, `+${SECONDS}`, `${SECONDS / 1e9}e9`, `0x${SECONDS.toString(16)}`],
];
const TYPES = ['application/json; charset=utf-8', 'text/plain', 'multipart/form-data; boundary=x'];
const REPLAYS: readonly Partial<Raw>[] = [
  {},
  ...TIMES.map((timestamp) => ({ timestamp })),
  ...['1', '2', '99', '-1', 'x'].map((retry) => ({ headers: { 'x-slack-retry-num': retry } })),
  ...TYPES.map((contentType) => ({ contentType })),
];

/** What the app does of payloads of a kind that come one after the other, or all at once. */
async function doneOf(
  kind: string,
  deliveries: (responseUrl: string) => readonly Raw[],
  { together = false } = {},
) {
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const { url, slack, study, app } = await openSample({
    // Whether the app was removed is asked of Slack; nothing else asks whose token it is.
    troubles: ['rejected', 'undelivered', 'listener', ...(kind === 'an uninstallation' ? ['auth.test'] : [])],
  });
  const sent: Promise<Response>[] = [];
  for (const each of deliveries(inbox.url)) {
    sent.push(post(url, each));
    if (!together) await sent.at(-1);
  }
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  await app.stop();
  // What is handed over ahead of time is the background's.
  const calls = slack.calls.filter(({ method }) => !method.startsWith('chat.schedule'));
  return {
    statuses,
    done: [calls.map(({ method }) => method).sort(), study.calls.map(({ path }) => path).sort()],
    said: [slack.workspace.messages.filter(isApps).length, inbox.calls.length],
  };
}

/** These two are answered with what they hold, and nothing is done of them. */
const ACTING = PAYLOADS.filter(([name]) => !/challenge|SSL/.test(name));

test.for(ACTING)('%s that is replayed, in any letters, does nothing more', async ([kind, make]) => {
  const first = (url: string): Raw => {
    const payload = make(url);
    return { ...payload, timestamp: SECONDS, signature: sign(SIGNING_SECRET, SECONDS, payload.body) };
  };
  const once = await doneOf(kind, (url) => [first(url)]);
  const often = await doneOf(kind, (url) => {
    const request = first(url);
    return [request, ...REPLAYS.map((more) => ({ ...request, ...more }))];
  });
  expect([often.done, often.said]).toEqual([once.done, once.said]);
});

/** Slack's four deliveries: the later ones are signed anew, and the first retry comes at once. */
function deliveriesOf(make: MakePayload, url: string): Raw[] {
  const payload = make(url);
  const at = [0, 0, 60, 240];
  return at.map((seconds, retry) => {
    const timestamp = SECONDS - 240 + seconds;
    return {
      ...payload,
      timestamp,
      signature: sign(SIGNING_SECRET, timestamp, payload.body),
      ...(retry > 0 && {
        headers: { 'x-slack-retry-num': `${retry}`, 'x-slack-retry-reason': 'http_timeout' },
      }),
    };
  });
}

test.for(ACTING)(
  '%s is done once in any order of its deliveries, one by one or all at once',
  async ([kind, make]) => {
    const usual = await doneOf(kind, (url) => deliveriesOf(make, url).slice(0, 1));
    const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2 });
    const property = fc.asyncProperty(orders, fc.boolean(), async (order, together) => {
      const shuffled = (url: string): Raw[] => {
        const all = deliveriesOf(make, url);
        return order.flatMap((at) => all[at] ?? []);
      };
      const met = await doneOf(kind, shuffled, { together });
      expect([met.done, met.said]).toEqual([usual.done, usual.said]);
      // A retry that was taken care of is told so; a first delivery that comes after its retry with its signature is none.
      expect(
        met.statuses.filter((status) => status !== 200 && status !== 401 && status !== usual.statuses[0]),
      ).toEqual([]);
    });
    await fc.assert(property, { numRuns: 8 });
  },
);
