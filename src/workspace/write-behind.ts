/** Writing later and together what nobody waits for. */

/** What is kept back until it is written. */
export interface WriteBehind<T> {
  add(items: readonly T[]): void;
  /** Writes what is there now, and waits for what is being written. Never rejects. */
  flush(): Promise<void>;
}

/**
 * @param afterMs how long the first of several may wait, in milliseconds; what waits when the process dies is lost
 * @param write gets what has gathered, never nothing; what it rejects is not written again
 * @param failed is told why
 */
export function createWriteBehind<T>(
  afterMs: number,
  write: (batch: readonly T[]) => Promise<void>,
  failed: (error: unknown) => void,
): WriteBehind<T> {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const writeAll = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) await write(batch);
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // One after the other, so that what was there first is written first.
    writing = writing.then(writeAll).catch(failed);
    return writing;
  };
  return {
    flush,
    add: (items) => {
      waiting.push(...items);
      if (waiting.length > 0) timer ??= setTimeout(flush, afterMs).unref();
    },
  };
}
