/** The Web API, for calls that somebody waits for. */
import { WebClient, type WebClientOptions } from '@slack/web-api';
import type { Log } from '../../ops/log.ts';
import { boltLogger } from './bolt-logger.ts';
import { type CallMetrics, counted } from './counted.ts';
import { reach } from './reach.ts';
import { asFetch } from './send.ts';

export interface SlackClientOptions {
  readonly botToken: string;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  /** The workspace in which an organization's token acts; each call names it. */
  readonly teamId?: string | undefined;
}

/** The Web API with a bot's token. */
export function createSlackClient(
  { botToken, apiUrl, teamId }: SlackClientOptions,
  { metrics, log }: { readonly metrics: CallMetrics; readonly log: Log },
): WebClient {
  const options = { ...webClientOptions(apiUrl, metrics), logger: boltLogger(log) };
  return new WebClient(botToken, teamId === undefined ? options : { ...options, teamId });
}

/** The workspace has not installed the app, or no longer has it: nothing can be said there. */
export class NotInstalled extends Error {
  override readonly name = 'NotInstalled';
  constructor() {
    super('the app is not installed in the workspace');
  }
}

/**
 * The Web API of a payload's workspace. `authorizeBy` puts it into each context. Throws a TypeError if it is
 * missing.
 */
export function webApiOf({ webApi }: Readonly<Record<string, unknown>>): WebClient {
  if (!(webApi instanceof WebClient)) throw new TypeError('a payload without a Web API');
  return webApi;
}

/** Somebody waits for each call: a few seconds at the most, and only the retry of `reach`. */
export function webClientOptions(slackApiUrl: string | undefined, metrics: CallMetrics): WebClientOptions {
  return {
    timeout: 8_000,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: asFetch(counted(metrics, reach)),
    ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
  };
}
