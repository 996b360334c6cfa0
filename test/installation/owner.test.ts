/** Whose the bot token is, asked until Slack says it, and now and then after that. */

import type { WebClient } from '@slack/web-api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBotToken, createOwner, createTakingIn, ownerMemory } from '../../src/installation/token.ts';
import { createLog } from '../../src/ops/log.ts';
import type { Store } from '../../src/store/store.ts';
import { unwatched } from '../fakes/jobs.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { follow, NOON, target } from '../store/samples.ts';

const MINUTE = 60_000;

/** Slack, which answers `auth.test` as it is told to. */
function open(store: Store = createMemoryStore(), onKnown?: Parameters<typeof createOwner>[3]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let [calls, isReached] = [0, false];
  const answer = async () => {
    calls += 1;
    if (!isReached) throw new Error('unreachable');
    return { ok: true, team_id: 'T1' };
  };
  const client = { auth: { test: answer } } as unknown as WebClient;
  const owner = createOwner(client, unwatched, ownerMemory(store, 'xoxb-1'), onKnown);
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

/** What is begun when it is known whose the token is. */
function openTakingIn(store: Store) {
  const begun: string[] = [];
  const taking = createTakingIn({
    ...{ store, now: () => NOON, jobs: unwatched, log: createLog('fatal') },
    ...{ formerOwners: ownerMemory(store, 'xoxb-1').all, most: { seen: 9, lookUps: 9, tokens: 9 } },
    onInstalled: (workspace) => void begun.push(workspace),
  });
  return { taking, begun };
}

const keptUnder = async (store: Store) =>
  Promise.all(['T1', 'T2', 'T9'].map(async (one) => (await store.follows.inWorkspace(one)).length));

test('what a stranger has left is taken in once Slack says whose the token is, and the work that was refused begins', async () => {
  const store = createMemoryStore();
  const { taking, begun } = openTakingIn(store);
  const { owner, reach } = open(store, taking.begin);
  const left = { workspace: 'T9', target: 'C1' };
  await store.follows.add(target(left), [follow('TX1', left)], 9);
  taking.awaitedBy('T1');
  taking.awaitedBy('T9');
  owner.start();
  await owner.asked();
  expect([await keptUnder(store), begun]).toEqual([[0, 0, 1], []]);
  reach();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await owner.asked();
  await taking.settled();
  expect([await keptUnder(store), begun]).toEqual([[1, 0, 0], ['T1']]);
  // An answer that was under way has left something.
  await store.follows.add(target(left), [follow('TX2', left)], 9);
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  await taking.settled();
  expect([await keptUnder(store), begun]).toEqual([
    [2, 0, 0],
    ['T1', 'T1'],
  ]);
});

test.for([
  ['an organization’s token', { team: 'E1', whole: true }, 'xoxb-1'],
  [
    'a token of one of an organization’s workspaces, whose own token was used before',
    { team: 'E1', whole: true },
    'xoxb-2',
  ],
  ['a token of a workspace, where that of another was used before', { team: 'T9', whole: false }, 'xoxb-2'],
] as const)('%s takes in nothing', async ([, before, token]) => {
  const store = createMemoryStore();
  await ownerMemory(store, token).keep(before);
  const { taking } = openTakingIn(store);
  const left = { workspace: 'T9', target: 'C1' };
  await store.follows.add(target(left), [follow('TX1', left)], 9);
  taking.begin(token === 'xoxb-1' ? before : { team: 'T1', whole: false });
  await taking.settled();
  expect(await keptUnder(store)).toEqual([0, 0, 1]);
});

test('where it fails, work goes on, and it is tried again', async () => {
  const store = createMemoryStore();
  const left = { workspace: 'T9', target: 'C1' };
  await store.follows.add(target(left), [follow('TX1', left)], 9);
  let isAway = true;
  const takeInStrangers: Store['workspaces']['takeInStrangers'] = async (given) => {
    if (isAway) throw new Error('away');
    return store.workspaces.takeInStrangers(given);
  };
  const { taking, begun } = openTakingIn({ ...store, workspaces: { ...store.workspaces, takeInStrangers } });
  taking.awaitedBy('T1');
  taking.begin({ team: 'T1', whole: false });
  await taking.settled();
  expect([await keptUnder(store), begun]).toEqual([[0, 0, 1], ['T1']]);
  isAway = false;
  taking.begin({ team: 'T1', whole: false });
  await taking.settled();
  expect([await keptUnder(store), begun]).toEqual([
    [1, 0, 0],
    ['T1', 'T1'],
  ]);
});

test('a store that can’t be read leaves it to Slack', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const { owner, reach } = open({ ...createMemoryStore(), secrets: { get: gone, known: gone, all: gone } });
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
