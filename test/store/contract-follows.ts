import { expect, test } from 'vitest';
import type { TargetKey } from '../../src/store/store.ts';
import { codesOf, FACTS, follow, follows, KEY, NOON, SETTINGS, target } from './samples.ts';
import { oneOf, type World } from './world.ts';

export function followsContract(world: World): void {
  addContract(world);
  removeContract(world);
  codesContract(world);
  setUpContract(world);
  countContract(world);
  toldContract(world);
}

function addContract(world: World): void {
  test('adds follows together with their target', async () => {
    const store = oneOf(world);
    const given = [follow('TX2', { toldMissing: true }), follow('TX1', { createdBy: 'U2' })];
    expect(await store.follows.add(target(), given, 100)).toEqual({ added: ['TX1', 'TX2'], refused: false });
    expect(await store.follows.of(KEY)).toEqual([given[1], given[0]]);
    expect(await store.targets.get(KEY)).toEqual(target());
  });

  test('leaves follows and targets that exist as they are', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), [follow('TX1')], 100);
    const again = target({ language: 'sv', settings: { ...SETTINGS, opens: false }, checkedAt: 5 });
    const changed = follow('TX1', { createdBy: 'U9', told: { ...FACTS, name: 'Other' } });
    expect(await store.follows.add(again, [changed, follow('TX2')], 100)).toEqual({
      added: ['TX2'],
      refused: false,
    });
    expect(await store.follows.of(KEY)).toEqual([follow('TX1'), follow('TX2')]);
    expect(await store.targets.get(KEY)).toEqual(target());
  });

  test('takes a code that is given twice once', async () => {
    const store = oneOf(world);
    expect(await store.follows.add(target(), [follow('TX1'), follow('TX1')], 1)).toEqual({
      added: ['TX1'],
      refused: false,
    });
  });

  test('fills a target up to its limit and refuses all that would pass it', async () => {
    const store = oneOf(world);
    expect(await store.follows.add(target(), follows(3), 3)).toMatchObject({ refused: false });
    const one = [follow('TX00000'), follow('TX9')];
    expect(await store.follows.add(target(), one, 3)).toEqual({ added: [], refused: true });
    expect(codesOf(await store.follows.of(KEY))).toEqual(codesOf(follows(3)));
    expect(await store.follows.add(target(), follows(2), 1)).toEqual({ added: [], refused: false });
  });

  test('keeps nothing of a new target that is refused', async () => {
    const store = oneOf(world);
    expect(await store.follows.add(target(), follows(3), 2)).toEqual({ added: [], refused: true });
    expect(await store.targets.get(KEY)).toBeUndefined();
    expect(await store.targets.workspaces()).toEqual([]);
  });

  test('refuses follows of another target', async () => {
    const store = oneOf(world);
    const foreign = follow('TX1', { workspace: 'T2' });
    await expect(store.follows.add(target(), [foreign], 100)).rejects.toThrow(TypeError);
    expect(await store.targets.get(KEY)).toBeUndefined();
  });

  test('takes more follows than go into one statement', async () => {
    const store = oneOf(world);
    const many = follows(2_500);
    expect(await store.follows.add(target(), many, 5_000)).toEqual({ added: codesOf(many), refused: false });
    expect(await store.follows.of(KEY)).toEqual(many);
    expect(await store.follows.remove(KEY, codesOf(many))).toEqual(codesOf(many));
  });
}

function removeContract(world: World): void {
  test('removes what was followed, and says what that was', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), follows(4), 100);
    expect(await store.follows.remove(KEY, ['TX00002', 'TX00000', 'TX77777'])).toEqual([
      'TX00000',
      'TX00002',
    ]);
    expect(codesOf(await store.follows.of(KEY))).toEqual(['TX00001', 'TX00003']);
    expect(await store.follows.remove(KEY, 'all')).toEqual(['TX00001', 'TX00003']);
    expect(await store.follows.remove(KEY, 'all')).toEqual([]);
    expect(await store.follows.remove(KEY, [])).toEqual([]);
    expect(await store.targets.get(KEY)).toEqual(target());
  });

  test('lists a workspace by target and code, in the order of code points', async () => {
    const store = oneOf(world);
    const codes = ['TX-2', 'TX1', 'a', 'B', 'Ä', 'tx1'];
    await store.follows.add(
      target(),
      codes.map((code) => follow(code)),
      100,
    );
    const other = { ...KEY, target: 'B2' };
    await store.follows.add(target(other), [follow('Z', other)], 100);
    expect(codesOf(await store.follows.inWorkspace('T1'))).toEqual([
      'Z',
      'B',
      'TX-2',
      'TX1',
      'a',
      'tx1',
      'Ä',
    ]);
    expect(codesOf(await store.follows.of(KEY))).toEqual(['B', 'TX-2', 'TX1', 'a', 'tx1', 'Ä']);
    expect(codesOf(await store.follows.inWorkspace('T1', ['B2', 'unknown']))).toEqual(['Z']);
    expect(await store.follows.inWorkspace('T1', [])).toEqual([]);
    expect(await store.follows.inWorkspace('T2', ['B2'])).toEqual([]);
  });
}

function codesContract(world: World): void {
  test('pages every code once for each language of its followers', async () => {
    const store = oneOf(world);
    const people = (['en', 'fi', 'sv', 'fi'] as const).map((language, index) => {
      return target({ workspace: `T${index}`, target: 'U1', kind: 'person', language });
    });
    for (const [index, person] of people.entries()) {
      const { workspace, target: id } = person;
      await store.follows.add(person, follows(5 - index, { workspace, target: id }), 100);
    }
    const pages = [];
    let after: string | undefined;
    for (;;) {
      const page = await store.follows.codes(after, 2);
      pages.push(page.map(({ code, language }) => `${code} ${language}`));
      after = page.at(-1)?.code;
      if (after === undefined) break;
    }
    expect(pages).toEqual([
      ['TX00000 en', 'TX00000 fi', 'TX00000 sv', 'TX00001 en', 'TX00001 fi', 'TX00001 sv'],
      ['TX00002 en', 'TX00002 fi', 'TX00002 sv', 'TX00003 en', 'TX00003 fi'],
      ['TX00004 en'],
      [],
    ]);
  });
}

function setUpContract(world: World): void {
  test('tells each code once that a person has had channels follow', async () => {
    const store = oneOf(world);
    const by = (createdBy: string, key: TargetKey, count: number) =>
      store.follows.add(
        target(key),
        follows(count, key).map((one) => ({ ...one, createdBy })),
        100,
      );
    await by('U1', { workspace: 'T1', target: 'C1' }, 1);
    await by('U1', { workspace: 'T1', target: 'C2' }, 2);
    await by('U2', { workspace: 'T1', target: 'C3' }, 3);
    await by('U1', { workspace: 'T1', target: 'U1' }, 4);
    await by('U1', { workspace: 'T2', target: 'C1' }, 5);
    expect(await store.follows.setUpBy('T1', 'U1')).toEqual(['TX00000', 'TX00001']);
    expect(await store.follows.setUpBy('T1', 'U3')).toEqual([]);
  });
}

function countContract(world: World): void {
  test('counts the follows of all workspaces together', async () => {
    const store = oneOf(world);
    expect(await store.follows.count()).toBe(0);
    await store.follows.add(target(), follows(3), 100);
    await store.follows.add(target({ workspace: 'T2' }), follows(2, { ...KEY, workspace: 'T2' }), 100);
    expect(await store.follows.count()).toBe(5);
    await store.follows.remove(KEY, ['TX00000']);
    expect(await store.follows.count()).toBe(4);
  });
}

function toldContract(world: World): void {
  test('notes what was told of follows that still exist', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), follows(3), 100);
    const facts = {
      ...FACTS,
      name: 'New name',
      credits: undefined,
      closes: { at: NOON, precision: 'day' } as const,
    };
    await store.follows.told([
      { key: KEY, code: 'TX00001', facts: FACTS, missing: false },
      { key: KEY, code: 'TX00001', facts, missing: true },
      { key: KEY, code: 'TX77777', facts, missing: true },
      { key: { workspace: 'T1', target: 'C9' }, code: 'TX00002', facts, missing: true },
    ]);
    const [zero, one, two] = follows(3);
    expect(await store.follows.of(KEY)).toEqual([zero, { ...one, told: facts, toldMissing: true }, two]);
    expect(await store.targets.get({ workspace: 'T1', target: 'C9' })).toBeUndefined();
    await store.follows.told([{ key: KEY, code: 'TX00001', facts: FACTS, missing: false }]);
    await store.follows.told([]);
    expect(await store.follows.of(KEY)).toEqual(follows(3));
  });
}
