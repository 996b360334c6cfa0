/** The passes of one process: which are made, which wait, and which are made again after trouble. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createLanes } from '../ops/lanes.ts';
import type { PassReport } from './carry-out.ts';
import { LEASE, type LeaseOptions, leased } from './lease.ts';

/** Leases of passes are called so, and then the workspace. */
export const PASS = 'pass';
/** After trouble a workspace is passed over again so soon; twice as long after each further one. */
const FIRST_PAUSE = 30_000;
/** A pass that has gone on for so long ends where another one is wanted, which plans anew. In milliseconds. */
const TURN = 30_000;

/** What a pass believes of what Slack holds: the store's rows, where none is in doubt; or Slack alone. */
export type Believes = 'rows' | 'slack';

export interface PassesOptions extends LeaseOptions {
  /**
   * Passes over a workspace; asks `goesOn` before each thing that must not be done twice, or that others could have to wait for.
   * `signal`: the app stops. Undefined: the app is not installed there.
   */
  readonly pass: (
    workspace: string,
    goesOn: () => boolean,
    signal: AbortSignal,
    believes: Believes,
  ) => Promise<PassReport | undefined>;
  /** How often everything is passed over, in milliseconds: no pause after trouble is longer, and no pass. */
  readonly passEveryMs: number;
  /** How long a pass goes on though another one is wanted, in milliseconds; `TURN` by default. */
  readonly turnMs?: number;
  /** Told of each pass that went well, to its end. */
  readonly onPass?: () => void;
  readonly onTrouble: (what: 'pass' | 'check', workspace: string | undefined, error: unknown) => void;
}

/** A pass under way, and why it ends before it is through: its lease is lost, or others wait. */
interface Turn {
  /** When its first step came: to find out what to do may take minutes, and something is to be done after that. */
  began: number | undefined;
  isLost: boolean;
  isLong: boolean;
}

/** One at a time over a workspace, and at most one more that waits for its end. */
export function createPasses(options: PassesOptions, signal: AbortSignal) {
  const { leaseMs = LEASE, passEveryMs, turnMs = TURN } = options;
  const lanes = createLanes();
  const pauses = new Map<string, number>();
  /** What the next pass over a workspace is to believe. */
  const wanted = new Map<string, Believes>();

  const goesOn = (workspace: string, turn: Turn, stillMine: () => boolean): boolean => {
    turn.isLost ||= !stillMine();
    turn.began ??= performance.now();
    const took = performance.now() - turn.began;
    turn.isLong ||= took >= passEveryMs || (wanted.has(workspace) && took >= turnMs);
    return !turn.isLost && !turn.isLong && !signal.aborted;
  };

  const passOnce = async (workspace: string): Promise<void> => {
    const believes = wanted.get(workspace) ?? 'rows';
    wanted.delete(workspace);
    if (signal.aborted) return;
    const turn: Turn = { began: undefined, isLost: false, isLong: false };
    await leased(`${PASS} ${workspace}`, options, (stillMine) =>
      options.pass(workspace, () => goesOn(workspace, turn, stillMine), signal, believes),
    )
      .then((taken) => {
        if (!taken || turn.isLost) return comeBack(workspace, leaseMs, believes);
        pauses.delete(workspace);
        if (turn.isLong) void pass(workspace);
        else options.onPass?.();
      })
      .catch((error: unknown) => {
        options.onTrouble('pass', workspace, error);
        comeBack(workspace, backOff(workspace), 'slack');
      });
  };

  /** However many ask during a pass, one more after it sees what all of them have changed. */
  const pass = (workspace: string, believes: Believes = 'rows'): Promise<void> => {
    if (wanted.get(workspace) !== 'slack') wanted.set(workspace, believes);
    return lanes.run(workspace, () => passOnce(workspace));
  };

  const backOff = (workspace: string): number => {
    const pause = Math.min((pauses.get(workspace) ?? FIRST_PAUSE / 2) * 2, passEveryMs);
    pauses.set(workspace, pause);
    return pause;
  };

  /** Whoever holds the lease may have been killed, and trouble may have passed: it is looked at again soon. */
  const comeBack = (workspace: string, ms: number, believes: Believes): void => {
    sleep(ms * (1 + Math.random() * 0.1), undefined, { signal, ref: false })
      .then(() => pass(workspace, believes))
      .catch(() => undefined);
  };

  return { pass, settled: lanes.settled };
}
