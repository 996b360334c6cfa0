import { expect, test } from 'vitest';
import { createReading } from '../../src/ops/log.ts';

function build(read: () => Promise<number>) {
  const clock = { now: 0 };
  const reading = createReading(() => clock.now);
  reading.from(read);
  return { reading, clock };
}

test('it is read at most every half minute, however many look', async () => {
  let reads = 0;
  const { reading, clock } = build(async () => ++reads);
  expect(await Promise.all([reading.now(), reading.now()])).toEqual([1, 1]);
  clock.now = 29_999;
  expect(await reading.now()).toBe(1);
  clock.now = 30_000;
  expect(await reading.now()).toBe(2);
});

test('where it can no longer be read it stays as it was, and is not tried again at once', async () => {
  let reads = 0;
  const { reading, clock } = build(async () => {
    reads += 1;
    if (reads > 1) throw new Error('no store');
    return 7;
  });
  expect(await reading.now()).toBe(7);
  clock.now = 30_000;
  expect([await reading.now(), await reading.now()]).toEqual([7, 7]);
  expect(reads).toBe(2);
});

test('one that hangs keeps nobody waiting for long, and is not read twice', async () => {
  let reads = 0;
  const { reading } = build(() => {
    reads += 1;
    return new Promise(() => undefined);
  });
  expect([await reading.now(), await reading.now()]).toEqual([undefined, undefined]);
  expect(reads).toBe(1);
});
