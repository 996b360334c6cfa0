import { expect, test } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { CODE, failureOf, gateway, open, plenty, QUESTIONS } from './setup.ts';

const timing = { retries: 2, breakerFailures: 100, attemptMs: 4000 };

const CALLS: [string, UpstreamReply, number][] = [
  ['a cut connection', { trouble: 'reset' }, 3],
  ['a body cut short', { body: '{', trouble: 'cut' }, 3],
  ['502', { status: 502 }, 3],
  ['503', { status: 503 }, 3],
  ['504', { status: 504 }, 3],
  ['500', { status: 500 }, 2],
  ['a 200 that means 503', { json: { statusCode: 503, message: 'Busy' } }, 3],
  ['501', { status: 501 }, 1],
  ['400', { status: 400 }, 1],
  ['401', gateway(401, 'Access denied'), 1],
  ['403', gateway(403, 'Forbidden'), 1],
  ['404', { status: 404 }, 1],
  ['408', { status: 408 }, 1],
  ['429', gateway(429, 'Rate limit is exceeded. Try again in 60 seconds.'), 1],
  ['a redirect', { status: 302 }, 1],
  ['invalid JSON', { body: '{' }, 1],
  ['an empty body', { body: '' }, 1],
  ['status error', { json: { status: 'error' } }, 1],
];

test.each(
  CALLS.flatMap(([name, reply, calls]) => QUESTIONS.map(([of, ask]) => ({ name, of, reply, calls, ask }))),
)('$name: $of costs $calls calls', async ({ reply, calls, ask }) => {
  const { study, upstream } = await open(() => reply, { timing });
  await failureOf(ask(study));
  expect(upstream.calls).toHaveLength(calls);
});

test.each(QUESTIONS)('%s: a retry that works is an answer', async (_, ask) => {
  const troubles: UpstreamReply[] = [{ trouble: 'reset' }, { status: 503 }];
  const { study, upstream } = await open((request) => troubles.shift() ?? plenty(request), { timing });
  expect(await ask(study)).toMatchObject({ freshness: 'fresh' });
  expect(upstream.calls).toHaveLength(3);
});

test('each exchange is told, with its operation, status and attempt', async () => {
  const troubles: UpstreamReply[] = [{ trouble: 'reset' }, { status: 503 }];
  const { study, events } = await open((request) => troubles.shift() ?? plenty(request), { timing });
  await study.realization(CODE, 'en');
  expect(events.filter((event) => event.event === 'upstream')).toMatchObject([
    { operation: 'realizations-by-code', status: 'network', attempt: 1 },
    { operation: 'realizations-by-code', status: 503, attempt: 2 },
    { operation: 'realizations-by-code', status: 200, attempt: 3 },
  ]);
});

test('a listener that throws does not disturb a look-up', async () => {
  const listener = () => {
    throw new Error('a broken metric');
  };
  const { study } = await open(undefined, { onEvent: listener });
  expect((await study.realization(CODE, 'en')).freshness).toBe('fresh');
});
