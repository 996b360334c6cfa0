import { beforeEach, describe, expect, test } from 'vitest';
import { actions, button, openStage, plain, type Stage } from './fake-app.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});

const modal = (...blocks: object[]) => ({
  type: 'modal',
  title: plain('A modal'),
  submit: plain('Save'),
  blocks,
});
const codeInput = {
  type: 'input',
  block_id: 'b',
  label: plain('Code'),
  element: { type: 'plain_text_input', action_id: 'code' },
};

describe('clicks', () => {
  async function card(onlyFor?: string) {
    stage.answer = {
      body: {
        response_type: onlyFor ? 'ephemeral' : 'in_channel',
        text: 'card',
        blocks: actions(button('open', 'Open')),
      },
    };
    await stage.slack.command('#random', 'sam', '/course x');
    stage.answer = {};
    return stage.slack.until(() => stage.slack.workspace.messages.at(-1));
  }

  test('an ephemeral source is not sent along, a public one is', async () => {
    await stage.slack.click(await card('sam'), 'Open');
    await stage.slack.click(await card(), 'open', { user: 'aino' });
    const [hidden, open] = [1, 3].map((index) => stage.fields(index));
    expect(hidden).toMatchObject({
      container: { is_ephemeral: true },
      actions: [{ action_id: 'open', value: 'v' }],
    });
    expect(hidden?.['message']).toBeUndefined();
    expect(open).toMatchObject({ message: { text: 'card' }, user: { id: 'U0AINO0002' } });
  });

  test('a response_url replaces, posts in the open, and is used up after five answers', async () => {
    const source = await card('sam');
    await stage.slack.click(source, 'Open');
    expect(await stage.respond({ replace_original: true, text: 'new' })).toBe(200);
    expect(source).toMatchObject({ text: 'new', onlyFor: 'U0SAM00001' });
    expect(
      await stage.respond({ response_type: 'in_channel', text: 'shared', replace_original: false }),
    ).toBe(200);
    expect(stage.slack.workspace.messages.at(-1)).toMatchObject({ text: 'shared', onlyFor: undefined });
    for (const text of ['3', '4', '5']) await stage.respond({ text });
    expect(await stage.respond({ text: '6' })).toBe(404);
  });

  test('a trigger opens one modal; a submission closes it, or shows what is wrong', async () => {
    await stage.slack.click(await card('sam'), 'Open');
    const { trigger_id } = stage.fields();
    expect(await stage.api('views.open', { trigger_id, view: modal(codeInput) })).toMatchObject({ ok: true });
    expect(await stage.api('views.open', { trigger_id, view: modal(codeInput) })).toMatchObject({
      error: 'exchanged_trigger_id',
    });
    const [view] = stage.slack.workspace.stack('U0SAM00001');
    if (!view) throw new Error('no modal');
    expect((await stage.slack.submit(view)).body).toMatchObject({
      errors: { b: expect.any(String) as string },
    });
    stage.answer = { body: { response_action: 'errors', errors: { b: 'unknown code' } } };
    await stage.slack.submit(view, { code: 'X' });
    expect(stage.slack.workspace.modals).toHaveLength(1);
    stage.answer = {};
    await stage.slack.submit(view, { code: 'TX00EY23-3015' });
    expect(stage.slack.workspace.modals).toHaveLength(0);
    const submitted = stage.fields() as { view?: unknown };
    expect(submitted.view).toMatchObject({ state: { values: { b: { code: { value: 'TX00EY23-3015' } } } } });
  });
});
