import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { CHANNEL, codesOf, lookedUp, NOON, PERSON, SETTINGS, seenBuilding, seenCourse } from './samples.ts';
import { first, type World } from './world.ts';

const ROUNDS = 10;
const NAMES = [{ en: 'Basics' }, { fi: 'Perusteet' }, { sv: 'Grunder' }, {}];
const ALL_NAMES = { en: 'Basics', fi: 'Perusteet', sv: 'Grunder' };

export function homeConcurrencyContract(world: World): void {
  mergesContract(world);
  oneWinnerContract(world);
  limitsContract(world);
}

function mergesContract(world: World): void {
  test('different columns that are changed at once all stay', async () => {
    const stores = world.replicas(4);
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = { ...PERSON, user: `U${round}` };
      const channel = { ...CHANNEL, channel: `C${round}` };
      await Promise.all([
        stores[0]?.persons.change(person, { language: 'fi' }),
        stores[1]?.persons.change(person, { reminders: SETTINGS }),
        stores[2]?.persons.change(person, { homeOpenedAt: NOON }),
        stores[3]?.channels.change(channel, { language: 'sv' }),
        stores[0]?.channels.change(channel, { answersCodes: true }),
        stores[1]?.channels.change(channel, { linked: 'TX1' }),
      ]);
      const store = first(stores);
      expect(await store.persons.get(person)).toEqual({
        ...person,
        language: 'fi',
        reminders: SETTINGS,
        homeOpenedAt: NOON,
      });
      expect(await store.channels.get(channel)).toEqual({
        ...channel,
        language: 'sv',
        answersCodes: true,
        linked: 'TX1',
      });
    }
  });

  test('names in different languages that are put at once all stay', async () => {
    const stores = world.replicas(4);
    for (let round = 0; round < ROUNDS; round += 1) {
      const code = `TX${round}`;
      await Promise.all(
        stores.flatMap((store, index) => {
          const given = { names: NAMES[index] ?? {}, seenAt: NOON + ((index + round) % 4) };
          return [
            store.seenCourses.put([seenCourse(code, given)], 100),
            store.seenBuildings.put([seenBuilding(code, given)]),
          ];
        }),
      );
      const known = { names: ALL_NAMES, seenAt: NOON + 3 };
      expect(await first(stores).seenCourses.inWorkspace('T1')).toContainEqual(seenCourse(code, known));
      expect(await first(stores).seenBuildings.all()).toContainEqual(seenBuilding(code, known));
    }
  });
}

function oneWinnerContract(world: World): void {
  /** What twelve answer who do the same at once, each round under another name. */
  async function rounds<T>(act: (store: Store, round: number, index: number) => Promise<T>): Promise<T[][]> {
    const stores = world.replicas(4);
    const answers: T[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const store = (index: number) => stores[index % stores.length] ?? first(stores);
      answers.push(
        await Promise.all(Array.from({ length: 12 }, (_, index) => act(store(index), round, index))),
      );
    }
    return answers;
  }

  test('a claim that several take at once has one taker, again and again', async () => {
    // Twice the same name: the second time, its time is over.
    const takes = await rounds(({ claims }, round) =>
      claims.take(`TX${round >> 1}`, NOON + round * 1_000, 1_000),
    );
    for (const answers of takes) expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('a secret that several make at once is one', async () => {
    const secrets = await rounds(({ secrets: all }, round, index) =>
      all.get(`${round}`, () => `by ${index}`),
    );
    for (const answers of secrets) expect(new Set(answers).size).toBe(1);
    const [store] = world.replicas(1);
    expect(await store?.secrets.known('0')).toBe(secrets[0]?.[0]);
    expect(await store?.secrets.known('never kept')).toBeUndefined();
  });

  test('of feeds that are made at once one stays, and one revokes it', async () => {
    const stores = world.replicas(4);
    await rounds(({ feeds }, round, index) => feeds.replace(PERSON, `${round} ${index}`, NOON + round));
    const hashes = Array.from({ length: ROUNDS * 12 }, (_, n) => `${Math.floor(n / 12)} ${n % 12}`);
    const owners = await Promise.all(hashes.map((hash) => first(stores).feeds.owner(hash)));
    expect(owners.filter((owner) => owner !== undefined)).toEqual([PERSON]);
    const revoked = await rounds(({ feeds }) => feeds.revoke(PERSON));
    expect(revoked.flat().filter(Boolean)).toHaveLength(1);
  });
}

function limitsContract(world: World): void {
  test('what several put at once is within the limit after the next put, and the newest stays', async () => {
    const stores = world.replicas(4);
    const codes = Array.from({ length: 40 }, (_, index) => `TX${String(index).padStart(2, '0')}`);
    await Promise.all(
      codes.flatMap((code, index) => {
        const store = stores[index % 4];
        return [
          store?.seenCourses.put([seenCourse(code, { seenAt: NOON + index })], 10),
          store?.lookUps.put([lookedUp(code, NOON + index)], 10),
        ];
      }),
    );
    await first(stores).seenCourses.put([seenCourse('TX99', { seenAt: NOON + 99 })], 10);
    await first(stores).lookUps.put([lookedUp('TX99', NOON + 99)], 10);
    const newest = ['TX99', ...codes.toReversed().slice(0, 9)];
    expect(codesOf(await first(stores).seenCourses.inWorkspace('T1'))).toEqual(newest);
    expect(codesOf(await first(stores).lookUps.of(PERSON))).toEqual(newest);
  });

  test('the same rows put at once in any order do not stop each other', async () => {
    const stores = world.replicas(4);
    const codes = Array.from({ length: 200 }, (_, index) => `TX${String(index).padStart(3, '0')}`);
    await Promise.all(
      stores.flatMap((store, index) => {
        const turned = index % 2 === 0 ? codes : codes.toReversed();
        const at = (code: string) => NOON + ((codes.indexOf(code) * (index + 1)) % 7);
        return [
          store.seenCourses.put(
            turned.map((code) => seenCourse(code, { seenAt: at(code) })),
            50,
          ),
          store.lookUps.put(
            turned.map((code) => lookedUp(code, at(code))),
            50,
          ),
          store.seenBuildings.put(turned.map((code) => seenBuilding(code))),
          store.forget(NOON),
        ];
      }),
    );
    expect(await first(stores).seenBuildings.all()).toHaveLength(200);
  });
}
