import { expect, test } from 'vitest';
import type { UpstreamReply } from '../fakes/upstream.ts';
import { openScripted } from './harness.ts';
import { buttons, referenceOn, words } from './reading.ts';
import { plenty, success } from './upstream-rows.ts';

const gateway = (
  statusCode: number,
  message: string,
  headers: Record<string, string> = {},
): UpstreamReply => ({
  status: statusCode,
  headers,
  json: { statusCode, message },
});

/** What each class says; no text of one may be taken for another. */
const CLASSES = {
  refused: /refuses Coursebell’s key/,
  shutOut: /doesn’t let Coursebell in/,
  quota: /quota is used up/,
  rate: /too many requests/,
  notFound: /There is no (course|course unit|building) /,
  down: /can’t be reached/,
  slow: /too slow/,
  notUnderstood: /doesn’t understand/,
  input: /is not a |Give at most/,
} as const;
type Class = keyof typeof CLASSES;

const REPLIES: readonly (readonly [name: string, reply: UpstreamReply, told: Class, outcome: string])[] = [
  [
    '401, invalid key',
    gateway(
      401,
      'Access denied due to invalid subscription key. Make sure to provide a valid key for an active subscription.',
      { 'www-authenticate': 'AzureApiManagementKey realm="x"' },
    ),
    'refused',
    'AccessRefused',
  ],
  [
    '401, missing key',
    gateway(
      401,
      'Access denied due to missing subscription key. Make sure to include subscription key when making requests to an API.',
    ),
    'refused',
    'AccessRefused',
  ],
  ['403, an address filter of the gateway', gateway(403, 'Forbidden'), 'shutOut', 'AccessRefused'],
  [
    '403, a page of a firewall',
    { status: 403, body: '<html>Your address is blocked', headers: { 'content-type': 'text/html' } },
    'shutOut',
    'AccessRefused',
  ],
  [
    '403, quota',
    gateway(403, 'Out of call volume quota. Quota will be replenished in 22.14:18:12.', {
      'retry-after': '1952292',
    }),
    'quota',
    'QuotaExceeded',
  ],
  [
    '429, rate limit',
    gateway(429, 'Rate limit is exceeded. Try again in 60 seconds.', { 'retry-after': '60' }),
    'rate',
    'QuotaExceeded',
  ],
  [
    '500, gateway',
    {
      status: 500,
      json: {
        statusCode: 500,
        message: 'Internal server error',
        activityId: '87aeb87f-192c-424c-84d1-32d5bbfec437',
      },
    },
    'down',
    'Unavailable',
  ],
  ['503', gateway(503, 'Service Unavailable'), 'down', 'Unavailable'],
  ['504', gateway(504, 'Gateway Timeout'), 'slow', 'Unavailable'],
  ['a reset connection', { trouble: 'reset' }, 'down', 'Unavailable'],
  [
    'an HTML page with 502',
    {
      status: 502,
      headers: { 'content-type': 'text/html' },
      body: '<html><h1>Bad gateway <!channel></h1></html>',
    },
    'down',
    'Unavailable',
  ],
  [
    'an HTML page with 200',
    { headers: { 'content-type': 'text/html' }, body: '<html><h1>Maintenance</h1></html>' },
    'notUnderstood',
    'InvalidResponse',
  ],
  [
    'truncated JSON',
    { body: '{"status":"success","realizations":[{"code":"TX00' },
    'notUnderstood',
    'InvalidResponse',
  ],
  ['an empty body with 200', { body: '' }, 'notUnderstood', 'InvalidResponse'],
  ['null', { body: 'null' }, 'notUnderstood', 'InvalidResponse'],
  ['a body that breaks off', { body: '{"status":"success"', trouble: 'cut' }, 'down', 'Unavailable'],
  [
    'a redirect',
    { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' },
    'notUnderstood',
    'InvalidResponse',
  ],
];
const TYPED = [
  '/course TX00EY23-3015',
  '/course 194201',
  '/course unit 72101',
  '/rooms 78025',
  '/enrollment TX00EY23-3015',
];

test.for(REPLIES)('%s', async ([, reply, told, outcome]) => {
  await Promise.all(
    TYPED.map(async (typed) => {
      const { command, log } = await openScripted(() => reply);
      const { message } = await command(typed);
      expect(classesIn(message.text), typed).toEqual([told]);
      expect(classesIn(words(message)), typed).toEqual([told]);
      const isFault = told !== 'notFound' && told !== 'input';
      const lines = log.filter(({ kind }) => kind === 'command');
      expect(lines).toMatchObject([{ outcome, ...(isFault && { reference: referenceOn(message) }) }]);
      const mayPass = told === 'down' || told === 'slow' || told === 'notUnderstood';
      expect(buttons(message)).toEqual(mayPass ? ['Try again'] : []);
    }),
  );
});

test('“404 Resource not found” is the gateway’s: it never means that there is no such code or id', async () => {
  for (const typed of TYPED) {
    const { command } = await openScripted(() => gateway(404, 'Resource not found'));
    const { message } = await command(typed);
    expect(classesIn(message.text), typed).toEqual(['notUnderstood']);
  }
});

test('a 404 of the service itself means that there is no such id', async () => {
  for (const typed of ['/course 194201', '/course unit 72101', '/rooms 78025']) {
    const { command } = await openScripted(() => ({
      status: 404,
      json: { status: 'error', message: 'Not found' },
    }));
    const { message } = await command(typed);
    expect(classesIn(message.text), typed).toEqual(['notFound']);
    expect(words(message), 'no fault').not.toContain('Reference');
  }
});

test.for(['/course 12-3', '/course unit x', '/rooms nowhere', '/enrollment 12-3'])(
  '“%s” can’t be read: told with an example',
  async (typed) => {
    const { command, log, upstream } = await openScripted(() => gateway(500, 'never asked'));
    const { message } = await command(typed);
    expect(classesIn(message.text)).toEqual(['input']);
    expect(message.text).toMatch(/TX00EY23-3015|\d{5}/);
    expect(words(message), 'no fault').not.toContain('Reference');
    expect(log).toContainEqual(expect.objectContaining({ outcome: 'InvalidRequest' }));
    expect(upstream.calls).toEqual([]);
  },
);

// The first whole minute at which asking again helps: today by its time alone, another day with its date.
test.each([
  [60, Date.UTC(2026, 10, 20, 12, 4), '{time}|14:04 EET'],
  [86_400, Date.UTC(2026, 10, 21, 12, 3), '{date_short} {time}|21 Nov 2026, 14:03 EET'],
])('a quota answer says when to ask again, in the reader’s zone: in %d s', async (seconds, at, shown) => {
  const { command } = await openScripted(() =>
    gateway(429, `Rate limit is exceeded. Try again in ${seconds} seconds.`, { 'retry-after': `${seconds}` }),
  );
  const { message } = await command('/course TX00EY23-3015');
  const when = `Ask again after <!date^${at / 1000}^${shown}>.`;
  expect(message.text).toContain(when);
  expect(words(message)).toContain(when);
});

test('every reference is its own', async () => {
  const { command } = await openScripted(() =>
    gateway(401, 'Access denied due to invalid subscription key.'),
  );
  const references = new Set<string>();
  for (let n = 0; n < 5; n += 1)
    references.add(referenceOn((await command('/course TX00EY23-3015')).message));
  expect(references.size).toBe(5);
});

function classesIn(text: string): string[] {
  return Object.entries(CLASSES).flatMap(([name, words]) => (words.test(text) ? [name] : []));
}

test.for([
  ['/course unfollow 194201', { status: 500 }, /can’t be reached/, ['Try again']],
  [
    '/course follow TX00EY23-3015 194201',
    { status: 500 },
    /Ask again for this one in a few minutes/,
    ['Try again'],
  ],
  [
    '/course follow TX00EY23-3015 194201',
    gateway(429, 'Rate limit is exceeded.', { 'retry-after': '60' }),
    /Ask again for this one after /,
    [],
  ],
  [
    '/course follow TX00EY23-3015 194201',
    success({ realizations: [] }),
    /Check this one in the study guide/,
    [],
  ],
] as const)(
  'a failure beside other things has its next step, and a fault its reference: %s',
  async ([typed, reply, next, pressed]) => {
    const { command, log } = await openScripted(
      // The code's answer is there first: after a quota answer nothing would be asked.
      (request) => (request.method === 'POST' ? plenty(request) : { ...reply, delayMs: 200 }),
      { studyTiming: { retryBaseMs: 1 } },
    );
    const { message } = await command(typed);
    expect(message.text).toMatch(/^Did not work|\nDid not work/);
    expect(message.text).toMatch(next);
    expect(buttons(message).filter((label) => label !== 'Undo')).toEqual(pressed);
    // What no one can fix but the asker is no fault.
    const isFault = !next.source.includes('study guide');
    const lines = log.filter(({ outcome }) => outcome === 'partly');
    expect(lines).toMatchObject([isFault ? { reference: referenceOn(message) } : {}]);
  },
);
