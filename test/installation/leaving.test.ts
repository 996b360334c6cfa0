/** Two things at once, and words that come late: what ends is the installation that was judged. */
import { expect, test } from 'vitest';
import { createTokens, TokenEnded } from '../../src/installation/installed.ts';
import { GRACE } from '../../src/installation/leaving.ts';
import { createVault, type Grant, organizationKey, workspaceKey } from '../../src/installation/vault.ts';
import { createSeal } from '../../src/store/sealing.ts';
import type { Store } from '../../src/store/store.ts';
import { grant, HOUR, NOON, open, WHO } from './opened.ts';

const TEAM = workspaceKey('T1');
const whole: Grant = { ...grant(), team: undefined, enterprise: { id: 'E1' }, whole: true };
const member = { team: 'T1', enterprise: 'E1' };

/** Does something before the first change of an installation's row that depends on what was read. */
function beforeChange(act: () => Promise<unknown>) {
  let isDone = false;
  return (store: Store): Store => {
    const { add, replace, remove } = store.installations;
    const after =
      <Given extends unknown[]>(change: (...given: Given) => Promise<boolean>) =>
      async (...given: Given) => {
        if (!isDone) {
          isDone = true;
          await act();
        }
        return change(...given);
      };
    const changed = { add: after(add), replace: after(replace), remove: after(remove) };
    return { ...store, installations: { ...store.installations, ...changed } };
  };
}

test('a workspace’s own installation, kept while its organization’s is found, is not overwritten', async () => {
  const parts = open(beforeChange(() => parts.vault.put(grant())));
  await parts.vault.put(whole);
  expect((await parts.vault.find(member))?.grant.whole).toBe(true);
  expect((await parts.vault.read(TEAM))?.kept?.is).toBe('grant');
});

test('a workspace that is noted while its organization goes is erased by the next care', async () => {
  const parts = open(
    beforeChange(() => parts.memory.installations.remove(organizationKey('E1'), parts.clock.now)),
  );
  await parts.vault.put(whole);
  await parts.vault.find(member);
  await parts.memory.persons.change(WHO, { language: 'fi' });
  await parts.care.round();
  expect(await parts.memory.persons.get(WHO)).toBeUndefined();
  parts.clock.now += GRACE + HOUR;
  await parts.care.round();
  expect(await parts.vault.read(TEAM)).toBeUndefined();
});

test('a workspace that has left alone is noted again when the organization lets it in again', async () => {
  const { vault, memory } = open();
  await vault.put(whole);
  await vault.find(member);
  await memory.installations.remove(TEAM, NOON);
  expect(await vault.find(member)).toBeDefined();
  expect(await vault.members('E1')).toEqual(['T1']);
});

test('whose member a workspace is comes under a new key, too', async () => {
  const { vault, store, now, log } = open();
  await vault.put(whole);
  await vault.find(member);
  const [before, after] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const seal = createSeal([after, before]);
  const next = createVault({ installations: store.installations, seal, now, log });
  await next.find(member);
  expect(await next.read(TEAM)).toMatchObject({ kept: { is: 'member', enterprise: 'E1' }, stale: false });
});

test('what is told late of a workspace that has come back to its organization ends nothing', async () => {
  const { vault, leave, memory, clock } = open();
  await memory.installations.put(TEAM, 'removed', NOON - HOUR);
  await memory.installations.remove(TEAM, NOON - HOUR);
  await vault.put(whole);
  await vault.find(member);
  // So that Slack can't be asked about the organization.
  await memory.installations.put(organizationKey('E1'), 'v1.other.key.sealed', NOON);
  clock.now += HOUR;
  for (const [at, members] of [
    [NOON - HOUR, ['T1']],
    [clock.now, []],
  ] as const) {
    await leave({ ...member, at });
    expect(await vault.members('E1')).toEqual(members);
  }
});

test.for([
  ['a workspace', grant(), { team: 'T1' }],
  ['an organization', whole, { enterprise: 'E1' }],
] as const)('%s that installs again while its end is dealt with stays', async ([, before, whose]) => {
  const again = { ...before, grantedAt: NOON + HOUR };
  const parts = open(beforeChange(() => parts.vault.put(again)));
  await parts.vault.put(before);
  await parts.memory.persons.change(WHO, { language: 'fi' });
  parts.clock.now += HOUR;
  await parts.leave({ ...whose, at: parts.clock.now });
  expect((await parts.vault.find(whose))?.grant.grantedAt).toBe(again.grantedAt);
  expect(await parts.memory.persons.get(WHO)).toBeDefined();
  expect(parts.lines.map(({ outcome }) => outcome)).toEqual(['stale']);
});

test('a token that is renewed while the end of its installation is dealt with ends, too', async () => {
  const renewed = { ...grant({ token: 'xoxb-2' }) };
  const parts = open(beforeChange(() => parts.vault.put(renewed)));
  await parts.vault.put(grant());
  parts.clock.now += HOUR;
  await parts.leave({ team: 'T1', at: parts.clock.now });
  expect(await parts.vault.read(TEAM)).toBeUndefined();
});

test('people of a workspace that installs again between its removal and the erasing lose nothing', async () => {
  const parts = open((store) => ({
    ...store,
    workspaces: {
      ...store.workspaces,
      erase: async (team, what) => {
        await parts.vault.put({ ...grant(), grantedAt: parts.clock.now });
        return store.workspaces.erase(team, what);
      },
    },
  }));
  await parts.vault.put(grant());
  await parts.memory.persons.change(WHO, { language: 'fi' });
  parts.clock.now += HOUR;
  await parts.leave({ team: 'T1', at: parts.clock.now });
  expect(await parts.memory.persons.get(WHO)).toBeDefined();
});

test.for([
  ['a workspace', grant(), { team: 'T1' }],
  ['an organization with its workspaces', whole, { enterprise: 'E1' }],
] as const)('the files are overwritten once when %s has gone', async ([, installed, whose]) => {
  let times = 0;
  const { vault, leave, clock } = open((store) => ({
    ...store,
    overwrite: async () => {
      times += 1;
      return true;
    },
  }));
  await vault.put(installed);
  for (const team of ['T1', 'T2', 'T3']) await vault.find({ team, enterprise: 'E1' });
  clock.now += HOUR;
  await leave({ ...whose, at: clock.now });
  expect(times).toBe(1);
});

test.for([
  [-HOUR, true],
  [-1, true],
  [0, false],
  [HOUR, false],
] as const)(
  'of a row that can’t be opened, what is told of %i ms after it counts by time',
  async ([ms, stays]) => {
    const { memory, leave } = open();
    await memory.installations.put(TEAM, 'v1.other.key.sealed', NOON);
    await leave({ team: 'T1', at: NOON + ms });
    expect((await memory.installations.get(TEAM)) !== undefined).toBe(stays);
  },
);

const FULL = Object.assign(new RangeError('no'), { errstr: 'database or disk is full' });

test('what fails for one workspace is done for the others, and logged', async () => {
  const { memory, vault, care, lines, clock } = open((store) => ({
    ...store,
    workspaces: {
      ...store.workspaces,
      erase: async (team, what) =>
        team === 'T1' ? Promise.reject(FULL) : store.workspaces.erase(team, what),
    },
  }));
  const other = { ...WHO, workspace: 'T2' };
  for (const id of ['T1', 'T2']) {
    await vault.put({ ...grant(), team: { id } });
    await memory.installations.remove(workspaceKey(id), clock.now);
  }
  await memory.persons.change(other, { language: 'fi' });
  await care.round();
  expect(await memory.persons.get(other)).toBeUndefined();
  expect(lines).toMatchObject([
    { kind: 'care', outcome: 'failed', workspace: 'T1', error: 'RangeError', detail: FULL.errstr },
    { kind: 'erase', outcome: 'partly', detail: '1 of 2 removed installations was not erased' },
  ]);
});

test('what was erased is erased anew during a day, and then no more until the grace is over', async () => {
  const asked: boolean[] = [];
  const { memory, vault, care, clock } = open((store) => ({
    ...store,
    workspaces: {
      ...store.workspaces,
      erase: async (team, what) => {
        asked.push(what.follows);
        return store.workspaces.erase(team, what);
      },
    },
  }));
  await vault.put(grant());
  await memory.installations.remove(TEAM, NOON);
  const roundsOf = async (hours: number) => {
    asked.splice(0);
    for (let hour = 0; hour < hours; hour += 1) {
      clock.now += HOUR;
      await care.round();
    }
    return [...asked];
  };
  expect(await roundsOf(24)).toEqual(Array.from({ length: 24 }, () => false));
  expect(await roundsOf(29 * 24), 'once more, for a process that begins late').toEqual([false]);
  expect(await roundsOf(2)).toEqual([true]);
});

test('Slack’s final word on a token is asked for once a minute', async () => {
  const { vault, leases, clientFor, now, jobs, clock } = open();
  await vault.put(grant({ refreshToken: 'xoxe-1', expiresAt: NOON / 1000 }));
  let asked = 0;
  let word: string | undefined = 'invalid_refresh_token';
  const renew = async () => {
    asked += 1;
    return { word };
  };
  const tokens = createTokens({ vault, renew, leases, clientFor, now, jobs });
  const ask = () => expect(tokens.of({ team: 'T1' })).rejects.toThrow(TokenEnded);
  for (let time = 0; time < 3; time += 1) await ask();
  expect(asked).toBe(1);
  clock.now += 60_001;
  word = undefined;
  for (let time = 0; time < 3; time += 1) await ask();
  expect(asked, 'a trouble that passes is tried again').toBe(4);
});
