/** Several waits that share some milliseconds from now on, each as `withTimeout`. */
export function startDeadline(ms: number): <T>(work: Promise<T>) => Promise<T | undefined> {
  const until = performance.now() + ms;
  return (work) => withTimeout(work, Math.max(0, until - performance.now()));
}

/** What a promise gives within some milliseconds; undefined where it takes longer, and then nobody waits for it. */
export function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, undefined);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
