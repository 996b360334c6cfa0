/** The Web API, for people who wait. */
import { WebClient, type WebClientOptions } from '@slack/web-api';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { boltLogger } from './bolt-logger.ts';
import { reach } from './reach.ts';

/** The Web API with the bot's token, outside of a listener. */
export function createSlackClient(
  { botToken, apiUrl }: { readonly botToken: string; readonly apiUrl: string | undefined },
  { metrics, log }: { readonly metrics: Metrics; readonly log: Log },
): WebClient {
  return new WebClient(botToken, { ...webClientOptions(apiUrl, metrics), logger: boltLogger(log) });
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
