/** Long work in the background lets others in between, and rests. */
import { expect, test } from 'vitest';
import { readRealizations } from '../src/study-client/gateway/rows.ts';
import { createRests, mapInTurns, untilCalm } from '../src/turns.ts';
import { turnsDuring } from './store/turns.ts';

/** Keeps the process busy, in milliseconds. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a long list is mapped in its order, with turns for others', async () => {
  const all = Array.from({ length: 12 }, (_, at) => at);
  const mapped = mapInTurns(all, (at) => {
    work(4);
    return at * 2;
  });
  expect(await turnsDuring(mapped)).toBeGreaterThanOrEqual(4);
  expect(await mapped).toEqual(all.map((at) => at * 2));
});

test('what a value is refused for ends the list', async () => {
  const mapped = mapInTurns([1, 2], (one) => {
    if (one === 2) throw new RangeError('two');
    return one;
  });
  await expect(mapped).rejects.toThrow('two');
});

test('an answer of the study API with many rows is read with turns for others', async () => {
  const codes = Array.from({ length: 3_000 }, (_, at) => `TX00AA00-${3000 + at}`);
  const content = '<p>What is learned, and what is not.</p>\n'.repeat(40);
  const json = { status: 'success', realizations: codes.map((code) => ({ code, name: code, content })) };
  const reading = readRealizations(json, new Set(codes), { language: 'en', timeZone: 'Europe/Helsinki' });
  expect(await turnsDuring(reading)).toBeGreaterThanOrEqual(4);
  expect((await reading).found.size).toBe(codes.length);
});

test('two works that rest take turns, and leave most of the time to others', async () => {
  const rest = createRests();
  const before = performance.eventLoopUtilization();
  const order: string[] = [];
  const piecesOf = async (name: string) => {
    for (let piece = 0; piece < 8; piece += 1) {
      work(10);
      order.push(name);
      await rest();
    }
  };
  await Promise.all([piecesOf('a'), piecesOf('b')]);
  expect(order.join('')).toBe('ab'.repeat(8));
  // Busy for a third of the time; some room for a machine that has other work.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.6);
});

test('on a process that is always busy, the work still goes on', async () => {
  const rest = createRests();
  let [isOver, rests] = [false, 0];
  const busy = (): void => {
    work(5);
    if (!isOver) setImmediate(busy);
  };
  busy();
  while (rests < 3) {
    await rest();
    rests += 1;
  }
  isOver = true;
  // Else the test would never end.
  expect(rests).toBe(3);
});

test('a process that has just started is calm once it has time to spare', async () => {
  const order: string[] = [];
  const calm = untilCalm(new AbortController().signal).then(() => order.push('calm'));
  // Busy through several looks.
  for (let piece = 0; piece < 150; piece += 1) {
    work(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
  order.push('work ended');
  await calm;
  expect(order).toEqual(['work ended', 'calm']);
});

test('a stop ends the wait of a process that is never calm', async () => {
  const stopping = new AbortController();
  const calm = untilCalm(stopping.signal);
  stopping.abort();
  work(20);
  await calm;
});
