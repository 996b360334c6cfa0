import { beforeEach, describe, expect, test } from 'vitest';
import { actions, button, openStage, type Stage } from './fake-app.ts';

const NOW = Date.parse('2026-11-20T12:02:00Z');
const SECONDS = NOW / 1000;
const [COURSES, SAM, SAMS] = ['C0COURSES1', 'U0SAM00001', 'D0SAM00001'];
const HOUR = 3600;
const DAY = 24 * HOUR;

let stage: Stage;
let clock: number;
beforeEach(async () => {
  clock = NOW;
  stage = await openStage(() => clock);
});

const schedule = (fields: object = {}) =>
  stage.api('chat.scheduleMessage', { channel: COURSES, text: 'ring', post_at: SECONDS + HOUR, ...fields });
const list = (fields: object = {}) => stage.api('chat.scheduledMessages.list', fields);
const to = (seconds: number) => {
  clock = seconds * 1000;
  stage.slack.tick();
};
const said = () => stage.slack.workspace.messages.map(({ text }) => text);

describe('when the time has come', () => {
  test('messages are posted once, in the order of their times', async () => {
    await schedule({ text: 'third', post_at: SECONDS + 3 * HOUR });
    await schedule({ text: 'first', post_at: SECONDS + HOUR, blocks: actions(button('a', 'A')) });
    await schedule({ text: 'second', post_at: SECONDS + HOUR, channel: SAM });
    to(SECONDS + HOUR - 1);
    expect(said()).toEqual([]);
    to(SECONDS + 2 * HOUR);
    stage.slack.tick();
    expect(said()).toEqual(['first', 'second']);
    expect(stage.slack.posted).toMatchObject([
      {
        channel: COURSES,
        text: 'first',
        blocks: [{ type: 'actions' }],
        postAt: SECONDS + HOUR,
        postedAt: NOW + 2 * HOUR * 1000,
      },
      { channel: SAMS, text: 'second' },
    ]);
    expect(stage.slack.scheduled).toMatchObject([{ text: 'third' }]);
    expect(stage.slack.workspace.messages[0]).toMatchObject({ author: { kind: 'app' } });
  });

  test('advance posts each at its own time, ahead of the clock', async () => {
    await schedule({ text: 'b', post_at: SECONDS + 2 * HOUR });
    await schedule({ text: 'a', post_at: SECONDS + HOUR });
    await schedule({ text: 'c', post_at: SECONDS + 3 * HOUR });
    stage.slack.advance(NOW + 2 * HOUR * 1000);
    expect(stage.slack.posted.map(({ text, postedAt }) => [text, (postedAt - NOW) / 1000 / HOUR])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(stage.slack.workspace.messages.map(({ ts }) => Math.floor(Number(ts)) - SECONDS)).toEqual([
      HOUR,
      2 * HOUR,
    ]);
  });

  test.each([
    [
      'metadata',
      'it has metadata',
      { metadata: { event_type: 'e', event_payload: {} } },
      (): void => undefined,
    ],
    ['not_in_channel', 'the bot was removed', {}, (): void => stage.slack.removeBot('#it-courses')],
    ['is_archived', 'the channel was archived', {}, (): void => stage.slack.archive('#it-courses')],
  ])('%s: nothing is posted where %s', async (reason, _name, fields, happens) => {
    expect(await schedule(fields)).toMatchObject({ ok: true });
    happens();
    to(SECONDS + DAY);
    expect(said()).toEqual([]);
    expect(stage.slack.unposted).toMatchObject([{ reason, text: 'ring', postAt: SECONDS + HOUR }]);
    expect((await list())['scheduled_messages']).toEqual([]);
  });

  test('what was due before a change is posted before it', async () => {
    await schedule();
    clock = NOW + DAY * 1000;
    stage.slack.archive('#it-courses');
    expect(said()).toEqual(['ring']);
  });

  test('a call finds posted what is due, without a tick', async () => {
    await schedule();
    clock = NOW + DAY * 1000;
    expect((await list())['scheduled_messages']).toEqual([]);
    expect(said()).toEqual(['ring']);
  });

  test('faults work on these methods, too', async () => {
    stage.slack.fail('chat.scheduleMessage', 'fatal_error');
    stage.slack.fail('chat.scheduledMessages.list', 503);
    expect(await schedule()).toEqual({ ok: false, error: 'fatal_error' });
    expect(await list()).toEqual({ ok: false, error: 'internal_error' });
    expect(stage.slack.scheduled).toEqual([]);
    stage.slack.fail('chat.scheduleMessage', 'lost');
    await expect(schedule()).rejects.toThrow();
    expect(stage.slack.scheduled).toHaveLength(1);
  });
});
