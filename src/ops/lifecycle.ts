/** The order in which the parts of the app start and stop. */
import type { HttpServer } from '../http/server.ts';
import { withTimeout } from '../primitives/async.ts';
import type { Health } from './health.ts';

/** The longest wait for answers under way after the order to stop, in milliseconds. */
const ANSWERS_WITHIN = 7_000;
/** The longest wait after that for answers to requests whose look-ups were ended, in milliseconds. */
const LAST_ANSWERS_WITHIN = 1_500;
/** The longest wait for the store to close, in milliseconds. Orchestrators kill after ten seconds in all. */
const CLOSING_WITHIN = 900;

/** The parts that start and stop. */
interface Parts {
  readonly http: HttpServer;
  readonly bolt: { start(): Promise<unknown>; stop(): Promise<unknown> };
  /** Work beside answering, which goes on until it is stopped. */
  readonly background: readonly { start(): void; stop(): Promise<void> }[];
  readonly health: Pick<Health, 'stopping'>;
  readonly study: { close(): void };
  readonly store: { close(): Promise<void> };
  /** Waits for the work that answers and reminders have started. */
  settled(): Promise<void>;
  /**
   * How long requests are still taken while readiness already says no, in milliseconds: a load balancer may
   * take so long to notice.
   */
  readonly drainMs?: number | undefined;
}

export interface Lifecycle {
  /** Resolves to the port. Rejects if it can't start, or was stopped before; everything is released then. */
  start(): Promise<number>;
  /** May be called at any moment, also during the start. Bounded in time. */
  stop(): Promise<void>;
}

/** Starts and stops all parts in their order, once each. */
export function createLifecycle(parts: Parts): Lifecycle {
  const { http, bolt, background } = parts;
  let isServing = false;
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= stopAll(parts, isServing);
    return stopped;
  };
  const startAll = async (): Promise<number> => {
    if (stopped) throw new Error('stopped before it was started');
    const { port } = await http.start();
    if (stopped) throw new Error('stopped while it started');
    // Reminders do not need Slack's requests to come in.
    for (const work of background) work.start();
    await bolt.start();
    isServing = true;
    return port;
  };
  return {
    stop,
    start: () =>
      startAll().catch(async (error: unknown) => {
        await stop();
        throw error;
      }),
  };
}

async function stopAll(
  { http, bolt, background, health, study, store, settled, drainMs = 0 }: Parts,
  isServing: boolean,
): Promise<void> {
  health.stopping();
  const until = performance.now() + ANSWERS_WITHIN;
  if (isServing && drainMs > 0) await new Promise<void>((resolve) => setTimeout(resolve, drainMs));
  // First no new requests are taken, then the answers to the last ones are finished.
  await http.stop();
  const stopping = [bolt.stop(), ...background.map((work) => work.stop())];
  const answered = Promise.allSettled(stopping).then(settled);
  await withTimeout(answered, until - performance.now());
  // Look-ups that still hang are ended, so that each asker gets a card that says so.
  study.close();
  await withTimeout(answered, LAST_ANSWERS_WITHIN);
  await withTimeout(store.close(), CLOSING_WITHIN);
}
