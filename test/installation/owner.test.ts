/** Whose the bot token is, asked until Slack says it, and now and then after that. */

import type { WebClient } from '@slack/web-api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBotToken, createOwner, ownerMemory } from '../../src/installation/access.ts';
import { createLog } from '../../src/ops/log.ts';
import type { Store } from '../../src/store/store.ts';
import { unwatched } from '../fakes/jobs.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';

const MINUTE = 60_000;

/** Slack, which answers `auth.test` as it is told to. */
function open(store: Store = createMemoryStore()) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let [calls, isReached] = [0, false];
  const answer = async () => {
    calls += 1;
    if (!isReached) throw new Error('unreachable');
    return { ok: true, team_id: 'T1' };
  };
  const client = { auth: { test: answer } } as unknown as WebClient;
  const owner = createOwner(client, unwatched, ownerMemory(store, 'xoxb-1'));
  onTestFinished(owner.stop);
  return { owner, calls: () => calls, reach: () => (isReached = true) };
}

test('while Slack is away at the start it is asked every half minute, and then every ten minutes', async () => {
  const { owner, calls, reach } = open();
  owner.start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect([calls(), owner.known()]).toEqual([5, undefined]);
  reach();
  await vi.advanceTimersByTimeAsync(MINUTE / 2);
  expect([calls(), owner.known()]).toEqual([6, { team: 'T1', whole: false }]);
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(calls()).toBe(9);
  owner.stop();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(calls()).toBe(9);
});

test('a process that starts while Slack is away knows the owner that Slack told the one before, of this token alone', async () => {
  const store = createMemoryStore();
  const before = open(store);
  expect(await before.owner.asked()).toBeUndefined();
  before.reach();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await before.owner.asked();
  await vi.waitFor(async () => expect(await ownerMemory(store, 'xoxb-1').read()).toBeDefined());
  const after = open(store);
  expect([await after.owner.asked(), after.calls()]).toEqual([{ team: 'T1', whole: false }, 0]);
  expect(await ownerMemory(store, 'xoxb-2').read()).toBeUndefined();
});

test('a store that can’t be read leaves it to Slack', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const { owner, reach } = open({ ...createMemoryStore(), secrets: { get: gone, known: gone } });
  reach();
  expect(await owner.asked()).toEqual({ team: 'T1', whole: false });
});

test('payloads do not have Slack asked more often than every half minute', async () => {
  const { owner, calls, reach } = open();
  for (let payload = 0; payload < 9; payload += 1) expect(await owner.asked()).toBeUndefined();
  expect(calls()).toBe(1);
  reach();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(await owner.asked()).toEqual({ team: 'T1', whole: false });
  await owner.asked();
  expect(calls()).toBe(2);
});

test('only what Slack says of the token changes what is known of it', () => {
  const told: unknown[] = [];
  const log = createLog('info', { write: (line) => void told.push(JSON.parse(line).outcome) });
  const { heard, state } = createBotToken(log);
  const states = ['unreachable', 'ok', 'timeout', 'channel_not_found', 'token_revoked', 'http_5xx', 'ok'].map(
    (outcome) => {
      heard(outcome);
      return state().token;
    },
  );
  expect(states).toEqual([
    ...['not known yet', 'accepted', 'accepted', 'accepted'],
    ...['refused', 'refused', 'accepted'],
  ]);
  expect(told).toEqual(['token-unknown', 'token-accepted', 'token-refused', 'token-accepted']);
});
