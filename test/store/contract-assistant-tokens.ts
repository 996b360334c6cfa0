import { expect, test } from 'vitest';
import { NOON, PERSON } from './samples.ts';
import { oneOf, type World } from './world.ts';

const OTHER = { workspace: 'T1', user: 'U2' };
const ELSEWHERE = { workspace: 'T2', user: PERSON.user };
const token = (hash: string, madeAt = NOON) => ({ hash, name: `name of ${hash}`, madeAt });

export function assistantTokensContract(world: World): void {
  test('a token is found by its digest, and listed to its person alone, the oldest first', async () => {
    const { assistantTokens: tokens } = oneOf(world);
    expect(await tokens.of(PERSON)).toEqual([]);
    expect(await tokens.add(PERSON, token('two', NOON + 1), 5)).toBe(true);
    expect(await tokens.add(PERSON, token('one'), 5)).toBe(true);
    expect(await tokens.add(ELSEWHERE, token('elsewhere'), 5)).toBe(true);
    expect(await tokens.of(PERSON)).toEqual([token('one'), token('two', NOON + 1)]);
    expect(await tokens.of(OTHER)).toEqual([]);
    expect(await tokens.owner('two')).toEqual(PERSON);
    expect(await tokens.owner('elsewhere')).toEqual(ELSEWHERE);
    expect(await tokens.owner('three')).toBeUndefined();
  });

  test('the same token is added once, also where there is no room for another', async () => {
    const { assistantTokens: tokens } = oneOf(world);
    await tokens.add(PERSON, token('one'), 1);
    expect(await tokens.add(PERSON, token('one', NOON + 1), 1)).toBe(true);
    expect(await tokens.add(PERSON, token('two'), 1)).toBe(false);
    expect(await tokens.of(PERSON)).toEqual([token('one')]);
    await expect(tokens.add(OTHER, token('one'), 5)).rejects.toThrow();
  });

  test('a token is revoked by its person alone, once, and makes room', async () => {
    const { assistantTokens: tokens } = oneOf(world);
    for (const hash of ['one', 'two']) await tokens.add(PERSON, token(hash), 2);
    expect(await tokens.revoke(OTHER, 'one')).toBe(false);
    expect(await tokens.revoke(ELSEWHERE, 'one')).toBe(false);
    expect(await tokens.revoke(PERSON, 'one')).toBe(true);
    expect(await tokens.revoke(PERSON, 'one')).toBe(false);
    expect(await tokens.owner('one')).toBeUndefined();
    expect(await tokens.add(PERSON, token('three'), 2)).toBe(true);
    expect((await tokens.of(PERSON)).map(({ hash }) => hash)).toEqual(['three', 'two']);
  });

  test('of more tokens than there is room for, added at once by several, as many stay', async () => {
    const stores = world.replicas(4);
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, n) => stores[n % 4]?.assistantTokens.add(PERSON, token(`${n}`), 5)),
    );
    expect(added.filter(Boolean)).toHaveLength(5);
    expect(await stores[0]?.assistantTokens.of(PERSON)).toHaveLength(5);
  });
}
