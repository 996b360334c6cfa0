import { expect, test } from 'vitest';
import { CODE, found, HOUR, MINUTE, open, plenty, row, unitId, until } from './setup.ts';

test('a stale answer is served at once, and refreshed behind the back', async () => {
  const { study, upstream, clock, events } = await open(() => found(row(CODE, { name: 'Old' })));
  const { fetchedAt } = await study.realization(CODE, 'en');
  upstream.answer(() => found(row(CODE, { name: 'New' })));
  clock.advance(11 * MINUTE);
  const stale = await study.realization(CODE, 'en');
  expect(stale).toMatchObject({ freshness: 'stale', fetchedAt, value: { name: 'Old' } });
  await until(() => events.some((event) => event.event === 'refresh' && event.outcome === 'done'));
  const fresh = await study.realization(CODE, 'en');
  expect(fresh).toMatchObject({ freshness: 'fresh', fetchedAt: clock.now(), value: { name: 'New' } });
  expect(upstream.calls).toHaveLength(2);
});

test('a stale answer does not wait for an upstream that hangs, and starts one refresh', async () => {
  const { study, upstream, clock } = await open();
  const ask = (id: string) => study.courseUnit(unitId(id), 'en');
  await ask('678');
  upstream.answer((request) => (request.path.endsWith('/678') ? { trouble: 'hang' } : plenty(request)));
  clock.advance(11 * MINUTE);
  for (let turn = 0; turn < 20; turn += 1) expect((await ask('678')).freshness).toBe('stale');
  for (const other of ['1', '2', '3']) await ask(other);
  expect(upstream.calls.filter(({ path }) => path.endsWith('/678'))).toHaveLength(2);
});

test('an answer of a day or more waits for the upstream', async () => {
  const { study, upstream, clock } = await open(() => found(row(CODE, { name: 'Old' })));
  await study.realization(CODE, 'en');
  upstream.answer(() => found(row(CODE, { name: 'New' })));
  clock.advance(24 * HOUR);
  expect(await study.realization(CODE, 'en')).toMatchObject({ freshness: 'fresh', value: { name: 'New' } });
});
