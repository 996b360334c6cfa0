/**
 * OAuth with Slack: installations by Slack's own library, renewals of tokens, and the pages before (`GET /slack/install`) and
 * after (`GET /slack/oauth_redirect`) Slack's own.
 */

import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AuthorizationError,
  type Installation,
  InstallProvider,
  type InstallURLOptions,
  InvalidStateError,
  MissingCodeError,
  MissingStateError,
  type StateStore,
} from '@slack/oauth';
import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
  WebClient,
  type WebClientOptions,
} from '@slack/web-api';
import { z } from 'zod';
import { endPage, type Page, type Part, preferredLanguage } from '../http/page.ts';
import { isSameSecret, publicAddress, type Route, type Routes } from '../http/server.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import { type Fault, faultOf } from '../network/faults.ts';
import { detailOf, type Log } from '../ops/log.ts';
import { PASSING, slackWordOf } from '../slack/refusals.ts';
import { SILENT } from '../slack/web-api.ts';
import { OPTIONAL_SCOPES } from '../slack-terms.ts';
import type { Store } from '../store/store.ts';
import { type Grant, grantOf, NoBot, type Vault } from './vault.ts';

/** Slack's addresses beside its Web API: they follow `SLACK_API_URL`, so that one setting moves them all. */
const SLACK = 'https://slack.com';

/** The address at which Slack asks the person who installs. @param apiUrl undefined: Slack's own */
function authorizeUrl(apiUrl: string | undefined): string {
  return `${originOf(apiUrl)}/oauth/v2/authorize`;
}

/** The address that opens the app in Slack. */
function openUrl(apiUrl: string | undefined, app: string | undefined, team: string | undefined): string {
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
    // It logs each error that it throws. Those are logged once, where they are caught.
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
      return { word: slackWordOf(error) };
    }
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
  readonly claims: Pick<Store['claims'], 'take'>;
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
      if (!isSameSecret(given, signature(`${name}.${until}`))) throw new StateRefused('forged');
      const left = Number(until) - now();
      if (left <= 0) throw new StateRefused('expired');
      if (!(await claims.take(`installation ${name}`, now(), left))) throw new StateRefused('used');
      return asked;
    },
  };
}

// Why an installation came to nothing. Each kind of reason has its own words.

type Failure =
  | { readonly is: 'denied' | 'expired' | 'used' | 'otherBrowser' | 'incomplete' | 'notKept' }
  /** Slack, or the way to it, fails: `slackDown` passes by waiting, `noWay` does not. `why`: for the log. */
  | { readonly is: 'slackDown' | 'noWay'; readonly why: string }
  /** `reason`: Slack's own word, such as `invalid_code`. */
  | { readonly is: 'refused'; readonly reason: string };

/** @param error of the library's callback */
export function failureOf(error: unknown): Failure {
  if (error instanceof StateRefused) return { is: error.why === 'forged' ? 'otherBrowser' : error.why };
  if (error instanceof InvalidStateError) return { is: 'otherBrowser' };
  if (error instanceof AuthorizationError) return { is: 'denied' };
  if (error instanceof MissingCodeError || error instanceof MissingStateError) return { is: 'incomplete' };
  if (error instanceof NoBot) return { is: 'refused', reason: 'no_bot' };
  return ofSlack(error) ?? { is: 'notKept' };
}

function ofSlack(error: unknown): Failure | undefined {
  if (error instanceof WebAPIPlatformError) {
    const reason = error.data.error;
    return PASSING.has(reason) ? { is: 'slackDown', why: wordOf(reason) } : { is: 'refused', reason };
  }
  const fault = faultOf(error);
  if (fault && !fault.passes) return { is: 'noWay', why: toldOf(fault) };
  if (error instanceof WebAPIHTTPError) return { is: 'slackDown', why: `HTTP ${error.statusCode}` };
  if (error instanceof WebAPIRateLimitedError) return { is: 'slackDown', why: 'HTTP 429' };
  if (error instanceof WebAPIRequestError)
    return { is: 'slackDown', why: fault ? toldOf(fault) : 'no answer' };
  return undefined;
}

const toldOf = ({ words, next }: Fault): string => detailOf(`${words}; ${next}`);

/** The HTTP status of the page that tells a failure. */
function statusOf({ is }: Failure): number {
  if (is === 'slackDown' || is === 'noWay') return 502;
  return is === 'notKept' ? 500 : 400;
}

const INSTALL_PATH = '/slack/install';
export const REDIRECT_PATH = '/slack/oauth_redirect';
/** A query that goes on to Slack at once. Slack's directory wants it, too, in the direct install address. */
const TO_SLACK = 'to=slack';

interface InstallRoutesOptions {
  readonly installer: Pick<InstallProvider, 'handleInstallPath' | 'handleCallback'>;
  readonly publicUrl: string;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  readonly language: Language;
  readonly log: Log;
  /** Told of an installation that is kept. */
  readonly onInstalled: (installation: Installation) => void;
}

/**
 * The pages of installing, by method and path. `HEAD` begins no installation and takes no code: programs that
 * look at links ask like this.
 */
export function installRoutes(options: InstallRoutesOptions): Routes {
  const before: Route = async (request, response) => {
    const wantsSlack = new URLSearchParams(queryOf(request)).get('to') === 'slack';
    if (wantsSlack && request.method === 'GET') return options.installer.handleInstallPath(request, response);
    endPage(response, 200, beforePage(languageOf(request, options), options));
  };
  const after: Route = (request, response) => {
    if (request.method === 'GET') return afterwards(request, response, options);
    // As for a browser that began nothing.
    const failure: Failure = { is: 'otherBrowser' };
    endPage(response, statusOf(failure), failedPage(languageOf(request, options), failure, options));
  };
  return { [`GET ${INSTALL_PATH}`]: before, [`GET ${REDIRECT_PATH}`]: after };
}

async function afterwards(
  request: IncomingMessage,
  response: ServerResponse,
  options: InstallRoutesOptions,
): Promise<void> {
  const language = languageOf(request, options);
  const refusal = refusalIn(request);
  if (refusal) return endFailed(response, language, refusal, options);
  await options.installer.handleCallback(request, response, {
    success: (installation) => {
      const { team, enterprise } = installation;
      const workspace = team?.id ?? enterprise?.id;
      options.log.info({ kind: 'installation', workspace, outcome: 'installed' }, 'installed');
      options.onInstalled(installation);
      endPage(response, 200, donePage(language, installation, options));
    },
    failure: (error) => endFailed(response, language, failureOf(error), options),
  });
}

/**
 * The refusal in the query's `error`, where Slack tells most troubles: the library takes each for a person's no.
 */
function refusalIn(request: IncomingMessage): Failure | undefined {
  const reason = new URLSearchParams(queryOf(request)).get('error');
  if (!reason || reason === 'access_denied') return undefined;
  return { is: 'refused', reason };
}

function endFailed(
  response: ServerResponse,
  language: Language,
  failure: Failure,
  options: InstallRoutesOptions,
): void {
  const detail = 'why' in failure ? failure.why : 'reason' in failure ? wordOf(failure.reason) : undefined;
  const line = { kind: 'installation', outcome: failure.is, ...(detail ? { detail } : {}) };
  options.log[failure.is === 'notKept' ? 'error' : 'warn'](line, 'not installed');
  endPage(response, statusOf(failure), failedPage(language, failure, options));
}

/** Slack's words are plain; the address can be called with others. */
function wordOf(reason: string): string {
  return /^\w{1,60}$/.test(reason) ? reason : 'unknown';
}

function beforePage(language: Language, { publicUrl }: InstallRoutesOptions): Page {
  const { before } = texts(language).install;
  return {
    language,
    title: before.title,
    parts: [
      { is: 'words', text: before.explain },
      { is: 'words', text: before.asks },
      { is: 'button', text: before.button, url: publicAddress(publicUrl, `${INSTALL_PATH}?${TO_SLACK}`) },
    ],
  };
}

function donePage(language: Language, installation: Installation, { apiUrl }: InstallRoutesOptions): Page {
  const { done } = texts(language).install;
  const { team, enterprise, appId, bot } = installation;
  const left = OPTIONAL_SCOPES.some((scope) => bot?.scopes.includes(scope) === false);
  const where = team
    ? done.workspace(team.name ?? team.id)
    : done.organization(enterprise?.name ?? enterprise?.id ?? '');
  return {
    language,
    title: done.title,
    parts: [
      { is: 'words', text: where },
      ...(left ? [{ is: 'words', text: done.withoutChannels } as const] : []),
      { is: 'heading', text: done.next },
      {
        is: 'steps',
        steps: [
          { words: done.invite, type: '/invite @Coursebell' },
          { words: done.help, type: '/course help' },
        ],
      },
      { is: 'button', text: done.open, url: openUrl(apiUrl, appId, team?.id) },
    ],
  };
}

function failedPage(language: Language, failure: Failure, { publicUrl }: InstallRoutesOptions): Page {
  const { failed } = texts(language).install;
  const words = failure.is === 'refused' ? failed.refused(wordOf(failure.reason)) : failed[failure.is];
  const parts: Part[] = [
    { is: 'words', text: words },
    { is: 'button', text: failed.again, url: publicAddress(publicUrl, INSTALL_PATH) },
  ];
  return { language, title: failure.is === 'denied' ? failed.deniedTitle : failed.title, parts };
}

function languageOf({ headers }: IncomingMessage, { language }: InstallRoutesOptions): Language {
  return preferredLanguage(headers['accept-language'], language);
}

const queryOf = ({ url = '' }: IncomingMessage): string => url.split('?').slice(1).join('?');
