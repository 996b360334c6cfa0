import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts, Store } from '../../src/store/store.ts';
import { runs } from '../fixtures/runs.ts';
import {
  CHANNEL,
  codesOf,
  course,
  follow,
  follows,
  KEY,
  PERSON,
  reminder,
  SETTINGS,
  target,
} from './samples.ts';
import { type DatabaseWorld, oneOf, type World } from './world.ts';

/** Any text, with control characters and halves of pairs that are no characters. */
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud83d', '\u0000', "'; --", '"\\'));
/** JSON has no negative zero. */
const number = fc
  .oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((n) => n || 0);
const moment = fc.record(
  { at: number, precision: fc.constantFrom('minute' as const, 'day' as const), until: number },
  { requiredKeys: ['at', 'precision'] },
);
const facts: fc.Arbitrary<Facts> = fc.record(
  {
    name: text,
    starts: moment,
    ends: moment,
    opens: moment,
    closes: moment,
    languages: fc.array(text),
    credits: number,
    groups: fc.array(text),
    language: fc.constantFrom('en' as const, 'fi' as const, 'sv' as const),
  },
  { requiredKeys: ['name', 'languages', 'groups'] },
);
const several = fc.array(facts, { minLength: 20, maxLength: 20 });

async function throughEveryTable(store: Store, given: readonly Facts[]): Promise<void> {
  const made = follows(given.length);
  const told = given.map((one, index) => ({
    key: KEY,
    code: made[index]?.code ?? '',
    facts: one,
    missing: false,
  }));
  await store.follows.add(target(), made, made.length);
  await store.follows.told(told);
  expect((await store.follows.of(KEY)).map((one) => one.told)).toEqual(given);
  await store.follows.remove(KEY, 'all');
  await store.follows.add(
    target(),
    told.map((one) => follow(one.code, { told: one.facts })),
    made.length,
  );
  expect((await store.follows.of(KEY)).map((one) => one.told)).toEqual(given);
  await store.follows.remove(KEY, 'all');
  const read = told.map((one, index) => course(one.code, { facts: one.facts, readAt: Date.now() + index }));
  await store.courses.put(read);
  expect(await store.courses.get(read)).toEqual(read);
}

export function rowsContract(world: World): void {
  test('facts come back as they were given', { tags: 'property' }, async () => {
    const store = oneOf(world);
    await fc.assert(
      fc.asyncProperty(several, (given) => throughEveryTable(store, given)),
      { numRuns: runs(15) },
    );
  });

  test('texts of messages come back as they were given', async () => {
    const store = oneOf(world);
    const texts = ['Ääkköset 🔔', "it's; drop table rings --", '*bold* `code` $1 ? :a', '\n\t', ''];
    const given = texts.map((one, index) => reminder(String(index), { text: one }));
    await store.reminders.put(given);
    expect(await store.reminders.inWorkspace('T1')).toEqual(given);
  });
}

export function brokenRowsContract(world: DatabaseWorld): void {
  test('leaves out a row that cannot be read, gives the others, and tells', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), follows(4), 100);
    await store.follows.add(target({ target: 'C2' }), [], 100);
    await store.reminders.put([reminder('a'), reminder('b')]);
    await store.courses.put([course('TX1'), course('TX2')]);
    await world.run(`update follows set told = '{' where code = 'TX00001'`);
    await world.run(`update follows set told = '{"name":"secret"}' where code = 'TX00002'`);
    await world.run(`update targets set settings = '[]' where target = 'C2'`);
    await world.run(`update rings set state = 'lost' where key = 'a'`);
    await world.run(`update courses set facts = 'null' where code = 'TX2'`);
    expect(codesOf(await store.follows.of(KEY))).toEqual(['TX00000', 'TX00003']);
    expect(await store.targets.inWorkspace('T1')).toEqual([target()]);
    expect(await store.reminders.inWorkspace('T1')).toEqual([reminder('b')]);
    expect(await store.courses.get([course('TX1'), course('TX2')])).toEqual([course('TX1')]);
    expect(world.problems).toEqual([
      { about: 'row', table: 'follows', row: 'T1 C1 TX00001', reason: 'told: custom' },
      {
        about: 'row',
        table: 'follows',
        row: 'T1 C1 TX00002',
        reason: 'told.languages: invalid_type, told.groups: invalid_type',
      },
      { about: 'row', table: 'targets', row: 'T1 C2', reason: 'settings: invalid_type' },
      { about: 'row', table: 'rings', row: 'T1 C1 a', reason: 'state: invalid_value' },
      { about: 'row', table: 'courses', row: 'TX2 fi', reason: 'facts: invalid_type' },
    ]);
  });

  test('leaves out choices that cannot be read, and tells; a change fixes what it names', async () => {
    const { persons, channels } = oneOf(world);
    const [one, other] = [PERSON, { ...PERSON, user: 'U2' }];
    await persons.change(one, { reminders: SETTINGS });
    await persons.change(other, { language: 'fi' });
    await channels.change(CHANNEL, { answersCodes: true, linked: 'TX1' });
    await world.run(`update persons set rings = '{"opens":true}' where user_id = 'U1'`);
    await world.run(`update persons set language = 'et' where user_id = 'U2'`);
    await world.run('update channels set answers_codes = 7');
    expect(await persons.get(one)).toBeUndefined();
    expect(await persons.get(other)).toBeUndefined();
    expect(await channels.get(CHANNEL)).toBeUndefined();
    expect(world.problems).toEqual([
      { about: 'row', table: 'persons', row: 'T1 U1', reason: expect.stringContaining('rings.closes: ') },
      { about: 'row', table: 'persons', row: 'T1 U2', reason: 'language: invalid_value' },
      { about: 'row', table: 'channels', row: 'T1 C1', reason: 'answers_codes: invalid_value' },
    ]);
    await persons.change(one, { reminders: SETTINGS });
    await channels.change(CHANNEL, { answersCodes: false });
    expect(await persons.get(one)).toMatchObject({ reminders: SETTINGS });
    expect(await channels.get(CHANNEL)).toMatchObject({ answersCodes: false, linked: 'TX1' });
  });

  test('a broken row can be removed, and takes no code from the check', async () => {
    const store = oneOf(world);
    await store.follows.add(target(), follows(2), 100);
    await world.run(`update follows set told = '{' where code = 'TX00001'`);
    expect(codesOf(await store.follows.codes(undefined, 10))).toEqual(['TX00000', 'TX00001']);
    expect(await store.follows.remove(KEY, ['TX00001'])).toEqual(['TX00001']);
    expect(world.problems).toEqual([]);
  });
}
