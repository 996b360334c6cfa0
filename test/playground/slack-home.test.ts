import { beforeEach, describe, expect, test } from 'vitest';
import { actions, button, openStage, plain, type Stage } from './fake-app.ts';

const SAM = 'U0SAM00001';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});

const home = (...blocks: object[]) => ({ type: 'home', private_metadata: 'kept', blocks });
const publish = (view: object, more: object = {}) =>
  stage.api('views.publish', { user_id: SAM, view, ...more });
const published = () => {
  const view = stage.slack.workspace.homes.get(SAM);
  if (!view) throw new Error('no Home');
  return view;
};
const event = (at = -1) => stage.fields(at)['event'] as Record<string, unknown>;

describe('opening the app', () => {
  test('is told with the tab, and with the Home that stands there', async () => {
    await stage.slack.openHome('sam');
    expect(event()).toEqual({
      type: 'app_home_opened',
      user: SAM,
      channel: 'D0SAM00001',
      tab: 'home',
      event_ts: expect.stringMatching(/^\d+\.\d{6}$/),
    });
    expect(stage.fields()).toMatchObject({
      type: 'event_callback',
      authorizations: [{ enterprise_id: null, user_id: 'U0BELL0001', is_bot: true }],
    });
    await publish(home({ type: 'divider' }));
    await stage.slack.openHome('sam');
    expect(event()['view']).toMatchObject({
      type: 'home',
      id: published().id,
      hash: published().hash,
      private_metadata: 'kept',
      state: { values: {} },
    });
    await stage.slack.openHome(SAM, { tab: 'messages' });
    expect(event()).toMatchObject({ tab: 'messages' });
    expect(event()).not.toHaveProperty('view');
    await stage.slack.openHome('aino');
    expect(event()).not.toHaveProperty('view');
  });
});

describe('publishing', () => {
  test('again keeps the id, changes the hash, and is refused for an old hash', async () => {
    await publish(home({ type: 'divider' }));
    const { id, hash } = published();
    expect(await publish(home(), { hash })).toMatchObject({ ok: true, view: { id } });
    expect(published().hash).not.toBe(hash);
    expect(await publish(home(), { hash })).toEqual({ ok: false, error: 'hash_conflict' });
    expect(await publish(home(), { user_id: 'U0NOBODY01' })).toMatchObject({ error: 'user_not_found' });
  });

  test('Home can be updated by its id, and stays a Home', async () => {
    await publish(home());
    const { id: view_id, hash } = published();
    const update = (view: object) => stage.api('views.update', { view_id, hash, view });
    expect(await update({ type: 'modal', title: plain('x'), blocks: [] })).toMatchObject({ ok: false });
    expect(await update(home({ type: 'divider' }))).toMatchObject({ ok: true });
    expect(published().view.blocks).toMatchObject([{ type: 'divider' }]);
    expect(await update(home())).toMatchObject({ error: 'hash_conflict' });
  });

  test('what stays as it is keeps its block id, so who has seen it before can still press it', async () => {
    const [stop, divider] = [actions(button('stop', 'Stop')), { type: 'divider' }];
    await publish(home(...stop, divider, divider));
    const before = published();
    await publish(
      home({ type: 'divider', block_id: 'own' }, divider, ...actions(button('new', 'New')), ...stop),
    );
    const ids = published().view.blocks.map(({ block_id }) => block_id);
    const [stopId, dividerId] = before.view.blocks.map(({ block_id }) => block_id);
    expect(ids).toEqual(['own', dividerId, expect.any(String), stopId]);
    expect(new Set([...ids, ...before.view.blocks.map(({ block_id }) => block_id)]).size).toBe(5);
    await stage.slack.click(before, `${stopId}/stop`);
    expect(stage.fields()).toMatchObject({ actions: [{ action_id: 'stop', block_id: stopId }] });
  });

  test.each<[string, object, RegExp]>([
    ['101 blocks', home(...Array.from({ length: 101 }, () => ({ type: 'divider' }))), /no more than 100/],
    ['long metadata', { ...home(), private_metadata: 'x'.repeat(3001) }, /more than 3000/],
    [
      'more than 250 kB',
      home(
        ...Array.from({ length: 90 }, () => ({
          type: 'section',
          fields: Array(10).fill(plain('x'.repeat(400))),
        })),
      ),
      /250 kB/,
    ],
    ['a title', { ...home(), title: plain('x') }, /additional property: title/],
    ['a submit button', { ...home(), submit: plain('x') }, /additional property: submit/],
    ['a modal', { type: 'modal', title: plain('x'), blocks: [] }, /must be home/],
    ['a block of messages', home({ type: 'markdown', text: 'x' }), /not allowed on a home/],
  ])('refuses %s', async (_name, view, problem) => {
    const answer = await publish(view);
    expect(answer['error']).toBe('invalid_arguments');
    expect(JSON.stringify(answer['response_metadata'])).toMatch(problem);
    expect(stage.slack.workspace.homes.size).toBe(0);
  });

  test('a modal can’t be opened from a Home view', async () => {
    await stage.slack.command('#random', 'sam', '/course x');
    const { trigger_id } = stage.fields();
    expect(await stage.api('views.open', { trigger_id, view: home() })).toMatchObject({ ok: false });
  });
});

test('a click on Home names the view and its state, no channel and no response_url, and can open a modal', async () => {
  const select = {
    type: 'static_select',
    action_id: 'language',
    options: ['en', 'fi'].map((value) => ({ text: plain(value), value })),
  };
  await publish(home(...actions(button('look-up', 'Look up…'), select)));
  await stage.slack.click(published(), 'Look up…', { choices: { language: 'fi' } });
  const { id, view } = published();
  const payload = stage.fields();
  expect(payload).toMatchObject({
    type: 'block_actions',
    user: { id: SAM },
    container: { type: 'view', view_id: id },
    view: { type: 'home', id, private_metadata: 'kept' },
    actions: [{ action_id: 'look-up', block_id: view.blocks[0]?.block_id, value: 'v' }],
  });
  expect(JSON.stringify(payload['view'])).toContain(
    '"selected_option":{"text":{"type":"plain_text","text":"fi"}',
  );
  for (const field of ['channel', 'message', 'response_url']) expect(payload).not.toHaveProperty(field);
  const { trigger_id } = payload;
  const modal = { type: 'modal', title: plain('A modal'), blocks: [] };
  expect(await stage.api('views.open', { trigger_id, view: modal })).toMatchObject({ ok: true });
});
