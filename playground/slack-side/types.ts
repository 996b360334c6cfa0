/** The Slack side's own types. Blocks stay plain JSON: what the app sends is checked, not assumed. */

/** A JSON object as it arrives. */
export type Json = { readonly [key: string]: unknown };

/** A block as the app sent it. If the app gave no `block_id`, the block has one from Slack. */
export type SlackBlock = Json & { readonly type: string; readonly block_id: string };

export interface SlackUser {
  readonly id: string;
  readonly name: string;
  readonly realName: string;
  /** Slack's language of this person, such as `fi-FI`. */
  locale: string;
  readonly timeZone: string;
  /** Whether the person administers the workspace; undefined: Slack does not tell. */
  isAdmin?: boolean | undefined;
  isDeactivated?: boolean | undefined;
}

export interface SlackChannel {
  readonly id: string;
  /** Without `#`; for a direct message, the id of the person who talks with the bot. */
  readonly name: string;
  /** `mpim`: a group direct message. */
  readonly kind: 'channel' | 'im' | 'mpim';
  botIsMember: boolean;
  isArchived: boolean;
}

/** One option of a menu, as the app gave it. */
export type SlackOption = Json & { readonly text: Json; readonly value: string };

/** Who wrote a message: a person, the app, or Slack itself ("Slackbot"). */
type Author =
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'app' }
  | { readonly kind: 'slackbot' };

export interface SlackMessage {
  readonly ts: string;
  readonly channel: string;
  readonly threadTs?: string | undefined;
  readonly author: Author;
  text: string;
  blocks: readonly SlackBlock[];
  /** The only person who sees it; undefined: the whole conversation does. */
  readonly onlyFor?: string | undefined;
  /**
   * The Slack language of the only reader, at the time of posting; undefined: several people read the
   * message.
   */
  readonly locale?: string | undefined;
  /** The command that the message answers, as typed. */
  readonly command?: string | undefined;
  edited?: boolean;
  /** What the app shows of the message's links. */
  unfurls?: readonly SlackUnfurl[];
}

/** A link as the app shows it: as a Work Object, or as blocks. */
export interface SlackUnfurl {
  readonly url: string;
  readonly entity?: Json;
  readonly blocks?: readonly SlackBlock[];
}

/** The details of a Work Object that a person has opened, or why there are none. */
export interface SlackDetails {
  readonly user: string;
  readonly entity?: Json;
  readonly error?: Json;
}

/** A message that Slack holds for later. */
export interface ScheduledMessage {
  readonly id: string;
  readonly channel: string;
  /** When it will be posted, in epoch seconds. */
  readonly postAt: number;
  /** In epoch seconds. */
  readonly dateCreated: number;
  readonly text: string;
  readonly blocks: readonly SlackBlock[];
  readonly threadTs: string | undefined;
  /** Slack takes such a message and never posts it. */
  readonly hasMetadata: boolean;
}

/** An open modal, or a Home view. */
export interface SlackView {
  readonly id: string;
  readonly user: string;
  readonly rootId: string;
  readonly previousId: string | undefined;
  hash: string;
  /** The view as the app gave it, with ids on all blocks. */
  view: Json & { readonly type: string; readonly blocks: readonly SlackBlock[] };
}

/** The questions that an agent suggests to a person. */
export interface SlackPrompts {
  readonly title: string;
  readonly prompts: readonly { readonly title: string; readonly message: string }[];
}

/** A step of the app that a workflow runs. */
export interface StepRun {
  readonly id: string;
  readonly callbackId: string;
  readonly inputs: Json;
  /** The token by which the app ends it. */
  readonly token: string;
  /** Undefined: it is under way. */
  ended?: { readonly outputs: Json } | { readonly error: string };
}

/** One call that the app made: a Web API method, or `response_url`. */
export interface SlackCall {
  readonly at: number;
  readonly method: string;
  readonly body: Json;
  /** The Slack side's answer. */
  readonly status: number;
  readonly answer: Json;
}

/** The app's answer to a request of the Slack side. */
export interface Delivered {
  /** The HTTP status; `timeout` after Slack's three seconds; `unreachable` if nothing listens. */
  readonly status: number | 'timeout' | 'unreachable';
  /** Parsed if it is JSON, else the text. */
  readonly body: unknown;
  /** How long the app took, in milliseconds. */
  readonly ms: number;
  /** The part of the answer itself that Slack rejects, such as `invalid_blocks`. */
  readonly problem?: string | undefined;
}

/** The app's suggestions for an external select. */
export interface Suggested extends Delivered {
  /** The options, group after group; empty if Slack would show none. */
  readonly options: readonly SlackOption[];
}

/**
 * How a method fails: Slack's error word, an HTTP status, `hang` (no answer at all), `reset` (nothing is
 * done, and the connection is cut), `lost` (the call is done, and the connection is cut before the answer),
 * `late` (it is answered after a second), or `garbled` (the call is done, and a page comes in place of the answer). Or what is answered in place of Slack.
 */
export type Fault = string | number | RawAnswer;

/** An answer of any form. */
export interface RawAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string;
}

/** A refusal by the Slack side. Methods throw it; it carries Slack's own words. */
export class SlackRefusal extends Error {
  override readonly name = 'SlackRefusal';
  readonly code: string;
  readonly details: readonly string[];
  constructor(code: string, details: readonly string[] = []) {
    super([code, ...details].join(': '));
    this.code = code;
    this.details = details;
  }
}
