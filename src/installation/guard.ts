/** Changes an installation's row: one change at a time, in this process and in all replicas. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Leases } from '../store/store.ts';

/**
 * How long the lease lasts, in milliseconds: longer than a rotation, whose one call is given up after some
 * seconds. A replica that was killed holds it as long.
 */
const FOR = 30_000;
const AGAIN = 200;

export interface GuardOptions {
  readonly leases: Leases;
  readonly now: () => number;
}

/**
 * The lease under which one installation's row is changed. @param id the workspace's, or the organization's
 */
export function leaseOf(id: string | undefined): string {
  return `installation ${id}`;
}

/**
 * Does the work under a lease; false, with nothing done, where another holds it. Rejects as the work does.
 */
export async function guarded(
  name: string,
  { leases, now }: GuardOptions,
  work: () => Promise<void>,
): Promise<boolean> {
  // Each call is a holder of its own, since a holder may take its lease again.
  const holder = randomUUID();
  if (!(await leases.take(name, holder, now(), FOR))) return false;
  try {
    await work();
  } finally {
    await leases.release(name, holder);
  }
  return true;
}

/**
 * Like `guarded`, but waits for the other holder. After `patience` milliseconds the work is done anyway: it
 * must not be lost.
 */
export async function guardedSoon(
  name: string,
  options: GuardOptions,
  work: () => Promise<void>,
  patience: number,
): Promise<void> {
  for (let waited = 0; waited < patience; waited += AGAIN) {
    if (await guarded(name, options, work)) return;
    await sleep(AGAIN);
  }
  await work();
}
