/**
 * Background work: no request waits for it, and no answer tells its failure. All of it runs through `run`, so
 * each kind has a name, is counted by how it ends, and logs its failures with a reference. Leases and marks in the
 * store divide it among replicas.
 */

import { randomUUID } from 'node:crypto';
import { counted, numberIn, plural } from '../language.ts';
import { endedBy, isRecent, undoneBy } from '../primitives.ts';
import type { Store } from '../store/store.ts';
import { type Fields, type Log, newReference } from './log.ts';

/** Every kind of background work. docs/operation.md says what each does. */
export const JOBS = [
  'check',
  'lessons',
  'pass',
  'passes',
  'take-over',
  'forget',
  'erase',
  'verify',
  'renew',
  'owner',
  'members',
  'profiles',
  'move',
  'history',
  'buildings',
  'extras',
  'seeds',
  'home',
  'socket',
  'claim',
  'tell',
  'count',
] as const;
export type Job = (typeof JOBS)[number];

/**
 * Jobs whose failure may lose what they were about: it is logged as an error, all others as a warning. Of a move
 * Slack tells once.
 */
const LOSING: ReadonlySet<Job> = new Set<Job>(['history', 'move']);

/** The most workspaces, each with a job, whose failures are remembered: some hundred bytes each. */
const MOST_FAILING = 10_000;
/**
 * The failure of a workspace's work stands for this long after it was last met, in milliseconds: the work may be
 * another replica's by now, or the app gone from there.
 */
const STANDS = 24 * 3_600_000;

/**
 * `partly`: some of it was done. `skipped`: there was nothing to do here, such as where another replica does
 * it or has just done it.
 */
export type JobOutcome = 'ok' | 'partly' | 'failed' | 'skipped';

/** How work ended. */
export interface Ended {
  readonly outcome: JobOutcome;
  /** What was not done, in our own words. */
  readonly detail?: string | undefined;
  /** Milliseconds until the next try, where that is not as for other failures. */
  readonly retryMs?: number;
}

const OK: Ended = { outcome: 'ok' };

/**
 * How work on many things ended: `ok` only where all of it was done.
 * @param one one of them, in English, such as `course`
 * @param done what is done about them, such as `read`
 */
export function endedWith(failed: number, all: number, one: string, done: string): Ended {
  if (failed === 0) return OK;
  const verb = plural('en', failed, { one: 'was', other: 'were' });
  const detail = `${numberIn('en', failed)} of ${counted(all, one)} ${verb} not ${done}`;
  return { outcome: failed === all ? 'failed' : 'partly', detail };
}

/** What a run is about. */
interface About {
  readonly workspace?: string | undefined;
  /** Milliseconds until the next try. Asked once where a run has failed, wholly or partly. */
  readonly retryMs?: (() => number) | undefined;
  /** Whether the caller logs a failure itself. */
  readonly isToldByCaller?: boolean;
}

/** How a kind of background work goes in this process. Times are epoch milliseconds. */
export interface JobState {
  readonly job: Job;
  readonly lastSuccess: number | undefined;
  /** The oldest failure that still stands, of whichever workspace. Undefined: there is none. */
  readonly failing: { readonly since: number; readonly reference: string | undefined } | undefined;
}

export interface Jobs {
  /**
   * Does some work and notes how it ended. Never rejects: an error is logged, and counts as `failed`. A failure that
   * stands already is not logged again, and its end is: a line for each try would hide the rest of the log.
   * @param work resolves to how it ended; to nothing where all is done
   */
  run(job: Job, work: () => Promise<Ended | JobOutcome | undefined>, about?: About): Promise<JobOutcome>;
  /**
   * The same for a caller who needs the result. Rejects as the work does.
   * @param judge says how work ended that has a result; well by default
   */
  attempt<T>(job: Job, work: () => Promise<T>, about?: About, judge?: (result: T) => Ended): Promise<T>;
  /** `run` as a function, for layers that do not import jobs. */
  background(job: Job): (work: () => Promise<void>) => Promise<unknown>;
  /** The jobs that have ended in this process, well or not. */
  states(): readonly JobState[];
}

/** Why something failed, as the log may show it. */
type Why = Pick<Fields, 'error' | 'detail' | 'retryMs'>;

export interface JobsOptions {
  readonly now: () => number;
  readonly log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  readonly metrics: { ended(job: Job, outcome: JobOutcome, at: number): void };
  /** The part of an error that the log may hold. */
  readonly describe: (error: unknown) => Why;
}

export function createJobs({ now, log, metrics, describe }: JobsOptions): Jobs {
  /** When each job has last succeeded here; undefined where it has only failed. */
  const successes = new Map<Job, number | undefined>();
  const failures = createFailures(now);
  /** Logs a failure. @returns the reference that stands in the line, if there is one */
  const tell = (job: Job, outcome: JobOutcome, why: Why, about: About): Told => {
    const { workspace, isToldByCaller = false } = about;
    const retryMs = about.retryMs?.();
    if (isToldByCaller) return { words: undefined, reference: undefined };
    const words = [outcome, why.error, why.detail].join(' ');
    const standing = failures.told(job, workspace);
    const isAgain = standing?.words === words;
    const reference = (isAgain && standing?.reference) || newReference();
    const line = { kind: job, workspace, outcome, reference, ...why, retryMs: why.retryMs ?? retryMs };
    if (LOSING.has(job)) log.error(line, 'background work failed');
    else log[isAgain ? 'debug' : 'warn'](line, 'background work failed');
    return { words, reference };
  };
  const tellEnd = (job: Job, workspace: string | undefined): void => {
    const reference = failures.told(job, workspace)?.reference;
    failures.end(job, workspace);
    if (reference === undefined) return;
    log.info({ kind: job, workspace, outcome: 'ok', reference }, 'background work is well again');
  };
  const note = (job: Job, outcome: JobOutcome, why: Why, about: About): void => {
    const at = now();
    metrics.ended(job, outcome, at);
    if (outcome === 'skipped') return;
    successes.set(job, outcome === 'ok' ? at : successes.get(job));
    if (outcome === 'ok') tellEnd(job, about.workspace);
    else failures.keep(job, about.workspace, tell(job, outcome, why, about));
  };
  const attempt: Jobs['attempt'] = async (job, work, about = {}, judge = () => OK) => {
    let result: Awaited<ReturnType<typeof work>>;
    try {
      result = await work();
    } catch (error) {
      note(job, 'failed', describe(error), about);
      throw error;
    }
    const { outcome, ...why } = judge(result);
    note(job, outcome, why, about);
    return result;
  };
  const run: Jobs['run'] = async (job, work, about) => {
    const ended = async (): Promise<Ended> => {
      const end = (await work()) ?? 'ok';
      return typeof end === 'string' ? { outcome: end } : end;
    };
    return attempt(job, ended, about, (end) => end).then(
      ({ outcome }) => outcome,
      () => 'failed' as const,
    );
  };
  return {
    run,
    attempt,
    background: (job) => (work) => run(job, async () => void (await work())),
    states: () =>
      [...successes].map(([job, lastSuccess]) => ({ job, lastSuccess, failing: failures.oldest(job) })),
  };
}

/** What the log was told of a failure, and the reference in its line; both undefined where the caller tells it. */
interface Told {
  readonly words: string | undefined;
  readonly reference: string | undefined;
}

interface Failure {
  readonly job: Job;
  readonly workspace: string | undefined;
  readonly since: number;
  /** When it was last met. */
  readonly at: number;
  readonly told: Told;
}

/** The failures that stand: a job that is done for each workspace succeeds in one while it fails in another. */
function createFailures(now: () => number) {
  const all = new Map<string, Failure>();
  const keyOf = (job: Job, workspace = ''): string => `${job} ${workspace}`;
  const forgetOld = (): void => {
    for (const [key, { workspace, at }] of all)
      if (workspace !== undefined && at < now() - STANDS) all.delete(key);
  };
  return {
    end: (job: Job, workspace: string | undefined): void => void all.delete(keyOf(job, workspace)),
    told: (job: Job, workspace: string | undefined): Told | undefined => all.get(keyOf(job, workspace))?.told,
    keep: (job: Job, workspace: string | undefined, told: Told): void => {
      const key = keyOf(job, workspace);
      const since = all.get(key)?.since ?? now();
      if (all.size >= MOST_FAILING && !all.has(key)) forgetOld();
      // The first ones stay: the oldest is shown.
      if (all.size < MOST_FAILING || all.has(key)) all.set(key, { job, workspace, since, at: now(), told });
    },
    oldest: (job: Job): JobState['failing'] => {
      forgetOld();
      const [first] = [...all.values()].filter((one) => one.job === job).sort((a, b) => a.since - b.since);
      return first && { since: first.since, reference: first.told.reference };
    },
  };
}

/** Resolves when a process that has just started has time for its regular work, or when the signal is aborted. */
export type WhenCalm = (signal: AbortSignal) => Promise<void>;

/**
 * Does some work again and again without waiting for the previous run. Jitter keeps replicas apart.
 * @param whenCalm what the first run waits for; it begins at once where this is left out
 */
export function repeat(everyMs: number, signal: AbortSignal, work: () => void, whenCalm?: WhenCalm): void {
  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    if (signal.aborted) return;
    work();
    timer = setTimeout(next, everyMs * (0.9 + Math.random() * 0.2)).unref();
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  if (whenCalm) void whenCalm(signal).then(next);
  else next();
}

// Work that one replica does at a time.

/** Marks that all replicas see. */
type Marks = Pick<Store['leases'], 'take' | 'release'>;

interface OncePer {
  readonly mark: string;
  readonly marks: Marks;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * How long the mark stands while the work goes on, in milliseconds: after a crash no replica does it sooner.
   */
  readonly whileMs: number;
  /** The longest time that a mark may stand at all, in milliseconds. */
  readonly longestMs: number;
}

/**
 * Does some work unless the mark stands. Rejects as the work does; the mark is then gone, and the next caller
 * does the work.
 * @param work resolves to how long it need not be done again, in milliseconds; undefined: it was cut short
 * @returns whether it was done, and not cut short
 */
export async function oncePer(
  { mark, marks, now, whileMs, longestMs }: OncePer,
  work: () => Promise<number | undefined>,
): Promise<boolean> {
  const mine = randomUUID();
  if (!(await marks.take(mark, mine, now(), whileMs, longestMs))) return false;
  const forMs = await undoneBy(work, () => marks.release(mark, mine));
  if (forMs === undefined) await marks.release(mark, mine);
  else await marks.take(mark, mine, now(), forMs, longestMs);
  return forMs !== undefined;
}

/** How long a lease lasts after its holder's last sign of life, in milliseconds. */
export const LEASE = 35_000;
/** A lease is prolonged when this part of it has gone by. */
const PROLONG = 0.3;

export interface LeaseOptions {
  /** Where leases stand: a lease is a mark that ends soon unless its holder is alive. */
  readonly leases: Marks;
  readonly now: () => number;
  /** Names who does the work among all who might. A holder may take its own lease again. */
  readonly holder: string;
  /** `LEASE` by default. */
  readonly leaseMs?: number;
}

/**
 * Does some work under a lease, and prolongs the lease meanwhile. Resolves to false, with nothing done, where
 * another holds it. Rejects as the work does. The work can ask whether the lease still stands: a process that
 * was frozen may wake up after another replica has taken over.
 */
export async function leased(
  name: string,
  { leases, holder, now, leaseMs = LEASE }: LeaseOptions,
  work: (stillMine: () => boolean) => Promise<unknown>,
): Promise<boolean> {
  let takenAt = now();
  if (!(await leases.take(name, holder, takenAt, leaseMs))) return false;
  let prolonged = Promise.resolve();
  let lost = false;
  const prolong = async (): Promise<void> => {
    const at = now();
    // The lease ran out, and others may have had it since: what was planned under it may no longer be true.
    lost ||= at - takenAt >= leaseMs;
    if (lost) return;
    lost = !(await leases.take(name, holder, at, leaseMs));
    if (!lost) takenAt = at;
  };
  // False before `takenAt`, too: the clock was set back, and it is unknown whose the lease is until it is
  // prolonged.
  const stillMine = (): boolean => !lost && isRecent(takenAt, now(), leaseMs);
  const prolonging = setInterval(() => {
    prolonged = prolong().catch(() => undefined);
  }, leaseMs * PROLONG);
  const end = async (): Promise<void> => {
    clearInterval(prolonging);
    // A prolongation that came after the release would keep the lease for no work.
    await prolonged;
    await leases.release(name, holder);
  };
  await endedBy(() => work(stillMine), end);
  return true;
}
