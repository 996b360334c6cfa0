/** Installations in the store, sealed: what is read from here is in the clear, what is kept never is. */
import type { Log } from '../ops/log.ts';
import type { InstallationKey, Installations } from '../store/care.ts';
import { type Seal, SealBroken, SealKeyUnknown } from '../store/sealing.ts';
import { type Grant, type Kept, kept, keyOf, organizationKey, workspaceKey } from './record.ts';

/** An installation, and whether it is to be sealed anew: under the first key. */
export interface Found {
  readonly grant: Grant;
  readonly stale: boolean;
}

/** What is known of whom a payload or a pass is for. */
export interface Whose {
  readonly team?: string | undefined;
  readonly enterprise?: string | undefined;
}

export interface Vault {
  /**
   * The workspace's own installation, else that of its organization. Notes which workspace belongs to which
   * organization. What can't be opened counts as not installed, and is logged.
   */
  find(whose: Whose): Promise<Found | undefined>;
  /** One row alone, without looking further. */
  read(key: InstallationKey): Promise<{ readonly kept: Kept; readonly stale: boolean } | undefined>;
  put(grant: Grant): Promise<void>;
  /** The workspaces that are known to use an organization's installation. */
  members(enterprise: string): Promise<string[]>;
}

const PAGE = 200;

export interface VaultOptions {
  readonly installations: Installations;
  readonly seal: Seal;
  readonly now: () => number;
  readonly log: Log;
}

export function createVault(options: VaultOptions): Vault {
  const { installations, seal, now, log } = options;
  const put = async (key: InstallationKey, what: Kept): Promise<void> =>
    installations.put(key, seal.seal(JSON.stringify(what), nameOf(key)), now());
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
    return row && open(key, row.sealed);
  };
  const grantAt = async (key: InstallationKey): Promise<Found | undefined> => {
    const found = await read(key);
    return found?.kept.is === 'grant' ? { grant: found.kept, stale: found.stale } : undefined;
  };
  /** A row that can't be opened is no reason to act by another right. */
  const ownOf = async (team: string | undefined) => {
    const row = team === undefined ? undefined : await installations.get(workspaceKey(team));
    return row && (open(row, row.sealed) ?? 'unreadable');
  };
  return {
    read,
    put: (grant) => put(keyOf(grant), grant),
    find: async ({ team, enterprise }) => {
      const own = await ownOf(team);
      if (own === 'unreadable') return undefined;
      if (own?.kept.is === 'grant') return { grant: own.kept, stale: own.stale };
      const organization = own?.kept.enterprise ?? enterprise;
      const found = organization === undefined ? undefined : await grantAt(organizationKey(organization));
      const isNoted = own?.stale === false || team === organization;
      if (found && organization !== undefined && team !== undefined && !isNoted)
        await put(workspaceKey(team), { is: 'member', enterprise: organization });
      return found;
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
