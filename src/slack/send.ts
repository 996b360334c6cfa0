/** Requests to Slack, over kept connections and perhaps a proxy, counted by their outcome. */
import type { FetchFunction } from '@slack/web-api';
import { request as undiciRequest } from 'undici';
import { z } from 'zod';
import { faultInPage, noteThroughProxy, PageTrouble, ProxyTrouble } from '../network/faults.ts';
import type { Network } from '../network/network.ts';
import type { Metrics } from '../ops/metrics.ts';
import { parsedJson, untilAborted, waitOf } from '../primitives.ts';
import { retryOnce } from './repeated-calls.ts';

/** The options of a request, as for `fetch`. A body is text: Slack gets no files. */
interface SlackRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

type Ways = Pick<Network, 'dispatcher' | 'proxyTo'>;

interface SlackResponse {
  readonly status: number;
  /** By header name in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Undefined: the answer broke off, though Slack may have done what it was asked. */
  readonly text: string | undefined;
}

/**
 * Sends a request, and reads the whole response. Follows no redirect: that is a response like others. Rejects if there
 * is no response: with the error of the system, undici or the proxy, or with the signal's reason. A page that tells a fault
 * of the connection is no response.
 */
export async function send(
  { dispatcher, proxyTo }: Ways,
  url: string,
  request: SlackRequest,
): Promise<SlackResponse> {
  const { signal } = request;
  const responding = undiciRequest(url, { ...request, dispatcher });
  // undici hears of the signal only once there is a connection.
  const answering = signal ? untilAborted(signal, responding) : responding;
  const { statusCode, headers, body } = await answering.catch((error: unknown) => {
    if (proxyTo(url) !== undefined) noteThroughProxy(error);
    throw error;
  });
  const text = await body.text().catch(() => undefined);
  // Only a proxy answers so.
  if (statusCode === 407) throw new ProxyTrouble(undefined, statusCode);
  const fault = text !== undefined && saidIn(text) === undefined && faultInPage(statusCode, text);
  if (fault) throw new PageTrouble(fault);
  return { status: statusCode, headers, text };
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

/** What a call of Slack needs: the way there, and the part of the metrics that hears of it. */
export interface Calls {
  readonly network: Ways;
  readonly metrics: Pick<Metrics, 'slack'>;
}

/**
 * The method under which calls to a response_url are counted. The address has no method, and its path is
 * secret.
 */
export const RESPONSE_URL = 'response_url';

/** The system's and undici's codes for a connection that was never made. */
const NEVER_MADE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** Milliseconds before the second try. */
const PAUSE = 300;

/** Whether no connection was made, so that nothing can have arrived: a proxy in trouble has passed on nothing. */
export function wasNeverMade(error: unknown): boolean {
  if (error instanceof ProxyTrouble) return true;
  return error instanceof Error && 'code' in error && NEVER_MADE.has(String(error.code));
}

/**
 * Sends a request and counts it by its outcome. If no connection was made, it is sent once more: after a reset, a
 * time-out or a 500 it may have been carried out, and a message must not arrive twice. Rejects like `send`.
 * @param method the method to count under; by default the last part of the address
 */
export async function sendCounted(
  { network, metrics }: Calls,
  url: string,
  request: SlackRequest,
  method: string = methodOf(url),
): Promise<SlackResponse> {
  const from = performance.now();
  const count = (outcome: string): void => metrics.slack(method, outcome, performance.now() - from);
  try {
    const response = await retryOnce(() => send(network, url, request), wasNeverMade, PAUSE);
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
  return (isMethod ? said?.ok === true : isTaken(text)) ? 'ok' : 'not_slack';
}

/** What all answers of the Web API have. */
const SAID = z.object({ ok: z.boolean(), error: z.string().nullish() });
/** What an answer says; undefined where it is none of a method. */
export const saidIn = (text: string) => SAID.safeParse(parsedJson(text)).data;

/** Whether a `response_url` has taken a message. A portal's page is no such answer. */
export const isTaken = (text: string): boolean => text.trim() === 'ok' || saidIn(text)?.ok === true;

/** Whether a status means success. */
export function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The replacement of `fetch` for Slack's libraries, counted. Rejects if the response broke off: it can't be read. */
export function fetchBy(calls: Calls): FetchFunction {
  return async (url, { method, headers, body, signal } = {}) => {
    if (typeof body === 'object') throw new TypeError('only text is sent to Slack');
    const response = await sendCounted(calls, String(url), {
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

/**
 * An answer for Slack's library, which takes a page for a refusal, and throws what is no error of its own for JSON that is no
 * object. What is no answer of Slack's has no word.
 */
function answerIn(text: string): string {
  const said = saidIn(text);
  const isSlacks = said?.ok || asWord(said?.error ?? '') !== undefined;
  return isSlacks ? text : JSON.stringify({ ok: false, error: '' });
}

/** A text that is a word of Slack's. A page of a proxy may hold anything, so it goes into no log. */
export const asWord = (text: string): string | undefined => (/^\w{1,60}$/.test(text) ? text : undefined);
