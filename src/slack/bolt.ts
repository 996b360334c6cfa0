/** The Bolt app: one listener a kind of payload, each of which finds the feature that answers. */
import { App, AuthorizationError, type Receiver } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Answering } from './account.ts';
import { listenToActions } from './actions.ts';
import { createAtHand } from './at-hand.ts';
import { boltLogger } from './bolt-logger.ts';
import { webClientOptions } from './client.ts';
import { listenToCommands } from './commands.ts';
import { createDelivered, type Deliveries } from './deliveries.ts';
import type { Features } from './feature.ts';
import { createHomes, type Homes, listenToHome, type Openings } from './home.ts';
import { type Leave, listenToLeaving } from './leaving.ts';
import { listenToMessages } from './messages.ts';
import { createReadCommand } from './read-command.ts';
import { authorizeBy, type IsInstalled, onlyInstalled, type RightOf } from './rights.ts';
import { createShares } from './share.ts';
import { listenToShortcuts } from './shortcuts.ts';
import { slackTrouble } from './slack-trouble.ts';
import type { Spotting } from './spotted.ts';
import { listenToSubmissions } from './submissions.ts';
import { listenToSuggestions } from './suggestions.ts';
import type { AtHand } from './timing.ts';
import { onlyWellFormed } from './well-formed.ts';

export interface BoltOptions {
  readonly receiver: Receiver;
  readonly rightOf: RightOf;
  readonly isInstalled: IsInstalled;
  readonly leave: Leave;
  /** What replicas agree on; undefined: there is one alone. */
  readonly deliveries: Deliveries | undefined;
  /** Another Web API base; undefined: Slack's. */
  readonly slackApiUrl: string | undefined;
  readonly features: Features;
  readonly answering: Answering;
  readonly spotting: Spotting;
  readonly openings: Openings;
  /** The Web API of a workspace, outside of a listener. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
}

/** The app, what shows Home anew, and the short way. */
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
    // Told by `bot_id` instead: the built-in check wants the bot's own ids, which nothing here needs.
    ignoreSelf: false,
  });
  onlyWellFormed(app, answering);
  onlyInstalled(app, answering);
  const deliveries = createDelivered({ ...answering, deliveries: options.deliveries });
  deliveries.onlyOnce(app);
  const commands = createReadCommand(features);
  app.use(({ context: { teamId, enterpriseId, userId: user = '' }, next }) =>
    answering.limits.during({ workspace: teamId ?? enterpriseId ?? '', user }, next),
  );
  app.error(async (error) => {
    answering.log.error(
      { kind: 'listener', ...slackTrouble(error) },
      'an answer could not be brought to Slack',
    );
    // Bolt would acknowledge it, and nothing has been done: Slack is to deliver it again.
    if (error instanceof AuthorizationError) throw error;
  });
  listenToCommands(app, commands, answering);
  const homes = createHomes(options);
  listenToActions(app, { features, answering, shares: createShares(answering.now), homes });
  listenToSubmissions(app, features, answering);
  listenToSuggestions(app, features, answering);
  listenToShortcuts(app, features, answering);
  listenToMessages(app, features, answering, spotting);
  listenToHome(app, homes, openings, answering);
  listenToLeaving(app, options.leave, answering.now);
  return {
    app,
    homes,
    atHand: createAtHand({ commands, isInstalled: options.isInstalled, deliveries, answering }),
  };
}
