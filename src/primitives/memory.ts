/** Keeps things that are asked for over and over and cost something to make, such as a date in words. */

/**
 * `make`, called once for each key. When `most` keys are remembered, all are dropped at once. That is rare
 * where most calls ask for a known key, and it costs no more than making everything again.
 * @param most the most keys that are remembered
 */
export function memoize<K, V>(most: number, make: (key: K) => V): (key: K) => V {
  return memoizeBy(most, (key) => key, make);
}

/**
 * Like `memoize`, for arguments that are equal without being identical.
 * @param keyOf a key that equal arguments share, and no others
 */
export function memoizeBy<A, V>(
  most: number,
  keyOf: (about: A) => unknown,
  make: (about: A) => V,
): (about: A) => V {
  const known = new Map<unknown, V>();
  return (about) => {
    const key = keyOf(about);
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as V;
    const made = make(about);
    if (known.size >= most) known.clear();
    known.set(key, made);
    return made;
  };
}

/** The configuration's zone and the zones of people who read: a few. */
const MOST_ZONES = 100;

/** One value for each IANA zone, made when the zone is first asked for. */
export function perZone<V>(make: (zone: string) => V): (zone: string) => V {
  return memoize(MOST_ZONES, make);
}

/**
 * Whether `at` is less than `forMs` milliseconds ago. A time in the future is not recent: after the clock was
 * set back, nothing is remembered for longer. Times are epoch milliseconds.
 */
export function isRecent(at: number, now: number, forMs: number): boolean {
  const age = now - at;
  return age >= 0 && age < forMs;
}

/**
 * A bounded map that drops keys that were not used lately. It forgets by generations: when the young
 * generation is full it becomes the old one, and the old one is dropped. So every step costs the same,
 * however much is kept. A Map that is used as a queue slows down: it walks over the holes that deletions
 * leave.
 */
interface GenerationalMap<K, V> {
  /** A key that is looked at stays for another generation. */
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
}

/** @param most the most keys that are kept; the half of them that was used last is always kept */
export function createGenerationalMap<K, V>(most: number): GenerationalMap<K, V> {
  const half = Math.max(1, Math.floor(most / 2));
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  const set = (key: K, value: V): void => {
    if (young.size >= half && !young.has(key)) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
  };
  return {
    set,
    get: (key) => {
      const known = young.get(key);
      if (known !== undefined) return known;
      const before = old.get(key);
      if (before === undefined) return undefined;
      old.delete(key);
      set(key, before);
      return before;
    },
    delete: (key) => {
      young.delete(key);
      old.delete(key);
    },
  };
}

/**
 * A set of texts that keeps a number of some 60 bits for each, all in one piece of memory. It is made for
 * thousands of additions a second: texts themselves would be carried through every garbage collection. Two
 * texts have the same number once in 2^60, so among 200,000 texts one new text in five million million seems
 * to be known. It does not withstand an attacker who looks for two such texts.
 */
interface Fingerprints {
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
interface Print {
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

/**
 * Remembers for a while which keys were used, so that each is used once. Bounded in
 * number.
 */
export interface UsedKeys {
  /** Takes a key: true the first time, false while it is remembered. */
  claim(key: string): boolean;
  /** Forgets a key, because nothing has come of it. */
  release(key: string): void;
}

/**
 * Two generations hold the keys; single keys have no times.
 * @param forMs how long a key is remembered at least, in milliseconds; three times as long at the most
 * @param most how many keys are kept; the oldest go first, half of them at once
 * @param now epoch milliseconds
 */
export function createUsedKeys(forMs: number, most: number, now: () => number): UsedKeys {
  const half = Math.ceil(most / 2);
  let young = createFingerprints(half);
  let old = createFingerprints(1);
  let turnedAt = now();
  const turn = (at: number): void => {
    // After twice the time the young keys have expired as well.
    old = at - turnedAt < 2 * forMs ? young : createFingerprints(1);
    young = createFingerprints(half);
    turnedAt = at;
  };
  return {
    release: (key) => {
      const print = printOf(key);
      young.delete(print);
      old.delete(print);
    },
    claim: (key) => {
      const at = now();
      // If the clock was set back, keys are remembered as long as ever from now on, and no longer.
      turnedAt = Math.min(turnedAt, at);
      if (at - turnedAt >= forMs || young.used >= half) turn(at);
      const print = printOf(key);
      return !old.has(print) && young.add(print);
    },
  };
}
