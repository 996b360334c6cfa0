/** Slack as the timer: the calls that rings need, independent of its Web API. */
import type { Pause } from '../store/store.ts';
import type { Held, Outgoing } from './messages.ts';

/** One workspace's Slack. */
export interface Timer {
  /** Everything that Slack holds for later from this app. `pace` is called before each page. */
  list(pace: () => Promise<void>): Promise<Held[]>;
  /**
   * Hands a message over; resolves to Slack's id for it. Rejects with `DeliveryRefused` where the message may
   * not go to its conversation, and with `TimeIsPast`.
   */
  schedule(message: Outgoing): Promise<string>;
  /** Takes a message back; resolves also where Slack no longer has it. */
  cancel(held: Held): Promise<void>;
  /** Posts at once. Rejects like `schedule`. */
  post(message: Outgoing): Promise<void>;
  /** Finds out whether a conversation can be posted to, without posting. Rejects like `schedule`. */
  probe(conversation: string, now: number): Promise<void>;
  /** Tells a person something in the direct conversation. */
  tell(user: string, message: { text: string; blocks: readonly object[] }): Promise<void>;
}

/** Slack won't take a message for a conversation, and won't until somebody does something about it. */
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

  /** Whether no conversation of the workspace can be reached: the token is the cause. */
  get everywhere(): boolean {
    return isEverywhere(this.reason);
  }
}

/** Whether the token is the cause. */
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
