import { describe, expect, test } from 'vitest';
import { CHANNEL_COLUMNS, KEYS, TABLES } from '../../src/store/database/tables.ts';
import type { Store } from '../../src/store/store.ts';
import { codesOf, FACTS, follow, NOON, reminder, SETTINGS, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

const [OLD, NEW, NEXT] = ['G1', 'C9', 'C10'];
const WORKSPACE = 'T1';
const DAY = 86_400_000;
const MOVE = { workspace: WORKSPACE, from: OLD, to: NEW };
const USUAL = { ...SETTINGS, starts: true };
const at = (channel: string) => ({ workspace: WORKSPACE, channel });
const to = (id: string) => ({ workspace: WORKSPACE, target: id });

/** What is kept under an id, in every table that knows channels. */
async function keptOf(store: Store, id: string) {
  const reminders = (await store.reminders.inWorkspace(WORKSPACE)).filter((one) => one.target === id);
  const follows = (await store.follows.inWorkspace(WORKSPACE)).filter((one) => one.target === id);
  const targets = (await store.targets.inWorkspace(WORKSPACE)).filter((one) => one.target === id);
  return { reminders, follows: codesOf(follows), target: targets[0] };
}
const NOTHING = { reminders: [], follows: [], target: undefined };

async function fill(store: Store, id: string, codes: readonly string[], more: object = {}) {
  await store.follows.add(
    target({ ...to(id), ...more }),
    codes.map((code) => follow(code, to(id))),
    99,
  );
}

/** Another id for a channel: everything moves, is merged, and is found by the old id, too. */
export function movedChannelsContract(world: World): void {
  test('every table that names a channel is known to what moves it', () => {
    const names = (column: string) => /^(?:target|channel|conversation)$/.test(column);
    const named = TABLES.filter((table) => KEYS[table].some(names));
    const moved = CHANNEL_COLUMNS.map(([table]) => table);
    expect(['targets', ...moved]).toEqual(expect.arrayContaining(named));
    expect(named).toHaveLength(7);
  });

  test('a calendar feed moves to the new id, where that has none of its own', async () => {
    const store = oneOf(world);
    const owner = (user: string) => ({ workspace: WORKSPACE, user });
    await store.feeds.replace(owner(OLD), 'old', NOON);
    await store.feeds.replace(owner('U1'), 'person', NOON);
    await store.workspaces.moveChannel(MOVE, NOON);
    expect(await store.feeds.owner('old')).toEqual(owner(NEW));
    expect(await store.feeds.madeAt(owner(OLD))).toBeUndefined();
    expect(await store.feeds.owner('person')).toEqual(owner('U1'));
    // Made under the old id by work that was under way.
    await store.feeds.replace(owner(OLD), 'late', NOON + 1);
    await store.workspaces.settleMoves(WORKSPACE);
    expect(await store.feeds.owner('old')).toEqual(owner(NEW));
    expect(await store.feeds.owner('late')).toBeUndefined();
  });

  test('all that is kept of a channel moves to its new id, and nothing of others', async () => {
    const store = oneOf(world);
    const settings = { ...SETTINGS, quietFrom: 60 };
    await fill(store, OLD, ['TX1', 'TX2'], { settings, language: 'sv' });
    await fill(store, 'G11', ['TX1']);
    await store.reminders.put([
      reminder('a', { ...to(OLD), conversation: OLD, state: 'held', scheduledId: 'Q1' }),
    ]);
    await store.channels.change(at(OLD), {
      ...{ linked: 'TX1', language: 'fi', answersCodes: true, greetedAt: NOON },
    });
    await store.claims.take(`spotted ${WORKSPACE} ${OLD} TX1`, NOON, DAY);
    await store.workspaces.moveChannel(MOVE, NOON);
    expect(await keptOf(store, OLD)).toEqual(NOTHING);
    const { reminders, follows, target: moved } = await keptOf(store, NEW);
    expect(follows).toEqual(['TX1', 'TX2']);
    expect(moved).toMatchObject({ conversation: NEW, kind: 'channel', settings, language: 'sv' });
    // Slack may hold it under the old id still.
    expect(reminders).toMatchObject([{ key: 'a', conversation: OLD, state: 'held', scheduledId: 'Q1' }]);
    expect(await store.channels.get(at(NEW))).toMatchObject({
      linked: 'TX1',
      language: 'fi',
      answersCodes: true,
      greetedAt: NOON,
    });
    expect(await store.claims.take(`spotted ${WORKSPACE} ${NEW} TX1`, NOON, DAY)).toBe(false);
    expect(await store.claims.take(`spotted ${WORKSPACE} ${OLD} TX1`, NOON, DAY)).toBe(true);
    expect((await keptOf(store, 'G11')).follows).toEqual(['TX1']);
  });

  test('a channel by the same id in another workspace stays', async () => {
    const store = oneOf(world);
    const other = { workspace: 'T2', target: OLD };
    await store.follows.add(target(other), [follow('TX1', other)], 9);
    await store.channels.change({ workspace: 'T2', channel: OLD }, { linked: 'TX1' });
    await store.workspaces.moveChannel(MOVE, NOON);
    expect(codesOf(await store.follows.of(other))).toEqual(['TX1']);
    expect((await store.channels.get({ workspace: 'T2', channel: OLD }))?.linked).toBe('TX1');
  });

  describe('what the new id has already', () => {
    test('is merged: follows of both, and of one course the follow of the new id', async () => {
      const store = oneOf(world);
      await fill(store, OLD, ['TX1', 'TX2']);
      await fill(store, NEW, ['TX2', 'TX3']);
      const told = { key: to(NEW), code: 'TX2', facts: { ...FACTS, name: 'told' }, missing: false };
      await store.follows.told([told]);
      await store.workspaces.moveChannel(MOVE, NOON);
      expect((await keptOf(store, NEW)).follows).toEqual(['TX1', 'TX2', 'TX3']);
      expect((await store.follows.of(to(NEW)))[1]?.told.name).toBe('told');
    });

    test.each([
      ['only under the old id', { ...USUAL, quietFrom: 60 }, USUAL, { quietFrom: 60 }],
      ['only under the new id', USUAL, { ...USUAL, quietFrom: 90 }, { quietFrom: 90 }],
      [
        'under both',
        { ...USUAL, quietFrom: 60 },
        { ...USUAL, starts: false },
        { quietFrom: 1_200, starts: false },
      ],
    ])('settings that were chosen %s are kept', async (_, old, known, wanted) => {
      const store = oneOf(world);
      await fill(store, OLD, ['TX1'], { settings: old });
      await fill(store, NEW, ['TX2'], { settings: known });
      await store.workspaces.moveChannel(MOVE, NOON);
      expect((await keptOf(store, NEW)).target?.settings).toMatchObject(wanted);
    });

    test('each choice for itself comes from the new id, or else from the old one', async () => {
      const store = oneOf(world);
      await store.channels.change(at(OLD), { linked: 'TX1', language: 'fi', answersCodes: true });
      await store.channels.change(at(NEW), { linked: 'TX2' });
      await store.workspaces.moveChannel(MOVE, NOON);
      expect(await store.channels.get(at(NEW))).toMatchObject({
        linked: 'TX2',
        language: 'fi',
        answersCodes: true,
      });
    });

    test.each([
      ['posted', 'held', 'posted'],
      ['held', 'posted', 'posted'],
      ['held', 'intended', 'held'],
      ['intended', 'posting', 'posting'],
    ] as const)(
      'a message that is %s under the old id and %s under the new one is %s',
      async (old, known, wanted) => {
        const store = oneOf(world);
        await store.reminders.put([
          reminder('a', { ...to(OLD), state: old }),
          reminder('a', { ...to(NEW), state: known }),
        ]);
        await store.workspaces.moveChannel(MOVE, NOON);
        expect((await keptOf(store, NEW)).reminders).toMatchObject([{ key: 'a', state: wanted }]);
        expect((await keptOf(store, OLD)).reminders).toEqual([]);
      },
    );
  });

  test.each([
    ['channel_not_found', false],
    ['is_archived', true],
  ] as const)('a pause for %s stays after it: %s', async (reason, stays) => {
    const store = oneOf(world);
    await fill(store, OLD, ['TX1'], { pause: { reason, since: NOON, told: true } });
    await store.workspaces.moveChannel(MOVE, NOON);
    expect((await keptOf(store, NEW)).target?.pause !== undefined).toBe(stays);
  });

  test('told again, or after a later move, it changes nothing more', async () => {
    const store = oneOf(world);
    await fill(store, OLD, ['TX1']);
    const later = { ...MOVE, from: NEW, to: NEXT };
    for (const move of [MOVE, MOVE, later, MOVE, later]) await store.workspaces.moveChannel(move, NOON);
    expect((await keptOf(store, NEXT)).follows).toEqual(['TX1']);
    for (const id of [OLD, NEW]) expect(await keptOf(store, id)).toEqual(NOTHING);
    expect(codesOf(await store.follows.of(to(OLD)))).toEqual(['TX1']);
  });

  test('an id that is given back is that of the channel again', async () => {
    const store = oneOf(world);
    await fill(store, OLD, ['TX1']);
    await store.workspaces.moveChannel(MOVE, NOON);
    await store.workspaces.moveChannel({ ...MOVE, from: NEW, to: OLD }, NOON);
    expect((await keptOf(store, OLD)).follows).toEqual(['TX1']);
    await fill(store, OLD, ['TX2']);
    expect((await keptOf(store, OLD)).follows).toEqual(['TX1', 'TX2']);
  });

  test('an answer that was under way reads and changes the new id by the old one', async () => {
    const store = oneOf(world);
    await fill(store, OLD, ['TX1', 'TX2']);
    await store.channels.change(at(OLD), { language: 'fi' });
    await store.workspaces.moveChannel(MOVE, NOON);
    await fill(store, OLD, ['TX3']);
    await store.follows.remove(to(OLD), ['TX1']);
    await store.targets.change(to(OLD), { language: 'en' });
    await store.channels.change(at(OLD), { linked: 'TX2' });
    expect(codesOf(await store.follows.of(to(OLD)))).toEqual(['TX2', 'TX3']);
    expect(await store.targets.get(to(OLD))).toMatchObject({
      target: NEW,
      conversation: NEW,
      language: 'en',
    });
    expect(await store.channels.get(at(OLD))).toMatchObject({ channel: NEW, language: 'fi', linked: 'TX2' });
    expect(await keptOf(store, OLD)).toEqual(NOTHING);
  });

  test('a pass that was under way leaves nothing under the old id for good', async () => {
    const store = oneOf(world);
    await fill(store, OLD, ['TX1']);
    await store.workspaces.moveChannel(MOVE, NOON);
    await store.reminders.put([reminder('a', { ...to(OLD), state: 'posted' })]);
    await store.workspaces.settleMoves(WORKSPACE);
    expect(await keptOf(store, OLD)).toEqual(NOTHING);
    expect((await keptOf(store, NEW)).reminders).toMatchObject([{ key: 'a', state: 'posted' }]);
  });

  test('the old id is forgotten after a month', async () => {
    const store = oneOf(world);
    await fill(store, OLD, ['TX1']);
    await store.workspaces.moveChannel(MOVE, NOON);
    await store.forget(NOON + 30 * DAY);
    expect(codesOf(await store.follows.of(to(OLD)))).toEqual(['TX1']);
    await store.forget(NOON + 31 * DAY);
    expect(await store.follows.of(to(OLD))).toEqual([]);
    expect((await keptOf(store, NEW)).follows).toEqual(['TX1']);
  });
}
