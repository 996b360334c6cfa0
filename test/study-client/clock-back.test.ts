import { expect, test } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { CODE, failureOf, gateway, HOUR, MINUTE, open, plenty, until } from './setup.ts';

const DAY = 24 * HOUR;
const OVER: UpstreamReply = gateway(429, 'Rate limit is exceeded.', { 'retry-after': '600' });

test('a clock that is set back does not keep the study API from being asked for as long', async () => {
  const { study, upstream, clock } = await open();
  upstream.answer(() => OVER);
  await failureOf(study.realization(CODE, 'en'));
  const calls = upstream.calls.length;
  await failureOf(study.realization(CODE, 'en'));
  expect(upstream.calls, 'held').toHaveLength(calls);
  clock.advance(-DAY);
  upstream.answer(plenty);
  expect(await study.realization(CODE, 'en')).toMatchObject({ freshness: 'fresh' });
});

test('a clock that is set back does not put off a refresh for as long', async () => {
  const { study, upstream, clock, events } = await open();
  await study.realization(CODE, 'en');
  upstream.answer(() => ({ status: 501 }));
  clock.advance(11 * MINUTE);
  const refreshes = () => events.filter(({ event }) => event === 'refresh').length;
  await study.realization(CODE, 'en');
  await until(() => refreshes() === 1);
  upstream.answer(plenty);
  clock.advance(-DAY);
  await study.realization(CODE, 'en');
  await until(() => refreshes() === 2);
  expect(await study.realization(CODE, 'en')).toMatchObject({ freshness: 'fresh' });
});
