/** Work that only one replica does at a time. */
import { randomUUID } from 'node:crypto';
import { isRecent } from '../primitives/async.ts';
import type { Store } from '../store/store.ts';

// Does something once in a while, on whichever replica.

/** Marks that all replicas see. */
type Marks = Pick<Store['leases'], 'take' | 'release'>;

interface OncePer {
  readonly mark: string;
  readonly marks: Marks;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * How long the mark stands while the work goes on, in milliseconds: after a crash no replica does it sooner.
   */
  readonly whileMs: number;
  /** The longest time that a mark may stand at all, in milliseconds. */
  readonly longestMs: number;
}

/**
 * Does some work unless the mark stands. Rejects as the work does; the mark is then gone, and the next caller
 * does the work.
 * @param work resolves to how long it need not be done again, in milliseconds; undefined: it was cut short
 * @returns whether it was done, and not cut short
 */
export async function oncePer(
  { mark, marks, now, whileMs, longestMs }: OncePer,
  work: () => Promise<number | undefined>,
): Promise<boolean> {
  const mine = randomUUID();
  if (!(await marks.take(mark, mine, now(), whileMs, longestMs))) return false;
  let forMs: number | undefined;
  try {
    forMs = await work();
  } finally {
    if (forMs === undefined) await marks.release(mark, mine);
    else await marks.take(mark, mine, now(), forMs, longestMs);
  }
  return forMs !== undefined;
}

/** How long a lease lasts after its holder's last sign of life, in milliseconds. */
export const LEASE = 35_000;
/** A lease is prolonged when this part of it has gone by. */
const PROLONG = 0.3;

export interface LeaseOptions {
  /** Where leases stand: a lease is a mark that ends soon unless its holder is alive. */
  readonly leases: Marks;
  readonly now: () => number;
  /** Names who does the work among all who might. A holder may take its own lease again. */
  readonly holder: string;
  /** `LEASE` by default. */
  readonly leaseMs?: number;
}

/**
 * Does some work under a lease, and prolongs the lease meanwhile. Resolves to false, with nothing done, where
 * another holds it. Rejects as the work does. The work can ask whether the lease still stands: a process that
 * was frozen may wake up after another replica has taken over.
 */
export async function leased(
  name: string,
  { leases, holder, now, leaseMs = LEASE }: LeaseOptions,
  work: (stillMine: () => boolean) => Promise<unknown>,
): Promise<boolean> {
  let takenAt = now();
  if (!(await leases.take(name, holder, takenAt, leaseMs))) return false;
  let prolonged = Promise.resolve();
  let lost = false;
  const prolong = async (): Promise<void> => {
    const at = now();
    // The lease ran out, and others may have had it since: what was planned under it may no longer be true.
    lost ||= at - takenAt >= leaseMs;
    if (lost) return;
    lost = !(await leases.take(name, holder, at, leaseMs));
    if (!lost) takenAt = at;
  };
  // False before `takenAt`, too: the clock was set back, and it is unknown whose the lease is until it is
  // prolonged.
  const stillMine = (): boolean => !lost && isRecent(takenAt, now(), leaseMs);
  const prolonging = setInterval(() => {
    prolonged = prolong().catch(() => undefined);
  }, leaseMs * PROLONG);
  try {
    await work(stillMine);
  } finally {
    clearInterval(prolonging);
    // A prolongation that came after the release would keep the lease for no work.
    await prolonged;
    await leases.release(name, holder);
  }
  return true;
}
