/**
 * Lets several waits share one deadline, `ms` milliseconds from now. Each wait behaves like `withTimeout`.
 */
export function startDeadline(ms: number): <T>(work: Promise<T>) => Promise<T | undefined> {
  const until = performance.now() + ms;
  return (work) => withTimeout(work, Math.max(0, until - performance.now()));
}

/**
 * Resolves or rejects as `work` does within `ms` milliseconds. Resolves to undefined where it takes longer;
 * its outcome is then ignored.
 */
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
