/** Does something once in a while, on whichever replica. */
import { randomUUID } from 'node:crypto';

/** Marks that all replicas see; the store keeps them. */
export interface Marks {
  take(mark: string, holder: string, now: number, forMs: number, longest?: number): Promise<boolean>;
  release(mark: string, holder: string): Promise<void>;
}

export interface OncePer {
  readonly mark: string;
  readonly marks: Marks;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * How long the mark stands while the work goes on, in milliseconds: after a crash nobody does it sooner.
   */
  readonly whileMs: number;
  /** The longest time that a mark may stand at all, in milliseconds. */
  readonly longestMs: number;
}

/**
 * Does some work unless the mark stands. Rejects as the work does; the mark is then gone, and the next caller
 * does the work.
 * @param work resolves to how long it need not be done again, in milliseconds; undefined: it was cut short
 * @returns whether it was done, and not cut short
 */
export async function oncePer(
  { mark, marks, now, whileMs, longestMs }: OncePer,
  work: () => Promise<number | undefined>,
): Promise<boolean> {
  const mine = randomUUID();
  if (!(await marks.take(mark, mine, now(), whileMs, longestMs))) return false;
  try {
    const forMs = await work();
    if (forMs === undefined) await marks.release(mark, mine);
    else await marks.take(mark, mine, now(), forMs, longestMs);
    return forMs !== undefined;
  } catch (error) {
    await marks.release(mark, mine);
    throw error;
  }
}
