import { beforeEach, describe, expect, test } from 'vitest';
import { actions, button, openStage, type Stage } from './fake-app.ts';

const NOW = Date.parse('2026-11-20T12:02:00Z');
const SECONDS = NOW / 1000;
const [COURSES, RANDOM, SAM, SAMS] = ['C0COURSES1', 'C0RANDOM01', 'U0SAM00001', 'D0SAM00001'];
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
const idOf = async (fields: object = {}) => String((await schedule(fields))['scheduled_message_id']);
const list = (fields: object = {}) => stage.api('chat.scheduledMessages.list', fields);
const remove = (id: string, channel = COURSES) =>
  stage.api('chat.deleteScheduledMessage', { channel, scheduled_message_id: id });
const to = (seconds: number) => {
  clock = seconds * 1000;
  stage.slack.tick();
};
const said = () => stage.slack.workspace.messages.map(({ text }) => text);

describe('chat.scheduleMessage', () => {
  test('takes a message for later and says what it took', async () => {
    expect(
      await schedule({ post_at: String(SECONDS + HOUR), blocks: actions(button('a', 'A')) }),
    ).toMatchObject({
      ok: true,
      channel: COURSES,
      scheduled_message_id: expect.stringMatching(/^Q/) as string,
      post_at: SECONDS + HOUR,
      message: { text: 'ring', blocks: [{ type: 'actions' }] },
    });
    expect(said()).toEqual([]);
  });

  test.each([
    ['a time that is now', { post_at: SECONDS }, 'time_in_past'],
    ['a time that was', { post_at: SECONDS - 1 }, 'time_in_past'],
    ['a time after 120 days', { post_at: SECONDS + 120 * DAY + 1 }, 'time_too_far'],
    ['no time', { post_at: undefined }, 'invalid_time'],
    ['half a second', { post_at: SECONDS + 60.5 }, 'invalid_time'],
    ['an unknown channel', { channel: 'C0NOWHERE1' }, 'channel_not_found'],
    ['a channel without the bot', { channel: RANDOM }, 'not_in_channel'],
    ['nothing to say', { text: '' }, 'no_text'],
    ['wrong blocks', { blocks: [{ type: 'nonsense' }] }, 'invalid_blocks'],
  ])('refuses %s', async (_name, fields, error) => {
    expect(await schedule(fields)).toMatchObject({ ok: false, error });
    expect(stage.slack.scheduled).toEqual([]);
  });

  test.each([SECONDS + 1, SECONDS + 120 * DAY])('takes %d', async (post_at) => {
    expect(await schedule({ post_at })).toMatchObject({ ok: true, post_at });
  });

  test('refuses an archived channel until it is unarchived', async () => {
    stage.slack.archive('#it-courses');
    expect(await schedule()).toMatchObject({ error: 'is_archived' });
    stage.slack.unarchive('#it-courses');
    expect(await schedule()).toMatchObject({ ok: true });
  });

  test('takes a person’s id for their direct message', async () => {
    expect(await schedule({ channel: SAM })).toMatchObject({ ok: true, channel: SAMS });
  });
});

describe('30 messages in five minutes and channel', () => {
  const fill = async (times: readonly number[]) => {
    for (const post_at of times) expect(await schedule({ post_at })).toMatchObject({ ok: true });
  };
  const from = SECONDS + HOUR;

  test.each([
    ['at the same second', 0, 'restricted_too_many'],
    ['in the last second of the window', 299, 'restricted_too_many'],
    ['in the first second after it', 300, undefined],
    ['in the last second before it', -270, 'restricted_too_many'],
    ['well before it', -300, undefined],
  ])('one more %s', async (_name, offset, error) => {
    await fill(Array.from({ length: 30 }, () => from));
    expect((await schedule({ post_at: from + offset }))['error']).toBe(error);
  });

  test('another channel has room, and so has a window in which one was taken back', async () => {
    await fill(Array.from({ length: 29 }, (_, index) => from + index * 10));
    const id = await idOf({ post_at: from + 295 });
    expect(await schedule({ post_at: from + 100 })).toMatchObject({ error: 'restricted_too_many' });
    expect(await schedule({ channel: SAM, post_at: from + 100 })).toMatchObject({ ok: true });
    await remove(id);
    expect(await schedule({ post_at: from + 100 })).toMatchObject({ ok: true });
  });

  test('what was posted already counts', async () => {
    await fill(Array.from({ length: 30 }, () => from));
    to(from + 10);
    expect(await schedule({ post_at: from + 20 })).toMatchObject({ error: 'restricted_too_many' });
  });
});

describe('chat.scheduledMessages.list', () => {
  test('tells what is held, soonest first, of all channels or one', async () => {
    const later = await idOf({ post_at: SECONDS + DAY, text: 'later' });
    const sooner = await idOf({ channel: SAM, post_at: SECONDS + HOUR, text: 'sooner' });
    const row = { date_created: SECONDS };
    const first = { ...row, id: sooner, channel_id: SAMS, post_at: SECONDS + HOUR, text: 'sooner' };
    const second = { ...row, id: later, channel_id: COURSES, post_at: SECONDS + DAY, text: 'later' };
    expect(await list()).toEqual({
      ok: true,
      scheduled_messages: [first, second],
      response_metadata: { next_cursor: '' },
    });
    expect((await list({ channel: COURSES }))['scheduled_messages']).toEqual([second]);
    expect(await list({ channel: 'C0NOWHERE1' })).toMatchObject({ error: 'channel_not_found' });
    to(SECONDS + HOUR);
    expect((await list())['scheduled_messages']).toEqual([second]);
  });

  test('comes in pages that skip nothing, also when messages go in between', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push(await idOf({ post_at: SECONDS + HOUR + (index >> 1) }));
    const page = async (cursor: string) => {
      const answer = await list({ limit: 2, cursor });
      const rows = answer['scheduled_messages'] as { id: string }[];
      const { next_cursor: next } = answer['response_metadata'] as { next_cursor: string };
      return { ids: rows.map(({ id }) => id), next };
    };
    const first = await page('');
    expect(first.ids).toEqual(ids.slice(0, 2));
    await remove(ids[0] ?? '');
    await remove(ids[2] ?? '');
    const second = await page(first.next);
    expect(second).toEqual({ ids: ids.slice(3), next: '' });
  });

  test.each([
    ['cursor', { cursor: 'nonsense' }, 'invalid_cursor'],
    ['limit', { limit: 'many' }, 'invalid_limit'],
    ['limit', { limit: 1001 }, 'invalid_limit'],
  ])('refuses a wrong %s', async (_name, fields, error) => {
    expect(await list(fields)).toMatchObject({ ok: false, error });
  });
});

describe('chat.deleteScheduledMessage', () => {
  test('takes a message back', async () => {
    const id = await idOf();
    expect(await remove(id)).toEqual({ ok: true });
    to(SECONDS + DAY);
    expect(said()).toEqual([]);
    expect(await remove(id)).toMatchObject({ error: 'invalid_scheduled_message_id' });
  });

  test.each([
    ['61 s before its time', -61, undefined],
    ['in its last 60 s', -60, 'invalid_scheduled_message_id'],
    ['once it is posted', 1, 'invalid_scheduled_message_id'],
  ])('%s', async (_name, offset, error) => {
    const id = await idOf();
    to(SECONDS + HOUR + offset);
    expect((await remove(id))['error']).toBe(error);
  });

  test('knows no other ids and no other channel’s', async () => {
    const id = await idOf();
    expect(await remove('Q1')).toMatchObject({ error: 'invalid_scheduled_message_id' });
    expect(await remove(id, SAM)).toMatchObject({ error: 'invalid_scheduled_message_id' });
    expect(await remove(id, 'C0NOWHERE1')).toMatchObject({ error: 'channel_not_found' });
  });

  test('late deletions can be made to count for nothing', async () => {
    stage.slack.ignoreDeletionsWithin(600);
    const [early, late] = [await idOf({ text: 'early' }), await idOf({ text: 'late' })];
    to(SECONDS + HOUR - 601);
    expect(await remove(early)).toEqual({ ok: true });
    to(SECONDS + HOUR - 600);
    expect(await remove(late)).toEqual({ ok: true });
    expect((await list())['scheduled_messages']).toEqual([]);
    to(SECONDS + HOUR);
    expect(said()).toEqual(['late']);
  });
});
