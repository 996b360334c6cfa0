/**
 * The passes of one process: those under way, those that wait, and those that are made again after trouble.
 */
import type { JobOutcome, Jobs } from '../ops/jobs.ts';
import { LEASE, type LeaseOptions, leased } from '../ops/lease.ts';
import { createCoalescingQueue } from '../primitives/coalescing-queue.ts';
import type { Store } from '../store/store.ts';
import type { PassReport } from './carry-out.ts';
import { type Believes, createReturns } from './returns.ts';

/** The name of a pass's lease: this word, then the workspace. */
export const PASS = 'pass';
/**
 * The pause before the next pass after trouble, in milliseconds; twice as long after each further trouble.
 */
const FIRST_PAUSE = 30_000;
/**
 * After handing over messages for so long, in milliseconds, a pass leaves the rest to the next, if one is
 * due.
 */
const TURN = 30_000;

/** The conditions under which a pass is made. */
interface Turn {
  readonly believes: Believes;
  /**
   * False once another replica may be doing the same, or the app stops. Asked before each thing that must not
   * be done twice.
   */
  readonly stillMine: () => boolean;
  /** Whether others wait for the pass to end. It then leaves to the next pass what that may do as well. */
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
  /** How long a pass goes on though another one is wanted, in milliseconds; `TURN` by default. */
  readonly turnMs?: number;
  readonly jobs: Pick<Jobs, 'run'>;
  /** Told of each workspace over which a pass has failed. */
  readonly onFailed?: (workspace: string) => void;
}

/** Makes one pass at a time over a workspace; at most one more waits for its end. */
export function createPasses(options: PassesOptions, signal: AbortSignal) {
  const { store, jobs, leaseMs = LEASE, passEveryMs, turnMs = TURN } = options;
  const pauses = new Map<string, number>();
  /** What the next pass over a workspace is to believe. */
  const wanted = new Map<string, Believes>();
  const returns = createReturns((workspace, believes) => void pass(workspace, believes), signal);

  /**
   * Whether a pass has had its turn. The turn begins with the first step: finding out what to do may take
   * minutes, and at least some of it is to be done.
   */
  const turnOver = (workspace: string): (() => boolean) => {
    let began: number | undefined;
    return () => {
      began ??= performance.now();
      const took = performance.now() - began;
      return took >= passEveryMs || (wanted.has(workspace) && took >= turnMs);
    };
  };

  const passOnce = async (workspace: string): Promise<void> => {
    const believes = wanted.get(workspace) ?? 'rows';
    wanted.delete(workspace);
    if (signal.aborted) return;
    let pause = 0;
    const retryMs = (): number => {
      pause = backOff(workspace);
      return pause;
    };
    const outcome = await jobs.run('pass', () => inTurn(workspace, believes), { workspace, retryMs });
    if (outcome !== 'failed') return;
    options.onFailed?.(workspace);
    returns.comeBack(workspace, pause, 'slack');
  };

  /** Makes a pass unless another replica makes it. */
  const inTurn = async (workspace: string, believes: Believes): Promise<JobOutcome> => {
    const isOver = turnOver(workspace);
    let [isLost, isCut, isInstalled] = [false, false, true];
    const taken = await leased(`${PASS} ${workspace}`, { ...options, leases: store.leases }, async (mine) => {
      const stillMine = (): boolean => {
        isLost ||= !mine();
        return !isLost && !signal.aborted;
      };
      const othersWait = (): boolean => {
        isCut ||= isOver();
        return isCut;
      };
      const report = await options.pass(workspace, { believes, stillMine, othersWait, signal });
      isInstalled = report !== undefined;
    });
    if (!taken || isLost) {
      returns.comeBack(workspace, leaseMs, believes);
      return 'skipped';
    }
    pauses.delete(workspace);
    returns.wentWell(workspace, believes);
    if (isCut) void pass(workspace);
    return isInstalled ? 'ok' : 'skipped';
  };

  const underWay = createCoalescingQueue(passOnce, (workspace) => workspace);

  /** However many ask during a pass, one more pass after it sees everything they have changed. */
  const pass = (workspace: string, believes: Believes = 'rows'): Promise<void> => {
    if (wanted.get(workspace) !== 'slack') wanted.set(workspace, believes);
    return underWay.run(workspace);
  };

  const backOff = (workspace: string): number => {
    const pause = Math.min((pauses.get(workspace) ?? FIRST_PAUSE / 2) * 2, passEveryMs);
    pauses.set(workspace, pause);
    return pause;
  };

  return { pass, settled: underWay.settled };
}
