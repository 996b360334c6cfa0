/** Slack's own installer, over our store: it speaks OAuth with Slack, and rotates tokens. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Installation,
  InstallProvider,
  type InstallURLOptions,
  type Logger,
  LogLevel,
  type StateStore,
} from '@slack/oauth';
import type { WebClientOptions } from '@slack/web-api';
import { authorizeUrl } from './addresses.ts';
import { leaseOf } from './guard.ts';
import { type Grant, grantOf, installationOf, keyOf, organizationKey, workspaceKey } from './record.ts';
import type { Vault } from './vault.ts';

/** How long to wait before another try to keep rotated tokens, in milliseconds. */
const BEFORE_AGAIN = 500;

export interface InstallerOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  readonly clientOptions: WebClientOptions;
  readonly states: StateStore;
  readonly asked: InstallURLOptions;
  readonly vault: Pick<Vault, 'read' | 'put'>;
  /** Does work on one installation's row that only one replica may do at a time. */
  readonly guarded: (name: string, work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
}

/** Slack gave no token. `word`: Slack's own; undefined where Slack could not be asked. */
interface NotRenewed {
  readonly word: string | undefined;
}

export interface Installer {
  readonly provider: InstallProvider;
  /**
   * Renews a token that ends within two hours, and keeps what Slack gives.
   * @returns undefined where Slack gave one
   */
  renew(grant: Grant): Promise<NotRenewed | undefined>;
}

/** Speaks OAuth with Slack, and keeps the results in the vault. */
export function createInstaller(options: InstallerOptions): Installer {
  // The library tells only its logger why it has renewed nothing.
  const renewing = new AsyncLocalStorage<{ refused?: NotRenewed }>();
  const heard = (word: string | undefined): void => {
    const told = renewing.getStore();
    if (told) told.refused = { word };
  };
  const provider = createProvider(options, heard);
  const renew: Installer['renew'] = async ({ whole, team, enterprise }) => {
    const query = whole
      ? ({ isEnterpriseInstall: true, enterpriseId: enterprise?.id ?? '', teamId: undefined } as const)
      : ({ isEnterpriseInstall: false, teamId: team?.id ?? '', enterpriseId: enterprise?.id } as const);
    const told: { refused?: NotRenewed } = {};
    await renewing.run(told, () => provider.authorize(query));
    return told.refused;
  };
  return { provider, renew };
}

function createProvider(
  options: InstallerOptions,
  heard: (word: string | undefined) => void,
): InstallProvider {
  const { clientId, clientSecret, apiUrl, clientOptions, states, asked, vault } = options;
  return new InstallProvider({
    clientId,
    clientSecret,
    clientOptions,
    stateStore: states,
    installUrlOptions: asked,
    authorizationUrl: authorizeUrl(apiUrl),
    directInstall: true,
    logger: quiet(heard),
    installationStore: {
      // Rotated tokens are kept under the lease that their rotation holds. A new installation waits for it.
      storeInstallation: async (installation) => {
        const grant = grantOf(installation as Installation, options.now());
        if (installation.metadata !== undefined) return persistently(() => vault.put(grant));
        await options.guarded(leaseOf(keyOf(grant)), () => vault.put(grant));
      },
      fetchInstallation: async ({ teamId, enterpriseId = '' }) => {
        const key = teamId === undefined ? organizationKey(enterpriseId) : workspaceKey(teamId);
        const found = await vault.read(key);
        if (found?.kept?.is !== 'grant') throw new Error('not installed');
        return installationOf(found.kept);
      },
    },
  });
}

/**
 * Tries several times to keep rotated tokens. Slack gives them once: tokens that are not kept are lost, and
 * the workspace would have to install again.
 */
async function persistently(keep: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await keep();
  } catch (error) {
    if (tries <= 1) throw error;
    await sleep(BEFORE_AGAIN);
    await persistently(keep, tries - 1);
  }
}

/**
 * The library also logs, as an Error, what it throws. Those errors are logged once, where they are caught.
 */
function quiet(heard: (word: string | undefined) => void): Logger {
  const silent = (): void => undefined;
  return {
    debug: silent,
    info: silent,
    warn: silent,
    error: (said?: unknown) => {
      if (said instanceof Error) return;
      heard(/An API error occurred: (\w{1,60})/.exec(String(said))?.[1]);
    },
    setLevel: silent,
    getLevel: () => LogLevel.WARN,
    setName: silent,
  };
}
