/**
 * Trouble with conversations. It never deletes a follow: a target that Slack refuses is paused, and the people
 * who set it up are told once. Targets in trouble delay no others. What a process remembers of it from one pass to the
 * next helps: if it is stopped, the store's rows and Slack's list say enough to go on.
 */
import type { PauseCause, Reminder, Store, Target } from '../store/store.ts';
import type { Render } from './notices.ts';
import {
  DeliveryRefused,
  FROZEN,
  type HeldMessage,
  handedOver,
  isFirstHalf,
  isNotice,
  messageName,
  nameOfStep,
  placeOf,
  rowOf,
  type SlackTimer,
  type Step,
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
   * People who know of a pause, kept until all know. If a process ends before that, its successor tells all of them
   * again.
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

/**
 * The rows, with Slack's ids, of messages that by these steps were dropped and are to be handed over again, and that
 * are not remembered.
 */
export function droppedAmong(steps: readonly Step[], dropped: Dropped): Reminder[] {
  const rows = new Map<string, Reminder>();
  for (const step of steps) {
    const row = droppedBy(step);
    if (!row) continue;
    const name = messageName(row);
    // The step that takes back comes before the one that hands over, and knows the id.
    if (!rows.has(name) && !dropped.has(name)) rows.set(name, row);
  }
  return [...rows.values()];
}

function droppedBy(step: Step): Reminder | undefined {
  if (step.do === 'schedule') return step.wasHeld && rowOf(step.message, 'held');
  return step.do === 'cancel' && step.why === 'dropped' ? step.row : undefined;
}

export function rememberDropped(dropped: Dropped, rows: readonly Reminder[]): void {
  for (const row of rows) if (dropped.size < MOST_DROPPED) dropped.set(messageName(row), row.scheduledId);
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
    if (state === 'posted' || isDropped(row, dropped)) continue;
    if (state !== 'held' || id === undefined) return undefined;
    if (mayList && isNotice(row) && postAt <= now) return undefined;
    held.push({ id, conversation, postAt, text });
  }
  return held;
}

// Targets that Slack refuses are paused; others in trouble come last.

export interface PauseOptions {
  readonly store: Store;
  readonly timer: SlackTimer;
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
  { asKept: cause, everywhere, isForOperator }: DeliveryRefused,
  options: PauseOptions,
): Promise<void> {
  const { store, now } = options;
  const since = target.pause?.since ?? now();
  const isKnown = target.pause?.reason === cause.reason && target.pause.word === cause.word;
  if (isKnown && (target.pause?.told || everywhere)) return;
  if (!isKnown) await store.targets.change(target, { pause: { ...cause, since, told: false } });
  // Without a token no person can be told anything; `/course status` says it.
  if (isForOperator || target.kind === 'person') return;
  if (await tellAll(target, cause, options))
    await store.targets.change(target, { pause: { ...cause, since, told: true } });
}

/** @returns whether every person has been told */
async function tellAll(
  target: Target,
  cause: PauseCause,
  { store, timer, render, pace, memory: { toldOfPause } }: PauseOptions,
): Promise<boolean> {
  const why = `${cause.reason} ${cause.word ?? ''}`;
  const nameOf = (person: string): string => `${targetName(target)} ${why} ${person}`;
  const follows = await store.follows.of(target);
  // `createdBy` is empty where the person has had their data erased.
  const people = new Set(follows.map(({ createdBy }) => createdBy).filter((person) => person !== ''));
  let isDone = true;
  for (const person of people) {
    if (toldOfPause.has(nameOf(person))) continue;
    await pace();
    const isTold = await timer.tell(person, render.paused(target, cause)).then(
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

/** The names of the messages in whose place a step hands another one over. */
function replacedBy(step: Step): string[] {
  if (step.do === 'cancel') return [];
  const { workspace, target, replaces = [] } = step.message;
  return replaces.map((key) => messageName({ workspace, target, key }));
}

/** The outcome of a step. `failed`: Slack had trouble. `skipped`: it was too late or too early for the step. */
export type StepOutcome =
  | { readonly is: 'done' | 'skipped' }
  | { readonly is: 'refused' | 'failed'; readonly error: unknown };

/** After so many failures in a row Slack itself is in trouble: the rest is left to the next pass. */
const MOST_FAILURES = 3;

/**
 * The steps that are left to the next pass, and with each of them the step that depends on it.
 * @param tried places at which there was trouble before: further trouble there says nothing of Slack itself
 */
export function createSkipped(tried: ReadonlySet<string>) {
  /** Where Slack failed or refused in this pass. */
  const places = new Set<string>();
  /** Whether a message could be taken back. Else its replacement must not be handed over. */
  const takenBack = new Map<string, boolean>();
  let failuresInARow = 0;
  /** Slack itself is in trouble, or takes the token no more. */
  let isOver = false;
  const wasTakenBack = (step: Step): boolean | undefined => takenBack.get(nameOfStep(step) ?? '');
  const failuresAfter = (step: Step, { is }: StepOutcome): number => {
    if (is === 'failed') return tried.has(placeOf(step)) ? failuresInARow : failuresInARow + 1;
    // A message can be taken back even where handing over fails, so that is no sign of an end of trouble.
    return isFirstHalf(step) ? failuresInARow : 0;
  };
  return {
    has: (step: Step): boolean =>
      isOver ||
      places.has(placeOf(step)) ||
      wasTakenBack(step) === false ||
      replacedBy(step).some((name) => takenBack.get(name) === false),
    /** Whether the message that this step replaces has been taken back. */
    isHalfDone: (step: Step): boolean => wasTakenBack(step) === true,
    note: (step: Step, outcome: StepOutcome): void => {
      const name = step.do === 'cancel' ? nameOfStep(step) : undefined;
      if (name !== undefined) takenBack.set(name, outcome.is === 'done');
      failuresInARow = failuresAfter(step, outcome);
      if (!('error' in outcome)) return;
      places.add(placeOf(step));
      const { error } = outcome;
      isOver = failuresInARow >= MOST_FAILURES || (error instanceof DeliveryRefused && error.everywhere);
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
  const isPaused = (step: Step) => targets.get(handedOver(step)?.target ?? '')?.pause !== undefined;
  const those = steps.filter((step) => isPaused(step) || troubled.has(placeOf(step)));
  const places = new Set(those.map(placeOf));
  const waited = [...troubled].filter((place) => places.has(place));
  const longestFirst = [...[...places].filter((place) => !troubled.has(place)), ...waited];
  const ranks = new Map(longestFirst.slice(TRIED).map((place, index) => [place, index + 1]));
  const rankOf = (step: Step): number => ranks.get(placeOf(step)) ?? 0;
  return {
    ordered: steps.toSorted((a, b) => rankOf(a) - rankOf(b)),
    tried: new Set(longestFirst.slice(0, TRIED)),
  };
}

/** Remembers for later passes where Slack fails or refuses. The place that was tried last is at the end. */
export function noteTrouble(step: Step, { is }: StepOutcome, troubled: Set<string>): void {
  const place = placeOf(step);
  if (is === 'skipped' || (is === 'done' && isFirstHalf(step))) return;
  troubled.delete(place);
  if (is === 'done') return;
  const [oldest] = troubled;
  if (troubled.size >= MOST_TROUBLED && oldest !== undefined) troubled.delete(oldest);
  troubled.add(place);
}
