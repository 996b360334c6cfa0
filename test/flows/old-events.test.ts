/** Events that Slack delivers long after they happened: what was asked then is left, what has changed is taken. */
import { describe, expect, test } from 'vitest';
import { TEAM } from '../../playground/slack-side.ts';
import { NORTH, openCampus } from './campus.ts';
import { type Flow, isApps, MINUTE, openSample } from './harness.ts';
import { envelope, post } from './raw.ts';

const CODE = 'TX00EY23-3015';
const HOUR = 60 * MINUTE;

const mention = {
  type: 'app_mention',
  channel: 'C0COURSES1',
  user: 'U0SAM00001',
  text: CODE,
  ts: '1795176000.1',
};
const direct = { ...mention, type: 'message', channel: 'D0SAM00001', channel_type: 'im' };

/** Delivers an event that happened `ago` milliseconds before now; undefined: without a time. */
async function deliver(flow: Flow, event: object, ago: number | undefined): Promise<void> {
  const { event_time: _, ...whole } = envelope(event);
  const time = ago === undefined ? {} : { event_time: Math.floor((Date.now() - ago) / 1000) };
  const response = await post(flow.url, { body: JSON.stringify({ ...whole, ...time }) });
  expect(response.status, 'Slack is not to deliver it again').toBe(200);
}

const answers = ({ slack }: Flow) => slack.workspace.messages.filter(isApps);
const left = ({ log }: Flow) => log.filter(({ outcome }) => outcome === 'outdated');

describe.each([
  ['a mention', mention],
  ['a direct message', direct],
])('%s', (_, event) => {
  test('of more than an hour ago is acknowledged and left, and the log says so', async () => {
    const flow = await openSample();
    await deliver(flow, event, HOUR + 2000);
    await flow.until(() => left(flow)[0]);
    await flow.app.stop();
    expect(answers(flow)).toEqual([]);
    expect(flow.slack.calls).toEqual([]);
    expect(left(flow)).toMatchObject([{ kind: 'payload', workspace: TEAM.id, detail: event.type }]);
  });

  test.each([
    ['of less than an hour ago', HOUR - 2000],
    ['without a time', undefined],
    ['of a clock that is ahead of ours', -HOUR],
  ])('%s is answered', async (__, ago) => {
    const flow = await openSample();
    const answer = await flow.next(() => deliver(flow, event, ago));
    expect(answer.text).toContain(CODE);
    expect(left(flow)).toEqual([]);
  });
});

test('an event that comes once more after the memory of deliveries is answered once', async () => {
  const flow = await openSample();
  const body = JSON.stringify(envelope(mention));
  await flow.next(() => post(flow.url, { body }));
  flow.pass(HOUR + MINUTE);
  expect((await post(flow.url, { body })).status).toBe(200);
  await flow.until(() => left(flow)[0]);
  await flow.app.stop();
  expect(answers(flow)).toHaveLength(1);
});

test('Home that was opened long ago is shown', async () => {
  const flow = await openSample();
  await deliver(
    flow,
    { type: 'app_home_opened', user: 'U0SAM00001', channel: 'D0SAM00001', tab: 'home' },
    5 * HOUR,
  );
  await flow.until(() => flow.slack.workspace.homes.get('U0SAM00001'));
});

test.each([
  ['app_uninstalled', { type: 'app_uninstalled' }],
  ['tokens_revoked', { type: 'tokens_revoked', tokens: { bot: ['U0BELL0001'], oauth: [] } }],
])('%s of many hours ago is taken', async (_, event) => {
  const campus = await openCampus();
  await campus.start();
  await campus.join(NORTH);
  campus.pass(10 * HOUR);
  campus.front.oauth.revoke(NORTH.team.id);
  expect(await campus.front.tell(NORTH, event, { at: Date.now() - 5 * HOUR })).toBe(200);
  await campus.line(({ outcome }) => outcome === 'removed');
});
