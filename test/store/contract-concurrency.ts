import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { codesOf, course, FACTS, follow, follows, KEY, NOON, reminder, SETTINGS, target } from './samples.ts';
import { first, type World } from './world.ts';

export function concurrencyContract(world: World): void {
  test('several who add at once never pass the limit', async () => {
    const stores = world.replicas(4);
    const adds = follows(40).map((one, index) => stores[index % 4]?.follows.add(target(), [one], 10));
    const answers = await Promise.all(adds);
    const kept = await first(stores).follows.of(KEY);
    expect(answers.filter((answer) => answer?.refused === false)).toHaveLength(10);
    expect(codesOf(kept)).toEqual(answers.flatMap((answer) => answer?.added ?? []).sort());
  });

  test('the same follow added at once by several is added by one', async () => {
    const stores = world.replicas(4);
    const answers = await Promise.all(stores.map((store) => store.follows.add(target(), follows(3), 3)));
    expect(answers.map((answer) => answer.added.length).sort()).toEqual([0, 0, 0, 3]);
    expect(answers.filter((answer) => answer.refused)).toEqual([]);
  });

  test('a lease that several take at once has one winner', async () => {
    const stores = world.replicas(4);
    for (let round = 0; round < 10; round += 1) {
      const now = NOON + round * 1_000;
      const takes = Array.from({ length: 12 }, (_, index) => {
        return stores[index % 4]?.leases.take('pass', `holder ${round} ${index}`, now, 1_000);
      });
      expect((await Promise.all(takes)).filter((taken) => taken === true)).toHaveLength(1);
    }
  });

  test('the same rows written at once in any order do not stop each other', async () => {
    const stores = world.replicas(4);
    const made = follows(200);
    await first(stores).follows.add(target(), made, 200);
    const told = made.map(({ code }) => ({ key: KEY, code, facts: FACTS, missing: true }));
    const reminders = made.map(({ code }) => reminder(code));
    const courses = made.map(({ code }) => course(code));
    await Promise.all(
      stores.flatMap((store, index) => {
        const turned = <T>(all: T[]) => (index % 2 === 0 ? all : all.toReversed());
        return [
          store.follows.told(turned(told)),
          store.reminders.put(turned(reminders)),
          store.courses.put(turned(courses)),
          store.reminders.delete(turned(reminders)),
          store.targets.checked(['T1'], NOON),
        ];
      }),
    );
    expect((await first(stores).follows.of(KEY)).filter((one) => one.toldMissing)).toHaveLength(200);
  });

  test('what is removed while it is added is there wholly or not at all', async () => {
    const stores = world.replicas(2);
    for (let round = 0; round < 10; round += 1) {
      const [added] = await Promise.all([
        stores[0]?.follows.add(target(), [follow('TX1')], 10),
        stores[1]?.follows.remove(KEY, 'all'),
      ]);
      expect(added).toMatchObject({ refused: false });
      const removed = await first(stores).follows.remove(KEY, 'all');
      expect([[], ['TX1']]).toContainEqual(removed);
    }
  });

  test('what a person chooses while a first follow is made up and stored is kept', async () => {
    const [one, other] = world.replicas(2) as [Store, Store];
    for (let round = 0; round < 20; round += 1) {
      const [user, zone] = [`U${round}`, 'Asia/Tokyo'];
      const key = { workspace: 'T1', target: user };
      const chosen = (at: number) => ({ ...SETTINGS, daily: { at, since: NOON } });
      const reminders = chosen(8);
      await one.persons.change({ workspace: 'T1', user }, { reminders: chosen(7) });
      const choosing = async () => {
        await other.persons.change({ workspace: 'T1', user }, { reminders });
        await other.targets.change(key, { settings: reminders });
      };
      // Made up from what was chosen before.
      const made = target({ ...key, kind: 'person', settings: { ...SETTINGS, zone } });
      const adding = () => one.follows.add(made, [], 10);
      const orders = [() => choosing().then(adding), () => Promise.all([adding(), choosing()])];
      await orders[round % 2]?.();
      expect((await one.targets.get(key))?.settings.daily).toEqual(reminders.daily);
    }
  });
}
