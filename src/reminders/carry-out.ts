/**
 * Does the steps that a comparison came to. Before Slack is asked to do something, the store notes that it is
 * about to be done, so that the next pass can tell after a crash.
 */

import type { ReminderMetrics } from '../ops/metrics.ts';
import type { Reminder, Target } from '../store/store.ts';
import {
  createLeftAlone,
  forget,
  goneAmong,
  isFirstHalf,
  type LeftAlone,
  type Outcome,
  remember,
} from './memory.ts';
import { type PauseOptions, pause } from './pause.ts';
import {
  type Cancel,
  countReminder,
  DeliveryRefused,
  FROZEN,
  handedOver,
  handOverEvent,
  NEAR,
  nameOf,
  type Outgoing,
  placeAmong,
  rowOf,
  type Step,
  TimeIsPast,
  troubledAt,
  UNDELETABLE,
  Unanswered,
} from './steps.ts';

// Does one step of a pass. The store is told before and after.

export interface CarryOutOptions extends PauseOptions {
  /** False once another replica may be doing the same, or the app stops; asked before each step. */
  readonly stillMine: () => boolean;
  /** Whether others wait for this pass to end; asked before each step that the next pass may do as well. */
  readonly othersWait: () => boolean;
  readonly metrics: ReminderMetrics;
}

/**
 * What a pass has heard of Slack's clock, in epoch seconds. `upTo`: the latest time that Slack called past
 * although our clock had not reached it. `from`: the earliest time for which Slack has taken a message since
 * its list was read.
 */
interface Past {
  upTo: number;
  from: number;
}

/** Nothing heard yet. */
const nothingPast = (): Past => ({ upTo: 0, from: Number.POSITIVE_INFINITY });

/** The options of all steps of a pass. */
interface StepOptions extends CarryOutOptions {
  readonly past: Past;
}

/** Does one step. `skipped`: it was too late or too early for the step. Rejects as Slack and the store do. */
async function carryOutStep(step: Step, options: StepOptions): Promise<'done' | 'skipped'> {
  const { store } = options;
  switch (step.do) {
    case 'adopt':
      await store.reminders.put([{ ...step.row, state: 'held', scheduledId: step.id }]);
      return 'done';
    case 'rung':
      await store.reminders.put([{ ...step.row, state: 'rung', scheduledId: undefined }]);
      return 'done';
    case 'drop':
      await store.reminders.delete([step.row]);
      return 'done';
    case 'cancel':
      return cancel(step, options);
    case 'schedule':
      return schedule(step, options);
    case 'post':
      return post(step, options);
  }
}

/** Steps wait for Slack's rates. A message that has come into its last minutes meanwhile stays with Slack. */
async function cancel(step: Cancel, options: CarryOutOptions): Promise<'done' | 'skipped'> {
  const { held, row, why } = step;
  const { store, pace, now, metrics } = options;
  if (why === 'gone' && row) return cancelGone(step, row, options);
  await pace();
  if (row && held.postAt - now() / 1000 <= (isUnderOldId(step) ? UNDELETABLE : FROZEN)) return 'skipped';
  // This row says after a crash that a message missing from Slack was taken back, not posted.
  if (row) await store.reminders.put([{ ...row, state: 'intended', scheduledId: undefined }]);
  await takeBack(step, options).catch(onRefusal(async () => row && store.reminders.put([row])));
  if (row) await store.reminders.delete([row]);
  if (row) countReminder(metrics, row, { is: 'taken-back' });
  return 'done';
}

/**
 * Takes back, to be sure, a message that Slack no longer lists. Where it is too late for that, the
 * replacement is handed over all the same. The row still says that Slack held the message, but without the
 * id. So after a crash it counts neither as held nor as posted.
 */
async function cancelGone(step: Cancel, row: Reminder, options: CarryOutOptions): Promise<'done'> {
  const { store, pace, now } = options;
  const { held } = step;
  const isLate = (): boolean => held.postAt - now() / 1000 <= FROZEN;
  if (isLate()) return 'done';
  await pace();
  if (isLate()) return 'done';
  await store.reminders.put([{ ...row, scheduledId: undefined }]);
  await takeBack(step, options);
  return 'done';
}

/** Whether Slack holds the message under the id that its channel had before. */
const isUnderOldId = ({ held, before }: Cancel): boolean =>
  before !== undefined && before.conversation !== held.conversation;

/** Under an id that Slack no longer knows it posts nothing, so there is nothing to take back. */
async function takeBack(step: Cancel, { timer }: CarryOutOptions): Promise<void> {
  await timer.cancel(step.held).catch((error: unknown) => {
    const isGone = error instanceof DeliveryRefused && error.reason === 'channel_not_found';
    if (!isGone || !isUnderOldId(step)) throw error;
  });
}

async function schedule(
  { message, wasHeld }: Extract<Step, { do: 'schedule' }>,
  options: StepOptions,
): Promise<'done' | 'skipped'> {
  const { store, timer, pace, now, metrics } = options;
  await pace();
  const postNow = { do: 'post', message, again: false } as const;
  const unpaced = { ...options, pace: async () => undefined };
  // It is posted already, whatever time it is wanted for by now.
  if (options.memory.unnoted.has(nameOf(message))) return post(postNow, options);
  if (message.postAt - now() / 1000 < NEAR && !wasHeld) return post(postNow, unpaced);
  await store.reminders.put([rowOf(message, 'intended')]);
  const id = await timer
    .schedule(message)
    .catch(unlessPast)
    .catch(onRefusal(() => store.reminders.delete([message])));
  if (id === undefined) {
    const left = message.postAt - now() / 1000;
    if (!(wasHeld && wasPosted(message, left, options)))
      return left <= FROZEN ? post(postNow, unpaced) : 'skipped';
    await store.reminders.put([rowOf(message, 'rung')]);
    return 'done';
  }
  options.past.from = Math.min(options.past.from, message.postAt);
  countReminder(metrics, message, handOverEvent('scheduled', message, now()));
  await store.reminders.put([rowOf(message, 'held', id)]);
  return 'done';
}

/** Slack's answer takes less than this, in seconds. */
const MOMENT = 10;

/**
 * Whether Slack has posted a message that it held, now that it calls the message's time past. If our clock
 * has not reached that time, our clock is behind: the message was posted when Slack's clock reached it, and
 * so was every message due no later. Otherwise this pass came too late, and Slack did not have the message.
 * The same is true from the earliest time on for which Slack has taken a message in this pass.
 */
function wasPosted({ postAt }: Outgoing, left: number, { past }: StepOptions): boolean {
  if (postAt >= past.from) return false;
  if (left > MOMENT) past.upTo = Math.max(past.upTo, postAt);
  return postAt <= past.upTo;
}

/** Undefined where Slack calls the time of a message past. */
function unlessPast(error: unknown): undefined {
  if (!(error instanceof TimeIsPast)) throw error;
}

/** Slack has not done what it refuses, so no row is left in doubt about it. */
function onRefusal(undo: () => Promise<unknown>): (error: unknown) => Promise<never> {
  return async (error) => {
    if (error instanceof DeliveryRefused) await undo();
    throw error;
  };
}

/**
 * Posts a message. A message of which nobody knows whether it was posted (`again`) is posted once more and
 * then counts as rung: it is repeated once at most. A message that this process has posted, but could not
 * tell the store of, is only noted.
 */
async function post(
  { message, again }: Extract<Step, { do: 'post' }>,
  { store, timer, pace, now, metrics, memory: { unnoted } }: CarryOutOptions,
): Promise<'done'> {
  const name = nameOf(message);
  if (!unnoted.has(name)) {
    await pace();
    await store.reminders.put([rowOf(message, 'posting')]);
    try {
      await timer.post(message).catch(onRefusal(() => store.reminders.delete([message])));
    } catch (error) {
      if (again && error instanceof Unanswered) await store.reminders.put([rowOf(message, 'rung')]);
      throw error;
    }
    unnoted.add(name);
    countReminder(metrics, message, handOverEvent('posted', message, now()));
  }
  await store.reminders.put([rowOf(message, 'rung')]);
  unnoted.delete(name);
  return 'done';
}

/** What a pass did. */
export interface PassReport {
  readonly scheduled: number;
  readonly posted: number;
  readonly cancelled: number;
  readonly refused: number;
  /**
   * Rows that were brought up to date with what Slack holds, and steps for which it was too late or too
   * early.
   */
  readonly noted: number;
}

/** The most places in trouble that are remembered. */
const MOST_TROUBLED = 10_000;

/**
 * Does the steps in their order. Steps of targets in trouble come after all others, except for the two
 * targets that waited longest. A target that refuses, or at which Slack fails, is left alone for the rest of
 * the pass, and the others go on. Rejects at the end with the first failure that was not a refusal.
 */
export async function carryOut(
  steps: readonly Step[],
  targets: readonly Target[],
  options: CarryOutOptions,
): Promise<PassReport> {
  const report = { scheduled: 0, posted: 0, cancelled: 0, refused: 0, noted: 0 };
  const byId = new Map(targets.map((target) => [target.target, target]));
  const { troubled, gone } = options.memory;
  const { tried, last } = inTurn(placesInTrouble(steps, byId, troubled), troubled);
  const alone = createLeftAlone([...byId.keys()], tried);
  const failures: unknown[] = [];
  const known = { ...options, past: nothingPast() };
  const [left, waiting]: [Step[], Step[]] = [[], []];
  for (const step of comingLast(last, steps)) {
    // Another replica has taken over, or the app stops: the remaining steps are for the next pass.
    if (!options.stillMine()) break;
    if (alone.has(step)) {
      left.push(step);
      continue;
    }
    if (waits(step, alone, options)) {
      waiting.push(step);
      continue;
    }
    forget(gone, step);
    const outcome = await attempt(step, byId.get(targetOf(step)), known);
    alone.note(step, outcome);
    noteTrouble(step, outcome, troubled);
    if (outcome.is === 'failed') failures.push(outcome.error);
    else report[countOf(step, outcome)] += 1;
  }
  if (options.stillMine()) await noteGone(goneAmong(waiting), goneAmong(left), options);
  if (failures.length > 0) throw failures[0];
  return report;
}

/**
 * Messages that Slack no longer lists, and that were not handed over again, must not count as posted when
 * their time comes. So their rows lose Slack's id. Those that only wait are remembered as gone, too. Those
 * that were left because of trouble are not: Slack is asked about them again.
 */
async function noteGone(
  waiting: readonly Reminder[],
  left: readonly Reminder[],
  { store, memory: { gone } }: CarryOutOptions,
): Promise<void> {
  const news = waiting.filter((row) => !gone.has(nameOf(row)));
  const waits = new Set(waiting.map(nameOf));
  const rows = [...news, ...left.filter((row) => !waits.has(nameOf(row)))];
  if (rows.length > 0) await store.reminders.put(rows.map((row) => ({ ...row, scheduledId: undefined })));
  remember(gone, news);
}

/** Leaves a step to the next pass where the step may wait and others wait for this pass to end. */
function waits(step: Step, alone: LeftAlone, { othersWait }: CarryOutOptions): boolean {
  if (!mayWait(step) || alone.isHalfDone(step) || !othersWait()) return false;
  alone.leave(step);
  return true;
}

/** The places of steps at which there was trouble before this pass. */
function placesInTrouble(
  steps: readonly Step[],
  targets: ReadonlyMap<string, Target>,
  troubled: ReadonlySet<string>,
): Set<string> {
  const places = steps.flatMap((step) => {
    const place = troubledAt(step);
    const isPaused = targets.get(handedOver(step)?.target ?? '')?.pause !== undefined;
    return place !== undefined && (isPaused || troubled.has(place)) ? place : [];
  });
  return new Set(places);
}

/** How many places in trouble keep their place in a pass. */
const TRIED = 2;

/**
 * Targets that keep failing would otherwise come first in each pass and starve the rest. Only the two that
 * waited longest keep their place; the others come last.
 */
function inTurn(places: ReadonlySet<string>, troubled: ReadonlySet<string>) {
  const turns = new Map([...troubled].map((place, at) => [place, at]));
  const byTurn = [...places].toSorted((a, b) => (turns.get(a) ?? -1) - (turns.get(b) ?? -1));
  return { tried: new Set(byTurn.slice(0, TRIED)), last: new Set(byTurn.slice(TRIED)) };
}

/** The steps in their order, those at the places of `last` after all others. */
function comingLast(last: ReadonlySet<string>, steps: readonly Step[]): Step[] {
  const byPlace = Map.groupBy(steps, (step) => placeAmong(last, step));
  return [undefined, ...last].flatMap((place) => byPlace.get(place) ?? []);
}

/** Remembers for later passes where Slack fails or refuses. The place that was tried last is at the end. */
function noteTrouble(step: Step, { is }: Outcome, troubled: Set<string>): void {
  const place = troubledAt(step);
  if (place === undefined || is === 'skipped') return;
  if (is === 'done' && isFirstHalf(step)) return;
  troubled.delete(place);
  if (is === 'done') return;
  const [oldest] = troubled;
  if (troubled.size >= MOST_TROUBLED && oldest !== undefined) troubled.delete(oldest);
  troubled.add(place);
}

/**
 * A step may wait if it hands over what is wanted, replaces what is gone from Slack, or changes words. The
 * next pass finds the first again, knows the second from `gone`, and may find the third even later. All other
 * steps are known from Slack's list alone, or are in doubt.
 */
function mayWait(step: Step): boolean {
  if (step.do === 'cancel') return step.before !== undefined && step.why !== 'moved';
  if (step.do === 'schedule') return !step.inDoubt;
  return step.do === 'post' && !step.again;
}

/** Notes and deletions belong to no target here: they are done whether or not a target can be reached. */
const targetOf = (step: Step): string => ('message' in step ? step.message.target : '');

function countOf(step: Step, { is }: Outcome): keyof PassReport {
  if (is === 'done') return COUNTED[step.do];
  return is === 'refused' ? 'refused' : 'noted';
}

const COUNTED: Record<Step['do'], keyof PassReport> = {
  schedule: 'scheduled',
  post: 'posted',
  cancel: 'cancelled',
  adopt: 'noted',
  rung: 'noted',
  drop: 'noted',
};

/** Does one step. Pauses the target where Slack refuses it, and ends its pause where the step goes well. */
async function attempt(step: Step, target: Target | undefined, options: StepOptions): Promise<Outcome> {
  const { metrics } = options;
  const message = 'message' in step ? step.message : undefined;
  if (message) countReminder(metrics, message, { is: 'planned' });
  try {
    const is = await carryOutStep(step, options);
    if (target?.pause) await options.store.targets.change(target, { pause: null });
    return { is };
  } catch (error) {
    const why = error instanceof DeliveryRefused ? 'refused' : 'failed';
    if (message) countReminder(metrics, message, { is: 'left', why });
    if (!(error instanceof DeliveryRefused)) return { is: 'failed', error };
    if (target) await pause(target, error, options);
    return { is: 'refused', error };
  }
}
