/** Payloads that are signed and yet not Slack's: what is no id is neither kept nor sent on, and spoils nothing of others. */
import { expect, test } from 'vitest';
import { openHostile } from './hostile.ts';
import { commandFields, envelope, form, interaction, post, unique } from './raw.ts';

const CODE = 'TX00EY23-3015';
const NO_IDS = ['7', 'u0 sam', 'U'.repeat(60), '../U1', '__proto__', '<@U1>'];
const show = {
  type: 'button',
  action_id: 'course.show',
  block_id: 'b',
  value: `{"l":"en","v":{"asked":"${CODE}"}}`,
};

const press = (more: object, responseUrl: string) =>
  interaction({
    ...{
      type: 'block_actions',
      team: { id: 'T1' },
      user: { id: 'U0SAM00001' },
      channel: { id: 'C0COURSES1' },
    },
    ...{ container: { type: 'message' }, response_url: responseUrl, trigger_id: unique(), actions: [show] },
    ...more,
  });

test.each([...NO_IDS, { a: 1 }, ['U0SAM00001'], 7, true])('an id that is %j', async (id) => {
  const flow = await openHostile();
  const { url, inbox, upstream } = flow;
  for (const more of [{ user: { id } }, { team: { id } }, { channel: { id } }, { user: undefined }])
    expect((await post(url, press(more, inbox.url))).status).toBe(400);
  const message = {
    type: 'message',
    channel_type: 'im',
    channel: 'D0SAM00001',
    user: 'U0SAM00001',
    ts: '1.1',
    text: CODE,
  };
  for (const more of [{ user: id }, { channel: id }])
    expect((await post(url, { body: JSON.stringify(envelope({ ...message, ...more })) })).status).toBe(200);
  expect(upstream.calls).toEqual([]);
  expect(inbox.calls).toEqual([]);
  expect(flow.slack.calls).toEqual([]);
});

test.each(NO_IDS)('a command of %j', async (id) => {
  const { url, inbox, upstream } = await openHostile();
  const fields = commandFields('/course', CODE, inbox.url);
  for (const name of ['team_id', 'user_id', 'channel_id'])
    expect((await post(url, form({ ...fields, trigger_id: unique(), [name]: id }))).status).toBe(400);
  const { user_id: _, ...withoutUser } = fields;
  expect((await post(url, form(withoutUser))).status).toBe(400);
  expect(upstream.calls).toEqual([]);
  expect(inbox.calls).toEqual([]);
});

test.each([null, 7, ['x'], { toString: 'x' }])('words that are %j', async (text) => {
  const { url, slack, log } = await openHostile();
  const person = { team: { id: 'T1' }, user: { id: 'U0SAM00001' } };
  const suggestion = { ...person, type: 'block_suggestion', action_id: 'course.suggest', block_id: 'course' };
  expect((await post(url, interaction({ ...suggestion, value: text }))).status).toBe(400);
  const message = {
    type: 'message',
    channel_type: 'im',
    channel: 'D0SAM00001',
    user: 'U0SAM00001',
    ts: '1.1',
  };
  expect((await post(url, { body: JSON.stringify(envelope({ ...message, text })) })).status).toBe(200);
  expect(slack.calls).toEqual([]);
  expect(log.filter(({ level }) => level >= 50)).toEqual([]);
});

test('what others ask is kept beside it', async () => {
  const flow = await openHostile();
  await post(flow.url, press({ user: { id: { a: 1 } } }, flow.inbox.url));
  await flow.command(`/course ${CODE}`);
  const { message } = await flow.command('/course name');
  expect(message.text).toContain(CODE);
});
