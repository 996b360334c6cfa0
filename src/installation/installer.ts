/** Slack's own installer, over our store: it speaks OAuth with Slack, and rotates tokens. */
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
import type { Log } from '../ops/log.ts';
import { authorizeUrl } from './addresses.ts';
import { grantOf, installationOf, organizationKey, workspaceKey } from './record.ts';
import type { Vault } from './vault.ts';

/** Before rotated tokens are tried to be kept once more, in milliseconds. */
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
  /** Work on one installation's row that only one replica may do at a time. */
  readonly guarded: (name: string, work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

export function createInstaller(options: InstallerOptions): InstallProvider {
  const { clientId, clientSecret, apiUrl, clientOptions, states, asked, vault, log } = options;
  return new InstallProvider({
    ...{ clientId, clientSecret, clientOptions, stateStore: states, installUrlOptions: asked },
    authorizationUrl: authorizeUrl(apiUrl),
    directInstall: true,
    logger: quiet(log),
    installationStore: {
      // What was rotated is kept under the lease that the rotation holds; what is new waits for that.
      storeInstallation: async (installation) => {
        const grant = grantOf(installation as Installation, options.now());
        if (installation.metadata !== undefined) return persistently(() => vault.put(grant));
        const { team, enterprise } = grant;
        await options.guarded(leaseOf(grant.whole ? enterprise?.id : team?.id), () => vault.put(grant));
      },
      fetchInstallation: async ({ teamId, enterpriseId = '' }) => {
        const key = teamId === undefined ? organizationKey(enterpriseId) : workspaceKey(teamId);
        const found = await vault.read(key);
        if (found?.kept.is !== 'grant') throw new Error('not installed');
        return installationOf(found.kept);
      },
    },
  });
}

/** Slack gives rotated tokens once: what is not kept is lost, and the workspace would have to install again. */
async function persistently(keep: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await keep();
  } catch (error) {
    if (tries <= 1) throw error;
    await sleep(BEFORE_AGAIN);
    await persistently(keep, tries - 1);
  }
}

/** The lease under which one installation's row is changed. @param id the workspace's, or the organization's */
export function leaseOf(id: string | undefined): string {
  return `installation ${id}`;
}

/** The library logs what it also throws, as an Error; we tell of those once, where they are caught. */
function quiet(log: Log): Logger {
  const silent = (): void => undefined;
  return {
    debug: silent,
    info: silent,
    warn: silent,
    error: (said?: unknown) => {
      if (said instanceof Error) return;
      const reason = /An API error occurred: (\w{1,60})/.exec(String(said))?.[1];
      log.warn({ kind: 'installation', outcome: 'not rotated', detail: reason }, 'a token was not renewed');
    },
    setLevel: silent,
    getLevel: () => LogLevel.WARN,
    setName: silent,
  };
}
