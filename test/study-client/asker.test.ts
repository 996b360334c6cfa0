import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { LimitReached } from '../../src/errors.ts';
import type { Asker } from '../../src/study-client/cache.ts';
import type { StudyClientOptions } from '../../src/study-client/client.ts';
import type { Timing } from '../../src/study-client/timing.ts';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import {
  BY_ID,
  CODE,
  code,
  codesOf,
  failureOf,
  gateway,
  HOUR,
  MINUTE,
  open,
  plenty,
  QUESTIONS,
  unitId,
  until,
} from './setup.ts';

/** Who asks, and what they are charged; those in `refused` get nothing. */
function people() {
  const asking = new AsyncLocalStorage<string>();
  const charged: string[] = [];
  const refused = new Set<string>();
  const asker: StudyClientOptions['asker'] = {
    workspace: () => asking.getStore(),
    charge: () => {
      const who = asking.getStore() ?? 'background';
      if (refused.has(who)) throw new LimitReached('workspace', 0);
      charged.push(who);
    },
  };
  return { asker, charged, refused, by: <T>(who: string, work: () => T): T => asking.run(who, work) };
}

/** An upstream that answers when it is told to, one question at a time. */
function gated() {
  const gates: (() => void)[] = [];
  const handler: UpstreamHandler = async (request) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    return plenty(request);
  };
  return { handler, gates, letGo: () => gates.shift()?.() };
}

test.each(QUESTIONS)('%s: what is not cached is charged before it is asked', async (_, ask) => {
  const { asker, charged, refused, by } = people();
  const { study, upstream } = await open(plenty, { asker });
  refused.add('b');
  expect(await failureOf(by('b', () => ask(study)))).toBeInstanceOf(LimitReached);
  expect(upstream.calls).toHaveLength(0);
  await by('a', () => ask(study));
  await by('a', () => ask(study));
  await by('b', () => ask(study));
  expect(charged, 'a cached answer is free, also for an asker over the limit').toEqual(['a']);
});

test.each(BY_ID)('%s: joining is free, also for an asker over the limit', async (_, ask) => {
  const { handler, gates, letGo } = gated();
  const { asker, charged, refused, by } = people();
  const { study, upstream } = await open(handler, { asker });
  refused.add('b');
  const first = failureOf(by('b', () => ask(study)));
  const second = by('a', () => ask(study));
  const third = by('b', () => ask(study));
  expect(await first).toBeInstanceOf(LimitReached);
  await until(() => gates.length === 1);
  letGo();
  expect(await second).toMatchObject({ freshness: 'fresh' });
  expect(await third).toMatchObject({ freshness: 'fresh' });
  expect(charged).toEqual(['a']);
  expect(upstream.calls).toHaveLength(1);
});

test('an old answer is free, and so is its refresh; what is too old is charged', async () => {
  const { asker, charged, refused, by } = people();
  const { study, clock, events } = await open(plenty, { asker });
  await by('a', () => study.realization(CODE, 'en'));
  refused.add('b');
  clock.advance(11 * MINUTE);
  expect(await by('b', () => study.realization(CODE, 'en'))).toMatchObject({ freshness: 'stale' });
  await until(() => events.some((event) => event.event === 'refresh'));
  expect(await by('b', () => study.realization(CODE, 'en'))).toMatchObject({ freshness: 'fresh' });
  clock.advance(25 * HOUR);
  expect(await failureOf(by('b', () => study.realization(CODE, 'en')))).toBeInstanceOf(LimitReached);
  expect(charged).toEqual(['a']);
});

test('a refusal is not remembered, and opens no breaker', async () => {
  const { asker, refused, by } = people();
  const { study, events } = await open(plenty, { asker, timing: { breakerFailures: 2 } });
  refused.add('a');
  for (const id of ['1', '2', '3', '1', '2', '3'])
    expect(await failureOf(by('a', () => study.courseUnit(unitId(id), 'en')))).toBeInstanceOf(LimitReached);
  refused.clear();
  for (const id of ['1', '2', '3'])
    expect(await by('a', () => study.courseUnit(unitId(id), 'en'))).toMatchObject({ freshness: 'fresh' });
  expect(events.filter(({ event }) => event === 'breaker')).toEqual([]);
});

test('a workspace that asks for a lot leaves room for the others', async () => {
  const { handler, gates, letGo } = gated();
  const { asker, by } = people();
  const timing = { sockets: 4, workspaceSockets: 2, backgroundSockets: 1 };
  const { study, upstream } = await open(handler, { asker, timing });
  const units = (who: string, ids: readonly string[]) =>
    ids.map((id) => by(who, () => study.courseUnit(unitId(id), 'en')));
  const flood = units('a', ['1', '2', '3', '4', '5', '6']);
  await until(() => gates.length === 2);
  const others = units('b', ['7']);
  const follows = [
    study.courseUnit(unitId('8'), 'en', 'fresh'),
    study.courseUnit(unitId('9'), 'en', 'fresh'),
  ];
  await until(() => gates.length === 4);
  expect(upstream.calls.map(({ path }) => path.split('/').at(-1))).toEqual(['1', '2', '7', '8']);
  const all = Promise.all([...flood, ...others, ...follows]);
  while (upstream.calls.length < 9) {
    letGo();
    await new Promise((resolve) => setImmediate(resolve));
  }
  while (gates.length > 0) letGo();
  expect(await all).toHaveLength(9);
});

test('codes that several workspaces ask for at once are one search', async () => {
  const { asker, by } = people();
  const { study, upstream } = await open(plenty, { asker });
  const answers = await Promise.all([
    by('a', () => study.realization(code('AA00-1'), 'en')),
    by('b', () => study.realization(code('BB00-1'), 'en')),
  ]);
  expect(answers).toHaveLength(2);
  expect(upstream.calls.map(({ body }) => codesOf(body))).toEqual([['AA00-1', 'BB00-1']]);
});

test('a search for two workspaces does not wait in the line of the one that asks for a lot', async () => {
  const { handler, gates, letGo } = gated();
  const { asker, by } = people();
  const { study, upstream } = await open(handler, { asker, timing: { sockets: 4, workspaceSockets: 2 } });
  const flood = ['1', '2', '3', '4'].map((id) => by('a', () => study.courseUnit(unitId(id), 'en')));
  await until(() => gates.length === 2);
  const codes = [
    by('a', () => study.realization(code('AA00-1'), 'en')),
    by('b', () => study.realization(code('BB00-1'), 'en')),
  ];
  await until(() => gates.length === 3);
  expect(codesOf(upstream.calls[2]?.body)).toEqual(['AA00-1', 'BB00-1']);
  while (upstream.calls.length < 5 || gates.length > 0) {
    letGo();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all([...flood, ...codes])).toHaveLength(6);
});

test('a person does not wait in the line of background work for the same', async () => {
  const { handler, gates, letGo } = gated();
  const { asker, by, charged } = people();
  const timing = { sockets: 4, backgroundSockets: 1 };
  const { study, upstream } = await open(handler, { asker, timing });
  const follows = ['1', '2'].map((id) => study.courseUnit(unitId(id), 'en', 'fresh'));
  await until(() => gates.length === 1);
  const asked = by('a', () => study.courseUnit(unitId('2'), 'en'));
  await until(() => gates.length === 2);
  expect(charged).toEqual(['background', 'background', 'a']);
  while (upstream.calls.length < 3 || gates.length > 0) {
    letGo();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await Promise.all([...follows, asked])).toHaveLength(3);
});

test('a look-up waits for room no longer than until its deadline', async () => {
  const { handler, gates } = gated();
  const { asker, by } = people();
  const { study, upstream } = await open(handler, { asker, timing: { sockets: 1, deadlineMs: 300 } });
  const all = ['1', '2', '3'].map((id) => failureOf(by('a', () => study.courseUnit(unitId(id), 'en'))));
  expect(await Promise.all(all)).toMatchObject(Array(3).fill({ name: 'Unavailable', reason: 'slow' }));
  expect(upstream.calls).toHaveLength(1);
  expect(gates).toHaveLength(1);
});

/** One call at a time, each refused for a minute once it is let go. */
async function openHeld(asker: Asker, timing: Partial<Timing>) {
  const held: (() => void)[] = [];
  const opened = await open(
    async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return gateway(429, 'Rate limit', { 'retry-after': '60' });
    },
    { asker, timing: { sockets: 1, ...timing } },
  );
  return { ...opened, held };
}

test('those who wait in line when the upstream asks for a cooldown are not sent', async () => {
  const { asker, by } = people();
  const { study, upstream, held } = await openHeld(asker, {});
  const all = ['1', '2', '3'].map((id) => failureOf(by('a', () => study.courseUnit(unitId(id), 'en'))));
  await until(() => held.length === 1);
  held[0]?.();
  expect(await Promise.all(all)).toMatchObject(Array(3).fill({ name: 'QuotaExceeded' }));
  expect(upstream.calls).toHaveLength(1);
});
