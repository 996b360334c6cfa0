import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../fixtures/runs.ts';
import { codesOf, lookedUp, NOON, PERSON } from './samples.ts';
import { oneOf, type World } from './world.ts';

const puts = fc.array(
  fc.array(
    fc
      .record({ code: fc.constantFrom('TX1', 'TX2', 'TX3', 'TX4'), at: fc.integer({ min: 1, max: 9 }) })
      .map(({ code, at }) => lookedUp(code, NOON + at)),
    { maxLength: 4 },
  ),
  { maxLength: 8 },
);

export function lookUpsContract(world: World): void {
  test('gives what a person has looked up, newest first', async () => {
    const { lookUps } = oneOf(world);
    await lookUps.put([lookedUp('TX2', NOON), lookedUp('TX3', NOON + 1), lookedUp('TX1', NOON)], 9);
    await lookUps.put([], 0);
    expect(await lookUps.of(PERSON)).toEqual([
      lookedUp('TX3', NOON + 1),
      lookedUp('TX1', NOON),
      lookedUp('TX2', NOON),
    ]);
    expect(await lookUps.of({ ...PERSON, user: 'U2' })).toEqual([]);
    expect(await lookUps.of({ ...PERSON, workspace: 'T2' })).toEqual([]);
  });

  test('a limit counts the person only', async () => {
    const { lookUps } = oneOf(world);
    const other = { user: 'U2' };
    await lookUps.put(
      [1, 2, 3].flatMap((n) => [lookedUp(`A${n}`, n), lookedUp(`B${n}`, n, other)]),
      3,
    );
    await lookUps.put([lookedUp('A4', 4)], 2);
    expect(codesOf(await lookUps.of(PERSON))).toEqual(['A4', 'A3']);
    expect(codesOf(await lookUps.of({ ...PERSON, ...other }))).toEqual(['B3', 'B2', 'B1']);
    await lookUps.put([lookedUp('A5', 5), lookedUp('B5', 5, other)], 1);
    expect(codesOf(await lookUps.of(PERSON))).toEqual(['A5']);
    expect(codesOf(await lookUps.of({ ...PERSON, ...other }))).toEqual(['B5']);
  });

  test('after each put the newest are there with their last time, and no more than the limit', {
    tags: 'property',
  }, async () => {
    const property = fc.asyncProperty(puts, fc.integer({ min: 1, max: 3 }), async (given, most) => {
      await world.empty();
      const { lookUps } = oneOf(world);
      let kept: [string, number][] = [];
      for (const put of given) {
        await lookUps.put(put, most);
        const at = new Map(kept);
        for (const one of put) at.set(one.code, Math.max(one.at, at.get(one.code) ?? 0));
        kept = [...at].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most);
        expect(await lookUps.of(PERSON)).toEqual(kept.map(([code, when]) => lookedUp(code, when)));
      }
    });
    await fc.assert(property, { numRuns: runs(40) });
  });
}
