import { expect, test } from 'vitest';
import { NOON } from './samples.ts';
import { oneOf, type World } from './world.ts';

export function leasesContract(world: World): void {
  test('is taken by one until it has run out', async () => {
    const { leases } = oneOf(world);
    expect(await leases.take('pass', 'one', NOON, 1_000)).toBe(true);
    expect(await leases.take('pass', 'two', NOON + 999, 1_000)).toBe(false);
    expect(await leases.take('pass', 'two', NOON + 1_000, 1_000)).toBe(true);
    expect(await leases.take('pass', 'one', NOON + 1_001, 1_000)).toBe(false);
  });

  test('is prolonged by its holder', async () => {
    const { leases } = oneOf(world);
    await leases.take('pass', 'one', NOON, 1_000);
    expect(await leases.take('pass', 'one', NOON + 900, 1_000)).toBe(true);
    expect(await leases.take('pass', 'two', NOON + 1_500, 1_000)).toBe(false);
  });

  test('is let go of by its holder only', async () => {
    const { leases } = oneOf(world);
    await leases.take('pass', 'one', NOON, 1_000);
    await leases.release('pass', 'two');
    await leases.release('other', 'one');
    expect(await leases.take('pass', 'two', NOON, 1_000)).toBe(false);
    await leases.release('pass', 'one');
    expect(await leases.take('pass', 'two', NOON, 1_000)).toBe(true);
  });

  test('leases of other names are no concern of it', async () => {
    const { leases } = oneOf(world);
    expect(await leases.take('one', 'one', NOON, 1_000)).toBe(true);
    expect(await leases.take('two', 'two', NOON, 1_000)).toBe(true);
  });

  test('is free where it would last longer than any of its name: the clock was set back since', async () => {
    const { leases } = oneOf(world);
    const [DAY, APART] = [86_400_000, 60_000];
    await leases.take('pass', 'one', NOON + DAY, 1_000);
    expect(await leases.take('pass', 'two', NOON, 1_000)).toBe(true);
    // The clocks of replicas are not the same to the second.
    await leases.take('apart', 'one', NOON + APART, 1_000);
    expect(await leases.take('apart', 'two', NOON, 1_000)).toBe(false);
    await leases.take('mark', 'one', NOON, DAY);
    expect(await leases.take('mark', 'two', NOON, 1_000, DAY)).toBe(false);
    expect(await leases.take('mark', 'two', NOON - APART - 1, 1_000, DAY)).toBe(true);
  });

  test('tell which have run out: not those that were let go of, nor those that stand', async () => {
    const { leases } = oneOf(world);
    await leases.take('gone', 'one', NOON, 1_000);
    await leases.take('let go', 'one', NOON, 1_000);
    await leases.take('prolonged', 'one', NOON, 1_000);
    await leases.release('let go', 'one');
    await leases.take('prolonged', 'one', NOON + 500, 1_000);
    expect(await leases.runOut(NOON + 999)).toEqual([]);
    expect(await leases.runOut(NOON + 1_000)).toEqual(['gone']);
  });
}
