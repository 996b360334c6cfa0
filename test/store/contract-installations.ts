import { expect, test } from 'vitest';
import type { InstallationKey, InstallationState } from '../../src/store/store.ts';
import { NOON } from './samples.ts';
import { oneOf, type World } from './world.ts';

const TEAM: InstallationKey = { enterprise: '', team: 'T1' };
const OTHERS: readonly InstallationKey[] = [
  { enterprise: '', team: 'T2' },
  { enterprise: 'E1', team: 'T1' },
  { enterprise: 'E1', team: '' },
];

export function installationsContract(world: World): void {
  test('is there from its put to its removal, and no other is', async () => {
    const { installations } = oneOf(world);
    for (const key of OTHERS) await installations.put(key, `of ${key.enterprise} ${key.team}`, NOON);
    const others = await installations.all(undefined, 9);
    expect(others).toHaveLength(OTHERS.length);
    expect(await installations.get(TEAM)).toBeUndefined();
    await installations.put(TEAM, 'one', NOON);
    const first = { ...TEAM, sealed: 'one', installedAt: NOON };
    expect(await installations.get(TEAM)).toEqual(first);
    await installations.put(TEAM, 'two', NOON + 1);
    expect(await installations.get(TEAM)).toEqual({ ...first, sealed: 'two' });
    expect(await installations.remove(TEAM, NOON + 2)).toBe(true);
    expect(await installations.get(TEAM)).toBeUndefined();
    expect(await installations.all(undefined, 9)).toEqual(others);
    expect(await installations.count()).toBe(OTHERS.length);
  });

  test('is known as removed until it is forgotten or installed again', async () => {
    const { installations } = oneOf(world);
    expect(await installations.remove(TEAM, NOON)).toBe(false);
    await installations.put(TEAM, 'one', NOON);
    expect(await installations.forget(TEAM, NOON + 9)).toBe(false);
    await installations.remove(TEAM, NOON + 1);
    // An event that Slack delivers twice prolongs nothing.
    expect(await installations.remove(TEAM, NOON + 2)).toBe(false);
    expect(await installations.removedBefore(NOON + 1)).toEqual([]);
    expect(await installations.removedBefore(NOON + 2)).toEqual([{ ...TEAM, removedAt: NOON + 1 }]);
    expect(await installations.forget(TEAM, NOON + 1)).toBe(false);
    await installations.put(TEAM, 'two', NOON + 3);
    expect(await installations.removedBefore(NOON + 9)).toEqual([]);
    expect(await installations.forget(TEAM, NOON + 9)).toBe(false);
    expect(await installations.get(TEAM)).toEqual({
      ...TEAM,
      sealed: 'two',
      installedAt: NOON + 3,
    });
    await installations.remove(TEAM, NOON + 4);
    expect(await installations.forget(TEAM, NOON + 5)).toBe(true);
    expect(await installations.removedBefore(NOON + 9)).toEqual([]);
  });

  test('is added only where none is installed', async () => {
    const { installations } = oneOf(world);
    const row = { ...TEAM, sealed: 'one', installedAt: NOON };
    expect(await installations.add(TEAM, 'one', NOON)).toBe(true);
    expect(await installations.get(TEAM)).toEqual(row);
    expect(await installations.add(TEAM, 'two', NOON + 1)).toBe(false);
    expect(await installations.get(TEAM)).toEqual(row);
    await installations.remove(TEAM, NOON + 2);
    expect(await installations.add(TEAM, 'three', NOON + 3)).toBe(true);
    expect(await installations.get(TEAM)).toEqual({
      ...TEAM,
      ...{ sealed: 'three', installedAt: NOON + 3 },
    });
    expect(await installations.removedBefore(NOON + 9)).toEqual([]);
  });

  test('that is put while others add stays what was put', async () => {
    const stores = world.replicas(4);
    const { installations } = oneOf(world);
    for (let round = 0; round < 5; round += 1) {
      const added = stores.map((one, index) => one.installations.add(TEAM, `added by ${index}`, NOON));
      await Promise.all([...added, stores[0]?.installations.put(TEAM, 'put', NOON)]);
      expect(await installations.get(TEAM)).toMatchObject({ sealed: 'put' });
      expect((await Promise.all(added)).filter(Boolean).length).toBeLessThanOrEqual(1);
      await installations.remove(TEAM, NOON);
    }
  });

  test('is replaced or removed only while it is what was read', async () => {
    const { installations } = oneOf(world);
    expect(await installations.replace(TEAM, 'one', 'two', NOON)).toBe(false);
    await installations.put(TEAM, 'one', NOON);
    expect(await installations.replace(TEAM, 'other', 'two', NOON + 1)).toBe(false);
    expect(await installations.remove(TEAM, NOON + 1, 'other')).toBe(false);
    expect(await installations.replace(TEAM, 'one', 'two', NOON + 1)).toBe(true);
    expect(await installations.get(TEAM)).toEqual({ ...TEAM, sealed: 'two', installedAt: NOON });
    expect(await installations.remove(TEAM, NOON + 2, 'one')).toBe(false);
    expect(await installations.remove(TEAM, NOON + 2, 'two')).toBe(true);
    expect(await installations.replace(TEAM, 'two', 'three', NOON + 3)).toBe(false);
    expect(await installations.get(TEAM)).toBeUndefined();
  });

  test('that several replace at once is replaced by one of them', async () => {
    const stores = world.replicas(4);
    const { installations } = oneOf(world);
    await installations.put(TEAM, 'one', NOON);
    const replaced = await Promise.all(
      stores.map((one, index) => one.installations.replace(TEAM, 'one', `by ${index}`, NOON)),
    );
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect(await installations.get(TEAM)).toMatchObject({ sealed: `by ${replaced.indexOf(true)}` });
  });

  test('keeps a workspace from being erased where it is not as expected', async () => {
    const { installations, workspaces, persons } = oneOf(world);
    const person = { workspace: 'T1', user: 'U1' };
    await persons.change(person, { language: 'fi' });
    const erase = (...expected: readonly InstallationState[]) =>
      workspaces.erase('T1', { follows: false, expected });
    const none = { ...TEAM, sealed: undefined };
    await installations.put(TEAM, 'one', NOON);
    expect(await erase(none)).toBe(false);
    expect(await erase({ ...TEAM, sealed: 'other' })).toBe(false);
    await installations.remove(TEAM, NOON + 1);
    expect(await erase({ ...none, removedAt: NOON })).toBe(false);
    expect(await erase(none, { ...TEAM, sealed: 'one' })).toBe(false);
    expect(await persons.get(person)).toBeDefined();
    expect(
      await erase({ ...none, removedAt: NOON + 1 }, { enterprise: 'E9', team: '', sealed: undefined }),
    ).toBe(true);
    expect(await persons.get(person)).toBeUndefined();
  });

  test('comes in pages by organization and team, without those that are removed', async () => {
    const { installations } = oneOf(world);
    const keys = ['', 'E1', 'E2'].flatMap((enterprise) => {
      return ['', 'B', 'a', 'Ä'].map((team): InstallationKey => ({ enterprise, team }));
    });
    for (const key of keys.toReversed()) await installations.put(key, 'sealed', NOON);
    await installations.remove({ enterprise: 'E1', team: 'B' }, NOON);
    const left = keys.filter(({ enterprise, team }) => enterprise !== 'E1' || team !== 'B');
    const found: InstallationKey[] = [];
    for (let round = 0; round < 4; round += 1) {
      const page = await installations.all(found.at(-1), 3);
      found.push(...page.map(({ enterprise, team }) => ({ enterprise, team })));
    }
    expect(found).toEqual(left);
  });

  test('that several put and remove at once is there wholly or not at all', async () => {
    const stores = world.replicas(4);
    for (let round = 0; round < 5; round += 1) {
      const removals = await Promise.all(
        stores.flatMap(({ installations }, index) => [
          installations.put(TEAM, `by ${index}`, NOON + round),
          installations.remove(TEAM, NOON + round),
        ]),
      );
      const { installations } = oneOf(world);
      const [there, gone] = [await installations.get(TEAM), await installations.removedBefore(NOON + 99)];
      expect([there === undefined, gone.length]).toEqual(there ? [false, 0] : [true, 1]);
      expect(removals).toHaveLength(8);
    }
  });
}
