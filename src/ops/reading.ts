/** A number that costs something to read: read now and then, and never waited for long. */
import { withTimeout } from '../primitives/with-timeout.ts';

/** How long a number counts as new, in milliseconds. */
const FRESH = 30_000;
/** How long somebody who looks waits for it, in milliseconds. */
const PATIENCE = 1_000;

export interface Reading {
  /** Says how it is read. */
  from(read: () => Promise<number>): void;
  /** The number, as old as it is where it can't be read; undefined where it never could. Never rejects. */
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
        // Also what failed is not tried again at once.
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
