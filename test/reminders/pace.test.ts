import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createPace } from '../../src/slack/rates.ts';

/** How many of `count` turns have come before `others` have. */
async function turnsBefore(
  pace: () => Promise<void>,
  count: number,
  others: Promise<unknown>,
): Promise<number> {
  let turns = 0;
  for (let asked = 0; asked < count; asked += 1) void pace().then(() => (turns += 1));
  await others;
  return turns;
}

/** Timers are due in order: a wait of only a millisecond has ended by then. */
const aMoment = () => sleep(20);

describe('the pace', () => {
  it('lets a burst through at once, and nothing after it', async () => {
    // One a minute: no machine is so slow that the next turn came by itself.
    expect(await turnsBefore(createPace(1, 5), 8, aMoment())).toBe(5);
    expect(await turnsBefore(createPace(), 25, aMoment())).toBe(20);
  });

  it('gives the others their turns one after the other', async () => {
    const pace = createPace(6000, 1);
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map(async (turn) => pace().then(() => order.push(turn))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('never gives more turns than its rate and its burst allow', async () => {
    const pace = createPace(6000, 2);
    const began = performance.now();
    for (let turn = 0; turn < 12; turn += 1) {
      await pace();
      // A turn every 10 ms after the first two. Timers leave out what is less than a millisecond.
      expect(performance.now() - began).toBeGreaterThanOrEqual((turn - 1) * 10 - 2);
    }
  });

  it('saves no more than one burst up while there are no calls', async () => {
    const pace = createPace(1, 3);
    await pace();
    await sleep(20);
    expect(await turnsBefore(pace, 10, aMoment())).toBe(2);
  });

  it('is each one’s own', async () => {
    await turnsBefore(createPace(1, 1), 3, aMoment());
    expect(await turnsBefore(createPace(1, 1), 1, aMoment())).toBe(1);
  });
});
