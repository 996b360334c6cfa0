/** How Slack's requests reach the app: signed, and given up after three seconds. */
import { createHmac } from 'node:crypto';
import type { ResponseUrls } from './api-server.ts';
import type { Choice, Choices } from './elements.ts';
import type { Membership } from './membership.ts';
import type { Schedule } from './scheduled.ts';
import type { Switches } from './switches.ts';
import type { Delivered, Json, SlackCall, SlackMessage, SlackView, StepRun, Suggested } from './types.ts';
import type { Triggers } from './views.ts';
import type { Workspace } from './workspace.ts';

/** How long Slack waits for an answer, in milliseconds. */
const PATIENCE_MS = 3000;

/** One request to the app, kept so that it can be sent again. */
export interface Delivery {
  readonly body: string;
  readonly contentType: 'application/json' | 'application/x-www-form-urlencoded';
}

/** Slack's `v0` signature of a body. */
function sign(secret: string, timestamp: number, body: string): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Sends a delivery to `‹appUrl›/slack/events`, signed as of `now`. Never rejects: the answer tells of a
 * failure.
 */
export async function deliver(
  appUrl: string,
  {
    signingSecret,
    now,
    patienceMs = PATIENCE_MS,
  }: Pick<SlackSideOptions, 'signingSecret' | 'now' | 'patienceMs'>,
  { body, contentType }: Delivery,
  headers: Record<string, string> = {},
): Promise<Delivered> {
  const started = performance.now();
  const spent = (): number => Math.round(performance.now() - started);
  const timestamp = Math.floor(now() / 1000);
  const signature = sign(signingSecret, timestamp, body);
  const signed = { 'x-slack-request-timestamp': String(timestamp), 'x-slack-signature': signature };
  try {
    const response = await fetch(`${appUrl}/slack/events`, {
      method: 'POST',
      headers: { 'content-type': contentType, ...signed, ...headers },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, body: parsed(await response.text()), ms: spent() };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: timedOut ? 'timeout' : 'unreachable', body: undefined, ms: spent() };
  }
}

// The interface of the Slack side, and what its parts share.

export interface SlackSideOptions {
  readonly signingSecret: string;
  readonly botToken: string;
  /** The app's origin, such as `http://127.0.0.1:3000`; may be set later. */
  readonly appUrl?: string;
  /** The workspace's clock, in epoch milliseconds. */
  readonly now: () => number;
  /** How long it waits for an answer, in milliseconds; Slack's own three seconds by default. */
  readonly patienceMs?: number;
  /** The installed commands, with their slashes; left out: every command reaches the app. */
  readonly commands?: readonly string[];
  /** Whether the app was given `channels:history`; false by default. */
  readonly hearsChannels?: boolean;
  /** The domains whose links the app hears of; none by default. */
  readonly unfurlDomains?: readonly string[];
  /** Whether the app is an agent; false by default. */
  readonly isAgent?: boolean;
}

/** The thread in which a message is written. */
export interface InThread {
  readonly threadTs?: string | undefined;
}

/** The acting person, by id or name. Left out: the person who sees the source, else the first person. */
export interface ByWhom {
  readonly user?: string;
}

/** The details of a click. */
export interface ClickOptions extends ByWhom {
  /**
   * The choice in a select or an overflow, by value or label; in an external select, a suggested option; in
   * an input, the typed text.
   */
  readonly choice?: Choice;
  /** The values of the other inputs beside it. */
  readonly choices?: Choices;
}

/** The tab in which the app is opened. */
export interface HomeOptions {
  readonly tab?: 'home' | 'messages';
}

/** The actions of people in the workspace. */
export interface Hands {
  /** A slash command as typed: `command('#it-courses', 'sam', '/course TX00EY23-3015')`. */
  command(channel: string, user: string, text: string): Promise<Delivered>;
  /** "@Coursebell …"; a text without a mention gets one in front. */
  mention(channel: string, user: string, text: string, thread?: InThread): Promise<Delivered>;
  directMessage(user: string, text: string, thread?: InThread): Promise<Delivered>;
  /** A message as typed, with or without a mention; undefined if Slack has nothing to tell the app. */
  say(channel: string, user: string, text: string, thread?: InThread): Promise<Delivered | undefined>;
  /** Changes the words of a person's message; undefined if Slack has nothing to tell the app. */
  edit(message: SlackMessage, text: string): Promise<Delivered | undefined>;
  /**
   * Opens the app: its Home, or with `tab` its messages. Resolves before the app may have published anything.
   */
  openHome(user: string, options?: HomeOptions): Promise<Delivered>;
  /** A global shortcut, by its callback id. */
  shortcut(callbackId: string, user: string): Promise<Delivered>;
  /** A message shortcut, by its callback id. Slack offers none on a message that only one person sees. */
  messageShortcut(callbackId: string, message: SlackMessage, user: string): Promise<Delivered>;
  /** Clicks or chooses; `target` is an action id, `block_id/action_id`, a value or a label. */
  click(source: SlackMessage | SlackView, target: string, options?: ClickOptions): Promise<Delivered>;
  /**
   * Types into an external select, with `target` as for `click`, and resolves to the app's suggestions. The
   * app is not asked before `min_query_length` characters are typed; if the app does not say, that is 3.
   */
  suggest(
    source: SlackMessage | SlackView,
    target: string,
    typed: string,
    options?: ByWhom,
  ): Promise<Suggested>;
  submit(view: SlackView, choices?: Choices): Promise<Delivered>;
  closeView(view: SlackView): Promise<Delivered | undefined>;
  /** Looks at a channel beside the conversation with the app; undefined if Slack has nothing to tell the app. */
  lookAt(channel: string, user: string): Promise<Delivered | undefined>;
  /** Opens the details of a Work Object below a message. */
  openDetails(message: SlackMessage, url: string, user: string): Promise<Delivered>;
  /** Runs a step of the app, as a workflow does; the app ends it later. */
  runStep(
    callbackId: string,
    inputs: Json,
  ): Promise<{ readonly run: StepRun; readonly delivered: Delivered }>;
}

/**
 * The workspace, and the actions of people in it. Channels are given by id, name or `#name`, people by id or
 * name. Each action that reaches the app resolves to the app's answer.
 */
export interface SlackSide extends Hands, Switches, Membership, Omit<Schedule, 'add' | 'delete' | 'rename'> {
  /** The Web API's base, for `SLACK_API_URL`. */
  readonly apiUrl: string;
  appUrl: string;
  /**
   * Whether the app was given `channels:history`. If so, it gets every message of the channels where the bot
   * is a member, including its own.
   */
  hearsChannels: boolean;
  /** The domains whose links the app hears of. */
  unfurlDomains: readonly string[];
  /** Whether Work Objects are switched on for the app. */
  showsWorkObjects: boolean;
  /** Whether the app is an agent. */
  isAgent: boolean;
  readonly workspace: Workspace;
  /** Every Web API and response_url call of the app, oldest first. */
  readonly calls: SlackCall[];
  /** Changes Slack's language of a person, such as `sv-SE`. */
  setLocale(user: string, locale: string): void;
  /** Sends the last request again, with `x-slack-retry-num`, as Slack does after a failure. */
  redeliver(retry?: number): Promise<Delivered>;
  /** Calls back after each change of the workspace. */
  on(listener: () => void): () => void;
  /**
   * Waits until `read` gives something, and calls it after each change. Rejects after `ms`, 30,000 by default.
   */
  until<T>(read: () => T | undefined, ms?: number): Promise<T>;
  close(): Promise<void>;
}

/** Rights that the app was given. */
export interface Grants {
  hearsChannels: boolean;
  /** The domains whose links the app hears of; empty without `links:read`. */
  unfurlDomains: readonly string[];
  /** Whether Work Objects are switched on for the app. */
  showsWorkObjects: boolean;
  /** Whether the app is an agent. */
  isAgent: boolean;
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
  /** Sends a person's action. The last one can be delivered again. */
  send(delivery: Delivery): Promise<Delivered>;
  /** Sends an event that Slack reports by itself. */
  tell(delivery: Delivery): Promise<Delivered>;
}
