/** OAuth with Slack: installations by Slack's own library, and renewals of tokens. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type Installation,
  InstallProvider,
  type InstallURLOptions,
  type Logger,
  LogLevel,
  type StateStore,
} from '@slack/oauth';
import { WebAPIPlatformError, WebClient, type WebClientOptions } from '@slack/web-api';
import { z } from 'zod';
import type { Claims } from '../store/records.ts';
import { type Grant, grantOf, type Vault } from './vault.ts';

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

interface InstallerOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  readonly clientOptions: WebClientOptions;
  readonly states: StateStore;
  readonly asked: InstallURLOptions;
  readonly vault: Pick<Vault, 'put'>;
  readonly now: () => number;
}

/** Slack's library for the pages of an installation, which keeps the results in the vault. */
export function createInstaller(options: InstallerOptions): InstallProvider {
  const { clientId, clientSecret, apiUrl, clientOptions, states, asked, vault, now } = options;
  return new InstallProvider({
    clientId,
    clientSecret,
    clientOptions,
    stateStore: states,
    installUrlOptions: asked,
    authorizationUrl: authorizeUrl(apiUrl),
    directInstall: true,
    logger: SILENT,
    installationStore: {
      storeInstallation: async (installation) => vault.put(grantOf(installation as Installation, now())),
      // Asked by the library's own renewal of tokens alone, which is not used: it tells no reason of a failure.
      fetchInstallation: () => Promise.reject(new Error('installations are read from the vault')),
    },
  });
}

/** The outcome of a renewal: the new token, or Slack's refusal; `word` is undefined where Slack gave no answer. */
export type Renewal = { readonly bot: Grant['bot'] } | { readonly word: string | undefined };
/** Renews a bot token. Slack takes a refresh token once. Never rejects. */
export type Renew = (bot: Grant['bot']) => Promise<Renewal>;

const renewed = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });

/** Renewals by `oauth.v2.access` (https://docs.slack.dev/authentication/using-token-rotation). */
export function createRenew(
  options: Pick<InstallerOptions, 'clientId' | 'clientSecret' | 'clientOptions' | 'now'>,
): Renew {
  const { clientId, clientSecret, clientOptions, now } = options;
  const client = new WebClient(undefined, { ...clientOptions, logger: SILENT });
  return async (bot) => {
    try {
      const answer = await client.oauth.v2.access({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'refresh_token',
        refresh_token: bot.refreshToken ?? '',
      });
      const { access_token: token, refresh_token: refreshToken, expires_in } = renewed.parse(answer);
      return { bot: { ...bot, token, refreshToken, expiresAt: Math.floor(now() / 1000) + expires_in } };
    } catch (error) {
      const word = error instanceof WebAPIPlatformError ? error.data.error : undefined;
      // In place of a word the library may put a page that came in place of an answer.
      return { word: word !== undefined && /^\w{1,60}$/.test(word) ? word : undefined };
    }
  };
}

const silent = (): void => undefined;
/** The library logs each error that it throws. Those are logged once, where they are caught. */
const SILENT: Logger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  setLevel: silent,
  getLevel: () => LogLevel.WARN,
  setName: silent,
};

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
