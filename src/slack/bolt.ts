/** Slack's side of the app: the Bolt app with its middleware and listeners, and the receiver that feeds it. */

import { App, AuthorizationError } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Features } from '../ask/feature.ts';
import { createCommandReader } from '../ask/typed.ts';
import type { Routes } from '../http/server.ts';
import type { Connection } from '../ops/health.ts';
import { isChannelId } from '../slack-terms.ts';
import { registerActions } from './actions.ts';
import type { Answering } from './answer.ts';
import { createEarlyAnswer, registerCommands } from './commands.ts';
import type { createFeedback as CreateFeedback } from './feedback.ts';
import { registerForms, registerMenus } from './forms.ts';
import { createHomes, type Homes, type Openings, registerAgent, registerHome } from './home.ts';
import { createHttpReceiver } from './http-receiver.ts';
import {
  type Agreement,
  createAskedMessages,
  createDeliveries,
  createIntake,
  type Intake,
} from './intake.ts';
import type { registerLinks as RegisterLinks } from './links.ts';
import { registerMessages, type Spotting } from './messages.ts';
import {
  authorizeBy,
  type FindAuthorization,
  type IsInstalled,
  registerMiddleware,
  takes,
} from './middleware.ts';
import { idIn } from './payload.ts';
import { slackTrouble } from './refusals.ts';
import { createShares } from './sharing.ts';
import { registerShortcuts } from './shortcuts.ts';
import { createSocketReceiver } from './socket-receiver.ts';
import { registerSteps } from './steps.ts';
import { boltLogger, webClientOptions } from './web-api.ts';

/** How Slack's requests come in. */
type Transport =
  | { readonly mode: 'http'; readonly signingSecret: string }
  | { readonly mode: 'socket'; readonly appToken: string };

/**
 * Ends the app's stay in a workspace. `at`: when it left, in epoch milliseconds by Slack's clock. Rejects if
 * the store is in trouble.
 */
type Leave = (departure: {
  readonly team: string | undefined;
  readonly enterprise: string | undefined;
  readonly at: number;
}) => Promise<void>;

/** Moves everything of a channel to another id. Never rejects. */
type MoveChannel = (move: {
  readonly workspace: string;
  readonly from: string;
  readonly to: string;
}) => Promise<void>;

interface BoltOptions {
  readonly transport: Transport;
  /** Another Web API base; undefined: Slack's. */
  readonly apiUrl: string | undefined;
  /** Whether other processes may have the same store. If so, each payload is told to them, at one write each. */
  readonly hasReplicas: boolean;
  readonly findAuthorization: FindAuthorization;
  readonly isInstalled: IsInstalled;
  readonly leave: Leave;
  readonly moveChannel: MoveChannel;
  readonly agreement: Agreement;
  readonly features: Features;
  readonly answering: Answering;
  readonly spotting: Spotting;
  readonly openings: Openings;
  /** Asks under answers if they were right; undefined: that is off, and not loaded. */
  readonly createFeedback: typeof CreateFeedback | undefined;
  readonly isAgent: boolean;
  /** Registers the listeners for links; undefined: links are not shown. */
  readonly registerLinks: typeof RegisterLinks | undefined;
  /** The Web API of a workspace, outside of a listener. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
}

interface Bolt {
  readonly app: App;
  readonly homes: Homes;
  /** The routes that answer Slack over HTTP. */
  readonly routes: Routes;
  /** The state of the connection to Slack; undefined where none is kept. */
  readonly connection: (() => Connection) | undefined;
}

/** Builds the app and registers every listener. Nothing is sent before the app starts. */
export function createBolt(options: BoltOptions): Bolt {
  const { features, answering, agreement, openings, spotting } = options;
  const commands = createCommandReader(features);
  const deliveries = createDeliveries({
    ...answering,
    agreement: options.hasReplicas ? agreement : undefined,
  });
  const { isInstalled } = options;
  const answerEarly = createEarlyAnswer({ commands, isInstalled, deliveries, answering });
  const { receiver, ...ofReceiver } = createReceiver(options, createIntake(answering.timing, answerEarly));
  const app = new App({
    receiver,
    authorize: authorizeBy(options.findAuthorization),
    clientOptions: webClientOptions(options.apiUrl, answering),
    logger: boltLogger(answering.log),
    convoStore: false,
    // `bot_id` tells our own messages instead: the built-in check wants the bot's own ids, which are not
    // needed otherwise.
    ignoreSelf: false,
  });
  app.error(async (error) => {
    answering.log.error({ kind: 'listener', ...slackTrouble(error) }, 'a listener failed');
    // Nothing has been done, so Slack is to deliver the payload again. Without the throw Bolt would
    // acknowledge it.
    if (error instanceof AuthorizationError) throw error;
  });
  registerMiddleware(app, answering, deliveries);
  const homes = createHomes(options);
  const feedback = options.createFeedback?.(answering);
  registerCommands(app, commands, answering);
  registerActions(app, { features, answering, homes, shares: createShares(answering, agreement), feedback });
  registerForms(app, features, answering);
  registerMenus(app, features, answering);
  registerShortcuts(app, features, answering);
  registerMessages(app, {
    features,
    answering,
    spotting,
    askedMessages: createAskedMessages(answering, agreement),
    feedback,
  });
  registerHome(app, homes, openings, answering);
  if (options.isAgent) registerAgent(app, { features, answering });
  registerSteps(app, features, answering);
  if (features.links) options.registerLinks?.(app, { links: features.links, answering, spotting });
  registerLifecycle(app, options);
  return { app, homes, ...ofReceiver };
}

/** The receiver of Slack's requests, and the routes that answer them over HTTP. */
function createReceiver({ transport, apiUrl, hasReplicas, answering }: BoltOptions, intake: Intake) {
  if (transport.mode === 'socket') {
    const { appToken } = transport;
    const receiver = createSocketReceiver({
      ...answering,
      appToken,
      apiUrl,
      isStoreShared: hasReplicas,
      intake,
    });
    return { receiver, routes: {}, connection: receiver.connection };
  }
  const { signingSecret } = transport;
  const receiver = createHttpReceiver({ ...answering, signingSecret, intake });
  return { receiver, routes: { 'POST /slack/events': receiver.route }, connection: undefined };
}

/** The fields of the events of leaving. Slack sends null for an absent one. */
interface Envelope {
  readonly team_id?: string | null;
  readonly enterprise_id?: string | null;
  readonly event_time?: number;
}

/**
 * What Slack tells of its own accord: the app was removed or its token was taken back (often both, in either
 * order), and a channel has got another id.
 */
function registerLifecycle(
  app: App,
  { leave, moveChannel, answering: { now } }: Pick<BoltOptions, 'leave' | 'moveChannel' | 'answering'>,
): void {
  const departure = ({ team_id, enterprise_id, event_time }: Envelope) => ({
    team: idIn(team_id),
    enterprise: idIn(enterprise_id),
    at: event_time === undefined ? now() : event_time * 1000,
  });
  app.event('app_uninstalled', takes('type'), async ({ body }) => leave(departure(body)));
  app.event('tokens_revoked', takes('type'), async ({ body, event }) => {
    // Coursebell has no tokens of people.
    if ((event.tokens.bot ?? []).length > 0) await leave(departure(body));
  });
  app.event('channel_id_changed', takes('type'), async ({ event, context: { teamId: workspace } }) => {
    const { old_channel_id: from, new_channel_id: to } = event;
    if (workspace === undefined || !isChannelId(from) || !isChannelId(to) || from === to) return;
    await moveChannel({ workspace, from, to });
  });
}
