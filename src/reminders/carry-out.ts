/**
 * Does the steps that a comparison came to. Before Slack is asked to do something, the store notes that it is
 * about to be done, so that the next pass can tell after a crash.
 */
import type { ReminderEvent, ReminderMetrics } from '../ops/metrics.ts';
import type { Reminder, Target } from '../store/store.ts';
import {
  type Cancel,
  DeliveryRefused,
  type Difference,
  FROZEN,
  isNotice,
  messageName,
  NEAR,
  nameOfStep,
  type Outgoing,
  rowOf,
  type Step,
  TimeIsPast,
  UNDELETABLE,
  Unanswered,
} from './steps.ts';
import {
  createSkipped,
  droppedAmong,
  noteTrouble,
  type PauseOptions,
  pause,
  rememberDropped,
  type StepOutcome,
  troubledLast,
} from './trouble.ts';

export interface CarryOutOptions extends PauseOptions {
  /**
   * False once another replica may be doing the same, or the app stops. Asked before each thing that must not
   * be done twice.
   */
  readonly stillMine: () => boolean;
  /**
   * True once another pass waits for this one to end, and until it has. Asked before each step that the next pass may
   * do as well.
   */
  readonly othersWait: () => boolean;
  readonly metrics: ReminderMetrics;
}

/**
 * Brings the store up to date, and does the steps in their order. Steps of targets in trouble come after all others,
 * except for the two targets that waited longest. A target that refuses, or at which Slack fails, is skipped for the
 * rest of the pass, and the others go on. Rejects at the end with the first failure that was not a refusal.
 */
export async function carryOut(
  difference: Difference,
  targets: readonly Target[],
  options: CarryOutOptions,
): Promise<void> {
  const { stillMine, othersWait } = options;
  const { troubled, dropped } = options.memory;
  if (!stillMine()) return;
  await bringUpToDate(difference, options);
  const byId = new Map(targets.map((target) => [target.target, target]));
  const { ordered, tried } = troubledLast(difference.steps, byId, troubled);
  const skipped = createSkipped(tried);
  const failures: unknown[] = [];
  const inPass = { ...options, clock: { past: 0, ahead: Number.POSITIVE_INFINITY } };
  const left: Step[] = [];
  const waits = (step: Step): boolean => mayWait(step) && !skipped.isHalfDone(step) && othersWait();
  for (const step of ordered) {
    if (!stillMine()) break;
    if (skipped.has(step) || waits(step)) {
      left.push(step);
      continue;
    }
    // The outcome says more than the memory.
    dropped.delete(nameOfStep(step) ?? '');
    const outcome = await carryOutStep(step, byId, inPass);
    skipped.note(step, outcome);
    noteTrouble(step, outcome, troubled);
    if (outcome.is === 'failed') failures.push(outcome.error);
  }
  if (stillMine()) await noteDropped(droppedAmong(left, dropped), options);
  if (failures.length > 0) throw failures[0];
}

async function bringUpToDate({ notes, gone }: Difference, { store, memory }: CarryOutOptions): Promise<void> {
  for (const row of [...notes, ...gone]) memory.dropped.delete(messageName(row));
  if (notes.length > 0) await store.reminders.put(notes);
  if (gone.length > 0) await store.reminders.delete(gone);
}

/**
 * A step may wait if it hands over a wanted message, replaces one that Slack dropped, or changes words. The
 * next pass finds the first again, knows the second from its memory, and may find the third even later. All
 * other steps are known from Slack's list alone, or are in doubt.
 */
function mayWait(step: Step): boolean {
  if (step.do === 'cancel') return step.before !== undefined && step.why !== 'moved';
  if (step.do === 'schedule') return !step.inDoubt;
  return !step.again;
}

/**
 * Messages that Slack dropped, and that were not handed over again, must not count as posted when their time
 * comes. So their rows lose Slack's id, which is remembered.
 */
async function noteDropped(
  rows: readonly Reminder[],
  { store, memory: { dropped } }: CarryOutOptions,
): Promise<void> {
  if (rows.length > 0) await store.reminders.put(rows.map((row) => ({ ...row, scheduledId: undefined })));
  rememberDropped(dropped, rows);
}

/** Does one step. Pauses the target where Slack refuses it, and ends its pause where the step goes well. */
async function carryOutStep(
  step: Step,
  targets: ReadonlyMap<string, Target>,
  options: StepOptions,
): Promise<StepOutcome> {
  // Messages are taken back whether or not their target can be reached.
  const message = step.do === 'cancel' ? undefined : step.message;
  const target = message && targets.get(message.target);
  if (message) count(message, { is: 'planned' }, options);
  try {
    const is = await doStep(step, options);
    if (target?.pause) await options.store.targets.change(target, { pause: null });
    return { is };
  } catch (error) {
    const is = error instanceof DeliveryRefused ? 'refused' : 'failed';
    if (message) count(message, { is: 'left', why: is }, options);
    if (target && error instanceof DeliveryRefused) await pause(target, error, options);
    return { is, error };
  }
}

interface StepOptions extends CarryOutOptions {
  /**
   * What this pass has heard of Slack's clock, in epoch seconds. `past`: the latest time that Slack called past
   * although our clock had not reached it. `ahead`: the earliest time for which Slack has taken a message.
   */
  readonly clock: { past: number; ahead: number };
}

/** `skipped`: it was too late or too early for the step. Rejects as Slack and the store do. */
type Done = Promise<'done' | 'skipped'>;

function doStep(step: Step, options: StepOptions): Done {
  switch (step.do) {
    case 'cancel':
      return cancel(step, options);
    case 'schedule':
      return schedule(step, options);
    case 'post':
      return post(step, options);
  }
}

/** Steps wait for Slack's rates. A message that has come into its last minutes meanwhile stays with Slack. */
async function cancel(step: Cancel, options: CarryOutOptions): Done {
  const { held, row, why } = step;
  const { store, pace, now } = options;
  if (why === 'dropped' && row) return cancelDropped(step, row, options);
  await pace();
  if (row && held.postAt - now() / 1000 <= (isUnderOldId(step) ? UNDELETABLE : FROZEN)) return 'skipped';
  // This row says after a crash that a message missing from Slack was taken back, not posted.
  if (row) await store.reminders.put([{ ...row, state: 'intended', scheduledId: undefined }]);
  await takeBack(step, options).catch(onRefusal(async () => row && store.reminders.put([row])));
  if (row) await store.reminders.delete([row]);
  if (row) count(row, { is: 'taken-back' }, options);
  return 'done';
}

/**
 * Takes back, to be sure, a message that Slack no longer lists. Where it is too late for that, the
 * replacement is handed over all the same. The row still says that Slack held the message, but without the
 * id. So after a crash it counts neither as held nor as posted.
 */
async function cancelDropped(step: Cancel, row: Reminder, options: CarryOutOptions): Done {
  const { store, pace, now } = options;
  const isLate = (): boolean => step.held.postAt - now() / 1000 <= FROZEN;
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
    const isUnknown = error instanceof DeliveryRefused && error.reason === 'channel_not_found';
    if (!isUnknown || !isUnderOldId(step)) throw error;
  });
}

async function schedule({ message, wasHeld }: Extract<Step, { do: 'schedule' }>, options: StepOptions): Done {
  const { store, timer, pace, now, clock } = options;
  await pace();
  const postNow = { do: 'post', message, again: false } as const;
  const unpaced = { ...options, pace: async () => undefined };
  // It is posted already, even if it is wanted for another time by now.
  if (options.memory.unnoted.has(messageName(message))) return post(postNow, options);
  if (message.postAt - now() / 1000 < NEAR && !wasHeld) return post(postNow, unpaced);
  await store.reminders.put([rowOf(message, 'intended')]);
  const id = await timer
    .schedule(message)
    .catch((error: unknown) => {
      if (!(error instanceof TimeIsPast)) throw error;
      return undefined;
    })
    .catch(onRefusal(() => store.reminders.delete([message])));
  if (id === undefined) {
    const secondsLeft = message.postAt - now() / 1000;
    if (!(wasHeld && wasPosted(message, secondsLeft, options)))
      return secondsLeft <= FROZEN ? post(postNow, unpaced) : 'skipped';
    await store.reminders.put([rowOf(message, 'posted')]);
    return 'done';
  }
  clock.ahead = Math.min(clock.ahead, message.postAt);
  count(message, handOverEvent('scheduled', message, now()), options);
  await store.reminders.put([rowOf(message, 'held', id)]);
  return 'done';
}

/** Slack's answer takes less than this, in seconds. */
const ANSWER = 10;

/**
 * Whether Slack has posted a message that it held, now that it calls the message's time past. If our clock
 * has not reached that time, our clock is behind: the message was posted when Slack's clock reached it, and
 * so was every message due no later. Otherwise this pass came too late, and Slack did not have the message.
 * The same is true from the earliest time on for which Slack has taken a message in this pass.
 */
function wasPosted({ postAt }: Outgoing, secondsLeft: number, { clock }: StepOptions): boolean {
  if (postAt >= clock.ahead) return false;
  if (secondsLeft > ANSWER) clock.past = Math.max(clock.past, postAt);
  return postAt <= clock.past;
}

/** Slack has not done what it refuses, so no row is left in doubt about it. */
function onRefusal(undo: () => Promise<unknown>): (error: unknown) => Promise<never> {
  return async (error) => {
    if (error instanceof DeliveryRefused) await undo();
    throw error;
  };
}

/**
 * Posts a message. One that may have been posted before (`again`) is posted once more and then counts as
 * posted: it is repeated once at most. Where this process has posted a message and the store failed to note it, the
 * message is noted and not posted again.
 */
async function post({ message, again }: Extract<Step, { do: 'post' }>, options: CarryOutOptions): Done {
  const { store, timer, pace, now, memory } = options;
  const name = messageName(message);
  if (!memory.unnoted.has(name)) {
    await pace();
    await store.reminders.put([rowOf(message, 'posting')]);
    try {
      await timer.post(message).catch(onRefusal(() => store.reminders.delete([message])));
    } catch (error) {
      if (again && error instanceof Unanswered) await store.reminders.put([rowOf(message, 'posted')]);
      throw error;
    }
    memory.unnoted.add(name);
    count(message, handOverEvent('posted', message, now()), options);
  }
  await store.reminders.put([rowOf(message, 'posted')]);
  memory.unnoted.delete(name);
  return 'done';
}

function count(message: Pick<Outgoing, 'key'>, event: ReminderEvent, { metrics }: CarryOutOptions): void {
  metrics.reminder(isNotice(message) ? 'notice' : 'reminder', event);
}

/** A message handed over at most this many seconds after its time is not late: passes take a moment. */
const LATE = 60;

function handOverEvent(how: 'scheduled' | 'posted', { postAt }: Outgoing, now: number): ReminderEvent {
  return { is: 'handed-over', how, late: now / 1000 - postAt > LATE };
}
