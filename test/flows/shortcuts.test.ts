import { expect, onTestFinished, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { startUpstream } from '../fakes/upstream.ts';
import { type Flow, openSample, openScripted } from './harness.ts';
import { interaction, post, unique } from './raw.ts';
import { buttons, words } from './reading.ts';
import { plenty } from './upstream-rows.ts';

const SHORTCUT = 'look_up_in_message';
const CODE = 'TX00EY23-3015';

/** A person's message. */
async function said({ slack }: Flow, text: string, threadTs?: string): Promise<SlackMessage> {
  await slack.say('#random', 'aino', text, threadTs === undefined ? {} : { threadTs });
  const message = slack.workspace.messages.at(-1);
  if (!message) throw new Error('nothing was said');
  return message;
}

/** The private answer about a message. */
async function lookedUp(flow: Flow, message: SlackMessage): Promise<SlackMessage> {
  const answer = await flow.next(async () =>
    expect(await flow.slack.messageShortcut(SHORTCUT, message, 'sam')).toMatchObject({
      status: 200,
      body: '',
    }),
  );
  expect(answer).toMatchObject({ onlyFor: 'U0SAM00001', channel: message.channel });
  return answer;
}

test('the code of a message is answered to the person who asks, and to no other', async () => {
  const flow = await openSample();
  const answer = await lookedUp(
    flow,
    await said(flow, `who takes *${CODE}*? see https://guide.example/${CODE}`),
  );
  expect(answer.text).toMatch(/^Software Engineering Project · TX00EY23-3015/);
  expect(buttons(answer)).toEqual(expect.arrayContaining(['Details', 'Share to thread']));
  expect(flow.log.find(({ kind }) => kind === 'shortcut')).toMatchObject({ feature: 'course' });
});

test.for([
  ['under a message', undefined],
  ['in its thread', '1.000000'],
] as const)('shared, it stands in the thread of the message: %s', async ([, thread]) => {
  const flow = await openSample();
  const message = await said(flow, `${CODE} and IM00BR45-3003`, thread);
  const answer = await lookedUp(flow, message);
  expect(answer.text).toMatch(/^2 courses\n/);
  const post = await flow.next(() => flow.slack.click(answer, 'Share to thread'));
  expect(post).toMatchObject({
    onlyFor: undefined,
    channel: message.channel,
    threadTs: thread ?? message.ts,
  });
  expect(post.text).toMatch(/\nShared by <@U0SAM00001>$/);
  await flow.until(() => answer.text.includes('Shared to the thread.') || undefined);
  expect(buttons(answer)).not.toContain('Share to thread');
});

test('what was asked of a message counts as looked up', async () => {
  const flow = await openSample();
  await lookedUp(flow, await said(flow, CODE));
  const { message } = await flow.command('/course software');
  expect(message.text).toMatch(/^Software Engineering Project · TX00EY23-3015(.|\n)*Not this one\?/);
});

test.for([
  ['fi-FI', 'Viestissä ei ole toteutustunnusta.'],
  ['sv-SE', 'Det finns ingen genomförandekod i meddelandet.'],
  ['en-GB', 'There is no course code in that message.'],
] as const)('a message without a code gets a clear answer: %s', async ([locale, told]) => {
  const flow = await openSample({ locales: { sam: locale } });
  const answer = await lookedUp(flow, await said(flow, 'lunch at noon? see ISO9001-2015'));
  expect(answer.text).toContain(told);
  expect(buttons(answer)).toEqual([]);
  expect(flow.study.calls).toEqual([]);
});

test('of more than ten codes the first ten are answered, which is said', async () => {
  const flow = await openScripted(plenty);
  const codes = Array.from({ length: 13 }, (_, at) => `TX00EY${20 + at}-3015`);
  const answer = await lookedUp(flow, await said(flow, codes.join(' ')));
  const note = 'The message contains 13 codes. These are the first 10.';
  for (const shown of [answer.text, words(answer)]) expect(shown).toContain(note);
  expect(answer.text).toContain('TX00EY29-3015');
  expect(answer.text).not.toContain('TX00EY30-3015');
  const shared = await flow.next(() => flow.slack.click(answer, 'Share to thread'));
  expect(shared.text).toContain(note);
});

const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
const rich = (text: string) => ({
  type: 'rich_text',
  elements: [
    { type: 'rich_text_list', elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text }] }] },
  ],
});
const table = { type: 'table', rows: [[{ type: 'raw_text', text: `A: ${CODE}` }]] };
const press = {
  type: 'actions',
  elements: [{ type: 'button', action_id: 'x', value: CODE, text: { type: 'plain_text', text: CODE } }],
};

test.for<[why: string, message: object, found: boolean]>([
  ['text alone', { text: `a:${CODE}` }, true],
  ['blocks alone', { text: '', blocks: [section(`Enrol to ${CODE}`)] }, true],
  ['rich text', { blocks: [rich(`• ${CODE}.`)] }, true],
  ['a table', { text: '', blocks: [table] }, true],
  ['an attachment', { text: '', attachments: [{ fallback: CODE, color: '#fff' }] }, true],
  ['the field of an attachment', { attachments: [{ fields: [{ title: 'Course', value: CODE }] }] }, true],
  ['blocks of an attachment', { attachments: [{ blocks: [section(CODE)] }] }, true],
  [
    'a link',
    { blocks: [rich('x'), { type: 'x', elements: [{ type: 'link', url: `https://a.example/${CODE}` }] }] },
    true,
  ],
  ['what a button carries', { text: 'x', blocks: [press] }, false],
  ['no text at all', {}, false],
  ['nonsense', { text: 5, blocks: 'x', attachments: [null, [[[]]]] }, false],
])('the words of other apps are read: %s', async ([, message, found]) => {
  const flow = await openSample();
  const inbox = await startUpstream(() => ({ body: 'ok' }));
  onTestFinished(inbox.close);
  const whole = {
    type: 'message_action',
    callback_id: SHORTCUT,
    team: { id: 'T0CAMPUS01' },
    user: { id: 'U0SAM00001' },
    channel: { id: 'C0RANDOM01', name: 'random' },
    trigger_id: unique(),
    response_url: inbox.url,
    message: { type: 'message', bot_id: 'B0OTHER', ts: '1.000000', ...message },
  };
  expect((await post(flow.url, interaction(whole))).status).toBe(200);
  await flow.app.stop();
  const told = found ? 'Software Engineering Project' : 'There is no course code in that message.';
  expect(inbox.calls).toHaveLength(1);
  expect(JSON.stringify(inbox.calls[0]?.body)).toContain(told);
});

test('an unknown shortcut is acknowledged and logged', async () => {
  const flow = await openSample({ troubles: ['rejected'] });
  expect(await flow.slack.shortcut('dance', 'sam')).toMatchObject({ status: 200 });
  expect(await flow.error()).toMatchObject({ kind: 'shortcut', detail: 'unknown shortcut dance' });
});

test('the shortcut of a message is none without a message', async () => {
  const flow = await openSample({ troubles: ['rejected'] });
  await flow.slack.shortcut(SHORTCUT, 'sam');
  expect(await flow.error()).toMatchObject({ kind: 'shortcut', outcome: 'rejected' });
});
