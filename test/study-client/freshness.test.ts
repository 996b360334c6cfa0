import { expect, test } from 'vitest';
import { buildingId, CODE, HOUR, MINUTE, open, QUESTIONS, SECOND } from './setup.ts';

test.each(QUESTIONS)('%s: fresh answers cost no call', async (_, ask) => {
  const { study, upstream, clock } = await open();
  const first = await ask(study);
  clock.advance(10 * MINUTE - 1);
  expect(await ask(study)).toEqual(first);
  expect(first).toMatchObject({ freshness: 'fresh' });
  expect(upstream.calls).toHaveLength(1);
});

test('a realization is fresh for freshSeconds and not a moment longer', async () => {
  const { study, clock } = await open();
  await study.realization(CODE, 'en');
  clock.advance(600 * SECOND - 1);
  expect((await study.realization(CODE, 'en')).freshness).toBe('fresh');
  clock.advance(1);
  expect((await study.realization(CODE, 'en')).freshness).toBe('stale');
});

test('a building is fresh 36 times as long', async () => {
  const { study, clock } = await open();
  const id = buildingId('78025');
  await study.building(id, 'en');
  clock.advance(6 * HOUR - 1);
  expect((await study.building(id, 'en')).freshness).toBe('fresh');
  clock.advance(1);
  expect((await study.building(id, 'en')).freshness).toBe('stale');
});

test('a fresh answer needs microtasks only', async () => {
  const { study } = await open();
  await study.realization(CODE, 'en');
  let settled = false;
  void study.realization(CODE, 'en').then(() => {
    settled = true;
  });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(settled).toBe(true);
});

test('an answer from a clock that was set back since is not taken for fresh', async () => {
  const { study, clock } = await open();
  await study.realization(CODE, 'en');
  clock.advance(-2 * HOUR);
  expect((await study.realization(CODE, 'en')).freshness).toBe('stale');
});
