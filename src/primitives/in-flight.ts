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
