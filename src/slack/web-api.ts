/** Slack's Web API: its clients. */

import { AuthorizationError, type Logger, LogLevel } from '@slack/bolt';
import { WebClient, type WebClientOptions } from '@slack/web-api';
import { detailOf, type Log, nameOfError } from '../ops/log.ts';
import { type Calls, fetchBy } from './send.ts';

const silent = (): void => undefined;

/** For Slack's libraries, where what they say is logged elsewhere. */
export const SILENT: Logger = {
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  setLevel: silent,
  getLevel: () => LogLevel.WARN,
  setName: silent,
};

/**
 * What Bolt and Slack's clients say themselves, with the error that they give beside it. Their debug lines hold payloads and
 * headers: they are never written.
 */
export function boltLogger(log: Log): Logger {
  const line =
    (usual: 'warn' | 'error', message: string) =>
    (first?: unknown, ...others: readonly unknown[]): void => {
      const errors = [first, ...others].filter((one) => one instanceof Error);
      const detail = [first, ...others.filter((one) => one instanceof Error)].map(safe).join(': ');
      const [error] = errors;
      const level = TOLD_ELSEWHERE.some((words) => detail.startsWith(words)) ? 'debug' : usual;
      log[level]({ kind: 'bolt', detail: detailOf(detail), ...(error && { error: error.name }) }, message);
    };
  return {
    ...SILENT,
    warn: line('warn', 'Bolt, the library for Slack, warns'),
    error: line('error', 'Bolt, the library for Slack, reports a failure'),
  };
}

/** The first words of lines about calls that failed: each caller tells of it, with the method and what failed. */
const TOLD_ELSEWHERE = ['http request failed', 'Failed to retrieve a new WSS URL'];

/** Logs a payload that Bolt could not process. An AuthorizationError has already been logged. */
export function logUnprocessed(log: Log, error: unknown): void {
  if (error instanceof AuthorizationError) return;
  const line = { kind: 'payload', outcome: 'malformed', error: nameOfError(error) };
  log.warn(line, 'a payload could not be processed');
}

function safe(message: unknown): string {
  const text = message instanceof Error ? `${nameAndCode(message)} ${message.message}` : String(message);
  return text.replace(/xox[a-z]-[\w-]+|xapp-[\w-]+|https?:\/\/\S+/g, '…').slice(0, 200);
}

/** "RequestError ECONNREFUSED": the cause of a failed call stands in the code of what it wraps. */
function nameAndCode({ name, cause, ...more }: Error & { code?: unknown; original?: unknown }): string {
  const wrapped = more.original ?? cause;
  const code = wrapped instanceof Error && 'code' in wrapped ? wrapped.code : more.code;
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${name} ${code}` : name;
}

interface SlackClientOptions {
  readonly botToken: string;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  /** The workspace in which an organization's token acts; each call names it. */
  readonly teamId?: string | undefined;
}

/** The Web API with a bot's token. */
export function createSlackClient(
  { botToken, apiUrl, teamId }: SlackClientOptions,
  { log, ...calls }: Calls & { readonly log: Log },
): WebClient {
  const logger = boltLogger(log);
  return new WebClient(botToken, { ...webClientOptions(apiUrl, calls), logger, ...(teamId && { teamId }) });
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

/** A person waits for each call: a few seconds at the most, and only the retry of `sendCounted`. */
export function webClientOptions(slackApiUrl: string | undefined, calls: Calls): WebClientOptions {
  return {
    timeout: 8_000,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: fetchBy(calls),
    ...(slackApiUrl === undefined ? {} : { slackApiUrl }),
  };
}
