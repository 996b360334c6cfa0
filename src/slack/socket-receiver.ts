/**
 * Slack over a socket that this process opens: no public address is needed. Slack closes each socket every few hours
 * and says so. The next one opens at once, since questions asked meanwhile are lost. The library would wait five
 * seconds, and does not come back after some refusals.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type App,
  type Logger,
  LogLevel,
  type Receiver,
  type ReceiverEvent,
  SocketModeReceiver,
} from '@slack/bolt';
import { WebAPIPlatformError, WebAPIRateLimitedError, type WebClientOptions } from '@slack/web-api';
import { z } from 'zod';
import type { Message } from '../cards/card.ts';
import type { Connection } from '../ops/health.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { withTimeout } from '../primitives.ts';
import type { Intake } from './intake.ts';
import { type ResponseOptions, respond } from './replies.ts';
import {
  APP_TOKEN_REFUSED,
  boltLogger,
  type CallMetrics,
  fetchBy,
  logUnprocessed,
  slackTrouble,
} from './web-api.ts';

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
  readonly intake: Intake;
}

export function createSocketReceiver(options: SocketReceiverOptions): SocketReceiver {
  const { log, jobs, metrics, intake } = options;
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  const receiver = new SocketModeReceiver({
    appToken: options.appToken,
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
  const socket = createSocket({ client, log, jobs, stopped, onOpen: metrics.opened });
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
          return respondInstead(metrics, event.body, answer);
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
function clientOptions({ apiUrl, metrics }: SocketReceiverOptions, stopped: AbortSignal): WebClientOptions {
  const fetch = fetchBy(metrics);
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

/**
 * Sends the answer to a command that could not go into its ack. Slack delivers other payloads again if it
 * must.
 */
async function respondInstead(
  metrics: CallMetrics,
  body: ReceiverEvent['body'],
  answer: unknown,
): Promise<void> {
  const url: unknown = body['response_url'];
  if (typeof body['command'] !== 'string' || typeof url !== 'string') return;
  if (typeof answer !== 'object' || answer === null) return;
  const { text, blocks, ...options } = answer as Message & ResponseOptions;
  await respond({ metrics }, url, { text, blocks }, options);
}

// The socket: opened, watched, and opened again.

/** A socket that falls sooner than this after it opened, in milliseconds, is trouble rather than routine. */
const STEADY = 10_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Slack's reasons for closing a socket. The last means that Socket Mode was switched off in the app's
 * settings.
 */
const FAREWELLS = new Set<unknown>(['warning', 'refresh_requested', 'link_disabled']);

type Client = SocketModeReceiver['client'];

/** Slack says that the app-level token is invalid, or no longer valid: waiting will not help. */
export class AppTokenRefused extends Error {
  override readonly name = 'AppTokenRefused';
}

interface Socket {
  /**
   * Opens the socket, and again whenever it falls. Resolves when the socket stands, or the app stops. Rejects
   * if Slack refuses the token before the first connection.
   */
  open(): Promise<void>;
  connection(): Connection;
}

interface SocketOptions {
  readonly client: Client;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'run'>;
  /** Once aborted, nothing is opened any more. */
  readonly stopped: AbortSignal;
  /** Called each time the socket opens. */
  readonly onOpen: () => void;
}

/** Keeps `client`'s socket open. No other code may open or close it. */
function createSocket({ client, log, jobs, stopped, onOpen }: SocketOptions): Socket {
  const watched = watch(client, log);
  const first = Promise.withResolvers<void>();
  // If the start waits no more, the log and the readiness check tell of a refusal.
  first.promise.catch(() => undefined);
  stopped.addEventListener('abort', () => first.resolve(), { once: true });
  client.on('connected', () => {
    onOpen();
    void jobs.run('socket', async () => 'ok');
    first.resolve();
  });
  // An opening that was under way when the app stopped comes too late.
  client.on('connecting', () => {
    if (stopped.aborted) queueMicrotask(() => void client.disconnect());
  });
  const failed = async (error: unknown, pause: number): Promise<void> => {
    const refusal = refusalOf(error);
    if (refusal) first.reject(new AppTokenRefused(refusal, { cause: error }));
    watched.failed(error, refusal);
    const about = { retryMs: () => Math.round(pause), isToldByCaller: refusal !== undefined };
    await jobs.run('socket', () => Promise.reject(error), about);
  };
  const keep = async (): Promise<void> => {
    let failures = 0;
    while (!stopped.aborted) {
      const { stoodMs, error } = await oneConnection(client);
      if (stopped.aborted) return;
      failures = stoodMs >= STEADY ? 0 : failures + 1;
      const pause = pauseOf(failures, error);
      if (error !== undefined) await failed(error, pause);
      await sleep(pause, undefined, { signal: stopped }).catch(() => undefined);
    }
  };
  return {
    open: () => {
      void keep();
      return first.promise;
    },
    connection: watched.connection,
  };
}

/** Opens the socket and waits for its end. Never rejects. */
async function oneConnection(client: Client): Promise<{ stoodMs: number; error?: unknown }> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  client.once('disconnected', resolve);
  try {
    await client.start();
    const from = performance.now();
    await over;
    return { stoodMs: performance.now() - from };
  } catch (error) {
    return { stoodMs: 0, error };
  } finally {
    client.off('disconnected', resolve);
  }
}

function refusalOf(error: unknown): string | undefined {
  const word = error instanceof WebAPIPlatformError ? error.data.error : undefined;
  return word !== undefined && APP_TOKEN_REFUSED.has(word) ? word : undefined;
}

/** Milliseconds until the next try: none after a routine end. */
function pauseOf(failures: number, error: unknown): number {
  if (failures === 0) return 0;
  const pause = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (0.75 + Math.random() / 2);
  const asked = error instanceof WebAPIRateLimitedError ? error.retryAfter * 1000 : 0;
  return Math.max(pause, asked);
}

interface Watched {
  connection(): Connection;
  /** Notes why the socket does not stand. */
  failed(error: unknown, refusal: string | undefined): void;
}

/** Follows whether the socket stands and, if it does not, since when and why. */
function watch(client: Client, log: Log): Watched {
  let stands = false;
  let since = performance.now();
  let reason = 'not connected';
  client.on('connected', () => {
    stands = true;
  });
  const fell = (): void => {
    if (!stands) return;
    stands = false;
    since = performance.now();
    reason = 'not connected';
  };
  for (const lost of ['disconnecting', 'disconnected', 'close']) client.on(lost, fell);
  client.on('ws_message', (message: unknown) => {
    const farewell = aboutSocket(message);
    if (farewell?.type !== 'disconnect') return;
    fell();
    const isOff = farewell.reason === 'link_disabled';
    const detail = FAREWELLS.has(farewell.reason) ? String(farewell.reason) : 'other';
    const line = { kind: 'socket', outcome: 'disconnect', detail };
    log[isOff ? 'error' : 'info'](line, 'Slack closes the socket');
    if (isOff) reason = 'Socket Mode is switched off';
  });
  return {
    connection: () => {
      if (stands && client.websocket?.isActive() === false) fell();
      return stands
        ? { ready: true, downMs: 0 }
        : { ready: false, reason, downMs: performance.now() - since };
    },
    failed: (error, refusal) => {
      if (refusal === undefined) return;
      const told = `refused: ${refusal}`;
      // Once is enough: the socket is tried again and again.
      if (reason !== told) {
        log.error({ kind: 'socket', outcome: 'refused', ...slackTrouble(error) }, 'no socket to Slack');
      }
      reason = told;
    },
  };
}

// How many sockets of the app there are, which Slack says at the beginning of each. Slack gives a payload to
// any one of them. So a second process with the same app token must share the store: else a follow is kept
// here, and the request to stop it is heard there.

/** https://docs.slack.dev/apis/events-api/using-socket-mode */
const socketMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), num_connections: z.int().positive() }),
  z.object({ type: z.literal('disconnect'), reason: z.unknown() }),
]);

/** @returns what takes each message of Slack's, as it came */
export function createSocketCount(log: Log, isStoreShared: boolean): (message: unknown) => void {
  let [helloes, isTold] = [0, false];
  return (message) => {
    const hello = aboutSocket(message);
    if (hello?.type !== 'hello') return;
    const count = hello.num_connections;
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

/** A message of Slack's about the socket itself; undefined for any other. */
function aboutSocket(message: unknown): z.infer<typeof socketMessage> | undefined {
  if (typeof message !== 'string' || !/"(?:hello|disconnect)"/.test(message)) return undefined;
  try {
    return socketMessage.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
