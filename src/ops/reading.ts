/** A number that is costly to read. It is read now and then, and nobody waits for it long. */
import { withTimeout } from '../primitives/with-timeout.ts';

/** How long a number counts as new, in milliseconds. */
const FRESH = 30_000;
/** How long a scrape waits for the number, in milliseconds. */
const PATIENCE = 1_000;

export interface Reading {
  /** Says how the number is read. */
  from(read: () => Promise<number>): void;
  /** The number; the last known one where it can't be read, undefined where none is known. Never rejects. */
  now(): Promise<number | undefined>;
}

/** @param clock milliseconds that only go forward */
export function createReading(clock: () => number = performance.now.bind(performance)): Reading {
  let read: (() => Promise<number>) | undefined;
  let last: number | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  const refresh = (from: () => Promise<number>): Promise<void> =>
    from()
      .then((value) => {
        last = value;
      })
      .catch(() => undefined)
      .finally(() => {
        // After a failure, too, the next try waits.
        freshUntil = clock() + FRESH;
        underWay = undefined;
      });
  return {
    from: (given) => {
      read = given;
    },
    now: async () => {
      if (read && clock() >= freshUntil) {
        underWay ??= refresh(read);
        await withTimeout(underWay, PATIENCE);
      }
      return last;
    },
  };
}
