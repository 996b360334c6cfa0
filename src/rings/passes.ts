/** The passes of one process: which are made, which wait, and which are made again after trouble. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createLanes } from '../ops/lanes.ts';
import type { PassReport } from './carry-out.ts';
import { LEASE, type LeaseOptions, leased } from './lease.ts';

/** Leases of passes are called so, and then the workspace. */
export const PASS = 'pass';
/** After trouble a workspace is passed over again so soon; twice as long after each further one. */
const FIRST_PAUSE = 30_000;

export interface PassesOptions extends LeaseOptions {
  /**
   * Passes over a workspace; asks `stillMine` before each thing that must not be done twice. `signal`: the app stops.
   * Undefined: the app is not installed there.
   */
  readonly pass: (
    workspace: string,
    stillMine: () => boolean,
    signal: AbortSignal,
  ) => Promise<PassReport | undefined>;
  /** How often everything is passed over, in milliseconds: no pause after trouble is longer. */
  readonly passEveryMs: number;
  /** Told of each pass that went well. */
  readonly onPass?: () => void;
  readonly onTrouble: (what: 'pass' | 'check', workspace: string | undefined, error: unknown) => void;
}

/** One at a time over a workspace, and at most one more that waits for its end. */
export function createPasses(options: PassesOptions, signal: AbortSignal) {
  const lanes = createLanes();
  const pauses = new Map<string, number>();

  const passOnce = async (workspace: string): Promise<void> => {
    if (signal.aborted) return;
    let isCut = false;
    await leased(`${PASS} ${workspace}`, options, (stillMine) => {
      const goesOn = (): boolean => {
        isCut ||= !stillMine();
        return !isCut && !signal.aborted;
      };
      return options.pass(workspace, goesOn, signal);
    })
      .then((taken) => {
        if (!taken || isCut) return comeBack(workspace, options.leaseMs ?? LEASE);
        pauses.delete(workspace);
        options.onPass?.();
      })
      .catch((error: unknown) => {
        options.onTrouble('pass', workspace, error);
        comeBack(workspace, backOff(workspace));
      });
  };

  /** However many ask during a pass, one more after it sees what all of them have changed. */
  const pass = (workspace: string): Promise<void> => lanes.run(workspace, () => passOnce(workspace));

  const backOff = (workspace: string): number => {
    const pause = Math.min((pauses.get(workspace) ?? FIRST_PAUSE / 2) * 2, options.passEveryMs);
    pauses.set(workspace, pause);
    return pause;
  };

  /** Whoever holds the lease may have been killed, and trouble may have passed: it is looked at again soon. */
  const comeBack = (workspace: string, ms: number): void => {
    sleep(ms * (1 + Math.random() * 0.1), undefined, { signal, ref: false })
      .then(() => pass(workspace))
      .catch(() => undefined);
  };

  return { pass, settled: lanes.settled };
}
