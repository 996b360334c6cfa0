/** The order in which the parts of the app begin and end. */
import type { Health } from './health.ts';
import type { HttpServer } from './http-server.ts';
import { within } from './within.ts';

/** How long requests and answers under way may take when the app stops, in milliseconds. */
const PATIENCE = 7_000;
/** How long after that those may take who were told that nothing more will come. */
const LAST_WORDS = 1_500;

/** What begins and ends. */
interface Whole {
  readonly http: HttpServer;
  readonly bolt: { start(): Promise<unknown>; stop(): Promise<unknown> };
  readonly rings: { start(): void; stop(): Promise<void> };
  readonly health: Pick<Health, 'stopping'>;
  readonly study: { close(): void };
  readonly store: { close(): Promise<void> };
}

export interface Life {
  /** Resolves to the port; rejects, with everything let go of, where it can't, or was stopped before. */
  start(): Promise<number>;
  /** May come at any moment, also while it starts. Bounded in time. */
  stop(): Promise<void>;
}

export function createLife(whole: Whole): Life {
  const { http, bolt, rings } = whole;
  let ended: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    ended ??= end(whole);
    return ended;
  };
  const start = async (): Promise<number> => {
    if (ended) throw new Error('stopped before it was started');
    const { port } = await http.start();
    if (ended) return port;
    // What is to ring needs no requests of Slack's to come in.
    rings.start();
    await bolt.start();
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

async function end({ http, bolt, rings, health, study, store }: Whole): Promise<void> {
  health.stopping();
  const patience = performance.now() + PATIENCE;
  // First no new requests, then the answers that are still owed for the last ones.
  await http.stop();
  const answered = Promise.allSettled([bolt.stop(), rings.stop()]);
  await within(answered, patience - performance.now());
  // Look-ups that still hang are ended, so that their askers get a card that says so.
  study.close();
  await within(answered, LAST_WORDS);
  await store.close();
}
