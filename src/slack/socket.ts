/**
 * The socket to Slack: the way there, opened, watched, and opened again; and how many sockets there are.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SocketModeReceiver } from '@slack/bolt';
import { WebAPIPlatformError, WebAPIRateLimitedError } from '@slack/web-api';
import { z } from 'zod';
import { counted } from '../language.ts';
import type { Network } from '../network/network.ts';
import type { Connection } from '../ops/health.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { APP_TOKEN_REFUSED, slackTrouble } from './refusals.ts';

/** A socket did not open. The cause is the error, or the HTTP status in its place. */
class SocketNotOpened extends Error {
  override readonly name = 'SocketNotOpened';
  readonly word: string | undefined;
  constructor(cause: unknown) {
    super('the socket did not open', { cause });
    this.word = typeof cause === 'number' ? `http_${cause}` : undefined;
  }
}

/** The way of sockets to Slack. */
interface Sockets {
  readonly dispatcher: ReturnType<Network['socketDispatcher']>;
  /** The error of a socket that did not open. */
  whyNot(): SocketNotOpened;
  /** Cuts the last connection: a side that has fallen silent would keep it. */
  cut(): void;
}

export function createSockets(network: Network): Sockets {
  let [cause, cut]: [unknown, () => void] = [undefined, () => undefined];
  const dispatcher = network.socketDispatcher({
    connected: (socket) => {
      cause = undefined;
      cut = () => socket.destroy();
    },
    failed: (why) => {
      cause = why;
    },
  });
  return { dispatcher, whyNot: () => new SocketNotOpened(cause), cut: () => cut() };
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
  readonly whyNot: Sockets['whyNot'];
  /** Called each time the socket opens. */
  readonly onOpen: () => void;
}

/** Keeps `client`'s socket open. No other code may open or close it. */
export function createSocket({ client, log, jobs, stopped, whyNot, onOpen }: SocketOptions): Socket {
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
      const { stoodMs, error } = await oneConnection(client, whyNot);
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
async function oneConnection(
  client: Client,
  whyNot: Sockets['whyNot'],
): Promise<{ stoodMs: number; error?: unknown }> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  client.once('disconnected', resolve);
  try {
    await client.start();
    const from = performance.now();
    await over;
    return { stoodMs: performance.now() - from };
  } catch (error) {
    // The library has no error for a socket that did not open.
    return { stoodMs: 0, error: error ?? whyNot() };
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

const NOT_CONNECTED = 'not connected';

/** Follows whether the socket stands and, if it does not, since when and why. */
function watch(client: Client, log: Log): Watched {
  let stands = false;
  let since = performance.now();
  let reason = NOT_CONNECTED;
  client.on('connected', () => {
    stands = true;
  });
  const fell = (): void => {
    if (!stands) return;
    stands = false;
    since = performance.now();
    reason = NOT_CONNECTED;
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
      if (refusal === undefined) {
        const { detail } = slackTrouble(error);
        reason = detail === undefined ? NOT_CONNECTED : `${NOT_CONNECTED}: ${detail}`;
        return;
      }
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
    const line = { kind: 'socket', detail: counted(count, 'socket') };
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
