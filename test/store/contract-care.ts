import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import {
  codesOf,
  course,
  follow,
  lessons,
  lookedUp,
  NOON,
  PERSON,
  reminder,
  seenCourse,
  target,
} from './samples.ts';
import { oneOf, type World } from './world.ts';

const DAY = 86_400_000;

/** Letting go: of a workspace, of a person, and of what is old. */
export function careContract(world: World): void {
  describe('a workspace that is erased', () => workspaceContract(world));
  describe('a person who is erased', () => personContract(world));
  describe('what is old', () => forgetContract(world));
  describe('a channel whose workspace is not known', () => channelContract(world));
}

function channelContract(world: World): void {
  test('is found in each workspace that follows something there, or has set it', async () => {
    const store = oneOf(world);
    for (const workspace of ['T2', 'T1'])
      await store.follows.add(
        target({ workspace, target: 'C1' }),
        [follow('TX1', { workspace, target: 'C1' })],
        9,
      );
    await store.channels.change({ workspace: 'T2', channel: 'C1' }, { linked: 'TX1' });
    await store.channels.change({ workspace: 'T3', channel: 'C1' }, { language: 'fi' });
    await store.channels.change({ workspace: 'T4', channel: 'c1' }, { language: 'fi' });
    expect(await store.workspaces.ofChannel('C1')).toEqual(['T1', 'T2', 'T3']);
    expect(await store.workspaces.ofChannel('C2')).toEqual([]);
  });
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
  await store.reminders.put([
    reminder('a', { ...key, state: 'held' }),
    reminder('b', { ...key, state: 'posted' }),
  ]);
  await store.persons.change(person, { language: 'fi' });
  await store.channels.change({ workspace, channel: `C${user}` }, { linked: 'TX1' });
  await store.seenCourses.put([seenCourse(`TX${user}`, { workspace })], 9);
  await store.lookUps.put([lookedUp('TX1', NOON, person), lookedUp('TX2', NOON, person)], 9);
  await store.feeds.replace(person, `${workspace} ${user}`, NOON);
  const token = { hash: `${workspace} ${user}`, name: 'A', madeAt: NOON };
  await store.assistantTokens.add(person, token, 5);
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
    tokens: await store.assistantTokens.of(person),
    owner: await store.feeds.owner(`${workspace} ${user}`),
    target: await store.targets.get(key),
    follows: await store.follows.of(key),
    reminders: (await store.reminders.inWorkspace(workspace)).filter((one) => one.target === user),
    ofChannel: await store.follows.of({ workspace, target: `C${user}` }),
    channel: await store.channels.get({ workspace, channel: `C${user}` }),
    seen: (await store.seenCourses.inWorkspace(workspace)).filter((one) => one.code === `TX${user}`),
    // A claim that is there is not taken.
    claim: !(await store.claims.take(`spotted ${workspace} C${user} TX1`, NOON, DAY)),
  };
}

const NO_PERSON = { person: undefined, lookUps: [], feed: undefined, tokens: [], owner: undefined };
const NO_FOLLOWS = { target: undefined, follows: [], reminders: [] };
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
    const before = { U1: await seen(store, 'T1', 'U1'), U2: await seen(store, 'T1', 'U2') };
    const theirs = await Promise.all(['T2', 't1', 'T11'].map((one) => seen(store, one, 'U1')));
    await store.workspaces.erase('T1', { follows: false });
    for (const [user, { target: own, follows, reminders, ofChannel }] of Object.entries(before)) {
      expect([follows.length, reminders.length, ofChannel.length]).toEqual([2, 2, 1]);
      const left = { ...NO_PERSON, ...NO_TRACES, target: own, follows, reminders, ofChannel };
      expect(await seen(store, 'T1', user)).toEqual(left);
    }
    expect(await Promise.all(['T2', 't1', 'T11'].map((one) => seen(store, one, 'U1')))).toEqual(theirs);
  });

  test('loses its follows and reminders as well, where that is asked for, and may begin anew', async () => {
    const store = await filled(world);
    const theirs = await seen(store, 'T2', 'U1');
    await store.workspaces.erase('T1', { follows: false });
    await store.workspaces.erase('T1', { follows: true });
    for (const user of ['U1', 'U2']) {
      const left = { ...NO_PERSON, ...NO_FOLLOWS, ...NO_TRACES, ofChannel: [] };
      expect(await seen(store, 'T1', user)).toEqual(left);
    }
    const inT1 = [store.follows, store.reminders, store.targets].map((one) => one.inWorkspace('T1'));
    expect(await Promise.all(inT1)).toEqual([[], [], []]);
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
  test('a person’s erasure takes the person’s rows alone', async () => {
    const store = await filled(world);
    const [mine, colleague, namesake] = await Promise.all([
      seen(store, 'T1', 'U1'),
      seen(store, 'T1', 'U2'),
      seen(store, 'T2', 'U1'),
    ]);
    await store.workspaces.erasePerson({ workspace: 'T1', user: 'U1' });
    const { channel, seen: courses, claim, reminders, ofChannel } = mine;
    // Reminders that Slack may hold are still to be taken back, and no person is named any more.
    const held = reminders.filter(({ state }) => state === 'held');
    expect([held, ofChannel]).toMatchObject([[{ key: 'a' }], [{ createdBy: 'U1' }]]);
    expect(await seen(store, 'T1', 'U1')).toEqual({
      ...{ ...NO_PERSON, ...NO_FOLLOWS, channel, seen: courses, claim, reminders: held },
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
    await store.lessons.put([lessons('TX1', []), lessons('TX2', []), lessons('TX3', [], NOON + 1)]);
    await store.follows.add(target(), [follow('TX2')], 9);
    await store.lookUps.put([lookedUp('TX1', NOON), lookedUp('TX2', NOON + 1)], 9);
    await store.seenCourses.put([seenCourse('TX1'), seenCourse('TX2', { seenAt: NOON + 1 })], 9);
    const after = async (at: number) => {
      await store.forget(at);
      return await kept(store);
    };
    let left = await kept(store);
    const both = ['TX1', 'TX2'];
    expect(left).toEqual({
      ...{ claims: ['claim', 'later claim'], leases: ['later lease', 'lease'] },
      ...{ courses: ['TX1 en', 'TX1 fi', 'TX2 fi', 'TX3 fi'], lookUps: both, seenCourses: both },
      lessons: ['TX1', 'TX2', 'TX3'],
    });
    expect(await after(NOON)).toEqual(left);
    left = { ...left, claims: ['later claim'] };
    expect(await after(NOON + 1)).toEqual(left);
    left = { ...left, claims: [] };
    // Who takes over from the holder of a lease that ran out finds it for a day.
    expect(await after(NOON + 1 + DAY)).toEqual(left);
    left = { ...left, leases: ['later lease'] };
    expect(await after(NOON + 2 + DAY)).toEqual(left);
    left = { ...left, leases: [] };
    expect(await after(NOON + 30 * DAY)).toEqual(left);
    left = { ...left, courses: ['TX2 fi', 'TX3 fi'], lessons: ['TX2', 'TX3'] };
    expect(await after(NOON + 30 * DAY + 1)).toEqual(left);
    left = { ...left, courses: ['TX2 fi'], lessons: ['TX2'] };
    expect(await after(NOON + 30 * DAY + 2)).toEqual(left);
    expect(await after(NOON + 180 * DAY)).toEqual(left);
    left = { ...left, lookUps: ['TX2'], seenCourses: ['TX2'] };
    expect(await after(NOON + 180 * DAY + 1)).toEqual(left);
  });

  test('of the reminders are the posted ones alone, four days after their second, in every workspace', async () => {
    const store = oneOf(world);
    const second = Math.floor(NOON / 1_000);
    const posted = (key: string, postAt: number) => reminder(key, { postAt, state: 'posted' });
    const stays = [reminder('held', { postAt: second - 1, state: 'held' }), posted('on time', second)];
    await store.reminders.put([
      ...stays,
      posted('old', second - 1),
      { ...posted('old', second - 1), workspace: 'T2' },
    ]);
    await store.forget(NOON + 4 * DAY);
    expect(await store.reminders.inWorkspace('T1')).toEqual(stays);
    expect(await store.reminders.inWorkspace('T2')).toEqual([]);
    await store.forget(NOON + 4 * DAY + 1_000);
    expect(await store.reminders.inWorkspace('T1')).toEqual(stays.slice(0, 1));
  });
}

/** What is kept of what a store forgets, by name and in order. */
async function kept({ claims, leases, courses, lessons, lookUps, seenCourses }: Store) {
  const isClaimed = async (name: string) => {
    if (!(await claims.take(name, NOON, 1))) return true;
    await claims.release(name);
    return false;
  };
  const keys = ['TX1', 'TX2', 'TX3'].flatMap((code) => [course(code), course(code, { language: 'en' })]);
  const [claim, later] = [await isClaimed('claim'), await isClaimed('later claim')];
  return {
    claims: [...(claim ? ['claim'] : []), ...(later ? ['later claim'] : [])],
    leases: (await leases.runOut(NOON + 400 * DAY)).sort(),
    courses: (await courses.get(keys)).map(({ code, language }) => `${code} ${language}`).sort(),
    lessons: codesOf(await lessons.of(['TX1', 'TX2', 'TX3'])),
    lookUps: codesOf(await lookUps.of(PERSON)).sort(),
    seenCourses: codesOf(await seenCourses.inWorkspace('T1')).sort(),
  };
}
