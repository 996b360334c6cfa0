/**
 * A set of texts that keeps a number of some 60 bits for each, all in one piece of memory: thousands are added in a second, and
 * what is kept as texts is carried about by every collection of garbage. Two texts have the same number once in 2^60, so among
 * 200,000 that are kept one new text in five million million seems to be there. It is no defence against who makes texts up.
 */
export interface Fingerprints {
  /** Adds a text; false where it is there. */
  add(text: string): boolean;
  has(text: string): boolean;
  delete(text: string): void;
  /** Places that are taken; what was deleted keeps its place. */
  readonly used: number;
}

/** @param most how many places may be taken; whoever adds more must take a new set */
export function createFingerprints(most: number): Fingerprints {
  // At most half full, so that a free place is near. A print is two numbers; a free place holds two zeros.
  const places = 2 ** Math.ceil(Math.log2(2 * Math.max(1, most)));
  const prints = new Int32Array(2 * places);
  let used = 0;
  /** Where a print stands, or would stand. */
  const find = (one: number, other: number): number => {
    let at = one & (places - 1);
    while (!isFree(at) && !(prints[2 * at] === one && prints[2 * at + 1] === other))
      at = (at + 1) & (places - 1);
    return at;
  };
  const isFree = (at: number): boolean => prints[2 * at] === 0 && prints[2 * at + 1] === 0;
  const put = (at: number, one: number, other: number): void => {
    prints[2 * at] = one;
    prints[2 * at + 1] = other;
  };
  return {
    get used() {
      return used;
    },
    has: (text) => !isFree(find(oneOf(text), otherOf(text))),
    add: (text) => {
      const [one, other] = [oneOf(text), otherOf(text)];
      const at = find(one, other);
      if (!isFree(at)) return false;
      put(at, one, other);
      used += 1;
      return true;
    },
    delete: (text) => {
      const at = find(oneOf(text), otherOf(text));
      // Nothing has this print, and what stands behind it is still found.
      if (!isFree(at)) put(at, 0, DELETED);
    },
  };
}

/** The second half of a print is odd, so that no print is that of a free place, or of a deleted one. */
const DELETED = 2;

const oneOf = (text: string): number => hashOf(text, 0x811c9dc5, 0x01000193);
const otherOf = (text: string): number => hashOf(text, 0x9e3779b1, 0x85ebca6b) | 1;

/** FNV-1a of 32 bits, with the last mixing of MurmurHash3. */
function hashOf(text: string, seed: number, factor: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), factor);
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return whole ^ (whole >>> 16);
}
