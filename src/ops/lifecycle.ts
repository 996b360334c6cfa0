/** The order in which the parts of the app begin and end. */

import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { HttpServer } from '../http/server.ts';
import { withTimeout } from '../primitives/promises.ts';
import type { Health } from './health.ts';

/** How long after the order to stop answers under way are waited for, in milliseconds. */
const PATIENCE = 7_000;
/** How long, after that, requests whose look-ups were ended may take to be answered, in milliseconds. */
const LAST_WORDS = 1_500;
/**
 * How long the store may take to close, in milliseconds. Whoever waits for the whole gives up after ten
 * seconds.
 */
const LAST_CLOSING = 900;

/** The parts that begin and end. */
interface Whole {
  readonly http: HttpServer;
  readonly bolt: { start(): Promise<unknown>; stop(): Promise<unknown> };
  readonly rings: { start(): void; stop(): Promise<void> };
  readonly health: Pick<Health, 'stopping'>;
  readonly study: { close(): void };
  readonly store: { close(): Promise<void> };
  /** Waits for the work that answers and rings have set going. */
  settled(): Promise<void>;
  /**
   * How long requests are still taken while readiness already says no, in milliseconds: a load balancer may
   * take so long to notice.
   */
  readonly drainMs?: number | undefined;
}

export interface Life {
  /**
   * Resolves to the port. Rejects where it can't start, or was stopped before; everything is let go of then.
   */
  start(): Promise<number>;
  /** May be called at any moment, also during the start. Bounded in time. */
  stop(): Promise<void>;
}

/** Starts and stops all parts in their order, once each. */
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
    // Rings do not need Slack's requests to come in.
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
  // First no new requests are taken, then the answers to the last ones are finished.
  await http.stop();
  const answered = Promise.allSettled([bolt.stop(), rings.stop()]).then(settled);
  await withTimeout(answered, patience - performance.now());
  // Look-ups that still hang are ended, so that whoever asked gets a card that says so.
  study.close();
  await withTimeout(answered, LAST_WORDS);
  await withTimeout(store.close(), LAST_CLOSING);
}

// What is done once after a start: compiled code is kept, memory that only the start needed is given back,
// and V8's pretenuring is switched off.

/**
 * Never rejects: the process listens already, whether or not this succeeds. Takes about a tenth of a second.
 */
export async function afterStart(): Promise<void> {
  // Otherwise Node would write it at the end of the process, and a process that is killed would keep nothing.
  flushCompileCache();
  try {
    await collectGarbage();
  } catch {
    // A Node without an inspector keeps its memory.
  }
  stayYoung();
}

/**
 * Switches off V8's pretenuring. V8 notes for each place in the code whether the objects made there live
 * long, and if so makes later ones in the old generation at once. When all requests wait at the same moment,
 * such as for the first answer, V8 takes the objects that Node makes for each request for long-lived ones, as
 * long as the process runs. Such an object is garbage a moment later, but it stays until the next full
 * collection and keeps alive all that it refers to. The flag is set after the start only: the compiled code
 * that Node ships is valid for Node's own flags only. docs/decisions/0014-the-image.md
 */
function stayYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}

/**
 * Loading grows the young generation to its full size, and V8 gives none of it back while a process has
 * little to do. The inspector's call is the documented way to ask for it. It opens no port and changes no
 * flag.
 */
async function collectGarbage(): Promise<void> {
  // Imported here, so that it is not loaded before the process listens.
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
