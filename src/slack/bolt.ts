/** The Bolt app: one listener for each kind of payload, which finds the feature that answers. */

import { App, AuthorizationError } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Features } from '../ask/feature.ts';
import { isChannelId } from '../slack-ids.ts';
import { onAction } from './actions.ts';
import type { Answering } from './answer.ts';
import { createReadCommand, onCommand } from './commands.ts';
import { type Agreement, createAskedMessages, createDelivered } from './deliveries.ts';
import { createAtHand } from './early-answer.ts';
import { createHomes, type Homes, type Openings, onHome } from './home.ts';
import { onMessages, type Spotting } from './messages.ts';
import {
  authorizeBy,
  dispatch,
  type Events,
  type IsInstalled,
  type Listeners,
  onlyInstalled,
  onlyWellFormed,
  type RightOf,
} from './middleware.ts';
import { idIn } from './payload.ts';
import { createReceiver, type Transport } from './receiver.ts';
import { createShares } from './sharing.ts';
import { slackTrouble } from './slack-errors.ts';
import { onForm, onMenu, onShortcut } from './views.ts';
import { boltLogger, webClientOptions } from './web-api.ts';

// What Slack tells of its own accord: the app was removed or its token was taken back (often both, in either order),
// and a channel has got another id.

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

/** The fields of the events of leaving. Slack sends null for an absent one. */
interface Envelope {
  readonly team_id?: string | null;
  readonly enterprise_id?: string | null;
  readonly event_time?: number;
}

export function onLifecycle(
  leave: Leave,
  moveChannel: MoveChannel,
  now: () => number,
): Events<'app_uninstalled' | 'tokens_revoked' | 'channel_id_changed'> {
  const departure = ({ team_id, enterprise_id, event_time }: Envelope) => ({
    team: idIn(team_id),
    enterprise: idIn(enterprise_id),
    at: event_time === undefined ? now() : event_time * 1000,
  });
  return {
    app_uninstalled: async ({ body }) => leave(departure(body)),
    tokens_revoked: async ({ body, event }) => {
      // Tokens of people are none of ours.
      if ((event.tokens.bot ?? []).length > 0) await leave(departure(body));
    },
    channel_id_changed: async ({ event, context: { teamId: workspace } }) => {
      const { old_channel_id: from, new_channel_id: to } = event;
      if (workspace === undefined || !isChannelId(from) || !isChannelId(to) || from === to) return;
      await moveChannel({ workspace, from, to });
    },
  };
}

interface BoltOptions {
  readonly transport: Transport;
  readonly rightOf: RightOf;
  readonly isInstalled: IsInstalled;
  readonly leave: Leave;
  readonly moveChannel: MoveChannel;
  readonly agreement: Agreement;
  /** Whether there may be several replicas. If so, each payload is told to the others, at one write each. */
  readonly hasReplicas: boolean;
  /** Another Web API base; undefined: Slack's. */
  readonly apiUrl: string | undefined;
  readonly features: Features;
  readonly answering: Answering;
  readonly spotting: Spotting;
  readonly openings: Openings;
  /** The Web API of a workspace, outside of a listener. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
}

/** The app, the part that shows Home anew, and what the receiver of Slack's requests offers to others. */
interface Bolt extends Omit<ReturnType<typeof createReceiver>, 'receiver'> {
  readonly app: App;
  readonly homes: Homes;
}

/** Builds the app and registers every listener. Nothing is sent before the receiver starts. */
export function createBolt(options: BoltOptions): Bolt {
  const { rightOf, isInstalled, apiUrl, features, answering, spotting, openings } = options;
  const { agreement, hasReplicas } = options;
  const commands = createReadCommand(features);
  const deliveries = createDelivered({ ...answering, agreement: hasReplicas ? agreement : undefined });
  const atHand = createAtHand({ commands, isInstalled, deliveries, answering });
  const { receiver, ...received } = createReceiver(options, answering, atHand);
  const app = new App({
    receiver,
    authorize: authorizeBy(rightOf),
    clientOptions: webClientOptions(apiUrl, answering.metrics),
    logger: boltLogger(answering.log),
    convoStore: false,
    // `bot_id` tells our own messages instead: the built-in check wants the bot's own ids, which nothing here
    // needs.
    ignoreSelf: false,
  });
  app.error(async (error) => {
    answering.log.error(
      { kind: 'listener', ...slackTrouble(error) },
      'an answer could not be brought to Slack',
    );
    // Nothing has been done, so Slack is to deliver the payload again. Without the throw Bolt would
    // acknowledge it.
    if (error instanceof AuthorizationError) throw error;
  });
  const asked = createAskedMessages(answering, agreement);
  const shares = createShares(answering, agreement);
  const homes = createHomes(options);
  const gates = [onlyWellFormed(answering), onlyInstalled(answering), deliveries.onlyOnce];
  const listeners: Listeners = {
    command: onCommand(commands, answering),
    action: onAction({ features, answering, shares, homes }),
    form: onForm(features, answering),
    menu: onMenu(features, answering),
    shortcut: onShortcut(features, answering),
    events: {
      ...onMessages({ features, answering, spotting, asked }),
      ...onHome(homes, openings, answering),
      ...onLifecycle(options.leave, options.moveChannel, answering.now),
    },
  };
  app.use(dispatch(gates, listeners, answering));
  return { app, homes, ...received };
}
