import type { Button, KnownBlock } from '@slack/types';
import type { Language } from '../study-client/model.ts';

/** For whom a card is rendered: nothing else may change what it says. */
export interface Reader {
  readonly language: Language;
  /** Epoch milliseconds; relative words ("closes in 2 days") are counted from here. */
  readonly now: number;
  /**
   * The zone of calendar days, and of dates where Slack can't show the reader's own: the study API's; for what comes to somebody
   * unasked, the one that is kept for them.
   */
  readonly zone: string;
}

/**
 * What an answer looks like, before it is known where it will be shown. `text` says everything that the
 * blocks say, since a screen reader and a notification show only that. `buttons` come last, in one row.
 */
export interface Card {
  readonly text: string;
  /**
   * So many characters at the end of `text` stay where it is too long for Slack: how old an answer is, what failed, and the
   * reference. None by default.
   */
  readonly tail?: number;
  readonly blocks: readonly KnownBlock[];
  readonly buttons: readonly Button[];
  /** The same in plainer blocks, for where Slack does not take `blocks`, as it may be with the newest kinds. */
  readonly plainer?: readonly KnownBlock[];
  /** Until when it would be rendered just so, in epoch milliseconds, not included; undefined: nobody has worked it out. */
  readonly until?: number;
  /** Whether it may be shown again and again as it is. */
  readonly isKept?: true;
  /** The request in a form that any process understands, where that is not the one in which it was asked. */
  readonly request?: unknown;
  /** It asks back which of several is meant: that is for whoever asked, and not for others. */
  readonly isChoice?: true;
  /** What failed of a request for several things. `all`: nothing was found beside it. */
  readonly failures?: { readonly errors: readonly unknown[]; readonly all: boolean };
}

/** A card as Slack takes it. */
export interface Message {
  /** Whether it may be sent again and again as it is: then its bytes are worth keeping. Slack is not told. */
  readonly isKept?: true;
  readonly text: string;
  readonly blocks: KnownBlock[];
  /** What is sent in their place where Slack refuses `blocks`, before plainer forms still. */
  readonly plainer?: KnownBlock[];
}

/** A page of its own over the conversation. */
export interface Modal {
  readonly title: string;
  readonly blocks: readonly KnownBlock[];
  /** What is sent when it is filled in; without one there is nothing to fill in. */
  readonly form?: Form;
}

/** Made by `slack/form.ts`. Each input block is named by its `block_id`. */
export interface Form {
  readonly id: string;
  /** What travels with it, as Slack's `private_metadata`. */
  readonly metadata: string;
  /** The label of the button that sends it. */
  readonly submit: string;
}
