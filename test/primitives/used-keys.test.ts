import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createUsedKeys } from '../../src/primitives/memory.ts';
import { runs } from '../fixtures/runs.ts';

const FOR = 1000;

/** Whether a key of this age is taken again; between the two times it may be. */
function mayBeTaken(age: number): boolean[] {
  if (age < FOR) return [false];
  return age >= 3 * FOR ? [true] : [true, false];
}

describe('seen', () => {
  test('a key is taken once for as long as it is remembered, and again after three times that', () => {
    const visits = fc.array(
      fc.record({ key: fc.nat({ max: 8 }), after: fc.oneof(fc.nat({ max: 400 }), fc.nat({ max: 4 * FOR })) }),
      {
        maxLength: 80,
      },
    );
    const property = fc.property(visits, (all) => {
      let now = 1_000_000;
      const seen = createUsedKeys(FOR, 1000, () => now);
      const takenAt = new Map<number, number>();
      for (const { key, after } of all) {
        now += after;
        const age = now - (takenAt.get(key) ?? Number.NEGATIVE_INFINITY);
        const isTaken = seen.claim(`key ${key}`);
        expect(mayBeTaken(age)).toContain(isTaken);
        if (isTaken) takenAt.set(key, now);
      }
    });
    fc.assert(property, { numRuns: runs(300) });
  });

  test('a key that is released can be taken at once', () => {
    const seen = createUsedKeys(FOR, 10, () => 0);
    expect(seen.claim('one')).toBe(true);
    seen.release('one');
    expect(seen.claim('one')).toBe(true);
    expect(seen.claim('one')).toBe(false);
  });

  test('of more keys than are kept, the newest half is remembered and the oldest are not', () => {
    const seen = createUsedKeys(FOR, 100, () => 0);
    for (let key = 0; key < 1000; key += 1) seen.claim(`key ${key}`);
    for (let key = 950; key < 1000; key += 1) expect(seen.claim(`key ${key}`)).toBe(false);
    expect(seen.claim('key 0')).toBe(true);
  });

  test('a clock that is set back keeps nothing for ever', () => {
    let now = 10 * FOR;
    const seen = createUsedKeys(FOR, 100, () => now);
    expect(seen.claim('one')).toBe(true);
    now = 0;
    expect(seen.claim('one')).toBe(false);
    expect(seen.claim('two')).toBe(true);
    for (const at of [FOR, 2 * FOR]) {
      now = at;
      seen.claim(`at ${at}`);
    }
    expect(seen.claim('two')).toBe(true);
  });
});
