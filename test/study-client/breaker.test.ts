import { expect, onTestFinished, test, vi } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { code, failureOf, found, gateway, open, plenty, unitId, until } from './setup.ts';

// The clock stands still: a rate that was learned would hold up what this is about.
const timing = { retries: 0, breakerFailures: 3, breakerOpenMs: 60_000, rateLeast: 6_000 };
type Study = Awaited<ReturnType<typeof open>>['study'];
const fail = (study: Study, of: number) => failureOf(study.courseUnit(unitId(`${of}`), 'en'));

test.each<[string, UpstreamReply, string]>([
  ['503', { status: 503 }, 'down'],
  ['500', { status: 500 }, 'down'],
  ['504', { status: 504 }, 'slow'],
  ['a cut connection', { trouble: 'reset' }, 'down'],
])('%s: after some failures in a row nothing is sent', async (_, reply, reason) => {
  const { study, upstream, events } = await open(() => reply, { timing });
  for (const one of [1, 2, 3, 4, 5])
    expect(await fail(study, one)).toMatchObject({ name: 'Unavailable', reason });
  expect(upstream.calls).toHaveLength(3);
  expect(events.filter((event) => event.event === 'breaker')).toEqual([{ event: 'breaker', state: 'open' }]);
});

test.each<[string, UpstreamReply]>([
  ['404', { status: 404 }],
  ['401', gateway(401, 'Access denied')],
  ['400', { status: 400 }],
  ['429', gateway(429, 'Rate limit', { 'retry-after': '0' })],
  ['invalid JSON', { body: '{' }],
  ['nothing found', found()],
])('%s does not count, and starts the count again', async (_, reply) => {
  const { study, upstream } = await open(() => reply, { timing });
  for (const one of [1, 2, 3, 4]) await fail(study, one);
  const before = upstream.calls.length;
  upstream.answer(() => ({ status: 503 }));
  await fail(study, 5);
  await fail(study, 6);
  upstream.answer(() => reply);
  await fail(study, 7);
  upstream.answer(() => ({ status: 503 }));
  await fail(study, 8);
  await fail(study, 9);
  upstream.answer(plenty);
  expect((await study.realization(code('AA00-1'), 'en')).freshness).toBe('fresh');
  expect(upstream.calls.length).toBeGreaterThanOrEqual(before + 6);
});

test('a look-up stops retrying when the breaker opens', async () => {
  const { study, upstream } = await open(() => ({ status: 503 }), { timing: { ...timing, retries: 10 } });
  expect(await fail(study, 1)).toMatchObject({ name: 'Unavailable' });
  expect(upstream.calls).toHaveLength(3);
});

test('after its time one call tries, and its answer closes the breaker', async () => {
  const { study, upstream, events } = await open(() => ({ status: 503 }), {
    timing: { ...timing, breakerOpenMs: 1 },
  });
  for (const one of [1, 2, 3]) await fail(study, one);
  upstream.answer(plenty);
  const closed = () => events.some((event) => event.event === 'breaker' && event.state === 'closed');
  await until(() => {
    void study.courseUnit(unitId('4'), 'en').catch(() => undefined);
    return closed();
  });
  const states = events.flatMap((event) => (event.event === 'breaker' ? [event.state] : []));
  expect(states).toEqual(['open', 'half-open', 'closed']);
  expect((await study.realization(code('AA00-1'), 'en')).freshness).toBe('fresh');
});

test('a clock that is set back does not keep it open', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { study, upstream, events } = await open(() => ({ status: 503 }), { timing });
  for (const one of [1, 2, 3, 4]) await fail(study, one);
  expect(upstream.calls).toHaveLength(3);
  upstream.answer(plenty);
  vi.setSystemTime(Date.now() - 1);
  expect(await study.courseUnit(unitId('5'), 'en')).toMatchObject({ freshness: 'fresh' });
  expect(events.filter((event) => event.event === 'breaker').map(({ state }) => state)).toEqual([
    'open',
    'closed',
  ]);
});

test('small requests that tell what is offered open no breaker by failing, and are not sent while it is open', async () => {
  const { study, upstream, events } = await open(plenty, { timing });
  const { value } = await study.realization(code('AA00-1'), 'en');
  upstream.answer(() => ({ status: 503 }));
  const steps = study.probes(value, '2026-11-28', 'en').flatMap((one) => one.steps);
  expect(steps.length).toBeGreaterThan(3);
  for (const { ask } of steps) expect(await failureOf(ask())).toMatchObject({ name: 'Unavailable' });
  expect(upstream.calls).toHaveLength(1 + steps.length);
  expect(events.filter(({ event }) => event === 'breaker')).toEqual([]);
  for (const one of [1, 2, 3]) await fail(study, one);
  const { length } = upstream.calls;
  for (const { ask } of steps) await failureOf(ask());
  expect(upstream.calls).toHaveLength(length);
});
