/** Erases by and by what is left of removed installations. */
import type { Log } from '../ops/log.ts';
import { nameOfError } from '../ops/name-of-error.ts';
import type { InstallationKey } from '../store/care.ts';
import type { Store } from '../store/store.ts';
import { guarded, leaseOf } from './guard.ts';
import { workspaceKey } from './record.ts';
import type { Vault } from './vault.ts';

/** How long a workspace that installs again finds its follows, in milliseconds. */
export const GRACE = 30 * 86_400_000;
/** How long after a removal an answer that was under way may still have kept something, in milliseconds. */
const AFTERWARDS = 86_400_000;

export interface ErasingOptions {
  readonly store: Pick<Store, 'installations' | 'workspaces' | 'leases'>;
  /** Whether a workspace that counts as removed has the app after all; undefined: nobody knows now. */
  readonly isBack: (team: string) => Promise<boolean | undefined>;
  readonly vault: Pick<Vault, 'members' | 'read'>;
  readonly now: () => number;
  readonly log: Log;
}

/** Erases what is due of an installation that was removed. Rejects as the store does. */
export type EraseRest = (row: Removed) => Promise<void>;

interface Removed extends InstallationKey {
  /** Epoch milliseconds. */
  readonly removedAt: number;
}

/**
 * During the first day each call erases; after it each process erases once more. When the grace is over, all
 * is erased, follows as well.
 */
export function createErasing(options: ErasingOptions): EraseRest {
  const { store, now } = options;
  const guard = { leases: store.leases, now };
  // Installations in their grace that this process has erased for the last time.
  const erased = new Set<string>();
  return async (row) => {
    const mark = JSON.stringify([row.enterprise, row.team, row.removedAt]);
    const age = now() - row.removedAt;
    if (age <= GRACE && erased.has(mark)) return;
    // Where the installation is changed at this moment, the next round comes soon enough.
    await guarded(leaseOf(row.team || row.enterprise), guard, async () => {
      if (!(await eraseDue(row, options))) return;
      if (age > GRACE) erased.delete(mark);
      else if (age > AFTERWARDS) erased.add(mark);
    });
  };
}

/** @returns whether all that is due was done */
async function eraseDue(row: Removed, options: ErasingOptions): Promise<boolean> {
  const { store, isBack, now, log } = options;
  const { enterprise, team } = row;
  const key = { enterprise, team };
  // The installation may have been installed, and even removed again, since it was listed.
  const removed = (await store.installations.removedBefore(now() + 1)).find(
    (one) => one.enterprise === enterprise && one.team === team,
  );
  if (removed?.removedAt !== row.removedAt) return true;
  const back = team === '' ? false : await isBack(team);
  if (back === undefined) return false;
  if (back) {
    await store.installations.forget(key, now() + 1);
    return true;
  }
  const isOver = row.removedAt < now() - GRACE;
  if (team !== '') await store.workspaces.erase(team, { follows: isOver });
  else if (!(await eraseMembers(enterprise, isOver, options))) return false;
  if (!isOver) return true;
  await store.installations.forget(key, now() - GRACE);
  log.info(
    { kind: 'installation', workspace: team || enterprise, outcome: 'forgotten' },
    'the grace is over',
  );
  return true;
}

/** @returns whether it was done for all workspaces; a failure for one is logged, and the others go on */
async function eraseMembers(enterprise: string, follows: boolean, options: ErasingOptions): Promise<boolean> {
  const { store, vault, now, log } = options;
  const guard = { leases: store.leases, now };
  let isDone = true;
  for (const team of await vault.members(enterprise)) {
    const erase = () => eraseMember(team, enterprise, follows, options);
    const done = await guarded(leaseOf(team), guard, erase).catch((error: unknown) => {
      noteLeft(error, team, log);
      return false;
    });
    isDone &&= done;
  }
  return isDone;
}

/** The workspace's row goes last: the rest is found again by it. */
async function eraseMember(
  team: string,
  enterprise: string,
  follows: boolean,
  { store, vault, now }: ErasingOptions,
): Promise<void> {
  const key = workspaceKey(team);
  const kept = (await vault.read(key))?.kept;
  if (kept?.is !== 'member' || kept.enterprise !== enterprise) return;
  await store.workspaces.erase(team, { follows });
  if (!follows) return;
  await store.installations.remove(key, now());
  await store.installations.forget(key, now() + 1);
}

/** Logs a failure; the next round tries again. @param workspace the workspace or organization it is about */
export function noteLeft(error: unknown, workspace: string | undefined, log: Log): void {
  const name = nameOfError(error);
  log.warn(
    { kind: 'care', ...(workspace && { workspace }), outcome: 'failed', error: name },
    'left to the next round',
  );
}
