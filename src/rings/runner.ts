/**
 * When passes and checks are made. Replicas share the work by leases in the store: whoever holds the lease of
 * a workspace passes over it, and one that is stopped is taken over when its lease runs out.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { PassReport } from './carry-out.ts';
import type { CheckReport } from './check.ts';

const LEASE = 50_000;
/** A lease is prolonged when this part of it has gone by. */
const PROLONG = 0.3;
/** How often leases of replicas that are gone are looked for, in milliseconds. */
const WATCH = 20_000;
const PASS = 'pass';
/** Workspaces that are passed over at the same time: one that is slow must not hold up the others. */
const WIDTH = 20;

export interface RunnerOptions {
  readonly store: Store;
  readonly now: () => number;
  /** Names this process among its replicas. */
  readonly holder: string;
  /** Passes over a workspace; asks `stillMine` before each thing that must not be done twice. */
  readonly pass: (workspace: string, stillMine: () => boolean) => Promise<PassReport>;
  readonly check: () => Promise<CheckReport>;
  /** How often everything is passed over, and how often courses are re-read, in milliseconds. */
  readonly passEveryMs: number;
  readonly checkEveryMs: number;
  /** How long a lease lasts after its holder's last sign of life, in milliseconds; 50 seconds by default. */
  readonly leaseMs?: number;
  readonly onTrouble: (what: 'pass' | 'check', workspace: string | undefined, error: unknown) => void;
}

export interface Runner {
  start(): void;
  /** Passes over a workspace soon: something in it has changed. Resolves when that pass is over. */
  nudge(workspace: string): Promise<void>;
  /** One round of everything that is due; for tests and for the playground's clock. */
  round(): Promise<void>;
  /** Ends what is under way and lets go of the leases. */
  stop(): Promise<void>;
}

export function createRunner(options: RunnerOptions): Runner {
  const { store, passEveryMs, leaseMs = LEASE } = options;
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const comingBack = new Set<string>();
  let loop: Promise<void> = Promise.resolve();

  /** One pass at a time over a workspace; a nudge during a pass makes another one after it. */
  const pass = (workspace: string): Promise<void> => {
    const before = underWay.get(workspace) ?? Promise.resolve();
    const mine = before
      .then(() => leased(`${PASS} ${workspace}`, options, (stillMine) => options.pass(workspace, stillMine)))
      .then((taken) => (taken ? undefined : comeBack(workspace)))
      .catch((error: unknown) => options.onTrouble('pass', workspace, error))
      .finally(() => {
        if (underWay.get(workspace) === mine) underWay.delete(workspace);
      });
    underWay.set(workspace, mine);
    return mine;
  };

  /** Whoever holds the lease may have been killed: its work is looked at again when the lease has run out. */
  const comeBack = (workspace: string): void => {
    if (comingBack.has(workspace)) return;
    comingBack.add(workspace);
    const pause = leaseMs * (1 + Math.random() * 0.1);
    sleep(pause, undefined, { signal: stopping.signal, ref: false })
      .finally(() => comingBack.delete(workspace))
      .then(() => pass(workspace))
      .catch(() => undefined);
  };

  const check = async (): Promise<void> => {
    try {
      await leased('check', options, () => oncePerPeriod('checked', options, options.check));
    } catch (error) {
      options.onTrouble('check', undefined, error);
    }
  };

  const round = async (): Promise<void> => {
    await check();
    await sideBySide(await store.targets.workspaces(), WIDTH, pass);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => options.onTrouble('pass', undefined, error));
      // Some jitter keeps replicas from coming all at once.
      const pause = passEveryMs * (0.9 + Math.random() * 0.2);
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  /** Takes over from replicas that were stopped in the middle of a pass. */
  const watch = async (): Promise<void> => {
    const names = await store.leases.runOut(options.now());
    const workspaces = names.flatMap((name) =>
      name.startsWith(`${PASS} `) ? [name.slice(PASS.length + 1)] : [],
    );
    await sideBySide(workspaces, WIDTH, pass);
  };

  const watching = setInterval(() => {
    watch().catch((error: unknown) => options.onTrouble('pass', undefined, error));
  }, WATCH);
  watching.unref();

  return {
    start: () => {
      loop = run();
    },
    nudge: pass,
    round,
    stop: async () => {
      stopping.abort();
      clearInterval(watching);
      await loop;
      await Promise.all(underWay.values());
    },
  };
}

/**
 * Does some work under a lease, prolonging it. False, and nothing done, where another replica holds it. The work
 * can ask whether the lease still stands: a process that was frozen may wake up after it has been taken over.
 */
async function leased(
  name: string,
  { store, holder, now, leaseMs = LEASE }: RunnerOptions,
  work: (stillMine: () => boolean) => Promise<unknown>,
): Promise<boolean> {
  let takenAt = now();
  if (!(await store.leases.take(name, holder, takenAt, leaseMs))) return false;
  const prolong = async (): Promise<void> => {
    const at = now();
    if (await store.leases.take(name, holder, at, leaseMs)) takenAt = at;
  };
  const prolonging = setInterval(() => void prolong().catch(() => undefined), leaseMs * PROLONG);
  try {
    await work(() => now() - takenAt < leaseMs);
  } finally {
    clearInterval(prolonging);
    await store.leases.release(name, holder);
  }
  return true;
}

/**
 * Does some work unless it was done within the period, by whichever replica. A mark in the store says so: short
 * while the work goes on, so that a crash delays it by a minute, and for the whole period once it is done.
 */
async function oncePerPeriod(
  mark: string,
  { store, now, checkEveryMs, leaseMs = LEASE }: RunnerOptions,
  work: () => Promise<unknown>,
): Promise<void> {
  const mine = randomUUID();
  if (!(await store.leases.take(mark, mine, now(), leaseMs))) return;
  try {
    await work();
  } catch (error) {
    await store.leases.release(mark, mine);
    throw error;
  }
  await store.leases.take(mark, mine, now(), checkEveryMs);
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
