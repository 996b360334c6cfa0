import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Budget } from '../../src/study-client/budget.ts';
import { createTurns } from '../../src/study-client/turns.ts';

const UNLIMITED: Budget = {
  waitMs: () => 0,
  spend: () => undefined,
  giveBack: () => undefined,
  exceeded: () => undefined,
};
const never = new AbortController().signal;

const asSet = (names: readonly string[] | ReadonlySet<string>): ReadonlySet<string> =>
  names instanceof Set ? names : new Set(names);

/** Turns whose work ends when the test says so, and the order in which it began. */
function open({ most = 1, mostBackground = 1, budget = UNLIMITED } = {}) {
  const turns = createTurns({ most, mostBackground, budget });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const asks = (
    name: string,
    waiting: readonly string[] | ReadonlySet<string>,
    signal = never,
  ): Promise<string> =>
    turns.take([new Set<string>(), asSet(waiting)], signal, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await turn();
  };
  /** Ends whatever runs until nothing is left; resolves to the order in which all of it began. */
  const runAll = async (): Promise<string[]> => {
    await turn();
    for (const name of began) await end(name);
    return began;
  };
  return { asks, began, end, runAll, joined: turns.joined };
}

test('whoever finds room is not kept waiting', async () => {
  const { asks, began, runAll } = open({ most: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void asks(name, ['a']);
  await turn();
  expect(began).toEqual(['a1', 'a2', 'a3']);
  expect(await runAll()).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('beside a workspace that asks a lot another one is next', async () => {
  const { asks, end, began, runAll } = open();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void asks(name, ['a']);
  await turn();
  void asks('b1', ['b']);
  void asks('b2', ['b']);
  await end('a1');
  expect(began).toEqual(['a1', 'b1']);
  void asks('c1', ['c']);
  expect(await runAll()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5']);
});

test('what nobody waits for comes last, and leaves room', async () => {
  const { asks, began, runAll } = open({ most: 3, mostBackground: 1 });
  for (const name of ['x1', 'x2', 'x3']) void asks(name, []);
  await turn();
  expect(began).toEqual(['x1']);
  for (const name of ['a1', 'a2', 'a3']) void asks(name, ['a']);
  await turn();
  expect(began).toEqual(['x1', 'a1', 'a2']);
  expect(await runAll()).toEqual(['x1', 'a1', 'a2', 'a3', 'x2', 'x3']);
});

test('what began for nobody is brought forward by whoever joins it', async () => {
  const { asks, runAll } = open();
  const joined = new Set<string>();
  void asks('a1', ['a']);
  void asks('x1', []);
  void asks('x2', joined);
  void asks('a2', ['a']);
  joined.add('b');
  expect(await runAll()).toEqual(['a1', 'x2', 'a2', 'x1']);
});

test('whoever joins what began for nobody waits for no other call where there is room', async () => {
  const { asks, began, joined } = open({ most: 4, mostBackground: 1 });
  const waiting = new Set<string>();
  void asks('x1', []);
  void asks('x2', []);
  void asks('x3', waiting);
  await turn();
  expect(began).toEqual(['x1']);
  waiting.add('a');
  joined();
  await turn();
  expect(began).toEqual(['x1', 'x3']);
});

test('when nobody asks any more the turns of before are forgotten', async () => {
  const { asks, runAll, end } = open();
  void asks('a1', ['a']);
  await turn();
  await end('a1');
  void asks('c1', ['c']);
  void asks('a2', ['a']);
  void asks('b1', ['b']);
  expect(await runAll()).toEqual(['a1', 'c1', 'a2', 'b1']);
});

test('what several wait for is the turn of each', async () => {
  const { asks, runAll } = open();
  void asks('a1', ['a']);
  void asks('a2', ['a']);
  void asks('ab', ['a', 'b']);
  void asks('b1', ['b']);
  expect(await runAll()).toEqual(['a1', 'ab', 'a2', 'b1']);
});

test('whoever gives up leaves the line, and holds up nobody', async () => {
  const { asks, runAll } = open();
  const end = new AbortController();
  const gone = new Error('gone');
  void asks('a1', ['a']);
  const left = asks('a2', ['a'], end.signal);
  void asks('a3', ['a']);
  end.abort(gone);
  await expect(left).rejects.toBe(gone);
  await expect(asks('a4', ['a'], end.signal)).rejects.toBe(gone);
  expect(await runAll()).toEqual(['a1', 'a3']);
});

test('work that fails gives its turn on', async () => {
  const turns = createTurns({ most: 1, mostBackground: 1, budget: UNLIMITED });
  const waiting = [new Set(['a'])];
  const failed = turns.take(waiting, never, () => Promise.reject(new Error('down')));
  const next = turns.take(waiting, never, async () => 'next');
  await expect(failed).rejects.toThrow('down');
  expect(await next).toBe('next');
});

test('where only time is missing it goes on by itself, people first', async () => {
  const waits = [0, 1, 1, 0, 0];
  const asked: boolean[] = [];
  const budget: Budget = {
    ...UNLIMITED,
    waitMs: (isBackground) => {
      asked.push(isBackground);
      return waits.shift() ?? 0;
    },
  };
  const { asks, began, end } = open({ most: 3, mostBackground: 3, budget });
  void asks('a1', ['a']);
  void asks('x1', []);
  void asks('a2', ['a']);
  while (began.length < 3) await turn();
  expect(began).toEqual(['a1', 'a2', 'x1']);
  expect(asked.slice(0, 3)).toEqual([false, true, false]);
  for (const name of began) await end(name);
});

test('nobody waits longer than until every other workspace has had as many turns as asked, and one more', () => {
  const flood = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { minLength: 1, maxLength: 40 });
  return fc.assert(
    fc.asyncProperty(flood, async (all) => {
      const { asks, runAll } = open();
      for (const [at, workspace] of all.entries())
        void asks(`${workspace}${at}`, workspace === '' ? [] : [workspace]);
      const order = (await runAll()).slice(1);
      expect(order).toHaveLength(all.length - 1);
      const firstIdle = order.findIndex((name) => /^\d/.test(name));
      if (firstIdle >= 0) expect(order.slice(firstIdle).every((name) => /^\d/.test(name))).toBe(true);
      for (const one of 'abcd') for (const other of 'abcd') expectTurns(order, one, other);
    }),
  );
});

/** While `one` still waits, `other` has no two turns between two of its. */
function expectTurns(order: readonly string[], one: string, other: string): void {
  const mine = order.flatMap((name, at) => (name.startsWith(one) ? [at] : []));
  for (const [index, to] of mine.entries()) {
    const from = mine[index - 1] ?? -1;
    const between = order.slice(from + 1, to).filter((name) => name.startsWith(other));
    if (one !== other) expect(between.length).toBeLessThanOrEqual(1);
  }
}
