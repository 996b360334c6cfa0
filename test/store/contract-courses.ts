import { expect, test } from 'vitest';
import { codesOf, course, FACTS, NOON } from './samples.ts';
import { oneOf, type World } from './world.ts';

export function coursesContract(world: World): void {
  test('gets the pairs that are known, once each', async () => {
    const store = oneOf(world);
    const given = [course('TX1'), course('TX1', { language: 'en' }), course('TX2', { missingSince: NOON })];
    await store.courses.put(given);
    const pairs = [
      { code: 'TX2', language: 'fi' },
      { code: 'TX1', language: 'en' },
      { code: 'TX2', language: 'fi' },
      { code: 'TX1', language: 'sv' },
      { code: 'TX3', language: 'fi' },
    ] as const;
    expect(await store.courses.get(pairs)).toEqual([given[1], given[2]]);
    expect(await store.courses.get([])).toEqual([]);
  });

  test('overwrites what is older or as old, and never what is newer', async () => {
    const store = oneOf(world);
    const named = (name: string, readAt: number) => course('TX1', { facts: { ...FACTS, name }, readAt });
    const name = async () => (await store.courses.get([course('TX1')])).map((one) => one.facts.name);
    await store.courses.put([named('first', NOON)]);
    await store.courses.put([named('older', NOON - 1)]);
    expect(await name()).toEqual(['first']);
    await store.courses.put([named('as old', NOON)]);
    expect(await name()).toEqual(['as old']);
    await store.courses.put([named('newest', NOON + 9), named('newer', NOON + 5)]);
    expect(await name()).toEqual(['newest']);
    await store.courses.put([]);
  });

  test('overwrites what seems to have been read more than an hour later: the clock was set back since', async () => {
    const store = oneOf(world);
    const named = (name: string, readAt: number) => course('TX1', { facts: { ...FACTS, name }, readAt });
    const name = async () => (await store.courses.get([course('TX1')])).map((one) => one.facts.name);
    await store.courses.put([named('ahead', NOON + 3_600_000)]);
    await store.courses.put([named('older', NOON)]);
    expect(await name()).toEqual(['ahead']);
    await store.courses.put([named('right', NOON - 1)]);
    expect(await name()).toEqual(['right']);
  });

  test('a course goes missing and comes back', async () => {
    const store = oneOf(world);
    const gone = course('TX1', { readAt: NOON + 1, missingSince: NOON + 1 });
    const back = course('TX1', { readAt: NOON + 2 });
    await store.courses.put([course('TX1')]);
    await store.courses.put([gone]);
    expect(await store.courses.get([gone])).toEqual([gone]);
    await store.courses.put([back]);
    expect(await store.courses.get([back])).toEqual([back]);
  });

  test('takes more courses than go into one statement', async () => {
    const store = oneOf(world);
    const many = Array.from({ length: 3_001 }, (_, index) => course(`TX${String(index).padStart(5, '0')}`));
    await store.courses.put(many.toReversed());
    expect(codesOf(await store.courses.get(many))).toEqual(codesOf(many));
  });
}
