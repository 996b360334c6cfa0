/**
 * `GET /slack/install` and `GET /slack/oauth_redirect`: the page before Slack's own, and the page after it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Installation, InstallProvider } from '@slack/oauth';
import type { Route, Routes } from '../http/route.ts';
import { texts } from '../i18n/index.ts';
import type { Language } from '../language.ts';
import type { Log } from '../ops/log.ts';
import { publicAddress } from '../public-address.ts';
import { preferredLanguage } from './accept-language.ts';
import { openUrl } from './addresses.ts';
import { type Failure, failureOf, statusOf } from './failure.ts';
import { endPage, type Page, type Part } from './page.ts';
import { OPTIONAL_SCOPES } from './scopes.ts';

const INSTALL_PATH = '/slack/install';
export const REDIRECT_PATH = '/slack/oauth_redirect';
/** A query that goes on to Slack at once. Slack's directory wants it, too, in the direct install address. */
const TO_SLACK = 'to=slack';

export interface InstallRoutesOptions {
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
 * The refusal in the query's `error`, where Slack tells most troubles: the library takes each for somebody's
 * no.
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

/** Slack's words are plain; anybody can call the address with others. */
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
