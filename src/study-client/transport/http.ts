/**
 * One HTTP exchange with a study API, by axios, and its meaning: an answer, a failure with the number of
 * retries that it deserves, or a cooldown that the API asks for. It never throws for a fault of the API. Nothing
 * of axios leaves this file, since its errors hold the key.
 */
import axios, { type AxiosResponse } from 'axios';
import {
  AccessRefused,
  InvalidResponse,
  type NotFound,
  NoWay,
  QuotaExceeded,
  Unavailable,
  type UpstreamError,
} from '../../errors.ts';
import {
  BEHIND_PROXY,
  type Fault,
  faultInPage,
  faultOf,
  noteThroughProxy,
  PROXY_LOGIN,
  proxyTroubleOf,
} from '../../network/faults.ts';
import type { Network } from '../../network/network.ts';
import { baseAddress, parsedJson, waitOf } from '../../primitives.ts';
import type { Call, HttpAnswer, StudyGateway, Verdict } from '../gateway.ts';
import type { Clock, Timing } from '../timing.ts';

/** The end of an exchange. */
export interface Exchange {
  readonly status: number | 'network' | 'timeout' | 'unreadable';
  readonly outcome: Outcome;
}

export type Outcome =
  /** `bytes`: the length of the body after decompression. */
  | { readonly is: 'answer'; readonly json: object; readonly bytes: number }
  /** `retries`: the number of retries that it deserves. */
  | { readonly is: 'failure'; readonly error: UpstreamError | NotFound; readonly retries: number }
  /** After a used-up quota, or a fault with a `Retry-After`: nothing is to be sent until `until`, in epoch milliseconds. */
  | { readonly is: 'cooldown'; readonly error: UpstreamError; readonly until: number };

export interface Http {
  /** Rejects only with the reason of `signal`. */
  exchange(call: Call<unknown>, signal: AbortSignal): Promise<Exchange>;
  /** Whether a proxy passes the exchanges on. */
  readonly isProxied: boolean;
  close(): void;
}

interface HttpOptions {
  /** The base address; may have a path. */
  readonly url: string;
  readonly key: string;
  readonly network: Pick<Network, 'agentsTo' | 'proxyTo'>;
  readonly gateway: StudyGateway;
  readonly timing: Timing;
  readonly clock: Clock;
}

/** Throws a TypeError where `url` is not an address. */
export function createHttp({ url, key, network, gateway, timing, clock }: HttpOptions): Http {
  const base = baseAddress(url);
  const agent = { keepAlive: true, maxSockets: timing.sockets, scheduling: 'lifo' } as const;
  const agents = network.agentsTo(base, agent);
  const isProxied = network.proxyTo(base) !== undefined;
  const client = axios.create({
    baseURL: base,
    allowAbsoluteUrls: false,
    headers: { 'User-Agent': 'coursebell', ...gateway.headers(key) },
    ...agents,
    // A redirect would carry the key to another host.
    maxRedirects: 0,
    // The agents know the proxy, if there is one. Without, axios would look into the environment by itself.
    ...(!isProxied && { proxy: false }),
    maxContentLength: timing.answerBytes,
    // JSON is parsed here, strictly: axios would pass on as a text what is no JSON.
    responseType: 'text',
    transformResponse: (text: string) => text,
    validateStatus: () => true,
  });
  // An answer to a plain request may be the proxy's own.
  const around = { gateway, timing, base, isPlain: isProxied && base.startsWith('http:') };
  return {
    isProxied,
    async exchange(call, signal) {
      try {
        const response = await client.request<string>({
          method: call.body === undefined ? 'GET' : 'POST',
          url: call.path,
          params: call.params,
          headers: { ...call.headers },
          data: call.body,
          ...(call.mostBytes !== undefined && { maxContentLength: call.mostBytes }),
          signal,
        });
        const { status } = response;
        // Only a proxy answers with 407.
        const fault = status === 407 ? PROXY_LOGIN : faultInPage(status, response.data);
        const answer = answerOf(response);
        if (fault) return { status, outcome: noWay(call.operation, fault) };
        return { status, outcome: outcomeOf(call, answer, { ...around, now: clock.now() }) };
      } catch (error) {
        signal.throwIfAborted();
        return troubleOf(call, error, isProxied);
      }
    },
    close() {
      agents.httpAgent.destroy();
      agents.httpsAgent.destroy();
    },
  };
}

const failure = (error: UpstreamError | NotFound, retries = 0): Outcome => ({
  is: 'failure',
  error,
  retries,
});

/** Trouble that may pass. */
const PASSING = /^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ECONNABORTED|EAI_AGAIN|ABORTED)$/;
/** The answer came and is not HTTP, not decompressible or too large. */
const UNREADABLE = /^(?:HPE_|Z_|ERR__ERROR_FORMAT|ERR_BROTLI|ERR_ZSTD|ZSTD_|TOO_LARGE)/;

/**
 * The fault of an exchange without an answer, reduced to its code or words: the error holds the request's headers. What
 * waiting does not cure is no outage.
 */
function troubleOf({ operation }: Call<unknown>, error: unknown, isProxied: boolean): Exchange {
  const code = codeOf(error);
  const told = (isProxied && error instanceof Error && proxyTroubleOf(error)) || error;
  if (isProxied) noteThroughProxy(told);
  const fault = faultOf(told);
  if (fault && (fault.at === 'proxy' || !fault.passes))
    return { status: 'network', outcome: noWay(operation, fault) };
  if (UNREADABLE.test(code)) return { status: 'unreadable', outcome: failure(tooLargeOr(code, operation)) };
  const retries = PASSING.test(code) ? Number.POSITIVE_INFINITY : 0;
  const reason = isProxied ? 'between' : 'down';
  const unavailable = new Unavailable(
    reason,
    `${operation}: ${fault?.words ?? code}`,
    isProxied ? fault?.next : undefined,
  );
  return { status: 'network', outcome: failure(unavailable, retries) };
}

const tooLargeOr = (code: string, operation: string): InvalidResponse =>
  new InvalidResponse(`${operation}: ${code}`, { isTooLarge: code === 'TOO_LARGE' });

/** The outcome where there is no way to the API. A proxy in trouble may be well again soon. */
function noWay(operation: string, { at, passes, words, next }: Fault): Outcome {
  const detail = `${operation}: ${words}`;
  if (passes) return failure(new Unavailable('proxy', detail, next), Number.POSITIVE_INFINITY);
  return failure(new NoWay(at === 'host' ? 'address' : at, detail, next));
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return 'UNKNOWN';
  // axios has one code for both: too long a body, and one that broke off.
  if (error.code === 'ERR_BAD_RESPONSE')
    return error.message.startsWith('maxContentLength') ? 'TOO_LARGE' : 'ABORTED';
  return /^\w{1,60}$/.test(String(error.code)) ? String(error.code) : 'UNKNOWN';
}

interface Answered extends HttpAnswer {
  readonly bytes: number;
}

function answerOf(response: AxiosResponse<string>): Answered {
  const { status, data } = response;
  const headers = Object.entries(response.headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : undefined,
  ]);
  // A kept socket holds axios's hooks of its first request, and they hold the response: it is emptied.
  response.data = '';
  response.request?.res?.removeAllListeners();
  return {
    status,
    headers: Object.fromEntries(headers),
    isEmpty: data.trim() === '',
    json: parsedJson(data),
    bytes: Buffer.byteLength(data),
  };
}

interface Circumstances {
  readonly gateway: StudyGateway;
  readonly timing: Timing;
  readonly base: string;
  /** Whether a proxy that passes on plain requests may have answered. */
  readonly isPlain: boolean;
  readonly now: number;
}

function outcomeOf(call: Call<unknown>, answer: Answered, circumstances: Circumstances): Outcome {
  const { json, bytes, headers } = answer;
  const verdict = circumstances.gateway.verdict(answer);
  const type = TYPE.exec(headers['content-type'] ?? '')?.[0].toLowerCase();
  const detail = `${call.operation} answered ${verdict.status}${type === undefined ? '' : ` (${type})`}`;
  switch (verdict.is) {
    case 'answer':
      if (isBody(json)) return { is: 'answer', json, bytes };
      break;
    case 'quota':
      return quotaExceeded(verdict, headers, circumstances);
    case 'refused':
      return failure(new AccessRefused(verdict.what, detail));
    case 'absent':
      if (call.absent) return failure(call.absent);
  }
  const { status } = verdict;
  if (status >= 500 || status === 408) return outage(status, detail, headers, circumstances);
  const redirect = status >= 300 ? originOf(headers['location'], circumstances.base) : undefined;
  return failure(
    new InvalidResponse(`${detail}${flawOf(answer, status, redirect)}`, {
      redirect,
      status: status >= 300 ? status : undefined,
    }),
  );
}

/**
 * The failure of a used-up quota or rate, with its cooldown: until it is over, a look-up fails alike or waits it out
 * (`cooldownPatienceMs`).
 */
function quotaExceeded(
  { limit, waitMs }: Verdict & { readonly is: 'quota' },
  headers: HttpAnswer['headers'],
  { timing, now }: Circumstances,
): Outcome {
  const wait = bounded(waitOf(headers['retry-after'], now) ?? waitMs, timing.cooldownMostMs);
  const error = new QuotaExceeded(limit, wait === undefined ? undefined : now + wait);
  // Without a time a short cooldown keeps the next look-ups from piling on.
  return cooldown(error, wait ?? timing.cooldownDefaultMs, { timing, now });
}

/**
 * A 500 gets one retry: its cause is seldom gone in a moment. A proxy's 502, 503 and 504 get all.
 */
function outage(
  status: number,
  detail: string,
  headers: HttpAnswer['headers'],
  { timing, isPlain, now }: Circumstances,
): Outcome {
  const isEither = isPlain && status >= 502 && status <= 504;
  const error = isEither
    ? new Unavailable('between', detail, BEHIND_PROXY.next)
    : new Unavailable(status === 504 || status === 408 ? 'slow' : 'down', detail);
  const retryAfterMs = status === 503 ? waitOf(headers['retry-after'], now) : undefined;
  const wait = bounded(retryAfterMs, timing.cooldownMostMs);
  if (wait !== undefined) return cooldown(error, wait, { timing, now });
  if (status === 500) return failure(error, 1);
  return failure(error, status >= 502 && status <= 504 ? Number.POSITIVE_INFINITY : 0);
}

/** A wait that was a mistake must not silence everything for weeks: now and then one call finds out. */
const cooldown = (
  error: UpstreamError,
  wait: number,
  at: Pick<Circumstances, 'timing' | 'now'>,
): Outcome => ({
  is: 'cooldown',
  error,
  until: at.now + Math.min(wait, at.timing.cooldownProbeMs),
});

const isBody = (json: unknown): json is object => typeof json === 'object' && json !== null;

function flawOf({ isEmpty, json }: HttpAnswer, status: number, redirect: string | undefined): string {
  if (redirect !== undefined) return `, a redirect to ${redirect}`;
  if (status >= 300 || isBody(json)) return '';
  return isEmpty ? ': an empty body' : ': not a JSON object';
}

/** A type and its subtype, without parameters. */
const TYPE = /^[\w.+-]{1,30}\/[\w.+-]{1,60}/;

/** Scheme, host and port of an address that may be relative; undefined where it has none. */
function originOf(location: string | undefined, base: string): string | undefined {
  const origin = location === undefined ? undefined : URL.parse(location, base)?.origin;
  return origin === undefined || origin === 'null' || origin.length > 100 ? undefined : origin;
}

const bounded = (wait: number | undefined, most: number): number | undefined =>
  wait === undefined ? undefined : Math.min(Math.max(wait, 0), most);
