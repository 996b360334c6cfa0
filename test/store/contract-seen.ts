import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Names, SeenCourse } from '../../src/store/store.ts';
import { runs } from '../fixtures/runs.ts';
import { codesOf, NOON, seenBuilding, seenCourse, seenUnit } from './samples.ts';
import { oneOf, type World } from './world.ts';

export function seenContract(world: World): void {
  describe('courses', () => {
    coursesContract(world);
    coursesProperties(world);
  });
  describe('course units', () => unitsContract(world));
  describe('buildings', () => buildingsContract(world));
}

const NAMES = { en: 'Programming basics', fi: 'Ohjelmoinnin perusteet', sv: "Programmeringens 'grunder' 🔔" };
const names: fc.Arbitrary<Names> = fc.record(
  { en: fc.constant(NAMES.en), fi: fc.constant(NAMES.fi), sv: fc.constant(NAMES.sv) },
  { requiredKeys: [] },
);
const CODES = ['TX1', 'TX2', 'TX3', 'TX4', 'tx4', 'Ä1'];
/** Puts of a few courses, whose names in a language are the same whenever they are seen. */
const puts = fc.array(
  fc.array(
    fc
      .record({ code: fc.constantFrom(...CODES), names, seenAt: fc.integer({ min: NOON, max: NOON + 5 }) })
      .map((given) => seenCourse(given.code, given)),
    { maxLength: 5 },
  ),
  { maxLength: 6 },
);

/** Newest first; of the same time, by code. */
function newestFirst(courses: readonly SeenCourse[]): SeenCourse[] {
  return courses.toSorted((one, other) => other.seenAt - one.seenAt || (one.code < other.code ? -1 : 1));
}

/** All that the given courses know together. */
function together(courses: readonly SeenCourse[]): SeenCourse[] {
  const each = [...Map.groupBy(courses, (one) => one.code).entries()].map(([code, all]) => {
    const known: Names = Object.assign({}, ...all.map((one) => one.names));
    return seenCourse(code, { names: known, seenAt: Math.max(...all.map((one) => one.seenAt)) });
  });
  return newestFirst(each);
}

function coursesContract(world: World): void {
  test('gives what a workspace has seen, newest first', async () => {
    const { seenCourses } = oneOf(world);
    const given = ['b', 'Ä', 'TX-2', 'B'].map((code) => seenCourse(code, { names: NAMES }));
    await seenCourses.put([...given, seenCourse('newest', { seenAt: NOON + 1 })], 10);
    await seenCourses.put([], 0);
    const kept = await seenCourses.inWorkspace('T1');
    expect(codesOf(kept)).toEqual(['newest', 'B', 'TX-2', 'b', 'Ä']);
    expect(kept.slice(1).map((one) => one.names)).toEqual([NAMES, NAMES, NAMES, NAMES]);
    expect(await seenCourses.inWorkspace('T2')).toEqual([]);
  });

  test('a later name replaces that in its language, an earlier one only fills a gap', async () => {
    const { seenCourses } = oneOf(world);
    const put = (seenAt: number, given: Names) =>
      seenCourses.put([seenCourse('TX1', { names: given, seenAt })], 9);
    await put(NOON, { fi: 'Vanha', en: 'Old' });
    await put(NOON + 2, { fi: 'Uusi' });
    await put(NOON + 1, { fi: 'Vanhempi', en: 'Older', sv: 'Gammal' });
    expect(await seenCourses.inWorkspace('T1')).toEqual([
      seenCourse('TX1', { names: { fi: 'Uusi', en: 'Old', sv: 'Gammal' }, seenAt: NOON + 2 }),
    ]);
    const noEnglish: object = { fi: 'Samanaikainen', en: undefined };
    await put(NOON + 2, noEnglish);
    expect((await seenCourses.inWorkspace('T1'))[0]?.names).toEqual({
      fi: 'Samanaikainen',
      en: 'Old',
      sv: 'Gammal',
    });
  });

  test('takes a course that is given twice once', async () => {
    const { seenCourses } = oneOf(world);
    const twice = [
      seenCourse('TX1', { names: { fi: 'Uusi' }, seenAt: NOON + 1 }),
      seenCourse('TX1', { names: { fi: 'Vanha', sv: 'Gammal' } }),
    ];
    await seenCourses.put(twice, 1);
    expect(await seenCourses.inWorkspace('T1')).toEqual([
      seenCourse('TX1', { names: { fi: 'Uusi', sv: 'Gammal' }, seenAt: NOON + 1 }),
    ]);
  });

  test('takes more courses than go into one statement, and keeps the newest', async () => {
    const { seenCourses } = oneOf(world);
    const many = Array.from({ length: 2_500 }, (_, index) => {
      return seenCourse(`TX${String(index).padStart(5, '0')}`, { seenAt: NOON - index });
    });
    await seenCourses.put(many.toReversed(), 2_400);
    expect(await seenCourses.inWorkspace('T1')).toEqual(many.slice(0, 2_400));
    await seenCourses.put([seenCourse('one more')], 5);
    expect(codesOf(await seenCourses.inWorkspace('T1'))).toEqual([
      'TX00000',
      'one more',
      'TX00001',
      'TX00002',
      'TX00003',
    ]);
  });

  test('a limit counts the own workspace only', async () => {
    const { seenCourses } = oneOf(world);
    const both = ['T1', 'T2'].flatMap((workspace) => {
      return ['TX1', 'TX2', 'TX3'].map((code) => seenCourse(code, { workspace }));
    });
    await seenCourses.put(both, 3);
    expect(await seenCourses.inWorkspace('T1')).toHaveLength(3);
    await seenCourses.put([seenCourse('TX4')], 2);
    expect(await seenCourses.inWorkspace('T1')).toHaveLength(2);
    expect(await seenCourses.inWorkspace('T2')).toHaveLength(3);
    await seenCourses.put([seenCourse('TX4'), seenCourse('TX4', { workspace: 'T2' })], 1);
    expect(codesOf(await seenCourses.inWorkspace('T1'))).toEqual(['TX1']);
    expect(codesOf(await seenCourses.inWorkspace('T2'))).toEqual(['TX1']);
  });
}

function coursesProperties(world: World): void {
  test('puts in any order lose nothing that was known', { tags: 'property' }, async () => {
    const property = fc.asyncProperty(puts, async (given) => {
      await world.empty();
      const { seenCourses } = oneOf(world);
      for (const courses of given) await seenCourses.put(courses, 100);
      expect(await seenCourses.inWorkspace('T1')).toEqual(together(given.flat()));
    });
    await fc.assert(property, { numRuns: runs(40) });
  });

  test('after each put the newest are there, and no more than the limit', { tags: 'property' }, async () => {
    const property = fc.asyncProperty(puts, fc.integer({ min: 1, max: 4 }), async (given, most) => {
      await world.empty();
      const { seenCourses } = oneOf(world);
      let kept: SeenCourse[] = [];
      for (const courses of given) {
        await seenCourses.put(courses, most);
        kept = together([...kept, ...courses]).slice(0, most);
        expect(await seenCourses.inWorkspace('T1')).toEqual(kept);
      }
    });
    await fc.assert(property, { numRuns: runs(40) });
  });
}

function unitsContract(world: World): void {
  test('gives what a workspace has met, newest first, and keeps the newest', async () => {
    const { seenUnits } = oneOf(world);
    const given = ['b', 'Ä', 'TX00EY23'].map((code, at) => seenUnit(code, { seenAt: NOON + at }));
    await seenUnits.put([...given, seenUnit('b', { workspace: 'T2' })], 2);
    await seenUnits.put([], 0);
    expect(await seenUnits.inWorkspace('T1')).toEqual([given[2], given[1]]);
    expect(await seenUnits.inWorkspace('T2')).toEqual([seenUnit('b', { workspace: 'T2' })]);
  });

  test('merges names, and the later id stays', async () => {
    const { seenUnits } = oneOf(world);
    const put = (given: Parameters<typeof seenUnit>[1]) => seenUnits.put([seenUnit('TX00EY23', given)], 9);
    await put({ id: '2' });
    await put({ id: '1', names: { en: 'Old', fi: 'Vanha' }, seenAt: NOON - 1 });
    const kept = { names: { fi: 'Ohjelmoinnin perusteet', en: 'Old' }, id: '2' };
    expect(await seenUnits.inWorkspace('T1')).toEqual([seenUnit('TX00EY23', kept)]);
    await put({ id: '3', names: { sv: 'Grunder' }, seenAt: NOON + 1 });
    expect(await seenUnits.inWorkspace('T1')).toEqual([
      seenUnit('TX00EY23', { names: { ...kept.names, sv: 'Grunder' }, id: '3', seenAt: NOON + 1 }),
    ]);
  });

  test('tells the id that was seen last, in any workspace', async () => {
    const { seenUnits } = oneOf(world);
    expect(await seenUnits.idOf('TX00EY23')).toBeUndefined();
    await seenUnits.put([seenUnit('TX00EY23', { workspace: 'T2', id: '1' })], 9);
    await seenUnits.put([seenUnit('TX00EY23', { workspace: 'T3', id: '2', seenAt: NOON + 1 })], 9);
    expect(await seenUnits.idOf('TX00EY23')).toBe('2');
    expect(await seenUnits.idOf('tx00ey23')).toBeUndefined();
  });

  test('goes with the workspace, and 180 days after it was seen', async () => {
    const { seenUnits, workspaces, forget } = oneOf(world);
    const both = [seenUnit('A'), seenUnit('B', { workspace: 'T2' })];
    await seenUnits.put([...both, seenUnit('C', { seenAt: NOON + 1 })], 9);
    await workspaces.erase('T2', { follows: true });
    expect(await seenUnits.inWorkspace('T2')).toEqual([]);
    await forget(NOON + 1 + 180 * 86_400_000);
    expect(codesOf(await seenUnits.inWorkspace('T1'))).toEqual(['C']);
  });
}

function buildingsContract(world: World): void {
  test('gives all, by id', async () => {
    const { seenBuildings } = oneOf(world);
    const given = ['9', '78025', 'a', 'B'].map((id) => seenBuilding(id));
    await seenBuildings.put(given);
    await seenBuildings.put([]);
    expect((await seenBuildings.all()).map((one) => one.id)).toEqual(['78025', '9', 'B', 'a']);
    expect(await seenBuildings.all()).toContainEqual(seenBuilding('78025'));
  });

  test('merges names, and forgets no code', async () => {
    const { seenBuildings } = oneOf(world);
    const put = (given: Parameters<typeof seenBuilding>[1]) => seenBuildings.put([seenBuilding('1', given)]);
    await put({ code: undefined, names: { fi: 'Karamalmi' } });
    expect(await seenBuildings.all()).toEqual([seenBuilding('1', { code: undefined })]);
    await put({ code: 'OLD', names: { en: 'Old' }, seenAt: NOON - 1 });
    await put({ code: undefined, names: { sv: 'Karamalmen' }, seenAt: NOON + 1 });
    const kept = { names: { fi: 'Karamalmi', en: 'Old', sv: 'Karamalmen' }, seenAt: NOON + 1 };
    expect(await seenBuildings.all()).toEqual([seenBuilding('1', { ...kept, code: 'OLD' })]);
    await put({ code: 'NEW', names: {}, seenAt: NOON + 1 });
    await put({ code: 'OLDER', names: { fi: 'Vanha' }, seenAt: NOON - 9 });
    expect(await seenBuildings.all()).toEqual([seenBuilding('1', { ...kept, code: 'NEW' })]);
  });

  test('takes a building that is given twice once', async () => {
    const { seenBuildings } = oneOf(world);
    await seenBuildings.put([
      seenBuilding('1', { code: 'NEW', names: { fi: 'Uusi' }, seenAt: NOON + 1 }),
      seenBuilding('1', { code: 'OLD', names: { fi: 'Vanha', sv: 'Gammal' } }),
      seenBuilding('2', { code: undefined, names: {}, seenAt: NOON + 1 }),
      seenBuilding('2', { code: 'OLD' }),
    ]);
    expect(await seenBuildings.all()).toEqual([
      seenBuilding('1', { code: 'NEW', names: { fi: 'Uusi', sv: 'Gammal' }, seenAt: NOON + 1 }),
      seenBuilding('2', { code: 'OLD', seenAt: NOON + 1 }),
    ]);
  });
}
