/**
 * What is done now and then, by one replica: forgets what has been kept long enough, and erases what is left
 * of workspaces that have removed the app.
 */
import type { Log } from '../ops/log.ts';
import { oncePer } from '../ops/once-per.ts';
import type { Store } from '../store/store.ts';
import { createErasing, type EraseRest, noteLeft } from './erasing.ts';
import type { Vault } from './vault.ts';

const EVERY = 3_600_000;
/** For this part of the time in between no replica does the work again; the rest is for the jitter. */
const SHARE = 0.8;
const DAY = 86_400_000;

export interface Care {
  start(): void;
  /** Does what is due, at once. */
  round(): Promise<void>;
  /** Waits for the work under way. */
  stop(): Promise<void>;
}

export interface CareOptions {
  readonly store: Pick<Store, 'forget' | 'installations' | 'workspaces' | 'leases'>;
  /** Whether a workspace that counts as removed has the app after all; undefined: nobody knows now. */
  readonly isBack: (team: string) => Promise<boolean | undefined>;
  readonly vault: Pick<Vault, 'members' | 'read'>;
  /** Lets go of installations whose end Slack has not told us of; once a day. */
  readonly verify: (signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

/** Begins nothing before `start`, or `round`. */
export function createCare(options: CareOptions): Care {
  const eraseRest = createErasing(options);
  const stopping = new AbortController();
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const work = (): Promise<void> => {
    const done = underWay.then(() => careOnce(options, eraseRest, stopping.signal));
    underWay = done.catch(() => {});
    return done;
  };
  const note = (error: unknown): void => noteLeft(error, undefined, options.log);
  const next = (): void => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(next, EVERY * (0.9 + Math.random() * 0.2)).unref();
    once('cared', EVERY * SHARE, options, stopping.signal, work).catch(note);
  };
  return {
    start: next,
    round: () => work().catch(note),
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
}

async function careOnce(options: CareOptions, eraseRest: EraseRest, signal: AbortSignal): Promise<void> {
  const { store, now } = options;
  if (signal.aborted) return;
  await store.forget(now());
  for (const row of await store.installations.removedBefore(now() + 1)) {
    if (signal.aborted) return;
    await eraseRest(row).catch((error: unknown) => noteLeft(error, row.team || row.enterprise, options.log));
  }
  await once('verified', DAY * SHARE, options, signal, () => options.verify(signal));
}

/**
 * Does some work unless a replica has done it within `forMs` milliseconds. Work that fails or is cut short
 * does not count as done.
 */
function once(
  mark: string,
  forMs: number,
  { store, now }: CareOptions,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  return oncePer({ mark, marks: store.leases, now, whileMs: forMs, longestMs: forMs }, async () => {
    await work();
    return signal.aborted ? undefined : forMs;
  });
}
