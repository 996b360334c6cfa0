/** The order in which the parts of the app begin and end. */
import { withTimeout } from '../primitives/with-timeout.ts';
import type { Health } from './health.ts';
import type { HttpServer } from './http-server.ts';

/** When, after it was told to stop, answers that are still under way are given up, in milliseconds. */
const PATIENCE = 7_000;
/** How long after that those may take who were told that nothing more will come. */
const LAST_WORDS = 1_500;
/** How long the store may take to close; whoever waits for the whole gives up after ten seconds. */
const LAST_CLOSING = 900;

/** What begins and ends. */
interface Whole {
  readonly http: HttpServer;
  readonly bolt: { start(): Promise<unknown>; stop(): Promise<unknown> };
  readonly rings: { start(): void; stop(): Promise<void> };
  readonly health: Pick<Health, 'stopping'>;
  readonly study: { close(): void };
  readonly store: { close(): Promise<void> };
  /** Waits for what answers and rings have set going. */
  settled(): Promise<void>;
  /**
   * How long requests are still taken while readiness already says no, in milliseconds: so long a load balancer may take
   * to notice.
   */
  readonly drainMs?: number | undefined;
}

export interface Life {
  /** Resolves to the port; rejects, with everything let go of, where it can't, or was stopped before. */
  start(): Promise<number>;
  /** May come at any moment, also while it starts. Bounded in time. */
  stop(): Promise<void>;
}

/** Starts and stops everything in its order, once each. */
export function createLife(whole: Whole): Life {
  const { http, bolt, rings } = whole;
  let isServing = false;
  let ended: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    ended ??= end(whole, isServing);
    return ended;
  };
  const start = async (): Promise<number> => {
    if (ended) throw new Error('stopped before it was started');
    const { port } = await http.start();
    if (ended) throw new Error('stopped while it started');
    // What is to ring needs no requests of Slack's to come in.
    rings.start();
    await bolt.start();
    isServing = true;
    return port;
  };
  return {
    stop,
    start: () =>
      start().catch(async (error: unknown) => {
        await stop();
        throw error;
      }),
  };
}

async function end(
  { http, bolt, rings, health, study, store, settled, drainMs = 0 }: Whole,
  isServing: boolean,
): Promise<void> {
  health.stopping();
  const patience = performance.now() + PATIENCE;
  if (isServing && drainMs > 0) await new Promise<void>((resolve) => setTimeout(resolve, drainMs));
  // First no new requests, then the answers that are still owed for the last ones.
  await http.stop();
  const answered = Promise.allSettled([bolt.stop(), rings.stop()]).then(settled);
  await withTimeout(answered, patience - performance.now());
  // Look-ups that still hang are ended, so that their askers get a card that says so.
  study.close();
  await withTimeout(answered, LAST_WORDS);
  await withTimeout(store.close(), LAST_CLOSING);
}
