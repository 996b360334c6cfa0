import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurn } from '../../src/ops/turn.ts';

/** What takes and sends note, in their order. */
function play() {
  const done: string[] = [];
  const { come, go } = createTurn();
  const sends = (name: string) => go({ send: () => void done.push(`send ${name}`) });
  const comes = (name: string, then: () => void = () => sends(name)) =>
    come({
      take: () => {
        done.push(`take ${name}`);
        then();
      },
    });
  return { done, sends, comes };
}

const steps = (step: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `${step} ${from + at}`);

test('all that comes in a turn is taken before anything is sent', async () => {
  const { done, comes } = play();
  for (const name of ['0', '1', '2']) comes(name);
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([...steps('take', 0, 3), ...steps('send', 0, 3)]);
});

test('what is sent by itself goes out in the same turn', async () => {
  const { done, sends } = play();
  sends('a');
  await turn();
  expect(done).toEqual(['send a']);
});

test('no answer waits for more than sixty-four others', async () => {
  const { done, comes } = play();
  for (const at of Array.from({ length: 100 }).keys()) comes(String(at));
  await turn();
  expect(done).toEqual([
    ...[...steps('take', 0, 64), ...steps('send', 0, 64)],
    ...[...steps('take', 64, 100), ...steps('send', 64, 100)],
  ]);
});

test('what comes while others are taken has the next turn', async () => {
  const { done, comes } = play();
  comes('first', () => comes('second'));
  await turn();
  expect(done).toEqual(['take first']);
  await turn();
  expect(done).toEqual(['take first', 'take second', 'send second']);
});

test('what comes while answers are sent has the next turn', async () => {
  const { done, comes } = play();
  const { come, go } = createTurn();
  const before = Array.from({ length: 64 });
  for (const _ of before)
    come({ take: () => go({ send: () => come({ take: () => void done.push('next') }) }) });
  come({ take: () => void done.push('last') });
  comes('other');
  await turn();
  expect(done).toEqual(['last', 'take other', 'send other']);
  await turn();
  expect(done.slice(3)).toEqual(before.map(() => 'next'));
});

test('each is taken apart from whoever else has something in the turn', async () => {
  const storage = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const { come, go } = createTurn();
  const look = () => void seen.push(storage.getStore());
  storage.run('mine', () => come({ take: () => storage.run('its own', () => go({ send: look })) }));
  come({ take: look });
  await turn();
  storage.run('mine', () => go({ send: look }));
  come({ take: look });
  await turn();
  expect(seen).toEqual([undefined, undefined, undefined, undefined]);
});
