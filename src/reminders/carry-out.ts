/**
 * Does the steps that a comparison came to. Before Slack is asked to do something, the store notes that it is
 * about to be done, so that the next pass can tell after a crash.
 */
import type { ReminderEvent, ReminderMetrics } from '../ops/metrics.ts';
import type { Reminder, Target } from '../store/store.ts';
import {
  type Cancel,
  DeliveryRefused,
  FROZEN,
  isNotice,
  messageName,
  NEAR,
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
  forgetDropped,
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
  /** Whether others wait for this pass to end; asked before each step that the next pass may do as well. */
  readonly othersWait: () => boolean;
  readonly metrics: ReminderMetrics;
}

/** What a pass did. */
export interface PassReport {
  readonly scheduled: number;
  readonly posted: number;
  readonly cancelled: number;
  readonly refused: number;
  /** Rows that were brought up to date with what Slack holds, and steps that were too late or too early. */
  readonly noted: number;
}

/**
 * Does the steps in their order. Steps of targets in trouble come after all others, except for the two
 * targets that waited longest. A target that refuses, or at which Slack fails, is skipped for the rest of the
 * pass, and the others go on. Rejects at the end with the first failure that was not a refusal.
 */
export async function carryOutSteps(
  steps: readonly Step[],
  targets: readonly Target[],
  options: CarryOutOptions,
): Promise<PassReport> {
  const report = { scheduled: 0, posted: 0, cancelled: 0, refused: 0, noted: 0 };
  const byId = new Map(targets.map((target) => [target.target, target]));
  const { troubled, dropped } = options.memory;
  const { ordered, tried } = troubledLast(steps, byId, troubled);
  const skipped = createSkipped([...byId.keys()], tried);
  const failures: unknown[] = [];
  const inPass = { ...options, clock: { past: 0, ahead: Number.POSITIVE_INFINITY } };
  const [left, waiting]: [Step[], Step[]] = [[], []];
  const waits = (step: Step): boolean => mayWait(step) && !skipped.isHalfDone(step) && options.othersWait();
  for (const step of ordered) {
    if (!options.stillMine()) break;
    if (skipped.has(step)) {
      left.push(step);
      continue;
    }
    if (waits(step)) {
      skipped.add(step);
      waiting.push(step);
      continue;
    }
    forgetDropped(dropped, step);
    const outcome = await attempt(step, byId, inPass);
    skipped.note(step, outcome);
    noteTrouble(step, outcome, troubled);
    if (outcome.is === 'failed') failures.push(outcome.error);
    else report[countedAs(step, outcome)] += 1;
  }
  if (options.stillMine()) await noteDropped(droppedAmong(waiting), droppedAmong(left), options);
  if (failures.length > 0) throw failures[0];
  return report;
}

function countedAs(step: Step, { is }: StepOutcome): keyof PassReport {
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

/**
 * A step may wait if it hands over a wanted message, replaces one that Slack dropped, or changes words. The
 * next pass finds the first again, knows the second from its memory, and may find the third even later. All
 * other steps are known from Slack's list alone, or are in doubt.
 */
function mayWait(step: Step): boolean {
  if (step.do === 'cancel') return step.before !== undefined && step.why !== 'moved';
  if (step.do === 'schedule') return !step.inDoubt;
  return step.do === 'post' && !step.again;
}

/**
 * Messages that Slack dropped, and that were not handed over again, must not count as posted when their time
 * comes. So their rows lose Slack's id. Those that only wait are remembered. Those that were left because of
 * trouble are not: Slack is asked about them again.
 */
async function noteDropped(
  waiting: readonly Reminder[],
  left: readonly Reminder[],
  { store, memory: { dropped } }: CarryOutOptions,
): Promise<void> {
  const fresh = waiting.filter((row) => !dropped.has(messageName(row)));
  const waits = new Set(waiting.map(messageName));
  const rows = [...fresh, ...left.filter((row) => !waits.has(messageName(row)))];
  if (rows.length > 0) await store.reminders.put(rows.map((row) => ({ ...row, scheduledId: undefined })));
  rememberDropped(dropped, fresh);
}

/** Does one step. Pauses the target where Slack refuses it, and ends its pause where the step goes well. */
async function attempt(
  step: Step,
  targets: ReadonlyMap<string, Target>,
  options: StepOptions,
): Promise<StepOutcome> {
  // Notes and deletions are done whether or not their target can be reached.
  const message = 'message' in step ? step.message : undefined;
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

async function doStep(step: Step, options: StepOptions): Done {
  const { reminders } = options.store;
  switch (step.do) {
    case 'cancel':
      return cancel(step, options);
    case 'schedule':
      return schedule(step, options);
    case 'post':
      return post(step, options);
    case 'adopt':
      await reminders.put([{ ...step.row, state: 'held', scheduledId: step.id }]);
      return 'done';
    case 'rung':
      await reminders.put([{ ...step.row, state: 'rung', scheduledId: undefined }]);
      return 'done';
    case 'drop':
      await reminders.delete([step.row]);
      return 'done';
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
    await store.reminders.put([rowOf(message, 'rung')]);
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
 * posted: it is repeated once at most. One that this process has posted, but could not tell the store of, is
 * only noted.
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
      if (again && error instanceof Unanswered) await store.reminders.put([rowOf(message, 'rung')]);
      throw error;
    }
    memory.unnoted.add(name);
    count(message, handOverEvent('posted', message, now()), options);
  }
  await store.reminders.put([rowOf(message, 'rung')]);
  memory.unnoted.delete(name);
  return 'done';
}

function count(message: Pick<Outgoing, 'key'>, event: ReminderEvent, { metrics }: CarryOutOptions): void {
  metrics.reminder(isNotice(message) ? 'notice' : 'ring', event);
}

/** A message handed over at most this many seconds after its time is not late: passes take a moment. */
const LATE = 60;

function handOverEvent(how: 'scheduled' | 'posted', { postAt }: Outgoing, now: number): ReminderEvent {
  return { is: 'handed-over', how, late: now / 1000 - postAt > LATE };
}
