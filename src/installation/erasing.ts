/** Erases by and by what is left of removed installations. */

import { nameAndCause } from '../ops/cause.ts';
import type { Log } from '../ops/log.ts';
import type { InstallationKey } from '../store/care.ts';
import type { Store } from '../store/store.ts';
import { guarded, leaseOf } from './guard.ts';
import { organizationKey, workspaceKey } from './record.ts';
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

/** Slack does not say now whether the app was removed. */
class SlackNotAsked extends Error {
  override readonly name = 'SlackNotAsked';
}

/** Whether the lease on an installation still stands. */
type StillMine = () => boolean;

/** Erases what is due of an installation that was removed. Rejects where it could not. */
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
    await guarded(leaseOf(row), guard, async (stillMine) => {
      if (!(await eraseDue(row, stillMine, options))) return;
      if (age > GRACE) erased.delete(mark);
      else if (age > AFTERWARDS) erased.add(mark);
    });
  };
}

/**
 * @param stillMine false once another may change the installation
 * @returns whether all that is due was done
 */
async function eraseDue(row: Removed, stillMine: StillMine, options: ErasingOptions): Promise<boolean> {
  const { store, isBack, now, log } = options;
  const { enterprise, team } = row;
  const key = { enterprise, team };
  // The installation may have been installed, and even removed again, since it was listed.
  const removed = (await store.installations.removedBefore(now() + 1)).find(
    (one) => one.enterprise === enterprise && one.team === team,
  );
  if (removed?.removedAt !== row.removedAt) return true;
  const back = team === '' ? false : await isBack(team);
  if (back === undefined) throw new SlackNotAsked();
  if (!stillMine()) return false;
  if (back) {
    await store.installations.forget(key, now() + 1);
    return true;
  }
  const isOver = row.removedAt < now() - GRACE;
  if (team !== '') await store.workspaces.erase(team, { follows: isOver });
  else if (!(await eraseMembers(enterprise, isOver, stillMine, options))) return false;
  if (!isOver) return true;
  // It may have been installed again while its workspaces were erased: then nothing is forgotten.
  if (!(await store.installations.forget(key, now() - GRACE))) return true;
  log.info(
    { kind: 'installation', workspace: team || enterprise, outcome: 'forgotten' },
    'the grace is over',
  );
  return true;
}

/**
 * Erases the workspaces of an organization, which may take as long as there are many of them.
 * @returns whether it was done for all workspaces. A failure for one is logged, the others go on, and then it
 * rejects
 */
async function eraseMembers(
  enterprise: string,
  follows: boolean,
  stillMine: StillMine,
  options: ErasingOptions,
): Promise<boolean> {
  const { store, vault, now, log } = options;
  const guard = { leases: store.leases, now };
  let isDone = true;
  const failures: unknown[] = [];
  for (const team of await vault.members(enterprise)) {
    if (!stillMine()) return false;
    const erase = () => eraseMember(team, enterprise, follows, options);
    const done = await guarded(leaseOf(workspaceKey(team)), guard, erase).catch((error: unknown) => {
      noteLeft(error, team, log);
      failures.push(error);
      return false;
    });
    isDone &&= done;
  }
  if (failures.length > 0) throw failures[0];
  return isDone;
}

/**
 * Erases a workspace, unless it or its organization has been installed again: whoever installs does not wait
 * for all the others to be erased. The workspace's row goes last: the rest is found again by it.
 */
async function eraseMember(
  team: string,
  enterprise: string,
  follows: boolean,
  { store, vault, now }: ErasingOptions,
): Promise<void> {
  const key = workspaceKey(team);
  const kept = (await vault.read(key))?.kept;
  if (kept?.is !== 'member' || kept.enterprise !== enterprise) return;
  if (await vault.read(organizationKey(enterprise))) return;
  await store.workspaces.erase(team, { follows });
  if (!follows) return;
  await store.installations.remove(key, now());
  await store.installations.forget(key, now() + 1);
}

/** Logs a failure; the next round tries again. @param workspace the workspace or organization it is about */
export function noteLeft(error: unknown, workspace: string | undefined, log: Log): void {
  log.warn(
    { kind: 'care', ...(workspace && { workspace }), outcome: 'failed', ...nameAndCause(error) },
    'left to the next round',
  );
}
