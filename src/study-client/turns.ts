/**
 * Decides whose call leaves next, where more want to leave than may. Workspaces take turns: the one that was
 * served longest ago comes first, so that a workspace that asks a lot delays itself. Calls that nobody waits
 * for come last, and never take all the room.
 */
import type { Budget } from './budget.ts';

/**
 * The workspaces in which somebody waits for a call. Empty: nobody waits, as for a refresh. More may join.
 */
export type Waiting = ReadonlySet<string>;

/** On whose behalf the study API is asked. */
export interface Asker {
  /** Called before the study API is asked for somebody who waits. What it throws fails only this look-up. */
  charge(): void;
  /** The workspace of whoever asks; undefined: nobody waits for the answer. */
  workspace(): string | undefined;
}

export interface Turns {
  /**
   * Does `work` when its turn has come.
   * @param waiting one set for each look-up: a search stands for many
   * @param signal ends the waiting; its reason is what this rejects with
   */
  take<T>(waiting: readonly Waiting[], signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Somebody has joined a call in line: it may leave now, where it could not while nobody waited for it. */
  joined(): void;
}

export interface TurnsOptions {
  /** The most at once. */
  readonly most: number;
  /** The most at once that nobody waits for. */
  readonly mostBackground: number;
  readonly budget: Budget;
}

interface Waiter {
  readonly waiting: readonly Waiting[];
  readonly go: () => void;
}

export function createTurns({ most, mostBackground, budget }: TurnsOptions): Turns {
  const line = createLine();
  const busy = { people: 0, background: 0 };
  let alarm: NodeJS.Timeout | undefined;
  /** Lets all calls leave that may. Where only time is missing, it looks again later. */
  const serve = (): void => {
    clearTimeout(alarm);
    while (busy.people + busy.background < most) {
      const next = line.next(busy.background < mostBackground);
      if (!next) return;
      const wait = budget.waitMs(kindOf(next) === 'background');
      if (wait > 0) {
        alarm = setTimeout(serve, wait);
        return;
      }
      line.serve(next);
      budget.spend();
      next.go();
    }
  };
  return {
    joined: serve,
    async take(waiting, signal, work) {
      const kind = await new Promise<keyof typeof busy>((resolve, reject) => {
        signal.throwIfAborted();
        const leave = (): void => {
          line.leave(waiter);
          reject(signal.reason);
          serve();
        };
        const go = (): void => {
          signal.removeEventListener('abort', leave);
          const kind = kindOf(waiter);
          busy[kind] += 1;
          resolve(kind);
        };
        const waiter: Waiter = { waiting, go };
        signal.addEventListener('abort', leave, { once: true });
        line.join(waiter);
        serve();
      });
      try {
        return await work();
      } finally {
        busy[kind] -= 1;
        serve();
      }
    },
  };
}

function kindOf({ waiting }: Waiter): 'people' | 'background' {
  return waiting.some(({ size }) => size > 0) ? 'people' : 'background';
}

const workspacesOf = ({ waiting }: Waiter): string[] => waiting.flatMap((those) => [...those]);

/**
 * The calls in line, in the order of arrival, and the workspaces that have had their turn, the longest ago
 * first.
 */
function createLine() {
  const waiters = new Set<Waiter>();
  const served = new Set<string>();
  const firstOf = (workspace: string): Waiter | undefined =>
    [...waiters].find(({ waiting }) => waiting.some((those) => those.has(workspace)));
  /**
   * A call of a workspace that has had no turn of late; else one of the workspace whose turn was longest ago.
   */
  const firstOfPeople = (): Waiter | undefined => {
    const fresh = [...waiters].find((waiter) => workspacesOf(waiter).some((one) => !served.has(one)));
    if (fresh) return fresh;
    for (const workspace of served) {
      const waiter = firstOf(workspace);
      if (waiter) return waiter;
      // It is this workspace's turn and it wants none: from now on it counts as new.
      served.delete(workspace);
    }
    return undefined;
  };
  return {
    join: (waiter: Waiter) => void waiters.add(waiter),
    leave: (waiter: Waiter) => void waiters.delete(waiter),
    next(withBackground: boolean): Waiter | undefined {
      const first = firstOfPeople();
      if (first || !withBackground) return first;
      return waiters.values().next().value;
    },
    serve(waiter: Waiter): void {
      waiters.delete(waiter);
      for (const workspace of workspacesOf(waiter)) {
        served.delete(workspace);
        served.add(workspace);
      }
    },
  };
}
