import { setImmediate as turn } from 'node:timers/promises';

/**
 * The value of a promise that needs nothing more than what this process already holds; undefined for one
 * that waits for a socket or a timer. Costs one turn of the event loop.
 */
export function settledNow<T>(promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise, turn(undefined)]);
}
