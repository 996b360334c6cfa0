/** Slack over a socket that this process opens: no public address is needed. */

import {
  type App,
  AuthorizationError,
  type Logger,
  LogLevel,
  type Receiver,
  type ReceiverEvent,
  SocketModeReceiver,
} from '@slack/bolt';
import type { WebClientOptions } from '@slack/web-api';
import { z } from 'zod';
import type { Message } from '../cards/card.ts';
import { nameOfError } from '../ops/cause.ts';
import type { Connection } from '../ops/health.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { createInFlight, type InFlight, withTimeout } from '../primitives/promises.ts';
import { respond, type Sending } from './replies.ts';
import { slackTrouble } from './slack-errors.ts';
import { createSocket } from './socket-connection.ts';
import type { AnswerAtOnce } from './timing.ts';
import { asFetch, boltLogger, type CallMetrics, counted, send } from './web-api.ts';

// How many sockets of the app there are, which Slack says at the beginning of each. Slack gives a payload to
// any one of them. So a second process with the same app token must share the store: else a follow is kept
// here, and the wish to stop it is heard there.

/** https://docs.slack.dev/apis/events-api/using-socket-mode */
const hello = z.object({ type: z.literal('hello'), num_connections: z.int().positive() });

/** @returns what takes each message of Slack's, as it came */
export function createSocketCount(log: Log, isStoreShared: boolean): (message: unknown) => void {
  let [helloes, isTold] = [0, false];
  return (message) => {
    const count = countIn(message);
    if (count === undefined) return;
    helloes += 1;
    // The socket before this one may still be counted for a while.
    const mine = helloes === 1 ? 1 : 2;
    if (count <= mine) return;
    const line = { kind: 'socket', detail: `${count} sockets` };
    if (isStoreShared)
      log.info({ ...line, outcome: 'counted' }, 'Slack counts more sockets of the app: one for each replica');
    else if (!isTold) {
      isTold = true;
      log.warn(
        { ...line, outcome: 'shared' },
        'another process has the same app token and another store: Slack gives each payload to only one of them',
      );
    }
  };
}

function countIn(message: unknown): number | undefined {
  if (typeof message !== 'string' || !message.includes('"hello"')) return undefined;
  try {
    return hello.safeParse(JSON.parse(message)).data?.num_connections;
  } catch {
    return undefined;
  }
}

/**
 * How long a start waits for the first connection, in milliseconds. After that the socket opens when it can.
 */
const FIRST_CONNECTION = 4_000;
/**
 * How long a stop waits for acknowledgements under way, in milliseconds: Slack waits three seconds for each.
 */
const LAST_ACKS = 3_000;
const OPEN_TIMEOUT = 15_000;

/** A receiver that knows whether its socket stands. */
interface SocketReceiver extends Receiver {
  /** Rejects with `AppTokenRefused`. Resolves also if Slack can't be reached yet; `connection` tells that. */
  start(): Promise<void>;
  connection(): Connection;
}

interface SocketReceiverOptions {
  readonly appToken: string;
  /** Undefined: Slack's own. */
  readonly apiUrl: string | undefined;
  /** Whether other processes may have the same store. */
  readonly isStoreShared: boolean;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly metrics: CallMetrics & { opened(): void };
  readonly answerAtOnce: AnswerAtOnce;
}

export function createSocketReceiver(options: SocketReceiverOptions): SocketReceiver {
  const { log, jobs, metrics, answerAtOnce } = options;
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  const receiver = new SocketModeReceiver({
    appToken: options.appToken,
    autoReconnectEnabled: false,
    logger: quietAfter(stopped, boltLogger(log)),
    logLevel: LogLevel.WARN,
    installerOptions: { clientOptions: clientOptions(options, stopped) },
    processEventErrorHandler: leftToSlack(log),
  });
  const { client } = receiver;
  catchUnreadable(client, log);
  client.on('ws_message', createSocketCount(log, options.isStoreShared));
  const socket = createSocket({ client, log, jobs, stopped, onOpen: metrics.opened });
  const acks = new Set<Promise<void>>();
  const underWay = createInFlight();
  return {
    init: (app) => receiver.init(tracked(app, { acks, underWay, log, metrics, answerAtOnce })),
    start: () => withTimeout(socket.open(), FIRST_CONNECTION),
    stop: async () => {
      stopping.abort();
      // Earlier payloads are still acknowledged, which only the socket can do.
      await withTimeout(Promise.all(acks), LAST_ACKS);
      await receiver.stop();
      // Answers that follow an early ack are still owed.
      await underWay.over();
    },
    connection: socket.connection,
  };
}

/**
 * The library leaves alone the promise in which it reads a message, so a message of another form, such as an event
 * without a payload, would be an unhandled rejection.
 */
function catchUnreadable(client: SocketModeReceiver['client'], log: Log): void {
  for (const read of client.listeners('ws_message')) {
    client.off('ws_message', read);
    client.on('ws_message', async (...message) => {
      try {
        await read.apply(client, message);
      } catch (error) {
        const line = { kind: 'payload', outcome: 'malformed', error: nameOfError(error) };
        log.warn(line, 'a payload could not be processed');
      }
    });
  }
}

/**
 * A payload that could not be processed is not acknowledged. Nothing has been done about it, so Slack is to
 * deliver it again. Bolt would acknowledge a payload whose workspace could not be found out.
 */
function leftToSlack(log: Log) {
  return async ({ error }: { readonly error: Error }): Promise<boolean> => {
    // An AuthorizationError has already been logged.
    if (!(error instanceof AuthorizationError))
      log.warn(
        { kind: 'payload', outcome: 'malformed', error: error.name },
        'a payload could not be processed',
      );
    return false;
  };
}

/** No retries here: the keeper of the socket tries again. */
function clientOptions({ apiUrl, metrics }: SocketReceiverOptions, stopped: AbortSignal): WebClientOptions {
  const fetch = asFetch(counted(metrics, send));
  return {
    timeout: OPEN_TIMEOUT,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    fetch: (input, init) => {
      const given = init?.signal;
      const signal = given ? AbortSignal.any([given, stopped]) : stopped;
      return fetch(input, { ...init, signal });
    },
    ...(apiUrl === undefined ? {} : { slackApiUrl: apiUrl }),
  };
}

function quietAfter(stopped: AbortSignal, logger: Logger): Logger {
  const unlessStopped =
    (write: Logger['error']): Logger['error'] =>
    (...said) => {
      if (!stopped.aborted) write(...said);
    };
  return { ...logger, warn: unlessStopped(logger.warn), error: unlessStopped(logger.error) };
}

interface Tracking {
  /** Payloads that are not acknowledged yet; none rejects. */
  readonly acks: Set<Promise<void>>;
  /** Payloads that are not answered yet. */
  readonly underWay: InFlight;
  readonly log: Log;
  readonly metrics: CallMetrics;
  readonly answerAtOnce: AnswerAtOnce;
}

/** The same app, with its work under way tracked. Its answers arrive even if the socket falls. */
function tracked(app: App, { acks, underWay, log, metrics, answerAtOnce }: Tracking): App {
  const processEvent = (event: ReceiverEvent): Promise<void> => {
    const acked = Promise.withResolvers<void>();
    acks.add(acked.promise);
    const settle = (): void => {
      acks.delete(acked.promise);
      acked.resolve();
    };
    const ack: ReceiverEvent['ack'] = (answer) =>
      event
        .ack(answer)
        .catch((error: unknown) => {
          log.warn({ kind: 'socket', outcome: 'ack-lost', ...slackTrouble(error) }, 'an ack was lost');
          return sendInstead(metrics, event.body, answer);
        })
        .finally(settle);
    return underWay.during(() => {
      const answered = answerAtOnce(event, ack) ?? app.processEvent({ ...event, ack });
      return answered.finally(settle);
    });
  };
  return Object.create(app, { processEvent: { value: processEvent } });
}

/**
 * Sends the answer to a command that could not go into its ack. Slack delivers other payloads again if it
 * must.
 */
async function sendInstead(
  metrics: CallMetrics,
  body: ReceiverEvent['body'],
  answer: unknown,
): Promise<void> {
  const url: unknown = body['response_url'];
  if (typeof body['command'] !== 'string' || typeof url !== 'string') return;
  if (typeof answer !== 'object' || answer === null) return;
  const { text, blocks, ...options } = answer as Message & Sending;
  await respond({ metrics }, url, { text, blocks }, options);
}
