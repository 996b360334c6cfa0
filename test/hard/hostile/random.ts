/** Choices that are the same at every run of a seed, and cost nothing beside a request. */
import fc from 'fast-check';

export interface Random {
  /** A whole number from 0, below `most`. */
  below(most: number): number;
  /** Whether something happens that does so once in `times`. */
  oneIn(times: number): boolean;
  pick<T>(all: readonly T[]): T;
}

/** The seed that the properties of this run have, too. */
export const seedOfRun = (): number => fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31);

/** Mulberry32: 32 bits of state are plenty for choosing among lists. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: <T>(all: readonly T[]): T => {
      const at = below(all.length);
      if (all.length === 0) throw new RangeError('nothing to choose from');
      return all[at] as T;
    },
  };
}
