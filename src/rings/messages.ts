/** Messages for later: those that are wanted, and those that Slack holds. */

/** A message for one target, rendered. */
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
export interface Held {
  readonly id: string;
  readonly conversation: string;
  /** Epoch seconds. */
  readonly postAt: number;
  readonly text: string;
}
