import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { course, follow, lookedUp, NOON, ring, seenCourse, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

const DAY = 86_400_000;

/** Letting go: of a workspace, of a person, and of what is old. */
export function careContract(world: World): void {
  describe('a workspace that is erased', () => workspaceContract(world));
  describe('a person who is erased', () => personContract(world));
  describe('what is old', () => forgetContract(world));
}

async function fill(store: Store, workspace: string, user: string): Promise<void> {
  const [person, key] = [
    { workspace, user },
    { workspace, target: user },
  ];
  const own = { ...key, createdBy: user };
  await store.follows.add(target({ ...key, kind: 'person' }), [follow('TX1', own), follow('TX2', own)], 9);
  await store.follows.add(
    target({ workspace, target: `C${user}` }),
    [follow('TX1', { workspace, target: `C${user}`, createdBy: user })],
    9,
  );
  await store.rings.put([ring('a', { ...key, state: 'held' }), ring('b', { ...key, state: 'rung' })]);
  await store.persons.change(person, { language: 'fi' });
  await store.channels.change({ workspace, channel: `C${user}` }, { linked: 'TX1' });
  await store.seenCourses.put([seenCourse(`TX${user}`, { workspace })], 9);
  await store.lookUps.put([lookedUp('TX1', NOON, person), lookedUp('TX2', NOON, person)], 9);
  await store.feeds.replace(person, `${workspace} ${user}`, NOON);
  await store.claims.take(`spotted ${workspace} C${user} TX1`, NOON, DAY);
}

/** What can be seen of a person, and of the workspace with it. */
async function seen(store: Store, workspace: string, user: string) {
  const [person, key] = [
    { workspace, user },
    { workspace, target: user },
  ];
  return {
    person: await store.persons.get(person),
    lookUps: await store.lookUps.of(person),
    feed: await store.feeds.madeAt(person),
    owner: await store.feeds.owner(`${workspace} ${user}`),
    target: await store.targets.get(key),
    follows: await store.follows.of(key),
    rings: (await store.rings.inWorkspace(workspace)).filter((one) => one.target === user),
    ofChannel: await store.follows.of({ workspace, target: `C${user}` }),
    channel: await store.channels.get({ workspace, channel: `C${user}` }),
    seen: (await store.seenCourses.inWorkspace(workspace)).filter((one) => one.code === `TX${user}`),
    // A claim that is there is not taken.
    claim: !(await store.claims.take(`spotted ${workspace} C${user} TX1`, NOON, DAY)),
  };
}

const NO_PERSON = { person: undefined, lookUps: [], feed: undefined, owner: undefined };
const NO_FOLLOWS = { target: undefined, follows: [], rings: [] };
const NO_TRACES = { channel: undefined, seen: [], claim: false };

async function filled(world: World): Promise<Store> {
  const store = oneOf(world);
  for (const workspace of ['T1', 'T2', 't1', 'T11']) {
    for (const user of ['U1', 'U2']) await fill(store, workspace, user);
  }
  return store;
}

function workspaceContract(world: World): void {
  test('loses everything but its follows, and no other workspace loses anything', async () => {
    const store = await filled(world);
    const before = await seen(store, 'T1', 'U1');
    const theirs = await Promise.all(['T2', 't1', 'T11'].map((one) => seen(store, one, 'U1')));
    expect(await store.workspaces.erase('T1', { follows: false })).toEqual({
      ...{ persons: 2, channels: 2, seen_courses: 2, look_ups: 4, feeds: 2, claims: 2 },
    });
    const { target: mine, follows, rings, ofChannel } = before;
    expect(follows).toHaveLength(2);
    const left = { ...NO_PERSON, ...NO_TRACES, target: mine, follows, rings, ofChannel };
    expect(await seen(store, 'T1', 'U1')).toEqual(left);
    expect(await Promise.all(['T2', 't1', 'T11'].map((one) => seen(store, one, 'U1')))).toEqual(theirs);
  });

  test('loses its follows and rings as well, where that is asked for, and may begin anew', async () => {
    const store = await filled(world);
    const theirs = await seen(store, 'T2', 'U1');
    await store.workspaces.erase('T1', { follows: false });
    const empty = { persons: 0, channels: 0, seen_courses: 0, look_ups: 0, feeds: 0, claims: 0 };
    expect(await store.workspaces.erase('T1', { follows: true })).toEqual({
      ...empty,
      ...{ follows: 6, rings: 4, targets: 4 },
    });
    expect(await seen(store, 'T1', 'U2')).toEqual({
      ...NO_PERSON,
      ...NO_FOLLOWS,
      ...NO_TRACES,
      ofChannel: [],
    });
    expect(await store.targets.workspaces()).toEqual(['T11', 'T2', 't1']);
    expect(await seen(store, 'T2', 'U1')).toEqual(theirs);
    await fill(store, 'T1', 'U1');
    expect(await seen(store, 'T1', 'U1')).toMatchObject({ follows: [{ code: 'TX1' }, { code: 'TX2' }] });
  });

  test('while others add to it, ends up with whole targets or none', async () => {
    const stores = world.replicas(4);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        ...stores.map((store, index) => {
          const key = { workspace: 'T1', target: `C${(round + index) % 3}` };
          return store.follows.add(target(key), [follow('TX1', key), follow('TX2', key)], 9);
        }),
        stores[0]?.workspaces.erase('T1', { follows: true }),
        stores[1]?.workspaces.erasePerson({ workspace: 'T1', user: 'C1' }),
      ]);
      const { targets, follows } = oneOf(world);
      const kept = Map.groupBy(await follows.inWorkspace('T1'), (one) => one.target);
      for (const { target: id } of await targets.inWorkspace('T1')) expect(kept.get(id)).toHaveLength(2);
    }
  });
}

function personContract(world: World): void {
  test('loses what is the own, and nobody else loses anything', async () => {
    const store = await filled(world);
    const [mine, colleague, namesake] = await Promise.all([
      seen(store, 'T1', 'U1'),
      seen(store, 'T1', 'U2'),
      seen(store, 'T2', 'U1'),
    ]);
    expect(await store.workspaces.erasePerson({ workspace: 'T1', user: 'U1' })).toEqual({
      ...{ persons: 1, look_ups: 2, feeds: 1, follows: 2, rings: 1, targets: 1 },
    });
    const { channel, seen: courses, claim, rings, ofChannel } = mine;
    // What Slack may hold is still to be taken back, and nobody is named any more.
    const held = rings.filter(({ state }) => state === 'held');
    expect([held, ofChannel]).toMatchObject([[{ key: 'a' }], [{ createdBy: 'U1' }]]);
    expect(await seen(store, 'T1', 'U1')).toEqual({
      ...{ ...NO_PERSON, ...NO_FOLLOWS, channel, seen: courses, claim, rings: held },
      ofChannel: ofChannel.map((one) => ({ ...one, createdBy: '' })),
    });
    expect(await store.targets.workspaces()).toContain('T1');
    expect(await seen(store, 'T1', 'U2')).toEqual(colleague);
    expect(await seen(store, 'T2', 'U1')).toEqual(namesake);
  });
}

function forgetContract(world: World): void {
  test('is forgotten at its time, and nothing before', async () => {
    const store = oneOf(world);
    await store.claims.take('claim', NOON, 1);
    await store.leases.take('lease', 'one', NOON, 1);
    await store.leases.take('later lease', 'one', NOON, DAY);
    await store.claims.take('later claim', NOON, DAY);
    await store.courses.put([course('TX1'), course('TX1', { language: 'en' }), course('TX2')]);
    await store.courses.put([course('TX3', { readAt: NOON + 1 })]);
    await store.follows.add(target(), [follow('TX2')], 9);
    await store.lookUps.put([lookedUp('TX1', NOON), lookedUp('TX2', NOON + 1)], 9);
    await store.seenCourses.put([seenCourse('TX1'), seenCourse('TX2', { seenAt: NOON + 1 })], 9);
    const none = { leases: 0, claims: 0, courses: 0, lookUps: 0, seenCourses: 0 };
    expect(await store.forget(NOON)).toEqual(none);
    expect(await store.forget(NOON + 1)).toEqual({ ...none, claims: 1 });
    // Who takes over from the holder of a lease that ran out finds it for a day.
    expect(await store.forget(NOON + 1 + DAY)).toEqual({ ...none, claims: 1 });
    expect(await store.forget(NOON + 2 + DAY)).toEqual({ ...none, leases: 1 });
    expect(await store.leases.runOut(NOON + 2 * DAY)).toEqual(['later lease']);
    expect(await store.forget(NOON + 30 * DAY)).toEqual({ ...none, leases: 1 });
    expect(await store.forget(NOON + 30 * DAY + 1)).toEqual({ ...none, courses: 2 });
    const left = [course('TX2'), course('TX3', { readAt: NOON + 1 })];
    expect(await store.courses.get([course('TX1'), ...left])).toEqual(left);
    expect(await store.forget(NOON + 30 * DAY + 2)).toEqual({ ...none, courses: 1 });
    expect(await store.forget(NOON + 180 * DAY)).toEqual(none);
    expect(await store.forget(NOON + 180 * DAY + 1)).toEqual({ ...none, lookUps: 1, seenCourses: 1 });
    expect(await store.lookUps.of({ workspace: 'T1', user: 'U1' })).toEqual([lookedUp('TX2', NOON + 1)]);
    expect(await store.courses.get([course('TX2')])).toEqual([course('TX2')]);
  });
}
