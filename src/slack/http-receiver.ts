/**
 * Slack over HTTP. This receiver makes the checks of Bolt's own one (signature, age, size, form). It also
 * refuses requests from the future, repeats of all but what menus ask, and signed bodies that are not objects; Bolt's lets them
 * through. A body may have 1 MB, where Bolt allows 4. A form may name its charset, where Bolt's would take it
 * for JSON.
 */

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import type { App, Receiver } from '@slack/bolt';
import {
  type Content,
  end,
  isSameSecret,
  jsonOf,
  type Posted,
  postRoute,
  type Route,
  textContent,
} from '../http/server.ts';
import type { Log } from '../ops/log.ts';
import { createUsedKeys, parsedJson } from '../primitives.ts';
import { asksOnly, type Intake } from './intake.ts';
import { logUnprocessed } from './web-api.ts';

// Checks the signature, the time and the novelty of a request, for every route that Slack calls. The metrics count each
// refused request. The log gets a line for the first one at once, and then one a minute while more come: they may
// come from anywhere, in any number.

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * `time`: too old, from the future, or without a time. `signature`: of another secret. `replay`: it came
 * before.
 */
type Refusal = 'time' | 'signature' | 'replay';
type RefusalMetrics = { readonly refused: (refusal: Refusal) => void };

interface Refusals {
  refused(refusal: Refusal): void;
  /** Tells what has not been told yet. */
  stop(): void;
}

function createRefusals(log: Log, metrics: RefusalMetrics): Refusals {
  const counts = new Map<Refusal, number>();
  let minute: NodeJS.Timeout | undefined;
  /** Whether the log has a line of all that is counted. */
  let isTold = true;
  const tell = (): void => {
    const detail = [...counts].map(([refusal, count]) => `${refusal} ${count}`).join(', ');
    log.warn(
      { kind: 'signature', outcome: 'refused', detail },
      'requests are refused: they are not from Slack, or SLACK_SIGNING_SECRET or the clock is wrong',
    );
    isTold = true;
  };
  const begin = (): void => {
    minute = setTimeout(over, MINUTE).unref();
  };
  const over = (): void => {
    const isQuiet = counts.size === 0;
    if (!isTold) tell();
    counts.clear();
    minute = undefined;
    if (!isQuiet) begin();
  };
  return {
    refused: (refusal) => {
      metrics.refused(refusal);
      counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
      isTold = false;
      if (minute !== undefined) return;
      tell();
      begin();
    },
    stop: () => {
      clearTimeout(minute);
      if (!isTold) tell();
    },
  };
}

/** How old a request may be, in seconds: Slack's own advice, and Bolt's. */
const BEHIND = 5 * 60;
/** How far a request may be ahead of this machine's clock, in seconds. Bolt bounds the past only. */
const AHEAD = 60;

/**
 * How long a signature is remembered, in milliseconds: a little longer than a request may be from being ahead to being
 * too old.
 */
const SIGNATURES_FOR = 11 * 60_000;
/** How many signatures are remembered: those of eleven minutes at 30 a second, twice a university's busiest minute. */
const MOST_SIGNATURES = 20_000;

export interface Signatures {
  /** Why a request is not Slack's, or not of now; undefined for a good one. */
  refusalOf(posted: Posted): Refusal | undefined;
  /** Takes a request's signature: false if it was taken before. */
  claim(posted: Posted): boolean;
  /** Gives a signature back, since nothing has come of its request. */
  release(posted: Posted): void;
  /** Counts and tells a refused request. */
  refused(refusal: Refusal): void;
  /** Tells what has not been told yet. */
  stop(): void;
}

interface SignaturesOptions {
  readonly signingSecret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: RefusalMetrics;
}

export function createSignatures({ signingSecret, now, log, metrics }: SignaturesOptions): Signatures {
  const key = createSecretKey(signingSecret, 'utf8');
  const used = createUsedKeys(SIGNATURES_FOR, MOST_SIGNATURES, now);
  return {
    ...createRefusals(log, metrics),
    refusalOf: (posted) => refusalOf(posted, key, now()),
    claim: (posted) => used.claim(usedKey(signatureOf(posted))),
    release: (posted) => used.release(usedKey(signatureOf(posted))),
  };
}

const signatureOf = ({ header }: Posted): string => header('x-slack-signature') ?? '';

/** The remembered part of a used signature: its 48 bits are enough to tell it from all others. */
const usedKey = (signature: string): string => signature.slice(-12);

/** Why a request is not Slack's, or not of now; undefined for a good one. */
function refusalOf(posted: Posted, key: KeyObject, now: number): Refusal | undefined {
  const { header, body } = posted;
  const timestamp = Number(header('x-slack-request-timestamp') ?? Number.NaN);
  const signature = signatureOf(posted);
  const seconds = now / 1000;
  if (!Number.isSafeInteger(timestamp) || timestamp > seconds + AHEAD || timestamp < seconds - BEHIND)
    return 'time';
  const right = createHmac('sha256', key).update(`v0:${timestamp}:`).update(body).digest('hex');
  // The whole text counts: Bolt reads a signature up to its second `=`, and what follows would make a replay look new.
  return isSameSecret(signature, `v0=${right}`) ? undefined : 'signature';
}

// Reads the bodies that Slack sends over HTTP.

type Body = Record<string, unknown>;

const FORM = /^application\/x-www-form-urlencoded/i;

/** Whether a body is a form by its `content-type`, which may name a charset, too. */
function isForm(contentType = ''): boolean {
  return FORM.test(contentType);
}

/** Slack sends JSON, a form, or a form with JSON in its `payload` field. */
function parseBody(raw: string, contentType?: string): Body | undefined {
  if (!isForm(contentType)) return object(raw);
  // Else Node reads the first thousand fields.
  const form: Record<string, unknown> = parseForm(raw, '&', '=', { maxKeys: 0 });
  // Slack gives each field once. A field that is given twice comes as a list.
  for (const name in form) if (typeof form[name] !== 'string') return undefined;
  const { payload } = form;
  return typeof payload === 'string' ? object(payload) : form;
}

function object(json: string): Body | undefined {
  const value = parsedJson(json);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
}

interface HttpReceiver extends Receiver {
  /** Answers what Slack posts. */
  readonly route: Route;
}

interface HttpReceiverOptions {
  readonly signingSecret: string;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: RefusalMetrics;
  readonly intake: Intake;
}

/** Makes the receiver. The composition root starts and stops the HTTP server that carries its route. */
export function createHttpReceiver(options: HttpReceiverOptions): HttpReceiver {
  let app: App | undefined;
  const signatures = createSignatures(options);
  const route = postRoute((posted, response) => {
    const refusal = signatures.refusalOf(posted);
    if (refusal !== undefined) return end(response, statusOf(refusal, posted, signatures));
    const body = parseBody(posted.body, posted.header('content-type'));
    if (body === undefined) return end(response, 400);
    if (isAboutTheApp(body, response, options.log)) return;
    // A request that only asks, such as for suggestions, may rightly come again in the same bytes.
    if (!asksOnly(body) && !signatures.claim(posted))
      return end(response, statusOf('replay', posted, signatures));
    return handOver(app, { body, posted, response }, signatures, options);
  });
  return {
    route,
    init: (bolt) => {
      app = bolt;
    },
    start: async () => undefined,
    stop: async () => {
      await options.intake.over();
      signatures.stop();
    },
  };
}

/** The status for a request that is not let in. */
function statusOf(refusal: Refusal, posted: Posted, signatures: Signatures): number {
  // Slack's own retry may come with the signature of the first try. That one has been taken care of.
  if (refusal === 'replay' && posted.header('x-slack-retry-num') !== undefined) return 200;
  if (isCertificateCheck(posted)) return 200;
  signatures.refused(refusal);
  return 401;
}

/** The check to the letter: anything beside it, such as a command, needs a signature. */
const CERTIFICATE_CHECK = /^(?:token=[\w.-]{0,200}&)?ssl_check=1(?:&token=[\w.-]{0,200})?$/;

/**
 * Whether this is Slack's check of the certificate, which it need not sign. It is answered and nothing else is
 * done, so it tells no more than that a server listens here.
 */
function isCertificateCheck({ header, body }: Posted): boolean {
  return isForm(header('content-type')) && CERTIFICATE_CHECK.test(body);
}

/**
 * Answers requests about the app alone: whether it is there, whether the address is the app's, and that Slack
 * holds events back after more than 30,000 in an hour.
 */
function isAboutTheApp(body: Body, response: ServerResponse, log: Log): boolean {
  if (body['ssl_check'] === '1') end(response, 200);
  else if (body['type'] === 'app_rate_limited') {
    log.warn({ kind: 'payload', outcome: 'rate-limited' }, 'Slack holds events back: there are too many');
    end(response, 200);
  } else if (body['type'] === 'url_verification')
    end(response, 200, jsonOf({ challenge: body['challenge'] }));
  else return false;
  return true;
}

interface Arrived {
  readonly body: Body;
  readonly posted: Posted;
  readonly response: ServerResponse;
}

/** Has a payload answered. Slack gets a status in any case. */
async function handOver(
  app: App | undefined,
  { body, posted, response }: Arrived,
  signatures: Signatures,
  { log, intake }: HttpReceiverOptions,
): Promise<void> {
  const ack = async (answer?: unknown): Promise<void> => {
    if (answer === undefined || answer === '') end(response, 200);
    else if (typeof answer === 'string') end(response, 200, textContent(answer));
    else end(response, 200, contentOf(answer));
  };
  const retryNum = Number(posted.header('x-slack-retry-num'));
  try {
    await intake.accept(app, { body, ack, ...(retryNum && { retryNum }) });
  } catch (error) {
    logUnprocessed(log, error);
  }
  if (response.headersSent) return;
  // No listener takes this kind of payload, or its workspace could not be found out. Slack may deliver the
  // payload again with the same signature, and nothing has come of it yet.
  signatures.release(posted);
  end(response, 400);
}

const sent = new WeakMap<object, Content>();

/** A repeated answer is one object. Its bytes are kept as long as the object lives. */
function contentOf(answer: unknown): Content {
  if (typeof answer !== 'object' || answer === null) return jsonOf(answer);
  const before = sent.get(answer);
  if (before) return before;
  const content = jsonOf(answer);
  sent.set(answer, content);
  return content;
}
