/** Sealed installations in the store: what is read from here is in the clear, what is kept never is. */
import type { Installation as SlackInstallation } from '@slack/oauth';
import type { WebClient } from '@slack/web-api';
import { z } from 'zod';
import type { Log } from '../ops/log.ts';
import { isOneOf, TOKEN_ENDED, TOKEN_NOT_TAKEN } from '../slack/refusals.ts';
import { type Seal, SealBroken, SealKeyUnknown } from '../store/sealing.ts';
import type { Installation, InstallationKey, Store } from '../store/store.ts';

const named = z.object({ id: z.string(), name: z.string().optional() });

const bot = z.object({
  token: z.string(),
  id: z.string(),
  userId: z.string(),
  scopes: z.array(z.string()),
  /** With token rotation only. */
  refreshToken: z.string().optional(),
  /** When the token ends, in epoch SECONDS, as Slack counts; with token rotation only. */
  expiresAt: z.number().optional(),
});

/** An installation into a workspace or a whole Enterprise Grid organization. The installer is not kept. */
const grant = z.object({
  is: z.literal('grant'),
  team: named.optional(),
  enterprise: named.optional(),
  /** Whether the installation is the organization's. */
  whole: z.boolean(),
  appId: z.string().optional(),
  bot,
  /** When the app was installed, in epoch milliseconds. */
  grantedAt: z.number(),
});

/** A workspace that uses its organization's installation. */
const member = z.object({ is: z.literal('member'), enterprise: z.string() });

const sealedRecord = z.discriminatedUnion('is', [grant, member]);
export type Grant = z.infer<typeof grant>;
type SealedRecord = z.infer<typeof sealedRecord>;

/** An installation without a bot. */
export class NoBot extends Error {
  override readonly name = 'NoBot';
}

/**
 * The key of a workspace's row. Ids of workspaces are unique in all of Slack, so the organization is no part
 * of it: work without a payload knows the workspace alone.
 */
export const workspaceKey = (team: string): InstallationKey => ({ enterprise: '', team });
/** The key of the row of an organization's installation. */
export const organizationKey = (enterprise: string): InstallationKey => ({ enterprise, team: '' });

/** The key of the row that a grant is kept in. */
export function keyOf({ team, enterprise, whole }: Grant): InstallationKey {
  return whole ? organizationKey(enterprise?.id ?? '') : workspaceKey(team?.id ?? '');
}

/** @throws NoBot */
export function grantOf(installation: SlackInstallation, grantedAt: number): Grant {
  const { team, enterprise, isEnterpriseInstall = false, appId } = installation;
  if (!installation.bot) throw new NoBot('the installation has no bot');
  const { token, id, userId, scopes, refreshToken, expiresAt } = installation.bot;
  return {
    is: 'grant',
    ...(team && { team: { id: team.id, name: team.name } }),
    ...(enterprise && { enterprise: { id: enterprise.id, name: enterprise.name } }),
    whole: isEnterpriseInstall,
    appId,
    bot: { token, id, userId, scopes, refreshToken, expiresAt },
    grantedAt,
  };
}

/** The workspace and organization that a payload or a pass is for, as far as they are known. */
export interface Whose {
  readonly team?: string | undefined;
  readonly enterprise?: string | undefined;
}

/** One row of the store. */
export interface StoredInstallation {
  /** Undefined: it can't be opened. */
  readonly kept: SealedRecord | undefined;
  /** The text in the store: another one after each change. */
  readonly sealed: string;
  /** Whether it is to be sealed anew, under the first key. */
  readonly stale: boolean;
  /** Epoch milliseconds. A new installation over one that stands changes `grantedAt`, and not this. */
  readonly installedAt: number;
}

export type StoredGrant = Pick<StoredInstallation, 'sealed' | 'stale'> & { readonly grant: Grant };

export interface Vault {
  /**
   * The workspace's own installation, else that of its organization. Notes which workspace belongs to which
   * organization. An installation that can't be opened counts as not installed, and is logged.
   */
  find(whose: Whose): Promise<StoredGrant | undefined>;
  /** One row alone, without looking further. */
  read(key: InstallationKey): Promise<StoredInstallation | undefined>;
  put(grant: Grant): Promise<void>;
  /** Replaces a grant; does nothing where the row has changed since it was read. */
  replace(before: StoredGrant, grant: Grant): Promise<void>;
  /** The workspaces that are known to use an organization's installation, or did until it was removed. */
  members(enterprise: string): Promise<string[]>;
}

const PAGE = 200;

interface VaultOptions {
  readonly installations: Store['installations'];
  readonly seal: Seal;
  readonly now: () => number;
  readonly log: Log;
}

/** The installations of a store, each sealed for its own row. */
export function createVault({ installations, seal, now, log }: VaultOptions): Vault {
  const sealed = (key: InstallationKey, record: SealedRecord) =>
    seal.seal(JSON.stringify(record), rowName(key));
  const open = (key: InstallationKey, text: string) => {
    try {
      const { plain, stale } = seal.open(text, rowName(key));
      return { kept: sealedRecord.parse(JSON.parse(plain)), stale };
    } catch (error) {
      noteUnreadable(log, key, error);
      return { kept: undefined, stale: false };
    }
  };
  const read: Vault['read'] = async (key) => {
    const row = await installations.get(key);
    return row && { ...open(key, row.sealed), sealed: row.sealed, installedAt: row.installedAt };
  };
  const noteMember = async (team: string, enterprise: string, own: StoredInstallation | undefined) => {
    const key = workspaceKey(team);
    const row = sealed(key, { is: 'member', enterprise });
    if (own) await installations.replace(key, own.sealed, row, now());
    else await installations.add(key, row, now());
  };
  const ofOrganization = async (enterprise: string, team: string | undefined, own?: StoredInstallation) => {
    const whole = await read(organizationKey(enterprise));
    if (whole?.kept?.is !== 'grant') return undefined;
    const isNoted = team === undefined || team === enterprise || own?.stale === false;
    if (!isNoted) await noteMember(team, enterprise, own);
    return { ...whole, grant: whole.kept };
  };
  return {
    read,
    put: (given) => installations.put(keyOf(given), sealed(keyOf(given), given), now()),
    replace: async (before, next) => {
      const key = keyOf(before.grant);
      await installations.replace(key, before.sealed, sealed(key, next), now());
    },
    find: async ({ team, enterprise }) => {
      const own = team === undefined ? undefined : await read(workspaceKey(team));
      if (own?.kept?.is === 'grant') return { ...own, grant: own.kept };
      // A row that can't be opened is no reason to act by another right.
      if (own && !own.kept) return undefined;
      const organization = own?.kept?.enterprise ?? enterprise;
      return organization === undefined ? undefined : ofOrganization(organization, team, own);
    },
    members: async (enterprise) => {
      const found: string[] = [];
      for await (const row of allInstalled(installations))
        if (row.team !== '' && isMember(open(row, row.sealed), enterprise)) found.push(row.team);
      return found;
    },
  };
}

/** Whether a row is that of a workspace that uses the organization's installation. */
export function isMember(row: Pick<StoredInstallation, 'kept'> | undefined, enterprise: string): boolean {
  return row?.kept?.is === 'member' && row.kept.enterprise === enterprise;
}

/** All that are installed, read page by page. */
export async function* allInstalled({
  all,
}: Pick<Store['installations'], 'all'>): AsyncGenerator<Installation> {
  let page = await all(undefined, PAGE);
  while (page.length > 0) {
    yield* page;
    page = await all(page.at(-1), PAGE);
  }
}

/** Binds a sealed text to its row. */
function rowName({ enterprise, team }: InstallationKey): string {
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

/**
 * Slack's answer about a token: whose it is, with `whole` an organization's, whose id then stands in the place
 * of a workspace's; or why it is refused. Undefined: Slack can't be asked now.
 */
type TokenOwner = { readonly team: string; readonly whole: boolean } | 'ended' | 'not taken' | undefined;

/** Asks Slack whose a token is. */
export async function askTokenOwner(client: WebClient): Promise<TokenOwner> {
  try {
    const { team_id = '', is_enterprise_install = false } = await client.auth.test();
    return { team: team_id, whole: is_enterprise_install };
  } catch (error) {
    if (isOneOf(TOKEN_ENDED, error)) return 'ended';
    // That is no reason to erase anything.
    return isOneOf(TOKEN_NOT_TAKEN, error) ? 'not taken' : undefined;
  }
}

/** Whether Slack accepts a token. Undefined: that can't be told now. */
export async function isAccepted(client: WebClient): Promise<boolean | undefined> {
  const owner = await askTokenOwner(client);
  if (owner === 'ended') return false;
  return typeof owner === 'object' ? true : undefined;
}
