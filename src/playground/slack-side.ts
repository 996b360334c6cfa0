/**
 * Slack, as an app sees it: one workspace in memory, its Web API and response_urls over HTTP on 127.0.0.1, and
 * signed requests for everything that people do in it. The playground's page stands on it, and so do the flow tests.
 */
import { type ApiServer, startApiServer } from './slack-side/api-server.ts';
import { type Delivery, deliver } from './slack-side/deliver.ts';
import type { Choice, Choices } from './slack-side/elements.ts';
import { createInteractions } from './slack-side/interactions.ts';
import { createMembership, type Membership } from './slack-side/membership.ts';
import { createMethods } from './slack-side/methods.ts';
import { createResponseUrls, type ResponseUrls } from './slack-side/response-urls.ts';
import { createSchedule, type Schedule } from './slack-side/scheduled.ts';
import { createSwitches, type Switches } from './slack-side/switches.ts';
import { createTalk } from './slack-side/talk.ts';
import { createTriggers, type Triggers } from './slack-side/triggers.ts';
import type { Delivered, SlackCall, SlackMessage, SlackView } from './slack-side/types.ts';
import { until } from './slack-side/until.ts';
import { createWorkspace, type Workspace } from './slack-side/workspace.ts';

export type { Choice, Choices } from './slack-side/elements.ts';
export type {
  Delivered,
  SlackBlock,
  SlackChannel,
  SlackMessage,
  SlackUser,
  SlackView,
} from './slack-side/types.ts';
export { BOT, TEAM } from './slack-side/workspace.ts';

export interface SlackSideOptions {
  readonly signingSecret: string;
  readonly botToken: string;
  /** The app's origin, such as `http://127.0.0.1:3000`; may be set later. */
  readonly appUrl?: string;
  /** The workspace's clock, in epoch milliseconds. */
  readonly now: () => number;
  /** The commands that are installed, with their slashes; left out: every command reaches the app. */
  readonly commands?: readonly string[];
}

/** Where and as whom a message is written. */
export interface InThread {
  readonly threadTs?: string | undefined;
}

/** How a click is made. */
export interface ClickOptions {
  /** Who clicks; a person's id or name. Left out: whoever sees it, else the first person. */
  readonly user?: string;
  /** The option chosen in a select or an overflow, by value or label; the text typed in an input. */
  readonly choice?: Choice;
  /** What stands in the other inputs beside it. */
  readonly choices?: Choices;
}

/**
 * The workspace, and people's hands in it. Channels are given by id, name or `#name`, people by id or name.
 * Everything that reaches the app resolves to what the app answered.
 */
export interface SlackSide extends Switches, Membership, Omit<Schedule, 'add' | 'delete'> {
  /** The Web API's base, for `SLACK_API_URL`. */
  readonly apiUrl: string;
  appUrl: string;
  readonly workspace: Workspace;
  /** Every Web API and response_url call of the app, oldest first. */
  readonly calls: SlackCall[];
  /** A slash command as typed: `command('#it-courses', 'sam', '/course TX00EY23-3015')`. */
  command(channel: string, user: string, text: string): Promise<Delivered>;
  /** "@Coursebell …"; the mention is put in front where the text has none. */
  mention(channel: string, user: string, text: string, thread?: InThread): Promise<Delivered>;
  directMessage(user: string, text: string, thread?: InThread): Promise<Delivered>;
  /** A message as typed, with or without a mention; undefined where Slack has nothing to tell the app. */
  say(channel: string, user: string, text: string, thread?: InThread): Promise<Delivered | undefined>;
  /** Clicks or chooses; `target` is an action id, `block_id/action_id`, a value or a label. */
  click(source: SlackMessage | SlackView, target: string, options?: ClickOptions): Promise<Delivered>;
  submit(view: SlackView, choices?: Choices): Promise<Delivered>;
  closeView(view: SlackView): Promise<Delivered | undefined>;
  /** Sends the last request again as Slack does after a failure, `x-slack-retry-num` and all. */
  redeliver(retry?: number): Promise<Delivered>;
  /** Calls back after each change of the workspace. */
  on(listener: () => void): () => void;
  /** Waits until `read` gives something, looking after each change. Rejects after `ms`, 3000 by default. */
  until<T>(read: () => T | undefined, ms?: number): Promise<T>;
  close(): Promise<void>;
}

/** What the parts of the Slack side share. */
export interface Parts {
  readonly workspace: Workspace;
  readonly membership: Membership;
  readonly triggers: Triggers;
  readonly commands: readonly string[] | undefined;
  readonly now: () => number;
  /** A new response_url. */
  responseUrl(context: Parameters<ResponseUrls['issue']>[0]): string;
  send(delivery: Delivery): Promise<Delivered>;
}

interface Sender {
  appUrl: string;
  send(delivery: Delivery): Promise<Delivered>;
  redeliver(retry: number): Promise<Delivered>;
}

function createSender({ appUrl = '', signingSecret, now }: SlackSideOptions): Sender {
  let last: Delivery | undefined;
  const sender: Sender = {
    appUrl,
    send: (delivery) => {
      last = delivery;
      return deliver(sender.appUrl, signingSecret, now(), delivery);
    },
    redeliver: (retry) => {
      if (!last) throw new Error('nothing was delivered yet');
      const headers = { 'x-slack-retry-num': String(retry), 'x-slack-retry-reason': 'http_timeout' };
      return deliver(sender.appUrl, signingSecret, now(), last, headers);
    },
  };
  return sender;
}

/** The parts that become the Slack side. */
interface Assembled {
  readonly parts: Parts;
  readonly schedule: Schedule;
  readonly switches: Switches;
  readonly sender: Sender;
  readonly server: ApiServer;
}

function assemble({ parts, schedule, switches, sender, server }: Assembled): SlackSide {
  const { workspace } = parts;
  const { posted, unposted, tick, advance, ignoreDeletionsWithin } = schedule;
  const { fail, rateLimit, revokeToken, restoreToken } = switches;
  return {
    apiUrl: `${server.origin}/api/`,
    get appUrl() {
      return sender.appUrl;
    },
    set appUrl(url) {
      sender.appUrl = url;
    },
    get scheduled() {
      return schedule.scheduled;
    },
    ...{ posted, unposted, tick, advance, ignoreDeletionsWithin },
    ...{ fail, rateLimit, revokeToken, restoreToken },
    ...parts.membership,
    workspace,
    calls: server.calls,
    ...createTalk(parts),
    ...createInteractions(parts),
    redeliver: (retry = 1) => sender.redeliver(retry),
    on: workspace.on,
    until: (read, ms) => until(workspace, read, ms),
    close: server.close,
  };
}

/** Starts the Slack side on a free port of 127.0.0.1. */
export async function startSlackSide(options: SlackSideOptions): Promise<SlackSide> {
  const { now, botToken, commands } = options;
  const workspace = createWorkspace(now);
  const triggers = createTriggers(now);
  const responseUrls = createResponseUrls(workspace, now);
  const schedule = createSchedule(workspace, now);
  const switches = createSwitches(now);
  const methods = createMethods(workspace, triggers, schedule, now);
  const server = await startApiServer({ botToken, methods, responseUrls, switches, now });
  const sender = createSender(options);
  const responseUrl: Parts['responseUrl'] = (context) => `${server.origin}${responseUrls.issue(context)}`;
  const membership = createMembership(workspace, schedule.tick);
  const parts: Parts = { workspace, membership, triggers, commands, now, responseUrl, send: sender.send };
  return assemble({ parts, schedule, switches, sender, server });
}
