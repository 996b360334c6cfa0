import { expect, test } from 'vitest';
import { createReading } from '../../src/primitives.ts';

function build(read: () => Promise<number>) {
  const clock = { now: 0 };
  return { reading: createReading(read, () => clock.now), clock };
}

test('a number is read at most every half minute, however many look', async () => {
  let reads = 0;
  const { reading, clock } = build(async () => ++reads);
  expect(await Promise.all([reading(), reading()])).toEqual([1, 1]);
  clock.now = 29_999;
  expect(await reading()).toBe(1);
  clock.now = 30_000;
  expect(await reading()).toBe(2);
});

test('a number that can no longer be read stays as it was, and is not tried again at once', async () => {
  let reads = 0;
  const { reading, clock } = build(async () => {
    reads += 1;
    if (reads > 1) throw new Error('no store');
    return 7;
  });
  expect(await reading()).toBe(7);
  clock.now = 30_000;
  expect([await reading(), await reading()]).toEqual([7, 7]);
  expect(reads).toBe(2);
});

test('a reading that hangs holds no scrape up for long, and is not begun twice', async () => {
  let reads = 0;
  const { reading } = build(() => {
    reads += 1;
    return new Promise(() => undefined);
  });
  expect([await reading(), await reading()]).toEqual([undefined, undefined]);
  expect(reads).toBe(1);
});
