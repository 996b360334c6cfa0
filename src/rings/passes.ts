/**
 * The passes of one process: those under way, those that wait, and those that are made again after trouble.
 */
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
  /** Told of each pass that went well. */
  readonly onPass?: () => void;
  readonly onTrouble: (what: 'pass' | 'check', workspace: string | undefined, error: unknown) => void;
}

/** Makes one pass at a time over a workspace; at most one more waits for its end. */
export function createPasses(options: PassesOptions, signal: AbortSignal) {
  const { store, leaseMs = LEASE, passEveryMs, turnMs = TURN } = options;
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
    const isOver = turnOver(workspace);
    let [isLost, isCut] = [false, false];
    await leased(`${PASS} ${workspace}`, { ...options, leases: store.leases }, (mine) => {
      const stillMine = (): boolean => {
        isLost ||= !mine();
        return !isLost && !signal.aborted;
      };
      const othersWait = (): boolean => {
        isCut ||= isOver();
        return isCut;
      };
      return options.pass(workspace, { believes, stillMine, othersWait, signal });
    })
      .then((taken) => {
        if (!taken || isLost) return returns.comeBack(workspace, leaseMs, believes);
        pauses.delete(workspace);
        returns.wentWell(workspace, believes);
        options.onPass?.();
        if (isCut) void pass(workspace);
      })
      .catch((error: unknown) => {
        options.onTrouble('pass', workspace, error);
        returns.comeBack(workspace, backOff(workspace), 'slack');
      });
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
