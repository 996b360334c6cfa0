import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { UpstreamRequest } from '../fakes/upstream.ts';
import { CODE, code, codesOf, failureOf, found, open, plenty, row, until } from './setup.ts';

const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => code(`AA00BB11-${3000 + index}`));

test('codes asked for together go out as one search', async () => {
  const { study, upstream } = await open();
  const answers = await Promise.all(codes(10).map((of) => study.realization(of, 'en')));
  expect(answers.map(({ value }) => value.code)).toEqual(codes(10));
  expect(upstream.calls.map(({ method, path, body }) => [method, path, codesOf(body)])).toEqual([
    ['POST', '/realization/search', codes(10)],
  ]);
});

test('codes that come turn upon turn of the event loop go out as one search', async () => {
  const { study, upstream } = await open(undefined, { timing: { batchWindowMs: 1_500 } });
  const answers: Promise<unknown>[] = [];
  for (const of of codes(20)) {
    answers.push(study.realization(of, 'en'));
    await nextTurn();
  }
  await Promise.all(answers);
  expect(upstream.calls.map(({ body }) => codesOf(body))).toEqual([codes(20)]);
});

test('while a search is under way, codes that come a moment after each other go out together', async () => {
  const opened = Promise.withResolvers<void>();
  const { study, upstream } = await open(
    async (request) => {
      if (codesOf(request.body).includes(CODE)) await opened.promise;
      return plenty(request);
    },
    { timing: { batchWindowMs: 1_500 } },
  );
  const first = study.realization(CODE, 'en');
  await until(() => upstream.calls.length === 1);
  const others: Promise<unknown>[] = [];
  for (const of of codes(10)) {
    others.push(study.realization(of, 'en'));
    await sleep(1);
  }
  await Promise.all(others);
  expect(upstream.calls.map(({ body }) => codesOf(body))).toEqual([[CODE], codes(10)]);
  opened.resolve();
  await first;
});

test('a crowd without an end is not waited for', async () => {
  const { study, upstream } = await open(undefined, { timing: { batchWindowMs: 5 } });
  const answers: Promise<unknown>[] = [];
  for (const of of codes(5000)) {
    if (upstream.calls.length > 0) break;
    answers.push(study.realization(of, 'en'));
    await nextTurn();
  }
  expect(answers.length).toBeLessThan(5000);
  await Promise.all(answers);
});

test('a search holds at most 100 codes, and none is empty', async () => {
  const { study, upstream } = await open();
  await Promise.all(codes(250).map((of) => study.realization(of, 'en')));
  const sizes = upstream.calls.map(({ body }) => codesOf(body).length);
  expect(sizes.toSorted((a, b) => b - a)).toEqual([100, 100, 50]);
});

test('rows that were not asked for are dropped; case and dashes do not matter', async () => {
  const { study } = await open(() =>
    found(row('TX00EY23-30150'), row('TX00EY23'), row('tx00ey23\u20113015', { name: 'Mine' })),
  );
  expect((await study.realization(CODE, 'en')).value).toMatchObject({ code: CODE, name: 'Mine' });
});

test('of several rows with one code the first counts', async () => {
  const { study } = await open(() => found(row(CODE, { name: 'First' }), row(CODE, { name: 'Second' })));
  expect((await study.realization(CODE, 'en')).value.name).toBe('First');
});

test.each([
  ['an empty list', { realizations: [] }],
  ['null', { realizations: null }],
  ['no list', {}],
  ['no list and a message', { message: 'No results', status: 'warn' }],
  ['an error that says no results', { message: 'No results', status: 'error' }],
  ['only others', { realizations: [row('TX00EY23-9999')] }],
])('%s: the code is not found', async (_, answer) => {
  const { study } = await open(() => ({ json: { status: 'success', ...answer } }));
  expect(await failureOf(study.realization(CODE, 'en'))).toMatchObject({ name: 'NotFound', id: CODE });
});

test.each([[null], [42], ['row'], [[]], [{ name: 'no code' }], [{ code: {} }]])(
  'an unreadable row %j spoils only a code that has no row of its own',
  async (broken) => {
    const { study } = await open(() => found(broken, row('AA00-1'), broken));
    const [whole, missing] = await Promise.allSettled([
      study.realization(code('AA00-1'), 'en'),
      study.realization(code('BB00-2'), 'en'),
    ]);
    expect(whole).toMatchObject({ status: 'fulfilled', value: { value: { code: 'AA00-1' } } });
    expect(missing).toMatchObject({ status: 'rejected', reason: { name: 'InvalidResponse' } });
  },
);

test('a failed search fails its own codes only', async () => {
  const isFinnish = ({ query: { l } }: UpstreamRequest) => l === 'fi';
  const { study } = await open((request) => (isFinnish(request) ? { status: 400 } : plenty(request)));
  const [english, finnish] = await Promise.allSettled([
    study.realization(CODE, 'en'),
    study.realization(code('IM00BR45-3003'), 'fi'),
  ]);
  expect([english.status, finnish.status]).toEqual(['fulfilled', 'rejected']);
});
