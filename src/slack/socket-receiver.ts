/** Slack over a socket that this process opens: no public address needed. */
import {
  type App,
  type Logger,
  LogLevel,
  type Receiver,
  type ReceiverEvent,
  SocketModeReceiver,
} from '@slack/bolt';
import { WebAPIPlatformError, type WebClientOptions } from '@slack/web-api';
import type { Log } from '../ops/log.ts';
import { within } from '../ops/within.ts';
import { boltLogger } from './bolt-logger.ts';
import { slackTrouble } from './slack-trouble.ts';

/** How long a start waits for the first connection, in milliseconds. After it the socket opens when it can. */
const FIRST_CONNECTION = 4_000;

/** A receiver that knows whether its socket stands. */
export interface SocketReceiver extends Receiver {
  /** Rejects with `AppTokenRefused`; resolves also where Slack can't be reached yet, which `ready` tells. */
  start(): Promise<void>;
  ready(): boolean;
}

/** Slack says that the app-level token is none, or no longer one: waiting will not help. */
export class AppTokenRefused extends Error {
  override readonly name = 'AppTokenRefused';
}

interface Options {
  readonly appToken: string;
  readonly apiUrl: string | undefined;
  readonly log: Log;
}

export function createSocketReceiver({ appToken, apiUrl, log }: Options): SocketReceiver {
  const stopped = new AbortController();
  const receiver = new SocketModeReceiver({
    appToken,
    logger: quietAfter(stopped.signal, boltLogger(log)),
    logLevel: LogLevel.WARN,
    installerOptions: { clientOptions: clientOptions(apiUrl, stopped.signal) },
  });
  const ready = watch(receiver);
  const underWay = new Set<Promise<void>>();
  return {
    init: (app) => receiver.init(tracked(app, underWay)),
    start: () => {
      const connecting = connect(receiver, stopped.signal);
      // A refusal that comes later finds nobody who waits: the log says it, and readiness stays away.
      connecting.catch((error: unknown) =>
        log.error({ kind: 'socket', outcome: 'refused', ...slackTrouble(error) }, 'no socket to Slack'),
      );
      return within(connecting, FIRST_CONNECTION);
    },
    stop: async () => {
      stopped.abort();
      await receiver.stop();
      // Answers that follow an early ack are still owed.
      await Promise.allSettled(underWay);
    },
    ready,
  };
}

/**
 * The socket's own Web API client is given more patience than the one that answers people: with few
 * retries it would end the process when Slack can't be reached for a moment.
 */
function clientOptions(apiUrl: string | undefined, stopped: AbortSignal): WebClientOptions {
  return {
    timeout: 15_000,
    retryConfig: { forever: true, minTimeout: 1_000, maxTimeout: 30_000, randomize: true },
    // The retries know no other end than an answer: after a stop they get one that opens nothing.
    fetch: async (input, init) =>
      stopped.aborted ? Response.json({ ok: false, error: 'not_authed' }) : fetch(input, init as RequestInit),
    ...(apiUrl === undefined ? {} : { slackApiUrl: apiUrl }),
  };
}

/** Opens the socket. The library rejects only where Slack refuses the token, or where it is stopped. */
async function connect(receiver: SocketModeReceiver, stopped: AbortSignal): Promise<void> {
  try {
    await receiver.start();
  } catch (error) {
    if (stopped.aborted) return;
    if (!(error instanceof WebAPIPlatformError)) throw error;
    throw new AppTokenRefused(error.data.error, { cause: error });
  }
}

/** Follows whether the socket stands. */
function watch({ client }: SocketModeReceiver): () => boolean {
  let connected = false;
  client.on('connected', () => {
    connected = true;
  });
  for (const lost of ['reconnecting', 'disconnecting', 'disconnected', 'close']) {
    client.on(lost, () => {
      connected = false;
    });
  }
  return () => connected;
}

function quietAfter(stopped: AbortSignal, logger: Logger): Logger {
  const unlessStopped =
    (write: Logger['error']): Logger['error'] =>
    (...said) => {
      if (!stopped.aborted) write(...said);
    };
  return { ...logger, warn: unlessStopped(logger.warn), error: unlessStopped(logger.error) };
}

/** The same app, whose work under way is known. */
function tracked(app: App, underWay: Set<Promise<void>>): App {
  const processEvent = (event: ReceiverEvent): Promise<void> => {
    const work = app.processEvent(event).finally(() => underWay.delete(work));
    underWay.add(work);
    return work;
  };
  return Object.create(app, { processEvent: { value: processEvent } });
}
