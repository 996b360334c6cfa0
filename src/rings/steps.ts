/** The steps that a pass may have to do, and the names and limits that belong to them. */
import type { Ring, TargetKey } from '../store/store.ts';
import type { Held, Outgoing } from './messages.ts';

/**
 * In seconds before a message's time. Slack can't delete in the last minute, and is reported to ignore
 * deletions in the last few minutes.
 */
export const FROZEN = 600;
export const UNDELETABLE = 60;
/**
 * A message that is due sooner, in seconds, is posted directly: its time might be past when Slack gets it.
 */
export const NEAR = 90;

/**
 * Why a message is taken back. `unwanted`: nothing wants it. `moved`: it is wanted for another time.
 * `reworded`: it is wanted in other words. `gone`: Slack no longer lists it, and may hold it all the same.
 */
export type Why = 'unwanted' | 'moved' | 'reworded' | 'gone';

/** One thing to do. `row` is the store's row before it is done. */
export type Step =
  /** Note that Slack holds it: a crash came between Slack's yes and our note. */
  | { readonly do: 'adopt'; readonly row: Ring; readonly id: string }
  /** Note that its time has come while Slack held it. */
  | { readonly do: 'rung'; readonly row: Ring }
  /** Forget a row that stands for nothing any more. */
  | { readonly do: 'drop'; readonly row: Ring }
  /** Have Slack delete it. `before`: the message that is handed over in its place, right after it. */
  | {
      readonly do: 'cancel';
      readonly held: Held;
      readonly row: Ring | undefined;
      readonly why: Why;
      readonly before?: Outgoing | undefined;
    }
  /**
   * Hand it over for later. `wasHeld`: Slack held it for the same time and does not any more, so it may have
   * posted it. `inDoubt`: it was about to be handed over before.
   */
  | {
      readonly do: 'schedule';
      readonly message: Outgoing;
      readonly wasHeld?: true;
      readonly inDoubt?: true;
    }
  /** Post it now. `again`: it was being posted before, and nobody knows whether it was. */
  | { readonly do: 'post'; readonly message: Outgoing; readonly again: boolean };

export type Cancel = Extract<Step, { do: 'cancel' }>;

/**
 * The message that a step hands over, or the one that is handed over right after it. Undefined for a note,
 * and for a message that is taken back for good.
 */
export function handedOver(step: Step): Outgoing | undefined {
  if (step.do === 'cancel') return step.before;
  return 'message' in step ? step.message : undefined;
}

/** Names a message of a workspace. */
export const nameOf = ({ workspace, target, key }: Pick<Ring, 'workspace' | 'target' | 'key'>): string =>
  JSON.stringify([workspace, target, key]);

/** Names a target of any workspace. */
export const targetNameOf = ({ workspace, target }: TargetKey): string => `${workspace} ${target}`;

/**
 * Where trouble with a step is remembered: at the target of the message it hands over, or at the conversation
 * from which it takes a message back for good. A message that only Slack's list shows has no known target.
 * Undefined for a note.
 */
export function troubledAt(step: Step): string | undefined {
  const of = handedOver(step);
  if (of !== undefined) return targetNameOf(of);
  return step.do === 'cancel' ? step.held.conversation : undefined;
}

/** The place of a step, if it is one of `places`. */
export function placeAmong(places: ReadonlySet<string>, step: Step | undefined): string | undefined {
  const place = step && troubledAt(step);
  return place !== undefined && places.has(place) ? place : undefined;
}

/** The row that stands for a message. */
export function rowOf(message: Outgoing, state: Ring['state'], scheduledId?: string): Ring {
  const { key, workspace, target, conversation, postAt, text } = message;
  return { key, workspace, target, conversation, postAt, text, state, scheduledId };
}

/**
 * The first word of a notice's key. Notices tell what has already happened, so they are not taken back when
 * nothing wants them any more.
 */
export const NOTICE = 'notice';
export const isNotice = ({ key }: Pick<Ring, 'key'>): boolean => key.startsWith(`${NOTICE} `);
