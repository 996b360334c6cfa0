import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBuckets } from '../../src/slack/rates.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 12);

/** Buckets under a clock that moves when told, and whether a unit was to be had. */
function open(perMinute: number, most = 1000) {
  let now = START;
  const buckets = createBuckets({ perMinute, most, now: () => now });
  const takes = (key = 'sam'): boolean => {
    if (buckets.emptyUntil(key) !== undefined) return false;
    buckets.take(key);
    return true;
  };
  const many = (times: number, key?: string): number =>
    Array.from({ length: times }, () => takes(key)).filter(Boolean).length;
  const pass = (ms: number): void => {
    now += ms;
  };
  return { buckets, takes, many, pass, now: () => now };
}

test.each([1, 7, 30, 31, 600, 999])('%i at once, and not one more', (perMinute) => {
  const { many } = open(perMinute);
  expect(many(perMinute + 5)).toBe(perMinute);
});

test.each([1, 7, 30, 600])('of %i a minute one comes back at a time, evenly', (perMinute) => {
  const { many, takes, pass, buckets, now } = open(perMinute);
  many(perMinute);
  for (let again = 0; again < 10; again += 1) {
    const wait = (buckets.emptyUntil('sam') ?? 0) - now();
    expect(Math.abs(wait - MINUTE / perMinute)).toBeLessThan(0.2);
    pass(MINUTE / perMinute / 2);
    expect(takes()).toBe(false);
    pass(MINUTE / perMinute / 2 + 0.01);
    expect(takes()).toBe(true);
  }
});

test('a minute of rest fills a bucket, a longer one no more than that', () => {
  const { many, pass } = open(30);
  many(30);
  pass(MINUTE);
  expect(many(40)).toBe(30);
  pass(60 * MINUTE);
  expect(many(40)).toBe(30);
});

/** The times at which a unit was had, trying so often after each pause. */
function had(perMinute: number, steps: readonly (readonly [pause: number, tries: number])[]): number[] {
  const { many, pass, now } = open(perMinute);
  return steps.flatMap(([pause, tries]) => {
    pass(pause);
    return Array<number>(many(tries)).fill(now());
  });
}

test('in no stretch of time more is had than a bucket and what was refilled meanwhile', {
  tags: 'property',
}, () => {
  const steps = fc.array(fc.tuple(fc.nat(20_000), fc.integer({ min: 1, max: 40 })), { maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), steps, (perMinute, all) => {
      const taken = had(perMinute, all);
      const stretches = taken.flatMap((from, first) =>
        taken.slice(first).map((to, more) => ({ count: more + 1, ms: to - from })),
      );
      const mostIn = (ms: number) => perMinute + (perMinute * ms) / MINUTE + 0.01;
      expect(stretches.filter(({ count, ms }) => count > mostIn(ms))).toEqual([]);
    }),
  );
});

test('a person who keeps to the rate is never refused', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.array(fc.nat(5000), { maxLength: 60 }),
      (perMinute, rests) => {
        const { takes, pass } = open(perMinute);
        for (const rest of rests) {
          expect(takes()).toBe(true);
          pass(MINUTE / perMinute + rest);
        }
      },
    ),
  );
});

test('trying in vain costs nothing', () => {
  const { many, takes, pass } = open(30);
  many(1000);
  pass(2000);
  expect(takes()).toBe(true);
});

test('buckets are apart', () => {
  const { many } = open(5);
  expect(many(9, 'sam')).toBe(5);
  expect(many(9, 'aino')).toBe(5);
});

test('0 is no limit, and keeps nothing', () => {
  expect(open(0).many(5000)).toBe(5000);
});

test.each([1, 59, 61, 3600])(
  'a clock that was set back by %i s refuses no one for longer than two minutes',
  (seconds) => {
    const { many, takes, pass } = open(5);
    many(5);
    pass(-seconds * 1000);
    pass(2 * MINUTE);
    expect(takes()).toBe(true);
  },
);

test('where more are kept than there is room for, those of long ago are full again', () => {
  const { takes, pass } = open(1, 3);
  for (const key of ['a', 'b', 'c']) expect(takes(key)).toBe(true);
  expect(takes('a')).toBe(false);
  expect(takes('d')).toBe(true);
  expect(['b', 'c', 'd'].map((key) => takes(key))).toEqual([false, false, false]);
  expect(takes('a'), 'forgotten').toBe(true);
  pass(MINUTE);
  expect(takes('d')).toBe(true);
});
