import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { FACTS, follow, lookedUp, NOON, reminder, SETTINGS, seenCourse, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

const ONE = { workspace: 'T1', target: 'C1' };
const OTHER = { workspace: 'T2', target: 'C1' };

/** Everything of a workspace. */
async function all(store: Store, workspace: string): Promise<unknown> {
  const person = { workspace, user: 'U1' };
  return {
    targets: await store.targets.inWorkspace(workspace),
    follows: await store.follows.inWorkspace(workspace),
    reminders: await store.reminders.inWorkspace(workspace),
    person: await store.persons.get(person),
    channel: await store.channels.get({ workspace, channel: 'C1' }),
    seenCourses: await store.seenCourses.inWorkspace(workspace),
    lookUps: await store.lookUps.of(person),
    feed: await store.feeds.madeAt(person),
    tokens: await store.assistantTokens.of(person),
  };
}

async function fill(store: Store, key: typeof ONE): Promise<void> {
  const { workspace } = key;
  const person = { workspace, user: 'U1' };
  await store.follows.add(target(key), [follow('TX1', key), follow('TX2', key)], 100);
  await store.reminders.put([reminder('a', key), reminder('b', key)]);
  await store.persons.change(person, { language: 'fi' });
  await store.channels.change({ workspace, channel: 'C1' }, { linked: 'TX1' });
  await store.seenCourses.put([seenCourse('TX1', { workspace }), seenCourse('TX2', { workspace })], 9);
  await store.lookUps.put([lookedUp('TX1', NOON, person), lookedUp('TX2', NOON, person)], 9);
  await store.feeds.replace(person, `feed of ${workspace}`, NOON);
  await store.assistantTokens.add(person, { hash: `token of ${workspace}`, name: 'A', madeAt: NOON }, 5);
}

const PERSON = { workspace: 'T1', user: 'U1' };

const ENTRIES: Record<string, (store: Store) => Promise<unknown>> = {
  add: (store) => store.follows.add(target({ ...ONE, language: 'en' }), [follow('TX3', ONE)], 100),
  remove: (store) => store.follows.remove(ONE, ['TX1']),
  'remove all': (store) => store.follows.remove(ONE, 'all'),
  told: (store) =>
    store.follows.told([{ key: ONE, code: 'TX1', facts: { ...FACTS, name: 'New' }, missing: true }]),
  change: (store) => store.targets.change(ONE, { language: 'sv', settings: { ...SETTINGS, opens: false } }),
  checked: (store) => store.targets.checked(['T1'], NOON),
  'put rings': (store) => store.reminders.put([reminder('a', { ...ONE, text: 'New' }), reminder('c', ONE)]),
  'delete rings': (store) => store.reminders.delete([reminder('a', ONE)]),
  'change a person': (store) => store.persons.change(PERSON, { language: 'sv', homeOpenedAt: NOON }),
  'change a channel': (store) => store.channels.change({ workspace: 'T1', channel: 'C1' }, { linked: null }),
  'see courses': (store) => store.seenCourses.put([seenCourse('TX1', { names: { fi: 'Uusi' } })], 9),
  'see too many courses': (store) => store.seenCourses.put([seenCourse('TX3', { seenAt: NOON + 1 })], 1),
  'look up': (store) => store.lookUps.put([lookedUp('TX1', NOON + 1)], 9),
  'look up too much': (store) => store.lookUps.put([lookedUp('TX3', NOON + 1)], 1),
  'replace a feed': (store) => store.feeds.replace(PERSON, 'another', NOON + 1),
  'revoke a feed': (store) => store.feeds.revoke(PERSON),
  'add a token': (store) =>
    store.assistantTokens.add(PERSON, { hash: 'another', name: 'B', madeAt: NOON }, 5),
  'revoke a token': (store) => store.assistantTokens.revoke(PERSON, 'token of T1'),
  'erase the workspace': (store) => store.workspaces.erase('T1', { follows: false }),
  'erase the workspace with its follows': (store) => store.workspaces.erase('T1', { follows: true }),
  'erase a person': (store) => store.workspaces.erasePerson(PERSON),
};

export function isolationContract(world: World): void {
  test.each(Object.entries(ENTRIES))('%s touches its own workspace only', async (_name, act) => {
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
