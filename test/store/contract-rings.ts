import { expect, test } from 'vitest';
import { KEY, ring } from './samples.ts';
import { oneOf, type World } from './world.ts';

export function ringsContract(world: World): void {
  test('keeps rings by workspace, target and key', async () => {
    const store = oneOf(world);
    const given = [ring('a'), ring('b', { state: 'held', scheduledId: 'Q1' }), ring('a', { target: 'C2' })];
    await store.rings.put(given);
    expect(await store.rings.inWorkspace('T1')).toEqual(given);
    expect(await store.rings.inWorkspace('T2')).toEqual([]);
  });

  test('gives those of one target, and of no other', async () => {
    const store = oneOf(world);
    const mine = [ring('a'), ring('b')];
    await store.rings.put([...mine, ring('a', { target: 'C2' }), ring('a', { workspace: 'T2' })]);
    expect(await store.rings.of(KEY)).toEqual(mine);
    expect(await store.rings.of({ ...KEY, target: 'C3' })).toEqual([]);
  });

  test('overwrites a ring wholly, and takes the last that is given', async () => {
    const store = oneOf(world);
    await store.rings.put([ring('a', { state: 'held', scheduledId: 'Q1' })]);
    const moved = ring('a', { conversation: 'C7', postAt: 1_800_000_000, text: 'Muuttui', state: 'posting' });
    await store.rings.put([ring('a', { state: 'rung' }), moved]);
    expect(await store.rings.inWorkspace('T1')).toEqual([moved]);
    await store.rings.put([]);
    expect(await store.rings.inWorkspace('T1')).toEqual([moved]);
  });

  test('deletes exactly what is named', async () => {
    const store = oneOf(world);
    const given = [ring('a'), ring('b'), ring('a', { target: 'C2' }), ring('b', { target: 'C2' })];
    await store.rings.put(given);
    const named = [ring('a', { target: 'C2' }), ring('b'), ring('b'), ring('z')];
    await store.rings.delete(named);
    await store.rings.delete([]);
    expect(await store.rings.inWorkspace('T1')).toEqual([given[0], given[3]]);
  });

  test('takes more rings than go into one statement', async () => {
    const store = oneOf(world);
    const many = Array.from({ length: 2_500 }, (_, index) => ring(String(index).padStart(5, '0')));
    await store.rings.put(many.toReversed());
    const kept = await store.rings.inWorkspace('T1');
    expect(kept.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual(many);
    await store.rings.delete(many.slice(1));
    expect(await store.rings.inWorkspace('T1')).toEqual(many.slice(0, 1));
  });
}
