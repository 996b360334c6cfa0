/**
 * When Slack is asked what it holds, and what is believed where it is not. It lists a hundred messages a call, from the same
 * rate at which they are handed over: the thirty thousand of a large university take minutes in which nothing else is done.
 */
import { createGenerationalMap } from '../primitives/generational-map.ts';
import type { Ring } from '../store/store.ts';
import { type Gone, isGone } from './gone.ts';
import type { Held } from './messages.ts';
import { isNotice } from './steps.ts';

/** Of how many workspaces it is known when they were listed; one that is forgotten is listed again. */
const MOST_WORKSPACES = 10_000;
/** A list that takes no longer, in milliseconds, may be asked for with every pass. */
const QUICK = 30_000;
/** Any other is not asked for again before this many times as long: a tenth of the time goes into it at the most. */
const SELDOM = 9;

export interface Listings {
  /** Whether Slack may be asked again. */
  isDue(workspace: string): boolean;
  /** Notes how long a list takes. */
  noting(workspace: string, list: () => Promise<Held[]>): Promise<Held[]>;
  /** What Slack holds there may be anything by now. */
  forget(workspace: string): void;
}

/** @param now milliseconds, from whatever beginning, that never go back */
export function createListings(now: () => number = () => performance.now()): Listings {
  const dueAt = createGenerationalMap<string, number>(MOST_WORKSPACES);
  /** Lists under way, by workspace; one that is forgotten says nothing of what comes after. */
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
 * What Slack holds by what the store says alone: whatever was handed over, also where its time has come since. Undefined where
 * a row is in doubt: it was about to be handed over, posted or taken back, or it is a notice that may have been posted, after which
 * the same news would be told again. What is known to be gone is neither held nor in doubt.
 * @param now epoch seconds
 * @param mayAsk whether Slack may be asked for the sake of a notice
 */
export function heldBy(
  rows: readonly Ring[],
  now: number,
  mayAsk: boolean,
  gone: Gone = new Map(),
): Held[] | undefined {
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
