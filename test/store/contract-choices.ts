import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Channel, ChannelChange, Person, PersonChange } from '../../src/store/store.ts';
import { runs } from '../fixtures/runs.ts';
import { CHANNEL, NOON, PERSON, SETTINGS } from './samples.ts';
import { oneOf, type World } from './world.ts';

const NO_PERSON: Person = {
  ...{ ...PERSON, language: undefined, reminders: undefined, homeOpenedAt: undefined },
  ...{ group: undefined, greetedAt: undefined },
};
const NO_CHANNEL: Channel = {
  ...{ ...CHANNEL, language: undefined, answersCodes: false, linked: undefined, greetedAt: undefined },
};

const language = fc.constantFrom('en', 'fi', 'sv', null);
const personChange: fc.Arbitrary<PersonChange> = fc.record(
  {
    language,
    reminders: fc.record({
      opens: fc.boolean(),
      closes: fc.boolean(),
      starts: fc.boolean(),
      quietFrom: fc.nat(1_439),
      quietTo: fc.nat(1_439),
      zone: fc.constantFrom('Europe/Helsinki', 'Asia/Tokyo'),
    }),
    homeOpenedAt: fc.maxSafeInteger(),
    group: fc.constantFrom('TXL22S1', 'Ä "1"', null),
    greetedAt: fc.option(fc.maxSafeInteger()),
  },
  { requiredKeys: [] },
);
const channelChange: fc.Arbitrary<ChannelChange> = fc.record(
  {
    ...{ language, answersCodes: fc.boolean(), linked: fc.constantFrom('TX00EY23-3015', 'Ä "1"', null) },
    greetedAt: fc.option(fc.maxSafeInteger()),
  },
  { requiredKeys: [] },
);

/** What the changes leave of a row where nothing was chosen; undefined where none of them says anything. */
function after<T extends object>(none: T, changes: readonly object[]): T | undefined {
  const given = changes.flatMap((change) => Object.entries(change));
  if (given.length === 0) return undefined;
  return { ...none, ...Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined])) };
}

export function choicesContract(world: World): void {
  describe('persons', () => personsContract(world));
  describe('channels', () => channelsContract(world));
}

function personsContract(world: World): void {
  test('who has chosen nothing is not known', async () => {
    const { persons } = oneOf(world);
    await persons.change(PERSON, {});
    const undecided: object = { language: undefined, reminders: undefined, homeOpenedAt: undefined };
    await persons.change(PERSON, undecided);
    expect(await persons.get(PERSON)).toBeUndefined();
  });

  test('a change touches the named columns of one row', async () => {
    const { persons } = oneOf(world);
    await persons.change(PERSON, { language: 'fi' });
    await persons.change({ ...PERSON, user: 'U2' }, { language: 'sv' });
    await persons.change(PERSON, { reminders: SETTINGS });
    await persons.change(PERSON, { homeOpenedAt: NOON });
    await persons.change(PERSON, { group: 'TXL22S1', greetedAt: NOON + 1 });
    const all = {
      ...{ ...PERSON, language: 'fi', reminders: SETTINGS, homeOpenedAt: NOON },
      ...{ group: 'TXL22S1', greetedAt: NOON + 1 },
    };
    expect(await persons.get(PERSON)).toEqual(all);
    await persons.change(PERSON, { language: null });
    expect(await persons.get(PERSON)).toEqual({ ...all, language: undefined });
    expect(await persons.get({ ...PERSON, user: 'U2' })).toEqual({
      ...NO_PERSON,
      user: 'U2',
      language: 'sv',
    });
  });

  test('changes add up', { tags: 'property' }, async () => {
    const { persons } = oneOf(world);
    let user = 0;
    const property = fc.asyncProperty(fc.array(personChange, { maxLength: 6 }), async (changes) => {
      user += 1;
      const key = { ...PERSON, user: `U${user}` };
      for (const change of changes) await persons.change(key, change);
      expect(await persons.get(key)).toEqual(after({ ...NO_PERSON, ...key }, changes));
    });
    await fc.assert(property, { numRuns: runs(40) });
  });
}

function channelsContract(world: World): void {
  test('where nothing was chosen there is nothing', async () => {
    const { channels } = oneOf(world);
    await channels.change(CHANNEL, {});
    expect(await channels.get(CHANNEL)).toBeUndefined();
  });

  test('clearing what was never set makes a row in which nothing is chosen', async () => {
    const { channels } = oneOf(world);
    await channels.change(CHANNEL, { linked: null });
    expect(await channels.get(CHANNEL)).toEqual(NO_CHANNEL);
  });

  test('a change touches what it names, and no other channel', async () => {
    const { channels } = oneOf(world);
    await channels.change(CHANNEL, { linked: 'TX1' });
    await channels.change({ ...CHANNEL, channel: 'C2' }, { language: 'sv' });
    await channels.change(CHANNEL, { answersCodes: true, language: 'en' });
    expect(await channels.get(CHANNEL)).toEqual({
      ...NO_CHANNEL,
      linked: 'TX1',
      language: 'en',
      answersCodes: true,
    });
    await channels.change(CHANNEL, { linked: null, language: null, answersCodes: false });
    expect(await channels.get(CHANNEL)).toEqual(NO_CHANNEL);
    expect(await channels.get({ ...CHANNEL, channel: 'C2' })).toEqual({
      ...NO_CHANNEL,
      channel: 'C2',
      language: 'sv',
    });
  });

  test('changes add up', { tags: 'property' }, async () => {
    const { channels } = oneOf(world);
    let channel = 0;
    const property = fc.asyncProperty(fc.array(channelChange, { maxLength: 6 }), async (changes) => {
      channel += 1;
      const key = { ...CHANNEL, channel: `C${channel}` };
      for (const change of changes) await channels.change(key, change);
      expect(await channels.get(key)).toEqual(after({ ...NO_CHANNEL, ...key }, changes));
    });
    await fc.assert(property, { numRuns: runs(40) });
  });
}
