/** Slack's own installer, over our store: it speaks OAuth with Slack, and rotates tokens. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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
import type { Claims } from '../store/concerns.ts';
import {
  type Grant,
  grantOf,
  installationOf,
  keyOf,
  leaseOf,
  organizationKey,
  type Vault,
  workspaceKey,
} from './vault.ts';

/** Slack's addresses beside its Web API: they follow `SLACK_API_URL`, so that one setting moves them all. */
const SLACK = 'https://slack.com';

/** The address at which Slack asks the person who installs. @param apiUrl undefined: Slack's own */
function authorizeUrl(apiUrl: string | undefined): string {
  return `${originOf(apiUrl)}/oauth/v2/authorize`;
}

/** The address that opens the app in Slack. */
export function openUrl(
  apiUrl: string | undefined,
  app: string | undefined,
  team: string | undefined,
): string {
  const asked = new URLSearchParams();
  if (app !== undefined) asked.set('app', app);
  if (team !== undefined) asked.set('team', team);
  return app === undefined ? `${originOf(apiUrl)}/` : `${originOf(apiUrl)}/app_redirect?${asked}`;
}

function originOf(apiUrl: string | undefined): string {
  return apiUrl === undefined ? SLACK : new URL(apiUrl).origin;
}

/** How long to wait before another try to keep rotated tokens, in milliseconds. */
const BEFORE_AGAIN = 500;

interface InstallerOptions {
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

// The `state` of an installation that has been begun (RFC 6749 §10.12). It is made here, and good once,
// within ten minutes. The library checks by its cookie that the state comes back in the browser it was given
// to.

/** Milliseconds. */
const GOOD_FOR = 10 * 60_000;
const STATE = /^([\w-]{22})\.(\d{13,15})\.([\w-]{43})$/;

/** A state that does not count. */
export class StateRefused extends Error {
  override readonly name = 'StateRefused';
  readonly code = 'coursebell_state_refused';
  readonly why: 'forged' | 'expired' | 'used';
  constructor(why: StateRefused['why']) {
    super(`the state of an installation is ${why}`);
    this.why = why;
  }
}

interface StateOptions {
  readonly secret: string;
  /** By these all replicas know which states have been used. */
  readonly claims: Pick<Claims, 'take'>;
  readonly now: () => number;
  /** What every installation asks for. */
  readonly asked: InstallURLOptions;
}

/** Makes states, and takes each only once (`StateRefused` otherwise). */
export function createStates({ secret, claims, now, asked }: StateOptions): StateStore {
  const signature = (what: string): string =>
    createHmac('sha256', secret).update(`coursebell installation ${what}`).digest('base64url');
  return {
    generateStateParam: async () => {
      const what = `${randomBytes(16).toString('base64url')}.${now() + GOOD_FOR}`;
      return `${what}.${signature(what)}`;
    },
    verifyStateParam: async (_now, state) => {
      const [, name = '', until = '', given = ''] = STATE.exec(state) ?? [];
      if (!isSame(given, signature(`${name}.${until}`))) throw new StateRefused('forged');
      const left = Number(until) - now();
      if (left <= 0) throw new StateRefused('expired');
      if (!(await claims.take(`installation ${name}`, now(), left))) throw new StateRefused('used');
      return asked;
    },
  };
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The scopes that Coursebell asks of a workspace. The reasons stand in `manifest.yml`, which a test compares
 * with this.
 */
export const SCOPES: readonly string[] = [
  'app_mentions:read',
  'channels:history',
  'chat:write',
  'commands',
  'im:history',
  'im:write',
  'users:read',
];

/** The scopes that whoever installs may leave out. */
export const OPTIONAL_SCOPES: readonly string[] = ['channels:history'];
