/**
 * Resolves or rejects as `work` does, or rejects with the signal's reason where that comes first: nothing may
 * outlive its deadline. A signal holds its listeners, with all that they wait for, so the listener is removed
 * once the wait is over.
 */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * The value of a promise that settles with what this process already holds; undefined for one that waits for
 * a socket or a timer. Waits for one turn of the event loop at the most.
 */
export function settledNow<T>(promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const turn = setImmediate(resolve, undefined);
    promise.then(
      (value) => {
        clearImmediate(turn);
        resolve(value);
      },
      (error: unknown) => {
        clearImmediate(turn);
        reject(error);
      },
    );
  });
}

/**
 * Lets several waits share one deadline, `ms` milliseconds from now. Each wait behaves like `withTimeout`.
 */
export function startDeadline(ms: number): <T>(work: Promise<T>) => Promise<T | undefined> {
  const until = performance.now() + ms;
  return (work) => withTimeout(work, Math.max(0, until - performance.now()));
}

/**
 * Resolves or rejects as `work` does within `ms` milliseconds. Resolves to undefined where it takes longer;
 * its outcome is then ignored.
 */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

/** Work that has begun and not ended, so that its end can be waited for. */
export interface InFlight {
  /** Resolves or rejects as the work does. */
  during(work: () => Promise<void>): Promise<void>;
  /** Resolves when nothing is under way any more. Never rejects. */
  over(): Promise<void>;
}

/** Keeps only a count: a set would be changed twice for each request. */
export function createInFlight(): InFlight {
  let count = 0;
  let ended: PromiseWithResolvers<void> | undefined;
  return {
    during: async (work) => {
      count += 1;
      try {
        await work();
      } finally {
        count -= 1;
        if (count === 0) {
          ended?.resolve();
          ended = undefined;
        }
      }
    },
    over: async () => {
      if (count === 0) return;
      ended ??= Promise.withResolvers();
      await ended.promise;
    },
  };
}

/**
 * Runs the same work one at a time for each key. At most one more run waits for the end of the current one:
 * however many ask meanwhile, that run sees everything they have changed.
 */
interface CoalescingQueue<T> {
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
