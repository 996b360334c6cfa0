/** What Slack may send: which payloads are taken, and which are not. */
import { expect, test } from 'vitest';
import { openSample, openShared } from './harness.ts';
import { commandFields, envelope, form, interaction, post, type Raw, unique } from './raw.ts';

const WHO = { team: { id: 'T1' }, user: { id: 'U0SAM00001' }, channel: { id: 'C0COURSES1' } };
const of = (type: string, more: object): Raw => interaction({ ...WHO, type, trigger_id: unique(), ...more });
const button = { type: 'button', action_id: 'course.nothing', block_id: 'b', value: 'x' };
const menu = { action_id: 'course.look_up.code', block_id: 'b', value: 'x' };
const event = (type: unknown): Raw => ({
  body: JSON.stringify(envelope({ type, user: 'U0SAM00001', channel: 'C0COURSES1', ts: '1.1' })),
});

/** Slack's own interactions, and how they may be odd. 200: a listener has taken it; 400: none, so Slack may say so. */
const PAYLOADS: readonly (readonly [what: string, status: number, payload: () => Raw])[] = [
  ['a button', 200, () => of('block_actions', { actions: [button] })],
  ['a button without a name', 400, () => of('block_actions', { actions: [{ ...button, action_id: '' }] })],
  ['a button whose name is missing', 400, () => of('block_actions', { actions: [{ type: 'button' }] })],
  ['a button whose name is a number', 400, () => of('block_actions', { actions: [{ action_id: 7 }] })],
  ['no button at all', 400, () => of('block_actions', { actions: [] })],
  [
    'a button of an attachment',
    400,
    () => of('interactive_message', { actions: [button], callback_id: 'x' }),
  ],
  ['a dialog', 400, () => of('dialog_submission', { callback_id: 'x', submission: {} })],
  [
    'a form',
    200,
    () => of('view_submission', { view: { id: 'V1', callback_id: 'x', state: { values: {} } } }),
  ],
  ['a form without a name', 400, () => of('view_submission', { view: { id: 'V1', callback_id: '' } })],
  ['a form that was closed', 400, () => of('view_closed', { view: { id: 'V1', callback_id: 'x' } })],
  ['a menu', 200, () => of('block_suggestion', menu)],
  ['a menu without a name', 400, () => of('block_suggestion', { ...menu, action_id: '' })],
  ['a menu of a dialog', 400, () => of('dialog_suggestion', { ...menu, name: 'x', callback_id: 'x' })],
  ['a shortcut', 200, () => of('shortcut', { callback_id: 'nothing' })],
  ['a shortcut without a name', 400, () => of('shortcut', { callback_id: '' })],
  [
    'a shortcut of a message',
    200,
    () => of('message_action', { callback_id: 'nothing', message: { ts: '1.1' } }),
  ],
  ['a command', 200, () => form({ ...commandFields('/course', 'help', 'http://127.0.0.1:9/') })],
  ['a command without a name', 400, () => form({ ...commandFields('', 'help', 'http://127.0.0.1:9/') })],
  ...['reaction_added', 'constructor', '__proto__', 'hasOwnProperty', ''].map(
    // Events are acknowledged before anybody is asked.
    (type) => [`an event called ${JSON.stringify(type)}`, 200, () => event(type)] as const,
  ),
];

const open = openShared(openSample);

test.for([['message'], ['app_mention'], ['app_uninstalled'], { toString: 'message' }, 7, null])(
  'an event whose type is %j has no listener',
  async (type) => {
    const { url, slack, study } = await open();
    const event = { type, channel_type: 'im', channel: 'D0SAM00001', user: 'U0SAM00001', ts: '1.1' };
    const { status } = await post(url, {
      body: JSON.stringify(envelope({ ...event, text: 'TX00EY23-3015' })),
    });
    expect([status, study.calls, slack.calls]).toEqual([200, [], []]);
  },
);

test.for(PAYLOADS)('%s: %i', async ([what, status, payload]) => {
  const { url, study, log } = await openSample({ troubles: ['rejected', 'unanswered'] });
  expect((await post(url, payload())).status).toBe(status);
  expect(study.calls).toEqual([]);
  // A payload without a listener is told of once, and nothing else is.
  const told = log.filter(({ outcome }) => outcome === 'unanswered');
  expect(told.length).toBe(status === 400 || what.startsWith('an event') ? 1 : 0);
});

test.for([
  ['reaction_added', 'reaction_added'],
  ['<script>', undefined],
  [{ a: 1 }, undefined],
])('an event called %j is told of as %s', async ([type, detail]) => {
  const { url, log, until } = await openSample({ troubles: ['unanswered'] });
  await post(url, event(type));
  const line = await until(() => log.find(({ outcome }) => outcome === 'unanswered'));
  expect([line.level, line.kind, line['detail']]).toEqual([40, 'payload', detail]);
});
