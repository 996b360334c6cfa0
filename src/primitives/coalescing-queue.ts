/**
 * Runs the same work one at a time for each key. At most one more run waits for the end of the current one:
 * however many ask meanwhile, that run sees everything they have changed.
 */
export interface CoalescingQueue<T> {
  /** Resolves or rejects with the run that begins after the call. */
  run(about: T): Promise<void>;
  /** Waits for the work under way and the work that waits. Never rejects. */
  settled(): Promise<void>;
}

/** @param keyOf what is the same for everything that the work does alike */
export function createCoalescingQueue<T>(
  work: (about: T) => Promise<void>,
  keyOf: (about: T) => string,
): CoalescingQueue<T> {
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  const begin = (key: string, about: T): Promise<void> => {
    const mine = work(about).finally(() => {
      // The waiting work begins a moment later. The key stays taken until then, so that no other begins
      // beside it.
      if (!waiting.has(key)) underWay.delete(key);
    });
    underWay.set(key, mine);
    return mine;
  };
  const run = (about: T): Promise<void> => {
    const key = keyOf(about);
    const before = underWay.get(key);
    if (!before) return begin(key, about);
    const next =
      waiting.get(key) ??
      before
        .catch(() => undefined)
        .then(() => {
          waiting.delete(key);
          return begin(key, about);
        });
    waiting.set(key, next);
    return next;
  };
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.allSettled([...underWay.values(), ...waiting.values()]);
  };
  return { run, settled };
}
