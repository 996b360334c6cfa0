import { expect, test, vi } from 'vitest';
import { createSingleFlight } from '../../src/primitives.ts';

test('asked again while it is under way, it gives the outcome of the one time', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const flights = createSingleFlight<string>(1000, 10, () => 0);
  const act = vi.fn(() => promise);
  const both = [flights.run('k', act), flights.run('k', act)];
  resolve('unknown');
  expect(await Promise.all([...both, flights.run('k', act)])).toEqual(['unknown', 'unknown', 'unknown']);
  expect(act).toHaveBeenCalledOnce();
});

test('what has failed may be done anew by the next caller', async () => {
  const flights = createSingleFlight<string>(1000, 10, () => 0);
  const fails = () => Promise.reject(new Error('refused'));
  const both = [flights.run('k', fails), flights.run('k', async () => 'never')];
  for (const each of both) await expect(each).rejects.toThrow('refused');
  expect(await flights.run('k', async () => 'done')).toBe('done');
});

test('it forgets after a while, and the oldest first where there are too many', async () => {
  let now = 0;
  const flights = createSingleFlight<number>(1000, 2, () => now);
  for (const [index, key] of ['a', 'b', 'c'].entries()) await flights.run(key, async () => index);
  expect(await flights.run('c', async () => 9)).toBe(2);
  expect(await flights.run('a', async () => 9), 'the oldest').toBe(9);
  now = 1000;
  expect(await flights.run('c', async () => 8)).toBe(8);
});

test('a clock that is set back neither does it twice at once nor keeps it for long', async () => {
  const DAY = 86_400_000;
  let now = 30 * DAY;
  const flights = createSingleFlight<string>(1000, 10, () => now);
  await flights.run('k', async () => 'first');
  now -= DAY;
  expect(await flights.run('k', async () => 'second')).toBe('first');
  now += 999;
  expect(await flights.run('k', async () => 'second')).toBe('first');
  now += 1;
  expect(await flights.run('k', async () => 'second')).toBe('second');
});
