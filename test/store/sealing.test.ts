import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeal, SealBroken, SealKeyUnknown } from '../../src/store/sealing.ts';

const KEYS = [Buffer.alloc(32, 1), Buffer.alloc(32, 2), Buffer.alloc(32, 3)] as const;
const [NEW, OLD, OTHER] = KEYS;
const text = fc.string({ unit: 'grapheme' });
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';

/** What opening throws. */
function failure(keys: readonly Uint8Array[], sealed: string, aad: string): unknown {
  try {
    return createSeal(keys).open(sealed, aad);
  } catch (error) {
    return error;
  }
}

describe('what is sealed', () => {
  test('is opened again, and is not stale', { tags: 'property' }, () => {
    const { seal, open } = createSeal([NEW]);
    const property = fc.property(text, text, (plain, aad) => {
      expect(open(seal(plain, aad), aad)).toEqual({ plain, stale: false });
    });
    fc.assert(property);
  });

  test('is never the same twice, and shows nothing of the plain text', () => {
    const { seal } = createSeal([NEW]);
    const all = Array.from({ length: 500 }, () => seal('a token', 'T1'));
    expect(new Set(all).size).toBe(500);
    expect(new Set(all.map((one) => one.split('.')[2])).size).toBe(500);
    expect(all.filter((one) => one.includes('token') || !/^v1(?:\.[\w-]+){3}$/.test(one))).toEqual([]);
  });

  test('is not opened for another row', { tags: 'property' }, () => {
    const property = fc.property(text, text, text, (plain, aad, other) => {
      fc.pre(aad !== other);
      expect(failure([NEW], createSeal([NEW]).seal(plain, aad), other)).toBeInstanceOf(SealBroken);
    });
    fc.assert(property);
  });

  test('is not opened when any one character of it is another, missing or more', () => {
    const sealed = createSeal([NEW]).seal('a token', 'T1');
    const opened: string[] = [];
    for (let at = 0; at < sealed.length; at += 1) {
      const [before, after] = [sealed.slice(0, at), sealed.slice(at + 1)];
      const changed = [...LETTERS].map((letter) => `${before}${letter}${after}`);
      const wrong = [...changed, before + after, `${before}A${sealed.slice(at)}`, before];
      for (const one of wrong.filter((it) => it !== sealed)) {
        const error = failure([NEW], one, 'T1');
        if (!(error instanceof SealBroken || error instanceof SealKeyUnknown)) opened.push(one);
      }
    }
    expect(opened).toEqual([]);
  });

  test('is not opened when any bit of its bytes is flipped', () => {
    const [version, id, ...parts] = createSeal([NEW]).seal('a token', 'T1').split('.');
    parts.forEach((part, index) => {
      const bytes = Buffer.from(part, 'base64url');
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const others = parts.with(index, flipped.toString('base64url'));
        expect(failure([NEW], [version, id, ...others].join('.'), 'T1')).toBeInstanceOf(SealBroken);
      }
    });
  });

  test('says nothing of itself where it can not be opened', () => {
    const sealed = createSeal([OLD]).seal('a token', 'T1');
    for (const error of [failure([OLD], sealed, 'T2'), failure([NEW], sealed, 'T1')]) {
      const told = inspect(error, { depth: 9, showHidden: true });
      expect(told).toMatch(/Seal(?:Broken|KeyUnknown)/);
      expect(told).not.toContain('a token');
      expect(told).not.toContain(sealed.split('.').at(-1));
    }
  });

  test.each(['', 'v1', 'v1...', 'v2.a.b.c', 'xoxb-token', '{"token":"1"}', 'v1.a.b.c.d'])(
    'is not %j',
    (one) => {
      expect(failure([NEW], one, 'T1')).toBeInstanceOf(SealBroken);
    },
  );
});

describe('keys', () => {
  test('the first encrypts, all decrypt, and what is under an older one is stale', {
    tags: 'property',
  }, () => {
    const keys = fc.shuffledSubarray([...KEYS], { minLength: 1 });
    const property = fc.property(keys, fc.constantFrom(...KEYS), text, (given, used, plain) => {
      const sealed = createSeal([used]).seal(plain, 'T1');
      if (!given.includes(used)) {
        expect(failure(given, sealed, 'T1')).toBeInstanceOf(SealKeyUnknown);
        return;
      }
      expect(createSeal(given).open(sealed, 'T1')).toEqual({ plain, stale: used !== given[0] });
      const anew = createSeal(given).seal(plain, 'T1');
      expect(createSeal(given.slice(0, 1)).open(anew, 'T1')).toEqual({ plain, stale: false });
    });
    fc.assert(property);
  });

  test('may be listed twice', () => {
    const { seal, open } = createSeal([NEW, OLD, NEW]);
    expect(open(seal('a token', 'T1'), 'T1')).toEqual({ plain: 'a token', stale: false });
  });

  test.each([[[]], [[Buffer.alloc(16)]], [[OTHER, Buffer.alloc(31)]]])(
    'of another number or length are refused',
    (keys) => {
      expect(() => createSeal(keys)).toThrow(RangeError);
    },
  );
});
