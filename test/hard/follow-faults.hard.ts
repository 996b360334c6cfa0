/**
 * Every fault of Slack's × every call that following makes. What was kept is told as kept, and what is told as refused was
 * not; what Slack is to hold it holds in the end, once; and a person who is unknown to Slack for the moment is answered.
 */
import { expect, test } from 'vitest';
import { type Flow, MINUTE, openSample } from '../flows/harness.ts';

const CODE = 'TX00EY23-3015';
const WORDS = ['not_in_channel', 'channel_not_found', 'is_archived', 'invalid_blocks', 'token_revoked'];
const FAULTS = [...WORDS, 'internal_error', 'a_word_of_tomorrow', 429, 500, 'reset', 'lost', 'garbled'];
const TROUBLES = ['rings', 'pass', 'layout', 'undelivered', 'token-refused', 'NotReached'];
const env = { RING_HORIZON_HOURS: '2000', FOLLOW_CHECK_SECONDS: '86400' };

/** What Slack holds, in the order of its time. */
function held({ slack }: Flow): string[] {
  return slack.scheduled.map(({ channel, postAt, text }) => `${channel} ${postAt} ${text}`).sort();
}

/** Rounds, an hour apart: what could not be handed over is tried again. */
async function hours(flow: Flow): Promise<void> {
  for (let hour = 0; hour < 2; hour += 1) {
    await flow.app.round();
    flow.pass(61 * MINUTE);
  }
  await flow.app.round();
}

const isFollowed = async (flow: Flow, channel: string): Promise<boolean> =>
  !/^(?:Nothing is followed|You follow nothing)/.test(
    (await flow.command('/course following', { channel })).message.text,
  );

/** Follows, with a call spoiled meanwhile; then stops, with another one spoiled. */
async function play(fault?: { readonly method: string; readonly how: string | number }) {
  const flow = await openSample({ env, troubles: TROUBLES });
  if (fault) flow.slack.fail(fault.method, fault.how);
  const { message } = await flow.command(`/course follow ${CODE}`);
  expect(message.text, 'what is kept is told as kept').toContain(CODE);
  // The pass that the follow asks for may tell the person of a pause: that is no answer to the next command.
  await flow.app.round();
  expect(await isFollowed(flow, '#it-courses')).toBe(true);
  await hours(flow);
  const whole = held(flow);
  await flow.command(`/course unfollow ${CODE}`);
  expect(await isFollowed(flow, '#it-courses')).toBe(false);
  await hours(flow);
  const left = held(flow);
  await flow.app.stop();
  return { whole, left };
}

const CALLS = ['chat.scheduleMessage', 'chat.scheduledMessages.list', 'chat.deleteScheduledMessage'];

test.for(CALLS)('Slack holds in the end what it is to hold, once, with every fault of %s', async (method) => {
  const { whole, left } = await play();
  expect(whole.length).toBeGreaterThan(0);
  expect(left).toEqual([]);
  for (const how of FAULTS) {
    const met = await play({ method, how });
    // A reminder in plainer blocks is the same reminder: its words are what is compared.
    expect(met, `${how}`).toEqual({ whole, left });
  }
});

test.for(['conversations.open', 'users.info'])(
  'a follow that is told as refused was not kept, and the next one is, with every fault of %s',
  async (method) => {
    for (const how of FAULTS) {
      const flow = await openSample({ env, troubles: TROUBLES });
      flow.slack.fail(method, how);
      const { message } = await flow.command(`/course follow ${CODE}`, { channel: 'U0SAM00001' });
      const isRefused = !/^(?:You now follow|You already follow|Now followed)/.test(message.text);
      expect(await isFollowed(flow, 'U0SAM00001'), `${how}`).toBe(!isRefused);
      if (method === 'users.info') expect(isRefused, 'a zone is no reason to refuse').toBe(false);
      await flow.command(`/course follow ${CODE}`, { channel: 'U0SAM00001' });
      expect(await isFollowed(flow, 'U0SAM00001'), `${how}, again`).toBe(true);
      await flow.app.stop();
    }
  },
);

test('a stranger is answered in time, in the usual language, with every fault of users.info', async () => {
  for (const how of [...FAULTS, 'hang']) {
    const flow = await openSample({ strangers: true, troubles: ['token-refused'] });
    flow.slack.fail('users.info', how);
    const { message, delivered } = await flow.command('/course help', { user: 'aino' });
    expect(delivered.status, `${how}`).toBe(200);
    // Garbled, or lost on its way: the language is unknown.
    expect(message.text).toMatch(/What can I ask|Mitä voin kysyä|Vad kan jag fråga/);
    await flow.app.stop();
  }
});
