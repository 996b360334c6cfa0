/**
 * A bounded map that drops keys that were not used lately. It forgets by generations: when the young
 * generation is full it becomes the old one, and the old one is dropped. So every step costs the same,
 * however much is kept. A Map that is used as a queue slows down: it walks over the holes that deletions
 * leave.
 */
export interface GenerationalMap<K, V> {
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
