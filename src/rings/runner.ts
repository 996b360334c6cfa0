/**
 * When passes and checks are made. Replicas share the work by leases in the store: whoever holds the lease of
 * a workspace passes over it, and one that is stopped is taken over when its lease runs out.
 */
import { randomUUID } from 'node:crypto';
import { oncePer } from '../ops/once-per.ts';
import type { CheckReport } from './check.ts';
import { LEASE, leased } from './lease.ts';
import { createPasses, PASS, type PassesOptions } from './passes.ts';

/** A workspace is left to its last passer for this part of the time between passes; the rest is for the jitter. */
const SHARE = 0.8;
/** How often leases of replicas that are gone are looked for, in milliseconds. */
const WATCH = 20_000;
/** How often it is looked whether a check is due, at the least: replicas and restarts share the mark. */
const CHECK_AT_LEAST = 5 * 60_000;
/** A check in which some courses could not be read is made again so soon. */
const AGAIN_SOON = 10 * 60_000;
/** Workspaces that are passed over at the same time: one that is slow must not hold up the others. */
const WIDTH = 20;

export interface RunnerOptions extends PassesOptions {
  /** `signal`: the app stops, and what is left need not be read. */
  readonly check: (signal: AbortSignal) => Promise<CheckReport>;
  /** How often courses are re-read, in milliseconds. */
  readonly checkEveryMs: number;
}

export interface Runner {
  start(): void;
  /** Passes over a workspace soon: what is followed in it has changed. Resolves when that pass is over. */
  nudge(workspace: string): Promise<void>;
  /** The same, and asks Slack what it holds: nobody knows that any more, or it is to be said in other words. */
  look(workspace: string): Promise<void>;
  /** One round of everything that is due; for tests and for the playground's clock. */
  round(): Promise<void>;
  /** Ends what is under way and lets go of the leases. */
  stop(): Promise<void>;
}

/** Makes the runner of one process. Nothing happens before `start`; whatever goes wrong is told by `onTrouble`, and tried again. */
export function createRunner(options: RunnerOptions): Runner {
  const { store, passEveryMs, checkEveryMs, onTrouble } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const passes = createPasses(options, signal);
  const working = new Set<Promise<void>>();
  const check = (): Promise<void> =>
    leased('check', options, () => checkOnce(options, signal)).then(
      () => undefined,
      (error: unknown) => onTrouble('check', undefined, error),
    );
  const look = (workspace: string): Promise<void> => passes.pass(workspace, 'slack');
  const passAll = async (): Promise<void> => sideBySide(await store.targets.workspaces(), WIDTH, look);
  /** The same for what no replica has passed over lately: so they divide the workspaces among them. */
  const passDue = async (): Promise<void> => {
    await sideBySide(await store.targets.workspaces(), WIDTH, async (workspace) => {
      if (signal.aborted) return;
      const mark = `passed ${workspace}`;
      const mine = randomUUID();
      if (!(await store.leases.take(mark, mine, options.now(), passEveryMs * SHARE))) return;
      await look(workspace);
      // It may have been cut short, or never begun: another replica shall not leave it out.
      if (signal.aborted) await store.leases.release(mark, mine);
    });
  };
  /** Takes over from replicas that were stopped in the middle of a pass. */
  const takeOver = async (): Promise<void> => {
    const gone = await store.leases.runOut(options.now());
    const workspaces = gone.flatMap((name) =>
      name.startsWith(`${PASS} `) ? name.slice(PASS.length + 1) : [],
    );
    await sideBySide(workspaces, WIDTH, look);
  };
  // None waits for another: a study API that hangs delays no ring, and a slow workspace no other one.
  const loops = [
    { every: Math.min(checkEveryMs, CHECK_AT_LEAST), work: check },
    { every: passEveryMs, work: passDue },
    { every: WATCH, work: takeOver },
  ];
  return {
    start: () => {
      for (const { every, work } of loops) {
        repeat(every, signal, () => {
          const done = work()
            .catch((error: unknown) => onTrouble('pass', undefined, error))
            .finally(() => working.delete(done));
          working.add(done);
        });
      }
    },
    nudge: (workspace) => passes.pass(workspace),
    look,
    round: async () => {
      await check();
      await passAll();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([passes.settled(), ...working]);
    },
  };
}

/** Does some work again and again, without waiting for the time before; jitter keeps replicas apart. */
function repeat(every: number, signal: AbortSignal, work: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    if (signal.aborted) return;
    work();
    timer = setTimeout(next, every * (0.9 + Math.random() * 0.2)).unref();
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  next();
}

/**
 * Checks unless that was done within the period, by whichever replica. The mark that says so is short while the work goes on,
 * so that a crash delays it by a minute; and not for the whole period where some courses could not be read.
 */
function checkOnce(options: RunnerOptions, signal: AbortSignal): Promise<void> {
  const { store, now, check, checkEveryMs, leaseMs = LEASE } = options;
  const longestMs = Math.max(leaseMs, checkEveryMs);
  return oncePer({ mark: 'checked', marks: store.leases, now, whileMs: leaseMs, longestMs }, async () => {
    const { failed } = await check(signal);
    // What was cut short is done again by whoever comes next.
    if (signal.aborted) return undefined;
    return failed > 0 ? Math.min(checkEveryMs, AGAIN_SOON) : checkEveryMs;
  });
}

/** Works on items, some at a time; the next one begins as soon as any has ended. */
async function sideBySide<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
