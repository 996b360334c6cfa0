/** Passes that are made again after a pause: one for a workspace, however often it is asked for. */

/** How a pass learns what Slack holds: from the store's rows, where none is in doubt; or from Slack alone. */
export type Believes = 'rows' | 'slack';

export interface Returns {
  /**
   * Makes sure that a workspace is passed over again after `ms` milliseconds, or sooner where that was asked
   * for before. By then whoever holds the lease may have been killed, or trouble may have passed.
   */
  comeBack(workspace: string, ms: number, believes: Believes): void;
  /** Notes that a pass has gone well. A coming pass that would see no more is cancelled. */
  wentWell(workspace: string, believes: Believes): void;
}

/** One pass to come, at a time by `performance.now()`. */
interface Return {
  readonly at: number;
  readonly believes: Believes;
  readonly timer: NodeJS.Timeout;
}

/** No pass comes after `signal` is aborted. */
export function createReturns(
  pass: (workspace: string, believes: Believes) => void,
  signal: AbortSignal,
): Returns {
  const coming = new Map<string, Return>();
  signal.addEventListener('abort', () => {
    for (const { timer } of coming.values()) clearTimeout(timer);
  });
  return {
    comeBack: (workspace, ms, wish) => {
      if (signal.aborted) return;
      const before = coming.get(workspace);
      clearTimeout(before?.timer);
      // Spread out, so that replicas do not meet again.
      const wanted = performance.now() + ms * (1 + Math.random() * 0.1);
      const at = Math.min(wanted, before?.at ?? Number.POSITIVE_INFINITY);
      const believes = before?.believes === 'slack' ? 'slack' : wish;
      const comes = (): void => {
        coming.delete(workspace);
        pass(workspace, believes);
      };
      const timer = setTimeout(comes, Math.max(0, at - performance.now())).unref();
      coming.set(workspace, { at, believes, timer });
    },
    wentWell: (workspace, believes) => {
      const before = coming.get(workspace);
      if (before === undefined || (before.believes === 'slack' && believes === 'rows')) return;
      clearTimeout(before.timer);
      coming.delete(workspace);
    },
  };
}
