/** The Bolt app: one listener a kind of payload, each of which finds the feature that answers. */
import { type AnyMiddlewareArgs, App, type Receiver } from '@slack/bolt';
import type { WebClient } from '@slack/web-api';
import type { Answering } from './account.ts';
import { listenToActions } from './actions.ts';
import { boltLogger } from './bolt-logger.ts';
import { webClientOptions } from './client.ts';
import { listenToCommands } from './commands.ts';
import type { Features } from './feature.ts';
import { createHomes, type Homes, listenToHome, type Openings } from './home.ts';
import { listenToMessages } from './messages.ts';
import { createSeen, type Seen } from './seen.ts';
import { createShares } from './share.ts';
import { listenToShortcuts } from './shortcuts.ts';
import { slackTrouble } from './slack-trouble.ts';
import type { Spotting } from './spotted.ts';
import { listenToSubmissions } from './submissions.ts';
import { listenToSuggestions } from './suggestions.ts';

/** Slack repeats an event for up to an hour at the most; interactions for less. */
const REMEMBER = 60 * 60_000;
const MOST_REMEMBERED = 100_000;

export interface BoltOptions {
  readonly receiver: Receiver;
  readonly botToken: string;
  /** Another Web API base; undefined: Slack's. */
  readonly slackApiUrl: string | undefined;
  readonly features: Features;
  readonly answering: Answering;
  readonly spotting: Spotting;
  readonly openings: Openings;
  /** The Web API of a workspace, outside of a listener. */
  readonly clientOf: (workspace: string) => WebClient;
}

/** The app, and what shows Home anew. */
export interface Bolt {
  readonly app: App;
  readonly homes: Homes;
}

/** Builds the app and registers every listener. Nothing is sent before the receiver starts. */
export function createBolt(options: BoltOptions): Bolt {
  const { receiver, botToken, slackApiUrl, features, answering, spotting, openings } = options;
  const app = new App({
    receiver,
    // The token is known, so no request costs an `auth.test`.
    authorize: async () => ({ botToken }),
    clientOptions: webClientOptions(slackApiUrl, answering.metrics),
    logger: boltLogger(answering.log),
    convoStore: false,
    // Told by `bot_id` instead: the built-in check wants the bot's own ids, which nothing here needs.
    ignoreSelf: false,
  });
  onceOnly(app, createSeen(REMEMBER, MOST_REMEMBERED, answering.now));
  app.error(async (error) => {
    answering.log.error(
      { kind: 'listener', ...slackTrouble(error) },
      'an answer could not be brought to Slack',
    );
  });
  listenToCommands(app, features, answering);
  const homes = createHomes(options);
  listenToActions(app, { features, answering, shares: createShares(answering.now), homes });
  listenToSubmissions(app, features, answering);
  listenToSuggestions(app, features, answering);
  listenToShortcuts(app, features, answering);
  listenToMessages(app, features, answering, spotting);
  listenToHome(app, homes, openings, answering);
  return { app, homes };
}

/** Slack delivers again what it believes lost. The second time it is acknowledged, and that is all. */
function onceOnly(app: App, seen: Seen): void {
  app.use(async (args) => {
    const key = deliveryKey(args.body);
    if (key === undefined || seen.claim(key)) return args.next();
    if ('ack' in args && typeof args.ack === 'function') await args.ack();
  });
}

function deliveryKey(body: AnyMiddlewareArgs['body']): string | undefined {
  if ('event_id' in body && typeof body.event_id === 'string') return `event ${body.event_id}`;
  return 'trigger_id' in body && typeof body.trigger_id === 'string'
    ? `trigger ${body.trigger_id}`
    : undefined;
}
