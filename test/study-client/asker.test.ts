import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { LimitReached } from '../../src/errors.ts';
import type { StudyClientOptions } from '../../src/study-client/client.ts';
import type { Timing } from '../../src/study-client/timing.ts';
import type { Asker } from '../../src/study-client/turns.ts';
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
      const who = asking.getStore() ?? 'nobody';
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
  expect(charged, 'what is cached is free, also for whoever gets nothing else').toEqual(['a']);
});

test.each(BY_ID)('%s: joining is free, and nobody is kept from it', async (_, ask) => {
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

test('a refusal is nobody’s failure: it is not remembered, and opens no breaker', async () => {
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

test('where one workspace asks more than may be asked at once, another one’s look-up is next', async () => {
  const { handler, gates, letGo } = gated();
  const { asker, by } = people();
  const { study, upstream } = await open(handler, { asker, timing: { sockets: 2, backgroundSockets: 1 } });
  const units = (who: string, ids: readonly string[]) =>
    ids.map((id) => by(who, () => study.courseUnit(unitId(id), 'en')));
  const asked = () => upstream.calls.map(({ path }) => path.split('/').at(-1));
  const flood = units('a', ['1', '2', '3', '4', '5', '6']);
  await until(() => gates.length === 2);
  const other = units('b', ['7']);
  const follows = [study.realization(CODE, 'en', 'fresh')];
  letGo();
  await until(() => upstream.calls.length === 3);
  expect(asked()).toEqual(['1', '2', '7']);
  const all = Promise.all([...flood, ...other, ...follows]);
  while (upstream.calls.length < 8) {
    letGo();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(asked().slice(3), 'and re-reading what is followed comes last').toEqual([
    '3',
    '4',
    '5',
    '6',
    'search',
  ]);
  while (gates.length > 0) letGo();
  await all;
});

test('whoever joins a refresh that waits for another one is served at once where there is room', async () => {
  const { handler, gates, letGo } = gated();
  const { asker, by } = people();
  const { study, upstream } = await open(handler, { asker, timing: { sockets: 4, backgroundSockets: 1 } });
  const ask = (language: 'en' | 'fi') => study.realization(CODE, language, 'fresh');
  const first = ask('en');
  const second = ask('fi');
  await until(() => gates.length === 1);
  // Timers ring in their order: this one after the second has been gathered, and waits in line.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(upstream.calls).toHaveLength(1);
  const joined = by('a', () => ask('fi'));
  await until(() => upstream.calls.length === 2 && gates.length === 2);
  while (gates.length > 0) letGo();
  expect(await Promise.all([first, second, joined])).toHaveLength(3);
});

test('codes that several workspaces ask for at once are one search, which is the turn of each', async () => {
  const { handler, gates, letGo } = gated();
  const { asker, by } = people();
  const { study, upstream } = await open(handler, { asker, timing: { sockets: 1 } });
  const first = by('a', () => study.courseUnit(unitId('1'), 'en'));
  const second = by('a', () => study.courseUnit(unitId('2'), 'en'));
  await until(() => gates.length === 1);
  const codes = [
    by('a', () => study.realization(code('AA00-1'), 'en')),
    by('b', () => study.realization(code('BB00-1'), 'en')),
  ];
  // Timers ring in their order: this one after the codes have been gathered, and wait, too.
  await new Promise((resolve) => setTimeout(resolve, 5));
  letGo();
  await until(() => upstream.calls.length === 2);
  expect(codesOf(upstream.calls[1]?.body)).toEqual(['AA00-1', 'BB00-1']);
  letGo();
  await until(() => gates.length === 1);
  letGo();
  await Promise.all([first, second, ...codes]);
});

test('whoever waits for a turn waits no longer than until the deadline', async () => {
  const { handler, gates } = gated();
  const { asker, by } = people();
  const { study, upstream } = await open(handler, { asker, timing: { sockets: 1, deadlineMs: 300 } });
  const all = ['1', '2', '3'].map((id) => failureOf(by('a', () => study.courseUnit(unitId(id), 'en'))));
  expect(await Promise.all(all)).toMatchObject(Array(3).fill({ name: 'Unavailable', reason: 'slow' }));
  expect(upstream.calls).toHaveLength(1);
  expect(gates).toHaveLength(1);
});

test('after a refusal for its rate the upstream is asked less than before, and nobody waits in vain', async () => {
  const { asker, by } = people();
  let refuses = true;
  const { study, upstream, clock } = await open(
    (request) => (refuses ? gateway(429, 'Rate limit', { 'retry-after': '60' }) : plenty(request)),
    { asker, timing: { rateLeast: 30, deadlineMs: 200 } },
  );
  const ask = (id: number) => by('a', () => study.courseUnit(unitId(`${id}`), 'en'));
  expect(await failureOf(ask(0))).toMatchObject({ name: 'QuotaExceeded' });
  refuses = false;
  clock.advance(MINUTE);
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, id) => ask(id + 1)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(upstream.calls).toHaveLength(6);
  clock.advance(20 * MINUTE);
  const later = await Promise.all(Array.from({ length: 20 }, (_, id) => ask(id + 21)));
  expect(later).toHaveLength(20);
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

test('those who wait in line when the upstream asks to be left alone are not sent', async () => {
  const { asker, by } = people();
  const { study, upstream, held } = await openHeld(asker, {});
  const all = ['1', '2', '3'].map((id) => failureOf(by('a', () => study.courseUnit(unitId(id), 'en'))));
  await until(() => held.length === 1);
  held[0]?.();
  expect(await Promise.all(all)).toMatchObject(Array(3).fill({ name: 'QuotaExceeded' }));
  expect(upstream.calls).toHaveLength(1);
});

test('what was not sent since the upstream is left alone takes nothing from what may be sent', async () => {
  const { asker, by } = people();
  const { study, upstream, held } = await openHeld(asker, { rateLeast: 30 });
  const ids = Array.from({ length: 12 }, (_, at) => `${at}`);
  const all = ids.map((id) => failureOf(by('a', () => study.courseUnit(unitId(id), 'en'))));
  await until(() => held.length === 1);
  held[0]?.();
  // Five may be sent at once from then on: nobody waits for a sixth.
  expect(await Promise.all(all)).toMatchObject(Array(12).fill({ name: 'QuotaExceeded' }));
  expect(upstream.calls).toHaveLength(1);
});
