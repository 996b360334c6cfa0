/** A channel that has got another id: everything of it goes along. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelMove } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Preferences } from './preferences.ts';

interface MovesOptions {
  readonly store: Pick<Store, 'workspaces'>;
  readonly preferences: Pick<Preferences, 'forgetChannel'>;
  readonly now: () => number;
  /** Called after a move: what Slack holds for the channel must follow. */
  readonly moved: (workspace: string) => void;
  /** Told of each failure. */
  readonly failed: (move: ChannelMove, error: unknown) => void;
  /** Pauses before further tries, in milliseconds; `PAUSES` by default. */
  readonly pauses?: readonly number[];
}

/**
 * Slack tells it once, and takes the acknowledgement for done. So where the store is in trouble, it is tried again
 * for some minutes. A move that the store has noted is done to its end by the next pass; any other is lost then.
 */
const PAUSES = [1_000, 5_000, 30_000, 120_000];

/** Makes what moves a channel. It never rejects. */
export function createMoves(options: MovesOptions): (move: ChannelMove) => Promise<void> {
  const { store, preferences, now, moved, failed, pauses = PAUSES } = options;
  const tryTo = async (move: ChannelMove): Promise<boolean> => {
    try {
      await store.workspaces.moveChannel(move, now());
      return true;
    } catch (error) {
      failed(move, error);
      return false;
    }
  };
  return async (move) => {
    for (const pause of [0, ...pauses]) {
      if (pause > 0) await sleep(pause, undefined, { ref: false });
      if (!(await tryTo(move))) continue;
      for (const channel of [move.from, move.to])
        preferences.forgetChannel({ workspace: move.workspace, channel });
      return moved(move.workspace);
    }
  };
}
