import { expect, test } from 'vitest';
import { academicInformation } from '../../src/study-client/gateway/academic-information.ts';
import { CODE, code, failureOf, gateway, MINUTE, open, QUESTIONS, until } from './setup.ts';

const CLOSED = { name: 'Unavailable', reason: 'down', message: expect.stringContaining('closed') };

test.each(QUESTIONS)('%s: a look-up under way ends, and so does its connection', async (_, ask) => {
  const { study, upstream } = await open(() => ({ trouble: 'hang' }));
  const asked = failureOf(ask(study));
  await until(() => upstream.calls.length === 1);
  study.close();
  expect(await asked).toMatchObject(CLOSED);
  await until(() => upstream.abandoned() === 1);
});

test('a look-up that waits for its batch ends without a call', async () => {
  const { study, upstream } = await open(undefined, { timing: { batchWindowMs: 50 } });
  const asked = failureOf(study.realization(CODE, 'en'));
  study.close();
  expect(await asked).toMatchObject(CLOSED);
  expect(upstream.calls).toEqual([]);
});

test('so do all that wait for batches of which only one has gone out', async () => {
  const { study } = await open(() => ({ trouble: 'hang' }), {
    gateway: { ...academicInformation, codesPerRequest: 2 },
  });
  const asked = Array.from({ length: 20 }, (_, at) => failureOf(study.realization(code(`AA00-${at}`), 'en')));
  study.close();
  for (const failure of await Promise.all(asked)) expect(failure).toMatchObject(CLOSED);
});

test.each([
  ['a retry', { status: 503 }, { retryBaseMs: 60_000, deadlineMs: 600_000 }],
  [
    'a cooldown',
    gateway(429, '', { 'retry-after': '60' }),
    { cooldownPatienceMs: 120_000, deadlineMs: 600_000 },
  ],
])('a look-up that waits for %s ends', async (_, reply, timing) => {
  const { study, events } = await open(() => reply, { timing });
  const asked = failureOf(study.realization(CODE, 'en'));
  await until(() => events.some((event) => event.event === 'upstream'));
  study.close();
  expect(await asked).toMatchObject(CLOSED);
});

test('a later look-up fails, but what is cached is still there', async () => {
  const { study, clock } = await open();
  await study.realization(CODE, 'en');
  study.close();
  expect(await failureOf(study.realization(code('IM00BR45-3003'), 'en'))).toMatchObject(CLOSED);
  clock.advance(11 * MINUTE);
  expect((await study.realization(CODE, 'en')).value.code).toBe(CODE);
});

test('closing twice is closing once', async () => {
  const { study } = await open();
  study.close();
  expect(() => study.close()).not.toThrow();
});
