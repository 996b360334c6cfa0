/**
 * A bounded map that lets go of what was not used lately. It forgets by generations: when the young one is full it becomes
 * the old one, and what was the old one goes. So every step costs the same however much is kept; a Map that is used as a
 * queue walks over the holes of all that was deleted from it.
 */
export interface GenerationalMap<K, V> {
  /** What is looked at stays for another generation. */
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  /** Ends a generation before it is full. */
  rotate(): void;
}

/** @param most keys that are kept; at least the half of them that was used last */
export function createGenerationalMap<K, V>(most: number): GenerationalMap<K, V> {
  const half = Math.max(1, Math.floor(most / 2));
  let young = new Map<K, V>();
  let old = new Map<K, V>();
  const rotate = (): void => {
    old = young;
    young = new Map();
  };
  const set = (key: K, value: V): void => {
    if (young.size >= half && !young.has(key)) rotate();
    young.set(key, value);
  };
  return {
    rotate,
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
