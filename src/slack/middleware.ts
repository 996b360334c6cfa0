/**
 * Everything that Slack sends comes to one Bolt listener, which hands it to the listener of its kind. With
 * one Bolt listener for each kind, every payload would walk a chain of filters (docs/decisions/0002).
 */
import type {
  AllMiddlewareArgs,
  AnyMiddlewareArgs,
  AuthorizeResult,
  BlockAction,
  ButtonAction,
  GlobalShortcut,
  MessageShortcut,
  Middleware,
  SlackActionMiddlewareArgs,
  SlackCommandMiddlewareArgs,
  SlackEventMiddlewareArgs,
  SlackOptionsMiddlewareArgs,
  SlackShortcutMiddlewareArgs,
  SlackViewMiddlewareArgs,
  StaticSelectAction,
  ViewSubmitAction,
} from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import { small } from '../cards/blocks.ts';
import { texts } from '../i18n/index.ts';
import { newReference } from '../ops/cause.ts';
import { isSlackId } from '../slack-ids.ts';
import { type Answering, bring } from './answer.ts';
import { idIn, type PayloadSource, sourceOf } from './payload.ts';
import { EPHEMERAL, respond } from './replies.ts';

/** A button that was pressed, or an option that was chosen in a menu. */
export type Press = BlockAction<ButtonAction | StaticSelectAction>;

/** The listener of each kind of payload. */
export interface Listeners {
  readonly command: Middleware<SlackCommandMiddlewareArgs>;
  readonly action: Middleware<SlackActionMiddlewareArgs<Press>>;
  /** For a submitted form. */
  readonly form: Middleware<SlackViewMiddlewareArgs<ViewSubmitAction>>;
  /** For a menu that fills while somebody types. */
  readonly menu: Middleware<SlackOptionsMiddlewareArgs<'block_suggestion'>>;
  readonly shortcut: Middleware<SlackShortcutMiddlewareArgs<Shortcut>>;
  readonly events: Events<
    | 'app_mention'
    | 'message'
    | 'app_home_opened'
    | 'app_uninstalled'
    | 'tokens_revoked'
    | 'channel_id_changed'
  >;
}

type Shortcut = GlobalShortcut | MessageShortcut;

/** The listeners of events, by event name. */
export type Events<Names extends string> = {
  readonly [Name in Names]: Middleware<SlackEventMiddlewareArgs<Name>>;
};

/** A payload as Bolt passes it on, with Bolt's additions. */
export type Payload = AnyMiddlewareArgs & AllMiddlewareArgs;

/** Whether a payload goes on. If it does not, the gate has done all that is to be done with it. */
export type Gate = (payload: Payload) => boolean | Promise<boolean>;

/**
 * For a gate: acknowledges a payload that does not go on. Bolt has already acknowledged nearly all events.
 */
export async function leaveOut(payload: Payload): Promise<false> {
  if ('ack' in payload && typeof payload.ack === 'function') await payload.ack();
  return false;
}

/**
 * Lets a payload through the gates, in their order, and to its listener. The work is charged to the person
 * who asks. A payload without a listener goes into the log: it is incomplete, or Slack was told to send more
 * than Coursebell answers.
 */
export function dispatch(
  gates: readonly Gate[],
  listeners: Listeners,
  { limits, log }: Pick<Answering, 'limits' | 'log'>,
): Listen {
  return async (payload) => {
    for (const gate of gates) {
      const passes = gate(payload);
      // Most gates know at once.
      if (!(typeof passes === 'boolean' ? passes : await passes)) return;
    }
    const listener = listenerFor(listeners, payload);
    if (listener) await limits.during(askerOf(payload), () => listener(payload));
    else log.warn({ kind: 'payload', outcome: 'unanswered', detail: typeOf(payload) }, 'nobody answers this');
  };
}

type Listen = (payload: Payload) => Promise<void>;

const askerOf = (payload: Payload) => {
  const { teamId, enterpriseId, userId = editorIn(payload) } = payload.context;
  return { workspace: teamId ?? enterpriseId ?? '', user: userId };
};

/** The author of an edited message, whom Bolt does not look for; '' if there is none. */
function editorIn(payload: Payload): string {
  const message: unknown = 'event' in payload ? Reflect.get(payload.event, 'message') : undefined;
  const user: unknown = typeof message === 'object' && message ? Reflect.get(message, 'user') : undefined;
  return typeof user === 'string' ? user : '';
}

/** Undefined if nobody answers. The types can't express this lookup. */
function listenerFor(listeners: Listeners, payload: Payload): Middleware<AnyMiddlewareArgs> | undefined {
  if (!('event' in payload)) {
    const kind = kindOf(payload);
    return kind && (listeners[kind] as Middleware<AnyMiddlewareArgs>);
  }
  const type: unknown = payload.event.type;
  if (typeof type !== 'string' || !Object.hasOwn(listeners.events, type)) return undefined;
  return (listeners.events as Events<string>)[type] as Middleware<AnyMiddlewareArgs>;
}

/**
 * Slack's name for the payload's type; undefined if it does not look like one, since the field may hold
 * anything.
 */
function typeOf(payload: Payload): string | undefined {
  const type: unknown = 'event' in payload ? payload.event.type : payload.body.type;
  return typeof type === 'string' && /^[a-z_]{1,60}$/.test(type) ? type : undefined;
}

/**
 * By the type of a body: the kind of listener, where Bolt puts the interaction, and the field that names it
 * there.
 */
const KINDS = new Map<unknown, { kind: Kind; where: string; named: string }>([
  ['block_actions', { kind: 'action', where: 'action', named: 'action_id' }],
  ['view_submission', { kind: 'form', where: 'view', named: 'callback_id' }],
  ['block_suggestion', { kind: 'menu', where: 'options', named: 'action_id' }],
  ['shortcut', { kind: 'shortcut', where: 'shortcut', named: 'callback_id' }],
  ['message_action', { kind: 'shortcut', where: 'shortcut', named: 'callback_id' }],
]);

type Kind = Exclude<keyof Listeners, 'events'>;

/** Undefined for a payload that nobody answers, and for an incomplete one. */
function kindOf(payload: Payload): Kind | undefined {
  const { body, payload: said } = payload;
  if ('command' in payload) return isNamed(said, 'command') ? 'command' : undefined;
  const known = KINDS.get(body.type);
  return known && known.where in payload && isNamed(said, known.named) ? known.kind : undefined;
}

function isNamed(said: unknown, by: string): boolean {
  const name: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, by) : undefined;
  return typeof name === 'string' && name !== '';
}

// The right by which a payload is answered: that of the workspace it comes from, and of no other.

/** What the app needs in order to act for a workspace. */
interface Right {
  readonly client: WebClient;
  readonly botId: string | undefined;
  readonly botUserId: string | undefined;
  /** The workspace that the payload counts for. */
  readonly team: string;
}

/** Whether the app is known to be installed there, without asking anybody. */
export type IsInstalled = (source: PayloadSource) => boolean;

/** Undefined: the app is not installed there. */
export type RightOf = (source: PayloadSource) => Promise<Right | undefined>;

/**
 * Bolt's `authorize`. It decides by the payload itself, for every kind of payload: the workspace that Bolt reads
 * from a payload is the actor's where a channel is shared. It gives no token: Bolt would keep a client for each
 * one for ever. Listeners take their client from the context (`webApiOf`), and so the workspace.
 */
export function authorizeBy(rightOf: RightOf) {
  return async (_source: unknown, body?: unknown): Promise<AuthorizeResult> => {
    const source = sourceOf(body);
    const right = await rightOf(source);
    const { installed, named, perhaps, enterprise } = source;
    const enterpriseId = enterprise === undefined ? {} : { enterpriseId: enterprise };
    if (!right) {
      const teamId = installed ?? named ?? perhaps.at(-1);
      return { notInstalled: true, ...(teamId === undefined ? {} : { teamId }), ...enterpriseId };
    }
    const { client, botId, botUserId, team } = right;
    return {
      webApi: client,
      teamId: team,
      ...enterpriseId,
      ...(botId === undefined ? {} : { botId }),
      ...(botUserId === undefined ? {} : { botUserId }),
    };
  };
}

/**
 * A payload from a workspace without the app is acknowledged. A press on a message is told so: the person sees
 * the button, and would wait for an answer.
 */
export function onlyInstalled(answering: Answering): Gate {
  const refuse = async (payload: Payload): Promise<false> => {
    const { teamId, enterpriseId } = payload.context;
    await leaveOut(payload);
    const workspace = idIn(teamId) ?? idIn(enterpriseId);
    answering.log.warn({ kind: 'payload', workspace, outcome: 'not installed' }, 'not answered');
    await tellPresser(answering, payload);
    return false;
  };
  return (payload) => payload.context['notInstalled'] !== true || refuse(payload);
}

async function tellPresser(answering: Answering, { body, context }: Payload): Promise<void> {
  const url = body.type === 'block_actions' && 'response_url' in body ? body.response_url : undefined;
  if (typeof url !== 'string') return;
  const place = { workspace: context.teamId ?? '', user: context.userId ?? '', conversation: undefined };
  const words = texts(await answering.languages.of(place, 'person')).errors.notInstalled;
  const message = { text: words, blocks: [small(words)] };
  await bring(answering, { kind: 'replace', place }, { reference: newReference() }, () =>
    respond(answering, url, message, EPHEMERAL),
  );
}

// Ids tell whose payload it is. A value that is no id is not Slack's: it would be kept beside other requests,
// logged, or sent on.

const mayBeId = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || isSlackId(value);

const mayBeText = (value: unknown): boolean => value === undefined || typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A field of an object; undefined if there is none. */
function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Stops payloads with malformed ids, and payloads that do not name the actor where they must. */
export function onlyWellFormed({ log }: Pick<Answering, 'log'>): Gate {
  return ({ body, context: { teamId, enterpriseId } }) => {
    if (mayBeId(teamId) && mayBeId(enterpriseId) && isWellFormed(body)) return true;
    log.warn({ kind: 'payload', outcome: 'malformed' }, 'not answered');
    return false;
  };
}

/** Whether a payload's ids are ids, and its typed input is text. */
export function isWellFormed(body: unknown): boolean {
  const event = field(body, 'event');
  // Typed input: with a command, into a menu, or as a message.
  const mayBeTyped = mayBeText(field(body, 'text')) && mayBeText(field(body, 'value'));
  // An edit holds the message as it is now.
  const said = [event, field(event, 'message')];
  if (!mayBeTyped || !said.every((one) => mayBeText(field(one, 'text')))) return false;
  if (field(body, 'command') !== undefined) return isCommandsOwn(body);
  if (event !== undefined)
    return said.every((one) => mayBeId(field(one, 'user'))) && mayBeId(field(event, 'channel'));
  const [user, team, channel] = ['user', 'team', 'channel'].map((name) => field(body, name));
  const [view, message] = ['view', 'message'].map((name) => field(body, name));
  const workspaces = [
    ...[field(team, 'id'), field(user, 'team_id'), field(message, 'team')],
    ...[field(view, 'team_id'), field(view, 'app_installed_team_id')],
  ];
  // Without any workspace, nothing could be kept of the person who acts.
  return (
    isSlackId(field(user, 'id')) &&
    workspaces.some(isSlackId) &&
    [...workspaces, field(channel, 'id')].every(mayBeId)
  );
}

/** Every command comes this way, so this function creates no arrays. */
function isCommandsOwn(body: unknown): boolean {
  return (
    isSlackId(field(body, 'team_id')) &&
    isSlackId(field(body, 'user_id')) &&
    mayBeId(field(body, 'channel_id')) &&
    mayBeId(field(body, 'enterprise_id'))
  );
}
