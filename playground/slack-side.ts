/**
 * Slack, as an app sees it: one workspace in memory, its Web API and response_urls over HTTP on 127.0.0.1,
 * and signed requests for everything that people do. The playground's page and the flow tests build on it.
 */
import { createAgentHands } from './slack-side/agent.ts';
import { type ApiServer, createResponseUrls, startApiServer } from './slack-side/api-server.ts';
import type { Grants, Hands, Parts, SlackSide, SlackSideOptions } from './slack-side/contract.ts';
import { type Delivery, deliver } from './slack-side/contract.ts';
import { createEdits, eventDelivery, hearOwnMessages } from './slack-side/events.ts';
import { createInteractions, createShortcuts, createSuggestions } from './slack-side/interactions.ts';
import { createLinkHands, hearLinks } from './slack-side/links.ts';
import { createMembership } from './slack-side/membership.ts';
import { createMethods } from './slack-side/methods.ts';
import { createSchedule, type Schedule } from './slack-side/scheduled.ts';
import { createStepHands } from './slack-side/steps.ts';
import { createSwitches, type Switches } from './slack-side/switches.ts';
import { createHomes, createTalk, userOf } from './slack-side/talk.ts';
import type { Delivered } from './slack-side/types.ts';
import { createTriggers } from './slack-side/views.ts';
import { createWorkspace, until, type Workspace } from './slack-side/workspace.ts';

export type { ClickOptions, SlackSide, SlackSideOptions } from './slack-side/contract.ts';
export type { Choice, Choices } from './slack-side/elements.ts';
export type {
  Delivered,
  SlackBlock,
  SlackChannel,
  SlackDetails,
  SlackMessage,
  SlackOption,
  SlackPrompts,
  SlackUnfurl,
  SlackUser,
  SlackView,
  StepRun,
} from './slack-side/types.ts';
export { BOT, TEAM } from './slack-side/workspace.ts';

interface Sender extends Pick<Parts, 'send' | 'tell'> {
  appUrl: string;
  redeliver(retry: number): Promise<Delivered>;
}

function createSender(options: SlackSideOptions): Sender {
  const { appUrl = '' } = options;
  let last: Delivery | undefined;
  const tell: Parts['tell'] = (delivery) => deliver(sender.appUrl, options, delivery);
  const sender: Sender = {
    appUrl,
    tell,
    send: (delivery) => {
      last = delivery;
      return tell(delivery);
    },
    redeliver: (retry) => {
      if (!last) throw new Error('nothing was delivered yet');
      const headers = { 'x-slack-retry-num': String(retry), 'x-slack-retry-reason': 'http_timeout' };
      return deliver(sender.appUrl, options, last, headers);
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

function handsOf(parts: Parts): Hands {
  return {
    ...createTalk(parts),
    ...createEdits(parts),
    ...createHomes(parts),
    ...createShortcuts(parts),
    ...createSuggestions(parts),
    ...createInteractions(parts),
    ...createStepHands(parts),
    ...createLinkHands(parts),
    ...createAgentHands(parts),
  };
}

/**
 * The switches and facts for tests and the page. The rest of `schedule` and `switches` is for the HTTP side.
 */
function outward({ schedule, switches }: Assembled) {
  const { posted, unposted, tick, advance, ignoreDeletionsWithin } = schedule;
  const { fail, rateLimit, revokeToken, restoreToken, refuseBlock, allowBlock } = switches;
  return {
    posted,
    unposted,
    tick,
    advance,
    ignoreDeletionsWithin,
    fail,
    rateLimit,
    revokeToken,
    restoreToken,
    refuseBlock,
    allowBlock,
  };
}

function assemble(assembled: Assembled): SlackSide {
  const { parts, schedule, sender, server } = assembled;
  const { workspace, grants, membership } = parts;
  return {
    apiUrl: `${server.origin}/api/`,
    get appUrl() {
      return sender.appUrl;
    },
    set appUrl(url) {
      sender.appUrl = url;
    },
    get hearsChannels() {
      return grants.hearsChannels;
    },
    set hearsChannels(hears) {
      grants.hearsChannels = hears;
    },
    get unfurlDomains() {
      return grants.unfurlDomains;
    },
    set unfurlDomains(domains) {
      grants.unfurlDomains = domains;
    },
    get showsWorkObjects() {
      return grants.showsWorkObjects;
    },
    set showsWorkObjects(shows) {
      grants.showsWorkObjects = shows;
    },
    get isAgent() {
      return grants.isAgent;
    },
    set isAgent(is) {
      grants.isAgent = is;
    },
    get scheduled() {
      return schedule.scheduled;
    },
    ...outward(assembled),
    ...membership,
    ...handsOf(parts),
    workspace,
    calls: server.calls,
    on: workspace.on,
    close: server.close,
    setLocale: (user, locale) => setLocale(workspace, user, locale),
    redeliver: (retry = 1) => sender.redeliver(retry),
    until: (read, ms) => until(workspace, read, ms),
  };
}

function setLocale(workspace: Workspace, user: string, locale: string): void {
  userOf(workspace, user).locale = locale;
  workspace.changed();
}

/** Starts the Slack side on a free port of 127.0.0.1. */
export async function startSlackSide(options: SlackSideOptions): Promise<SlackSide> {
  const { now, botToken, commands, hearsChannels = false, unfurlDomains = [], isAgent = false } = options;
  const refusedBlocks = new Set<string>();
  const workspace = createWorkspace(now, refusedBlocks);
  const triggers = createTriggers(now);
  const responseUrls = createResponseUrls(workspace, now);
  const schedule = createSchedule(workspace, now);
  const switches = createSwitches(now, refusedBlocks);
  const grants: Grants = { hearsChannels, unfurlDomains, isAgent, showsWorkObjects: true };
  const methods = createMethods(workspace, triggers, schedule, grants, now);
  const isStepToken = (token: string): boolean => workspace.steps.some((run) => run.token === token);
  const server = await startApiServer({ botToken, methods, responseUrls, switches, now, isStepToken });
  const sender = createSender(options);
  const { send, tell } = sender;
  const responseUrl: Parts['responseUrl'] = (context) => `${server.origin}${responseUrls.issue(context)}`;
  const membership = createMembership(workspace, schedule, (event) => send(eventDelivery(event, now())));
  const shared = { workspace, membership, triggers, commands, grants, now };
  const parts: Parts = { ...shared, responseUrl, send, tell };
  hearOwnMessages(parts);
  hearLinks(parts);
  return assemble({ parts, schedule, switches, sender, server });
}
