import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createEventLoopTurn } from '../../src/ops/event-loop-turn.ts';

/** What takes and sends note, in their order. */
function play() {
  const done: string[] = [];
  const { come, go } = createEventLoopTurn();
  const sends = (name: string) => go({ send: () => void done.push(`send ${name}`) });
  const comes = (name: string, then: () => void = () => sends(name)) =>
    come({
      take: () => {
        done.push(`take ${name}`);
        then();
      },
    });
  /** A turn in which several come: the next ones wait for each other. */
  const crowd = async () => {
    for (const name of ['one', 'other']) comes(name);
    await turn();
    done.length = 0;
  };
  return { done, come, go, sends, comes, crowd };
}

const steps = (step: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, at) => `${step} ${from + at}`);

test('who comes alone is answered at once', async () => {
  const { done, comes, sends } = play();
  for (const name of ['a', 'b']) {
    comes(name);
    expect(done.splice(0)).toEqual([`take ${name}`, `send ${name}`]);
    await turn();
  }
  sends('by itself');
  expect(done).toEqual(['send by itself']);
});

test('who comes after another in the same turn is answered at its end', async () => {
  const { done, comes } = play();
  for (const name of ['0', '1', '2']) comes(name);
  expect(done.splice(0)).toEqual(['take 0', 'send 0']);
  await turn();
  expect(done).toEqual([...steps('take', 1, 3), ...steps('send', 1, 3)]);
});

test('in a crowd all that comes in a turn is taken before anything is sent', async () => {
  const { done, comes, sends, crowd } = play();
  await crowd();
  for (const name of ['0', '1', '2']) comes(name);
  sends('by itself');
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual([...steps('take', 0, 3), 'send by itself', ...steps('send', 0, 3)]);
});

test('a crowd is over when one comes alone', async () => {
  const { done, comes, crowd } = play();
  await crowd();
  comes('last');
  expect(done).toEqual([]);
  await turn();
  comes('alone');
  expect(done).toEqual([...['take last', 'send last'], ...['take alone', 'send alone']]);
});

test('no answer waits for more than sixty-four others', async () => {
  const { done, comes, crowd } = play();
  await crowd();
  for (const at of Array.from({ length: 100 }).keys()) comes(String(at));
  await turn();
  expect(done).toEqual([
    ...[...steps('take', 0, 64), ...steps('send', 0, 64)],
    ...[...steps('take', 64, 100), ...steps('send', 64, 100)],
  ]);
});

test('what comes in a crowd while others are taken or sent has its turn', async () => {
  const { done, come, go, comes, crowd } = play();
  await crowd();
  const next = { take: () => void done.push('next') };
  const all = Array.from({ length: 64 });
  for (const _ of all) come({ take: () => go({ send: () => come(next) }) });
  come({ take: () => come(next) });
  comes('last');
  await turn();
  await turn();
  await turn();
  expect(done.filter((one) => one === 'next')).toHaveLength(65);
  expect(done.filter((one) => one !== 'next')).toEqual(['take last', 'send last']);
});

test('each is taken apart from whoever else has something in the turn', async () => {
  const storage = new AsyncLocalStorage<string>();
  const seen: unknown[] = [];
  const { come, go, crowd } = play();
  const look = () => void seen.push(storage.getStore());
  storage.run('mine', () => come({ take: look }));
  storage.run('mine', () => come({ take: look }));
  await turn();
  await crowd();
  storage.run('mine', () => come({ take: () => storage.run('its own', () => go({ send: look })) }));
  come({ take: look });
  await turn();
  storage.run('mine', () => go({ send: look }));
  come({ take: look });
  await turn();
  expect(seen).toEqual(Array.from({ length: 6 }));
});
