import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSemaphore } from '../../src/primitives/promises.ts';

const works = fc.array(fc.record({ turns: fc.nat(3), fails: fc.boolean() }), { maxLength: 12 });

test('no more than so many at once, as many as there are places, each in its turn with its own outcome', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), works, async (most, all) => {
      const inTurn = createSemaphore(most);
      const begun: number[] = [];
      let atOnce = 0;
      let mostAtOnce = 0;
      const outcomes = all.map(({ turns, fails }, at) =>
        inTurn(async () => {
          begun.push(at);
          atOnce += 1;
          mostAtOnce = Math.max(mostAtOnce, atOnce);
          for (let left = turns; left > 0; left -= 1) await turn();
          atOnce -= 1;
          if (fails) throw new Error(`${at} failed`);
          return at;
        }).catch((error: Error) => error.message),
      );
      expect(await Promise.all(outcomes)).toEqual(all.map(({ fails }, at) => (fails ? `${at} failed` : at)));
      expect(begun).toEqual(all.map((_, at) => at));
      expect(mostAtOnce).toBeLessThanOrEqual(most);
      if (all.every(({ turns }) => turns > 0)) expect(mostAtOnce).toBe(Math.min(most, all.length));
    }),
  );
});
