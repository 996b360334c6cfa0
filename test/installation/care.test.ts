/** The daily look at installations: once a day for all replicas, and not lost by what goes wrong. */

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type CareOptions, createCare } from '../../src/installation/care.ts';
import { createLog } from '../../src/ops/log.ts';
import { unwatched } from '../fakes/jobs.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { eventually } from '../fixtures/patience.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function open(verify: CareOptions['verify']) {
  const store = createMemoryStore();
  const clock = { now: Date.parse('2026-11-20T12:00Z') };
  const care = () =>
    createCare({
      ...{ store, verify, now: () => clock.now, log: createLog('fatal'), jobs: unwatched },
      isBack: async () => false,
      isInDoubt: () => false,
      vault: { members: async () => [], read: async () => undefined },
    });
  return { care, clock };
}

test('is taken once a day, whichever replica comes by', async () => {
  let times = 0;
  const { care, clock } = open(async () => {
    times += 1;
  });
  const replicas = [care(), care()];
  for (let hour = 0; hour < 72; hour += 1) {
    for (const replica of replicas) await replica.round();
    clock.now += HOUR;
  }
  expect(times).toBeGreaterThanOrEqual(3);
  expect(times).toBeLessThanOrEqual(4);
});

test('is taken again by the next round where it failed', async () => {
  let times = 0;
  const { care, clock } = open(async () => {
    times += 1;
    if (times === 1) throw new Error('the store was away');
  });
  const one = care();
  await one.round();
  clock.now += HOUR;
  await one.round();
  await one.round();
  expect(times).toBe(2);
});

test('is taken again by the next process where a stop cut it short', async () => {
  const begun = Promise.withResolvers<void>();
  const cuts: boolean[] = [];
  const { care, clock } = open(async (signal) => {
    begun.resolve();
    if (cuts.length === 0) await new Promise((resolve) => signal.addEventListener('abort', resolve));
    cuts.push(signal.aborted);
  });
  const first = care();
  void first.round();
  await begun.promise;
  await first.stop();
  clock.now += DAY / 24;
  await care().round();
  expect(cuts).toEqual([true, false]);
});

test('a round that failed is left to whichever replica comes by next', async () => {
  let times = 0;
  const { care } = open(async () => {
    times += 1;
    if (times === 1) throw new Error('the store was away');
  });
  const replicas = [care(), care()];
  for (const [before, replica] of replicas.entries()) {
    replica.start();
    await eventually(() => expect(times).toBe(before + 1));
    // The mark is taken away after the work.
    await setImmediate();
  }
  for (const replica of replicas) await replica.stop();
});
