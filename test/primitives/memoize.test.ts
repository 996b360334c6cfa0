import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoize, memoizeBy } from '../../src/primitives/memory.ts';

test('what is made is what would be made anew, and made once where it is asked for again', () => {
  const keys = fc.array(fc.constantFrom('a', 'b', undefined, 0, Number.NaN));
  fc.assert(
    fc.property(keys, (asked) => {
      const made: unknown[] = [];
      // For some there is nothing, which is remembered, too.
      const ask = memoize(10, (key: unknown) => {
        made.push(key);
        return key === 'b' ? undefined : { key };
      });
      for (const key of asked) expect(ask(key)).toEqual(key === 'b' ? undefined : { key });
      expect(made).toEqual([...new Set(asked)]);
      for (const key of asked) expect(ask(key)).toBe(ask(key));
    }),
  );
});

test('no more is remembered than it is told', () => {
  const made: number[] = [];
  const ask = memoize(3, (key: number) => {
    made.push(key);
    return key;
  });
  for (const key of [1, 2, 3, 1, 2, 3, 4, 4, 1]) expect(ask(key)).toBe(key);
  // With the fourth all before it went.
  expect(made).toEqual([1, 2, 3, 4, 1]);
});

test('what is alike is made once, and what differs is not taken for it', () => {
  const made: object[] = [];
  const ask = memoizeBy(
    10,
    ({ day, zone }: { day: number; zone: string }) => `${day} ${zone}`,
    (about) => {
      made.push(about);
      return { ...about };
    },
  );
  const first = ask({ day: 1, zone: 'a' });
  expect(ask({ day: 1, zone: 'a' })).toBe(first);
  expect(ask({ day: 1, zone: 'b' })).toEqual({ day: 1, zone: 'b' });
  expect(ask({ day: 2, zone: 'a' })).toEqual({ day: 2, zone: 'a' });
  expect(made).toHaveLength(3);
});
