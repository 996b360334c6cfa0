/** Writes items later, several at once. Nobody waits for these writes. */

/** Items that wait to be written. */
export interface WriteBehind<T> {
  /** An item replaces an earlier one of the same name. */
  add(items: readonly T[]): void;
  /** The item that waits under a name. */
  waiting(name: string): T | undefined;
  /** Writes all waiting items, and waits for writes under way. Never rejects. */
  flush(): Promise<void>;
}

export interface WriteBehindOptions<T> {
  /**
   * How long the first item may wait for others, in milliseconds. Waiting items are lost if the process dies.
   */
  readonly afterMs: number;
  /** From this many items on they are written at once, or after the write under way. */
  readonly most: number;
  /** The name of the thing that an item is about. */
  nameOf(item: T): string;
  /** Gets the gathered items, never none. A batch that it rejects is not written again. */
  write(batch: readonly T[]): Promise<void>;
  /** Does a write, and tells of its failure. Never rejects. */
  background(write: () => Promise<void>): Promise<unknown>;
}

export function createWriteBehind<T>(options: WriteBehindOptions<T>): WriteBehind<T> {
  const { afterMs, most, nameOf, write, background } = options;
  let waiting = new Map<string, T>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const writeAll = async (): Promise<void> => {
    const batch = [...waiting.values()];
    waiting = new Map();
    if (batch.length > 0) await background(() => write(batch));
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    // One write after the other, so that earlier items are written first.
    writing = writing.then(writeAll);
    await writing;
  };
  return {
    flush,
    waiting: (name) => waiting.get(name),
    add: (items) => {
      for (const item of items) waiting.set(nameOf(item), item);
      if (waiting.size >= most) void flush();
      else if (waiting.size > 0) timer ??= setTimeout(flush, afterMs).unref();
    },
  };
}
