import { expect, test } from 'vitest';
import { CODE, failureOf, open, plenty, QUESTIONS, until } from './setup.ts';

const SLOW = { name: 'Unavailable', reason: 'slow' };

test.each(QUESTIONS)('%s: the deadline ends a dripping body and its connection', async (_, ask) => {
  const timing = { deadlineMs: 80, attemptMs: 60_000 };
  const { study, upstream } = await open(() => ({ body: '{', trouble: 'drip' }), { timing });
  expect(await failureOf(ask(study))).toMatchObject(SLOW);
  await until(() => upstream.abandoned() === 1);
});

test('the deadline spans the retries', async () => {
  const timing = { deadlineMs: 400, attemptMs: 60_000, retries: 1000, breakerFailures: 10_000 };
  const { study, upstream } = await open(() => ({ status: 503, delayMs: 5 }), { timing });
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'Unavailable' });
  expect(upstream.calls.length).toBeGreaterThan(1);
});

test('an attempt that hangs is given up, and a second one may succeed', async () => {
  let attempts = 0;
  const timing = { attemptMs: 400 };
  const { study } = await open(
    (request) => {
      attempts += 1;
      return attempts === 1 ? { trouble: 'hang' } : plenty(request);
    },
    { timing },
  );
  expect((await study.realization(CODE, 'en')).freshness).toBe('fresh');
});
