/** The Bolt app: one listener for each kind of payload, which finds the feature that answers. */
import { App, AuthorizationError, type Receiver } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Features } from '../asking/feature.ts';
import type { Answering } from './answering/account.ts';
import type { Agreement } from './answering/agreement.ts';
import { boltLogger } from './answering/bolt-logger.ts';
import { webClientOptions } from './answering/client.ts';
import { createShares } from './answering/shares.ts';
import { slackTrouble } from './answering/slack-trouble.ts';
import type { AtHand } from './answering/timing.ts';
import { onAction } from './listening/actions.ts';
import { createAtHand } from './listening/at-hand.ts';
import { onCommand } from './listening/commands.ts';
import { createHomes, type Homes, type Openings, onHome } from './listening/home.ts';
import { type Leave, type MoveChannel, onLifecycle } from './listening/lifecycle.ts';
import { onMessages } from './listening/messages.ts';
import { createReadCommand } from './listening/read-command.ts';
import { onShortcut } from './listening/shortcuts.ts';
import type { Spotting } from './listening/spotted.ts';
import { onForm } from './listening/submissions.ts';
import { onMenu } from './listening/suggestions.ts';
import { createAskedMessages, createDelivered } from './receiving/deliveries.ts';
import { dispatch, type Listeners } from './receiving/dispatch.ts';
import { authorizeBy, type IsInstalled, onlyInstalled, type RightOf } from './receiving/rights.ts';
import { onlyWellFormed } from './receiving/well-formed.ts';

export interface BoltOptions {
  readonly receiver: Receiver;
  readonly rightOf: RightOf;
  readonly isInstalled: IsInstalled;
  readonly leave: Leave;
  readonly moveChannel: MoveChannel;
  readonly agreement: Agreement;
  /** Whether there may be several replicas. If so, each payload is told to the others, at one write each. */
  readonly hasReplicas: boolean;
  /** Another Web API base; undefined: Slack's. */
  readonly slackApiUrl: string | undefined;
  readonly features: Features;
  readonly answering: Answering;
  readonly spotting: Spotting;
  readonly openings: Openings;
  /** The Web API of a workspace, outside of a listener. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
}

/** The app, the part that shows Home anew, and the short way. */
export interface Bolt {
  readonly app: App;
  readonly homes: Homes;
  readonly atHand: AtHand;
}

/** Builds the app and registers every listener. Nothing is sent before the receiver starts. */
export function createBolt(options: BoltOptions): Bolt {
  const { receiver, rightOf, slackApiUrl, features, answering, spotting, openings } = options;
  const app = new App({
    receiver,
    authorize: authorizeBy(rightOf),
    clientOptions: webClientOptions(slackApiUrl, answering.metrics),
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
  const { agreement, hasReplicas } = options;
  const deliveries = createDelivered({ ...answering, agreement: hasReplicas ? agreement : undefined });
  const asked = createAskedMessages(answering, agreement);
  const shares = createShares(answering, agreement);
  const commands = createReadCommand(features);
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
  return {
    app,
    homes,
    atHand: createAtHand({ commands, isInstalled: options.isInstalled, deliveries, answering }),
  };
}
