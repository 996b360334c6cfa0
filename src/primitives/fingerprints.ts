/**
 * A set of texts that keeps a number of some 60 bits for each, all in one piece of memory. It is made for
 * thousands of additions a second: texts themselves would be carried through every garbage collection. Two
 * texts have the same number once in 2^60, so among 200,000 texts one new text in five million million seems
 * to be known. It does not withstand an attacker who looks for two such texts.
 */
export interface Fingerprints {
  /** Adds a text by its print; false where it is in the set already. */
  add(print: Print): boolean;
  has(print: Print): boolean;
  delete(print: Print): void;
  /** How many places are taken. A deleted print still takes its place. */
  readonly used: number;
}

/**
 * What is kept of a text: two numbers of 32 bits. `other` is always odd, so no print looks like a free place.
 */
export interface Print {
  readonly one: number;
  readonly other: number;
}

/** The second number of a place whose print was deleted. It is even, so no text has it. */
const DELETED = 2;

/** @param most how many places may be taken; whoever needs more makes a new set */
export function createFingerprints(most: number): Fingerprints {
  // At most half full, so that a free place is near. A print is two numbers; a free place holds two zeros.
  const places = 2 ** Math.ceil(Math.log2(2 * Math.max(1, most)));
  const prints = new Int32Array(2 * places);
  let used = 0;
  /** The place where a print stands, or would stand. */
  const find = ({ one, other }: Print): number => {
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
    has: (print) => !isFree(find(print)),
    add: (print) => {
      const at = find(print);
      if (!isFree(at)) return false;
      put(at, print.one, print.other);
      used += 1;
      return true;
    },
    delete: (print) => {
      const at = find(print);
      // No text has this print. The place stays taken, so prints behind it are still found.
      if (!isFree(at)) put(at, 0, DELETED);
    },
  };
}

/** FNV-1a of 32 bits, twice, each with the final mixing of MurmurHash3. */
export function printOf(text: string): Print {
  let [one, other] = [0x811c9dc5, 0x9e3779b1];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return { one: mixed(one), other: mixed(other) | 1 };
}

function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return whole ^ (whole >>> 16);
}
