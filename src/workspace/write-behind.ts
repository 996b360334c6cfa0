/** Writing later and together what nobody waits for. */

/** What is kept back until it is written. */
export interface WriteBehind<T> {
  /** Later ones of the same name take the place of those before. */
  add(items: readonly T[]): void;
  /** What waits under a name. */
  waiting(name: string): T | undefined;
  /** Writes what is there now, and waits for what is being written. Never rejects. */
  flush(): Promise<void>;
}

export interface WriteBehindOptions<T> {
  /** How long the first of several may wait, in milliseconds; what waits when the process dies is lost. */
  readonly afterMs: number;
  /** From so many on they are written at once, or after what is being written. */
  readonly most: number;
  /** What an item is about. */
  nameOf(item: T): string;
  /** Gets what has gathered, never nothing; what it rejects is not written again. */
  write(batch: readonly T[]): Promise<void>;
  /** Is told why. */
  failed(error: unknown): void;
}

export function createWriteBehind<T>(options: WriteBehindOptions<T>): WriteBehind<T> {
  const { afterMs, most, nameOf, write, failed } = options;
  let waiting = new Map<string, T>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const writeAll = async (): Promise<void> => {
    const batch = [...waiting.values()];
    waiting = new Map();
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
    waiting: (name) => waiting.get(name),
    add: (items) => {
      for (const item of items) waiting.set(nameOf(item), item);
      if (waiting.size >= most) void flush();
      else if (waiting.size > 0) timer ??= setTimeout(flush, afterMs).unref();
    },
  };
}
