/** One at a time for a key, whenever anybody asks. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCoalescingQueue } from '../../src/primitives/coalescing-queue.ts';

/** Lets so many microtasks go by. */
async function microtasks(many: number): Promise<void> {
  for (let at = 0; at < many; at += 1) await undefined;
}

test('never two of a key at once, and whoever asks is served by one that began afterwards', async () => {
  const asks = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b'), after: fc.nat(12), takes: fc.nat(6), fails: fc.boolean() }),
    { minLength: 2, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(asks, async (all) => {
      const queue = createCoalescingQueue();
      const busy = new Set<string>();
      let began = 0;
      let time = 0;
      const served = all.map(async ({ key, after, takes, fails }) => {
        time += after;
        await microtasks(time);
        const before = began;
        let mine = 0;
        const work = async () => {
          expect(busy.has(key)).toBe(false);
          busy.add(key);
          began += 1;
          mine = began;
          await microtasks(takes);
          busy.delete(key);
          if (fails) throw new Error('failed');
        };
        const outcome = await queue.run(key, work).catch((error: Error) => error.message);
        // Its own work may have been left out for another's, but not for one that had begun before.
        expect(began).toBeGreaterThan(before);
        expect(mine === 0 || mine > before).toBe(true);
        expect([undefined, 'failed']).toContain(outcome);
      });
      await Promise.all(served);
      await queue.settled();
      expect(busy.size).toBe(0);
    }),
    { numRuns: 300 },
  );
});
