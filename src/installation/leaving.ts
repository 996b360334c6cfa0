/**
 * A workspace removes the app, or takes its token back. Slack tells it by two events, in any order, more than
 * once, to any replica, and perhaps late. So each event is checked: it must be about the installation that
 * stands.
 */
import type { WebClient } from '@slack/web-api';
import { type Log, nameAndCause } from '../ops/log.ts';
import type { InstallationKey, InstallationState, Store } from '../store/store.ts';
import {
  askTokenOwner,
  isMember,
  organizationKey,
  type StoredInstallation,
  type Vault,
  type Whose,
  workspaceKey,
} from './vault.ts';

/** Slack's event, or what its answers about the token have proved. */
interface Departure extends Whose {
  /** When it happened, in epoch milliseconds by Slack's clock. */
  readonly at: number;
  /** Two answers about the token have agreed that the installation has ended (`EndDoubts`). */
  readonly isProved?: true;
}

export type Leave = (departure: Departure) => Promise<void>;

/** How much Slack's clock and ours may differ, in milliseconds. Within this Slack is asked which came first. */
const DOUBT = 60_000;

interface LeavingOptions {
  readonly store: Pick<Store, 'installations' | 'workspaces' | 'overwrite'>;
  readonly vault: Pick<Vault, 'read' | 'members'>;
  readonly clientFor: (botToken: string, teamId: string | undefined) => WebClient;
  /** Makes the tokens of a workspace or an organization forgotten. */
  readonly forget: (id: string) => void;
  readonly doubts: Pick<EndDoubts, 'begin'>;
  readonly now: () => number;
  readonly log: Log;
}

/** Removes the installation that Slack's event is about. An event about an earlier one changes nothing. */
export function createLeaving(options: LeavingOptions): Leave {
  return async (departure) => {
    const isAboutThis = await leave(departure, options);
    await options.store.overwrite();
    if (isAboutThis) return;
    const workspace = departure.team ?? departure.enterprise;
    options.log.info(
      { kind: 'installation', workspace, outcome: 'stale' },
      'an earlier installation has ended',
    );
  };
}

/** @returns whether the event was about an installation that stands */
async function leave(departure: Departure, options: LeavingOptions): Promise<boolean> {
  const { team, enterprise, at } = departure;
  // In an organization's event Slack gives the organization's own id in the place of a workspace's.
  if (team === undefined || team === enterprise) {
    const key = organizationKey(enterprise ?? '');
    const whole = enterprise && (await options.vault.read(key));
    if (!whole || !(await isMeant(key, whole, departure, options))) return false;
    return removeOrganization(enterprise, whole, options);
  }
  const key = workspaceKey(team);
  const own = await options.vault.read(key);
  if (!own || own.kept?.is === 'member') return leaveAlone({ team, enterprise, at }, own, options);
  return (await isMeant(key, own, departure, options)) && removeWorkspace(team, own, options);
}

/** @param own the row of a workspace without an installation of its own, if there is one */
async function leaveAlone(
  { team, enterprise, at }: Departure & { readonly team: string },
  own: StoredInstallation | undefined,
  options: LeavingOptions,
): Promise<boolean> {
  const noted = own?.kept?.is === 'member' ? own.kept.enterprise : undefined;
  const organization = noted ?? enterprise;
  const whole = organization && (await options.vault.read(organizationKey(organization)));
  // One of its workspaces may go alone.
  if (whole && (await askAboutToken(whole, options)) === 'ended')
    return removeOrganization(organization, whole, options);
  // The organization has gone before. The workspace's row stays, so that its organization is known when that
  // comes back.
  if (noted && !whole) return eraseMember(team, noted, options);
  if (own && at < own.installedAt - DOUBT) return false;
  return removeWorkspace(team, own, options);
}

/**
 * Whether an event is about this installation, and not about an earlier one. Slack's answer about the token must agree; where
 * it does not, or can't be had, the event counts as the first of two answers.
 */
async function isMeant(
  key: InstallationKey,
  row: StoredInstallation,
  { at, isProved }: Departure,
  options: LeavingOptions,
): Promise<boolean> {
  const since = grantedAt(row);
  // Slack can't be asked about a token that can't be opened.
  if (row.kept?.is !== 'grant') return at >= since;
  if (isProved) return at > since;
  const token = await askAboutToken(row, options);
  if (token === 'ended') return true;
  if (at < since) return false;
  if (token === 'not taken') return true;
  if (token !== 'taken' || at > since + DOUBT) await options.doubts.begin(key, since);
  return false;
}

async function askAboutToken({ kept }: StoredInstallation, { clientFor }: LeavingOptions) {
  const owner = kept?.is === 'grant' ? await askTokenOwner(clientFor(kept.bot.token, undefined)) : undefined;
  return typeof owner === 'object' ? 'taken' : owner;
}

/** In epoch milliseconds. A row that can't be opened only tells since when there is one. */
export function grantedAt({ kept, installedAt }: StoredInstallation): number {
  return kept?.is === 'grant' ? kept.grantedAt : installedAt;
}

/**
 * Removes the installation that was judged. A renewed token makes it no other one.
 * @returns false where the app has been installed anew since
 */
async function removeInstallation(
  key: InstallationKey,
  judged: StoredInstallation | undefined,
  { store, vault, now }: LeavingOptions,
): Promise<boolean> {
  for (;;) {
    const row = await vault.read(key);
    if (!row) return true;
    if (row.kept?.is !== judged?.kept?.is || !judged || grantedAt(row) !== grantedAt(judged)) return false;
    if (await store.installations.remove(key, now(), row.sealed)) return true;
  }
}

async function removeWorkspace(
  team: string,
  judged: StoredInstallation | undefined,
  options: LeavingOptions,
): Promise<boolean> {
  if (!(await removeInstallation(workspaceKey(team), judged, options))) return false;
  await eraseWorkspace(team, options);
  return true;
}

/** Erases what is personal of a workspace whose installation was removed. Its follows stay for the grace. */
export async function eraseWorkspace(
  team: string,
  { store, forget, log }: Pick<LeavingOptions, 'store' | 'forget' | 'log'>,
  expected: readonly InstallationState[] = [{ ...workspaceKey(team), sealed: undefined }],
): Promise<void> {
  forget(team);
  if (await store.workspaces.erase(team, { follows: false, expected }))
    log.info({ kind: 'installation', workspace: team, outcome: 'removed' }, 'the app was removed');
}

/** Removes an organization. The rows of its workspaces stay as long as its own: by them follows are found again. */
async function removeOrganization(
  enterprise: string,
  judged: StoredInstallation,
  options: LeavingOptions,
): Promise<boolean> {
  if (!(await removeInstallation(organizationKey(enterprise), judged, options))) return false;
  options.forget(enterprise);
  options.log.info(
    { kind: 'installation', workspace: enterprise, outcome: 'removed' },
    'the app was removed',
  );
  for (const team of await options.vault.members(enterprise)) await eraseMember(team, enterprise, options);
  return true;
}

/** Always true: the event was about an installation that stood. */
async function eraseMember(team: string, enterprise: string, options: LeavingOptions): Promise<true> {
  const own = await memberOf(enterprise, team, options.vault);
  if (own) await eraseWorkspace(team, options, [{ ...organizationKey(enterprise), sealed: undefined }, own]);
  else options.forget(team);
  return true;
}

/** The state of a workspace's row; undefined where it is no member of the organization. */
async function memberOf(enterprise: string, team: string, vault: Pick<Vault, 'read'>) {
  const key = workspaceKey(team);
  const row = await vault.read(key);
  return row && isMember(row, enterprise) ? { ...key, sealed: row.sealed } : undefined;
}

// Nothing is erased by one answer of Slack's: it may be wrong for a moment.

/** How long the first answer counts, in milliseconds: Slack is asked at least once a day. */
const FIRST_COUNTS = 3 * 86_400_000;
/** How much later another one proves something, in milliseconds. */
const APART = 30 * 60_000;

/** What Slack has said once of installations, by all replicas together. */
export interface EndDoubts {
  /** Takes an answer that says that an installation has ended, for the first of two. @param since when it was granted */
  begin(key: InstallationKey, since: number): Promise<void>;
  /** Takes such an answer. Resolves to whether an earlier one has said the same. */
  agrees(key: InstallationKey, since: number): Promise<boolean>;
  /** Takes an answer that says that an installation stands. */
  end(key: InstallationKey, since: number): Promise<void>;
  /** Whether an installation has come into doubt here since the last call. */
  areNew(): boolean;
}

export function createEndDoubts({
  store: { claims },
  now,
  log,
}: Pick<LeavingOptions, 'now' | 'log'> & { readonly store: Pick<Store, 'claims'> }): EndDoubts {
  let areNew = false;
  // A new installation is doubted anew.
  const nameOf = ({ enterprise, team }: InstallationKey, since: number): string =>
    `ended ${team || enterprise} ${since}`;
  const note = ({ enterprise, team }: InstallationKey): void => {
    areNew = true;
    log.warn(
      { kind: 'installation', workspace: team || enterprise, outcome: 'doubted' },
      'Slack says that the app was removed; a second answer must agree',
    );
  };
  return {
    begin: async (key, since) => {
      await claims.take(nameOf(key, since), now(), FIRST_COUNTS);
      note(key);
    },
    agrees: async (key, since) => {
      const name = nameOf(key, since);
      if (!(await claims.take(`${name} lately`, now(), APART))) return false;
      if (!(await claims.take(name, now(), FIRST_COUNTS))) return true;
      note(key);
      return false;
    },
    end: async (key, since) => {
      for (const name of [nameOf(key, since), `${nameOf(key, since)} lately`]) await claims.release(name);
    },
    areNew: () => {
      const were = areNew;
      areNew = false;
      return were;
    },
  };
}

// Erases by and by the rest of removed installations.

/** How long a workspace that installs again finds its follows, in milliseconds. */
export const GRACE = 30 * 86_400_000;
/** How long after a removal an answer that was under way may still have kept something, in milliseconds. */
const AFTERWARDS = 86_400_000;

interface ErasingOptions extends Pick<LeavingOptions, 'store' | 'vault' | 'now' | 'log'> {
  /** Whether a workspace that counts as removed has the app after all; undefined: that can't be told now. */
  readonly isBack: (team: string) => Promise<boolean | undefined>;
}

/** Slack does not say now whether the app was removed. */
class SlackNotAsked extends Error {
  override readonly name = 'SlackNotAsked';
}

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
  // Installations in their grace that this process has erased for the last time.
  const erased = new Set<string>();
  return async (row) => {
    const mark = JSON.stringify([row.enterprise, row.team, row.removedAt]);
    const age = options.now() - row.removedAt;
    if (age <= GRACE && erased.has(mark)) return;
    await eraseDue(row, age > GRACE, options);
    if (age > GRACE) erased.delete(mark);
    else if (age > AFTERWARDS) erased.add(mark);
  };
}

/** An installation that has come back since the row was listed stays. */
async function eraseDue(row: Removed, isOver: boolean, options: ErasingOptions): Promise<void> {
  const { store, isBack, log } = options;
  const { enterprise, team, removedAt } = row;
  const back = team === '' ? false : await isBack(team);
  if (back === undefined) throw new SlackNotAsked();
  const forget = () => store.installations.forget({ enterprise, team }, removedAt + 1);
  if (back) return void (await forget());
  const state = { enterprise, team, sealed: undefined, removedAt };
  if (team === '') await eraseMembers(state, isOver, options);
  else await store.workspaces.erase(team, { follows: isOver, expected: [state] });
  if (!isOver || !(await forget())) return;
  log.info(
    { kind: 'installation', workspace: team || enterprise, outcome: 'forgotten' },
    'the grace is over',
  );
}

/**
 * Erases the workspaces of an organization, which may take as long as there are many of them. Those of an
 * organization that is installed again meanwhile stay. A failure for one is logged, the others go on, and then it
 * rejects.
 */
async function eraseMembers(
  organization: InstallationState,
  follows: boolean,
  { store, vault, now, log }: ErasingOptions,
): Promise<void> {
  const eraseOne = async (team: string): Promise<void> => {
    const own = await memberOf(organization.enterprise, team, vault);
    if (!own || !(await store.workspaces.erase(team, { follows, expected: [organization, own] }))) return;
    // The workspace's row goes last: the rest is found again by it.
    if (follows && (await store.installations.remove(own, now(), own.sealed)))
      await store.installations.forget(own, now() + 1);
  };
  const failures: unknown[] = [];
  for (const team of await vault.members(organization.enterprise)) {
    await eraseOne(team).catch((error: unknown) => {
      noteLeft(error, team, log);
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

/** Logs a failure; the next round tries again. @param workspace the workspace or organization it is about */
export function noteLeft(error: unknown, workspace: string | undefined, log: Log): void {
  log.warn(
    { kind: 'care', ...(workspace && { workspace }), outcome: 'failed', ...nameAndCause(error) },
    'left to the next round',
  );
}
