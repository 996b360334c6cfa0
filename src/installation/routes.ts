/**
 * `GET /slack/install` and `GET /slack/oauth_redirect`: the page before Slack's own, and the page after it.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AuthorizationError,
  type Installation,
  type InstallProvider,
  InvalidStateError,
  MissingCodeError,
  MissingStateError,
} from '@slack/oauth';
import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api';
import { endPage, type Page, type Part, preferredLanguage } from '../http/page.ts';
import type { Route, Routes } from '../http/route.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Log } from '../ops/log.ts';
import { publicAddress } from '../public-address.ts';
import { PASSING } from '../slack/web-api.ts';
import { openUrl, StateRefused } from './installer.ts';
import { OPTIONAL_SCOPES } from './scopes.ts';
import { NoBot } from './vault.ts';

// Why an installation came to nothing. Each kind of reason has its own words.

type Failure =
  | { readonly is: 'denied' | 'expired' | 'used' | 'otherBrowser' | 'slackDown' | 'incomplete' | 'notKept' }
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
    if (PASSING.has(reason)) return { is: 'slackDown' };
    return { is: 'refused', reason };
  }
  const unreached = [WebAPIHTTPError, WebAPIRequestError, WebAPIRateLimitedError];
  return unreached.some((kind) => error instanceof kind) ? { is: 'slackDown' } : undefined;
}

/** The HTTP status of the page that tells a failure. */
function statusOf({ is }: Failure): number {
  if (is === 'slackDown') return 502;
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
  const reason = 'reason' in failure ? wordOf(failure.reason) : undefined;
  const line = { kind: 'installation', outcome: failure.is, ...(reason ? { detail: reason } : {}) };
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
