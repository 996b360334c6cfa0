import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMicroBatch } from '../../src/primitives/promises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const taken: (readonly number[])[] = [];
  const batch = createMicroBatch<number>({ most: 3, afterMs: 100, take: (all) => taken.push(all) });
  return { ...batch, taken };
}

test('hands on as soon as there are so many, in the order in which they came, but keeps nobody waiting who adds', () => {
  const { add, taken } = open();
  for (const one of [1, 2]) add(one);
  vi.advanceTimersByTime(0);
  expect(taken).toEqual([]);
  for (const one of [3, 4]) add(one);
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(taken).toEqual([[1, 2, 3], [4]]);
  for (const one of [5, 6, 7]) add(one);
  vi.advanceTimersByTime(0);
  expect(taken).toEqual([[1, 2, 3], [4], [5, 6, 7]]);
  vi.advanceTimersByTime(1000);
  expect(taken).toHaveLength(3);
});

test('hands on what there is when the first of them has waited long enough', () => {
  const { add, taken } = open();
  add(1);
  vi.advanceTimersByTime(60);
  add(2);
  vi.advanceTimersByTime(39);
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(taken).toEqual([[1, 2]]);
  vi.advanceTimersByTime(1000);
  expect(taken).toHaveLength(1);
  add(3);
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([[1, 2], [3]]);
});

test('hands on at once when asked to, and nothing where there is nothing', () => {
  const { add, flush, taken } = open();
  flush();
  add(1);
  flush();
  flush();
  vi.advanceTimersByTime(1000);
  expect(taken).toEqual([[1]]);
});
