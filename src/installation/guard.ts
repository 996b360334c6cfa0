/** Changes an installation's row: one change at a time, in this process and in all replicas. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { leased } from '../ops/lease.ts';
import type { InstallationKey } from '../store/care.ts';
import type { Leases } from '../store/store.ts';

/** How long a replica that was killed keeps others from the work, in milliseconds. */
const FOR = 30_000;
/**
 * How long a rotation that is under way is waited for, in milliseconds: it would put back the token of
 * before.
 */
const PATIENCE = 12_000;
const AGAIN = 200;

export interface GuardOptions {
  readonly leases: Leases;
  readonly now: () => number;
}

/** The lease under which one installation's row is changed. Ids of workspaces and organizations differ. */
export function leaseOf({ team, enterprise }: InstallationKey): string {
  return `installation ${team || enterprise}`;
}

/**
 * Does the work under a lease, however long it takes; false, with nothing done, where another holds the
 * lease. Rejects as the work does. Long work can ask whether the lease still stands.
 */
export function guarded(
  name: string,
  { leases, now }: GuardOptions,
  work: (stillMine: () => boolean) => Promise<void>,
): Promise<boolean> {
  // Each call is a holder of its own, since a holder may take its lease again.
  return leased(name, { leases, now, holder: randomUUID(), leaseMs: FOR }, work);
}

/**
 * Like `guarded`, but waits for the other holder. After a while the work is done anyway: it must not be lost.
 */
export async function guardedSoon(
  name: string,
  options: GuardOptions,
  work: () => Promise<void>,
): Promise<void> {
  for (let waited = 0; waited < PATIENCE; waited += AGAIN) {
    if (await guarded(name, options, work)) return;
    await sleep(AGAIN);
  }
  await work();
}
