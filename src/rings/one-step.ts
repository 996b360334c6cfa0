/** Doing one step of a pass: the store is told before and after. */
import type { RingMetrics } from '../ops/ring-metrics.ts';
import type { Ring } from '../store/store.ts';
import { countRing, handOverEvent } from './count.ts';
import type { Gone } from './gone.ts';
import type { Held, Outgoing } from './messages.ts';
import type { PauseOptions } from './pause.ts';
import { type Cancel, FROZEN, NEAR, nameOf, rowOf, type Step } from './steps.ts';
import { DeliveryRefused, TimeIsPast, Unanswered } from './timer.ts';

export interface CarryOutOptions extends PauseOptions {
  /** Whether nobody else may be doing the same by now; asked before each step. */
  readonly stillMine: () => boolean;
  /** Whether others wait for the end; asked before each step that the next pass may do as well. */
  readonly othersWait: () => boolean;
  readonly metrics?: RingMetrics | undefined;
  /** Names of messages that were posted directly, of which the store could not be told; outlives the pass. */
  readonly unnoted?: Set<string>;
  /** Where Slack failed or refused, by `placeOfStep`, whoever was tried last at the end; outlives the pass. */
  readonly troubled?: Set<string>;
  /** What is gone from Slack and waits to be handed over again; outlives the pass. */
  readonly gone?: Gone;
}

/**
 * What a pass has heard of Slack's clock, in epoch seconds. `upTo`: that was past by it, though by ours it was to come. `from`: that
 * was still to come by it, after Slack's list was read.
 */
interface Past {
  upTo: number;
  from: number;
}

/** Nothing heard yet. */
export const nothingPast = (): Past => ({ upTo: 0, from: Number.POSITIVE_INFINITY });

/** The same for each step of a pass. */
export interface StepOptions extends CarryOutOptions {
  readonly past: Past;
}

/** Does one step. `skipped`: it had become too late for it, or it is too early. Rejects as Slack and the store do. */
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

/** Steps wait for Slack's rates: by now the message may have come into its last minutes, where it stays. */
async function cancel({ held, row, why }: Cancel, options: CarryOutOptions): Promise<'done' | 'skipped'> {
  const { store, timer, pace, now, metrics } = options;
  if (why === 'gone' && row) return cancelGone(held, row, options);
  await pace();
  if (row && held.postAt - now() / 1000 <= FROZEN) return 'skipped';
  // What is gone from Slack after a crash was then taken out, not posted.
  if (row) await store.rings.put([{ ...row, state: 'intended', scheduledId: undefined }]);
  await timer.cancel(held).catch(onRefusal(async () => row && store.rings.put([row])));
  if (row) await store.rings.delete([row]);
  if (row) countRing(metrics, row, { is: 'taken-back' });
  return 'done';
}

/**
 * What Slack lists no more is taken back to be sure, where there is time for it: what comes in its place does not wait for that. The
 * row goes on saying that Slack held it, without the id: after a crash it is neither taken for held nor for posted.
 */
async function cancelGone(held: Held, row: Ring, options: CarryOutOptions): Promise<'done'> {
  const { store, timer, pace, now } = options;
  const isLate = (): boolean => held.postAt - now() / 1000 <= FROZEN;
  if (isLate()) return 'done';
  await pace();
  if (isLate()) return 'done';
  await store.rings.put([{ ...row, scheduledId: undefined }]);
  await timer.cancel(held);
  return 'done';
}

async function schedule(
  { message, wasHeld }: Extract<Step, { do: 'schedule' }>,
  options: StepOptions,
): Promise<'done' | 'skipped'> {
  const { store, timer, pace, now, metrics } = options;
  await pace();
  const postNow = { do: 'post', message, again: false } as const;
  const unpaced = { ...options, pace: async () => undefined };
  // Whatever time it is wanted for by now.
  if (options.unnoted?.has(nameOf(message))) return post(postNow, options);
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

/** Slack's answer takes less, in seconds. */
const MOMENT = 10;

/**
 * Whether Slack has posted what it held and for whose time it is too late. By our clock that has not come: then ours is behind, and it
 * had come before, for this and for all that was due no later. Otherwise we have come to it too late ourselves, as for all that is due
 * at a time for which Slack has taken something in this pass.
 */
function wasPosted({ postAt }: Outgoing, left: number, { past }: StepOptions): boolean {
  if (postAt >= past.from) return false;
  if (left > MOMENT) past.upTo = Math.max(past.upTo, postAt);
  return postAt <= past.upTo;
}

/** Undefined: our clock is behind Slack's. */
function unlessPast(error: unknown): undefined {
  if (!(error instanceof TimeIsPast)) throw error;
}

/** What Slack refuses it has not done: no row is left in doubt about it. */
function onRefusal(undo: () => Promise<unknown>): (error: unknown) => Promise<never> {
  return async (error) => {
    if (error instanceof DeliveryRefused) await undo();
    throw error;
  };
}

/**
 * What nobody knows the end of is posted once more, and then it counts as rung: at most a repetition. What this process
 * knows to be posted, though the store could not be told, is only noted.
 */
async function post(
  { message, again }: Extract<Step, { do: 'post' }>,
  { store, timer, pace, now, metrics, unnoted = new Set() }: CarryOutOptions,
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
