/**
 * Slack over a socket that this process opens: no public address is needed. Slack closes each socket every few hours
 * and says so. The next one opens at once, since questions asked meanwhile are lost. The library would wait five
 * seconds, and does not come back after some refusals.
 */
import {
  type App,
  type Logger,
  LogLevel,
  type Receiver,
  type ReceiverEvent,
  SocketModeReceiver,
} from '@slack/bolt';
import type { WebClientOptions } from '@slack/web-api';
import type { Message } from '../cards/card.ts';
import type { Network } from '../network/network.ts';
import type { Connection } from '../ops/health.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { withTimeout } from '../primitives.ts';
import type { Intake } from './intake.ts';
import { type ResponseOptions, respond } from './post.ts';
import { slackTrouble } from './refusals.ts';
import { type Calls, fetchBy } from './send.ts';
import { createSocket, createSocketCount, createSockets } from './socket.ts';
import { boltLogger, logUnprocessed } from './web-api.ts';

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
  readonly network: Network;
  readonly metrics: Calls['metrics'] & { opened(): void };
  readonly intake: Intake;
}

export function createSocketReceiver(options: SocketReceiverOptions): SocketReceiver {
  const { log, jobs, metrics, intake } = options;
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  const sockets = createSockets(options.network);
  const receiver = new SocketModeReceiver({
    appToken: options.appToken,
    dispatcher: sockets.dispatcher,
    autoReconnectEnabled: false,
    logger: quietAfter(stopped, boltLogger(log)),
    logLevel: LogLevel.WARN,
    installerOptions: { clientOptions: clientOptions(options, stopped) },
    // A payload that could not be processed is not acknowledged. Nothing has been done about it, so Slack is to
    // deliver it again. Bolt would acknowledge a payload whose workspace could not be found out.
    processEventErrorHandler: async ({ error }) => {
      logUnprocessed(log, error);
      return false;
    },
  });
  const { client } = receiver;
  catchUnreadable(client, log);
  client.on('ws_message', createSocketCount(log, options.isStoreShared));
  client.on('close', sockets.cut);
  const { whyNot } = sockets;
  const socket = createSocket({ client, log, jobs, stopped, whyNot, onOpen: metrics.opened });
  /** Payloads that are not acknowledged yet; none rejects. */
  const acks = new Set<Promise<void>>();
  const process = async (app: App, event: ReceiverEvent): Promise<void> => {
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
          return respondInstead(options, event.body, answer);
        })
        .finally(settle);
    await intake.accept(app, { ...event, ack }).finally(settle);
  };
  return {
    init: (app) => {
      const processEvent = (event: ReceiverEvent) => process(app, event);
      receiver.init(Object.create(app, { processEvent: { value: processEvent } }));
    },
    start: () => withTimeout(socket.open(), FIRST_CONNECTION),
    stop: async () => {
      stopping.abort();
      // Earlier payloads are still acknowledged, which only the socket can do.
      await withTimeout(Promise.all(acks), LAST_ACKS);
      await receiver.stop();
      await intake.over();
    },
    connection: socket.connection,
  };
}

/**
 * The library does not handle the promise in which it reads a message, so a message of another form, such as an event
 * without a payload, would be an unhandled rejection.
 */
function catchUnreadable(client: SocketModeReceiver['client'], log: Log): void {
  for (const read of client.listeners('ws_message')) {
    client.off('ws_message', read);
    client.on('ws_message', async (...message) => {
      try {
        await read.apply(client, message);
      } catch (error) {
        logUnprocessed(log, error);
      }
    });
  }
}

/** Slack's library makes no retries: the keeper of the socket tries again. */
function clientOptions(options: SocketReceiverOptions, stopped: AbortSignal): WebClientOptions {
  const { apiUrl } = options;
  const fetch = fetchBy(options);
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

/** What the library says of a socket that does not open, without the cause. The job `socket` tells it with the cause. */
const CAUSELESS = /^WebSocket error/;

function quietAfter(stopped: AbortSignal, logger: Logger): Logger {
  const unlessStopped =
    (write: Logger['error']): Logger['error'] =>
    (...said) => {
      if (!stopped.aborted && !CAUSELESS.test(String(said[0]))) write(...said);
    };
  return { ...logger, warn: unlessStopped(logger.warn), error: unlessStopped(logger.error) };
}

/**
 * Sends the answer to a command that could not go into its ack. Slack delivers other payloads again if it
 * must.
 */
async function respondInstead(calls: Calls, body: ReceiverEvent['body'], answer: unknown): Promise<void> {
  const url: unknown = body['response_url'];
  if (typeof body['command'] !== 'string' || typeof url !== 'string') return;
  if (typeof answer !== 'object' || answer === null) return;
  const { text, blocks, ...options } = answer as Message & ResponseOptions;
  await respond(calls, url, { text, blocks }, options);
}
