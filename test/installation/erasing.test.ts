/** Erasing a whole organization may take long, and it may be installed again meanwhile. */
import { expect, test } from 'vitest';
import { GRACE } from '../../src/installation/leaving.ts';
import { type Grant, organizationKey } from '../../src/installation/vault.ts';
import type { Store } from '../../src/store/store.ts';
import { follow, target } from '../reminders/samples.ts';
import { grant, HOUR, NOON, open } from './opened.ts';

const WHOLE: Grant = { ...grant(), team: undefined, enterprise: { id: 'E1' }, whole: true };
const ORGANIZATION = organizationKey('E1');
const MEMBERS = ['T1', 'T2'];

/**
 * An organization that was removed so long ago, and whose workspaces follow something. The erasing of its
 * first workspace has begun, and goes on only when it is told to.
 */
async function erasing(removedFor: number) {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const erased: string[] = [];
  const parts = open(
    (store): Store => ({
      ...store,
      workspaces: {
        ...store.workspaces,
        erase: async (team, what) => {
          begun.resolve();
          await goOn.promise;
          const isErased = await store.workspaces.erase(team, what);
          if (isErased) erased.push(team);
          return isErased;
        },
      },
    }),
  );
  const { vault, memory, clock, care } = parts;
  await vault.put(WHOLE);
  for (const workspace of MEMBERS) {
    await vault.find({ team: workspace, enterprise: 'E1' });
    await memory.follows.add(target({ workspace }), [follow({ workspace })], 9);
    await memory.persons.change({ workspace, user: 'U1' }, { language: 'fi' });
  }
  await memory.installations.remove(ORGANIZATION, NOON);
  clock.now += removedFor;
  const done = care.round();
  await begun.promise;
  const end = async (): Promise<void> => {
    goOn.resolve();
    await done;
  };
  const following = async () => {
    const all = MEMBERS.map(async (team) => [team, (await memory.follows.inWorkspace(team)).length] as const);
    return Object.fromEntries(await Promise.all(all));
  };
  return { ...parts, erased, end, following };
}

test('each workspace of an organization is erased, with its follows when the grace is over', async () => {
  const { end, erased, following, vault } = await erasing(GRACE + HOUR);
  await end();
  expect(erased).toEqual(MEMBERS);
  expect(await following()).toEqual({ T1: 0, T2: 0 });
  expect(await vault.members('E1')).toEqual([]);
});

test.each([
  ['at the end of the grace', GRACE + HOUR],
  ['on the first day', HOUR],
])('what an organization has that is installed again meanwhile is not erased, %s', async (_, removedFor) => {
  const { vault, memory, clock, end, erased, lines, following } = await erasing(removedFor);
  // To install does not wait for the erasing.
  await vault.put({ ...WHOLE, grantedAt: clock.now });
  await end();
  expect(erased).toEqual([]);
  expect(await following()).toEqual({ T1: 1, T2: 1 });
  for (const workspace of MEMBERS) expect(await memory.persons.get({ workspace, user: 'U1' })).toBeDefined();
  expect(await vault.members('E1')).toEqual(MEMBERS);
  expect((await vault.find({ enterprise: 'E1' }))?.grant.whole).toBe(true);
  expect(lines, 'nothing was forgotten').toEqual([]);
});
