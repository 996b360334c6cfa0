/**
 * Everything that Slack sends comes to one Bolt listener, which hands it to the listener of its kind. With
 * one Bolt listener for each kind, every payload would walk a chain of filters (docs/decisions/0002).
 */
import type {
  AllMiddlewareArgs,
  AnyMiddlewareArgs,
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
import type { Answering } from '../answering/account.ts';

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
