import { expect, test } from 'vitest';
import { KEY, reminder } from './samples.ts';
import { oneOf, type World } from './world.ts';

export function remindersContract(world: World): void {
  test('keeps reminders by workspace, target and key', async () => {
    const store = oneOf(world);
    const given = [
      reminder('a'),
      reminder('b', { state: 'held', scheduledId: 'Q1' }),
      reminder('a', { target: 'C2' }),
    ];
    await store.reminders.put(given);
    expect(await store.reminders.inWorkspace('T1')).toEqual(given);
    expect(await store.reminders.inWorkspace('T2')).toEqual([]);
  });

  test('gives those of one target, and of no other', async () => {
    const store = oneOf(world);
    const mine = [reminder('a'), reminder('b')];
    await store.reminders.put([...mine, reminder('a', { target: 'C2' }), reminder('a', { workspace: 'T2' })]);
    expect(await store.reminders.of(KEY)).toEqual(mine);
    expect(await store.reminders.of({ ...KEY, target: 'C3' })).toEqual([]);
  });

  test('overwrites a reminder wholly, and takes the last that is given', async () => {
    const store = oneOf(world);
    await store.reminders.put([reminder('a', { state: 'held', scheduledId: 'Q1' })]);
    const moved = reminder('a', {
      conversation: 'C7',
      postAt: 1_800_000_000,
      text: 'Muuttui',
      state: 'posting',
    });
    await store.reminders.put([reminder('a', { state: 'posted' }), moved]);
    expect(await store.reminders.inWorkspace('T1')).toEqual([moved]);
    await store.reminders.put([]);
    expect(await store.reminders.inWorkspace('T1')).toEqual([moved]);
  });

  test('deletes exactly what is named', async () => {
    const store = oneOf(world);
    const given = [
      reminder('a'),
      reminder('b'),
      reminder('a', { target: 'C2' }),
      reminder('b', { target: 'C2' }),
    ];
    await store.reminders.put(given);
    const named = [reminder('a', { target: 'C2' }), reminder('b'), reminder('b'), reminder('z')];
    await store.reminders.delete(named);
    await store.reminders.delete([]);
    expect(await store.reminders.inWorkspace('T1')).toEqual([given[0], given[3]]);
  });

  test('takes more reminders than go into one statement', async () => {
    const store = oneOf(world);
    const many = Array.from({ length: 2_500 }, (_, index) => reminder(String(index).padStart(5, '0')));
    await store.reminders.put(many.toReversed());
    const kept = await store.reminders.inWorkspace('T1');
    expect(kept.toSorted((one, other) => (one.key < other.key ? -1 : 1))).toEqual(many);
    await store.reminders.delete(many.slice(1));
    expect(await store.reminders.inWorkspace('T1')).toEqual(many.slice(0, 1));
  });
}
