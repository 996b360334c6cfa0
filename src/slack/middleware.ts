/**
 * What every payload passes before its listener, as Bolt middleware: authorization, well-formed, installed, not
 * outdated, first delivery, limits. The early answer asks the same questions of a command by the same functions.
 */

import { createHash } from 'node:crypto';
import type { AllMiddlewareArgs, AnyMiddlewareArgs, App, AuthorizeResult, Middleware } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import { small } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import { type Log, nameAndCause, newReference } from '../ops/log.ts';
import { atMost, withTimeout } from '../primitives/async.ts';
import type { Answering } from './answer.ts';
import { idIn, isWellFormed, mayBeId, type PayloadSource, sourceOf } from './payload.ts';
import { deliver, EPHEMERAL, respond } from './replies.ts';

/** A payload as Bolt passes it on, with Bolt's additions. */
type Payload = AnyMiddlewareArgs & AllMiddlewareArgs;
type AnyMiddleware = Middleware<AnyMiddlewareArgs>;

/** What the app needs in order to act for a workspace. */
interface Authorization {
  readonly client: WebClient;
  readonly botId: string | undefined;
  readonly botUserId: string | undefined;
  /** The workspace that the payload counts for. */
  readonly team: string;
}

/** Undefined: the app is not installed there. */
export type FindAuthorization = (source: PayloadSource) => Promise<Authorization | undefined>;

/** Whether the app is known to be installed there, without a look into the store. */
export type IsInstalled = (source: PayloadSource) => boolean;

/**
 * Bolt's `authorize`. It decides by the payload itself, for every kind of payload: the workspace that Bolt reads
 * from a payload is the actor's where a channel is shared. It gives no token: Bolt would keep a client for each
 * one for ever. Listeners take their client from the context (`webApiOf`), and so the workspace.
 */
export function authorizeBy(find: FindAuthorization) {
  return async (_source: unknown, body?: unknown): Promise<AuthorizeResult> => {
    const source = sourceOf(body);
    const found = await find(source);
    const { installed, named, perhaps, enterprise } = source;
    const enterpriseId = enterprise === undefined ? {} : { enterpriseId: enterprise };
    if (!found) {
      const teamId = installed ?? named ?? perhaps.at(-1);
      return { notInstalled: true, ...(teamId === undefined ? {} : { teamId }), ...enterpriseId };
    }
    const { client, botId, botUserId, team } = found;
    return {
      webApi: client,
      teamId: team,
      ...enterpriseId,
      ...(botId === undefined ? {} : { botId }),
      ...(botUserId === undefined ? {} : { botUserId }),
    };
  };
}

/** Registers the middleware that every payload passes, in its order. */
export function registerMiddleware(app: App, answering: Answering, deliveries: Deliveries): void {
  app.use(onlyWellFormed(answering));
  app.use(onlyInstalled(answering));
  app.use(notOutdated(answering));
  app.use(onlyFirstDelivery(deliveries));
  app.use(chargedToAsker(answering));
  app.use(logUnanswered(answering));
}

function onlyWellFormed({ log }: Answering): AnyMiddleware {
  return async ({ body, context: { teamId, enterpriseId }, next }) => {
    if (mayBeId(teamId) && mayBeId(enterpriseId) && isWellFormed(body)) return next();
    log.warn({ kind: 'payload', outcome: 'malformed' }, 'not answered');
  };
}

/** A press on a message gets an answer all the same: the person sees the button, and would wait for one. */
function onlyInstalled(answering: Answering): AnyMiddleware {
  return async (payload) => {
    const { context, next } = payload;
    if (context['notInstalled'] !== true) return next();
    await acknowledge(payload);
    const workspace = idIn(context.teamId) ?? idIn(context.enterpriseId);
    answering.log.warn({ kind: 'payload', workspace, outcome: 'not installed' }, 'not answered');
    await answerNotInstalled(answering, payload);
  };
}

function notOutdated({ now, log }: Answering): AnyMiddleware {
  return async (payload) => {
    const { body, context, next } = payload;
    if (!isOutdated(body, now())) return next();
    const workspace = idIn(context.teamId) ?? idIn(context.enterpriseId);
    log.warn({ kind: 'payload', workspace, outcome: 'outdated', detail: typeOf(payload) }, 'not answered');
  };
}

function onlyFirstDelivery(deliveries: Deliveries): AnyMiddleware {
  return async (payload) => {
    const { teamId, enterpriseId, retryNum } = payload.context;
    const workspace = teamId ?? enterpriseId ?? '-';
    if (await deliveries.isFirst(payload.body, workspace, retryNum)) return payload.next();
    await acknowledge(payload);
  };
}

/** Charges all work for a payload to the person who acts. */
function chargedToAsker({ limits }: Answering): AnyMiddleware {
  return async (payload) => {
    const { teamId, enterpriseId, userId = actorIn(payload) } = payload.context;
    await limits.during({ workspace: teamId ?? enterpriseId ?? '', user: userId }, payload.next);
  };
}

/**
 * Logs a payload that no listener takes: it is incomplete, or Slack was told to send more than Coursebell
 * answers.
 */
function logUnanswered({ log }: Answering): AnyMiddleware {
  return async (payload) => {
    await payload.next();
    if (payload.context['isTaken'] === true) return;
    log.warn({ kind: 'payload', outcome: 'unanswered', detail: typeOf(payload) }, 'no listener takes this');
  };
}

/**
 * For a listener: takes a payload that has a name in `field`. Bolt matches names as if they were text, but
 * a payload may hold anything in their place.
 */
export function takes(field: 'command' | 'action_id' | 'callback_id' | 'type'): AnyMiddleware {
  return async ({ payload, context, next }) => {
    const name: unknown = typeof payload === 'object' && payload ? Reflect.get(payload, field) : undefined;
    if (typeof name !== 'string' || name === '') return;
    context['isTaken'] = true;
    await next();
  };
}

/** Acknowledges a payload that does not go on. Bolt has already acknowledged nearly all events. */
async function acknowledge(payload: Payload): Promise<void> {
  if ('ack' in payload && typeof payload.ack === 'function') await payload.ack();
}

async function answerNotInstalled(answering: Answering, { body, context }: Payload): Promise<void> {
  const url = body.type === 'block_actions' && 'response_url' in body ? body.response_url : undefined;
  if (typeof url !== 'string') return;
  const place = { workspace: context.teamId ?? '', user: context.userId ?? '', conversation: undefined };
  const words = texts(await answering.languages.of(place, 'person')).errors.notInstalled;
  const message = { text: words, blocks: [small(words)] };
  await deliver(answering, { kind: 'replace', place }, { reference: newReference() }, () =>
    respond(answering, url, message, EPHEMERAL),
  );
}

/**
 * Who acts, where Bolt does not find it: the author of an edited message. A step has no person: each run of it counts for
 * itself, and for the workspace. '' if there is nothing of the kind.
 */
function actorIn(payload: Payload): string {
  if (!('event' in payload)) return '';
  const message: unknown = Reflect.get(payload.event, 'message');
  const user: unknown = typeof message === 'object' && message ? Reflect.get(message, 'user') : undefined;
  const actor = user ?? Reflect.get(payload.event, 'function_execution_id');
  return typeof actor === 'string' ? actor : '';
}

/** Slack's name for the payload's type; undefined if it does not look like one: the field may hold anything. */
function typeOf(payload: Payload): string | undefined {
  const type: unknown = 'event' in payload ? payload.event.type : payload.body.type;
  return typeof type === 'string' && /^[a-z_]{1,60}$/.test(type) ? type : undefined;
}

// Slack delivers a payload again if it believes the payload lost, perhaps to another replica. A second
// delivery is only acknowledged, unless nothing was done about the first: then it is answered. Slack also
// tells of one message in several events, each with an id of its own: when the message is edited, or sent to
// the channel, too. A message is answered once for each thing that it asks.

/** What replicas agree on, also across restarts: which of them does a thing that must be done once. */
export interface Agreement {
  /** Takes a name for `forMs` milliseconds; false if it was taken before. May reject. */
  claim(name: string, forMs: number): Promise<boolean>;
  /** Gives a name back, because nothing was done. May reject. */
  release(name: string): Promise<void>;
}

/** A name to be taken. `kind` is for the log, in case the other replicas can't be asked. */
interface Claim {
  readonly kind: 'delivery' | 'share';
  readonly name: string;
  readonly forMs: number;
}

/** A short mark in a name, which holds nothing of an answer or a question. */
export const shortDigest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Takes a name. True also if the other replicas can't be asked: better perhaps twice than not at all. Never rejects. */
export async function claimOrGoOn(
  agreement: Pick<Agreement, 'claim'>,
  { kind, name, forMs }: Claim,
  log: Log,
): Promise<boolean> {
  try {
    return await agreement.claim(name, forMs);
  } catch (error) {
    log.warn({ kind, outcome: 'unclaimed', ...nameAndCause(error) }, 'replicas were not asked');
    return true;
  }
}

/** Remembers for a while which keys were used, so that each is used once. */
export interface UsedKeys {
  /** Takes a key: true the first time, false while it is remembered. */
  claim(key: string): boolean;
  /** Forgets a key, because nothing has come of it. */
  release(key: string): void;
}

/**
 * @param forMs how long a key is remembered, in milliseconds
 * @param most how many keys are remembered; the oldest go first
 * @param now epoch milliseconds
 */
export function createUsedKeys(forMs: number, most: number, now: () => number): UsedKeys {
  const used = new LRUCache<string, true>({
    ...atMost(most),
    ttl: forMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    claim: (key) => {
      if (used.has(key)) return false;
      used.set(key, true);
      return true;
    },
    release: (key) => void used.delete(key),
  };
}

/** Slack repeats an event for an hour at the most, in milliseconds; interactions for less. */
const REMEMBER = 60 * 60_000;
/** How many deliveries are remembered: those of an hour at 14 a second, more than the busiest minute of a university has. */
export const MOST_DELIVERIES = 50_000;
/** The longest wait for other replicas, in milliseconds. Slack delivers again after three seconds. */
const PATIENCE = 1_500;

interface DeliveriesOptions {
  readonly now: () => number;
  readonly log: Log;
  /** Undefined: this process is the only one. */
  readonly agreement: Pick<Agreement, 'claim'> | undefined;
}

/** A payload that was taken for the first time. */
interface Taken {
  /** Tells other replicas, without waiting for them. */
  announce(workspace: string): void;
  /** Gives the payload back because nothing came of it: the next delivery takes it. */
  giveBack(): void;
}

export interface Deliveries {
  /**
   * Whether a payload is delivered for the first time. A first try is told to other replicas without a wait; before
   * a retry is taken, they are asked.
   */
  isFirst(body: object, workspace: string, retryNum: number | undefined): boolean | Promise<boolean>;
  /** Takes the first delivery of a payload; undefined if it was taken before, or can't be told from others. */
  take(body: object): Taken | undefined;
}

export function createDeliveries({ now, log, agreement }: DeliveriesOptions): Deliveries {
  const seen = createUsedKeys(REMEMBER, MOST_DELIVERIES, now);
  const claim = async (workspace: string, key: string): Promise<boolean> => {
    const name = `delivered ${workspace} ${key}`;
    return !agreement || claimOrGoOn(agreement, { kind: 'delivery', name, forMs: REMEMBER }, log);
  };
  return {
    isFirst: async (body, workspace, retryNum) => {
      const key = deliveryKey(body);
      if (key === undefined) return true;
      if (!seen.claim(key)) return false;
      const claimed = claim(workspace, key);
      return !isRetry(retryNum) || ((await withTimeout(claimed, PATIENCE)) ?? true);
    },
    take: (body) => {
      const key = deliveryKey(body);
      if (key === undefined || !seen.claim(key)) return undefined;
      return {
        announce: (workspace) => void claim(workspace, key),
        giveBack: () => seen.release(key),
      };
    },
  };
}

/** How long it is remembered what a message asked, in milliseconds: people edit what they wrote lately. */
const REMEMBER_ASKED = 24 * 60 * 60_000;
const MOST_ASKED = 50_000;

/** A message, which keeps its `ts` when it is edited. */
interface MessageId {
  readonly workspace: string;
  readonly channel: string;
  readonly ts: string;
}

/** What messages have asked. */
export interface AskedMessages {
  /**
   * Takes what a message asks; undefined if it has asked the same before. Waits for other replicas, and what
   * is kept, for a moment at the most.
   */
  take(message: MessageId, asks: string): Promise<Pick<Taken, 'giveBack'> | undefined>;
}

/** @param agreement is always asked: an edit may come after a restart */
export function createAskedMessages(
  { now, log }: Omit<DeliveriesOptions, 'agreement'>,
  agreement: Agreement,
): AskedMessages {
  const seen = createUsedKeys(REMEMBER_ASKED, MOST_ASKED, now);
  return {
    take: async ({ workspace, channel, ts }, asks) => {
      const name = `asked ${workspace} ${shortDigest(`${channel} ${ts} ${asks}`)}`;
      if (!seen.claim(name)) return undefined;
      const claimed = claimOrGoOn(agreement, { kind: 'delivery', name, forMs: REMEMBER_ASKED }, log);
      if ((await withTimeout(claimed, PATIENCE)) === false) return undefined;
      return {
        giveBack: () => {
          seen.release(name);
          // The claim may still be under way.
          void claimed.then(() => agreement.release(name)).catch(() => undefined);
        },
      };
    },
  };
}

/**
 * Events that ask something, or tell what a person sees just now. Slack may deliver events again long after they
 * happened: then the person has stopped waiting, and it is no longer known whether these were answered.
 */
const OF_THE_MOMENT = new Set<unknown>([
  'message',
  'app_mention',
  'link_shared',
  'entity_details_requested',
  'app_context_changed',
]);

/**
 * Whether a payload is an event of the moment that happened before everything that is remembered. An event without a
 * time counts as new.
 * @param now epoch milliseconds
 */
function isOutdated(body: object, now: number): boolean {
  if (!('event' in body && 'event_time' in body) || typeof body.event_time !== 'number') return false;
  const { event } = body;
  const type: unknown = typeof event === 'object' && event ? Reflect.get(event, 'type') : undefined;
  return OF_THE_MOMENT.has(type) && body.event_time * 1000 < now - REMEMBER;
}

/** Over a socket, a first delivery may come with retry number 0. */
export function isRetry(retryNum: number | undefined): boolean {
  return retryNum !== undefined && retryNum > 0;
}

/**
 * Whether a payload asks and changes nothing: a menu that is typed into. It may come as often as it is sent.
 * Bolt takes a payload with an `event` or a `command` for one with any `type`.
 */
export function asksOnly(body: object): boolean {
  return 'type' in body && body.type === 'block_suggestion' && !('event' in body) && !('command' in body);
}

function deliveryKey(body: object): string | undefined {
  if (asksOnly(body)) return undefined;
  if ('event_id' in body && typeof body.event_id === 'string') return `event ${body.event_id}`;
  return 'trigger_id' in body && typeof body.trigger_id === 'string'
    ? `trigger ${body.trigger_id}`
    : undefined;
}
