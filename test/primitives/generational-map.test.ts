import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGenerationalMap } from '../../src/primitives/memory.ts';
import { runs } from '../fixtures/runs.ts';

const KEYS = Array.from({ length: 31 }, (_, key) => key);

type Step = { readonly does: 'set' | 'get' | 'delete'; readonly key: number };

const steps = fc.array(
  fc.record<Step>({
    does: fc.constantFrom('set', 'set', 'get', 'get', 'delete'),
    key: fc.constantFrom(...KEYS),
  }),
  { maxLength: 200 },
);

/** What a map that forgets nothing would hold, and in which order it was used. */
function createModel() {
  const last = new Map<number, number>();
  const use = (key: number): void => {
    const value = last.get(key);
    if (value === undefined || !last.delete(key)) return;
    last.set(key, value);
  };
  return {
    last,
    set: (key: number, value: number): void => {
      last.delete(key);
      last.set(key, value);
    },
    /** What was forgotten is forgotten here, too. */
    got: (key: number, value: number | undefined): void => {
      if (value === undefined) last.delete(key);
      else expect(value).toBe(last.get(key));
      use(key);
    },
  };
}

test('gives what was set last or nothing, and always what was used last, of no more than it may keep', () => {
  const property = fc.property(steps, fc.integer({ min: 2, max: 20 }), (all, most) => {
    const recent = createGenerationalMap<number, number>(most);
    const model = createModel();
    const half = Math.floor(most / 2);
    const act: Record<Step['does'], (key: number, at: number) => void> = {
      set: (key, at) => {
        recent.set(key, at);
        model.set(key, at);
      },
      get: (key) => model.got(key, recent.get(key)),
      delete: (key) => {
        recent.delete(key);
        model.last.delete(key);
      },
    };
    for (const [at, { does, key }] of all.entries()) act[does](key, at);
    for (const [key, value] of [...model.last].slice(-half)) expect(recent.get(key)).toBe(value);
    // Nothing but these keys was ever set.
    const kept = KEYS.filter((key) => recent.get(key) !== undefined);
    expect(kept.length).toBeLessThanOrEqual(most);
  });
  fc.assert(property, { numRuns: runs(2000) });
});
