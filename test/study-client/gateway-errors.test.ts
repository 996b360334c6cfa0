import { expect, test } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { BY_ID, CODE, failureOf, gateway, open, QUESTIONS } from './setup.ts';

type Expected = Record<string, unknown>;
const DOWN = { name: 'Unavailable', reason: 'down' };
const SLOW = { name: 'Unavailable', reason: 'slow' };
const INVALID = { name: 'InvalidResponse' };
const REFUSED = { name: 'AccessRefused' };
const OVER_QUOTA = { name: 'QuotaExceeded' };
const timing = { retries: 0 };

const CASES: [string, UpstreamReply, Expected][] = [
  ['no key', gateway(401, 'Access denied due to missing subscription key.'), REFUSED],
  ['a wrong key', gateway(401, 'Access denied due to invalid subscription key.'), REFUSED],
  ['a 401 without a body', { status: 401 }, REFUSED],
  ['a 403 of another kind', gateway(403, 'Forbidden'), REFUSED],
  ['an HTML 403', { status: 403, body: '<html>Forbidden</html>' }, INVALID],
  // The gateway's own 404 means that there is no such operation: nothing can be told of the id.
  ['an unknown operation', gateway(404, 'Resource not found'), INVALID],
  ['an HTML 404', { status: 404, body: '<html>Not found</html>' }, INVALID],
  [
    'a 200 that means an unknown operation',
    { json: { statusCode: 404, message: 'Resource not found' } },
    INVALID,
  ],
  ['quota, by header', { status: 403, headers: { 'retry-after': '3600' } }, OVER_QUOTA],
  [
    'quota, by message',
    gateway(403, 'Out of call volume quota. Quota will be replenished in 1.00:00:00.'),
    OVER_QUOTA,
  ],
  ['rate limit', gateway(429, 'Rate limit is exceeded. Try again in 60 seconds.'), OVER_QUOTA],
  ['an HTML 429', { status: 429, body: '<h1>Slow down</h1>' }, OVER_QUOTA],
  [
    'a gateway fault',
    { status: 500, json: { statusCode: 500, message: 'Internal server error', activityId: 'a' } },
    DOWN,
  ],
  ['an HTML 502', { status: 502, body: '<html>Bad gateway</html>' }, DOWN],
  ['a 503', { status: 503 }, DOWN],
  ['a 504', { status: 504 }, SLOW],
  ['a 408', { status: 408 }, SLOW],
  ['a 599', { status: 599 }, DOWN],
  ['a 400', gateway(400, 'Bad request'), INVALID],
  ['a 405', { status: 405 }, INVALID],
  ['a 304', { status: 304 }, INVALID],
  ['a 200 that means 429', { json: { statusCode: 429, message: 'Try again in 60 seconds.' } }, OVER_QUOTA],
  ['a 200 that means 401', { json: { statusCode: '401', message: 'Access denied' } }, REFUSED],
  [
    'a 200 that means 429 behind an odd space',
    { json: { statusCode: '\u00A0429' } },
    { name: 'QuotaExceeded' },
  ],
  [
    'a 200 whose code is no value',
    { json: { statusCode: { valueOf: 1, toString: 2 } } },
    { name: 'InvalidResponse' },
  ],
  ['a 200 that means 500', { json: { statusCode: 500, message: 'Internal server error' } }, DOWN],
  ['status error', { json: { status: 'error', message: 'Database is down' } }, DOWN],
];

test.each(
  CASES.flatMap(([name, reply, expected]) =>
    QUESTIONS.map(([of, ask]) => ({ name, of, reply, expected, ask })),
  ),
)('$name: $of', async ({ reply, expected, ask }) => {
  const { study } = await open(() => reply, { timing });
  expect(await failureOf(ask(study))).toMatchObject(expected);
});

const NOTHING: [string, UpstreamReply][] = [
  ['a 404 without a body', { status: 404 }],
  ['a 404 of the service', { status: 404, json: { status: 'error', message: 'Unknown id' } }],
  ['a success without a collection', { json: { status: 'success' } }],
  [
    'empty collections',
    { json: { status: 'success', realizations: [], courseUnits: [], building: {}, resources: [] } },
  ],
  [
    'null collections',
    { json: { status: 'success', realizations: null, courseUnits: null, building: null, resources: null } },
  ],
  ['an error that says no results', { json: { status: 'error', message: 'No results' } }],
];

test.each(NOTHING.flatMap(([name, reply]) => BY_ID.map(([of, ask]) => ({ name, of, reply, ask }))))(
  '$name: $of is not found',
  async ({ reply, ask }) => {
    const { study } = await open(() => reply);
    expect(await failureOf(ask(study))).toMatchObject({ name: 'NotFound' });
  },
);

test('a 404 of the search says nothing of the code: the operation itself is missing', async () => {
  const { study } = await open(() => ({ status: 404 }));
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject(INVALID);
});

test('a statusCode of 200 in an answer is no error', async () => {
  const { study } = await open(() => ({
    json: { statusCode: 200, status: 'success', realizations: [{ code: CODE }] },
  }));
  expect((await study.realization(CODE, 'en')).value.code).toBe(CODE);
});
