/** Slack's side of the app: the Bolt app with its middleware and listeners, and the receiver that feeds it. */

import { App, AuthorizationError } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Features } from '../ask/feature.ts';
import type { Place } from '../ask/place.ts';
import { createCommandReader } from '../ask/typed.ts';
import type { Card } from '../cards/card.ts';
import type { Routes } from '../http/server.ts';
import type { Network } from '../network/network.ts';
import type { Connection } from '../ops/health.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { isChannelId } from '../slack-terms.ts';
import { registerActions } from './actions.ts';
import type { Answers, Refreshes } from './answer.ts';
import { createEarlyAnswer, registerCommands } from './commands.ts';
import { createDelivery } from './delivery.ts';
import type { createFeedback as CreateFeedback } from './feedback.ts';
import { registerForms, registerMenus } from './forms.ts';
import { createGreet, type Greeted, registerGreetings } from './greetings.ts';
import { createHomes, type Homes, type Openings, registerAgent, registerHome } from './home.ts';
import { createHttpReceiver } from './http-receiver.ts';
import {
  type Agreement,
  createAskedMessages,
  createDeliveries,
  createIntake,
  type Intake,
  type PayloadTiming,
} from './intake.ts';
import type { Limits } from './limits.ts';
import type { registerLinks as RegisterLinks } from './links.ts';
import type { Languages } from './locale.ts';
import { registerMessages, type Spotting } from './messages.ts';
import {
  authorizeBy,
  type FindAuthorization,
  type IsInstalled,
  registerMiddleware,
  takes,
} from './middleware.ts';
import type { OpenLines } from './open-lines.ts';
import { idIn } from './payload.ts';
import { slackTrouble } from './refusals.ts';
import type { RequestLog } from './request.ts';
import { createSharing } from './sharing.ts';
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

interface BoltOptions extends Surroundings {
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
  readonly languages: Languages;
  readonly requests: RequestLog;
  readonly answers: Answers;
  /** The direct conversation with a person, from which something came. */
  readonly metIn: (person: Pick<Place, 'workspace' | 'user'>, conversation: string) => void;
  /** Notes what a link shows in a conversation. */
  readonly noteShown: (place: Place, card: Pick<Card, 'shows'>) => void;
  readonly spotting: Spotting;
  readonly openings: Openings;
  /** Undefined: no greeting is sent. */
  readonly greeted: Greeted | undefined;
  readonly lines: Pick<OpenLines, 'opened'>;
  /** Asks under answers if they were right; undefined: that is off, and not loaded. */
  readonly createFeedback: typeof CreateFeedback | undefined;
  readonly isAgent: boolean;
  /** Registers the listeners for links; undefined: links are not shown. */
  readonly registerLinks: typeof RegisterLinks | undefined;
  /** The Web API of a workspace, outside of a listener. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
}

/** What Slack's side is made of beside its own parts. */
export interface Surroundings {
  readonly now: () => number;
  /** The study API's time zone. */
  readonly zone: string;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly metrics: Metrics;
  /** The way to Slack. */
  readonly network: Network;
  readonly timing: PayloadTiming;
  readonly limits: Limits;
  readonly refreshes: Refreshes;
  /** Who helps where the asker can't: an https or mailto address, or a text; undefined: not told. */
  readonly support?: string | undefined;
}

interface Bolt {
  readonly app: App;
  readonly homes: Homes;
  /** The routes that answer Slack over HTTP. */
  readonly routes: Routes;
  /** The state of the connection to Slack; undefined where none is kept. */
  readonly connection: (() => Connection) | undefined;
}

/** Builds the app and registers every listener, which takes of these parts what it declares. Nothing is sent before the app starts. */
export function createBolt(options: BoltOptions): Bolt {
  const { features, log, agreement, timing } = options;
  const deliveries = createDeliveries({
    ...options,
    agreement: options.hasReplicas ? agreement : undefined,
  });
  const delivery = createDelivery(options);
  const parts = { ...options, deliveries, delivery, commands: createCommandReader(features) };
  const intake = createIntake(timing, createEarlyAnswer(parts));
  const { receiver, ...ofReceiver } = createReceiver(options, intake);
  const app = new App({
    receiver,
    authorize: authorizeBy(options.findAuthorization),
    clientOptions: webClientOptions(options.apiUrl, options),
    logger: boltLogger(log),
    convoStore: false,
    // `bot_id` tells our own messages instead: the built-in check wants the bot's own ids, which are not
    // needed otherwise.
    ignoreSelf: false,
  });
  app.error(async (error) => {
    log.error({ kind: 'listener', ...slackTrouble(error) }, 'a listener failed');
    // Nothing has been done, so Slack is to deliver the payload again. Without the throw Bolt would
    // acknowledge it.
    if (error instanceof AuthorizationError) throw error;
  });
  registerMiddleware(app, parts);
  const homes = createHomes(parts);
  const feedback = options.createFeedback?.(parts);
  registerCommands(app, parts);
  registerActions(app, { ...parts, homes, feedback, sharing: createSharing(parts) });
  registerForms(app, parts);
  registerMenus(app, parts);
  registerShortcuts(app, parts);
  const greet = createGreet(parts);
  registerGreetings(app, greet);
  registerMessages(app, { ...parts, feedback, greet, askedMessages: createAskedMessages(parts, agreement) });
  registerHome(app, { ...parts, homes, greet });
  if (options.isAgent) registerAgent(app, parts);
  registerSteps(app, parts);
  if (features.links) options.registerLinks?.(app, { ...parts, links: features.links });
  registerLifecycle(app, parts);
  return { app, homes, ...ofReceiver };
}

/** The receiver of Slack's requests, and the routes that answer them over HTTP. */
function createReceiver({ transport, hasReplicas, ...surroundings }: BoltOptions, intake: Intake) {
  if (transport.mode === 'socket') {
    const { appToken } = transport;
    const receiver = createSocketReceiver({ ...surroundings, appToken, isStoreShared: hasReplicas, intake });
    return { receiver, routes: {}, connection: receiver.connection };
  }
  const { signingSecret } = transport;
  const receiver = createHttpReceiver({ ...surroundings, signingSecret, intake });
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
  { leave, moveChannel, now }: Pick<BoltOptions, 'leave' | 'moveChannel' | 'now'>,
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
