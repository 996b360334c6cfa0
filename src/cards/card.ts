import type { Button, KnownBlock } from '@slack/types';
import type { Language } from '../language.ts';

/** The reader of a card: nothing else may change the card's words. */
export interface Reader {
  readonly language: Language;
  /** Epoch milliseconds; relative words ("closes in 2 days") are counted from here. */
  readonly now: number;
  /**
   * The zone of calendar days, and of dates for which Slack can't show the reader's own zone. It is the study
   * API's; for messages that come unasked, it is the zone stored for their target.
   */
  readonly zone: string;
}

/**
 * An answer before it is known where it will be shown. `text` has all words of the blocks, since screen
 * readers and notifications get only `text`. `buttons` come last, in one row.
 */
export interface Card {
  readonly text: string;
  /**
   * The number of characters at the end of `text` that stay if `text` is too long for Slack: the age of the
   * data, the failures, and the reference. None by default.
   */
  readonly tail?: number;
  readonly blocks: readonly KnownBlock[];
  readonly buttons: readonly Button[];
  /** The same in plainer blocks, in case Slack refuses `blocks`, as may happen with the newest kinds. */
  readonly plainer?: readonly KnownBlock[];
  /**
   * Until when a new rendering would give the same card, in epoch milliseconds, exclusive; undefined: not
   * known.
   */
  readonly until?: number;
  /** Whether the card may be shown repeatedly as it is. */
  readonly isKept?: true;
  /** The request in a form that any process understands, if the asked request has another form. */
  readonly request?: unknown;
  /** The card asks which of several things is meant; this is for the asker alone. */
  readonly isChoice?: true;
  /** Failures of a request for several things. `all`: nothing was found. */
  readonly failures?: { readonly errors: readonly unknown[]; readonly all: boolean };
}

/** A card as Slack takes it. */
export interface Message {
  /**
   * Whether the message may be sent repeatedly as it is: then its bytes are worth keeping. Not sent to Slack.
   */
  readonly isKept?: true;
  readonly text: string;
  readonly blocks: KnownBlock[];
  /** Sent if Slack refuses `blocks`; even plainer forms follow. */
  readonly plainer?: KnownBlock[];
}

/** A page of its own over the conversation. */
export interface Modal {
  readonly title: string;
  readonly blocks: readonly KnownBlock[];
  /** The form that submits the page's inputs; absent: the page has no inputs. */
  readonly form?: Form;
}

/** Made by `asking/form.ts`. Each input block is named by its `block_id`. */
export interface Form {
  readonly id: string;
  /** Travels with the form, as Slack's `private_metadata`. */
  readonly metadata: string;
  /** The label of the submit button. */
  readonly submit: string;
}
