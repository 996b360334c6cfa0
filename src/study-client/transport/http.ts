/**
 * One HTTP exchange with the study API, by axios. It never throws for what the upstream does: every way in
 * which an exchange can end is a value. Nothing of axios leaves this file, since its errors hold the key.
 */
import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type { NotFound } from '../../errors.ts';
import type { Language } from '../../language.ts';
import type { Operation } from '../events.ts';
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

/** An answer, with what its head tells of where it comes from. */
interface Answered {
  readonly end: 'answered';
  readonly status: number;
  readonly body: Buffer;
  readonly retryAfter?: string;
  /** The type of the body, such as `text/html`. */
  readonly type?: string;
  /** Where a redirect leads: scheme, host and port. */
  readonly redirect?: string;
  /** Whether the answer asks for a subscription key. */
  readonly wantsKey: boolean;
}

/** How an exchange ended. `code` is the system's or library's own name for the trouble. */
export type Exchange =
  | Answered
  | { readonly end: 'network'; readonly code: string }
  | { readonly end: 'unreadable'; readonly code: string };

export interface Http {
  /** Rejects only by `signal`'s own reason. */
  exchange(call: Call, signal: AbortSignal): Promise<Exchange>;
  close(): void;
}

interface HttpOptions {
  readonly url: string;
  readonly key: string;
  readonly timing: Timing;
}

/** Throws a TypeError where `url` is not an address. */
export function createHttp({ url, key, timing }: HttpOptions): Http {
  const base = baseOf(url);
  const agents = keepAlive(timing.sockets);
  const client = axios.create({ ...SAFETY, ...agents });
  return {
    async exchange(call, signal) {
      try {
        return await answerTo({ ...requestOf(call, base, key), signal }, client, timing.answerBytes);
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
 * not reroute the key. `responseType: 'stream'`: an answer is read as its bytes, so nothing is left for axios to
 * gather, decode, parse or transform. Every status is a value here, not an exception.
 */
const SAFETY = {
  maxRedirects: 0,
  proxy: false,
  responseType: 'stream',
  transformRequest: [],
  transformResponse: [],
  validateStatus: () => true,
  transport: { request: send },
} as const satisfies AxiosRequestConfig;

/**
 * Sends what axios asks for. A kept socket holds the options of the first request that it was opened for.
 * Axios's hooks for redirects are among them, and hold that request's answer. There are no redirects here, so
 * the hooks are left out. And a body that is written wrongly is a fault of the request to Node, while the
 * body just breaks off: so its reader is told what the fault is.
 */
function send(
  { beforeRedirect: _, beforeRedirects: __, ...options }: http.RequestOptions & Record<string, unknown>,
  answered: (response: http.IncomingMessage) => void,
): http.ClientRequest {
  const request = (options.protocol === 'https:' ? https : http).request(options, (response) => {
    request.once('error', (fault) => response.destroy(fault));
    answered(response);
  });
  return request;
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

async function answerTo(
  request: AxiosRequestConfig<string>,
  client: AxiosInstance,
  most: number,
): Promise<Exchange> {
  const { status, headers, data } = await client.request<Readable>(request);
  const body = await wholeOf(data, most);
  if (body === undefined) return { end: 'unreadable', code: 'TOO_LARGE' };
  const [retryAfter, location] = [textOf(headers['retry-after']), textOf(headers['location'])];
  const type = TYPE.exec(textOf(headers['content-type']) ?? '')?.[0].toLowerCase();
  const redirect = status >= 300 && location !== undefined ? originOf(location, request.url) : undefined;
  return {
    end: 'answered',
    status,
    body,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(type !== undefined && { type }),
    ...(redirect !== undefined && { redirect }),
    wantsKey: /^AzureApiManagementKey\b/i.test(textOf(headers['www-authenticate']) ?? ''),
  };
}

const textOf = (header: unknown): string | undefined => (typeof header === 'string' ? header : undefined);

/** A type and its subtype, without parameters. */
const TYPE = /^[\w.+-]{1,30}\/[\w.+-]{1,60}/;

/** Scheme, host and port of an address that may be relative; undefined where it has none. */
function originOf(location: string, base: string | undefined): string | undefined {
  const origin = URL.parse(location, base)?.origin;
  return origin === undefined || origin === 'null' || origin.length > 100 ? undefined : origin;
}

/** All that comes; undefined where that is more than so many bytes. Rejects where it breaks off. */
async function wholeOf(stream: Readable, most: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    // Leaving the loop ends the stream, and its connection with it.
    if (length > most) return undefined;
  }
  return Buffer.concat(parts, length);
}

/** What axios and Node's streams tell, reduced to its code: the error itself holds the request's headers. */
function troubleOf(error: unknown): Exchange {
  const told = error instanceof Error && 'code' in error ? String(error.code) : '';
  const code = /^\w{1,60}$/.test(told) ? told : 'UNKNOWN';
  return { end: UNREADABLE.test(code) ? 'unreadable' : 'network', code };
}

const UNREADABLE = /^(?:HPE_|Z_|ERR__ERROR_FORMAT|ERR_BROTLI|ERR_ZSTD|ZSTD_)/;
