/** The messages that a pass is about, the steps that it may do with them, and the timer that holds them. */
import { createHash } from 'node:crypto';
import type { Pause, Reminder, TargetKey } from '../store/store.ts';

/** A rendered reminder or notice for one target. */
export interface Outgoing {
  /** Unique for its target. */
  readonly key: string;
  readonly workspace: string;
  readonly target: string;
  readonly conversation: string;
  /** Epoch seconds. */
  readonly postAt: number;
  readonly text: string;
  readonly blocks: readonly object[];
}

/** A message that Slack holds for later. */
export interface HeldMessage {
  readonly id: string;
  readonly conversation: string;
  /** Epoch seconds. */
  readonly postAt: number;
  readonly text: string;
}

/** One workspace's Slack as the timer of its reminders, independent of the Web API. */
export interface Timer {
  /** Everything that Slack holds for later from this app. `pace` is called before each page. */
  list(pace: () => Promise<void>): Promise<HeldMessage[]>;
  /**
   * Hands a message over; resolves to Slack's id for it. Rejects with `DeliveryRefused` where the message may
   * not go to its conversation, and with `TimeIsPast`.
   */
  schedule(message: Outgoing): Promise<string>;
  /** Takes a message back; resolves also where Slack no longer has it. */
  cancel(held: HeldMessage): Promise<void>;
  /** Posts at once. Rejects like `schedule`. */
  post(message: Outgoing): Promise<void>;
  /** Tells a person something in the direct conversation. */
  tell(user: string, message: { text: string; blocks: readonly object[] }): Promise<void>;
}

/** Slack refuses all messages for a conversation until a person changes something there. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
  readonly reason: Pause['reason'];
  /** Slack's own word for it. */
  readonly word: string;
  constructor(reason: Pause['reason'], word: string = reason) {
    super(`Slack refuses delivery: ${reason}`);
    this.reason = reason;
    this.word = word;
  }

  /** Whether the token is the cause, so that no conversation of the workspace can be reached. */
  get everywhere(): boolean {
    return isEverywhere(this.reason);
  }
}

/** Whether the token is the cause of a pause. */
export function isEverywhere(reason: Pause['reason']): boolean {
  return reason === 'token_revoked' || reason === 'account_inactive';
}

/** By Slack's clock the time of a message has come, or is past. */
export class TimeIsPast extends Error {
  override readonly name = 'TimeIsPast';
}

/** Slack did not answer in time: it may have done what it was asked, or not. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** Slack is reported to ignore deletions this many seconds before a message's time. */
export const FROZEN = 600;
/** Slack deletes nothing this many seconds before a message's time. */
export const UNDELETABLE = 60;
/** A message that is due in fewer seconds is posted directly: its time might be past when Slack gets it. */
export const NEAR = 90;

/**
 * Takes a message out of Slack. `row`: its row in the store, where there is one. `before`: the message that is
 * handed over in its place, right after it.
 */
export interface Cancel {
  readonly do: 'cancel';
  readonly held: HeldMessage;
  readonly row: Reminder | undefined;
  /**
   * `unwanted`: nothing wants it. `moved`: it is wanted for another time. `reworded`: it is wanted in other
   * words. `dropped`: Slack no longer lists it, and may hold it all the same.
   */
  readonly why: 'unwanted' | 'moved' | 'reworded' | 'dropped';
  readonly before?: Outgoing | undefined;
}

/** One thing to do. `row` is the store's row before it is done. */
export type Step =
  /** Note that Slack holds the message: a crash came between Slack's answer and our note. */
  | { readonly do: 'adopt'; readonly row: Reminder; readonly id: string }
  /** Note that the message counts as posted. */
  | { readonly do: 'rung'; readonly row: Reminder }
  /** Delete a row for which there is no message any more. */
  | { readonly do: 'drop'; readonly row: Reminder }
  | Cancel
  /**
   * Hand a message over for later. `wasHeld`: Slack held it for the same time and does not any more, so it may
   * have posted it. `inDoubt`: it was about to be handed over before.
   */
  | { readonly do: 'schedule'; readonly message: Outgoing; readonly wasHeld?: true; readonly inDoubt?: true }
  /** Post a message now. `again`: it was being posted before, and may have been. */
  | { readonly do: 'post'; readonly message: Outgoing; readonly again: boolean };

/**
 * The message that a step hands over, or the one that is handed over right after it. Undefined for a note,
 * and for a message that is taken back for good.
 */
export function handedOver(step: Step): Outgoing | undefined {
  if (step.do === 'cancel') return step.before;
  return 'message' in step ? step.message : undefined;
}

/** Whether a step takes back a message that another one replaces. */
export const isFirstHalf = (step: Step): boolean => step.do === 'cancel' && step.before !== undefined;

/** Names a message of a workspace. */
export const messageName = ({
  workspace,
  target,
  key,
}: Pick<Reminder, 'workspace' | 'target' | 'key'>): string => JSON.stringify([workspace, target, key]);

/** Names a target of any workspace. */
export const targetName = ({ workspace, target }: TargetKey): string => `${workspace} ${target}`;

/**
 * Where a step may meet trouble: the target of the message it hands over, or the conversation from which it
 * takes a message back for good. A message that only Slack's list shows has no known target. Undefined for a note.
 */
export function placeOf(step: Step): string | undefined {
  const message = handedOver(step);
  if (message !== undefined) return targetName(message);
  return step.do === 'cancel' ? step.held.conversation : undefined;
}

/** The row that stands for a message. */
export function rowOf(message: Outgoing, state: Reminder['state'], scheduledId?: string): Reminder {
  const { key, workspace, target, conversation, postAt, text } = message;
  return { key, workspace, target, conversation, postAt, text, state, scheduledId };
}

/** The first word of a notice's key. */
export const NOTICE = 'notice';
/** The first words of the key of a message about new runs. */
export const RUNS = `${NOTICE} runs`;
export const isNotice = ({ key }: Pick<Reminder, 'key'>): boolean => key.startsWith(`${NOTICE} `);

/** A short name for what a message tells: the same for the same. @param told plain JSON */
export const digestOf = (told: unknown): string =>
  createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 24);
