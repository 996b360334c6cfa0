import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { FACTS, follow, NOON, ring, SETTINGS, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

const ONE = { workspace: 'T1', target: 'C1' };
const OTHER = { workspace: 'T2', target: 'C1' };

/** Everything of a workspace. */
async function all(store: Store, workspace: string): Promise<unknown> {
  return {
    targets: await store.targets.inWorkspace(workspace),
    follows: await store.follows.inWorkspace(workspace),
    rings: await store.rings.inWorkspace(workspace),
  };
}

async function fill(store: Store, key: typeof ONE): Promise<void> {
  await store.follows.add(target(key), [follow('TX1', key), follow('TX2', key)], 100);
  await store.rings.put([ring('a', key), ring('b', key)]);
}

export function isolationContract(world: World): void {
  const entries: Record<string, (store: Store) => Promise<unknown>> = {
    add: (store) => store.follows.add(target({ ...ONE, language: 'en' }), [follow('TX3', ONE)], 100),
    remove: (store) => store.follows.remove(ONE, ['TX1']),
    'remove all': (store) => store.follows.remove(ONE, 'all'),
    told: (store) =>
      store.follows.told([{ key: ONE, code: 'TX1', facts: { ...FACTS, name: 'New' }, missing: true }]),
    change: (store) => store.targets.change(ONE, { language: 'sv', settings: { ...SETTINGS, opens: false } }),
    checked: (store) => store.targets.checked(['T1'], NOON),
    'put rings': (store) => store.rings.put([ring('a', { ...ONE, text: 'New' }), ring('c', ONE)]),
    'delete rings': (store) => store.rings.delete([ring('a', ONE)]),
  };

  test.each(Object.entries(entries))('%s touches its own workspace only', async (_name, act) => {
    const store = oneOf(world);
    await fill(store, ONE);
    await fill(store, OTHER);
    const [mine, theirs] = [await all(store, 'T1'), await all(store, 'T2')];
    await act(store);
    expect(await all(store, 'T1')).not.toEqual(mine);
    expect(await all(store, 'T2')).toEqual(theirs);
  });

  test('a limit counts the own workspace only', async () => {
    const store = oneOf(world);
    await fill(store, OTHER);
    expect(await store.follows.add(target(ONE), [follow('TX1', ONE)], 1)).toMatchObject({ refused: false });
  });
}
