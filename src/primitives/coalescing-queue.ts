/**
 * Runs work one at a time for each key. At most one more run waits for the end of the current one: however
 * many ask meanwhile, that run sees everything they have changed.
 */
export interface CoalescingQueue {
  /** Resolves or rejects with the run that begins after the call. */
  run(key: string, work: () => Promise<void>): Promise<void>;
  /** Waits for the work under way and the work that waits. Never rejects. */
  settled(): Promise<void>;
}

export function createCoalescingQueue(): CoalescingQueue {
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  const begin = (key: string, work: () => Promise<void>): Promise<void> => {
    const mine = work().finally(() => {
      // The waiting work begins a moment later. The key stays taken until then, so that no other begins
      // beside it.
      if (!waiting.has(key)) underWay.delete(key);
    });
    underWay.set(key, mine);
    return mine;
  };
  const run: CoalescingQueue['run'] = (key, work) => {
    const before = underWay.get(key);
    if (!before) return begin(key, work);
    const next =
      waiting.get(key) ??
      before
        .catch(() => undefined)
        .then(() => {
          waiting.delete(key);
          return begin(key, work);
        });
    waiting.set(key, next);
    return next;
  };
  const settled: CoalescingQueue['settled'] = async () => {
    while (underWay.size > 0) await Promise.allSettled([...underWay.values(), ...waiting.values()]);
  };
  return { run, settled };
}
