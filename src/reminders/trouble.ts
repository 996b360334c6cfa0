/**
 * Trouble with conversations. It never deletes a follow: a target that Slack refuses is paused, and the people
 * who set it up are told once. Targets in trouble delay no others.
 */
import type { Store, Target } from '../store/store.ts';
import type { Memory } from './memory.ts';
import type { Render } from './notices.ts';
import {
  DeliveryRefused,
  handedOver,
  isFirstHalf,
  messageName,
  placeOf,
  type Step,
  type Timer,
  targetName,
  Unanswered,
} from './steps.ts';

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
  reason: string,
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

/** The steps that are left to the next pass, and with each of them the step that depends on it. */
export interface Skipped {
  has(step: Step): boolean;
  /** Leaves a step, and with it the step that replaces the message it takes back. */
  add(step: Step): void;
  /** Whether the message that this step replaces has been taken back. */
  isHalfDone(step: Step): boolean;
  note(step: Step, outcome: StepOutcome): void;
}

/**
 * @param all the ids of all targets of the workspace
 * @param tried places at which there was trouble before: further trouble there says nothing of Slack itself
 */
export function createSkipped(all: readonly string[], tried: ReadonlySet<string>): Skipped {
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
    has: (step) => {
      if (failuresInARow >= MOST_FAILURES) return true;
      const message = handedOver(step);
      if (message === undefined) return step.do === 'cancel' && conversations.has(step.held.conversation);
      // A message is not taken back where its replacement can't be handed over.
      return targets.has(message.target) || messages.has(messageName(message));
    },
    add: (step) => {
      if (step.do === 'cancel' && step.row) messages.add(messageName(step.row));
    },
    isHalfDone: (step) => 'message' in step && takenBack.has(messageName(step.message)),
    note: (step, outcome) => {
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
