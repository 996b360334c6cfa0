/** The Bolt app: one listener a kind of payload, each of which finds the feature that answers. */
import { type AnyMiddlewareArgs, App, type Receiver } from '@slack/bolt';
import type { WebClientOptions } from '@slack/web-api';
import type { Metrics } from '../ops/metrics.ts';
import { listenToActions } from './actions.ts';
import type { Answering } from './answer.ts';
import { boltLogger } from './bolt-logger.ts';
import { listenToCommands } from './commands.ts';
import type { Features } from './feature.ts';
import { listenToMessages } from './messages.ts';
import { reach } from './reach.ts';
import { createSeen, type Seen } from './seen.ts';
import { createShares } from './share.ts';
import { slackTrouble } from './slack-trouble.ts';

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
}

/** Builds the app and registers every listener. Nothing is sent before the receiver starts. */
export function createBolt({ receiver, botToken, slackApiUrl, features, answering }: BoltOptions): App {
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
  listenToActions(app, features, answering, createShares(answering.now));
  listenToMessages(app, features, answering);
  return app;
}

/** Somebody waits for each call: a few seconds, and no retries but those of `reach`. */
export function webClientOptions(slackApiUrl: string | undefined, metrics: Metrics): WebClientOptions {
  return {
    timeout: 8_000,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: async (input, init) => {
      const method = /\/([a-z]+\.[A-Za-z.]+)$/.exec(String(input))?.[1] ?? 'other';
      try {
        const response = await reach(input, init as RequestInit);
        metrics.slack(method, String(response.status));
        return response;
      } catch (error) {
        metrics.slack(method, 'unreachable');
        throw error;
      }
    },
    ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
  };
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
