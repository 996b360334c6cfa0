import { setImmediate as turn } from 'node:timers/promises';
import type { App, ReceiverEvent } from '@slack/bolt';
import { expect, test } from 'vitest';
import { createTiming, type Timing } from '../../src/slack/timing.ts';

type Work = (event: ReceiverEvent, timing: Timing) => Promise<void>;

/** Has a payload processed; resolves to what was counted. */
async function process(work: Work, body: Record<string, unknown> = { command: '/course' }) {
  const counted: [string, number][] = [];
  const answers: unknown[] = [];
  const timing = createTiming({ acked: (payload, ms) => void counted.push([payload, ms]) });
  const app = { processEvent: (event: ReceiverEvent) => work(event, timing) } as App;
  const ack = async (answer?: unknown) => void answers.push(answer);
  await timing.timed(app).processEvent({ body, ack });
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

test('what is acknowledged goes on as it is, and counts once', async () => {
  const { counted, answers } = await process(async ({ ack }) => {
    await ack({ text: 'one' });
    await ack('two');
  });
  expect([answers, counted.length]).toEqual([[{ text: 'one' }, 'two'], 1]);
});

test('who asks before the ack is told with it, who asks later at once', async () => {
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

test('who asks for a payload that is never acknowledged is told at its end', async () => {
  const told: (number | undefined)[] = [];
  await process(async (_event, timing) => timing.current()?.whenAcked((ms) => told.push(ms)));
  expect(told).toEqual([undefined]);
});

test('a failure does not keep anybody waiting', async () => {
  const told: (number | undefined)[] = [];
  const failing = process(async (_event, timing) => {
    timing.current()?.whenAcked((ms) => told.push(ms));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(told).toEqual([undefined]);
});

test('what goes on after the end belongs to no payload', async () => {
  const later = Promise.withResolvers<unknown>();
  const { timing } = await process(async (_event, of) => {
    expect(of.current()).toBeDefined();
    void turn().then(() => later.resolve(of.current()));
  });
  expect([await later.promise, timing.current()]).toEqual([undefined, undefined]);
});
