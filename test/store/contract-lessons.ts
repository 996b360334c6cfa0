import { expect, test } from 'vitest';
import type { Target, TargetKey } from '../../src/store/store.ts';
import { codesOf, follow, KEY, lessons, NOON, target } from './samples.ts';
import { first, oneOf, type World } from './world.ts';

const OTHER: TargetKey = { workspace: 'T2', target: 'C1' };

export function lessonsContract(world: World): void {
  test('come back as they were given, by code, and of those courses alone that were read', async () => {
    const store = oneOf(world);
    const given = [lessons('TX2', []), lessons('TX1', [NOON, NOON + 1])];
    await store.lessons.put(given);
    expect(await store.lessons.of(['TX3', 'TX2', 'TX1', 'TX2'])).toEqual(given.toReversed());
    expect(await store.lessons.of([])).toEqual([]);
    await store.lessons.put([]);
    const later = lessons('TX2', [NOON + 2], NOON - 9);
    await store.lessons.put([later]);
    expect(await store.lessons.of(['TX2'])).toEqual([later]);
  });

  test('take the place only of what they were made of', async () => {
    const stores = world.replicas(2);
    const { lessons: here } = first(stores);
    const { lessons: there } = first(stores.slice(1));
    const readAt = async () => (await here.of(['TX1'])).map((one) => one.readAt);
    await here.put([{ ...lessons('TX1', []), over: 0 }]);
    await there.put([{ ...lessons('TX1', [], NOON + 1), over: 0 }]);
    expect(await readAt()).toEqual([NOON]);
    await here.put([{ ...lessons('TX1', [], NOON + 2), over: NOON }]);
    await there.put([{ ...lessons('TX1', [], NOON + 3), over: NOON }]);
    expect(await readAt()).toEqual([NOON + 2]);
    // Also where the clock was set back.
    await there.put([{ ...lessons('TX1', [], NOON - 5), over: NOON + 2 }]);
    expect(await readAt()).toEqual([NOON - 5]);
  });

  test('have changes that a follow has not been told, until it is', async () => {
    const store = oneOf(world);
    const untold = (workspace = 'T1', now = NOON + 100) => store.follows.untoldLessons(workspace, now);
    const old = { createdAt: NOON - 10 };
    await store.follows.add(target(), [follow('TX1', old), follow('TX2', old), follow('TX3', old)], 9);
    const theirs = follow('TX1', { ...OTHER, createdAt: NOON + 5 });
    await store.follows.add(target(OTHER), [theirs], 9);
    await store.lessons.put([lessons('TX1', [NOON, NOON + 5]), lessons('TX2', []), lessons('TX9', [NOON])]);
    expect(await untold()).toEqual([{ target: 'C1', code: 'TX1', since: NOON - 10 }]);
    // What was noticed when it was followed, or before, is no news to it.
    expect(await untold('T2')).toEqual([]);
    await store.follows.toldLessons([
      { key: KEY, code: 'TX1', since: NOON + 4 },
      { key: KEY, code: 'TX1', since: NOON + 3 },
      { key: KEY, code: 'TX9', since: NOON + 3 },
    ]);
    expect(await untold()).toEqual([{ target: 'C1', code: 'TX1', since: NOON + 4 }]);
    const apart = { '2190417': NOON + 5, "it's": NOON };
    await store.follows.toldLessons([{ key: KEY, code: 'TX1', since: NOON + 4, apart }]);
    expect(await untold()).toEqual([{ target: 'C1', code: 'TX1', since: NOON + 4, apart }]);
    await store.follows.toldLessons([{ key: KEY, code: 'TX1', since: NOON + 5 }]);
    expect(await untold()).toEqual([]);
    // What was told stays told.
    await store.follows.toldLessons([{ key: KEY, code: 'TX1', since: NOON, apart }]);
    expect(await untold()).toEqual([]);
    expect(codesOf(await store.follows.of(KEY))).toEqual(['TX1', 'TX2', 'TX3']);
    expect((await store.follows.of(KEY))[0]).toEqual(follow('TX1', { ...old, lessonsTold: NOON + 5 }));
    await store.follows.toldLessons([]);
  });

  test('are told to a follow that a clock made which was set back since', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), [follow('TX1', { createdAt: NOON + 1_000 })], 9);
    await store.lessons.put([lessons('TX1', [NOON])]);
    const untold = (now: number) => store.follows.untoldLessons('T1', now);
    expect(await untold(NOON + 1)).toEqual([{ target: 'C1', code: 'TX1', since: 0 }]);
    expect(await untold(NOON + 1_000)).toEqual([]);
  });

  test('are read for the groups of persons who are told them each day, in these persons’ languages', async () => {
    const { persons, follows } = oneOf(world);
    const person = async (user: string, group: string | null, more: Partial<Target>) => {
      const key = { workspace: 'T1', target: user, kind: 'person' } as const;
      await follows.add(target({ ...key, ...more }), [], 1);
      await persons.change({ workspace: 'T1', user }, { group });
    };
    const daily = { settings: { ...target().settings, daily: { at: 480, since: NOON } } };
    await person('U1', 'TXL22S1', daily);
    await person('U2', 'txl22s1', { ...daily, language: 'sv' });
    await person('U3', 'TXL22S1', daily);
    await person('U4', 'TXL22S2', {});
    await person('U5', null, daily);
    await persons.change({ workspace: 'T1', user: 'U6' }, { group: 'TXL22S6' });
    expect(await persons.groupsOfDay()).toEqual([
      { group: 'TXL22S1', language: 'fi' },
      { group: 'TXL22S1', language: 'sv' },
    ]);
    const row = { ...lessons('group:TXL22S1', []) };
    const known = { ...row.known, courses: ['TX1', 'TX2'], searchedAt: NOON };
    await oneOf(world).lessons.put([{ ...row, known }]);
    expect(await oneOf(world).lessons.of(['group:TXL22S1'])).toEqual([{ ...row, known }]);
  });
}
