/** What happens when the process is killed, or the store fails, between two steps. */

import type { WebClient } from '@slack/web-api';
import { expect, test } from 'vitest';
import { createCare } from '../../src/installation/care.ts';
import { createTokens, TokenEnded, type TokensOptions } from '../../src/installation/installed.ts';
import { GRACE } from '../../src/installation/leaving.ts';
import type { Grant, Whose } from '../../src/installation/vault.ts';
import { createLog } from '../../src/ops/log.ts';
import { unwatched } from '../fakes/jobs.ts';
import { grant, HOUR, NOON, open, WHO } from './opened.ts';

test('killed after the token was erased: the next care erases the rest', async () => {
  const { memory, vault, leave, care, clock } = open((store) => ({
    ...store,
    workspaces: { ...store.workspaces, erase: async () => Promise.reject(new Error('killed')) },
  }));
  await vault.put(grant());
  await memory.persons.change(WHO, { language: 'fi' });
  clock.now += HOUR;
  await expect(leave({ team: 'T1', at: clock.now })).rejects.toThrow('killed');
  expect(await memory.installations.get({ enterprise: '', team: 'T1' })).toBeUndefined();
  expect(await memory.persons.get(WHO)).toBeDefined();
  await care.round();
  expect(await memory.persons.get(WHO), 'that store still fails').toBeDefined();
  const after = createCare({
    store: memory,
    vault,
    isBack: async () => false,
    verify: async () => undefined,
    isInDoubt: () => false,
    now: () => clock.now,
    log: createLog('silent'),
    jobs: unwatched,
  });
  await after.round();
  expect(await memory.persons.get(WHO)).toBeUndefined();
});

test('what an answer under way keeps after all is erased by the next care, follows after the grace', async () => {
  const { memory, vault, leave, care, clock } = open();
  await vault.put(grant());
  clock.now += HOUR;
  await leave({ team: 'T1', at: clock.now });
  await memory.persons.change(WHO, { language: 'fi' });
  await care.round();
  expect(await memory.persons.get(WHO)).toBeUndefined();
  expect(await memory.installations.removedBefore(clock.now + 1)).toHaveLength(1);
  clock.now += GRACE + 1;
  await care.round();
  expect(await memory.installations.removedBefore(clock.now + 1)).toEqual([]);
});

test('installed again, nothing more is erased', async () => {
  const { memory, vault, leave, care, clock } = open();
  await vault.put(grant());
  clock.now += HOUR;
  await leave({ team: 'T1', at: clock.now });
  await vault.put({ ...grant(), grantedAt: clock.now });
  await memory.persons.change(WHO, { language: 'fi' });
  for (const wait of [1, GRACE + 1]) {
    clock.now += wait;
    await care.round();
  }
  expect(await memory.persons.get(WHO)).toMatchObject({ language: 'fi' });
});

test('killed between Slack’s new token and the store: the old one serves to its end, then it must be installed again', async () => {
  const { vault, leases, clientFor, now, jobs, clock } = open();
  const expiresAt = (NOON + 12 * HOUR) / 1000;
  await vault.put(grant({ refreshToken: 'xoxe-1', expiresAt }));
  // Slack takes the refresh token but once, and what it gave was lost.
  const renew = async () => ({ word: 'invalid_refresh_token' });
  const tokens = createTokens({ vault, renew, leases, clientFor, now, jobs });
  clock.now += 11 * HOUR;
  expect((await tokens.of({ team: 'T1' }))?.client.token).toBe('xoxb-1');
  clock.now += HOUR;
  await expect(tokens.of({ team: 'T1' })).rejects.toThrow(TokenEnded);
  await vault.put({ ...grant({ token: 'xoxb-2' }), grantedAt: clock.now });
  tokens.forget('T1');
  expect((await tokens.of({ team: 'T1' }))?.client.token).toBe('xoxb-2');
});

test('a lease that a killed replica has left is waited out', async () => {
  const { vault, leases, clientFor, now, jobs, clock, store } = open();
  await vault.put(grant({ refreshToken: 'xoxe-1', expiresAt: (NOON + HOUR) / 1000 }));
  await store.leases.take('installation T1', 'killed', NOON, 30_000);
  const asked: unknown[] = [];
  const renew = async (bot: Grant['bot']) => {
    asked.push(bot);
    return { bot };
  };
  const tokens = createTokens({ vault, renew, leases, clientFor, now, jobs });
  expect((await tokens.of({ team: 'T1' }))?.client.token, 'it still holds').toBe('xoxb-1');
  expect(asked).toEqual([]);
  clock.now += 60_001;
  await tokens.of({ team: 'T1' });
  expect(asked).toHaveLength(1);
});

test('an installation that is made while a token is renewed stays, however long the renewal takes', async () => {
  const { vault, leases, clientFor, now, jobs, clock } = open();
  await vault.put(grant({ refreshToken: 'xoxe-1', expiresAt: (NOON + HOUR) / 1000 }));
  const renew = async (bot: Grant['bot']) => {
    clock.now += 60_000;
    await vault.put({ ...grant({ token: 'xoxb-installed' }), grantedAt: clock.now });
    return { bot: { ...bot, token: 'xoxb-renewed' } };
  };
  const tokens = createTokens({ vault, renew, leases, clientFor, now, jobs });
  expect((await tokens.of({ team: 'T1' }))?.client.token).toBe('xoxb-installed');
  expect((await vault.find({ team: 'T1' }))?.grant.grantedAt).toBe(clock.now);
});

test('a renewed token that the store does not take at first is kept, since Slack gives it once', async () => {
  let failures = 2;
  const { vault, leases, clientFor, now, jobs } = open((store) => ({
    ...store,
    installations: {
      ...store.installations,
      replace: async (...given) => {
        failures -= 1;
        return failures >= 0 ? Promise.reject(new Error('store')) : store.installations.replace(...given);
      },
    },
  }));
  await vault.put(grant({ refreshToken: 'xoxe-1', expiresAt: (NOON + HOUR) / 1000 }));
  const expiresAt = (NOON + 12 * HOUR) / 1000;
  const renew = async (bot: Grant['bot']) => ({ bot: { ...bot, token: 'xoxb-2', expiresAt } });
  const tokens = createTokens({ vault, renew, leases, clientFor, now, jobs });
  expect((await tokens.of({ team: 'T1' }))?.client.token).toBe('xoxb-2');
});

/** Tokens that are never renewed. */
const unrenewed = (options: Omit<TokensOptions, 'renew'>) =>
  createTokens({ ...options, renew: async () => ({ word: undefined }) });

test('while the store does not answer the last right serves, for an hour', async () => {
  let broken = false;
  const { vault, leases, clientFor, now, jobs, clock } = open((store) => ({
    ...store,
    installations: {
      ...store.installations,
      get: async (key) => (broken ? Promise.reject(new Error('store')) : store.installations.get(key)),
    },
  }));
  await vault.put(grant());
  const tokens = unrenewed({ vault, leases, clientFor, now, jobs });
  const right = await tokens.of({ team: 'T1' });
  broken = true;
  clock.now += 10 * 60_000;
  expect((await tokens.of({ team: 'T1' }))?.client).toBe(right?.client);
  clock.now += HOUR;
  await expect(tokens.of({ team: 'T1' })).rejects.toThrow('store');
  await expect(tokens.of({ team: 'T2' })).rejects.toThrow('store');
});

test('2,000 workspaces are remembered: the one that was asked about longest ago goes first', async () => {
  const { leases, now, jobs, clock } = open();
  const [read, made]: [string[], string[]] = [[], []];
  const find = async ({ team = '' }: Whose) => {
    read.push(team);
    return { grant: grant({ token: `xoxb-${team}` }), sealed: '', stale: false };
  };
  const vault = { find, replace: async () => {} };
  // A client is what weighs.
  const clientFor = (token: string) => {
    made.push(token);
    return {} as WebClient;
  };
  const tokens = unrenewed({ vault, leases, clientFor, now, jobs });
  const ids = Array.from({ length: 2_001 }, (_, at) => `T${at}`);
  for (const team of ids) await tokens.of({ team });
  expect([read, made.length]).toEqual([ids, 2_001]);
  expect(tokens.isInstalled({ team: 'T0' })).toBe(false);
  expect(tokens.isInstalled({ team: 'T1' })).toBe(true);
  await tokens.of({ team: 'T1' });
  expect(read, 'what is remembered is not read again').toHaveLength(2_001);
  // After a minute all are read again. A client that is still held is made no second time.
  clock.now += 61_000;
  for (const team of ['T2000', 'T2', 'T0']) await tokens.of({ team });
  expect(read.slice(2_001)).toEqual(['T2000', 'T2', 'T0']);
  expect(made.slice(2_001)).toEqual(['xoxb-T0']);
});

test('a row that was moved to another workspace opens nothing there', async () => {
  const { memory, vault } = open();
  await vault.put(grant());
  const row = await memory.installations.get({ enterprise: '', team: 'T1' });
  await memory.installations.put({ enterprise: '', team: 'T2' }, row?.sealed ?? '', NOON);
  expect(await vault.find({ team: 'T1' })).toBeDefined();
  expect(await vault.find({ team: 'T2' })).toBeUndefined();
  expect(await vault.find({ team: 'T2', enterprise: 'T1' })).toBeUndefined();
});
