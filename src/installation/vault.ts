/** Sealed installations in the store: what is read from here is in the clear, what is kept never is. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from '@slack/oauth';
import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import { leased } from '../ops/lease.ts';
import type { Log } from '../ops/log.ts';
import { isOneOf, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/slack-errors.ts';
import type { InstallationKey, Installations } from '../store/concerns.ts';
import { type Seal, SealBroken, SealKeyUnknown } from '../store/sealing.ts';
import type { Leases } from '../store/store.ts';

// Changes an installation's row: one change at a time, in this process and in all replicas.

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

// The records of installations that are kept, encrypted.

const named = z.object({ id: z.string(), name: z.string().optional() });

const bot = z.object({
  token: z.string(),
  id: z.string(),
  userId: z.string(),
  scopes: z.array(z.string()),
  /** With token rotation only. */
  refreshToken: z.string().optional(),
  /** When the token ends, in epoch SECONDS, as the library counts; with token rotation only. */
  expiresAt: z.number().optional(),
});

/**
 * An installation into a workspace, or into a whole Enterprise Grid organization. Who installed it is not
 * kept.
 */
const grant = z.object({
  is: z.literal('grant'),
  team: named.optional(),
  enterprise: named.optional(),
  /** Whether the installation is the organization's. */
  whole: z.boolean(),
  appId: z.string().optional(),
  bot,
  /** When somebody installed it, in epoch milliseconds. */
  grantedAt: z.number(),
});

/** A workspace that uses its organization's installation. The record says which organization that is. */
const member = z.object({ is: z.literal('member'), enterprise: z.string() });

const kept = z.discriminatedUnion('is', [grant, member]);
export type Grant = z.infer<typeof grant>;
type Kept = z.infer<typeof kept>;

/** What was granted holds no bot. */
export class NoBot extends Error {
  override readonly name = 'NoBot';
}

/**
 * The key of a workspace's row. Ids of workspaces are unique in all of Slack, so the organization is no part
 * of it: what works without a payload at hand knows the workspace alone.
 */
export const workspaceKey = (team: string): InstallationKey => ({ enterprise: '', team });
/** The key of the row of an organization's installation. */
export const organizationKey = (enterprise: string): InstallationKey => ({ enterprise, team: '' });

/** The key of the row that a grant is kept in. */
export function keyOf({ team, enterprise, whole }: Grant): InstallationKey {
  return whole ? organizationKey(enterprise?.id ?? '') : workspaceKey(team?.id ?? '');
}

/**
 * The grant that the library gives to be kept. Throws `NoBot`.
 * @param now when it was granted, if it is new; rotated tokens bring the first time along
 */
export function grantOf(installation: Installation, now: number): Grant {
  const { team, enterprise, isEnterpriseInstall = false, appId, metadata } = installation;
  if (!installation.bot) throw new NoBot('the installation has no bot');
  const { token, id, userId, scopes, refreshToken, expiresAt } = installation.bot;
  return {
    is: 'grant',
    ...(team && { team: { id: team.id, name: team.name } }),
    ...(enterprise && { enterprise: { id: enterprise.id, name: enterprise.name } }),
    whole: isEnterpriseInstall,
    appId,
    bot: { token, id, userId, scopes, refreshToken, expiresAt },
    grantedAt: metadata === undefined ? now : Number(metadata),
  };
}

/**
 * A grant in the library's form. `metadata` is the time of the grant: the library returns it after a
 * rotation.
 */
export function installationOf({ team, enterprise, whole, appId, bot, grantedAt }: Grant): Installation {
  const { refreshToken, expiresAt, ...always } = bot;
  return {
    team,
    enterprise,
    isEnterpriseInstall: whole,
    user: { token: undefined, scopes: undefined, id: '' },
    bot: {
      ...always,
      ...(refreshToken === undefined ? {} : { refreshToken }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
    },
    ...(appId === undefined ? {} : { appId }),
    tokenType: 'bot',
    authVersion: 'v2',
    metadata: String(grantedAt),
  } as Installation;
}

/** An installation. `stale`: it is to be sealed anew, under the first key. */
export interface Found {
  readonly grant: Grant;
  readonly stale: boolean;
}

/** The workspace and organization that a payload or a pass is for, as far as they are known. */
export interface Whose {
  readonly team?: string | undefined;
  readonly enterprise?: string | undefined;
}

/** One row. */
export interface Row {
  /** Undefined: it can't be opened. */
  readonly kept: Kept | undefined;
  readonly stale: boolean;
  /**
   * Epoch milliseconds. A new installation over one that stands changes the grant's `grantedAt`, and not
   * this.
   */
  readonly installedAt: number;
}

export interface Vault {
  /**
   * The workspace's own installation, else that of its organization. Notes which workspace belongs to which
   * organization. What can't be opened counts as not installed, and is logged.
   */
  find(whose: Whose): Promise<Found | undefined>;
  /** One row alone, without looking further. */
  read(key: InstallationKey): Promise<Row | undefined>;
  put(grant: Grant): Promise<void>;
  /** The workspaces that are known to use an organization's installation, or did until it was removed. */
  members(enterprise: string): Promise<string[]>;
}

const PAGE = 200;

interface VaultOptions {
  readonly installations: Installations;
  readonly seal: Seal;
  readonly guard: GuardOptions;
  readonly now: () => number;
  readonly log: Log;
}

/** The installations of a store, each sealed for its own row. */
export function createVault(options: VaultOptions): Vault {
  const { installations, seal, guard, now, log } = options;
  const sealed = (key: InstallationKey, what: Kept) => seal.seal(JSON.stringify(what), nameOf(key));
  const open = (key: InstallationKey, sealed: string) => {
    try {
      const { plain, stale } = seal.open(sealed, nameOf(key));
      return { kept: kept.parse(JSON.parse(plain)), stale };
    } catch (error) {
      noteUnreadable(log, key, error);
      return undefined;
    }
  };
  const read: Vault['read'] = async (key) => {
    const row = await installations.get(key);
    if (!row) return undefined;
    const { installedAt } = row;
    return { ...(open(key, row.sealed) ?? { kept: undefined, stale: false }), installedAt };
  };
  const grantAt = async (key: InstallationKey): Promise<Found | undefined> => {
    const found = await read(key);
    return found?.kept?.is === 'grant' ? { grant: found.kept, stale: found.stale } : undefined;
  };
  /**
   * Notes whose member a workspace is. Another change of the row goes first; the next payload then notes it.
   */
  const note = (team: string, enterprise: string) =>
    guarded(leaseOf(workspaceKey(team)), guard, async () => {
      if (!(await grantAt(organizationKey(enterprise)))) return;
      const key = workspaceKey(team);
      const row = sealed(key, { is: 'member', enterprise });
      const own = await read(key);
      if (own?.kept?.is === 'member') await installations.put(key, row, now());
      else await installations.add(key, row, now());
    });
  const ofOrganization = async (organization: string, team: string | undefined, isNoted: boolean) => {
    const found = await grantAt(organizationKey(organization));
    if (found && team !== undefined && team !== organization && !isNoted) await note(team, organization);
    return found;
  };
  return {
    read,
    put: async (grant) => installations.put(keyOf(grant), sealed(keyOf(grant), grant), now()),
    find: async ({ team, enterprise }) => {
      const own = team === undefined ? undefined : await read(workspaceKey(team));
      if (own?.kept?.is === 'grant') return { grant: own.kept, stale: own.stale };
      // A row that can't be opened is no reason to act by another right.
      if (own && !own.kept) return undefined;
      const organization = own?.kept?.enterprise ?? enterprise;
      if (organization === undefined) return undefined;
      return ofOrganization(organization, team, own?.stale === false);
    },
    members: (enterprise) => membersOf(enterprise, installations, open),
  };
}

async function membersOf(
  enterprise: string,
  installations: Installations,
  open: (key: InstallationKey, sealed: string) => { readonly kept: Kept } | undefined,
): Promise<string[]> {
  const found: string[] = [];
  let page = await installations.all(undefined, PAGE);
  while (page.length > 0) {
    for (const row of page) {
      const what = row.team === '' ? undefined : open(row, row.sealed)?.kept;
      if (what?.is === 'member' && what.enterprise === enterprise) found.push(row.team);
    }
    page = await installations.all(page.at(-1), PAGE);
  }
  return found;
}

/** Binds what is sealed to its row. */
function nameOf({ enterprise, team }: InstallationKey): string {
  return JSON.stringify(['installation', enterprise, team]);
}

function noteUnreadable(log: Log, { enterprise, team }: InstallationKey, error: unknown): void {
  const detail =
    error instanceof SealKeyUnknown
      ? 'list the key it is under in TOKEN_ENCRYPTION_KEY, after the first one, or install again'
      : 'what is kept was changed or is not whole: install again';
  const known = error instanceof SealKeyUnknown || error instanceof SealBroken;
  log.error(
    {
      kind: 'installation',
      workspace: team || enterprise,
      outcome: 'unreadable',
      error: known ? error.name : 'Unreadable',
      detail,
    },
    'a token can’t be opened',
  );
}

// Asks Slack whether a token still stands.

/** Undefined: Slack can't be asked now. */
type Standing = { readonly team: string; readonly whole: boolean } | 'ended' | 'not taken' | undefined;

/** Asks whose a token is. `whole`: an organization's, whose id stands in the place of a workspace's. */
export async function askWhose(client: WebClient): Promise<Standing> {
  try {
    const { team_id = '', is_enterprise_install = false } = await client.auth.test();
    return { team: team_id, whole: is_enterprise_install };
  } catch (error) {
    if (isOneOf(TOKEN_ENDED, error)) return 'ended';
    // That is no reason to erase anything.
    return isOneOf(TOKEN_NOT_TAKEN, error) ? 'not taken' : undefined;
  }
}

/** Whether a token stands. Undefined: nobody knows. */
export async function stands(client: WebClient): Promise<boolean | undefined> {
  const whose = await askWhose(client);
  if (whose === 'ended') return false;
  return typeof whose === 'object' ? true : undefined;
}
