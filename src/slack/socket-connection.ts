/**
 * Keeps a socket to Slack open. Slack closes each socket every few hours and says so. The next one opens at
 * once, since questions asked meanwhile are lost. The library would wait five seconds, and does not come back
 * after some refusals.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SocketModeReceiver } from '@slack/bolt';
import { WebAPIPlatformError, WebAPIRateLimitedError } from '@slack/web-api';
import type { Connection } from '../ops/health.ts';
import type { Jobs } from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import { APP_TOKEN_REFUSED, slackTrouble } from './slack-errors.ts';

/** A socket that falls sooner than this after it opened, in milliseconds, is trouble rather than routine. */
const STEADY = 10_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Slack's reasons for closing a socket. The last means that Socket Mode was switched off in the app's
 * settings.
 */
const FAREWELLS = new Set(['warning', 'refresh_requested', 'link_disabled']);

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

/** Watches `client`, which nobody else may open or close. */
export function createSocket({ client, log, jobs, stopped, onOpen }: SocketOptions): Socket {
  const watched = watch(client, log);
  const first = Promise.withResolvers<void>();
  // If nobody waits any more, the log and the readiness check tell of a refusal.
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
  const noteOpening = async (error: unknown, pause: number, isToldByCaller: boolean): Promise<void> => {
    const about = { retryMs: () => Math.round(pause), isToldByCaller };
    if (error !== undefined) await jobs.run('socket', () => Promise.reject(error), about);
  };
  const keep = async (): Promise<void> => {
    let failures = 0;
    while (!stopped.aborted) {
      const { stoodMs, error } = await oneConnection(client);
      if (stopped.aborted) return;
      const refusal = refusalOf(error);
      if (refusal) first.reject(new AppTokenRefused(refusal, { cause: error }));
      watched.failed(error, refusal);
      failures = stoodMs >= STEADY ? 0 : failures + 1;
      const pause = pauseOf(failures, error);
      await noteOpening(error, pause, refusal !== undefined);
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
    const farewell = farewellOf(message);
    if (farewell === undefined) return;
    fell();
    tellFarewell(log, farewell);
    if (farewell === 'link_disabled') reason = 'Socket Mode is switched off';
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

/** Why Slack is about to close the socket; undefined for any other message. */
function farewellOf(message: unknown): string | undefined {
  if (typeof message !== 'string' || !message.includes('"disconnect"')) return undefined;
  try {
    const { type, reason } = JSON.parse(message) as { type?: unknown; reason?: unknown };
    if (type !== 'disconnect') return undefined;
    return typeof reason === 'string' && FAREWELLS.has(reason) ? reason : 'other';
  } catch {
    return undefined;
  }
}

function tellFarewell(log: Log, detail: string): void {
  const isOver = detail === 'link_disabled';
  log[isOver ? 'error' : 'info'](
    { kind: 'socket', outcome: 'disconnect', detail },
    'Slack closes the socket',
  );
}
