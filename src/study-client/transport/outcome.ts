/**
 * What the end of an HTTP exchange means: JSON, or a typed error with what may be done about it. Source:
 * `docs/study-api.md`, “Answers” (only 200 is specified) and “Errors of the gateway”.
 */
import {
  AccessRefused,
  InvalidResponse,
  type NotFound,
  QuotaExceeded,
  Unavailable,
  type UpstreamError,
} from '../../errors.ts';
import { isObject, type Json, textOf } from '../gateway/fields.ts';
import type { Call, Exchange } from './http.ts';
import type { Timing } from './timing.ts';

// When the upstream wants to be asked again: from `Retry-After` (seconds or an HTTP date, RFC 9110 §10.2.3)
// or, where a gateway strips the header, from the sentence in its body.

/** What an upstream said about waiting. */
interface Said {
  /** The `Retry-After` header. */
  readonly header?: string | undefined;
  /** The `message` of the body. */
  readonly message?: string | undefined;
}

/**
 * How long to wait in milliseconds, at least 0 and at most `most`; undefined where nothing readable is said.
 */
export function waitOf(said: Said, now: number, most: number): number | undefined {
  const wait = waitOfHeader(said.header?.trim() ?? '', now) ?? waitOfMessage(said.message ?? '');
  return wait === undefined ? undefined : Math.min(Math.max(wait, 0), most);
}

/** A date must name GMT: without a zone it would be read in the zone of this process. */
function waitOfHeader(header: string, now: number): number | undefined {
  if (/^\d{1,30}(?:\.\d{1,9})?$/.test(header)) return Number(header) * 1000;
  if (!/^[A-Za-z]{3,9}, [\w :-]{10,40} GMT$/.test(header)) return undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : date - now;
}

/** "Quota will be replenished in 22.14:18:12." (`d.hh:mm:ss`) and "Try again in 60 seconds.". */
function waitOfMessage(message: string): number | undefined {
  const span = /replenished in (?:(\d{1,6})\.)?(\d{1,2}):(\d{2}):(\d{2})/i.exec(message);
  if (span !== null) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = span.slice(1).map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
  const seconds = /try again in (\d{1,12}) second/i.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** What an exchange means. */
export type Outcome =
  | { readonly is: 'answer'; readonly json: Json }
  | Failure
  | { readonly is: 'held'; readonly error: UpstreamError; readonly until: number };

/** `retries`: how many retries this failure deserves. */
interface Failure {
  readonly is: 'failure';
  readonly error: UpstreamError | NotFound;
  readonly retries: number;
}

/** Whether the upstream's health, rather than the question, is the cause: only this opens the breaker. */
export function isOutage(outcome: Outcome): boolean {
  return outcome.is !== 'answer' && outcome.error instanceof Unavailable;
}

/** Makes sense of one exchange. `now` is in epoch milliseconds. */
export function outcomeOf(call: Call, exchange: Exchange, timing: Timing, now: number): Outcome {
  switch (exchange.end) {
    case 'network':
      return failure(
        new Unavailable('down', `${call.operation}: ${exchange.code}`),
        networkRetries(exchange.code),
      );
    case 'unreadable':
      return failure(new InvalidResponse(`${call.operation}: ${exchange.code}`));
    case 'answered': {
      const { body: raw, retryAfter: header } = exchange;
      const json = parse(raw);
      const status = effectiveStatus(exchange.status, json);
      const body = isObject(json) ? json : undefined;
      const detail = `${call.operation} answered ${status}${exchange.type ? ` (${exchange.type})` : ''}`;
      if (WHOLE.has(status)) return success(detail, raw, body);
      const { redirect, wantsKey } = exchange;
      const speaker = speakerOf(raw, body);
      const message = messageOf(body);
      return refusal({ call, status, detail, header, redirect, wantsKey, message, speaker, timing, now });
    }
  }
}

/**
 * Only 200 is specified, and a proxy may turn it into 203. Any other success promises an answer or is a part
 * of one.
 */
const WHOLE: ReadonlySet<number> = new Set([200, 203]);

/** An exchange that was cut off after `ms` without an end. One retry: a stuck connection is often alone. */
export function timedOut(call: Call, ms: number): Failure {
  return failure(new Unavailable('slow', `${call.operation}: no answer within ${ms} ms`), 1);
}

function success(detail: string, raw: Buffer, body: Json | undefined): Outcome {
  if (body !== undefined) return { is: 'answer', json: body };
  const what = isEmpty(raw) ? 'an empty body' : 'not a JSON object';
  return failure(new InvalidResponse(`${detail}: ${what}`));
}

interface Refused {
  readonly call: Call;
  readonly status: number;
  /** What was answered, for the log. */
  readonly detail: string;
  readonly header: string | undefined;
  readonly redirect: string | undefined;
  readonly wantsKey: boolean;
  readonly message: string | undefined;
  readonly speaker: Speaker;
  readonly timing: Timing;
  readonly now: number;
}

/**
 * Who wrote the body of a refusal. The gateway's own bodies have `statusCode` instead of `status`
 * (`docs/study-api.md`); a page that is not JSON comes from neither.
 */
type Speaker = 'service' | 'gateway' | 'stranger';

function speakerOf(raw: Buffer, body: Json | undefined): Speaker {
  if (body === undefined) return isEmpty(raw) ? 'service' : 'stranger';
  return 'statusCode' in body && !('status' in body) ? 'gateway' : 'service';
}

function refusal(refused: Refused): Outcome {
  const { call, status, detail, redirect, speaker } = refused;
  if (status === 429 || isOverQuota(refused)) return quota(refused);
  if (SHUT.has(status)) return failure(new AccessRefused(isAboutKey(refused) ? 'key' : 'access', detail));
  // The gateway's 404 says that there is no such operation: a wrong address must not pass for a wrong id.
  if (status === 404 && call.absent !== undefined && speaker === 'service') return failure(call.absent());
  if (status === 408) return failure(new Unavailable('slow', detail));
  if (status >= 500) return fault(refused);
  const whither = redirect === undefined ? '' : `, a redirect to ${redirect}`;
  return failure(new InvalidResponse(`${detail}${whither}`, redirect));
}

const isOverQuota = ({ status, header, message }: Refused): boolean =>
  status === 403 && (header !== undefined || /quota/i.test(message ?? ''));

/** No access; the last is a proxy's. */
const SHUT: ReadonlySet<number> = new Set([401, 403, 407]);

/**
 * Whether the key is what is refused. The gateway's 401 is about nothing else. Its 403 says so in its message:
 * with 403 it also refuses addresses, as a firewall or a proxy does with a page.
 */
function isAboutKey({ status, wantsKey, message, speaker }: Refused): boolean {
  if (status === 401) return wantsKey || speaker !== 'stranger';
  return speaker !== 'stranger' && /\bkey\b|subscription/i.test(message ?? '');
}

/**
 * The error tells the time that the upstream gave, and the hold lasts until then; it ends earlier where that
 * is far away, see `heldUntil`. Where the upstream gave no time, the error has none, and a short hold keeps
 * the next look-ups from piling on.
 */
function quota({ status, header, message, timing, now }: Refused): Outcome {
  const limit = status === 429 ? 'rate' : 'quota';
  const wait = waitOf({ header, message }, now, timing.holdMostMs);
  const retryAt = wait === undefined ? undefined : now + wait;
  return {
    is: 'held',
    error: new QuotaExceeded(limit, retryAt),
    until: heldUntil(wait ?? timing.holdDefaultMs, timing, now),
  };
}

/** A wait that was a mistake must not silence everything for weeks: now and then one call finds out. */
function heldUntil(wait: number, timing: Timing, now: number): number {
  return now + Math.min(wait, timing.holdProbeMs);
}

/**
 * A 500 gets one retry: its cause is seldom gone in a moment. A gateway's 502, 503 and 504 get all retries.
 */
function fault({ status, detail, header, timing, now }: Refused): Outcome {
  const error = new Unavailable(status === 504 ? 'slow' : 'down', detail);
  const wait = status === 503 ? waitOf({ header }, now, timing.holdMostMs) : undefined;
  if (wait !== undefined) return { is: 'held', error, until: heldUntil(wait, timing, now) };
  if (status === 500) return failure(error, 1);
  return failure(error, status >= 502 && status <= 504 ? Number.POSITIVE_INFINITY : 0);
}

function failure(error: Failure['error'], retries = 0): Failure {
  return { is: 'failure', error, retries };
}

/** Trouble that may pass. Unknown names and wrong certificates stay, so they are not retried. */
const PASSING = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED', 'EAI_AGAIN']);

function networkRetries(code: string): number {
  return PASSING.has(code) ? Number.POSITIVE_INFINITY : 0;
}

/** A gateway may say 200 and mean its body's `statusCode`; the study API's own answers have none. */
function effectiveStatus(status: number, json: unknown): number {
  if (status < 200 || status >= 300 || !isObject(json)) return status;
  const { statusCode } = json;
  const inner = typeof statusCode === 'number' ? statusCode : Number(textOf(statusCode));
  return Number.isInteger(inner) && inner >= 300 && inner <= 599 ? inner : status;
}

function messageOf(body: Json | undefined): string | undefined {
  return textOf(body?.['message']);
}

const isEmpty = (raw: Buffer): boolean => raw.toString().trim() === '';

/** Leaves out a byte order mark; bytes that are not UTF-8 become U+FFFD. */
const decoder = new TextDecoder();

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(raw));
  } catch {
    return undefined;
  }
}
