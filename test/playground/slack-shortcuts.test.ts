import { beforeEach, expect, test } from 'vitest';
import { openStage, plain, type Stage } from './fake-app.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});

test('a global shortcut names who and what, no channel, and opens a modal', async () => {
  await stage.slack.shortcut('look_up', 'aino');
  const payload = stage.fields();
  expect(payload).toMatchObject({
    type: 'shortcut',
    callback_id: 'look_up',
    user: { id: 'U0AINO0002', username: 'aino', team_id: 'T0CAMPUS01' },
    team: { id: 'T0CAMPUS01', domain: 'sample-campus' },
    token: expect.any(String),
    action_ts: expect.stringMatching(/^\d+\.\d{6}$/),
  });
  for (const field of ['channel', 'response_url', 'message', 'api_app_id'])
    expect(payload).not.toHaveProperty(field);
  const { trigger_id } = payload;
  const view = { type: 'modal', title: plain('Look up'), blocks: [] };
  expect(await stage.api('views.open', { trigger_id, view })).toMatchObject({ ok: true });
});

test('a message shortcut brings the message, where it stands, and a response_url', async () => {
  const { slack } = stage;
  // Also where the bot is no member.
  await slack.say('#random', 'aino', 'TX00EY23-3015 & more');
  const [message] = slack.workspace.messages;
  if (!message) throw new Error('no message');
  await slack.messageShortcut('look_up_in_message', message, 'sam');
  expect(stage.fields()).toMatchObject({
    type: 'message_action',
    callback_id: 'look_up_in_message',
    trigger_id: expect.any(String),
    message_ts: message.ts,
    channel: { id: 'C0RANDOM01', name: 'random' },
    user: { id: 'U0SAM00001', name: 'sam' },
    message: {
      type: 'message',
      user: 'U0AINO0002',
      ts: message.ts,
      text: 'TX00EY23-3015 &amp; more',
      blocks: [{ type: 'rich_text' }],
    },
  });
  expect(await stage.respond({ text: 'found' })).toBe(200);
  expect(slack.workspace.messages.at(-1)).toMatchObject({
    text: 'found',
    channel: 'C0RANDOM01',
    onlyFor: 'U0SAM00001',
    threadTs: undefined,
  });
});

test('the app’s own message in a thread is brought as it is; a private one is offered no shortcut', async () => {
  const { slack } = stage;
  const channel = 'C0COURSES1';
  const blocks = [{ type: 'section', text: plain('TX00EY23-3015') }];
  await stage.api('chat.postMessage', { channel, thread_ts: '1.000000', text: 'card', blocks });
  const [card] = slack.workspace.messages;
  if (!card) throw new Error('no message');
  await slack.messageShortcut('x', card, 'sam');
  expect(stage.fields()['message']).toMatchObject({ bot_id: 'B0BELL0001', thread_ts: '1.000000', blocks });
  await stage.api('chat.postEphemeral', { channel, user: 'U0SAM00001', text: 'psst' });
  const hidden = slack.workspace.messages.at(-1);
  if (!hidden) throw new Error('no message');
  await expect(slack.messageShortcut('x', hidden, 'sam')).rejects.toThrow(/only one person/);
});

test.each([
  ['ephemeral', 'U0SAM00001'],
  ['in_channel', undefined],
] as const)(
  'an %s answer to a response_url goes into the thread that it names',
  async (response_type, onlyFor) => {
    const { slack } = stage;
    await slack.say('#random', 'aino', 'TX00EY23-3015');
    const [message] = slack.workspace.messages;
    if (!message) throw new Error('no message');
    await slack.messageShortcut('x', message, 'sam');
    const thread_ts = message.ts;
    expect(await stage.respond({ response_type, thread_ts, text: 'found', replace_original: false })).toBe(
      200,
    );
    expect(slack.workspace.messages.at(-1)).toMatchObject({ text: 'found', threadTs: thread_ts, onlyFor });
  },
);
