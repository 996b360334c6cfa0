/** What a pass may have to do, and what names and limits it goes by. */
import type { Ring, TargetKey } from '../store/store.ts';
import type { Held, Outgoing } from './messages.ts';

/** Slack can't delete in the last minute, and is reported to ignore deletions in the last few. */
export const FROZEN = 600;
export const UNDELETABLE = 60;
/** Nearer than this, in seconds, a message is posted directly: it might be past when Slack gets it. */
export const NEAR = 90;

/**
 * Why something is taken back: nothing wants it; it is wanted for another time, or in other words; or Slack lists it no more, and
 * may hold it all the same.
 */
export type Why = 'unwanted' | 'moved' | 'reworded' | 'gone';

/** One thing to do. `row` is what the store says of it before. */
export type Step =
  /** Note that Slack holds it: a crash came between Slack's yes and our note. */
  | { readonly do: 'adopt'; readonly row: Ring; readonly id: string }
  /** Note that its time has come while Slack held it. */
  | { readonly do: 'rung'; readonly row: Ring }
  /** Forget a row that stands for nothing any more. */
  | { readonly do: 'drop'; readonly row: Ring }
  /** Have Slack delete it. `before`: what is handed over in its place, right after it. */
  | {
      readonly do: 'cancel';
      readonly held: Held;
      readonly row: Ring | undefined;
      readonly why: Why;
      readonly before?: Outgoing | undefined;
    }
  /**
   * Hand it over for later. `wasHeld`: for the same time, and is not any more; Slack may have posted it. `inDoubt`: it was
   * about to be handed over before.
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

/** What a step hands over, or is followed by; undefined for a note, and for what is taken back for good. */
export function handedOver(step: Step): Outgoing | undefined {
  if (step.do === 'cancel') return step.before;
  return 'message' in step ? step.message : undefined;
}

/** Names a message of a workspace. */
export const nameOf = ({ workspace, target, key }: Pick<Ring, 'workspace' | 'target' | 'key'>): string =>
  JSON.stringify([workspace, target, key]);

/** Names a target of any workspace. */
export const placeOf = ({ workspace, target }: TargetKey): string => `${workspace} ${target}`;

/**
 * Where trouble with a step is remembered: at the target of what it hands over, or at the conversation out of which it takes something
 * for good, since of what only Slack's list shows no target is known. Undefined for a note.
 */
export function placeOfStep(step: Step): string | undefined {
  const of = handedOver(step);
  if (of !== undefined) return placeOf(of);
  return step.do === 'cancel' ? step.held.conversation : undefined;
}

/** The place of a step, if it is one of these. */
export function placeAmong(places: ReadonlySet<string>, step: Step | undefined): string | undefined {
  const place = step && placeOfStep(step);
  return place !== undefined && places.has(place) ? place : undefined;
}

/** The row that stands for a message. */
export function rowOf(message: Outgoing, state: Ring['state'], scheduledId?: string): Ring {
  const { key, workspace, target, conversation, postAt, text } = message;
  return { key, workspace, target, conversation, postAt, text, state, scheduledId };
}

/** Notices tell what has already happened: they are not taken back when nothing wants them any more. */
export const NOTICE = 'notice';
export const isNotice = ({ key }: Pick<Ring, 'key'>): boolean => key.startsWith(`${NOTICE} `);
