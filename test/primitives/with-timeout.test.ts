import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeadline, withTimeout } from '../../src/primitives.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = async (ms: number, end: () => string): Promise<string> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return end();
};
const fails = (): never => {
  throw new Error('failed');
};

test.each([
  ['in time', 99, () => 'an answer', 'an answer'],
  ['too late', 101, () => 'an answer', undefined],
  ['a failure in time', 99, fails, 'failed'],
  ['a failure that comes too late', 101, fails, undefined],
])('%s', async (_, ms, end, outcome) => {
  const given = withTimeout(after(ms, end), 100).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(100);
  expect(await given).toBe(outcome);
  await vi.advanceTimersByTimeAsync(100);
});

test('no timer is left behind', async () => {
  await withTimeout(Promise.resolve(), 60_000);
  await withTimeout(Promise.reject(new Error('failed')), 60_000).catch(() => undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test('several waits share one deadline', async () => {
  const inTime = startDeadline(100);
  const given: unknown[] = [];
  const all = (async () => {
    given.push(await inTime(after(70, () => 'the first')));
    given.push(await inTime(after(70, () => 'the second')));
    given.push(await inTime(after(70, () => 'the third')));
  })();
  await vi.advanceTimersByTimeAsync(99);
  expect(given).toEqual(['the first']);
  // What begins too late ends with the next turn.
  await vi.advanceTimersByTimeAsync(2);
  await all;
  expect(given).toEqual(['the first', undefined, undefined]);
});
