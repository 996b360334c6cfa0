/** Erasing a whole organization may take longer than a lease lasts, and somebody may install it meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GRACE } from '../../src/installation/leaving.ts';
import { type Grant, guarded, leaseOf, organizationKey, workspaceKey } from '../../src/installation/vault.ts';
import type { Store } from '../../src/store/store.ts';
import { follow, target } from '../reminders/samples.ts';
import { grant, HOUR, NOON, open } from './opened.ts';

const WHOLE: Grant = { ...grant(), team: undefined, enterprise: { id: 'E1' }, whole: true };
const ORGANIZATION = organizationKey('E1');
const MEMBERS = ['T1', 'T2'];
const SECOND = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

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
          erased.push(team);
          begun.resolve();
          await goOn.promise;
          return store.workspaces.erase(team, what);
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
  const pass = async (ms: number): Promise<void> => {
    for (const until = clock.now + ms; clock.now < until; ) {
      clock.now += SECOND;
      await vi.advanceTimersByTimeAsync(SECOND);
    }
  };
  const end = async (): Promise<void> => {
    goOn.resolve();
    await done;
  };
  const following = async () => {
    const all = MEMBERS.map(async (team) => [team, (await memory.follows.inWorkspace(team)).length] as const);
    return Object.fromEntries(await Promise.all(all));
  };
  return { ...parts, erased, pass, end, following };
}

test('a long erasure keeps its leases for as long as it takes, and no longer', async () => {
  const { guard, pass, end, erased, following } = await erasing(GRACE + HOUR);
  const isFree = (key: Parameters<typeof leaseOf>[0]) => guarded(leaseOf(key), guard, async () => {});
  for (let seconds = 0; seconds < 120; seconds += 10) {
    await pass(10 * SECOND);
    expect(await isFree(ORGANIZATION)).toBe(false);
    expect(await isFree(workspaceKey('T1'))).toBe(false);
    expect(await isFree(workspaceKey('T2')), 'its turn has not come').toBe(true);
  }
  await end();
  expect(erased).toEqual(MEMBERS);
  expect(await following()).toEqual({ T1: 0, T2: 0 });
  expect(await isFree(ORGANIZATION)).toBe(true);
  expect(await isFree(workspaceKey('T1'))).toBe(true);
});

test.each([
  ['at the end of the grace', GRACE + HOUR],
  ['on the first day', HOUR],
])('what an organization has that is installed again meanwhile is not erased, %s', async (_, removedFor) => {
  const { vault, memory, clock, end, erased, lines, following } = await erasing(removedFor);
  // Who installs does not wait for long.
  await vault.put({ ...WHOLE, grantedAt: clock.now });
  await end();
  expect(erased).toEqual(['T1']);
  expect((await following())['T2']).toBe(1);
  expect(await memory.persons.get({ workspace: 'T2', user: 'U1' })).toBeDefined();
  expect(await vault.members('E1')).toContain('T2');
  expect((await vault.find({ enterprise: 'E1' }))?.grant.whole).toBe(true);
  expect(lines, 'nothing was forgotten').toEqual([]);
});

test('a process that was frozen until its lease had run out erases nothing more', async () => {
  const { clock, end, erased, following } = await erasing(GRACE + HOUR);
  clock.now += 60 * SECOND;
  await end();
  expect(erased).toEqual(['T1']);
  expect((await following())['T2']).toBe(1);
});
