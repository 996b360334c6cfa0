/**
 * What is done now and then, by one replica: letting go of what has been kept long enough, and of what is left of
 * workspaces that have removed the app.
 */
import { randomUUID } from 'node:crypto';
import type { Log } from '../ops/log.ts';
import type { InstallationKey } from '../store/care.ts';
import type { Store } from '../store/store.ts';

/** For so long a workspace that installs again finds its follows, in milliseconds. */
export const GRACE = 30 * 86_400_000;
const EVERY = 3_600_000;
/** The rest of the hour is for the jitter. */
const SHARE = 0.8;
const DAY = 86_400_000;

export interface Care {
  start(): void;
  /** What is due, at once. */
  round(): Promise<void>;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export interface CareOptions {
  readonly store: Pick<Store, 'forget' | 'installations' | 'workspaces' | 'leases'>;
  /** Whether a workspace that counts as removed has the app after all; undefined: nobody knows now. */
  readonly isBack: (team: string) => Promise<boolean | undefined>;
  /** Lets go of installations whose end Slack has not told us of; once a day. */
  readonly verify: (signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

export function createCare(options: CareOptions): Care {
  const stopping = new AbortController();
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const round = (): Promise<void> => {
    underWay = underWay
      .then(() => careOnce(options, stopping.signal))
      .catch((error: unknown) => told(error, options.log));
    return underWay;
  };
  const next = (): void => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(next, EVERY * (0.9 + Math.random() * 0.2)).unref();
    oncePer('cared', EVERY * SHARE, options, round).catch((error: unknown) => told(error, options.log));
  };
  return {
    start: next,
    round,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await underWay;
    },
  };
}

function told(error: unknown, log: Log): void {
  log.warn(
    { kind: 'care', outcome: 'failed', error: error instanceof Error ? error.name : typeof error },
    'left to the next round',
  );
}

async function careOnce(options: CareOptions, signal: AbortSignal): Promise<void> {
  const { store, now } = options;
  if (signal.aborted) return;
  await store.forget(now());
  for (const row of await store.installations.removedBefore(now() + 1)) {
    if (signal.aborted) return;
    await letGoOfRest(row, row.removedAt, options);
  }
  await oncePer('verified', DAY * SHARE, options, () => options.verify(signal));
}

/** Once more at each round: an answer that was under way may have kept something after all was erased. */
async function letGoOfRest(
  { enterprise, team }: InstallationKey,
  removedAt: number,
  { store, isBack, now, log }: CareOptions,
): Promise<void> {
  const key = { enterprise, team };
  if (await store.installations.get(key)) return;
  const back = team === '' ? false : await isBack(team);
  if (back === undefined) return;
  if (back) return void (await store.installations.forget(key, now() + 1));
  const isOver = removedAt < now() - GRACE;
  if (team !== '') await store.workspaces.erase(team, { follows: isOver });
  if (!isOver) return;
  await store.installations.forget(key, now() - GRACE);
  log.info(
    { kind: 'installation', workspace: team || enterprise, outcome: 'forgotten' },
    'the grace is over',
  );
}

/** Does something unless any replica has done it within the time. */
async function oncePer(
  mark: string,
  forMs: number,
  { store, now }: CareOptions,
  work: () => Promise<void>,
): Promise<void> {
  if (await store.leases.take(mark, randomUUID(), now(), forMs)) await work();
}
