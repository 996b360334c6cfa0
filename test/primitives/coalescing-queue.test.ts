/** One at a time for a key, whenever anybody asks. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCoalescingQueue } from '../../src/primitives.ts';
import { runs } from '../fixtures/runs.ts';

interface Asked {
  readonly key: string;
  readonly after: number;
  readonly takes: number;
  readonly fails: boolean;
}

/** Lets so many microtasks go by. */
async function microtasks(many: number): Promise<void> {
  for (let at = 0; at < many; at += 1) await undefined;
}

test('never two of a key at once, and each caller is served by one that began afterwards', {
  tags: 'property',
}, async () => {
  const asks = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b'), after: fc.nat(12), takes: fc.nat(6), fails: fc.boolean() }),
    { minLength: 2, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(asks, async (all) => {
      const busy = new Set<string>();
      /** The runs, in the order in which they began. */
      const runs: { key: string; fails: boolean; isOver: boolean }[] = [];
      const work = async ({ key, takes, fails }: Asked) => {
        expect(busy.has(key)).toBe(false);
        busy.add(key);
        const run = { key, fails, isOver: false };
        runs.push(run);
        await microtasks(takes);
        busy.delete(key);
        run.isOver = true;
        if (fails) throw new Error('failed');
      };
      const queue = createCoalescingQueue(work, ({ key }) => key);
      let time = 0;
      const served = all.map(async (asked) => {
        time += asked.after;
        await microtasks(time);
        const before = runs.length;
        const outcome = await queue.run(asked).catch((error: Error) => error.message);
        // Its own run, or that of another who asked for the same before it began.
        const mine = runs.slice(before).find(({ key }) => key === asked.key);
        expect(mine?.isOver).toBe(true);
        expect(outcome).toBe(mine?.fails ? 'failed' : undefined);
      });
      await Promise.all(served);
      await queue.settled();
      expect(busy.size).toBe(0);
    }),
    { numRuns: runs(300) },
  );
});
