/**
 * One HTTP exchange with the study API, by axios. It never throws for what the upstream does: every way in
 * which an exchange can end is a value. Nothing of axios leaves this file, since its errors hold the key.
 */
import http from 'node:http';
import https from 'node:https';
import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type { NotFound } from '../errors.ts';
import type { Language } from '../language.ts';
import type { Operation } from './events.ts';
import type { Timing } from './timing.ts';

/** One question to the study API. `path` holds raw segments, which are encoded here. */
export interface Call {
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly language: Language;
  /** Given: a POST with this as its JSON body; absent: a GET. */
  readonly body?: unknown;
  /** What a 404 means. Absent: a 404 is not an answer that this operation can give. */
  readonly absent?: () => NotFound;
}

/** How an exchange ended. `code` is the system's or library's own name for the trouble. */
export type Exchange =
  | { readonly end: 'answered'; readonly status: number; readonly retryAfter?: string; readonly body: Buffer }
  | { readonly end: 'network'; readonly code: string }
  | { readonly end: 'unreadable'; readonly code: string };

export interface Http {
  /** Rejects only by `signal`'s own reason. */
  exchange(call: Call, signal: AbortSignal): Promise<Exchange>;
  close(): void;
}

export interface HttpOptions {
  readonly url: string;
  readonly key: string;
  readonly timing: Timing;
}

/** Throws a TypeError where `url` is not an address. */
export function createHttp({ url, key, timing }: HttpOptions): Http {
  const base = baseOf(url);
  const agents = keepAlive(timing.sockets);
  const client = axios.create({ ...SAFETY, maxContentLength: timing.answerBytes, ...agents });
  return {
    async exchange(call, signal) {
      try {
        return await send(client, { ...requestOf(call, base, key), signal });
      } catch (error) {
        signal.throwIfAborted();
        return troubleOf(error);
      }
    },
    close() {
      agents.httpAgent.destroy();
      agents.httpsAgent.destroy();
    },
  };
}

/**
 * `maxRedirects: 0`: axios would carry the key to another host. `proxy: false`: an environment variable must
 * not reroute the key. `responseType: 'arraybuffer'`: axios would pass bad JSON on as a string, so parsing is
 * ours, and nothing is left for it to transform. Every status is a value here, not an exception.
 */
const SAFETY = {
  maxRedirects: 0,
  proxy: false,
  responseType: 'arraybuffer',
  transformRequest: [],
  transformResponse: [],
  validateStatus: () => true,
  transport: { request: withoutHooks },
} as const satisfies AxiosRequestConfig;

/**
 * A kept socket holds the options of the first request that it was opened for. Axios's hooks for redirects
 * are among them, and hold that request's whole answer. There are no redirects here, so the hooks are left
 * out.
 */
function withoutHooks(
  { beforeRedirect: _, beforeRedirects: __, ...options }: http.RequestOptions & Record<string, unknown>,
  answered: (response: http.IncomingMessage) => void,
): http.ClientRequest {
  return (options.protocol === 'https:' ? https : http).request(options, answered);
}

function keepAlive(maxSockets: number) {
  const options = { keepAlive: true, maxSockets, scheduling: 'lifo' } as const;
  return { httpAgent: new http.Agent(options), httpsAgent: new https.Agent(options) };
}

/** The base without its trailing slash, query and fragment; it may have a path. */
function baseOf(url: string): string {
  const base = new URL(url);
  base.search = '';
  base.hash = '';
  let text = base.href;
  while (text.endsWith('/')) text = text.slice(0, -1);
  return text;
}

function requestOf(call: Call, base: string, key: string): AxiosRequestConfig<string> {
  const path = call.path.map(encodeURIComponent).join('/');
  const headers = {
    Accept: 'application/json',
    'Accept-Language': call.language,
    'Ocp-Apim-Subscription-Key': key,
    'User-Agent': 'coursebell',
  };
  const request = { url: `${base}/${path}`, params: { l: call.language } };
  if (call.body === undefined) return { ...request, method: 'GET', headers };
  return {
    ...request,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    data: JSON.stringify(call.body),
  };
}

async function send(client: AxiosInstance, request: AxiosRequestConfig<string>): Promise<Exchange> {
  const { status, headers, data } = await client.request<unknown>(request);
  const retryAfter: unknown = headers['retry-after'];
  const body = Buffer.isBuffer(data) ? data : Buffer.alloc(0);
  const answer = { end: 'answered', status, body } as const;
  return typeof retryAfter === 'string' ? { ...answer, retryAfter } : answer;
}

/** The trouble that axios tells, reduced to its code: the error itself holds the request's headers. */
function troubleOf(error: unknown): Exchange {
  const code = axios.isAxiosError(error) && error.code !== undefined ? error.code : 'UNKNOWN';
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('maxContentLength')) return { end: 'unreadable', code: 'TOO_LARGE' };
  // A body that breaks off is the network's doing, though axios files it under bad responses.
  if (message === 'stream has been aborted') return { end: 'network', code: 'ECONNRESET' };
  const unreadable = /^(?:HPE_|Z_|ERR_BAD_RESPONSE|ERR__ERROR_FORMAT|ERR_BROTLI|ERR_ZSTD|ZSTD_)/.test(code);
  return { end: unreadable ? 'unreadable' : 'network', code: /^\w{1,60}$/.test(code) ? code : 'UNKNOWN' };
}
