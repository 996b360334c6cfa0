/** The passes of one process: which are made, which wait, and which are made again after trouble. */
import { createCoalescingQueue } from '../primitives/coalescing-queue.ts';
import type { PassReport } from './carry-out.ts';
import { LEASE, type LeaseOptions, leased } from './lease.ts';
import { type Believes, createReturns } from './returns.ts';

/** Leases of passes are called so, and then the workspace. */
export const PASS = 'pass';
/** After trouble a workspace is passed over again so soon; twice as long after each further one. */
const FIRST_PAUSE = 30_000;
/** A pass that has handed over messages for so long leaves the rest to another one that is wanted. In milliseconds. */
const TURN = 30_000;

/** What a pass is made under. */
interface Turn {
  readonly believes: Believes;
  /** Whether nobody else may be doing the same by now; to be asked before each thing that must not be done twice. */
  readonly stillMine: () => boolean;
  /** Whether others wait for its end, so that what may as well be done by the next pass is left to that. */
  readonly othersWait: () => boolean;
  /** The app stops. */
  readonly signal: AbortSignal;
}

export interface PassesOptions extends LeaseOptions {
  /** Passes over a workspace. Undefined: the app is not installed there. */
  readonly pass: (workspace: string, turn: Turn) => Promise<PassReport | undefined>;
  /** How often everything is passed over, in milliseconds: no pause after trouble is longer, and no pass hands over messages for longer. */
  readonly passEveryMs: number;
  /** How long a pass goes on though another one is wanted, in milliseconds; `TURN` by default. */
  readonly turnMs?: number;
  /** Told of each pass that went well. */
  readonly onPass?: () => void;
  readonly onTrouble: (what: 'pass' | 'check', workspace: string | undefined, error: unknown) => void;
}

/** One at a time over a workspace, and at most one more that waits for its end. */
export function createPasses(options: PassesOptions, signal: AbortSignal) {
  const { leaseMs = LEASE, passEveryMs, turnMs = TURN } = options;
  const underWay = createCoalescingQueue();
  const pauses = new Map<string, number>();
  /** What the next pass over a workspace is to believe. */
  const wanted = new Map<string, Believes>();
  const returns = createReturns((workspace, believes) => void pass(workspace, believes), signal);

  /**
   * Whether a pass has had its turn. It begins with what is done first: to find out what to do may take minutes, and
   * something is to come of that.
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
    await leased(`${PASS} ${workspace}`, options, (mine) => {
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

  /** However many ask during a pass, one more after it sees what all of them have changed. */
  const pass = (workspace: string, believes: Believes = 'rows'): Promise<void> => {
    if (wanted.get(workspace) !== 'slack') wanted.set(workspace, believes);
    return underWay.run(workspace, () => passOnce(workspace));
  };

  const backOff = (workspace: string): number => {
    const pause = Math.min((pauses.get(workspace) ?? FIRST_PAUSE / 2) * 2, passEveryMs);
    pauses.set(workspace, pause);
    return pause;
  };

  return { pass, settled: underWay.settled };
}
