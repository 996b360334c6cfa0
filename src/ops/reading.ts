/** A number that is costly to read: it is read now and then, and a scrape does not wait long for it. */
import { withTimeout } from '../primitives/promises.ts';

/** How long a number counts as new, in milliseconds. After a failure, too, the next try waits so long. */
const FRESH = 30_000;
/** The longest time that a scrape waits for the number, in milliseconds. */
const WITHIN = 1_000;

/**
 * @param clock milliseconds that only go forward
 * @returns gives the number; the last known one if it can't be read, undefined if none is known. Never rejects.
 */
export function createReading(
  read: () => Promise<number>,
  clock: () => number = () => performance.now(),
): () => Promise<number | undefined> {
  let last: number | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    last = await read().catch(() => last);
    freshUntil = clock() + FRESH;
    underWay = undefined;
  };
  return async () => {
    if (clock() >= freshUntil) {
      underWay ??= refresh();
      await withTimeout(underWay, WITHIN);
    }
    return last;
  };
}
