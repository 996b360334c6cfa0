/**
 * What the passes of one process remember from one to the next. Every pass over a workspace must be given the
 * same memory: one that starts anew may post twice what the last one could not note.
 */

import { createGenerationalMap } from '../primitives/memory.ts';
import type { Reminder } from '../store/store.ts';
import {
  DeliveryRefused,
  FROZEN,
  type Held,
  handedOver,
  isNotice,
  nameOf,
  placeAmong,
  rowOf,
  type Step,
} from './steps.ts';

// Messages that Slack was seen to hold no more and that wait to be handed over again. Finding them may have
// taken a listing of minutes. They are remembered until they are handed over, so that passes in between need
// not list again.

/**
 * For the name of each message, the id that Slack gave it. Undefined: it is too late to take the message back
 * to be sure. Outlives a pass.
 */
export type Gone = Map<string, string | undefined>;

/** No more than this are remembered; for the others Slack is asked again. */
const MOST_GONE = 10_000;

/** The rows, with Slack's ids, of messages that by these steps are gone and to be handed over again. */
export function goneAmong(steps: readonly Step[]): Reminder[] {
  const rows = new Map<string, Reminder>();
  for (const step of steps) {
    const row = goneOf(step);
    // The step that takes back comes before the one that hands over, and knows the id.
    if (row && !rows.has(nameOf(row))) rows.set(nameOf(row), row);
  }
  return [...rows.values()];
}

function goneOf(step: Step): Reminder | undefined {
  if (step.do === 'schedule') return step.wasHeld && rowOf(step.message, 'held');
  return step.do === 'cancel' && step.why === 'gone' && step.before ? step.row : undefined;
}

/** Remembers rows, as far as there is room. */
export function remember(gone: Gone, rows: readonly Reminder[]): void {
  for (const row of rows) if (gone.size < MOST_GONE) gone.set(nameOf(row), row.scheduledId);
}

/** Forgets the message of a step that is about to be done: the outcome says more than the memory. */
export function forget(gone: Gone, step: Step): void {
  const message = handedOver(step);
  if (message) gone.delete(nameOf(message));
  if ('row' in step && step.row) gone.delete(nameOf(step.row));
}

/**
 * The rows. A gone message that there is time to take back has its id in its row again. @param now epoch
 * seconds
 */
export function withIds(rows: readonly Reminder[], gone: Gone, now: number): readonly Reminder[] {
  if (gone.size === 0) return rows;
  return rows.map((row) => {
    const id = isGone(row, gone) && row.postAt - now > FROZEN ? gone.get(nameOf(row)) : undefined;
    return id === undefined ? row : { ...row, scheduledId: id };
  });
}

/** Whether a row stands for a message that is remembered as gone from Slack. */
export const isGone = (row: Reminder, gone: Gone): boolean =>
  row.state === 'held' && row.scheduledId === undefined && gone.has(nameOf(row));

/** A process that is stopped loses all of it: the store's rows and Slack's list then say enough to go on. */
export interface Memory {
  /**
   * Names of messages that were posted directly and that the store could not be told of. Lost, such a message
   * is in doubt: it is posted once more and then counts as rung.
   */
  readonly unnoted: Set<string>;
  /**
   * Places (`troubledAt`) where Slack failed or refused. The place that was tried last is at the end. Lost,
   * they come before others again, until the next pass has found the trouble anew.
   */
  readonly troubled: Set<string>;
  /**
   * Messages that are gone from Slack and wait to be handed over again. Lost, Slack is asked about them
   * again: their rows have no id and so are in doubt.
   */
  readonly gone: Gone;
  /**
   * People who have been told of a pause, kept until everybody has been told. Lost, those who were told are
   * told again together with the others.
   */
  readonly toldOfPause: Set<string>;
}

/** The memory of a process that has made no pass yet. */
export const createMemory = (): Memory => ({
  unnoted: new Set(),
  troubled: new Set(),
  gone: new Map(),
  toldOfPause: new Set(),
});

// The steps that a pass leaves alone for its rest: those of targets that can't be reached, those that depend
// on a skipped step, and all of them once Slack itself is in trouble.

/** After so many failures in a row Slack itself is in trouble: the rest is left to the next pass. */
const MOST_FAILURES = 3;

/**
 * The outcome of a step. `failed`: Slack had trouble. `skipped`: it was too late or too early for the step.
 */
export type Outcome =
  | { readonly is: 'done' | 'skipped' }
  | { readonly is: 'refused' | 'failed'; readonly error: unknown };

export interface LeftAlone {
  has(step: Step): boolean;
  /** Whether the message that this step replaces has been taken back. */
  isHalfDone(step: Step): boolean;
  /** Leaves a step to the next pass, and with it the step that replaces what it takes back. */
  leave(step: Step): void;
  note(step: Step, outcome: Outcome): void;
}

/**
 * Whether a step takes back a message that another replaces. That works even where handing over fails, so it
 * is no sign that trouble is over.
 */
export const isFirstHalf = (step: Step): boolean => step.do === 'cancel' && step.before !== undefined;

/**
 * @param all the ids of all targets of the workspace
 * @param troubled places at which there was trouble before: further trouble there says nothing of Slack
 * itself
 */
export function createLeftAlone(all: readonly string[], troubled: ReadonlySet<string>): LeftAlone {
  const targets = new Set<string>();
  /** Conversations where Slack failed to take back a message that nothing replaces. */
  const conversations = new Set<string>();
  const messages = new Set<string>();
  const takenBack = new Set<string>();
  let inARow = 0;
  const noteFailure = (step: Step, error: unknown): void => {
    for (const id of unreachable(step, error, all)) targets.add(id);
    if (step.do === 'cancel' && !isFirstHalf(step)) conversations.add(step.held.conversation);
  };
  const failuresAfter = (step: Step, { is }: Outcome): number => {
    if (is === 'failed') return placeAmong(troubled, step) === undefined ? inARow + 1 : inARow;
    return isFirstHalf(step) ? inARow : 0;
  };
  return {
    has: (step) => {
      if (inARow >= MOST_FAILURES) return true;
      const message = handedOver(step);
      if (message === undefined) return step.do === 'cancel' && conversations.has(step.held.conversation);
      // A message is not taken back where its replacement can't be handed over.
      return targets.has(message.target) || messages.has(nameOf(message));
    },
    isHalfDone: (step) => 'message' in step && takenBack.has(nameOf(step.message)),
    leave: (step) => {
      if (step.do === 'cancel' && step.row) messages.add(nameOf(step.row));
    },
    note: (step, outcome) => {
      inARow = failuresAfter(step, outcome);
      if ('error' in outcome) noteFailure(step, outcome.error);
      // A message that could not be taken back must not be handed over a second time.
      if (step.do === 'cancel' && step.row)
        (outcome.is === 'done' ? takenBack : messages).add(nameOf(step.row));
    },
  };
}

function unreachable(step: Step, error: unknown, all: readonly string[]): readonly string[] {
  const everywhere = error instanceof DeliveryRefused && error.everywhere;
  return everywhere ? all : [handedOver(step)?.target ?? ''];
}

// When Slack is asked what it holds; otherwise the store's rows tell that. Slack lists a hundred messages a
// call, and the calls count in the same rate as handing over. The thirty thousand messages of a large
// university take minutes in which nothing else is done.

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
export function heldBy(
  rows: readonly Reminder[],
  now: number,
  mayAsk: boolean,
  gone: Gone,
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
