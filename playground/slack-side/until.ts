import type { Workspace } from './workspace.ts';

/** Waits until the workspace meets a condition, without polling; rejects when it does not within so many milliseconds. */
export function until<T>(workspace: Workspace, read: () => T | undefined, ms = 30_000): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`nothing came in ${ms} ms`));
    }, ms);
    const look = (): void => {
      const found = read();
      if (found === undefined) return;
      clearTimeout(timer);
      stop();
      resolve(found);
    };
    const stop = workspace.on(look);
    look();
  });
}
