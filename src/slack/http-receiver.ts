/**
 * Slack over HTTP: a Bolt receiver that checks all that Bolt's own checks (signature, age, size, form), and
 * what that one lets through: requests from the future, replays, and signed bodies that are not objects.
 */
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type App, AuthorizationError, type Receiver } from '@slack/bolt';
import { end, endJson, endJsonBytes, jsonBytes, type Route } from '../ops/http-server.ts';
import type { Log } from '../ops/log.ts';
import { nameOfError } from '../ops/name-of-error.ts';
import { createUnderWay } from '../ops/under-way.ts';
import { type Body, parseBody, readBody } from './http-body.ts';
import type { Seen } from './seen.ts';
import type { AnswerAtOnce, Incoming } from './timing.ts';

/** How old a request may be, in seconds: Slack's own advice, and Bolt's. */
const BEHIND = 5 * 60;
/** How far a request may be ahead of this machine's clock, in seconds. Bolt bounds the past only. */
const AHEAD = 60;

export interface HttpReceiver extends Receiver {
  /** Takes `POST /slack/events`. */
  readonly route: Route;
}

export interface HttpReceiverOptions {
  readonly signingSecret: string;
  /** Signatures that have been used. */
  readonly signatures: Seen;
  readonly now: () => number;
  readonly log: Log;
  readonly answerAtOnce: AnswerAtOnce;
}

/** Makes the receiver; the HTTP server that carries its route is started and stopped by the composition root. */
export function createHttpReceiver(options: HttpReceiverOptions): HttpReceiver {
  let app: App | undefined;
  const underWay = createUnderWay();
  const { signingSecret, answerAtOnce } = options;
  const key = createSecretKey(signingSecret, 'utf8');
  const route: Route = async (request, response) => {
    const raw = await readBody(request);
    if (raw === undefined) return tooLarge(request, response);
    const refusal = refused(request, raw, key, options);
    if (refusal !== undefined) return end(response, refusal);
    const body = parseBody(raw, request.headers['content-type']);
    if (body === undefined) return end(response, 400);
    if (isAboutTheApp(body, response, options.log)) return;
    const event = eventOf(body, request);
    if (answerAtOnce(event, (answer) => endWith(response, answer))) return;
    await underWay.during(() => handOver(app, request, response, event, options));
  };
  return {
    route,
    init: (bolt) => {
      app = bolt;
    },
    start: async () => undefined,
    // Answers that follow an early ack are still owed when the last request has been acknowledged.
    stop: underWay.over,
  };
}

/**
 * Answers what is about the app alone: whether it is there, whether it is the app, and that Slack holds events back since
 * there were more than 30,000 in an hour.
 */
function isAboutTheApp(body: Body, response: ServerResponse, log: Log): boolean {
  if (body['ssl_check'] === '1') end(response, 200);
  else if (body['type'] === 'app_rate_limited') {
    log.warn({ kind: 'payload', outcome: 'rate-limited' }, 'Slack holds events back: there are too many');
    end(response, 200);
  } else if (body['type'] === 'url_verification') endJson(response, 200, { challenge: body['challenge'] });
  else return false;
  return true;
}

function eventOf(body: Body, { headers }: IncomingMessage): Incoming {
  const retryNum = Number(headers['x-slack-retry-num']) || undefined;
  return retryNum === undefined ? { body } : { body, retryNum };
}

/** Hands a payload to Bolt; whatever happens there, Slack gets a status. */
async function handOver(
  app: App | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  event: Incoming,
  { log, signatures }: HttpReceiverOptions,
): Promise<void> {
  const ack = async (answer?: unknown): Promise<void> => {
    if (answer === undefined || answer === '') end(response, 200);
    else if (typeof answer === 'string')
      response.writeHead(200, { 'content-type': 'text/plain' }).end(answer);
    else endWith(response, answer);
  };
  try {
    await app?.processEvent({ ...event, ack });
  } catch (error) {
    // That one has been told of.
    if (!(error instanceof AuthorizationError))
      log.warn(
        { kind: 'payload', outcome: 'malformed', error: nameOfError(error) },
        'a payload could not be processed',
      );
  }
  if (response.writableEnded) return;
  // Nothing has listened to this kind of payload, or whose it is could not be found out. Slack may deliver it once more
  // with the same signature, and nothing has come of it yet.
  signatures.release(usedKey(signatureOf(request)));
  end(response, 400);
}

function endWith(response: ServerResponse, answer: unknown): true {
  endJsonBytes(response, 200, bytesOf(answer));
  return true;
}

const sent = new WeakMap<object, Buffer>();

/** An answer that is sent again and again is one object: its bytes are kept as long as it is. */
function bytesOf(answer: unknown): Buffer {
  if (typeof answer !== 'object' || answer === null) return jsonBytes(answer);
  const before = sent.get(answer);
  if (before) return before;
  const bytes = jsonBytes(answer);
  sent.set(answer, bytes);
  return bytes;
}

const signatureOf = ({ headers }: IncomingMessage): string => String(headers['x-slack-signature'] ?? '');

/** What is remembered of a signature that was used: 48 bits of it tell it from the 400,000 that are remembered. */
const usedKey = (signature: string): string => signature.slice(-12);

/** The status of a request that is not Slack's, or not new; undefined where it is. */
function refused(
  request: IncomingMessage,
  raw: string,
  key: KeyObject,
  { now, signatures }: HttpReceiverOptions,
): number | undefined {
  const { headers } = request;
  const timestamp = Number(headers['x-slack-request-timestamp'] ?? Number.NaN);
  const signature = signatureOf(request);
  const seconds = now() / 1000;
  if (!Number.isSafeInteger(timestamp) || timestamp > seconds + AHEAD || timestamp < seconds - BEHIND)
    return 401;
  const right = createHmac('sha256', key).update(`v0:${timestamp}:`).update(raw).digest('hex');
  if (!isSame(signature, `v0=${right}`)) return 401;
  if (signatures.claim(usedKey(signature))) return undefined;
  // A retry of Slack's own may come with the signature of the first try: it has been taken care of.
  return headers['x-slack-retry-num'] === undefined ? 401 : 200;
}

/**
 * Whether two texts are the same, found out in a time that tells nothing of where they differ. All of it counts: Bolt reads a
 * signature up to its second `=`, and whatever followed would make a replay look new.
 */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The rest of the body is not read, so the connection can't be used again. */
function tooLarge(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(413, { connection: 'close' }).end(() => request.destroy());
}
