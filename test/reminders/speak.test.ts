import { describe, expect, it } from 'vitest';
import { NotFound, Unavailable } from '../../src/errors.ts';
import type { Language } from '../../src/language.ts';
import { speakTo } from '../../src/reminders/check.ts';
import { changesOf } from '../../src/reminders/followed.ts';
import type { Facts } from '../../src/store/store.ts';
import type { StudyClient } from '../../src/study-client/model.ts';
import { NOT_ASKED } from '../fixtures/no-study.ts';
import { fresh } from '../fixtures/reader.ts';
import { realization } from '../fixtures/realizations.ts';
import { setUp } from './one-pass.ts';
import { CODE, course, DAY, facts, follow, MINUTE, NOW, target } from './samples.ts';

const ENGLISH = facts({}, { name: 'Compilers', groups: ['Evening'], credits: 5, language: 'en' });
const FINNISH = facts({}, { name: 'Kääntäjät', groups: ['Ilta'], credits: 5, language: 'fi' });
const NAMES: Readonly<Record<Language, string>> = { en: 'Compilers', fi: 'Kääntäjät', sv: 'Kompilatorer' };

/** A study client that knows the course in three languages, or answers what `trouble` gives. */
function studyOf(trouble?: () => Error): StudyClient {
  const unused = async () => Promise.reject(new NotFound('realization', CODE));
  return {
    realization: async (_code, language) => {
      const error = trouble?.();
      if (error) throw error;
      const read = { name: NAMES[language], credits: 5, studentGroups: [] };
      return fresh(realization(CODE, read));
    },
    realizationAtHand: () => undefined,
    realizationKept: () => undefined,
    searchedKept: () => [],
    realizationById: unused,
    courseUnit: unused,
    building: unused,
    ...NOT_ASKED,
    close: () => {},
  };
}

const toldOf = async ({ store }: Awaited<ReturnType<typeof setUp>>): Promise<Facts | undefined> =>
  (await store.follows.of(target()))[0]?.told;

describe('a target that is told in another language', () => {
  it('is told nothing of it, and of the next change of a name', async () => {
    const world = await setUp(follow({ told: ENGLISH }));
    await world.store.targets.change(target(), { language: 'fi' });
    await world.read(FINNISH, { language: 'fi' });
    await world.pass();
    expect(world.held()).toEqual([]);
    expect(await toldOf(world)).toEqual(FINNISH);
    await world.read({ ...FINNISH, name: 'Kääntäjät ja tulkit' }, { language: 'fi', readAt: NOW + 1 });
    await world.pass();
    expect(world.later(10 * MINUTE)).toEqual([`changed ${CODE}`]);
  });

  it('keeps a change, without the words', async () => {
    const read = course({ language: 'fi', facts: { ...FINNISH, credits: 10 } });
    const changes = changesOf([follow({ told: ENGLISH })], new Map([[CODE, read]]), NOW);
    expect(changes).toMatchObject([{ is: 'changed', fields: ['credits'], facts: { name: 'Kääntäjät' } }]);
    const world = await setUp(follow({ told: ENGLISH }));
    await world.store.targets.change(target(), { language: 'fi' });
    await world.read(read.facts, { language: 'fi' });
    await world.pass();
    expect(world.later(10 * MINUTE)).toEqual([`changed ${CODE}`]);
    expect(await toldOf(world)).toEqual(read.facts);
    await world.pass();
    expect(world.later(DAY)).toEqual([]);
  });

  it('still knows what it was told to be missing', async () => {
    const world = await setUp(follow({ told: ENGLISH, toldMissing: true }));
    await world.store.targets.change(target(), { language: 'fi' });
    await world.read(FINNISH, { language: 'fi', missingSince: NOW - DAY });
    await world.pass();
    expect(await world.store.follows.of(target())).toMatchObject([{ told: FINNISH, toldMissing: true }]);
    expect(world.held()).toEqual([]);
  });

  it('has the language noted where it was not, and is told a name that changed meanwhile', async () => {
    const unnoted = { ...ENGLISH, language: undefined };
    const same = await setUp(follow({ told: unnoted }));
    await same.read(unnoted);
    await same.pass();
    expect(await toldOf(same)).toEqual(ENGLISH);
    expect(same.held()).toEqual([]);
    const other = await setUp(follow({ told: unnoted }));
    await other.read({ ...unnoted, name: 'Interpreters' });
    await other.pass();
    expect(other.later(10 * MINUTE)).toEqual([`changed ${CODE}`]);
  });
});

describe('speaking another language', () => {
  it('reads what is followed in it, so that the next reminder has the name', async () => {
    const { store } = await setUp(follow({ told: ENGLISH }));
    expect(await speakTo(target(), 'sv', { store, study: studyOf() })).toBe(true);
    expect(await store.targets.get(target())).toMatchObject({ language: 'sv' });
    const [read] = await store.courses.get([{ code: CODE, language: 'sv' }]);
    expect(read?.facts).toMatchObject({ name: 'Kompilatorer', language: 'sv' });
  });

  it.each([
    ['the study API is down', () => new Unavailable('down', 'network')],
    ['the course is missing', () => new NotFound('realization', CODE)],
    ['something unexpected happens', () => new TypeError('a fault')],
  ])('does so all the same where %s', async (_, trouble) => {
    const world = await setUp(follow({ told: ENGLISH }));
    expect(await speakTo(target(), 'fi', { store: world.store, study: studyOf(trouble) })).toBe(true);
    expect(await world.store.targets.get(target())).toMatchObject({ language: 'fi' });
    await world.pass();
    expect(await toldOf(world)).toEqual(ENGLISH);
    await world.read(FINNISH, { language: 'fi' });
    await world.pass();
    expect(await toldOf(world)).toEqual(FINNISH);
    expect(world.held()).toEqual([]);
  });

  it('does nothing where that is its language', async () => {
    const { store } = await setUp(follow());
    expect(await speakTo(target(), 'en', { store, study: studyOf() })).toBe(false);
    expect(await store.courses.get([{ code: CODE, language: 'en' }])).toEqual([]);
  });
});
