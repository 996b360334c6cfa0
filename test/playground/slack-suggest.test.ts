import { beforeEach, describe, expect, test } from 'vitest';
import type { SlackView } from '../../playground/slack-side.ts';
import { openStage, plain, type Stage } from './fake-app.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});

const option = (value: string) => ({ text: plain(`The ${value}`), value });
const external = (more: object = {}) => ({
  type: 'external_select',
  action_id: 'course',
  placeholder: plain('Type…'),
  min_query_length: 0,
  ...more,
});
const input = (element: object) => ({ type: 'input', block_id: 'b', label: plain('Course'), element });

async function openModal(element: object): Promise<SlackView> {
  await stage.slack.shortcut('look_up', 'sam');
  const view = {
    type: 'modal',
    title: plain('Look up'),
    submit: plain('Look up'),
    private_metadata: 'kept',
    blocks: [input(element)],
  };
  expect(await stage.api('views.open', { trigger_id: stage.fields()['trigger_id'], view })).toMatchObject({
    ok: true,
  });
  const [modal] = stage.slack.workspace.stack('U0SAM00001');
  if (!modal) throw new Error('no modal');
  return modal;
}

describe('in a modal', () => {
  test('what is typed reaches the app with the view, and its options come back', async () => {
    const modal = await openModal(external());
    stage.answer = { body: { options: [option('A1'), option('B2')] } };
    const suggested = await stage.slack.suggest(modal, 'course', 'web', { user: 'sam' });
    expect(suggested).toMatchObject({ status: 200, options: [option('A1'), option('B2')] });
    expect(suggested.problem).toBeUndefined();
    const payload = stage.fields();
    expect(payload).toMatchObject({
      type: 'block_suggestion',
      action_id: 'course',
      block_id: 'b',
      value: 'web',
      api_app_id: 'A0BELL0001',
      user: { id: 'U0SAM00001' },
      team: { id: 'T0CAMPUS01' },
      container: { type: 'view', view_id: modal.id },
      view: { id: modal.id, private_metadata: 'kept' },
    });
    for (const field of ['trigger_id', 'response_url', 'channel', 'message'])
      expect(payload).not.toHaveProperty(field);
  });

  test('a suggested option is submitted, and required', async () => {
    const modal = await openModal(external());
    expect((await stage.slack.submit(modal)).body).toMatchObject({ response_action: 'errors' });
    stage.answer = { body: { options: [option('A1')] } };
    const [chosen] = (await stage.slack.suggest(modal, 'b/course', '')).options;
    if (!chosen) throw new Error('nothing was suggested');
    stage.answer = {};
    await stage.slack.submit(modal, { course: chosen });
    expect(stage.fields()).toMatchObject({
      type: 'view_submission',
      view: {
        private_metadata: 'kept',
        state: { values: { b: { course: { type: 'external_select', selected_option: option('A1') } } } },
      },
    });
    expect(stage.slack.workspace.modals).toEqual([]);
  });

  test('several are chosen in a multi select, and clicks tell of them, too', async () => {
    const modal = await openModal(external({ type: 'multi_external_select' }));
    const choice = [option('A1'), option('B2')];
    await stage.slack.click(modal, 'course', { choice });
    expect(stage.fields()).toMatchObject({ actions: [{ selected_options: choice }] });
    await stage.slack.submit(modal, { course: choice });
    expect(stage.fields()).toMatchObject({
      view: { state: { values: { b: { course: { selected_options: choice } } } } },
    });
  });

  test('nothing is asked before enough is typed, three characters where the app does not say', async () => {
    const modal = await openModal(external({ min_query_length: undefined }));
    const asked = stage.requests.length;
    expect(await stage.slack.suggest(modal, 'course', 'we')).toMatchObject({ status: 200, options: [] });
    expect(stage.requests).toHaveLength(asked);
    await stage.slack.suggest(modal, 'course', 'web');
    expect(stage.requests).toHaveLength(asked + 1);
  });

  test('groups come as one list', async () => {
    const modal = await openModal(external());
    stage.answer = {
      body: {
        option_groups: [
          { label: plain('Seen'), options: [option('A1')] },
          { label: plain('Near'), options: [option('B2')] },
        ],
      },
    };
    expect((await stage.slack.suggest(modal, 'course', 'x')).options).toEqual([option('A1'), option('B2')]);
  });
});

describe('what Slack does not show', () => {
  test.each<[string, unknown, RegExp]>([
    ['no options at all', {}, /options: missing/],
    ['bare text', 'hello', /options: missing/],
    ['101 options', { options: Array.from({ length: 101 }, (_, at) => option(String(at))) }, /more than 100/],
    ['a long text', { options: [{ text: plain('x'.repeat(76)), value: 'v' }] }, /less than 76/],
    ['a long value', { options: [{ text: plain('x'), value: 'v'.repeat(151) }] }, /less than 151/],
    ['markup', { options: [{ text: { type: 'mrkdwn', text: 'x' }, value: 'v' }] }, /plain_text/],
    ['an empty group', { option_groups: [{ label: plain('x'), options: [] }] }, /at least 1/],
    ['options beside groups', { options: [], option_groups: [] }, /not both/],
  ])('%s', async (_name, body, problem) => {
    const modal = await openModal(external());
    stage.answer = { body };
    const suggested = await stage.slack.suggest(modal, 'course', 'x');
    expect(suggested.options).toEqual([]);
    expect(suggested.problem).toMatch(problem);
  });

  test('an empty list is no mistake, a failing app is told as such', async () => {
    const modal = await openModal(external());
    stage.answer = { body: { options: [] } };
    expect((await stage.slack.suggest(modal, 'course', 'x')).problem).toBeUndefined();
    stage.answer = { status: 500 };
    expect(await stage.slack.suggest(modal, 'course', 'x')).toMatchObject({ status: 500, options: [] });
  });
});

test('in a message, the message and its channel are named', async () => {
  const { slack } = stage;
  const blocks = [{ type: 'actions', elements: [external()] }];
  await stage.api('chat.postMessage', { channel: 'C0COURSES1', text: 'x', blocks });
  const [message] = slack.workspace.messages;
  if (!message) throw new Error('no message');
  stage.answer = { body: { options: [option('A1')] } };
  expect((await slack.suggest(message, 'course', 'x')).options).toHaveLength(1);
  expect(stage.fields()).toMatchObject({
    container: { type: 'message', message_ts: message.ts, channel_id: 'C0COURSES1' },
    channel: { id: 'C0COURSES1', name: 'it-courses' },
    message: { ts: message.ts },
  });
  await slack.click(message, 'course', { choice: option('A1') });
  expect(stage.fields()).toMatchObject({ actions: [{ selected_option: option('A1') }] });
});
