import { expect, test } from 'vitest';
import { createLog } from '../../src/ops/log.ts';
import { createUsedKeys } from '../../src/primitives.ts';
import { createDeliveries, MOST_DELIVERIES } from '../../src/slack/intake.ts';

const HOUR = 60 * 60_000;

/** Deliveries of one process, under a clock that moves when told. */
function open(agreement?: { claim(name: string, forMs: number): Promise<boolean> }) {
  let now = Date.UTC(2026, 10, 20, 12);
  const deliveries = createDeliveries({ now: () => now, log: createLog('silent'), agreement });
  const isFirst = (id: string, retryNum?: number) =>
    deliveries.isFirst({ event_id: id }, 'T0CAMPUS01', retryNum);
  const pass = (ms: number): void => {
    now += ms;
  };
  return { deliveries, isFirst, pass };
}

test('as many deliveries are remembered as it says, and then the oldest goes', async () => {
  const { isFirst } = open();
  for (let at = 0; at < MOST_DELIVERIES; at += 1) await isFirst(`Ev${at}`);
  expect([await isFirst('Ev0'), await isFirst('Ev1')]).toEqual([false, false]);
  expect(await isFirst('Ev-one-more')).toBe(true);
  expect([await isFirst('Ev1'), await isFirst('Ev0')]).toEqual([false, true]);
});

test('a delivery is remembered for an hour', async () => {
  const { isFirst, pass } = open();
  await isFirst('Ev1');
  pass(HOUR - 1);
  expect(await isFirst('Ev1')).toBe(false);
  pass(2);
  expect(await isFirst('Ev1')).toBe(true);
});

test('a delivery that is given back is taken again', () => {
  const { deliveries } = open();
  const command = { command: '/course', trigger_id: '1.2.3' };
  const taken = deliveries.claim(command);
  expect(deliveries.claim(command)).toBeUndefined();
  taken?.giveBack();
  expect(deliveries.claim(command)).toBeDefined();
});

test('a menu that is typed into may come as often as it is sent', async () => {
  const { deliveries } = open();
  const menu = { type: 'block_suggestion', trigger_id: '1.2.3' };
  expect([await deliveries.isFirst(menu, 'T1', 0), await deliveries.isFirst(menu, 'T1', 0)]).toEqual([
    true,
    true,
  ]);
});

test.each([
  ['a retry waits for what other replicas say', 1, false],
  ['a first try, over a socket with the number 0, does not', 0, true],
])('%s', async (_, retryNum, expected) => {
  const { isFirst } = open({ claim: async () => false });
  expect(await isFirst('Ev1', retryNum)).toBe(expected);
});

test('a key that was used is refused until it is given back', () => {
  const keys = createUsedKeys(HOUR, 10, Date.now);
  expect([keys.claim('a'), keys.claim('a')]).toEqual([true, false]);
  keys.release('a');
  expect(keys.claim('a')).toBe(true);
});
