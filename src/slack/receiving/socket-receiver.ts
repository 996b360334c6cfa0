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
import type { Message } from '../../cards/card.ts';
import type { Connection } from '../../ops/health.ts';
import type { Jobs } from '../../ops/jobs.ts';
import type { Log } from '../../ops/log.ts';
import { createInFlight, type InFlight } from '../../primitives/in-flight.ts';
import { withTimeout } from '../../primitives/with-timeout.ts';
import { boltLogger } from '../answering/bolt-logger.ts';
import { type CallMetrics, counted } from '../answering/counted.ts';
import { respond } from '../answering/deliver.ts';
import type { Sending } from '../answering/message-bytes.ts';
import { asFetch, send } from '../answering/send.ts';
import { slackTrouble } from '../answering/slack-trouble.ts';
import type { AnswerAtOnce } from '../answering/timing.ts';
import { createSocket } from './socket-connection.ts';
import { createSocketCount } from './socket-count.ts';

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
export interface SocketReceiver extends Receiver {
  /** Rejects with `AppTokenRefused`. Resolves also if Slack can't be reached yet; `connection` tells that. */
  start(): Promise<void>;
  connection(): Connection;
}

export interface SocketReceiverOptions {
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
