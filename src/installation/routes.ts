/**
 * `GET /slack/install` and `GET /slack/oauth_redirect`: the page before Slack's own, and the page after it.
 */

import { createHash } from 'node:crypto';
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
import { encode } from 'html-entities';
import type { Route, Routes } from '../http/route.ts';
import { texts } from '../i18n/index.ts';
import { isLanguage, type Language } from '../language.ts';
import type { Log } from '../ops/log.ts';
import { publicAddress } from '../public-address.ts';
import { PASSING } from '../slack/web-api.ts';
import { openUrl, StateRefused } from './installer.ts';
import { OPTIONAL_SCOPES } from './scopes.ts';
import { NoBot } from './vault.ts';

/** The language that a browser asks for (RFC 9110 §12.5.4), of those that Coursebell speaks. */
export function preferredLanguage(header: string | undefined, otherwise: Language): Language {
  const wanted = (header ?? '').slice(0, 500).split(',').map(readRange);
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map(({ tag }) => tag).find(isLanguage) ?? otherwise;
}

/** `fi-FI;q=0.8` → `fi`, 0.8 */
function readRange(range: string): { readonly tag: string; readonly weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return { tag: tag.split('-', 1)[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}

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

// The pages before and after an installation. They are complete: nothing is fetched from anywhere.

/** A part of a page; all of it is text. */
type Part =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'heading'; readonly text: string }
  /** Each step is some words, and a text to be typed. */
  | { readonly is: 'steps'; readonly steps: readonly Step[] }
  | { readonly is: 'button'; readonly text: string; readonly url: string };

interface Step {
  readonly words: string;
  /** The text to be typed in Slack. */
  readonly type: string;
}

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly parts: readonly Part[];
}

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f7f6; --sheet: #fff; --ink: #17282a; --line: #d5dfdd; --bell: #1d4d4f; --on-bell: #fff; --code: #e9f0ee; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f1a1b; --sheet: #172627; --ink: #e6efed; --line: #2b4143; --bell: #8fd3c8; --on-bell: #0f1a1b; --code: #22383a; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { width: 100%; max-width: 34rem; padding: 2rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 0.75rem; overflow-wrap: anywhere; }
.name { margin: 0; font-weight: 600; color: var(--bell); }
h1 { margin: 0.25rem 0 1rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1.1rem; }
p, li { margin: 0 0 0.75rem; }
ol { padding-left: 1.4rem; }
code { padding: 0.1em 0.35em; border-radius: 0.3em; background: var(--code); font-family: ui-monospace, monospace; font-size: 0.95em; }
.button { display: inline-block; margin-top: 0.5rem; padding: 0.65rem 1.25rem; border-radius: 0.5rem; background: var(--bell); color: var(--on-bell); font-weight: 600; text-decoration: none; }
.button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * A page runs nothing, fetches nothing, can't be put into a frame, and tells its address to no other site.
 */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'accept-language',
};

/** Ends a response with a page; on `HEAD` Node sends no body. */
function endPage(response: ServerResponse, status: number, page: Page): void {
  const body = pageOf(page);
  response
    .writeHead(status, {
      ...HEADERS,
      'content-language': page.language,
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}

function pageOf({ language, title, parts }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${encode(title)} · Coursebell</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">Coursebell</p>
<h1>${encode(title)}</h1>
${parts.map(partOf).join('\n')}
</main>
</body>
</html>
`;
}

function partOf(part: Part): string {
  switch (part.is) {
    case 'heading':
      return `<h2>${encode(part.text)}</h2>`;
    case 'words':
      return `<p>${encode(part.text)}</p>`;
    case 'button':
      return `<p><a class="button" href="${encode(part.url)}">${encode(part.text)}</a></p>`;
    case 'steps':
      return `<ol>\n${part.steps.map(stepOf).join('\n')}\n</ol>`;
  }
}

function stepOf({ words, type }: Step): string {
  return `<li>${encode(words)} <code>${encode(type)}</code></li>`;
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
