/** Sealed installations in the store: what is read from here is in the clear, what is kept never is. */
import type { Log } from '../ops/log.ts';
import type { InstallationKey, Installations } from '../store/care.ts';
import { type Seal, SealBroken, SealKeyUnknown } from '../store/sealing.ts';
import { type GuardOptions, guarded, leaseOf } from './guard.ts';
import { type Grant, type Kept, kept, keyOf, organizationKey, workspaceKey } from './record.ts';

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

export interface VaultOptions {
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
