/**
 * What every payload passes before its listener, as Bolt middleware, behind Bolt's own authorization: well-formed,
 * installed, not outdated, first delivery, limits. The early answer asks only what a cached card needs: well-formed, installed, first delivery.
 */

import type { AllMiddlewareArgs, AnyMiddlewareArgs, App, AuthorizeResult, Middleware } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Log } from '../ops/log.ts';
import type { Delivery } from './delivery.ts';
import { type Deliveries, isOutdated } from './intake.ts';
import type { Limits } from './limits.ts';
import { idIn, isWellFormed, mayBeId, type PayloadSource, sourceOf } from './payload.ts';

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

interface MiddlewareDeps {
  readonly now: () => number;
  readonly log: Log;
  readonly limits: Pick<Limits, 'during'>;
  readonly deliveries: Pick<Deliveries, 'isFirst'>;
  readonly delivery: Pick<Delivery, 'say'>;
}

/** Registers the middleware that every payload passes, in its order. */
export function registerMiddleware(app: App, deps: MiddlewareDeps): void {
  app.use(onlyWellFormed(deps));
  app.use(onlyInstalled(deps));
  app.use(notOutdated(deps));
  app.use(onlyFirstDelivery(deps));
  app.use(chargedToAsker(deps));
  app.use(logUnanswered(deps));
}

function onlyWellFormed({ log }: Pick<MiddlewareDeps, 'log'>): AnyMiddleware {
  return async ({ body, context: { teamId, enterpriseId }, next }) => {
    if (mayBeId(teamId) && mayBeId(enterpriseId) && isWellFormed(body)) return next();
    log.warn({ kind: 'payload', outcome: 'malformed' }, 'not answered');
  };
}

/** A press on a message gets an answer all the same: the person sees the button, and would wait for one. */
function onlyInstalled({ log, delivery }: Pick<MiddlewareDeps, 'log' | 'delivery'>): AnyMiddleware {
  return async (payload) => {
    const { context, next } = payload;
    if (context['notInstalled'] !== true) return next();
    await acknowledge(payload);
    const workspace = idIn(context.teamId) ?? idIn(context.enterpriseId);
    log.warn({ kind: 'payload', workspace, outcome: 'not installed' }, 'not answered');
    const { body } = payload;
    const url = body.type === 'block_actions' && 'response_url' in body ? body.response_url : undefined;
    if (typeof url !== 'string') return;
    const place = { workspace: context.teamId ?? '', user: context.userId ?? '', conversation: undefined };
    await delivery.say({ origin: { kind: 'replace', place }, url }, ({ errors }) => [errors.notInstalled]);
  };
}

function notOutdated({ now, log }: Pick<MiddlewareDeps, 'now' | 'log'>): AnyMiddleware {
  return async (payload) => {
    const { body, context, next } = payload;
    if (!isOutdated(body, now())) return next();
    const workspace = idIn(context.teamId) ?? idIn(context.enterpriseId);
    log.warn({ kind: 'payload', workspace, outcome: 'outdated', detail: typeOf(payload) }, 'not answered');
  };
}

function onlyFirstDelivery({ deliveries }: Pick<MiddlewareDeps, 'deliveries'>): AnyMiddleware {
  return async (payload) => {
    const { teamId, enterpriseId, retryNum } = payload.context;
    const workspace = teamId ?? enterpriseId ?? '-';
    if (await deliveries.isFirst(payload.body, workspace, retryNum)) return payload.next();
    await acknowledge(payload);
  };
}

/** Charges all work for a payload to the person who acts. */
function chargedToAsker({ limits }: Pick<MiddlewareDeps, 'limits'>): AnyMiddleware {
  return async (payload) => {
    const { teamId, enterpriseId, userId = actorIn(payload) } = payload.context;
    await limits.during({ workspace: teamId ?? enterpriseId ?? '', user: userId }, payload.next);
  };
}

/**
 * Logs a payload that no listener takes: it is incomplete, or Slack was told to send more than Coursebell
 * answers.
 */
function logUnanswered({ log }: Pick<MiddlewareDeps, 'log'>): AnyMiddleware {
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
