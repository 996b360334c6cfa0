import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spread } from '../../src/reminders/notices.ts';
import { NOW } from './samples.ts';

interface Due {
  readonly key: string;
  readonly at: number;
}
const SECOND = 1000;
/** Slack's own bounds: so many in any five minutes. */
const [MOST, WINDOW] = [30, 300 * SECOND];

const many = (count: number): Due[] =>
  Array.from({ length: count }, (_, index) => ({ key: `k${String(index).padStart(4, '0')}`, at: NOW }));

const times = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 150 });
const crowd = times.map((all) => all.map((after, index) => ({ key: `k${index}`, at: NOW + after * SECOND })));

function mostInAWindow(messages: readonly Due[]): number {
  const counts = messages.map(
    ({ at }) => messages.filter((one) => one.at >= at && one.at < at + WINDOW).length,
  );
  return Math.max(0, ...counts);
}

it('leaves as many as Slack takes where they are', () => {
  expect(spread(many(25))).toEqual(many(25));
});

it('moves the others to the next minutes, the first keys first', () => {
  const placed = spread(many(60).toReversed());
  expect(placed.map(({ key }) => key)).toEqual(many(60).map(({ key }) => key));
  expect(placed.map(({ at }) => (at - NOW) / SECOND)).toEqual([
    ...Array(25).fill(0),
    ...Array(25).fill(360),
    ...Array(10).fill(720),
  ]);
});

it('never puts more than Slack takes into five minutes, and leaves room for notices', {
  tags: 'property',
}, () => {
  fc.assert(
    fc.property(crowd, (messages) => {
      expect(mostInAWindow(spread(messages))).toBeLessThan(MOST);
    }),
  );
});

it('keeps all of them, never makes one earlier, and keeps their order', { tags: 'property' }, () => {
  fc.assert(
    fc.property(crowd, (messages) => {
      const placed = spread(messages);
      expect(placed.map(({ key }) => key).sort()).toEqual(messages.map(({ key }) => key).sort());
      const before = new Map(messages.map(({ key, at }) => [key, at]));
      for (const { key, at } of placed) expect(at).toBeGreaterThanOrEqual(before.get(key) ?? Infinity);
      const all = placed.map(({ at }) => at);
      expect(all).toEqual(all.toSorted((a, b) => a - b));
    }),
  );
});

describe('a reminder ahead of its moment', () => {
  const MINUTE = 60 * SECOND;
  const until = ({ key }: Due) => (key < 'k0040' ? Infinity : NOW + 6 * MINUTE);

  it('is never moved to it or past it, but to the minutes before', () => {
    const placed = spread(many(60), { until, awake: (at) => at });
    for (const one of placed) expect(one.at).toBeLessThan(until(one));
    expect(mostInAWindow(placed)).toBeLessThan(MOST);
    expect(placed.map(({ at }) => (at - NOW) / MINUTE)).toEqual([
      ...Array(20).fill(-6),
      ...Array(25).fill(0),
      ...Array(15).fill(6),
    ]);
  });

  it('comes before the quiet hours rather than in them', () => {
    const evening = NOW - 12 * 60 * MINUTE;
    const awake = (at: number) => (at >= NOW ? at : evening);
    const early = spread(many(60), { until, awake }).filter(({ at }) => at < NOW);
    expect(early.map(({ at }) => at)).toEqual(Array(20).fill(evening));
  });

  it('is not moved where there is room, however near its moment is', () => {
    const near = { until: () => NOW + 1, awake: (at: number) => at };
    expect(spread(many(25), near)).toEqual(many(25));
  });
});

it('does the same in any order in which they come, and moves nothing twice', { tags: 'property' }, () => {
  const shuffled = crowd.chain((messages) =>
    fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages, { minLength: messages.length })),
  );
  fc.assert(
    fc.property(shuffled, ([messages, other]) => {
      const placed = spread(messages);
      expect(spread(other)).toEqual(placed);
      expect(spread(placed)).toEqual(placed);
    }),
  );
});
