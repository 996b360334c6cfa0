import { expect, test } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import {
  BREAKDOWNS,
  buildingId,
  CODE,
  failureOf,
  gateway,
  HOUR,
  MINUTE,
  open,
  plenty,
  SECOND,
  unitId,
  until,
} from './setup.ts';

async function staleAfter(reply: UpstreamReply) {
  const opened = await open();
  const { study, upstream, clock, events } = opened;
  await study.realization(CODE, 'en');
  upstream.answer(() => reply);
  clock.advance(11 * MINUTE);
  const refreshes = () => events.filter((event) => event.event === 'refresh').length;
  expect((await study.realization(CODE, 'en')).freshness).toBe('stale');
  await until(() => refreshes() === 1);
  return { ...opened, refreshes };
}

test.each(BREAKDOWNS)('%s: the old answer is served as an outage, with its age', async (_, reply) => {
  const { study, clock } = await staleAfter(reply);
  const answer = await study.realization(CODE, 'en');
  expect(answer).toMatchObject({ freshness: 'outage', fetchedAt: clock.now() - 11 * MINUTE });
});

test('a failed refresh is left alone for 30 s', async () => {
  const { study, upstream, clock, refreshes } = await staleAfter({ status: 501 });
  const searches = () => upstream.calls.filter(({ path }) => path.endsWith('/search')).length;
  const before = searches();
  clock.advance(30 * SECOND - 1);
  for (const other of ['1', '2', '3']) {
    await study.realization(CODE, 'en');
    await failureOf(study.courseUnit(unitId(other), 'en'));
  }
  expect(searches()).toBe(before);
  clock.advance(1);
  expect((await study.realization(CODE, 'en')).freshness).toBe('outage');
  await until(() => refreshes() === 2);
  expect(searches()).toBe(before + 1);
});

test('after the clock was set back a failed refresh is tried again', async () => {
  const { study, upstream, clock, refreshes } = await staleAfter({ status: 501 });
  upstream.answer(plenty);
  clock.advance(-HOUR);
  await study.realization(CODE, 'en');
  await until(() => refreshes() === 2);
  expect((await study.realization(CODE, 'en')).freshness).toBe('fresh');
});

test('the first refresh that works ends the outage', async () => {
  const { study, upstream, clock, refreshes } = await staleAfter({ status: 501 });
  upstream.answer(plenty);
  clock.advance(31 * SECOND);
  await study.realization(CODE, 'en');
  await until(() => refreshes() === 2);
  expect((await study.realization(CODE, 'en')).freshness).toBe('fresh');
});

test('any other answer of the study API ends the outage of what was told before', async () => {
  const { study, upstream, refreshes } = await staleAfter({ status: 501 });
  upstream.answer(plenty);
  expect((await study.building(buildingId('1'), 'en')).freshness).toBe('fresh');
  expect((await study.realization(CODE, 'en')).freshness).toBe('stale');
  await until(() => refreshes() === 2);
  expect((await study.realization(CODE, 'en')).freshness).toBe('fresh');
});

test('an answer that was not understood is not asked for again at once, also after other answers', async () => {
  const { study, upstream, refreshes } = await staleAfter({ body: '<html>', status: 200 });
  const unreadable: UpstreamReply = { body: '<html>', status: 200 };
  upstream.answer((request) => (request.path.endsWith('/search') ? unreadable : plenty(request)));
  for (const other of ['1', '2', '3']) {
    await study.building(buildingId(other), 'en');
    expect((await study.realization(CODE, 'en')).freshness).toBe('outage');
  }
  expect(refreshes()).toBe(1);
});

test('an outage of more than a day is an error', async () => {
  const { study, clock } = await staleAfter({ status: 501 });
  clock.advance(24 * HOUR);
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'Unavailable' });
});

test('a cold miss during an outage is an error, never an empty answer', async () => {
  const { study } = await open(() => ({ status: 501 }));
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({
    name: 'Unavailable',
    reason: 'down',
  });
});

test('an operation that goes missing does not throw away a good answer, and is told as the cause', async () => {
  const { study, upstream, clock, events } = await open();
  await study.courseUnit(unitId('7'), 'en');
  upstream.answer(() => gateway(404, 'Resource not found'));
  clock.advance(HOUR);
  await study.courseUnit(unitId('7'), 'en');
  await until(() => events.some((event) => event.event === 'refresh'));
  const answer = await study.courseUnit(unitId('7'), 'en');
  expect(answer).toMatchObject({ freshness: 'outage', cause: { name: 'InvalidResponse' } });
});

test('what is fresh for more than a day is served old for as long again', async () => {
  const { study, upstream, clock, events } = await open(plenty, { freshSeconds: 3600 });
  const ask = () => study.building(buildingId('78025'), 'en');
  await ask();
  upstream.answer(() => ({ status: 501 }));
  clock.advance(36 * HOUR);
  expect((await ask()).freshness).toBe('stale');
  await until(() => events.some((event) => event.event === 'refresh'));
  clock.advance(36 * HOUR - 1);
  expect((await ask()).freshness).toBe('outage');
  clock.advance(1);
  expect(await failureOf(ask())).toMatchObject({ name: 'Unavailable' });
});
