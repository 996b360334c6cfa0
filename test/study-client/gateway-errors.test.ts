import { expect, test } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { BY_ID, CODE, failureOf, gateway, open, QUESTIONS } from './setup.ts';

type Expected = Record<string, unknown>;
const DOWN = { name: 'Unavailable', reason: 'down' };
const SLOW = { name: 'Unavailable', reason: 'slow' };
const INVALID = { name: 'InvalidResponse' };
const REFUSED = { name: 'AccessRefused', what: 'key' };
const SHUT_OUT = { name: 'AccessRefused', what: 'access' };
const OVER_QUOTA = { name: 'QuotaExceeded' };
const timing = { retries: 0 };

const CASES: [string, UpstreamReply, Expected][] = [
  ['no key', gateway(401, 'Access denied due to missing subscription key.'), REFUSED],
  ['a wrong key', gateway(401, 'Access denied due to invalid subscription key.'), REFUSED],
  ['a 401 without a body', { status: 401 }, REFUSED],
  ['a 403 about the subscription', gateway(403, 'The subscription is not active.'), REFUSED],
  ['a 403 of an address filter', gateway(403, 'Forbidden'), SHUT_OUT],
  ['a 403 of the service', { status: 403, json: { status: 'error', message: 'Not from here' } }, SHUT_OUT],
  ['a 403 without a body', { status: 403 }, SHUT_OUT],
  ['an HTML 403', { status: 403, body: '<html>Your key is blocked</html>' }, SHUT_OUT],
  ['a proxy that wants a login', { status: 401, body: '<html>Log in</html>' }, SHUT_OUT],
  [
    'an HTML 401 that asks for the key',
    {
      status: 401,
      body: '<html>Unauthorized</html>',
      headers: { 'www-authenticate': 'AzureApiManagementKey realm="x",name="Ocp-Apim-Subscription-Key"' },
    },
    REFUSED,
  ],
  ['a 407', { status: 407, body: '<html>Proxy</html>' }, { name: 'NoWay', why: 'proxy' }],
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

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TOLD: [string, UpstreamReply, string][] = [
  [
    'a firewall',
    { status: 403, headers: HTML, body: '<html>' },
    'the study API does not let us in: realizations-by-code answered 403 (text/html)',
  ],
  [
    'an address filter',
    gateway(403, 'Forbidden'),
    'the study API does not let us in: realizations-by-code answered 403 (application/json)',
  ],
  [
    'a proxy',
    { status: 502, headers: HTML, body: '<h1>' },
    'the study API is down: realizations-by-code answered 502 (text/html)',
  ],
  [
    'a captive portal',
    { headers: HTML, body: '<form>' },
    "the study API's answer is not understood: realizations-by-code answered 200 (text/html): not a JSON object",
  ],
  ...(
    [
      ['https://moved.example/api/?key=1', 'https://moved.example'],
      ['https://me:secret@moved.example:8443/x', 'https://moved.example:8443'],
      ['//moved.example', 'http://moved.example'],
      ['HTTPS://MÖVED.example', 'https://xn--mved-5qa.example'],
    ] as const
  ).map(([location, origin]): [string, UpstreamReply, string] => [
    location,
    { status: 301, headers: { location } },
    `the study API's address leads elsewhere: realizations-by-code answered 301 (application/json), a redirect to ${origin}`,
  ]),
  ...['javascript:alert(1)', 'file:///etc/passwd', 'https://', `https://${'a'.repeat(300)}.example`].map(
    (location): [string, UpstreamReply, string] => [
      location.slice(0, 30),
      { status: 302, headers: { location } },
      "the study API's answer is not understood: realizations-by-code answered 302 (application/json)",
    ],
  ),
  [
    'a strange type',
    { status: 403, headers: { 'content-type': '<script>' } },
    'the study API does not let us in: realizations-by-code answered 403',
  ],
];

test.each(TOLD)('%s is told for what it was', async (_name, reply, message) => {
  const { study, events } = await open(() => reply, { timing });
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ message });
  expect(events).toContainEqual(expect.objectContaining({ event: 'upstream', trouble: message }));
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
