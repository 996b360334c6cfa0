/** Does one step of a pass. The store is told before and after. */
import type { RingMetrics } from '../ops/ring-metrics.ts';
import type { Ring } from '../store/store.ts';
import { countRing, handOverEvent } from './count.ts';
import type { Outgoing } from './messages.ts';
import type { PauseOptions } from './pause.ts';
import { type Cancel, FROZEN, NEAR, nameOf, rowOf, type Step, UNDELETABLE } from './steps.ts';
import { DeliveryRefused, TimeIsPast, Unanswered } from './timer.ts';

export interface CarryOutOptions extends PauseOptions {
  /** False once another replica may be doing the same, or the app stops; asked before each step. */
  readonly stillMine: () => boolean;
  /** Whether others wait for this pass to end; asked before each step that the next pass may do as well. */
  readonly othersWait: () => boolean;
  readonly metrics: RingMetrics;
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
export const nothingPast = (): Past => ({ upTo: 0, from: Number.POSITIVE_INFINITY });

/** The options of all steps of a pass. */
export interface StepOptions extends CarryOutOptions {
  readonly past: Past;
}

/** Does one step. `skipped`: it was too late or too early for the step. Rejects as Slack and the store do. */
export async function carryOutStep(step: Step, options: StepOptions): Promise<'done' | 'skipped'> {
  const { store } = options;
  switch (step.do) {
    case 'adopt':
      await store.rings.put([{ ...step.row, state: 'held', scheduledId: step.id }]);
      return 'done';
    case 'rung':
      await store.rings.put([{ ...step.row, state: 'rung', scheduledId: undefined }]);
      return 'done';
    case 'drop':
      await store.rings.delete([step.row]);
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
  if (row) await store.rings.put([{ ...row, state: 'intended', scheduledId: undefined }]);
  await takeBack(step, options).catch(onRefusal(async () => row && store.rings.put([row])));
  if (row) await store.rings.delete([row]);
  if (row) countRing(metrics, row, { is: 'taken-back' });
  return 'done';
}

/**
 * Takes back, to be sure, a message that Slack no longer lists. Where it is too late for that, the
 * replacement is handed over all the same. The row still says that Slack held the message, but without the
 * id. So after a crash it counts neither as held nor as posted.
 */
async function cancelGone(step: Cancel, row: Ring, options: CarryOutOptions): Promise<'done'> {
  const { store, pace, now } = options;
  const { held } = step;
  const isLate = (): boolean => held.postAt - now() / 1000 <= FROZEN;
  if (isLate()) return 'done';
  await pace();
  if (isLate()) return 'done';
  await store.rings.put([{ ...row, scheduledId: undefined }]);
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
  await store.rings.put([rowOf(message, 'intended')]);
  const id = await timer
    .schedule(message)
    .catch(unlessPast)
    .catch(onRefusal(() => store.rings.delete([message])));
  if (id === undefined) {
    const left = message.postAt - now() / 1000;
    if (!(wasHeld && wasPosted(message, left, options)))
      return left <= FROZEN ? post(postNow, unpaced) : 'skipped';
    await store.rings.put([rowOf(message, 'rung')]);
    return 'done';
  }
  options.past.from = Math.min(options.past.from, message.postAt);
  countRing(metrics, message, handOverEvent('scheduled', message, now()));
  await store.rings.put([rowOf(message, 'held', id)]);
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
    await store.rings.put([rowOf(message, 'posting')]);
    try {
      await timer.post(message).catch(onRefusal(() => store.rings.delete([message])));
    } catch (error) {
      if (again && error instanceof Unanswered) await store.rings.put([rowOf(message, 'rung')]);
      throw error;
    }
    unnoted.add(name);
    countRing(metrics, message, handOverEvent('posted', message, now()));
  }
  await store.rings.put([rowOf(message, 'rung')]);
  unnoted.delete(name);
  return 'done';
}
