/**
 * Trouble with conversations. It never deletes a follow: a target that Slack refuses is paused, and the people
 * who set it up are told once. Targets in trouble delay no others. What a process remembers of it from one pass to the
 * next helps: if it is stopped, the store's rows and Slack's list say enough to go on.
 */
import type { Pause, Reminder, Store, Target } from '../store/store.ts';
import type { Render } from './notices.ts';
import {
  DeliveryRefused,
  FROZEN,
  type HeldMessage,
  handedOver,
  isFirstHalf,
  isNotice,
  messageName,
  placeOf,
  rowOf,
  type Step,
  type Timer,
  targetName,
  Unanswered,
} from './steps.ts';

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

// Targets that Slack refuses are paused; others in trouble come last.

export interface PauseOptions {
  readonly store: Store;
  readonly timer: Timer;
  readonly render: Render;
  readonly now: () => number;
  /** Waits so that Slack's rates are kept; called before each of Slack's methods. */
  readonly pace: () => Promise<void>;
  readonly memory: Memory;
}

/**
 * Pauses a target with the reason, and tells the people who have set up its follows. Telling a person counts
 * as done where Slack refuses it for good or does not answer. After passing trouble it is tried again at the
 * next refusal.
 */
export async function pause(
  target: Target,
  { reason, everywhere }: DeliveryRefused,
  options: PauseOptions,
): Promise<void> {
  const { store, now } = options;
  const since = target.pause?.since ?? now();
  const isKnown = target.pause?.reason === reason;
  if (isKnown && (target.pause?.told || everywhere)) return;
  if (!isKnown) await store.targets.change(target, { pause: { reason, since, told: false } });
  // Without a token no person can be told anything; `/course status` says it.
  if (everywhere || target.kind === 'person') return;
  if (await tellAll(target, reason, options))
    await store.targets.change(target, { pause: { reason, since, told: true } });
}

/** @returns whether every person has been told */
async function tellAll(
  target: Target,
  reason: Pause['reason'],
  { store, timer, render, pace, memory: { toldOfPause } }: PauseOptions,
): Promise<boolean> {
  const nameOf = (person: string): string => `${targetName(target)} ${reason} ${person}`;
  const follows = await store.follows.of(target);
  // `createdBy` is empty where the person has had their data erased.
  const people = new Set(follows.map(({ createdBy }) => createdBy).filter((person) => person !== ''));
  let isDone = true;
  for (const person of people) {
    if (toldOfPause.has(nameOf(person))) continue;
    await pace();
    const isTold = await timer.tell(person, render.paused(target, reason)).then(
      () => true,
      // Without an answer the person may have been told, and is not told again in every pass.
      (error: unknown) => error instanceof DeliveryRefused || error instanceof Unanswered,
    );
    isDone &&= isTold;
    if (isTold) toldOfPause.add(nameOf(person));
  }
  if (isDone) for (const person of people) toldOfPause.delete(nameOf(person));
  return isDone;
}

/** The outcome of a step. `failed`: Slack had trouble. `skipped`: it was too late or too early for the step. */
export type StepOutcome =
  | { readonly is: 'done' | 'skipped' }
  | { readonly is: 'refused' | 'failed'; readonly error: unknown };

/** After so many failures in a row Slack itself is in trouble: the rest is left to the next pass. */
const MOST_FAILURES = 3;

/**
 * The steps that are left to the next pass, and with each of them the step that depends on it.
 * @param all the ids of all targets of the workspace
 * @param tried places at which there was trouble before: further trouble there says nothing of Slack itself
 */
export function createSkipped(all: readonly string[], tried: ReadonlySet<string>) {
  const targets = new Set<string>();
  /** Conversations where Slack failed to take back a message that nothing replaces. */
  const conversations = new Set<string>();
  const messages = new Set<string>();
  const takenBack = new Set<string>();
  let failuresInARow = 0;
  const noteFailure = (step: Step, error: unknown): void => {
    const everywhere = error instanceof DeliveryRefused && error.everywhere;
    for (const id of everywhere ? all : [handedOver(step)?.target ?? '']) targets.add(id);
    if (step.do === 'cancel' && !step.before) conversations.add(step.held.conversation);
  };
  const failuresAfter = (step: Step, { is }: StepOutcome): number => {
    if (is === 'failed') return tried.has(placeOf(step) ?? '') ? failuresInARow : failuresInARow + 1;
    // A message can be taken back even where handing over fails, so that is no sign of an end of trouble.
    return isFirstHalf(step) ? failuresInARow : 0;
  };
  return {
    has: (step: Step): boolean => {
      if (failuresInARow >= MOST_FAILURES) return true;
      const message = handedOver(step);
      if (message === undefined) return step.do === 'cancel' && conversations.has(step.held.conversation);
      // A message is not taken back where its replacement can't be handed over.
      return targets.has(message.target) || messages.has(messageName(message));
    },
    /** Leaves a step, and with it the step that replaces the message it takes back. */
    add: (step: Step): void => {
      if (step.do === 'cancel' && step.row) messages.add(messageName(step.row));
    },
    /** Whether the message that this step replaces has been taken back. */
    isHalfDone: (step: Step): boolean => 'message' in step && takenBack.has(messageName(step.message)),
    note: (step: Step, outcome: StepOutcome): void => {
      failuresInARow = failuresAfter(step, outcome);
      if ('error' in outcome) noteFailure(step, outcome.error);
      // A message that could not be taken back must not be handed over a second time.
      if (step.do === 'cancel' && step.row)
        (outcome.is === 'done' ? takenBack : messages).add(messageName(step.row));
    },
  };
}

/** How many places in trouble keep their place in a pass. */
const TRIED = 2;
/** The most places in trouble that are remembered. */
const MOST_TROUBLED = 10_000;

/**
 * The steps of a pass, those at places in trouble after all others. Such places would otherwise come first in
 * each pass and starve the rest. Only the two that waited longest keep their place.
 * @returns `tried`: those two
 */
export function troubledLast(
  steps: readonly Step[],
  targets: ReadonlyMap<string, Target>,
  troubled: ReadonlySet<string>,
): { readonly ordered: readonly Step[]; readonly tried: ReadonlySet<string> } {
  const places = steps.flatMap((step) => {
    const place = placeOf(step);
    const isPaused = targets.get(handedOver(step)?.target ?? '')?.pause !== undefined;
    return place !== undefined && (isPaused || troubled.has(place)) ? place : [];
  });
  const waited = new Map([...troubled].map((place, at) => [place, at]));
  const longestFirst = [...new Set(places)].toSorted((a, b) => (waited.get(a) ?? -1) - (waited.get(b) ?? -1));
  const last = new Set(longestFirst.slice(TRIED));
  const byPlace = Map.groupBy(steps, (step) => {
    const place = placeOf(step);
    return place !== undefined && last.has(place) ? place : undefined;
  });
  const ordered = [undefined, ...last].flatMap((place) => byPlace.get(place) ?? []);
  return { ordered, tried: new Set(longestFirst.slice(0, TRIED)) };
}

/** Remembers for later passes where Slack fails or refuses. The place that was tried last is at the end. */
export function noteTrouble(step: Step, { is }: StepOutcome, troubled: Set<string>): void {
  const place = placeOf(step);
  if (place === undefined || is === 'skipped' || (is === 'done' && isFirstHalf(step))) return;
  troubled.delete(place);
  if (is === 'done') return;
  const [oldest] = troubled;
  if (troubled.size >= MOST_TROUBLED && oldest !== undefined) troubled.delete(oldest);
  troubled.add(place);
}
