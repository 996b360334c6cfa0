/** Chance that falls the same way for the same seed. */
export interface Dice {
  /** A whole number from `least` to `most`, both included. */
  from(least: number, most: number): number;
  /** Some of them, each at most once. */
  some<T>(all: readonly T[], count: number): T[];
}

/** mulberry32 */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const from: Dice['from'] = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    from,
    some: (all, count) => {
      const left = [...all];
      return Array.from({ length: Math.min(count, all.length) }, () =>
        left.splice(from(0, left.length - 1), 1),
      ).flat();
    },
  };
}
