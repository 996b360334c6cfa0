/**
 * What is done now and then, by one replica: forgets what has been kept long enough, erases what is left of
 * workspaces that have removed the app, and asks Slack whether installations still stand.
 */
import {
  type Ended,
  endedWith,
  type Job,
  type JobOutcome,
  type Jobs,
  oncePer,
  repeat,
  type WhenCalm,
} from '../ops/jobs.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';
import { createErasing, type EraseRest, noteLeft } from './leaving.ts';
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
  readonly store: Pick<Store, 'forget' | 'installations' | 'workspaces' | 'overwrite' | 'leases'>;
  /** Whether a workspace that counts as removed has the app after all; undefined: it can't be told now. */
  readonly isBack: (team: string) => Promise<boolean | undefined>;
  readonly vault: Pick<Vault, 'members' | 'read'>;
  /** Lets go of installations whose end Slack has not told us of; once a day. */
  readonly verify: (signal: AbortSignal) => Promise<Ended | undefined>;
  /** Whether an installation has come into doubt since the last call: then the next round verifies again. */
  readonly isInDoubt: () => boolean;
  readonly now: () => number;
  readonly log: Log;
  readonly jobs: Pick<Jobs, 'run'>;
  /** What the first round waits for; nothing by default. */
  readonly whenCalm?: WhenCalm | undefined;
}

/** One kind of work. */
interface Chore {
  readonly job: Job;
  /** How often it is done, by whichever replica. */
  readonly everyMs: number;
  readonly work: () => Promise<Ended | undefined>;
  /** Whether it is to be done again with the next round, whichever replica makes it. */
  readonly isLeft?: () => boolean;
}

/** Begins nothing before `start`, or `round`. */
export function createCare(options: CareOptions): Care {
  const { store, jobs, now, whenCalm } = options;
  const eraseRest = createErasing(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  const forget: Chore['work'] = async () => void (await store.forget(now()));
  const chores: readonly Chore[] = [
    { job: 'forget', everyMs: EVERY, work: forget },
    { job: 'erase', everyMs: EVERY, work: () => eraseAll(options, eraseRest, signal) },
    { job: 'verify', everyMs: DAY, work: () => options.verify(signal), isLeft: options.isInDoubt },
  ];
  let underWay = Promise.resolve();
  /** None of them keeps another from being done. @param isDue whether one is done though its mark stands */
  const doAll = (isDue: (chore: Chore) => boolean): Promise<void> => {
    underWay = underWay.then(async () => {
      for (const chore of chores) {
        const isNow = chore.isLeft?.() || isDue(chore);
        const work = () => inTurn(chore, isNow, options, signal);
        await jobs.run(chore.job, work, { retryMs: () => EVERY });
      }
    });
    return underWay;
  };
  return {
    start: () => repeat(EVERY, signal, () => void doAll(() => false), whenCalm),
    round: () => doAll(({ everyMs }) => everyMs === EVERY),
    stop: async () => {
      stopping.abort();
      await underWay;
    },
  };
}

/**
 * Does some work, unless a replica has done it lately and it is not due all the same. Work that fails or is
 * cut short does not count as done.
 */
async function inTurn(
  { job, everyMs, work, isLeft }: Chore,
  isDue: boolean,
  { store, now }: CareOptions,
  signal: AbortSignal,
): Promise<Ended | JobOutcome> {
  if (signal.aborted) return 'skipped';
  if (isDue) return (await work()) ?? 'ok';
  const forMs = everyMs * SHARE;
  const mark = { mark: job, marks: store.leases, now, whileMs: forMs, longestMs: forMs };
  let ended: Ended | undefined;
  const isDone = await oncePer(mark, async () => {
    ended = await work();
    if (signal.aborted) return undefined;
    return isLeft?.() ? EVERY * SHARE : forMs;
  });
  return isDone ? (ended ?? 'ok') : 'skipped';
}

/** Erases what is left of each workspace. One that fails does not keep the others. */
async function eraseAll(
  { store, now, log }: CareOptions,
  eraseRest: EraseRest,
  signal: AbortSignal,
): Promise<Ended> {
  const rows = await store.installations.removedBefore(now() + 1);
  let failed = 0;
  for (const row of rows) {
    if (signal.aborted) break;
    await eraseRest(row).catch((error: unknown) => {
      failed += 1;
      noteLeft(error, row.team || row.enterprise, log);
    });
  }
  await store.overwrite();
  return endedWith(failed, rows.length, 'removed installation', 'erased');
}
