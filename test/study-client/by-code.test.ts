import { expect, test } from 'vitest';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { code, codesOf, failureOf, found, gateway, open, row } from './setup.ts';

const codes = (count: number) => Array.from({ length: count }, (_, at) => code(`AA00BB11-${3000 + at}`));
const MISSING = code('AA00BB99-3001');

/** Codes match loosely, and an answer holds a thousand rows at the most, in the order of the codes. */
const cutting =
  (like: number, exists = (_: string) => true): UpstreamHandler =>
  ({ body }) => {
    const rows = codesOf(body).flatMap((asked) => [
      ...Array.from({ length: like }, (_, at) => row(`${asked}-${at}`)),
      ...(exists(asked) ? [row(asked)] : []),
    ]);
    return found(...rows.slice(0, 1000));
  };

test('what may have been cut off of an answer is asked for again, without what was found', async () => {
  const { study, upstream } = await open(cutting(24));
  const answers = await Promise.all(codes(100).map((of) => study.realization(of, 'en')));
  expect(answers.map(({ value }) => value.code)).toEqual(codes(100));
  expect(upstream.calls.map(({ body }) => codesOf(body).length)).toEqual([100, 60, 20]);
});

test('a code that does not exist is told as such once an answer is whole', async () => {
  const { study } = await open(cutting(24, (asked) => asked !== MISSING));
  const asked = [...codes(99), MISSING].map((of) => study.realization(of, 'en'));
  expect((await failureOf(asked.at(-1) as Promise<unknown>)).name).toBe('NotFound');
  expect(await Promise.all(asked.slice(0, 99))).toHaveLength(99);
});

test.each([
  ['gives others’ rows alone', cutting(2000), 1],
  ['gives one more with each answer', cutting(999), 5],
] as const)('where the study API %s, nothing is said not to exist', async (_, handler, calls) => {
  const { study, upstream } = await open(handler);
  const asked = codes(20).map((of) => study.realization(of, 'en'));
  const names = await Promise.all(
    asked.map((one) =>
      one.then(
        () => 'found',
        ({ name }) => name,
      ),
    ),
  );
  expect(new Set(names)).toEqual(new Set(calls === 1 ? ['InvalidResponse'] : ['found', 'InvalidResponse']));
  expect(names.filter((name) => name === 'found')).toHaveLength(calls === 1 ? 0 : calls);
  expect(upstream.calls).toHaveLength(calls);
});

test('where asking again fails, what was found is answered all the same', async () => {
  const { study } = await open((request) =>
    codesOf(request.body).length === 100 ? cutting(24)(request) : gateway(401, 'Access denied'),
  );
  const asked = codes(100).map((of) => study.realization(of, 'en'));
  expect((await asked[0])?.value.code).toBe(codes(1)[0]);
  expect((await failureOf(asked.at(-1) as Promise<unknown>)).name).toBe('AccessRefused');
  await Promise.allSettled(asked);
});

test('what a search lacks beside a fault may exist', async () => {
  const { study, upstream } = await open(({ body }) => ({
    json: {
      status: 'error',
      message: 'Database is down',
      realizations: codesOf(body)
        .slice(0, 1)
        .map((asked) => row(asked)),
    },
  }));
  const [first, second] = codes(2).map((of) => study.realization(of, 'en'));
  expect((await first)?.value.code).toBe(codes(1)[0]);
  expect(await failureOf(second as Promise<unknown>)).toMatchObject({
    name: 'Unavailable',
    reason: 'down',
    message: expect.stringContaining('realizations-by-code: status error'),
  });
  expect(upstream.calls).toHaveLength(1);
});

test.each([201, 202, 206])(
  'an answer with %d is a promise or a part, and says nothing of what it lacks',
  async (status) => {
    const { study } = await open(() => ({ status, json: { status: 'success', realizations: [] } }));
    expect((await failureOf(study.realization(MISSING, 'en'))).name).toBe('InvalidResponse');
  },
);

test.each([
  [899, { name: 'NotFound', subject: 'realization', id: MISSING }],
  [
    900,
    {
      name: 'InvalidResponse',
      message: expect.stringContaining('realizations-by-code: the answer may be cut off'),
    },
  ],
])('an answer of %d rows, none of which was asked for', async (count, failure) => {
  const { study, upstream } = await open(() =>
    found(...Array.from({ length: count }, (_, at) => row(`AA00BB88-${1000 + at}`))),
  );
  expect(await failureOf(study.realization(MISSING, 'en'))).toMatchObject(failure);
  expect(upstream.calls).toHaveLength(1);
});

test('a long answer that holds all that was asked for is asked for once', async () => {
  const { study, upstream } = await open(cutting(8));
  await Promise.all(codes(100).map((of) => study.realization(of, 'en')));
  expect(upstream.calls).toHaveLength(1);
});

test('where a row can’t be read, a code without one may exist', async () => {
  const { study } = await open(() => found({ name: 'a row without a code' }));
  expect(await failureOf(study.realization(MISSING, 'en'))).toMatchObject({
    name: 'InvalidResponse',
    message: expect.stringContaining('1 unreadable rows'),
  });
});
