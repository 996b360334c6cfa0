/**
 * Decides when passes and checks are made. Replicas share the work by leases in the store: the holder of a
 * workspace's lease passes over it. If that replica is stopped, another one takes over when the lease runs
 * out.
 */
import { randomUUID } from 'node:crypto';
import type { WebClient } from '@slack/web-api';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import {
  type Ended,
  type JobOutcome,
  type Jobs,
  LEASE,
  type LeaseOptions,
  leased,
  repeat,
  type WhenCalm,
} from '../ops/jobs.ts';
import { atMost, createCoalescingQueue } from '../primitives.ts';
import { createPace } from '../slack/rates.ts';
import { NotInstalled } from '../slack/web-api.ts';
import type { Store, TargetKey } from '../store/store.ts';
import { createRests } from '../turns.ts';
import { type CheckOptions, checkCourses } from './check.ts';
import { watchLessons, watchNewly } from './lesson-watch.ts';
import { type PassOptions, passWorkspace } from './pass.ts';
import { createListings, createSlackTimer } from './slack-delivery.ts';
import { checkOf, type Survey, type SurveysOptions, surveyInTurn, watchOf } from './surveys.ts';
import { createMemory } from './trouble.ts';

// The passes of one process: those under way, those that wait, and those that are made again after trouble.

/** The name of a pass's lease: this word, then the workspace. */
const PASS = 'pass';
/** The pause before the next pass after trouble, in milliseconds; twice as long after each further trouble. */
const FIRST_PAUSE = 30_000;
/**
 * After handing over messages for so long, in milliseconds, a pass leaves the rest to the next one if another
 * is asked for.
 */
const TURN = 30_000;

/** The conditions under which a pass is made. */
interface Turn extends Pick<PassOptions, 'source' | 'stillMine' | 'othersWait'> {
  /** Aborted when the app stops. */
  readonly signal: AbortSignal;
}
type Source = Turn['source'];

export interface PassesOptions extends Omit<LeaseOptions, 'leases'> {
  readonly store: Pick<Store, 'leases'>;
  /** Makes a pass over a workspace. Resolves to false where the app is not installed. */
  readonly pass: (workspace: string, turn: Turn) => Promise<boolean>;
  /**
   * The time between regular passes, in milliseconds. No pause after trouble is longer, and no pass hands
   * over messages for longer.
   */
  readonly passEveryMs: number;
  /** How long a pass goes on though another one is asked for, in milliseconds; `TURN` by default. */
  readonly turnMs?: number;
  readonly jobs: Pick<Jobs, 'run'>;
  /** Told of each workspace over which a pass has failed. */
  readonly onFailed?: (workspace: string) => void;
}

/** A pass that is to be made again, at a time by `performance.now()`. */
interface Retry {
  readonly at: number;
  readonly source: Source;
  readonly timer: NodeJS.Timeout;
}

/**
 * Makes one pass at a time over a workspace; at most one more waits for its end. A pass that meets trouble, or
 * that another replica makes, is made again after a while: by then trouble may have passed, or the holder of
 * the lease may have been killed. No pass is made after `signal` is aborted.
 */
export function createPasses(options: PassesOptions, signal: AbortSignal) {
  const { store, jobs, leaseMs = LEASE, passEveryMs, turnMs = TURN } = options;
  const pauses = new Map<string, number>();
  /** From where the next pass over a workspace is to learn what Slack holds. */
  const wanted = new Map<string, Source>();
  const retries = new Map<string, Retry>();
  signal.addEventListener('abort', () => {
    for (const { timer } of retries.values()) clearTimeout(timer);
  });

  /** One retry for a workspace, at the soonest time that was asked for. */
  const retryIn = (workspace: string, ms: number, source: Source): void => {
    if (signal.aborted) return;
    const before = retries.get(workspace);
    clearTimeout(before?.timer);
    // Spread out, so that replicas do not meet again.
    const at = Math.min(performance.now() + ms * (1 + Math.random() * 0.1), before?.at ?? Infinity);
    const begin = (): void => {
      retries.delete(workspace);
      void pass(workspace, retry.source);
    };
    const timer = setTimeout(begin, Math.max(0, at - performance.now())).unref();
    const retry = { at, source: before?.source === 'slack' ? before.source : source, timer };
    retries.set(workspace, retry);
  };

  /** Cancels a retry that would see no more than the pass that has just gone well. */
  const noteSuccess = (workspace: string, source: Source): void => {
    pauses.delete(workspace);
    const retry = retries.get(workspace);
    if (retry === undefined || (retry.source === 'slack' && source === 'rows')) return;
    clearTimeout(retry.timer);
    retries.delete(workspace);
  };

  /** Makes a pass unless another replica makes it. */
  const passUnderLease = async (workspace: string, source: Source): Promise<JobOutcome> => {
    let [isLost, isCut, isInstalled] = [false, false, true];
    let began: number | undefined;
    const taken = await leased(`${PASS} ${workspace}`, { ...options, leases: store.leases }, async (mine) => {
      const stillMine = (): boolean => {
        isLost ||= !mine();
        return !isLost && !signal.aborted;
      };
      const othersWait = (): boolean => {
        // The turn begins with the first step: finding out what to do may take minutes, and some of it is to be done.
        began ??= performance.now();
        const took = performance.now() - began;
        isCut ||= took >= passEveryMs || (wanted.has(workspace) && took >= turnMs);
        return isCut;
      };
      isInstalled = await options.pass(workspace, { source, stillMine, othersWait, signal });
    });
    if (!taken || isLost) {
      retryIn(workspace, leaseMs, source);
      return 'skipped';
    }
    noteSuccess(workspace, source);
    if (isCut) void pass(workspace);
    return isInstalled ? 'ok' : 'skipped';
  };

  const passOnce = async (workspace: string): Promise<void> => {
    const source = wanted.get(workspace) ?? 'rows';
    wanted.delete(workspace);
    if (signal.aborted) return;
    let ms = 0;
    const retryMs = (): number => {
      ms = Math.min((pauses.get(workspace) ?? FIRST_PAUSE / 2) * 2, passEveryMs);
      pauses.set(workspace, ms);
      return ms;
    };
    const outcome = await jobs.run('pass', () => passUnderLease(workspace, source), { workspace, retryMs });
    if (outcome !== 'failed') return;
    options.onFailed?.(workspace);
    retryIn(workspace, ms, 'slack');
  };

  const queue = createCoalescingQueue(passOnce, (workspace) => workspace);

  /** However many ask during a pass, one more pass after it sees everything they have changed. */
  const pass = (workspace: string, source: Source = 'rows'): Promise<void> => {
    if (wanted.get(workspace) !== 'slack') wanted.set(workspace, source);
    return queue.run(workspace);
  };
  return { pass, settled: queue.settled };
}

// The runner of one process.

/** For this part of the time between passes no replica passes over a workspace again; the rest is for the jitter. */
const SHARE = 0.8;
/** How often leases of stopped replicas are looked for, in milliseconds. */
const WATCH = 20_000;
/** How often, at least, to look whether a check is due, in milliseconds: replicas and restarts share the mark. */
const CHECK_AT_LEAST = 5 * 60_000;
/** Workspaces that are passed over at the same time: a slow one must not hold up the others. */
const WIDTH = 20;

export interface RunnerOptions extends PassesOptions, SurveysOptions {
  readonly store: Store;
  /** Reads the lessons of what targets have followed just now. @returns whether some are left for the next time */
  readonly watchNewly: (targets: readonly TargetKey[], signal: AbortSignal) => Promise<boolean>;
  /** Told of leases that have run out, of whichever kind. Never rejects. */
  readonly ranOut?: (leases: readonly string[]) => Promise<void>;
  /** What the first check and pass wait for; nothing by default. Resolves, too, when the signal is aborted. */
  readonly whenCalm?: WhenCalm | undefined;
}

/** How often it is looked for courses that were followed just now, in milliseconds. */
const NEWLY = 60_000;
/** The most targets that are remembered for that. */
const MOST_NEWLY = 1000;
const nameOf = ({ workspace, target }: TargetKey): string => `${workspace} ${target}`;

export interface Runner {
  start(): void;
  /** Passes over a workspace soon, since follows in it have changed. Resolves when that pass is over. */
  nudge(workspace: string): Promise<void>;
  /** Has the lessons of what a target now follows be read soon, rather than with the next round. */
  followed(target: TargetKey): void;
  /** Like `nudge`, but asks Slack what it holds, since that is unknown or is to get other words. */
  look(workspace: string): Promise<void>;
  /** One round of everything that is due; for tests and for the playground's clock. */
  round(): Promise<void>;
  /** Ends what is under way and releases the leases. */
  stop(): Promise<void>;
}

/** Makes the runner of one process. Nothing happens before `start`. All work is jobs, which are tried again. */
export function createRunner(options: RunnerOptions): Runner {
  const { store, passEveryMs, checkEveryMs, jobs, whenCalm } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const passes = createPasses(options, signal);
  const working = new Set<Promise<unknown>>();
  const lookEveryMs = Math.min(checkEveryMs, CHECK_AT_LEAST);
  /** @returns the workspaces in which there may be news */
  const inTurn = async (survey: Survey): Promise<readonly string[]> => {
    let concerned: readonly string[] = [];
    const work = async (): Promise<Ended> => {
      const { ended, report } = await surveyInTurn(survey, options, signal);
      concerned = report?.concerned ?? [];
      return ended;
    };
    await jobs.run(survey.job, work, { retryMs: () => lookEveryMs });
    return concerned;
  };
  const check = () => inTurn(checkOf(options));
  const watch = () => inTurn(watchOf(options));
  const look = (workspace: string): Promise<void> => passes.pass(workspace, 'slack');
  const newly = new LRUCache<string, TargetKey>(atMost(MOST_NEWLY));
  /** Only what this replica was told of: what is lost in a stop is read with the next round. */
  const watchNewly = async (): Promise<void> => {
    const targets = [...newly.values()];
    if (targets.length === 0) return;
    newly.clear();
    const work = async (): Promise<undefined> => {
      if (await options.watchNewly(targets, signal)) for (const one of targets) newly.set(nameOf(one), one);
    };
    const outcome = await jobs.run('lessons', work);
    if (outcome === 'ok') await forAll([...new Set(targets.map(({ workspace }) => workspace))], passes.pass);
  };
  const forAll = async (workspaces: readonly string[], work: (workspace: string) => Promise<void>) => {
    await pLimit(WIDTH).map(workspaces, work);
  };
  /** Passes over workspaces that no replica has passed over lately: so the replicas divide them among them. */
  const passDue = async (): Promise<undefined> => {
    await forAll(await store.targets.workspaces(), async (workspace) => {
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
    const names = await store.leases.runOut(options.now());
    await options.ranOut?.(names);
    const left = names.filter((name) => name.startsWith(`${PASS} `));
    const workspaces = left.map((name) => name.slice(PASS.length + 1));
    await forAll(workspaces, look);
    return workspaces.length === 0 ? 'skipped' : 'ok';
  };
  // No loop waits for another: a study API that hangs delays no reminder, and a slow workspace no other one.
  const loops = [
    // What a check has found is told at once.
    { every: lookEveryMs, isHeavy: true, work: async () => forAll(await check(), look) },
    { every: lookEveryMs, isHeavy: true, work: async () => forAll(await watch(), look) },
    { every: NEWLY, isHeavy: true, work: watchNewly },
    {
      every: passEveryMs,
      isHeavy: true,
      work: () => jobs.run('passes', passDue, { retryMs: () => passEveryMs }),
    },
    { every: WATCH, isHeavy: false, work: () => jobs.run('take-over', takeOver, { retryMs: () => WATCH }) },
  ];
  return {
    start: () => {
      const calm = whenCalm?.(signal);
      for (const { every, isHeavy, work } of loops) {
        const begin = (): void => {
          const done = work().finally(() => working.delete(done));
          working.add(done);
        };
        repeat(every, signal, begin, isHeavy && calm ? () => calm : undefined);
      }
    },
    nudge: (workspace) => passes.pass(workspace),
    followed: (target) => void newly.set(nameOf(target), target),
    look,
    round: async () => {
      await check();
      await watch();
      await watchNewly();
      await options.ranOut?.(await store.leases.runOut(options.now()));
      await forAll(await store.targets.workspaces(), look);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([passes.settled(), ...working]);
    },
  };
}

/** How often every workspace is passed over without a nudge, in milliseconds. */
const PASS_EVERY = 5 * 60_000;
/** The most workspaces whose pace is remembered; one that is forgotten begins anew. */
const MOST_WORKSPACES = 10_000;

interface ReminderRunnerOptions
  extends Pick<RunnerOptions, 'store' | 'now' | 'jobs' | 'checkEveryMs' | 'leaseMs' | 'whenCalm' | 'ranOut'>,
    Pick<CheckOptions, 'study' | 'suffixes' | 'searches'>,
    Pick<PassOptions, 'render' | 'metrics' | 'horizonMs' | 'onTold'> {
  /** The Web API client with a workspace's token. Rejects with `NotInstalled`: then nothing is done there. */
  readonly clientOf: (workspace: string) => Promise<WebClient>;
  /** Waits between two pieces of work; `createRests` by default. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** Makes, for one workspace, the wait that keeps Slack's rate. */
  readonly pace?: () => () => Promise<void>;
}

export interface ReminderRunner extends Runner {
  /** The app was installed anew. The workspace is passed over soon, since Slack may have dropped its messages. */
  installed(workspace: string): void;
}

/** Makes the runner over Slack and the study API, and what passes remember; nothing happens before `start`. */
export function createReminderRunner(options: ReminderRunnerOptions): ReminderRunner {
  const { pace = createPace, rest = createRests() } = options;
  const listings = createListings();
  const memory = createMemory();
  const paces = new LRUCache<string, () => Promise<void>>({
    ...atMost(MOST_WORKSPACES),
    memoMethod: () => pace(),
  });
  const runner = createRunner({
    ...options,
    holder: randomUUID(),
    passEveryMs: PASS_EVERY,
    check: (signal) => checkCourses({ ...options, rest, signal }),
    watch: (signal) => watchLessons({ ...options, rest, signal }),
    watchNewly: (targets, signal) => watchNewly(targets, { ...options, rest, signal }),
    pass: async (workspace, { source, ...turn }) => {
      const client = await options.clientOf(workspace).catch((error: unknown) => {
        if (error instanceof NotInstalled) return undefined;
        throw error;
      });
      // Follows there wait.
      if (!client) return false;
      const timer = createSlackTimer(client, turn.signal);
      const mayList = listings.isDue(workspace);
      await passWorkspace(workspace, {
        ...options,
        ...turn,
        ...{ memory, rest },
        mayList,
        source: mayList ? source : 'rows',
        pace: paces.memo(workspace),
        timer: { ...timer, list: (paced) => listings.timed(workspace, () => timer.list(paced)) },
      });
      // Perhaps not everything that Slack's list showed has been done.
      if (!turn.stillMine()) listings.forget(workspace);
      return true;
    },
    onFailed: listings.forget,
  });
  const installed = (workspace: string): void => {
    listings.forget(workspace);
    void runner.look(workspace);
  };
  return { ...runner, installed };
}
