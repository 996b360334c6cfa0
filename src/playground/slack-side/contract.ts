/** What the Slack side offers, and what its parts share. */
import type { Delivery } from './deliver.ts';
import type { Choice, Choices } from './elements.ts';
import type { Membership } from './membership.ts';
import type { ResponseUrls } from './response-urls.ts';
import type { Schedule } from './scheduled.ts';
import type { Switches } from './switches.ts';
import type { Triggers } from './triggers.ts';
import type { Delivered, SlackCall, SlackMessage, SlackView, Suggested } from './types.ts';
import type { Workspace } from './workspace.ts';

export interface SlackSideOptions {
  readonly signingSecret: string;
  readonly botToken: string;
  /** The app's origin, such as `http://127.0.0.1:3000`; may be set later. */
  readonly appUrl?: string;
  /** The workspace's clock, in epoch milliseconds. */
  readonly now: () => number;
  /** The commands that are installed, with their slashes; left out: every command reaches the app. */
  readonly commands?: readonly string[];
  /** Whether the app was given `channels:history`; false by default. */
  readonly hearsChannels?: boolean;
}

/** Where and as whom a message is written. */
export interface InThread {
  readonly threadTs?: string | undefined;
}

/** Who acts; a person's id or name. Left out: whoever sees it, else the first person. */
export interface ByWhom {
  readonly user?: string;
}

/** How a click is made. */
export interface ClickOptions extends ByWhom {
  /**
   * The option chosen in a select or an overflow, by value or label; for an external select, one that was
   * suggested; the text typed in an input.
   */
  readonly choice?: Choice;
  /** What stands in the other inputs beside it. */
  readonly choices?: Choices;
}

/** The tab of the app in which it is opened. */
export interface HomeOptions {
  readonly tab?: 'home' | 'messages';
}

/** People's hands in the workspace. */
export interface Hands {
  /** A slash command as typed: `command('#it-courses', 'sam', '/course TX00EY23-3015')`. */
  command(channel: string, user: string, text: string): Promise<Delivered>;
  /** "@Coursebell …"; the mention is put in front where the text has none. */
  mention(channel: string, user: string, text: string, thread?: InThread): Promise<Delivered>;
  directMessage(user: string, text: string, thread?: InThread): Promise<Delivered>;
  /** A message as typed, with or without a mention; undefined where Slack has nothing to tell the app. */
  say(channel: string, user: string, text: string, thread?: InThread): Promise<Delivered | undefined>;
  /** A person's message gets other words; undefined where Slack has nothing to tell the app. */
  edit(message: SlackMessage, text: string): Promise<Delivered | undefined>;
  /** Opens the app: its Home, or with `tab` its messages. Resolves before the app may have published anything. */
  openHome(user: string, options?: HomeOptions): Promise<Delivered>;
  /** A global shortcut, by its callback id. */
  shortcut(callbackId: string, user: string): Promise<Delivered>;
  /** A message shortcut, by its callback id. Slack offers none on a message that only one person sees. */
  messageShortcut(callbackId: string, message: SlackMessage, user: string): Promise<Delivered>;
  /** Clicks or chooses; `target` is an action id, `block_id/action_id`, a value or a label. */
  click(source: SlackMessage | SlackView, target: string, options?: ClickOptions): Promise<Delivered>;
  /**
   * Types into an external select, `target` as for `click`, and resolves to what the app suggests. Nothing is asked
   * before `min_query_length` characters are typed, which is 3 where the app does not say.
   */
  suggest(
    source: SlackMessage | SlackView,
    target: string,
    typed: string,
    options?: ByWhom,
  ): Promise<Suggested>;
  submit(view: SlackView, choices?: Choices): Promise<Delivered>;
  closeView(view: SlackView): Promise<Delivered | undefined>;
}

/**
 * The workspace, and people's hands in it. Channels are given by id, name or `#name`, people by id or name.
 * Everything that reaches the app resolves to what the app answered.
 */
export interface SlackSide extends Hands, Switches, Membership, Omit<Schedule, 'add' | 'delete'> {
  /** The Web API's base, for `SLACK_API_URL`. */
  readonly apiUrl: string;
  appUrl: string;
  /**
   * Whether the app was given `channels:history`: if so, it is sent every message of the channels where the bot is
   * a member, the app's own included.
   */
  hearsChannels: boolean;
  readonly workspace: Workspace;
  /** Every Web API and response_url call of the app, oldest first. */
  readonly calls: SlackCall[];
  /** Changes Slack's language of a person, such as `sv-SE`. */
  setLocale(user: string, locale: string): void;
  /** Sends the last request again as Slack does after a failure, `x-slack-retry-num` and all. */
  redeliver(retry?: number): Promise<Delivered>;
  /** Calls back after each change of the workspace. */
  on(listener: () => void): () => void;
  /** Waits until `read` gives something, looking after each change. Rejects after `ms`, 3000 by default. */
  until<T>(read: () => T | undefined, ms?: number): Promise<T>;
  close(): Promise<void>;
}

/** What was given to the app. */
export interface Grants {
  hearsChannels: boolean;
}

/** What the parts of the Slack side share. */
export interface Parts {
  readonly workspace: Workspace;
  readonly membership: Membership;
  readonly triggers: Triggers;
  readonly commands: readonly string[] | undefined;
  readonly grants: Grants;
  readonly now: () => number;
  /** A new response_url. */
  responseUrl(context: Parameters<ResponseUrls['issue']>[0]): string;
  /** What a person did; the last of these can be delivered again. */
  send(delivery: Delivery): Promise<Delivered>;
  /** What Slack tells of its own accord. */
  tell(delivery: Delivery): Promise<Delivered>;
}
