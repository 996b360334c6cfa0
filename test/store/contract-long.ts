import { expect, test } from 'vitest';
import type { Follow, Reminder, Target } from '../../src/store/store.ts';
import { follow, reminder, target } from './samples.ts';
import { turnsDuring } from './turns.ts';
import { type DatabaseWorld, oneOf, type World } from './world.ts';

/** So many rows are read at a time: each of these ends in a page, at the end of one, or begins another. */
const COUNTS = [1, 999, 1_000, 1_001, 2_000, 2_500];
const PAGE = 1_000;
const inOrder = (n: number): string => String(n).padStart(5, '0');

/** A few hundred follows in each of several targets, by target and code. */
function followsOf(count: number, workspace: string): Follow[] {
  return Array.from({ length: count }, (_, at) =>
    follow(`TX${inOrder(at)}`, { workspace, target: `C${Math.floor(at / 300)}` }),
  );
}

export function longListsContract(world: World): void {
  test.each(COUNTS)('all of %i follows of a workspace are read, in order, and no others', async (count) => {
    const { follows } = oneOf(world);
    for (const workspace of ['T0', 'T1', 'T2']) {
      const all = followsOf(workspace === 'T1' ? count : 3, workspace);
      for (const [id, own] of Map.groupBy(all, (one) => one.target))
        await follows.add(target({ workspace, target: id }), own, own.length);
    }
    const expected = followsOf(count, 'T1');
    expect(await follows.inWorkspace('T1')).toEqual(expected);
  });

  test.each(COUNTS)('all of %i reminders', async (count) => {
    const { reminders } = oneOf(world);
    const expected = Array.from(
      { length: count },
      (_, at): Reminder => reminder(inOrder(at % 700), { target: `C${Math.floor(at / 700)}` }),
    );
    await reminders.put([
      ...expected.toReversed(),
      reminder('a', { workspace: 'T0' }),
      reminder('a', { workspace: 'T2' }),
    ]);
    expect(await reminders.inWorkspace('T1')).toEqual(expected);
  });

  test('all of more targets than are read at a time', async () => {
    const store = oneOf(world);
    const expected = Array.from(
      { length: PAGE + 1 },
      (_, at): Target => target({ target: `C${inOrder(at)}` }),
    );
    for (const one of expected) await store.follows.add(one, [follow('TX1', one)], 1);
    expect(await store.targets.inWorkspace('T1')).toEqual(expected);
  });
}

export function longListsInDatabase(world: DatabaseWorld): void {
  test('a row that cannot be read at the end of a page ends nothing', async () => {
    const { follows } = oneOf(world);
    const all = followsOf(PAGE + 5, 'T1');
    for (const [id, own] of Map.groupBy(all, (one) => one.target))
      await follows.add(target({ target: id }), own, own.length);
    const broken = all.slice(PAGE - 2, PAGE + 1).map(({ code }) => code);
    await world.run(`update follows set told = '{' where code in ('${broken.join("','")}')`);
    const expected = all.filter(({ code }) => !broken.includes(code));
    expect(await follows.inWorkspace('T1')).toEqual(expected);
    expect(world.problems).toHaveLength(broken.length);
  });

  test('what many have been told is read once', async () => {
    const { follows } = oneOf(world);
    await follows.add(target(), [follow('TX1')], 1);
    await follows.add(target({ target: 'C2' }), [follow('TX1', { target: 'C2' })], 1);
    const [one, other] = await follows.inWorkspace('T1');
    expect(one?.told).toBeDefined();
    expect(one?.told).toBe(other?.told);
  });

  test('others get a turn after each page', async () => {
    const { reminders } = oneOf(world);
    await reminders.put(Array.from({ length: 3 * PAGE + 1 }, (_, at) => reminder(inOrder(at))));
    expect(await turnsDuring(reminders.inWorkspace('T1'))).toBeGreaterThanOrEqual(3);
  });
}
