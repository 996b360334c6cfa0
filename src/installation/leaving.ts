/**
 * A workspace removes the app, or takes its token back. Slack tells it by two events, in any order, more than
 * once, to any replica, and perhaps late. So each event is checked: it must be about the installation that
 * stands.
 */
import type { WebClient } from '@slack/web-api';
import { nameAndCause } from '../ops/cause.ts';
import type { Log } from '../ops/log.ts';
import type { InstallationKey } from '../store/concerns.ts';
import type { Store } from '../store/store.ts';
import {
  type GuardOptions,
  guarded,
  guardedSoon,
  leaseOf,
  organizationKey,
  type Row,
  stands,
  type Vault,
  type Whose,
  workspaceKey,
} from './vault.ts';

/** What Slack told. */
interface Departure extends Whose {
  /** When it happened, in epoch milliseconds by Slack's clock. */
  readonly at: number;
}

export type Leave = (departure: Departure) => Promise<void>;

/**
 * How much Slack's clock and ours may differ, in milliseconds. Within this Slack is asked which came first.
 */
const DOUBT = 60_000;

interface LeavingOptions {
  readonly store: Pick<Store, 'installations' | 'workspaces'>;
  readonly vault: Pick<Vault, 'read' | 'members'>;
  readonly guard: GuardOptions;
  readonly clientFor: (botToken: string, teamId: string | undefined) => WebClient;
  /** Makes the tokens of a workspace or an organization forgotten. */
  readonly forget: (id: string) => void;
  readonly now: () => number;
  readonly log: Log;
}

/** Lets go of the installation that Slack's event is about. An event about an earlier one changes nothing. */
export function createLeaving(options: LeavingOptions): Leave {
  return async (end) => {
    // In an organization's event Slack gives the organization's own id in the place of a workspace's.
    const team = end.team === end.enterprise ? undefined : end.team;
    if (await leave(end, team, options)) return;
    const workspace = team ?? end.enterprise;
    options.log.info(
      { kind: 'installation', workspace, outcome: 'stale' },
      'an earlier installation has ended',
    );
  };
}

/** @returns whether the event was about an installation that stands */
async function leave(end: Departure, team: string | undefined, options: LeavingOptions): Promise<boolean> {
  const own = team === undefined ? undefined : await options.vault.read(workspaceKey(team));
  if (team !== undefined && own && own.kept?.is !== 'member')
    return (await isMeant(own, end.at, options)) && letGoOfOwn(team, own, options);
  const noted = own?.kept?.is === 'member' ? own.kept.enterprise : undefined;
  const organization = noted ?? end.enterprise;
  const whole = organization && (await options.vault.read(organizationKey(organization)));
  if (whole && (await isEnd(whole, team, end.at, options))) return letGoOfAll(organization, whole, options);
  // The organization has gone before. The workspace's row stays, so that its organization is known when that
  // comes back.
  if (team && noted && !whole) return letGoOfMember(team, noted, options);
  return team !== undefined && letGoAlone(team, own, end.at, options);
}

/** Lets go of a workspace that has no grant of its own. @param own its row, if any: whose member it is */
async function letGoAlone(
  team: string,
  own: Row | undefined,
  at: number,
  options: LeavingOptions,
): Promise<boolean> {
  if (own && at < own.installedAt - DOUBT) return false;
  return letGoOfOwn(team, own, options);
}

/** Whether an organization's whole installation has ended: one of its workspaces may go alone. */
async function isEnd(
  whole: Row,
  team: string | undefined,
  at: number,
  options: LeavingOptions,
): Promise<boolean> {
  if (team === undefined) return isMeant(whole, at, options);
  if (whole.kept?.is !== 'grant') return false;
  return (await stands(options.clientFor(whole.kept.bot.token, undefined))) === false;
}

/** Whether the event is about this installation, and not about an earlier one. */
async function isMeant(row: Row, at: number, { clientFor }: LeavingOptions): Promise<boolean> {
  const since = sinceOf(row);
  if (at > since + DOUBT) return true;
  const standing =
    row.kept?.is === 'grant' ? await stands(clientFor(row.kept.bot.token, undefined)) : undefined;
  return standing === undefined ? at >= since : !standing;
}

/**
 * Since when an installation stands, in epoch milliseconds. A row that can't be opened only tells since when
 * there is one.
 */
function sinceOf({ kept, installedAt }: Row): number {
  return kept?.is === 'grant' ? kept.grantedAt : installedAt;
}

/** Whether nothing was installed since a row was judged. @param now the row as it stands now */
function isStill(now: Row | undefined, judged: Row | undefined): boolean {
  if (!now) return true;
  return judged !== undefined && now.kept?.is === judged.kept?.is && sinceOf(now) === sinceOf(judged);
}

function letGoOfOwn(team: string, judged: Row | undefined, options: LeavingOptions): Promise<boolean> {
  const still = async () => isStill(await options.vault.read(workspaceKey(team)), judged);
  return letGo(team, still, options);
}

/**
 * Lets go of an organization. The rows of its workspaces stay as long as its own: they say whose follows are
 * to be found again.
 */
async function letGoOfAll(enterprise: string, judged: Row, options: LeavingOptions): Promise<boolean> {
  const { store, vault, guard, forget, now, log } = options;
  const key = organizationKey(enterprise);
  let isGone = false;
  const remove = async () => {
    if (!isStill(await vault.read(key), judged)) return;
    await store.installations.remove(key, now());
    isGone = true;
  };
  await guardedSoon(leaseOf(key), guard, remove);
  if (!isGone) return false;
  forget(enterprise);
  log.info({ kind: 'installation', workspace: enterprise, outcome: 'removed' }, 'the app was removed');
  for (const team of await vault.members(enterprise)) await letGoOfMember(team, enterprise, options);
  return true;
}

/**
 * Erases what is personal of a workspace, unless the workspace or its organization has been installed again.
 * Always true: the event was about an installation that stood.
 */
async function letGoOfMember(
  team: string,
  enterprise: string,
  { store, vault, guard, forget, log }: LeavingOptions,
): Promise<true> {
  const erase = async () => {
    const kept = (await vault.read(workspaceKey(team)))?.kept;
    if (kept?.is !== 'member' || kept.enterprise !== enterprise) return;
    if (await vault.read(organizationKey(enterprise))) return;
    await store.workspaces.erase(team, { follows: false });
    log.info({ kind: 'installation', workspace: team, outcome: 'removed' }, 'the app was removed');
  };
  await guardedSoon(leaseOf(workspaceKey(team)), guard, erase);
  forget(team);
  return true;
}

/**
 * Lets go of a workspace. Its follows stay for the grace (`erasing.ts`); everything else goes.
 * @param isStill whether the installation is the one that has ended; asked when nobody else changes it
 * @returns whether it was
 */
export async function letGo(
  team: string,
  isStill: () => Promise<boolean>,
  { store, guard, forget, now, log }: Omit<LeavingOptions, 'vault' | 'clientFor'>,
): Promise<boolean> {
  let isGone = false;
  const remove = async () => {
    if (!(await isStill())) return;
    await store.installations.remove(workspaceKey(team), now());
    forget(team);
    await store.workspaces.erase(team, { follows: false });
    isGone = true;
  };
  await guardedSoon(leaseOf(workspaceKey(team)), guard, remove);
  forget(team);
  if (isGone) log.info({ kind: 'installation', workspace: team, outcome: 'removed' }, 'the app was removed');
  return isGone;
}

// Erases by and by what is left of removed installations.

/** How long a workspace that installs again finds its follows, in milliseconds. */
export const GRACE = 30 * 86_400_000;
/** How long after a removal an answer that was under way may still have kept something, in milliseconds. */
const AFTERWARDS = 86_400_000;

interface ErasingOptions {
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
