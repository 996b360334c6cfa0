/**
 * Everything that Slack sends comes to one listener of Bolt's, and goes from there to the one that answers its kind. A listener
 * of Bolt's own for each would be a chain of filters that every payload walks (docs/decisions/0002).
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
import type { Answering } from './account.ts';

/** A button that was pressed, or an option that was chosen in a menu. */
export type Press = BlockAction<ButtonAction | StaticSelectAction>;

/** What answers each kind. */
export interface Listeners {
  readonly command: Middleware<SlackCommandMiddlewareArgs>;
  readonly action: Middleware<SlackActionMiddlewareArgs<Press>>;
  /** A form that was submitted. */
  readonly form: Middleware<SlackViewMiddlewareArgs<ViewSubmitAction>>;
  /** A menu that fills while somebody types. */
  readonly menu: Middleware<SlackOptionsMiddlewareArgs<'block_suggestion'>>;
  readonly shortcut: Middleware<SlackShortcutMiddlewareArgs<Shortcut>>;
  readonly events: Events<
    'app_mention' | 'message' | 'app_home_opened' | 'app_uninstalled' | 'tokens_revoked'
  >;
}

export type Shortcut = GlobalShortcut | MessageShortcut;

/** What answers events, by their names. */
export type Events<Names extends string> = {
  readonly [Name in Names]: Middleware<SlackEventMiddlewareArgs<Name>>;
};

/** What was sent, with what Bolt adds to it. */
export type Payload = AnyMiddlewareArgs & AllMiddlewareArgs;

/** Whether a payload goes on. Where it does not, the gate has done with it what there is to do. */
export type Gate = (payload: Payload) => boolean | Promise<boolean>;

/** For a gate: acknowledges what does not go on. Nearly all events have been, by Bolt. */
export async function leaveOut(payload: Payload): Promise<false> {
  if ('ack' in payload && typeof payload.ack === 'function') await payload.ack();
  return false;
}

/**
 * Lets a payload through the gates, in their order, and to its listener. Whoever asks is charged for what that does. What has
 * no listener is told of in the log: either it is not whole, or Slack has been told to send more than Coursebell answers.
 */
export function dispatch(
  gates: readonly Gate[],
  listeners: Listeners,
  { limits, log }: Pick<Answering, 'limits' | 'log'>,
): Listen {
  return async (payload) => {
    for (const gate of gates) {
      const passes = gate(payload);
      // Most know at once.
      if (!(typeof passes === 'boolean' ? passes : await passes)) return;
    }
    const listener = listenerFor(listeners, payload);
    if (listener) await limits.during(askerOf(payload), () => listener(payload));
    else log.warn({ kind: 'payload', outcome: 'unanswered', detail: typeOf(payload) }, 'nobody answers this');
  };
}

type Listen = (payload: Payload) => Promise<void>;

const askerOf = ({ context: { teamId, enterpriseId, userId = '' } }: Payload) => ({
  workspace: teamId ?? enterpriseId ?? '',
  user: userId,
});

/** Undefined where nobody answers. Types can't tell what is found out here. */
function listenerFor(listeners: Listeners, payload: Payload): Middleware<AnyMiddlewareArgs> | undefined {
  if (!('event' in payload)) {
    const kind = kindOf(payload);
    return kind && (listeners[kind] as Middleware<AnyMiddlewareArgs>);
  }
  const type: unknown = payload.event.type;
  if (typeof type !== 'string' || !Object.hasOwn(listeners.events, type)) return undefined;
  return (listeners.events as Events<string>)[type] as Middleware<AnyMiddlewareArgs>;
}

/** What Slack calls such a payload; undefined where it is no name of Slack's, since what stands there may be anything. */
function typeOf(payload: Payload): string | undefined {
  const type: unknown = 'event' in payload ? payload.event.type : payload.body.type;
  return typeof type === 'string' && /^[a-z_]{1,60}$/.test(type) ? type : undefined;
}

/** By the types of bodies: what answers them, where Bolt puts what was done, and what names it there. */
const KINDS = new Map<unknown, { kind: Kind; where: string; named: string }>([
  ['block_actions', { kind: 'action', where: 'action', named: 'action_id' }],
  ['view_submission', { kind: 'form', where: 'view', named: 'callback_id' }],
  ['block_suggestion', { kind: 'menu', where: 'options', named: 'action_id' }],
  ['shortcut', { kind: 'shortcut', where: 'shortcut', named: 'callback_id' }],
  ['message_action', { kind: 'shortcut', where: 'shortcut', named: 'callback_id' }],
]);

type Kind = Exclude<keyof Listeners, 'events'>;

/** Undefined for what nobody answers, and for what is not whole. */
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
