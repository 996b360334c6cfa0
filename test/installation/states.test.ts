import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStates, StateRefused } from '../../src/installation/oauth.ts';
import { createMemoryStore } from '../fakes/memory-store.ts';
import { runs } from '../fixtures/runs.ts';

const asked = { scopes: ['commands'] };
const NOON = 1_795_000_000_000;

function open(secret = 'one', clock = { now: NOON }) {
  const { claims } = createMemoryStore();
  const states = createStates({ secret, claims, now: () => clock.now, asked });
  const verify = (state: string) =>
    states.verifyStateParam(new Date(), state).catch((error: unknown) => {
      if (!(error instanceof StateRefused)) throw error;
      return error.why;
    });
  return { states, verify, clock, make: () => states.generateStateParam(asked, new Date()) };
}

test('a state is good once, for ten minutes', async () => {
  const { make, verify, clock } = open();
  const [used, late, last] = [await make(), await make(), await make()];
  expect(await verify(used)).toEqual(asked);
  expect(await verify(used)).toBe('used');
  clock.now += 10 * 60_000 - 1;
  expect(await verify(last)).toEqual(asked);
  clock.now += 1;
  expect(await verify(late)).toBe('expired');
  expect(await verify(used)).toBe('expired');
});

test('another one’s state, or anything else, is none', { tags: 'property' }, async () => {
  const { make, verify } = open();
  expect(await open('other').verify(await make())).toBe('forged');
  const property = fc.asyncProperty(fc.string(), async (text) => {
    expect(await verify(text)).toBe('forged');
  });
  await fc.assert(property, { numRuns: runs(200) });
});

test('a state with any character changed is none', async () => {
  const { make, verify } = open();
  const state = await make();
  for (let at = 0; at < state.length; at += 1) {
    const other = state[at] === 'A' ? 'B' : 'A';
    expect(await verify(state.slice(0, at) + other + state.slice(at + 1)), `${at}`).toBe('forged');
  }
  expect(await verify(state), 'and takes nothing').toEqual(asked);
});

test('no two are the same', async () => {
  const { make } = open();
  const states = await Promise.all(Array.from({ length: 100 }, make));
  expect(new Set(states).size).toBe(100);
});
