/** Work that only one replica does at a time. */
import { isRecent } from '../primitives/is-recent.ts';
import type { Marks } from './once-per.ts';

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
  // False before `takenAt`, too: the clock was set back, and nobody knows whose the lease is until it is
  // prolonged.
  const stillMine = (): boolean => !lost && isRecent(takenAt, now(), leaseMs);
  const prolonging = setInterval(() => {
    prolonged = prolong().catch(() => undefined);
  }, leaseMs * PROLONG);
  try {
    await work(stillMine);
  } finally {
    clearInterval(prolonging);
    // A prolongation that came after the release would keep the lease for nobody.
    await prolonged;
    await leases.release(name, holder);
  }
  return true;
}
