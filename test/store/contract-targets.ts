import { expect, test } from 'vitest';
import { follow, KEY, NOON, reminder, SETTINGS, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

export function targetsContract(world: World): void {
  test('a channel is a group direct message as long as the last follow was made in one', async () => {
    const store = oneOf(world);
    const isGroup = async () => (await store.targets.get(KEY))?.isGroup ?? false;
    await store.follows.add(target({ isGroup: true }), [follow('TX1')], 9);
    expect([await isGroup(), (await store.targets.get(KEY))?.kind]).toEqual([true, 'channel']);
    await store.follows.add(target(), [follow('TX2')], 9);
    expect(await isGroup()).toBe(false);
  });

  test('gets a target, and undefined where there is none', async () => {
    const store = oneOf(world);
    const pause = { reason: 'is_archived', since: NOON, told: true } as const;
    const given = target({ kind: 'person', conversation: 'D1', language: 'en', pause, checkedAt: NOON });
    await store.follows.add(given, [], 100);
    expect(await store.targets.get(KEY)).toEqual(given);
    expect(await store.targets.get({ ...KEY, target: 'C2' })).toBeUndefined();
  });

  test('lists the targets of a workspace, by id', async () => {
    const store = oneOf(world);
    const given = ['C2', 'b', 'C1'].map((id) => target({ target: id }));
    for (const one of given) await store.follows.add(one, [], 100);
    expect((await store.targets.inWorkspace('T1')).map((one) => one.target)).toEqual(['C1', 'C2', 'b']);
    expect(await store.targets.inWorkspace('T2')).toEqual([]);
  });

  test('names the workspaces that have follows or reminders', async () => {
    const store = oneOf(world);
    const t2 = { workspace: 'T2', target: 'C1' };
    await store.follows.add(target(t2), [follow('TX1', t2)], 100);
    await store.follows.add(target({ workspace: 'T9' }), [], 100);
    await store.reminders.put([reminder('one', { workspace: 'T2' }), reminder('two', { workspace: 'T-1' })]);
    expect(await store.targets.workspaces()).toEqual(['T-1', 'T2']);
    await store.follows.remove(t2, 'all');
    await store.reminders.delete([reminder('one', { workspace: 'T2' })]);
    expect(await store.targets.workspaces()).toEqual(['T-1']);
  });

  test('changes what is given and leaves the rest', async () => {
    const store = oneOf(world);
    const pause = { reason: 'token_revoked', since: NOON, told: false } as const;
    const settings = { ...SETTINGS, starts: true, quietFrom: 0, quietTo: 0, zone: 'Asia/Tokyo' };
    await store.follows.add(target(), [], 100);
    await store.targets.change(KEY, {});
    expect(await store.targets.get(KEY)).toEqual(target());
    await store.targets.change(KEY, { pause });
    expect(await store.targets.get(KEY)).toEqual(target({ pause }));
    const other = { reason: 'other', word: 'restricted_action', since: NOON, told: true } as const;
    await store.targets.change(KEY, { pause: other });
    expect(await store.targets.get(KEY)).toEqual(target({ pause: other }));
    await store.targets.change(KEY, { pause, language: 'sv', settings });
    expect(await store.targets.get(KEY)).toEqual(target({ pause, language: 'sv', settings }));
    await store.targets.change(KEY, { pause: null });
    expect(await store.targets.get(KEY)).toEqual(target({ language: 'sv', settings }));
  });

  test('another zone leaves the rest of the settings as it is, also where they change at the same time', async () => {
    const store = oneOf(world);
    const sam = { workspace: 'T1', user: 'U1' };
    const key = { workspace: 'T1', target: 'U1' };
    const settings = { ...SETTINGS, weekly: NOON, leads: { 'opens-1h': NOON } };
    const zoneOf = async () => [
      (await store.targets.get(key))?.settings.zone,
      (await store.persons.get(sam))?.reminders?.zone,
    ];
    expect(await store.targets.moveTo(sam, 'Asia/Tokyo')).toBe(false);
    await store.follows.add(target({ ...key, kind: 'person', settings }), [], 9);
    await store.follows.add(target(), [], 9);
    expect(await store.targets.moveTo(sam, 'Asia/Tokyo')).toBe(true);
    expect(await zoneOf()).toEqual(['Asia/Tokyo', undefined]);
    await store.persons.change(sam, { reminders: SETTINGS });
    const chosen = { ...settings, opens: false, zone: 'Asia/Tokyo' };
    await Promise.all([
      store.targets.moveTo(sam, 'Asia/Kolkata'),
      store.targets.change(key, { settings: chosen }),
      store.targets.moveTo(sam, 'Asia/Kolkata'),
    ]);
    expect((await store.targets.get(key))?.settings).toMatchObject({ weekly: NOON, opens: false });
    await store.targets.moveTo(sam, 'Asia/Kolkata');
    expect(await zoneOf()).toEqual(['Asia/Kolkata', 'Asia/Kolkata']);
    expect((await store.targets.get(key))?.settings).toEqual({ ...chosen, zone: 'Asia/Kolkata' });
    expect((await store.targets.get(KEY))?.settings, 'a channel stays').toEqual(SETTINGS);
    expect(await store.targets.moveTo(sam, 'Asia/Kolkata')).toBe(false);
  });

  test('a change makes no target', async () => {
    const store = oneOf(world);
    await store.targets.change(KEY, { language: 'sv' });
    expect(await store.targets.get(KEY)).toBeUndefined();
  });

  test('notes a check for every target of the workspaces', async () => {
    const store = oneOf(world);
    const keys = ['T1 C1', 'T1 C2', 'T2 C1', 'T3 C1'].map((words) => {
      const [workspace = '', id = ''] = words.split(' ');
      return { workspace, target: id };
    });
    for (const key of keys) await store.follows.add(target(key), [], 100);
    await store.targets.checked(['T1', 'T3', 'T7'], NOON);
    await store.targets.checked([], NOON + 1);
    const read = await Promise.all(keys.map((key) => store.targets.get(key)));
    expect(read.map((one) => one?.checkedAt)).toEqual([NOON, NOON, undefined, NOON]);
  });
}
