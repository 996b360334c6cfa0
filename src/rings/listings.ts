/**
 * When Slack is asked what it holds; otherwise the store's rows tell that. Slack lists a hundred messages a
 * call, and the calls count in the same rate as handing over. The thirty thousand messages of a large
 * university take minutes in which nothing else is done.
 */
import { createGenerationalMap } from '../primitives/generational-map.ts';
import type { Ring } from '../store/store.ts';
import { type Gone, isGone } from './gone.ts';
import type { Held } from './messages.ts';
import { isNotice } from './steps.ts';

/** The most workspaces for which it is remembered when they were listed; a forgotten one is listed again. */
const MOST_WORKSPACES = 10_000;
/** A listing that takes no longer than this, in milliseconds, may be made with every pass. */
const QUICK = 30_000;
/**
 * The next listing waits for this many times as long as a longer one took: a tenth of the time goes into
 * them.
 */
const SELDOM = 9;

export interface Listings {
  /** Whether Slack may be asked again. */
  isDue(workspace: string): boolean;
  /** Makes a listing, and notes how long it takes. */
  noting(workspace: string, list: () => Promise<Held[]>): Promise<Held[]>;
  /** Forgets a workspace in which Slack may hold anything by now, so that it may be listed at once. */
  forget(workspace: string): void;
}

/** @param now milliseconds, from any beginning, that never go back */
export function createListings(now: () => number = () => performance.now()): Listings {
  const dueAt = createGenerationalMap<string, number>(MOST_WORKSPACES);
  /** Listings under way, by workspace. A listing that is forgotten meanwhile does not delay the next one. */
  const underWay = new Map<string, symbol>();
  return {
    isDue: (workspace) => now() >= (dueAt.get(workspace) ?? Number.NEGATIVE_INFINITY),
    noting: async (workspace, list) => {
      const [mine, began] = [Symbol(), now()];
      underWay.set(workspace, mine);
      const held = await list();
      const took = now() - began;
      if (underWay.get(workspace) === mine && took > QUICK) dueAt.set(workspace, now() + SELDOM * took);
      else dueAt.delete(workspace);
      return held;
    },
    forget: (workspace) => {
      underWay.delete(workspace);
      dueAt.delete(workspace);
    },
  };
}

/**
 * What Slack holds, by the store's rows alone: everything that was handed over, including messages whose time
 * has come since. Undefined where a row is in doubt: the message was about to be handed over, posted or taken
 * back, or it is a notice that may have been posted. Once a notice has been posted, the same news is told
 * again. Messages that are known to be gone are neither held nor in doubt.
 * @param now epoch seconds
 * @param mayAsk whether Slack may be asked for the sake of a notice
 */
export function heldBy(rows: readonly Ring[], now: number, mayAsk: boolean, gone: Gone): Held[] | undefined {
  const held: Held[] = [];
  for (const row of rows) {
    const { state, scheduledId: id, conversation, postAt, text } = row;
    if (state === 'rung' || isGone(row, gone)) continue;
    if (state !== 'held' || id === undefined) return undefined;
    if (mayAsk && isNotice(row) && postAt <= now) return undefined;
    held.push({ id, conversation, postAt, text });
  }
  return held;
}
