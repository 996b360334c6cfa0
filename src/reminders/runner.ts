/**
 * Decides when passes and checks are made. Replicas share the work by leases in the store: the holder of a
 * workspace's lease passes over it. If that replica is stopped, another one takes over when the lease runs
 * out.
 */
import { randomUUID } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { type Ended, endedWith, type JobOutcome, type Jobs, repeat } from '../ops/jobs.ts';
import { LEASE, leased, oncePer } from '../ops/lease.ts';
import type { ReminderMetrics } from '../ops/metrics.ts';
import { createGenerationalMap, isRecent } from '../primitives/memory.ts';
import { NotInstalled } from '../slack/web-api.ts';
import type { Store, Target, TargetKey } from '../store/store.ts';
import type { StudyClient } from '../study-client/model.ts';
import { type CheckReport, checkCourses } from './check.ts';
import { createListings, createMemory, type Listings } from './memory.ts';
import type { Render } from './notices.ts';
import { createPasses, PASS, type PassesOptions, passWorkspace } from './pass.ts';
import { createPace, createTimer } from './slack-timer.ts';
import { type Timer, targetNameOf } from './steps.ts';

/**
 * For this part of the time between passes no replica passes over a workspace again by itself; the rest is
 * for the jitter.
 */
const SHARE = 0.8;
/** How often leases of replicas that are gone are looked for, in milliseconds. */
const WATCH = 20_000;
/**
 * How often, at least, to look whether a check is due, in milliseconds: replicas and restarts share the mark.
 */
const CHECK_AT_LEAST = 5 * 60_000;
/** How soon a check in which some courses could not be read is made again, in milliseconds. */
const AGAIN_SOON = 10 * 60_000;
/** Workspaces that are passed over at the same time: a slow one must not hold up the others. */
const WIDTH = 20;

/** The name under which the store keeps when all followed courses were last read again. */
export const CHECK = 'check';

export interface RunnerOptions extends PassesOptions {
  readonly store: Store;
  /** `signal`: aborted when the app stops; the remaining courses need not be read then. */
  readonly check: (signal: AbortSignal) => Promise<CheckReport>;
  /** How often courses are re-read, in milliseconds. */
  readonly checkEveryMs: number;
}

export interface Runner {
  start(): void;
  /** Passes over a workspace soon, since follows in it have changed. Resolves when that pass is over. */
  nudge(workspace: string): Promise<void>;
  /**
   * Like `nudge`, but asks Slack what it holds: nobody knows any more, or messages are to get other words.
   */
  look(workspace: string): Promise<void>;
  /** One round of everything that is due; for tests and for the playground's clock. */
  round(): Promise<void>;
  /** Ends what is under way and lets go of the leases. */
  stop(): Promise<void>;
}

/**
 * Makes the runner of one process. Nothing happens before `start`. All of it are jobs, which are tried again
 * where they fail.
 */
export function createRunner(options: RunnerOptions): Runner {
  const { store, passEveryMs, checkEveryMs, jobs } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const passes = createPasses(options, signal);
  const working = new Set<Promise<unknown>>();
  const lookEveryMs = Math.min(checkEveryMs, CHECK_AT_LEAST);
  const check = () => jobs.run(CHECK, () => checkInTurn(options, signal), { retryMs: () => lookEveryMs });
  const look = (workspace: string): Promise<void> => passes.pass(workspace, 'slack');
  const passAll = async (): Promise<void> => sideBySide(await store.targets.workspaces(), WIDTH, look);
  /**
   * The same for workspaces that no replica has passed over lately: so the replicas divide them among them.
   */
  const passDue = async (): Promise<undefined> => {
    await sideBySide(await store.targets.workspaces(), WIDTH, async (workspace) => {
      if (signal.aborted) return;
      const mark = `passed ${workspace}`;
      const mine = randomUUID();
      if (!(await store.leases.take(mark, mine, options.now(), passEveryMs * SHARE))) return;
      await look(workspace);
      // The pass may have been cut short, or never begun: another replica must not leave the workspace out.
      if (signal.aborted) await store.leases.release(mark, mine);
    });
  };
  /** Takes over from replicas that were stopped in the middle of a pass. */
  const takeOver = async (): Promise<JobOutcome> => {
    const gone = await store.leases.runOut(options.now());
    const workspaces = gone.flatMap((name) =>
      name.startsWith(`${PASS} `) ? name.slice(PASS.length + 1) : [],
    );
    await sideBySide(workspaces, WIDTH, look);
    return workspaces.length === 0 ? 'skipped' : 'ok';
  };
  // No loop waits for another: a study API that hangs delays no reminder, and a slow workspace no other one.
  const loops = [
    { every: lookEveryMs, work: check },
    { every: passEveryMs, work: () => jobs.run('passes', passDue, { retryMs: () => passEveryMs }) },
    { every: WATCH, work: () => jobs.run('take-over', takeOver, { retryMs: () => WATCH }) },
  ];
  return {
    start: () => {
      for (const { every, work } of loops) {
        repeat(every, signal, () => {
          const done = work().finally(() => working.delete(done));
          working.add(done);
        });
      }
    },
    nudge: (workspace) => passes.pass(workspace),
    look,
    round: async () => {
      await check();
      await passAll();
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([passes.settled(), ...working]);
    },
  };
}

/**
 * Checks where it is due and no other replica does. How it went is kept, so that every replica knows, also
 * after a restart. A check that was not made, or was cut short, changes nothing of that.
 */
async function checkInTurn(options: RunnerOptions, signal: AbortSignal): Promise<Ended> {
  const { store, now } = options;
  const triedAt = now();
  const note = (isWell: boolean) => store.jobs.note(CHECK, { triedAt, endedAt: now(), isWell });
  let ended: Ended = { outcome: 'skipped' };
  try {
    await leased(CHECK, { ...options, leases: store.leases }, async () => {
      ended = await checkOnce(options, signal);
    });
  } catch (error) {
    // A store that is the trouble keeps nothing, and the first error is the one to tell.
    await note(false).catch(() => undefined);
    throw error;
  }
  if (ended.outcome !== 'skipped') await note(ended.outcome === 'ok');
  return ended;
}

/**
 * Checks unless some replica has done so within the period. While the work goes on the mark stands for a
 * lease's length only, so that a crash delays the next check little. It does not stand for the whole period
 * where some courses could not be read.
 */
async function checkOnce(options: RunnerOptions, signal: AbortSignal): Promise<Ended> {
  const { store, now, check, checkEveryMs, leaseMs = LEASE } = options;
  const longestMs = Math.max(leaseMs, checkEveryMs);
  let ended: Ended = { outcome: 'skipped' };
  await oncePer({ mark: 'checked', marks: store.leases, now, whileMs: leaseMs, longestMs }, async () => {
    const report = await check(signal);
    // A check that was cut short is done again by whoever comes next.
    if (signal.aborted) return undefined;
    const retryMs = Math.min(checkEveryMs, AGAIN_SOON);
    ended = { ...judged(report), retryMs };
    return ended.outcome === 'ok' ? checkEveryMs : retryMs;
  });
  return ended;
}

/**
 * A check has succeeded where the study API answered about every followed course, be it that there is none.
 * So an outage of the study API is a failure, though nothing was thrown.
 */
function judged({ read, missing, failed }: CheckReport): Ended {
  return endedWith(failed, read + missing + failed, 'followed courses were not read');
}

/** Works on items, `width` at a time; the next one begins as soon as any has ended. */
async function sideBySide<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

// Everything that sends reminders, put together.

/**
 * How often every workspace is passed over without a nudge, in milliseconds: a missed nudge costs this much.
 */
const PASS_EVERY = 5 * 60_000;

/** How often a paused target to which nothing is to be sent is tried, in milliseconds. */
const PROBE_EVERY = 60 * 60_000;
/** The most workspaces whose pace is remembered; one that is forgotten begins anew. */
const MOST_WORKSPACES = 10_000;
/** The most paused targets for which it is remembered when they were tried. */
const MOST_PROBED = 50_000;

interface ReminderRunnerOptions {
  readonly store: Store;
  readonly study: StudyClient;
  readonly render: Render;
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'run'>;
  readonly metrics: ReminderMetrics;
  readonly horizonMs: number;
  readonly checkEveryMs: number;
  /** How long a lease lasts, in milliseconds; the runner's own length by default. */
  readonly leaseMs?: number;
  /** The Web API client with a workspace's token. Rejects with `NotInstalled`: then nothing is done there. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
  /** Told of each target that has been told of changes. */
  readonly onTold?: (target: Target) => void;
  /** Makes, for one workspace, the wait that keeps Slack's rate. */
  readonly pace?: () => () => Promise<void>;
}

export interface ReminderRunner extends Runner {
  /**
   * The app was installed anew. The workspace is passed over soon, since Slack may have dropped its messages.
   */
  installed(workspace: string): void;
}

/** Makes the runner; nothing happens before it is started. */
export function createReminderRunner(options: ReminderRunnerOptions): ReminderRunner {
  const { store, study, now, jobs } = options;
  const listings = createListings();
  const runner = createRunner({
    store,
    now,
    holder: randomUUID(),
    passEveryMs: PASS_EVERY,
    checkEveryMs: options.checkEveryMs,
    ...(options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }),
    check: (signal) => checkCourses({ store, study, now, signal }),
    pass: createPass(options, listings),
    jobs,
    onFailed: listings.forget,
  });
  const installed = (workspace: string): void => {
    listings.forget(workspace);
    void runner.look(workspace);
  };
  return { ...runner, installed };
}

/** Makes passes over workspaces, and keeps what outlives a pass. */
function createPass(options: ReminderRunnerOptions, listings: Listings): RunnerOptions['pass'] {
  const { now, pace = createPace } = options;
  const mayProbe = createProbing(now);
  const memory = createMemory();
  const paces = createGenerationalMap<string, () => Promise<void>>(MOST_WORKSPACES);
  const paceOf = (workspace: string): (() => Promise<void>) => {
    const known = paces.get(workspace) ?? pace();
    paces.set(workspace, known);
    return known;
  };
  return async (workspace, { signal, believes, ...turn }) => {
    const client = await whereInstalled(options.clientOf(workspace));
    if (!client) return undefined;
    const timer = createTimer(client, signal);
    const list: Timer['list'] = (paced) => listings.noting(workspace, () => timer.list(paced));
    const mayAsk = listings.isDue(workspace);
    const report = await passWorkspace(workspace, {
      ...options,
      ...{
        ...turn,
        mayProbe,
        memory,
        pace: paceOf(workspace),
        timer: { ...timer, list },
      },
      believes: mayAsk ? believes : 'rows',
      mayAsk,
    });
    // Perhaps not everything that Slack's list showed has been done.
    if (!turn.stillMine()) listings.forget(workspace);
    return report;
  };
}

/** Undefined where the app is not installed; follows there wait. */
async function whereInstalled(client: Promise<WebClient>): Promise<WebClient | undefined> {
  try {
    return await client;
  } catch (error) {
    if (error instanceof NotInstalled) return undefined;
    throw error;
  }
}

/** Lets each target be tried once an hour. */
function createProbing(now: () => number): (target: TargetKey) => boolean {
  const probed = createGenerationalMap<string, number>(MOST_PROBED);
  return (target) => {
    const name = targetNameOf(target);
    if (isRecent(probed.get(name) ?? Number.NEGATIVE_INFINITY, now(), PROBE_EVERY)) return false;
    probed.set(name, now());
    return true;
  };
}
