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
