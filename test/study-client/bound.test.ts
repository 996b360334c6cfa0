import { expect, test } from 'vitest';
import type { UpstreamHandler } from '../fakes/upstream.ts';
import { code, failureOf, found, open, row, unitId } from './setup.ts';

const KIB = 1024;

/** A row whose text weighs 40 000 bytes. */
const heavy: UpstreamHandler = ({ body }) =>
  found(...(body as { codes: string[] }).codes.map((of) => row(of, { content: 'x'.repeat(20_000) })));

test('entries are dropped by their bytes, the least recently used first', async () => {
  const { study, upstream } = await open(heavy, { cacheBytes: 180 * KIB });
  const ask = (of: number) => study.realization(code(`AA00-${of}`), 'en');
  for (const one of [1, 2, 3, 4]) await ask(one);
  await ask(1);
  await ask(5);
  expect(upstream.calls).toHaveLength(5);
  await ask(1);
  expect(upstream.calls).toHaveLength(5);
  await ask(2);
  expect(upstream.calls).toHaveLength(6);
});

test('background work fills half of the cache, and drives out nothing that a person asked for', async () => {
  let asker: string | undefined = 'T1';
  const { study, upstream } = await open(heavy, {
    cacheBytes: 180 * KIB,
    asker: { charge: () => undefined, workspace: () => asker },
  });
  const ask = (of: number) => study.realization(code(`AA00-${of}`), 'en');
  const costs = async (of: number) => {
    const before = upstream.calls.length;
    await ask(of);
    return upstream.calls.length - before;
  };
  await ask(1);
  asker = undefined;
  for (const one of [2, 3, 4, 5]) await ask(one);
  asker = 'T1';
  expect(await costs(1)).toBe(0);
  expect(await costs(2)).toBe(0);
  for (const one of [3, 4]) expect(await costs(one)).toBe(1);
});

test('an answer larger than the whole cache is still given', async () => {
  const { study, upstream } = await open(heavy, { cacheBytes: 4 * KIB });
  expect((await study.realization(code('AA00-1'), 'en')).value.texts.content).toHaveLength(20_000);
  expect((await study.realization(code('AA00-1'), 'en')).value.texts.content).toHaveLength(20_000);
  expect(upstream.calls).toHaveLength(2);
});

test('what does not exist takes room in the same bound', async () => {
  const { study, upstream } = await open(() => ({ status: 404 }), { cacheBytes: 4 * KIB });
  const ask = (id: number) => failureOf(study.courseUnit(unitId(`${id}`), 'en'));
  for (let id = 0; id < 20; id += 1) await ask(id);
  await ask(19);
  expect(upstream.calls).toHaveLength(20);
  await ask(0);
  expect(upstream.calls).toHaveLength(21);
});

test('a value dropped while in flight still reaches those who wait for it', async () => {
  const { study } = await open(heavy, { cacheBytes: 60 * KIB });
  const codes = Array.from({ length: 10 }, (_, index) => code(`AA00-${index}`));
  const answers = await Promise.all(codes.map((of) => study.realization(of, 'en')));
  expect(answers.map(({ value }) => value.code)).toEqual(codes);
});
