/**
 * A workspace removes the app, or takes its token back. Slack tells it by two events, in any order, more than once, to
 * any replica, and perhaps late: what is told must be about the installation that stands.
 */
import type { WebClient } from '@slack/web-api';
import type { Log } from '../ops/log.ts';
import type { InstallationKey } from '../store/care.ts';
import type { Store } from '../store/store.ts';
import { type GuardOptions, guardedSoon } from './guard.ts';
import { leaseOf } from './installer.ts';
import { type Grant, type Kept, organizationKey, workspaceKey } from './record.ts';
import { stands } from './standing.ts';
import type { Vault, Whose } from './vault.ts';

/** What Slack told. */
interface Departure extends Whose {
  /** When it happened, in epoch milliseconds by Slack's clock. */
  readonly at: number;
}

export type Leave = (departure: Departure) => Promise<void>;

/** Slack's clock and ours may differ so much, in milliseconds: within it Slack is asked which came first. */
const DOUBT = 60_000;
/** How long a rotation that is under way is waited for, in milliseconds: it would put the token back. */
const PATIENCE = 12_000;

export interface LeavingOptions {
  readonly store: Pick<Store, 'installations' | 'workspaces'>;
  readonly vault: Pick<Vault, 'read' | 'members'>;
  readonly guard: GuardOptions;
  readonly clientFor: (botToken: string, teamId: string | undefined) => WebClient;
  /** Has the tokens of a workspace or an organization forgotten. */
  readonly forget: (id: string) => void;
  readonly now: () => number;
  readonly log: Log;
}

export function createLeaving(options: LeavingOptions): Leave {
  const { vault, log } = options;
  const grantAt = async (key: InstallationKey): Promise<Kept | undefined> => (await vault.read(key))?.kept;
  const leave = async (end: Departure, team: string | undefined): Promise<boolean> => {
    const own = team === undefined ? undefined : await grantAt(workspaceKey(team));
    if (team !== undefined && own?.is === 'grant')
      return (await isMeant(own, end.at, options)) && letGo(team, options);
    const organization = own?.is === 'member' ? own.enterprise : end.enterprise;
    if (await endsOrganization(organization, team, end.at, grantAt, options)) return true;
    return team !== undefined && letGo(team, options);
  };
  return async (end) => {
    // Slack tells of an organization by its own id in the place of a workspace's.
    const team = end.team === end.enterprise ? undefined : end.team;
    if (await leave(end, team)) return;
    const workspace = team ?? end.enterprise;
    log.info({ kind: 'installation', workspace, outcome: 'stale' }, 'an earlier installation has ended');
  };
}

/** @returns whether it was the whole organization that has gone */
async function endsOrganization(
  organization: string | undefined,
  team: string | undefined,
  at: number,
  grantAt: (key: InstallationKey) => Promise<Kept | undefined>,
  options: LeavingOptions,
): Promise<boolean> {
  if (organization === undefined) return false;
  const whole = await grantAt(organizationKey(organization));
  if (whole?.is !== 'grant' || !(await isEnd(whole, team, at, options))) return false;
  await letGoOfAll(organization, options);
  return true;
}

/** Whether an organization's installation has ended: one of its workspaces may go alone. */
async function isEnd(
  grant: Grant,
  team: string | undefined,
  at: number,
  options: LeavingOptions,
): Promise<boolean> {
  if (team === undefined) return isMeant(grant, at, options);
  return (await stands(options.clientFor(grant.bot.token, undefined))) === false;
}

/** Whether what Slack told is about this installation, and not about one before it. */
async function isMeant(
  { bot, grantedAt }: Grant,
  at: number,
  { clientFor }: LeavingOptions,
): Promise<boolean> {
  if (at > grantedAt + DOUBT) return true;
  const standing = await stands(clientFor(bot.token, undefined));
  return standing === undefined ? at >= grantedAt : !standing;
}

async function letGoOfAll(enterprise: string, options: LeavingOptions): Promise<void> {
  const { store, vault, guard, forget, now, log } = options;
  const members = await vault.members(enterprise);
  const remove = async () => void (await store.installations.remove(organizationKey(enterprise), now()));
  await guardedSoon(leaseOf(enterprise), guard, remove, PATIENCE);
  forget(enterprise);
  log.info({ kind: 'installation', workspace: enterprise, outcome: 'removed' }, 'the app was removed');
  for (const team of members) await letGo(team, options);
}

/** Follows stay for the grace that `care.ts` keeps; everything else of the workspace goes. Always true: it is gone. */
export async function letGo(
  team: string,
  { store, guard, forget, now, log }: Omit<LeavingOptions, 'vault' | 'clientFor'>,
): Promise<true> {
  const remove = async () => void (await store.installations.remove(workspaceKey(team), now()));
  await guardedSoon(leaseOf(team), guard, remove, PATIENCE);
  forget(team);
  await store.workspaces.erase(team, { follows: false });
  log.info({ kind: 'installation', workspace: team, outcome: 'removed' }, 'the app was removed');
  return true;
}
