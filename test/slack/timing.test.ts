import { setImmediate as turn } from 'node:timers/promises';
import type { ReceiverEvent } from '@slack/bolt';
import { expect, test } from 'vitest';
import { createPayloadTiming, type PayloadTiming } from '../../src/slack/intake.ts';

type Work = (event: ReceiverEvent, timing: PayloadTiming) => Promise<void>;

/** Has a payload processed; resolves to what was counted. */
async function process(work: Work, body: Record<string, unknown> = { command: '/course' }) {
  const counted: [string, number][] = [];
  const answers: unknown[] = [];
  const timing = createPayloadTiming({ acked: (payload, ms) => void counted.push([payload, ms]) });
  const ack = async (answer?: unknown) => void answers.push(answer);
  await timing.during({ body, ack }, (event) => work(event, timing));
  return { counted, answers, timing };
}

test.each([
  [{ command: '/course' }, 'command'],
  [{ type: 'event_callback' }, 'event'],
  [{ type: 'block_actions' }, 'action'],
  [{ type: 'view_submission' }, 'form'],
  [{ type: 'view_closed' }, 'closed'],
  [{ type: 'block_suggestion' }, 'menu'],
  [{ type: 'shortcut' }, 'shortcut'],
  [{ type: 'message_action' }, 'shortcut'],
  [{ type: 'TX00EY23-3015' }, 'other'],
  [{ type: '__proto__' }, 'other'],
  [{}, 'other'],
])('an ack of %j counts as %s', async (body, payload) => {
  const { counted } = await process(({ ack }) => ack('ok'), body);
  expect(counted).toEqual([[payload, expect.any(Number)]]);
});

test('an acknowledgement goes on as it is, and counts once', async () => {
  const { counted, answers } = await process(async ({ ack }) => {
    await ack({ text: 'one' });
    await ack('two');
  });
  expect([answers, counted.length]).toEqual([[{ text: 'one' }, 'two'], 1]);
});

test('a caller that asks before the ack hears of it with the ack, a later one at once', async () => {
  const told: (number | undefined)[] = [];
  await process(async ({ ack }, timing) => {
    timing.current()?.whenAcked((ms) => told.push(ms));
    expect(told).toEqual([]);
    await ack();
    expect(told).toEqual([expect.any(Number)]);
    timing.current()?.whenAcked((ms) => told.push(ms));
    expect(told).toEqual([told[0], told[0]]);
  });
});

test('a caller that asks for a payload without an ack hears of it at the end', async () => {
  const told: (number | undefined)[] = [];
  await process(async (_event, timing) => timing.current()?.whenAcked((ms) => told.push(ms)));
  expect(told).toEqual([undefined]);
});

test('a failure ends the wait for the ack', async () => {
  const told: (number | undefined)[] = [];
  const failing = process(async (_event, timing) => {
    timing.current()?.whenAcked((ms) => told.push(ms));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(told).toEqual([undefined]);
});

test('work after the end belongs to no payload', async () => {
  const later = Promise.withResolvers<unknown>();
  const { timing } = await process(async (_event, of) => {
    expect(of.current()).toBeDefined();
    void turn().then(() => later.resolve(of.current()));
  });
  expect([await later.promise, timing.current()]).toEqual([undefined, undefined]);
});
