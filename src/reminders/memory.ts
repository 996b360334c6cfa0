/** What a process remembers from one pass to the next. If it is stopped, the store's rows and Slack's list say enough to go on. */
import { LRUCache } from 'lru-cache';
import { atMost } from '../primitives/recent.ts';
import type { Reminder } from '../store/store.ts';
import { FROZEN, type HeldMessage, handedOver, isNotice, messageName, rowOf, type Step } from './steps.ts';

/**
 * Every pass over a workspace must be given the same memory: one that starts anew may post twice what the last
 * one could not note.
 */
export interface Memory {
  /**
   * Names of messages that were posted directly and that the store could not be told of. Lost, such a message
   * is in doubt: it is posted once more and then counts as posted.
   */
  readonly unnoted: Set<string>;
  /**
   * Places (`placeOf`) where Slack failed or refused. The place that was tried last is at the end. Lost, they
   * come before others again, until the next pass has found the trouble anew.
   */
  readonly troubled: Set<string>;
  /**
   * Messages that Slack dropped and that wait to be handed over again, by name: the id that Slack gave them.
   * Undefined: it is too late to take the message back to be sure. Finding them may have taken a listing of
   * minutes, which passes in between need not make again. Lost, Slack is asked again: their rows have no id and
   * so are in doubt.
   */
  readonly dropped: Dropped;
  /**
   * People who have been told of a pause, kept until everyone has been told. Lost, those who were told are told
   * again together with the others.
   */
  readonly toldOfPause: Set<string>;
}

export type Dropped = Map<string, string | undefined>;

/** The memory of a process that has made no pass yet. */
export const createMemory = (): Memory => ({
  unnoted: new Set(),
  troubled: new Set(),
  dropped: new Map(),
  toldOfPause: new Set(),
});

/** The most dropped messages that are remembered; for the others Slack is asked again. */
const MOST_DROPPED = 10_000;

/** The rows, with Slack's ids, of messages that by these steps were dropped and are to be handed over again. */
export function droppedAmong(steps: readonly Step[]): Reminder[] {
  const rows = new Map<string, Reminder>();
  for (const step of steps) {
    const row = droppedBy(step);
    // The step that takes back comes before the one that hands over, and knows the id.
    if (row && !rows.has(messageName(row))) rows.set(messageName(row), row);
  }
  return [...rows.values()];
}

function droppedBy(step: Step): Reminder | undefined {
  if (step.do === 'schedule') return step.wasHeld && rowOf(step.message, 'held');
  return step.do === 'cancel' && step.why === 'dropped' && step.before ? step.row : undefined;
}

export function rememberDropped(dropped: Dropped, rows: readonly Reminder[]): void {
  for (const row of rows) if (dropped.size < MOST_DROPPED) dropped.set(messageName(row), row.scheduledId);
}

/** Forgets the message of a step that is about to be done: the outcome says more than the memory. */
export function forgetDropped(dropped: Dropped, step: Step): void {
  const message = handedOver(step);
  if (message) dropped.delete(messageName(message));
  if ('row' in step && step.row) dropped.delete(messageName(step.row));
}

/** Whether a row stands for a message that is remembered as dropped by Slack. */
export const isDropped = (row: Reminder, dropped: Dropped): boolean =>
  row.state === 'held' && row.scheduledId === undefined && dropped.has(messageName(row));

/**
 * The rows. A dropped message that there is time to take back has its id in its row again. @param now epoch
 * seconds
 */
export function withIds(rows: readonly Reminder[], dropped: Dropped, now: number): readonly Reminder[] {
  return rows.map((row) => {
    if (!isDropped(row, dropped) || row.postAt - now <= FROZEN) return row;
    return { ...row, scheduledId: dropped.get(messageName(row)) };
  });
}

/**
 * What Slack holds, by the store's rows alone: everything that was handed over, including messages whose time
 * has come since. Undefined where a row is in doubt: the message was about to be handed over, posted or taken
 * back, or it is a notice that may have been posted. Once a notice has been posted, the same change is told
 * again. Messages that are known to be dropped are neither held nor in doubt.
 * @param now epoch seconds
 * @param mayList whether Slack may be asked for the sake of a notice
 */
export function heldByRows(
  rows: readonly Reminder[],
  now: number,
  mayList: boolean,
  dropped: Dropped,
): HeldMessage[] | undefined {
  const held: HeldMessage[] = [];
  for (const row of rows) {
    const { state, scheduledId: id, conversation, postAt, text } = row;
    if (state === 'rung' || isDropped(row, dropped)) continue;
    if (state !== 'held' || id === undefined) return undefined;
    if (mayList && isNotice(row) && postAt <= now) return undefined;
    held.push({ id, conversation, postAt, text });
  }
  return held;
}

/** The most workspaces for which it is remembered when they were listed; a forgotten one is listed again. */
const MOST_WORKSPACES = 10_000;
/** A listing that takes no longer than this, in milliseconds, may be made with every pass. */
const QUICK = 30_000;
/** A longer listing is not repeated for this many times as long: a tenth of the time goes into listings. */
const SELDOM = 9;

/**
 * When Slack is asked what it holds. Slack lists a hundred messages a call, and the calls count in the same
 * rate as handing over: the thirty thousand messages of a large university take minutes in which nothing else
 * is done.
 */
export interface Listings {
  /** Whether Slack may be asked again. */
  isDue(workspace: string): boolean;
  /** Makes a listing, and notes how long it takes. */
  timed(workspace: string, list: () => Promise<HeldMessage[]>): Promise<HeldMessage[]>;
  /** Forgets a workspace in which Slack may hold anything by now, so that it may be listed at once. */
  forget(workspace: string): void;
}

/** @param now milliseconds, from any beginning, that never go back */
export function createListings(now: () => number = () => performance.now()): Listings {
  const dueAt = new LRUCache<string, number>(atMost(MOST_WORKSPACES));
  /** Listings under way, by workspace. A listing that is forgotten meanwhile does not delay the next one. */
  const underWay = new Map<string, symbol>();
  return {
    isDue: (workspace) => now() >= (dueAt.get(workspace) ?? Number.NEGATIVE_INFINITY),
    timed: async (workspace, list) => {
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
