/**
 * Work that comes one at a time for each key, with at most one more that waits for its end. However many ask meanwhile,
 * that one sees what all of them have changed.
 */
export interface CoalescingQueue {
  /** Resolves or rejects as the work that began after the call. */
  run(key: string, work: () => Promise<void>): Promise<void>;
  /** Waits for what is under way and what waits. Never rejects. */
  settled(): Promise<void>;
}

export function createCoalescingQueue(): CoalescingQueue {
  const underWay = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  const begin = (key: string, work: () => Promise<void>): Promise<void> => {
    const mine = work().finally(() => {
      // What waits begins a little later: whoever asks until then must not begin beside it.
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
