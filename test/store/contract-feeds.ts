import { expect, test } from 'vitest';
import { NOON, PERSON } from './samples.ts';
import { oneOf, type World } from './world.ts';

const OTHER = { workspace: 'T1', user: 'U2' };

export function feedsContract(world: World): void {
  test('is found by its hash until another replaces it', async () => {
    const { feeds } = oneOf(world);
    expect(await feeds.madeAt(PERSON)).toBeUndefined();
    await feeds.replace(PERSON, 'one', NOON);
    expect(await feeds.owner('one')).toEqual(PERSON);
    expect(await feeds.madeAt(PERSON)).toBe(NOON);
    await feeds.replace(PERSON, 'two', NOON + 1);
    expect(await feeds.owner('one')).toBeUndefined();
    expect(await feeds.owner('two')).toEqual(PERSON);
    expect(await feeds.madeAt(PERSON)).toBe(NOON + 1);
  });

  test('is revoked for the person only, and once', async () => {
    const { feeds } = oneOf(world);
    await feeds.replace(PERSON, 'one', NOON);
    await feeds.replace(OTHER, 'other', NOON);
    expect(await feeds.revoke(PERSON)).toBe(true);
    expect(await feeds.revoke(PERSON)).toBe(false);
    expect(await feeds.owner('one')).toBeUndefined();
    expect(await feeds.madeAt(PERSON)).toBeUndefined();
    expect(await feeds.owner('other')).toEqual(OTHER);
  });

  test('a hash belongs to one person: a second is refused, and keeps the feed that there was', async () => {
    const { feeds } = oneOf(world);
    await feeds.replace(PERSON, 'one', NOON);
    await feeds.replace(OTHER, 'other', NOON);
    await expect(feeds.replace(OTHER, 'one', NOON + 1)).rejects.toThrow();
    expect(await feeds.owner('one')).toEqual(PERSON);
    expect(await feeds.owner('other')).toEqual(OTHER);
    await feeds.replace(PERSON, 'one', NOON + 2);
    expect(await feeds.madeAt(PERSON)).toBe(NOON + 2);
  });
}
