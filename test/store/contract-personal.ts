/** Marks of persons who have enrolled, their snoozed reminders, and lead times of single courses. */
import { expect, test } from 'vitest';
import type { Enrolled, Snooze } from '../../src/store/store.ts';
import { follow, KEY, NOON, PERSON, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

const OWN = { workspace: PERSON.workspace, target: PERSON.user };
const person = target({ ...OWN, kind: 'person', conversation: 'D1' });

const mark = (code: string, given: Partial<Enrolled> = {}): Enrolled => ({
  ...{ ...PERSON, code, target: KEY.target, at: NOON },
  ...given,
});

const snooze = (code: string, given: Partial<Snooze> = {}): Snooze => ({
  ...{ ...PERSON, code, kind: 'opens', choice: 'hour', target: KEY.target, at: NOON + 1, madeAt: NOON },
  ...given,
});

export function personalContract(world: World): void {
  marksContract(world);
  snoozesContract(world);
  endsContract(world);

  test('lead times of a course are kept with its follow', async () => {
    const store = oneOf(world);
    const own = follow('TX1', { leads: { 'closes-7d': NOON } });
    await store.follows.add(target(), [own, follow('TX2')], 9);
    expect(await store.follows.of(KEY)).toEqual([own, follow('TX2')]);
    expect(await store.follows.setLeads(KEY, 'TX2', { 'opens-1h': NOON })).toBe(true);
    expect(await store.follows.setLeads(KEY, 'TX1', undefined)).toBe(true);
    expect(await store.follows.setLeads(KEY, 'TX9', { 'opens-1h': NOON })).toBe(false);
    expect(await store.follows.of(KEY)).toEqual([
      follow('TX1'),
      follow('TX2', { leads: { 'opens-1h': NOON } }),
    ]);
  });
}

function marksContract(world: World): void {
  test('a mark needs a follow, keeps its first time, and can be taken back once', async () => {
    const store = oneOf(world);
    expect(await store.enrolled.mark(mark('TX1'))).toBe(false);
    expect(await store.enrolled.of(PERSON)).toEqual([]);
    await store.follows.add(target(), [follow('TX1'), follow('TX2')], 9);
    expect(await store.enrolled.mark(mark('TX2'))).toBe(true);
    expect(await store.enrolled.mark(mark('TX1', { at: NOON + 0.5 }))).toBe(true);
    expect(await store.enrolled.mark(mark('TX1', { at: NOON + 9 }))).toBe(true);
    expect(await store.enrolled.of(PERSON)).toEqual([mark('TX1'), mark('TX2')]);
    expect(await store.enrolled.inWorkspace(PERSON.workspace)).toHaveLength(2);
    expect(await store.enrolled.unmark(PERSON, 'TX1')).toBe(true);
    expect(await store.enrolled.unmark(PERSON, 'TX1')).toBe(false);
    expect(await store.enrolled.of({ ...PERSON, user: 'U9' })).toEqual([]);
  });
}

function snoozesContract(world: World): void {
  test('a snoozed reminder needs a follow, adds its person, and replaces one of the same choice', async () => {
    const store = oneOf(world);
    expect(await store.snoozes.put(person, snooze('TX1'))).toBe(false);
    expect(await store.targets.get(OWN)).toBeUndefined();
    await store.follows.add(target(), [follow('TX1')], 9);
    expect(await store.snoozes.put(person, snooze('TX1'))).toBe(true);
    expect(await store.targets.get(OWN)).toEqual(person);
    const later = snooze('TX1', { at: NOON + 5, madeAt: NOON + 4 });
    const other = snooze('TX1', { choice: 'tomorrow', at: NOON + 9 });
    await store.snoozes.put(person, later);
    await store.snoozes.put(person, other);
    expect(await store.snoozes.of(PERSON)).toEqual([later, other]);
    expect(await store.snoozes.remove([snooze('TX1')]), 'chosen anew since').toBe(0);
    expect(await store.snoozes.remove([later])).toBe(1);
    expect(await store.snoozes.inWorkspace(PERSON.workspace)).toEqual([other]);
  });
}

function endsContract(world: World): void {
  test('what is marked in a channel ends with its follow, unless the person follows, too', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), [follow('TX1'), follow('TX2')], 9);
    await store.follows.add(person, [follow('TX2', OWN)], 9);
    for (const code of ['TX1', 'TX2']) {
      await store.enrolled.mark(mark(code));
      await store.snoozes.put(person, snooze(code));
    }
    await store.follows.remove(KEY, 'all');
    expect((await store.enrolled.of(PERSON)).map(({ code }) => code)).toEqual(['TX2']);
    expect((await store.snoozes.of(PERSON)).map(({ code }) => code)).toEqual(['TX2']);
    await store.follows.remove(OWN, ['TX2']);
    expect(await store.enrolled.of(PERSON)).toEqual([]);
    expect(await store.snoozes.of(PERSON)).toEqual([]);
  });

  test('what a person follows no more is not marked any more, also where a channel follows it', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), [follow('TX1')], 9);
    await store.follows.add(person, [follow('TX1', OWN)], 9);
    await store.enrolled.mark(mark('TX1', { target: PERSON.user }));
    await store.snoozes.put(person, snooze('TX1'));
    await store.follows.remove(OWN, ['TX1']);
    expect(await store.enrolled.of(PERSON)).toEqual([]);
    expect(await store.snoozes.of(PERSON), 'the channel still follows').toHaveLength(1);
  });

  test('they are erased with the person, and go along with a channel that gets another id', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), [follow('TX1')], 9);
    await store.enrolled.mark(mark('TX1'));
    await store.snoozes.put(person, snooze('TX1'));
    await store.workspaces.moveChannel({ workspace: KEY.workspace, from: KEY.target, to: 'C9' }, NOON);
    expect(await store.enrolled.of(PERSON)).toEqual([mark('TX1', { target: 'C9' })]);
    expect(await store.snoozes.of(PERSON)).toEqual([snooze('TX1', { target: 'C9' })]);
    await store.workspaces.erasePerson(PERSON);
    expect(await store.enrolled.inWorkspace(KEY.workspace)).toEqual([]);
    expect(await store.snoozes.inWorkspace(KEY.workspace)).toEqual([]);
  });
}
