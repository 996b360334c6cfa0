/** The Web API, for calls that somebody waits for. */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, LogLevel } from '@slack/bolt';
import { type FetchFunction, WebAPIRateLimitedError, WebClient, type WebClientOptions } from '@slack/web-api';
import { type Dispatcher, getGlobalDispatcher } from 'undici';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { RespondFailed } from './slack-errors.ts';

/** Bolt's own lines. Its debug lines hold payloads and headers: they are never written. */
export function boltLogger(log: Log): Logger {
  const line =
    (level: 'warn' | 'error') =>
    (first?: unknown): void =>
      log[level]({ kind: 'bolt', detail: safe(first) }, 'from Bolt');
  const silent = (): void => undefined;
  return {
    debug: silent,
    info: silent,
    warn: line('warn'),
    error: line('error'),
    setLevel: silent,
    getLevel: () => LogLevel.WARN,
    setName: silent,
  };
}

function safe(message: unknown): string {
  const text = message instanceof Error ? `${message.name} ${message.message}` : String(message);
  return text.replace(/xox[a-z]-[\w-]+|xapp-[\w-]+|https?:\/\/\S+/g, '…').slice(0, 200);
}

// One request to Slack over kept connections, by undici itself. `fetch` is built on undici and shares its
// dispatcher, so a proxy of the environment (`NODE_USE_ENV_PROXY`) counts here as well. Direct use costs less
// (docs/decisions/0005).

/** Slack's answer. */
interface HttpAnswer {
  readonly status: number;
  /** By header name in lower case. */
  readonly headers: AnswerHeaders;
  /** Undefined: the answer broke off, though Slack may have done what it was asked. */
  readonly text: string | undefined;
}

type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The options of a request, as for `fetch`. A body is text, or its bytes: Slack gets no files. */
interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  readonly signal?: AbortSignal | null;
  /**
   * Milliseconds until nobody waits any more. `AbortSignal.timeout` would stay in memory that long, with all
   * that it holds.
   */
  readonly within?: number;
}

type Send = (url: string, sent: Sent) => Promise<HttpAnswer>;

/**
 * Sends, and reads the whole answer. Follows no redirect: that is an answer like others. Rejects if there is
 * no answer: with the error of the system or undici, with the signal's reason, or with a `TimeoutError`.
 */
export async function send(
  url: string,
  { method = 'GET', headers, body, signal, within }: Sent,
): Promise<HttpAnswer> {
  signal?.throwIfAborted();
  const { origin, pathname, search } = new URL(url);
  const asked = { origin, path: pathname + search, method: method as Dispatcher.HttpMethod };
  const reading = createReading();
  const leave = (): void => reading.giveUp(signal?.reason);
  const tooLate = (): void => reading.giveUp(new DOMException('Slack did not answer', 'TimeoutError'));
  const timer = within === undefined ? undefined : setTimeout(tooLate, within).unref();
  signal?.addEventListener('abort', leave, { once: true });
  try {
    getGlobalDispatcher().dispatch({ ...asked, headers: headers ?? {}, body: body ?? null }, reading.handler);
    return await reading.answer;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * Collects the events of one exchange, without the streams and signals that undici's `request` would make.
 */
function createReading() {
  const { promise: answer, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  let head: Omit<HttpAnswer, 'text'> | undefined;
  let controller: Dispatcher.DispatchController | undefined;
  let givenUp: { readonly reason: Error } | undefined;
  const chunks: Buffer[] = [];
  const failed = (error: Error): void => {
    if (head) resolve({ ...head, text: undefined });
    else reject(error);
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(started) {
      controller = started;
      // The request may have waited for a connection longer than anybody waits for its answer.
      if (givenUp) started.abort(givenUp.reason);
    },
    onResponseStart(_, status, headers) {
      // A status below 200 only announces an answer.
      if (status >= 200) head = { status, headers };
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      if (head) resolve({ ...head, text: Buffer.concat(chunks).toString() });
    },
    onResponseError: (_, error) => failed(error),
  };
  const giveUp = (reason: Error): void => {
    givenUp = { reason };
    controller?.abort(reason);
    failed(reason);
  };
  return { answer, handler, giveUp };
}

/** The replacement of `fetch` for Slack's libraries. Rejects if the answer broke off: it can't be read. */
export function asFetch(send: Send): FetchFunction {
  return async (url, { redirect: _, body, ...init } = {}) => {
    if (typeof body === 'object') throw new TypeError('only words are sent to Slack');
    const { status, headers, text } = await send(String(url), {
      ...init,
      ...(body !== undefined && { body }),
    });
    if (text === undefined) throw new TypeError('the answer broke off');
    const bytes = async (): Promise<ArrayBuffer> => new TextEncoder().encode(text).buffer;
    return {
      ok: isOk(status),
      status,
      statusText: '',
      url: String(url),
      headers: new Headers(listed(headers)),
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
      arrayBuffer: bytes,
    };
  };
}

/** Whether a status means success. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function listed(headers: AnswerHeaders): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
}

// Counts calls to Slack, by method and by outcome.

/** The part of the metrics that hears of calls. */
export type CallMetrics = Pick<Metrics, 'slack'>;

/**
 * The method under which calls to a response_url are counted. The address has no method, and its path is
 * secret.
 */
export const RESPONSE_URL = 'response_url';

/**
 * The same `send`, counted.
 * @param method the method to count under; by default the last part of the address
 */
export function counted(metrics: CallMetrics, send: Send, method?: string): Send {
  return async (url, sent) => {
    const from = performance.now();
    const called = method ?? methodOf(url);
    const count = (outcome: string): void => metrics.slack(called, outcome, performance.now() - from);
    try {
      const answer = await send(url, sent);
      count(outcomeOf(answer, called !== RESPONSE_URL));
      return answer;
    } catch (error) {
      count(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}

/** The method in an address, such as `chat.postMessage`. */
function methodOf(url: string): string {
  return /\/([a-z0-9]+(?:\.[A-Za-z0-9]+)+)(?:\?.*)?$/.exec(url)?.[1] ?? 'other';
}

/** @param isMethod whether a method of the Web API was called: only these say whether they went well */
function outcomeOf({ status, text }: HttpAnswer, isMethod: boolean): string {
  if (text === undefined) return 'unreachable';
  if (status === 429) return 'ratelimited';
  if (status >= 500) return 'http_5xx';
  const error = /"ok"\s*:\s*false/.test(text) ? /"error"\s*:\s*"(\w+)"/.exec(text)?.[1] : undefined;
  // A response_url that refuses answers with the bare word.
  const bare = !isMethod && status >= 400 && /^\w{1,60}$/.test(text.trim()) ? text.trim() : undefined;
  const word = error ?? bare;
  if (word !== undefined) return word;
  if (status >= 400) return 'http_4xx';
  // A portal's page, or a redirect, is no answer of Slack's.
  return isMethod && !/"ok"\s*:\s*true/.test(text) ? 'not_slack' : 'ok';
}

// Requests to Slack that somebody waits for.

/** The system's and undici's codes for a connection that was never made. */
const NEVER_MADE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** Milliseconds before the second try. */
const PAUSE = 300;

/**
 * `send` with one more try if no connection was made. Nothing else is tried again: after a reset, a time-out
 * or a 500 the request may have been carried out, and a message must not arrive twice.
 */
export const reach: Send = async (url, sent) => {
  try {
    return await send(url, sent);
  } catch (error) {
    if (!wasNeverMade(error)) throw error;
    await sleep(PAUSE);
    return send(url, sent);
  }
};

/** Whether no connection was made, so that nothing can have arrived. */
export function wasNeverMade(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NEVER_MADE.has(String(error.code));
}

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
  const options = { ...webClientOptions(apiUrl, metrics), logger: boltLogger(log) };
  return new WebClient(botToken, teamId === undefined ? options : { ...options, teamId });
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

/** Somebody waits for each call: a few seconds at the most, and only the retry of `reach`. */
export function webClientOptions(slackApiUrl: string | undefined, metrics: CallMetrics): WebClientOptions {
  return {
    timeout: 8_000,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: asFetch(counted(metrics, reach)),
    ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
  };
}

// Waits as long as Slack says, and then calls again.

/** How much waiting is worth the while. */
interface Patience {
  /** The longest wait that Slack may ask for, in seconds. For a longer one the call is given up. */
  readonly most: number;
  /** How many calls are made at most. */
  readonly tries: number;
  /** Ends a wait: the call is given up with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
}

/** For what somebody waits for. */
export const FOR_SOMEBODY: Patience = { most: 30, tries: 2 };

/**
 * Calls, and calls again after a wait where Slack says how long. Rejects as the last call does.
 * @param call is told whether it is made again: what was found for the first one may be old after a wait
 */
export async function waitingAsTold<T>(
  call: (isAgain: boolean) => Promise<T>,
  { most, tries, signal }: Patience,
): Promise<T> {
  for (let made = 1; ; made += 1) {
    try {
      return await call(made > 1);
    } catch (error) {
      const wait = waitOf(error);
      if (made >= tries || wait === undefined || wait > most) throw error;
      await sleep(wait * 1000, undefined, { signal });
    }
  }
}

/** The seconds that Slack wants to be left alone for; undefined where an error does not say so. */
function waitOf(error: unknown): number | undefined {
  if (error instanceof WebAPIRateLimitedError) return error.retryAfter;
  const told = error instanceof RespondFailed && error.status === 429 ? Number(error.reason) : Number.NaN;
  return told >= 0 ? told : undefined;
}
