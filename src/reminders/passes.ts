/** The passes of one process: those under way, those that wait, and those that are made again after trouble. */
import type { JobOutcome, Jobs } from '../ops/jobs.ts';
import { LEASE, type LeaseOptions, leased } from '../ops/lease.ts';
import { createCoalescingQueue } from '../primitives/promises.ts';
import type { Store } from '../store/store.ts';
import type { PassReport } from './carry-out.ts';
import type { Source } from './pass.ts';

/** The name of a pass's lease: this word, then the workspace. */
export const PASS = 'pass';
/** The pause before the next pass after trouble, in milliseconds; twice as long after each further trouble. */
const FIRST_PAUSE = 30_000;
/**
 * After handing over messages for so long, in milliseconds, a pass leaves the rest to the next one if another
 * is asked for.
 */
const TURN = 30_000;

/** The conditions under which a pass is made. */
interface Turn {
  readonly source: Source;
  /** As for `CarryOutOptions`. */
  readonly stillMine: () => boolean;
  readonly othersWait: () => boolean;
  /** Aborted when the app stops. */
  readonly signal: AbortSignal;
}

export interface PassesOptions extends Omit<LeaseOptions, 'leases'> {
  readonly store: Pick<Store, 'leases'>;
  /** Makes a pass over a workspace. Resolves to undefined where the app is not installed. */
  readonly pass: (workspace: string, turn: Turn) => Promise<PassReport | undefined>;
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

  /**
   * Whether a pass has had its turn. The turn begins with the first step: finding out what to do may take
   * minutes, and at least some of it is to be done.
   */
  const createTurn = (workspace: string): (() => boolean) => {
    let began: number | undefined;
    let isOver = false;
    return () => {
      began ??= performance.now();
      const took = performance.now() - began;
      isOver ||= took >= passEveryMs || (wanted.has(workspace) && took >= turnMs);
      return isOver;
    };
  };

  /** Makes a pass unless another replica makes it. */
  const passUnderLease = async (workspace: string, source: Source): Promise<JobOutcome> => {
    const turnOver = createTurn(workspace);
    let [isLost, isCut, isInstalled] = [false, false, true];
    const taken = await leased(`${PASS} ${workspace}`, { ...options, leases: store.leases }, async (mine) => {
      const stillMine = (): boolean => {
        isLost ||= !mine();
        return !isLost && !signal.aborted;
      };
      const othersWait = (): boolean => {
        isCut = turnOver();
        return isCut;
      };
      isInstalled = (await options.pass(workspace, { source, stillMine, othersWait, signal })) !== undefined;
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
