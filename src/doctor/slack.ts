/** Whether Slack answers, accepts the tokens, has granted the manifest's scopes, and takes every card and view. */

import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'undici';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { looksLikeSlacks } from '../config-values.ts';
import { faultOf, noteThroughProxy } from '../network/faults.ts';
import type { Network } from '../network/network.ts';
import {
  AGENT_SCOPE,
  type FurtherScopes,
  isInstalledId,
  LINK_SCOPES,
  OPTIONAL_SCOPES,
  SCOPES,
} from '../slack-terms.ts';
import {
  ask,
  type Finding,
  fail,
  type HttpResponse,
  type HttpResult,
  type Look,
  ok,
  skip,
  unreached,
  warn,
} from './findings.ts';

// The scopes of `manifest.yml`, and what fails without each. `docs/scopes.md` says the same at length.

/** The things that do not work without a scope. */
export const WITHOUT: Readonly<Record<string, string>> = {
  'app_mentions:read': 'mentions of the bot are not heard',
  'chat:write': 'nothing can be posted: no reminders, no notices, no answers to mentions and direct messages',
  commands: 'slash commands and shortcuts do not exist',
  'im:write': 'no course can be followed in the direct conversation',
  'users:read': "people's languages and time zones are not known: answers and quiet hours go by the defaults",
  'im:history': 'direct messages are not heard',
  'channels:read': 'public channels to which the bot is invited are not greeted',
  'groups:read': 'private channels to which the bot is invited are not greeted',
  'channels:history': 'course codes in ordinary messages are not answered',
  'links:read': 'links to courses are not heard',
  'links:write': 'links to courses show no card',
  'assistant:write': 'an agent suggests no questions',
};

interface Scopes {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/** The scopes of the manifest for a configuration. */
export function manifestScopes({ links, agent }: FurtherScopes): Scopes {
  const optional = [...OPTIONAL_SCOPES, ...(links ? LINK_SCOPES : [])];
  const required = SCOPES.filter((scope) => !optional.includes(scope));
  return { required: agent ? [...required, AGENT_SCOPE] : required, optional };
}

const AGAIN =
  'Add it under OAuth & Permissions (or save what npm run manifest prints) and install the app once more.';

/**
 * Compares the token's scopes with the manifest's.
 * @param granted the header `x-oauth-scopes`: scopes separated by commas; null if absent
 */
function checkScopes({ required, optional }: Scopes, granted: string | null): Finding[] {
  if (granted === null) return [skip('scopes', 'Slack did not say which the token has')];
  const has = new Set(granted.split(',').map((scope) => scope.trim()));
  const lacks = (scope: string): boolean => !has.has(scope);
  const missing = (scope: string): string => `${scope} is missing: ${WITHOUT[scope] ?? 'see docs/scopes.md'}`;
  const findings = [
    ...required.filter(lacks).map((scope) => fail('scopes', missing(scope), AGAIN)),
    ...optional.filter(lacks).map((scope) => warn('scopes', `${missing(scope)} (optional)`, AGAIN)),
  ];
  return findings.length > 0 ? findings : [ok('scopes', 'all that manifest.yml asks for')];
}

/** Slack's own base of the Web API. */
const SLACK = 'https://slack.com/api/';

/** The parts of Slack's answers that are read. A word or id of another form is not repeated. */
const slackAnswer = z.object({
  ok: z.boolean(),
  error: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional()
    .catch(undefined),
  team_id: z.string().refine(isInstalledId).optional().catch(undefined),
  url: z
    .string()
    .regex(/^wss?:/)
    .refine((text) => URL.canParse(text))
    .optional()
    .catch(undefined),
});

interface SlackFindings {
  readonly findings: readonly Finding[];
  /** How far our clock is ahead of Slack's, in milliseconds. */
  readonly ahead: number | undefined;
}

/**
 * Calls `auth.test`, or with OAuth `oauth.v2.access` with an invalid code. In Socket Mode also calls
 * `apps.connections.open`, which opens nothing by itself.
 */
export async function checkSlack(
  access: Config['slack'],
  further: FurtherScopes,
  look: Look,
): Promise<SlackFindings> {
  const call = (method: string, authorization: string): Promise<HttpResult> =>
    ask(`${access.apiUrl ?? SLACK}${method}`, { method: 'POST', headers: { authorization } }, look);
  const { auth, transport } = access;
  const first = await (auth.mode === 'token'
    ? call('auth.test', `Bearer ${auth.botToken}`)
    : call('oauth.v2.access?code=coursebell-doctor', basic(auth)));
  const findings = auth.mode === 'token' ? checkToken(first, further) : [...checkClient(first), BY_OAUTH];
  const way =
    transport.mode === 'http'
      ? [checkSigningSecret(transport.signingSecret)]
      : await checkSocketMode(await call('apps.connections.open', `Bearer ${transport.appToken}`), look);
  return { findings: [...findings, ...way], ahead: first.ahead };
}

const basic = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }): string =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

function checkSigningSecret(secret: string): Finding {
  const about = 'signing secret';
  if (looksLikeSlacks(secret)) {
    return skip(
      about,
      'only a request from Slack can prove it; where it is wrong, Slack says so when the request URL is saved',
    );
  }
  const next = 'Copy Signing Secret from Basic Information, App Credentials, into SLACK_SIGNING_SECRET.';
  return warn(about, 'it has not 32 hexadecimal digits, as those of Slack have', next);
}

const BY_OAUTH = skip(
  'scopes',
  'each workspace grants its own: one that lacks some gets them from the page /slack/install',
);

/**
 * With OAuth there is no token to try. If Slack complains about the code, it knows the client id and secret.
 */
function checkClient(result: HttpResult): Finding[] {
  const about = 'client id and secret';
  return judged(about, result, ({ error }) => {
    if (error === 'invalid_code') return [ok(about, 'Slack knows them')];
    if (error !== undefined && Object.hasOwn(CLIENT_REFUSALS, error))
      return [refused(about, error, CLIENT_REFUSALS)];
    return [skip(about, 'Slack answers, and does not say whether they are right')];
  });
}

function checkToken(result: HttpResult, further: FurtherScopes): Finding[] {
  const about = 'Slack token';
  return judged(about, result, (answer, { headers }) => {
    if (!answer.ok) return [refused(about, answer.error, BOT_REFUSALS)];
    const where = answer.team_id === undefined ? '' : ` by workspace ${answer.team_id}`;
    return [
      ok(about, `accepted${where}`),
      ...checkScopes(manifestScopes(further), headers.get('x-oauth-scopes')),
    ];
  });
}

async function checkSocketMode(result: HttpResult, { network }: Look): Promise<Finding[]> {
  const about = 'app-level token';
  let address: string | undefined;
  const findings = judged(about, result, (answer) => {
    address = answer.url;
    return [answer.ok ? ok(about, 'accepted for Socket Mode') : refused(about, answer.error, APP_REFUSALS)];
  });
  return address === undefined ? findings : [...findings, await checkSocket(address, network)];
}

/** The longest wait for a socket, in milliseconds. */
const SOCKET_WITHIN = 10_000;

/**
 * Tries the way to Slack's sockets, through the proxy where there is one, without the ticket in the address's query: a
 * socket with it would get payloads that are the app's. So Slack refuses it, and has been reached.
 */
async function checkSocket(address: string, network: Network): Promise<Finding> {
  const about = 'socket';
  const ended = Promise.withResolvers<unknown>();
  const timer = setTimeout(ended.resolve, SOCKET_WITHIN, new DOMException('', 'TimeoutError'));
  const dispatcher = network.socketDispatcher({ connected: () => undefined, failed: ended.resolve });
  const url = new URL(address);
  url.search = '';
  const socket = new WebSocket(url, { dispatcher });
  socket.addEventListener('open', () => ended.resolve(undefined));
  socket.addEventListener('error', () => setImmediate(ended.resolve, new Error('no socket')));
  const cause = await ended.promise;
  clearTimeout(timer);
  socket.close();
  void dispatcher.destroy();
  if (network.proxyTo(url) !== undefined) noteThroughProxy(cause);
  if (cause === undefined || (typeof cause === 'number' && cause < 500))
    return ok(about, 'Slack can be reached by it');
  if (typeof cause === 'number') return fail(about, `what answers there says ${cause}`, REACH_SOCKET);
  const { unreachable, next = REACH_SOCKET } = unreached(faultOf(cause), cause);
  return fail(about, `no socket to Slack: ${unreachable}`, next);
}

const REACH_SOCKET =
  'Let this machine, and the proxy if there is one, pass WebSockets to wss-primary.slack.com and similar.';

const REACH_SLACK = 'Let this machine reach slack.com over HTTPS (or the address in SLACK_API_URL).';

/** @param judge judges Slack's own yes or no; everything else is judged here */
function judged(
  about: string,
  result: HttpResult,
  judge: (answer: z.infer<typeof slackAnswer>, response: HttpResponse) => Finding[],
): Finding[] {
  if ('unreachable' in result) {
    return [fail(about, `Slack can't be reached: ${result.unreachable}`, result.next ?? REACH_SLACK)];
  }
  const { status, json } = result;
  if (status === 429) return [warn(about, 'Slack limits the rate just now', 'Look again in a minute.')];
  if (status >= 500) return [fail(about, `Slack answers ${status}`, 'See slack-status.com, and look again.')];
  const { data } = slackAnswer.safeParse(json);
  if (data) return judge(data, result);
  const next = 'Check SLACK_API_URL, and any proxy between.';
  return [fail(about, `what answers (${status}) is not Slack's Web API`, next)];
}

type Refusals = Readonly<Record<string, readonly [finding: string, next: string]>>;

const COPY = 'Copy the Bot User OAuth Token of the page Install App into SLACK_BOT_TOKEN.';
const INSTALL = 'Install the app into the workspace once more, and copy its new Bot User OAuth Token.';

const BOT_REFUSALS: Refusals = {
  invalid_auth: ['Slack does not know it', COPY],
  not_authed: ['Slack does not know it', COPY],
  not_allowed_token_type: ['it is not a bot token', COPY],
  token_revoked: ['it has been revoked', INSTALL],
  account_inactive: ['the app has been removed from the workspace', INSTALL],
  token_expired: ['it has run out', 'Switch token rotation off for a single workspace, or install by OAuth.'],
  ekm_access_denied: [
    "the organization's key management keeps it out",
    'Ask the administrators of the organization.',
  ],
};

const APP_CREDENTIALS = 'Copy both from Basic Information, App Credentials, of the same app.';

/** https://docs.slack.dev/reference/methods/oauth.v2.access */
const CLIENT_REFUSALS: Refusals = {
  invalid_client_id: ['Slack does not know SLACK_CLIENT_ID', APP_CREDENTIALS],
  bad_client_secret: ['SLACK_CLIENT_SECRET is not that of SLACK_CLIENT_ID', APP_CREDENTIALS],
};

const MAKE = 'Generate one under Basic Information, App-Level Tokens, with connections:write.';

const APP_REFUSALS: Refusals = {
  invalid_auth: ['Slack does not know it', MAKE],
  not_authed: ['Slack does not know it', MAKE],
  not_allowed_token_type: ['it is not an app-level token', MAKE],
  missing_scope: ['it lacks connections:write', MAKE],
  forbidden_token: ['Socket Mode is off for this app', 'Switch it on under Socket Mode.'],
};

function refused(about: string, word: string | undefined, refusals: Refusals): Finding {
  const known = word === undefined ? undefined : refusals[word];
  const [finding, next] = known ?? [
    'Slack refuses it',
    'Look the word up among the errors that docs.slack.dev lists for the method.',
  ];
  return fail(about, word === undefined ? finding : `${finding} (${word})`, next);
}

// Whether Slack takes every card and view: each is sent to `blocks.validate`, which needs no token.

const ABOUT = 'cards';

/** A card or view as a file of the source: what Slack would get. */
interface CardFile {
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The cards of the tests: one of every kind. Empty in an image, which has no tests. */
function readCards(): CardFile[] {
  const folder = join(dirname(findPackageJSON('.', import.meta.url) ?? ''), 'test/__cards__/en');
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return files.sort().map((file) => ({
      name: file.replace(/\.json$/, ''),
      content: JSON.parse(readFileSync(join(folder, file), 'utf8')),
    }));
  } catch {
    return [];
  }
}

const judgement = z.object({
  ok: z.boolean(),
  error: z.string().optional(),
  errors: z
    .array(z.object({ pointer: z.string().catch(''), message: z.string().catch('') }))
    .optional()
    .catch(undefined),
});

/** Replacements for the machine in a test. */
interface CardsMachine {
  readonly cards?: readonly CardFile[];
  /** Waits so many milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** The longest wait that Slack may ask for, in seconds, and how often it may ask. */
const LONGEST_WAIT = 60;
const MOST_WAITS = 10;

/** @param apiUrl another base of the Web API, with a slash at its end; undefined: Slack's own */
export async function checkCards(
  apiUrl: string | undefined,
  look: Look,
  { cards = readCards(), wait = sleep }: CardsMachine = {},
): Promise<Finding[]> {
  if (cards.length === 0)
    return [
      skip(ABOUT, 'the cards are not in here: take the source, then npm ci && npm run doctor -- --cards'),
    ];
  const refused: Finding[] = [];
  let waits = 0;
  for (const [at, card] of cards.entries()) {
    let answer = await validate(apiUrl ?? SLACK, card, look);
    for (let left = waitOf(answer); left !== undefined && waits < MOST_WAITS; left = waitOf(answer)) {
      waits += 1;
      await wait(left * 1000);
      answer = await validate(apiUrl ?? SLACK, card, look);
    }
    const judged = judge(card, answer);
    if (judged === 'not judged') return [...refused, notJudged(at, cards.length, answer)];
    if (judged) refused.push(judged);
  }
  return refused.length > 0 ? refused : [ok(ABOUT, `Slack takes all ${cards.length} cards and views`)];
}

/** Sends a card: a view has a type. Slack wants the content itself as a text. */
function validate(base: string, { content }: CardFile, look: Look): Promise<HttpResult> {
  const asked =
    'type' in content
      ? { view: JSON.stringify(content) }
      : { message: JSON.stringify({ blocks: content['blocks'] ?? [] }) };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return ask(`${base}blocks.validate`, { method: 'POST', headers, body: JSON.stringify(asked) }, look);
}

/** The seconds for which Slack wants no further call; undefined: it does not say so, or they are too many. */
function waitOf(result: HttpResult): number | undefined {
  if ('unreachable' in result || result.status !== 429) return undefined;
  const seconds = Number(result.headers.get('retry-after') ?? '1');
  return seconds >= 0 && seconds <= LONGEST_WAIT ? seconds : undefined;
}

const REFUSALS = new Set(['invalid_blocks', 'invalid_message', 'invalid_view']);
const MOST_WORDS = 300;

/** The finding for a card that Slack refuses; undefined: it takes it. */
function judge({ name }: CardFile, result: HttpResult): Finding | 'not judged' | undefined {
  const read = 'unreachable' in result ? undefined : judgement.safeParse(result.json);
  if (!read?.success) return 'not judged';
  const { ok: isTaken, error = '', errors = [] } = read.data;
  if (isTaken) return undefined;
  if (!REFUSALS.has(error)) return 'not judged';
  const said = errors.map(({ pointer, message }) => `${pointer} ${message}`.trim());
  const words = plain([error, ...said].join('; '));
  return fail(`card ${name}`, words, 'Coursebell sends it in a plainer layout. Report this line.');
}

function notJudged(at: number, all: number, result: HttpResult): Finding {
  const why = 'unreachable' in result ? result.unreachable : `${result.status} ${wordIn(result.json)}`.trim();
  const message = `Slack judged ${at} of ${all} cards and views (${why})`;
  return warn(ABOUT, message, 'Let this machine reach slack.com over HTTPS, and look again in some minutes.');
}

function wordIn(json: unknown): string {
  const { data: { error = '' } = {} } = judgement.safeParse(json);
  return /^\w{1,60}$/.test(error) ? error : '';
}

/** Slack's words on one line, without anything that a terminal would obey. */
const plain = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').slice(0, MOST_WORDS);
