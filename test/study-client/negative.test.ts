import { expect, test } from 'vitest';
import { BY_ID, CODE, code, failureOf, found, MINUTE, open, plenty, SECOND, until } from './setup.ts';

test('"not found" is believed for a minute', async () => {
  const { study, upstream, clock } = await open(() => found());
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'NotFound', id: CODE });
  clock.advance(MINUTE - 1);
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({
    name: 'NotFound',
    subject: 'realization',
    id: CODE,
  });
  expect(upstream.calls).toHaveLength(1);
  upstream.answer(plenty);
  clock.advance(1);
  expect((await study.realization(CODE, 'en')).value.code).toBe(CODE);
});

test.each(BY_ID)('%s: a 404 is remembered, too', async (_, ask) => {
  const { study, upstream } = await open(() => ({ status: 404 }));
  await failureOf(ask(study));
  expect(await failureOf(ask(study))).toMatchObject({ name: 'NotFound' });
  expect(upstream.calls).toHaveLength(1);
});

test('a refresh that finds nothing makes the entry negative', async () => {
  const { study, upstream, clock, events } = await open();
  await study.realization(CODE, 'en');
  upstream.answer(() => found());
  clock.advance(11 * MINUTE);
  await study.realization(CODE, 'en');
  await until(() => events.some((event) => event.event === 'refresh' && event.outcome === 'gone'));
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'NotFound' });
  clock.advance(59 * SECOND);
  await failureOf(study.realization(CODE, 'en'));
  expect(upstream.calls).toHaveLength(2);
});

test('one unknown code does not make its neighbours unknown', async () => {
  const { study } = await open(() => found({ code: 'AA00-1' }));
  const [known, unknown] = await Promise.allSettled([
    study.realization(code('AA00-1'), 'en'),
    study.realization(code('BB00-2'), 'en'),
  ]);
  expect(known.status).toBe('fulfilled');
  expect(unknown).toMatchObject({ status: 'rejected', reason: { name: 'NotFound', id: 'BB00-2' } });
});
