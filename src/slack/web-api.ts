/** Slack's Web API: requests over kept connections, counted; clients, and what errors mean. */

import { AuthorizationError, type Logger, LogLevel } from '@slack/bolt';
import {
  type FetchFunction,
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebClient,
  type WebClientOptions,
} from '@slack/web-api';
import { request as undiciRequest } from 'undici';
import { z } from 'zod';
import { causeOf, type Fields, firstFrame, type Log, nameOfError } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { parsedJson, untilAborted, waitOf } from '../primitives.ts';
import { type Cause, causeOfRefusal, type RefusedBy, refusedBy, wordsBy } from '../slack-refusals.ts';
import { retryOnce } from './repeated-calls.ts';

const silent = (): void => undefined;

/** For Slack's libraries, where what they say is logged elsewhere. */
export const SILENT: Logger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  setLevel: silent,
  getLevel: () => LogLevel.WARN,
  setName: silent,
};

/** Bolt's own lines. Its debug lines hold payloads and headers: they are never written. */
export function boltLogger(log: Log): Logger {
  const line =
    (level: 'warn' | 'error') =>
    (first?: unknown): void =>
      log[level]({ kind: 'bolt', detail: safe(first) }, 'from Bolt');
  return { ...SILENT, warn: line('warn'), error: line('error') };
}

/** Logs a payload that Bolt could not process. An AuthorizationError has already been logged. */
export function logUnprocessed(log: Log, error: unknown): void {
  if (error instanceof AuthorizationError) return;
  const line = { kind: 'payload', outcome: 'malformed', error: nameOfError(error) };
  log.warn(line, 'a payload could not be processed');
}

function safe(message: unknown): string {
  const text = message instanceof Error ? `${message.name} ${message.message}` : String(message);
  return text.replace(/xox[a-z]-[\w-]+|xapp-[\w-]+|https?:\/\/\S+/g, '…').slice(0, 200);
}

/** The options of a request, as for `fetch`. A body is text: Slack gets no files. */
interface SlackRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

interface SlackResponse {
  readonly status: number;
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Undefined: the answer broke off, though Slack may have done what it was asked. */
  readonly text: string | undefined;
}

/**
 * Sends a request, and reads the whole response. Follows no redirect: that is a response like others. `fetch` is
 * built on undici and shares its dispatcher, so a proxy of the environment (`NODE_USE_ENV_PROXY`) counts here as
 * well. Rejects if there is no response: with the error of the system or undici, or with the signal's reason.
 */
export async function send(url: string, request: SlackRequest): Promise<SlackResponse> {
  const { signal } = request;
  const responding = undiciRequest(url, request);
  // undici hears of the signal only once there is a connection.
  const { statusCode, headers, body } = await (signal ? untilAborted(signal, responding) : responding);
  return { status: statusCode, headers, text: await body.text().catch(() => undefined) };
}

/** The wait, in milliseconds, where Slack names none that can be read. */
const SHORT_WAIT = 1_000;
/** The longest wait that is believed, in milliseconds. */
const LONGEST_WAIT = 60 * 60_000;

/** The wait that a 429 asks for, in whole seconds. */
export function secondsToWait({ headers }: Pick<SlackResponse, 'headers'>): number {
  const asked = waitOf(headers['retry-after'], Date.now()) ?? SHORT_WAIT;
  return Math.ceil(Math.min(Math.max(asked, 0), LONGEST_WAIT) / 1000);
}

/** The part of the metrics that hears of calls. */
export type CallMetrics = Pick<Metrics, 'slack'>;

/**
 * The method under which calls to a response_url are counted. The address has no method, and its path is
 * secret.
 */
export const RESPONSE_URL = 'response_url';

/** The system's and undici's codes for a connection that was never made. */
const NEVER_MADE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** Milliseconds before the second try. */
const PAUSE = 300;

/** Whether no connection was made, so that nothing can have arrived. */
export function wasNeverMade(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NEVER_MADE.has(String(error.code));
}

/**
 * Sends a request and counts it by its outcome. If no connection was made, it is sent once more: after a reset, a
 * time-out or a 500 it may have been carried out, and a message must not arrive twice. Rejects like `send`.
 * @param method the method to count under; by default the last part of the address
 */
export async function sendCounted(
  metrics: CallMetrics,
  url: string,
  request: SlackRequest,
  method: string = methodOf(url),
): Promise<SlackResponse> {
  const from = performance.now();
  const count = (outcome: string): void => metrics.slack(method, outcome, performance.now() - from);
  try {
    const response = await retryOnce(() => send(url, request), wasNeverMade, PAUSE);
    count(outcomeOf(response, method !== RESPONSE_URL));
    return response;
  } catch (error) {
    count(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
    throw error;
  }
}

/** The method in an address, such as `chat.postMessage`. */
function methodOf(url: string): string {
  return /\/([a-z0-9]+(?:\.[A-Za-z0-9]+)+)(?:\?.*)?$/.exec(url)?.[1] ?? 'other';
}

/** @param isMethod whether a method of the Web API was called: only these say whether they went well */
function outcomeOf({ status, text }: SlackResponse, isMethod: boolean): string {
  if (text === undefined) return 'unreachable';
  if (status === 429) return 'ratelimited';
  if (status >= 500) return 'http_5xx';
  const said = saidIn(text);
  // A response_url that refuses answers with the bare word.
  const word =
    said?.ok === false || (!isMethod && status >= 400) ? asWord(said?.error ?? text.trim()) : undefined;
  if (word !== undefined) return word;
  if (status >= 400) return 'http_4xx';
  // A portal's page, or a redirect, is no answer of Slack's.
  return isMethod && said?.ok !== true ? 'not_slack' : 'ok';
}

/** What all answers of the Web API have. */
const SAID = z.object({ ok: z.boolean(), error: z.string().nullish() });
const saidIn = (text: string) => SAID.safeParse(parsedJson(text)).data;

/** Whether a status means success. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The replacement of `fetch` for Slack's libraries, counted. Rejects if the response broke off: it can't be read. */
export function fetchBy(metrics: CallMetrics): FetchFunction {
  return async (url, { method, headers, body, signal } = {}) => {
    if (typeof body === 'object') throw new TypeError('only text is sent to Slack');
    const response = await sendCounted(metrics, String(url), {
      method: method === 'POST' ? 'POST' : 'GET',
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    if (response.text === undefined) throw new TypeError('the response broke off');
    return asFetched(response, response.text);
  };
}

/** A response in the form of `fetch`, as Slack's libraries can read it. */
function asFetched(response: SlackResponse, text: string): Response {
  const { status } = response;
  const headers = Object.entries(response.headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const answer = new Response((isOk(status) ? answerIn(text) : text) || null, { status, headers });
  // The library takes a wait that it can't read for an error of no kind.
  if (status === 429) answer.headers.set('retry-after', String(secondsToWait(response)));
  return answer;
}

/** An answer for Slack's library, which throws what is no error of its own for JSON that is no object. */
const answerIn = (text: string): string =>
  saidIn(text) || parsedJson(text) === undefined ? text : JSON.stringify({ ok: false, error: '' });

interface SlackClientOptions {
  readonly botToken: string;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  /** The workspace in which an organization's token acts; each call names it. */
  readonly teamId?: string | undefined;
}

/** The Web API with a bot's token. */
export function createSlackClient(
  { botToken, apiUrl, teamId }: SlackClientOptions,
  { metrics, log }: { readonly metrics: CallMetrics; readonly log: Log },
): WebClient {
  const logger = boltLogger(log);
  return new WebClient(botToken, { ...webClientOptions(apiUrl, metrics), logger, ...(teamId && { teamId }) });
}

/** The workspace has not installed the app, or no longer has it: nothing can be said there. */
export class NotInstalled extends Error {
  override readonly name = 'NotInstalled';
  constructor() {
    super('the app is not installed in the workspace');
  }
}

/**
 * The Web API of a payload's workspace. `authorizeBy` puts it into each context. Throws a TypeError if it is
 * missing.
 */
export function webApiOf({ webApi }: Readonly<Record<string, unknown>>): WebClient {
  if (!(webApi instanceof WebClient)) throw new TypeError('a payload without a Web API');
  return webApi;
}

/** A person waits for each call: a few seconds at the most, and only the retry of `sendCounted`. */
export function webClientOptions(slackApiUrl: string | undefined, metrics: CallMetrics): WebClientOptions {
  return {
    timeout: 8_000,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: fetchBy(metrics),
    ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
  };
}

// What Slack's refusals mean for us, by the table of `slack-refusals.ts`.

/** Slack's own word in an answer. A page of a proxy in its place is no word. */
export function slackWordOf(error: unknown): string | undefined {
  return error instanceof WebAPIPlatformError ? asWord(error.data.error) : undefined;
}

/** Whether an error is Slack's answer with one of the given words. */
export function isOneOf(words: ReadonlySet<string>, error: unknown): boolean {
  return error instanceof WebAPIPlatformError && words.has(error.data.error);
}

/** Why Slack refuses what it was asked; undefined where it does not say so in a known word. */
export function causeOfError(error: unknown): Cause | undefined {
  // The answer of a response_url may hold the word within a longer text.
  const said = error instanceof WebAPIPlatformError ? error.data.error : undefined;
  return typeof said === 'string' ? causeOfRefusal(said) : undefined;
}

/** Whether Slack refuses by a word of this kind. */
export function isRefusedBy(what: RefusedBy, error: unknown): boolean {
  const word = slackWordOf(error);
  return word !== undefined && refusedBy(word) === what;
}

/** Slack's own trouble, after which it may have done what it was asked. */
export const PERHAPS_DONE = wordsBy('unclear', 'brokenOff');

/**
 * Slack's own trouble after which an answer is posted once more: it most likely did not do what it was asked, and a
 * second answer harms less than none. What broke off in the middle (`BROKEN_OFF`) is not among them.
 */
export const POSTED_AGAIN = wordsBy('unable', 'unclear');

/** The word for what broke off in the middle: a message may have arrived. */
export const BROKEN_OFF = wordsBy('brokenOff');

/** All trouble that passes by itself: it can be tried again later. */
export const PASSING = wordsBy('unable', 'unclear', 'brokenOff');

/** Passing trouble of handing over for later. */
export const PASSING_WHEN_SCHEDULING: ReadonlySet<string> = new Set([...PASSING, ...wordsBy('crowded')]);

const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));

/** A `trigger_id` lives three seconds, and opens one modal (views.open). */
export const TRIGGER_ENDED = words(
  'exchanged_trigger_id expired_trigger_id invalid_trigger_id trigger_exchanged trigger_expired',
);

/** A scheduled message is posted already, or was taken out by a person (chat.deleteScheduledMessage). */
export const NOT_SCHEDULED = words('invalid_scheduled_message_id message_not_found');

/** A token whose app was removed, or whose workspace exists no more. */
export const TOKEN_ENDED = wordsBy('ended');

/** A token that is not taken here and now. That does not say that the app was removed. */
export const TOKEN_NOT_TAKEN = wordsBy('untaken');

/** A token that will never be renewed (https://docs.slack.dev/reference/methods/oauth.v2.access). */
export const NEVER_RENEWED = words('invalid_refresh_token token_revoked');

/** Socket Mode is switched off in the settings of the app, with any token. */
export const SOCKET_MODE_IS_OFF = 'forbidden_token';

/**
 * An app-level token that is invalid, or no longer valid
 * (https://docs.slack.dev/reference/methods/apps.connections.open).
 */
export const APP_TOKEN_REFUSED: ReadonlySet<string> = new Set([
  ...TOKEN_ENDED,
  ...TOKEN_NOT_TAKEN,
  SOCKET_MODE_IS_OFF,
  ...words('forbidden_team missing_scope no_permission team_disabled user_removed_from_team'),
]);

/** `word`: Slack's word, where an error of ours stands for Slack's. */
type Thrown = Error & {
  code?: unknown;
  data?: { error?: string };
  word?: string;
  original?: Error;
};

/** The part of an error from Slack's libraries that the log may hold: their messages can contain addresses. */
export function slackTrouble(error: unknown): Pick<Fields, 'error' | 'detail' | 'status'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const thrown: Thrown = error;
  // Bolt wraps errors that it does not know.
  const cause: Thrown = thrown.original ?? thrown;
  const detail =
    (cause instanceof RespondFailed ? cause.message : wordOf(cause)) ??
    causeOf(cause) ??
    // The code of a time-out is a number that says nothing.
    (typeof cause.code === 'string' ? cause.code : undefined) ??
    // An error of no known kind says at least where it was thrown.
    (cause.name === 'Error' ? firstFrame(cause) : undefined);
  const status = httpStatusOf(cause);
  return { error: cause.name, detail: detail?.slice(0, 120), ...(status && { status }) };
}

/** The HTTP status that an error of Slack's side tells; 0 where no answer came to a `response_url`. */
export function httpStatusOf(error: unknown): number | undefined {
  if (error instanceof WebAPIRateLimitedError) return 429;
  if (error instanceof WebAPIHTTPError) return error.statusCode;
  return error instanceof RespondFailed ? error.status : undefined;
}

/**
 * Slack's word for the error. If a page came in place of an answer, the library puts the page there: it may
 * hold anything.
 */
function wordOf({ data, word = data?.error }: Thrown): string | undefined {
  return word === undefined || /^\w{1,60}$/.test(word) ? word : 'no word of Slack’s';
}

/**
 * A message did not reach a `response_url`, or was refused there. Below 500 Slack's word for it is read like that of a
 * method; a 5xx says nothing of what was done.
 */
export class RespondFailed extends WebAPIPlatformError {
  override readonly name = 'RespondFailed';
  /** The HTTP status; 0 if no answer came. */
  readonly status: number;
  /** Whether no connection was made. If so, Slack can't have the message. */
  readonly isUnsent: boolean;
  /** @param said the answer, such as `invalid_blocks` or `expired_url`; a proxy's may hold anything */
  constructor(status: number, said: string, isUnsent = false) {
    const word = asWord(saidIn(said)?.error ?? said);
    super({ ok: false, error: status > 0 && status < 500 ? (word ?? said) : '' });
    this.message = `response_url answered ${status} ${word ?? 'in no word of Slack’s'}`;
    this.status = status;
    this.isUnsent = isUnsent;
  }
}

/** A text that is a word of Slack's. A page of a proxy may hold anything, so it goes into no log. */
const asWord = (text: string): string | undefined => (/^\w{1,60}$/.test(text) ? text : undefined);
