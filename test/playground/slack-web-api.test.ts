import { beforeEach, describe, expect, test } from 'vitest';
import { actions, button, openStage, plain, type Stage, TOKEN } from './fake-app.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});

describe('the Web API', () => {
  test('refuses wrong tokens, unknown methods and channels without the bot', async () => {
    expect(await stage.api('auth.test', {}, 'xoxb-wrong')).toEqual({ ok: false, error: 'invalid_auth' });
    expect(await stage.api('chat.dance', {})).toEqual({ ok: false, error: 'unknown_method' });
    expect(await stage.api('chat.postMessage', { channel: 'C0RANDOM01', text: 'x' })).toMatchObject({
      error: 'not_in_channel',
    });
  });

  test('takes forms as well, with blocks in JSON', async () => {
    const form = new URLSearchParams({
      token: TOKEN,
      channel: 'C0COURSES1',
      text: 'x',
      blocks: JSON.stringify(actions(button('a', 'A'))),
    });
    const response = await fetch(`${stage.slack.apiUrl}chat.postMessage`, { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ ok: true, message: { blocks: [{ type: 'actions' }] } });
  });

  test.each([
    ['51 blocks', Array.from({ length: 51 }, () => ({ type: 'divider' })), /no more than 50/],
    [
      'a doubled block id',
      [1, 2].map(() => ({ type: 'divider', block_id: 'x' })),
      /block_id x already exists/,
    ],
    ['a doubled action id', actions(button('a', 'A'), button('a', 'B')), /action_id a already exists/],
    ['a long header', [{ type: 'header', text: plain('x'.repeat(151)) }], /less than 151/],
    ['an empty section', [{ type: 'section' }], /text or fields/],
    ['an alert in a message', [{ type: 'alert', text: plain('x') }], /not allowed on a message/],
    [
      'an empty rich text',
      [
        {
          type: 'rich_text',
          elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: '' }] }],
        },
      ],
      /not empty/,
    ],
  ])('refuses %s', async (_name, blocks, problem) => {
    const answer = await stage.api('chat.postMessage', { channel: 'C0COURSES1', text: 'x', blocks });
    expect(answer['error']).toBe('invalid_blocks');
    expect(JSON.stringify(answer['response_metadata'])).toMatch(problem);
  });

  test('fails on order, as often as asked', async () => {
    stage.slack.fail('chat.postMessage', 'ratelimited');
    stage.slack.fail('users.info', 500, 2);
    const post = { channel: 'C0COURSES1', text: 'x' };
    expect([
      await stage.api('chat.postMessage', post),
      await stage.api('chat.postMessage', post),
    ]).toMatchObject([{ ok: false }, { ok: true }]);
    await stage.api('users.info', { user: 'sam' });
    expect(stage.slack.calls.map(({ method, status }) => `${method} ${status}`)).toContain('users.info 500');
  });
});
