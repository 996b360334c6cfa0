/**
 * Doing the steps that a comparison came to. Before each thing that Slack does, the store says that it is about
 * to be done, so that the next pass can tell after a crash.
 */
import type { RingMetrics } from '../ops/ring-metrics.ts';
import type { Store, Target } from '../store/store.ts';
import { countRing, handedOver } from './count.ts';
import { pause } from './pause.ts';
import { FROZEN, NEAR, nameOf, type Outgoing, rowOf, type Step } from './reconcile.ts';
import type { Render } from './render.ts';
import { DeliveryRefused, type Timer, Unanswered } from './timer.ts';

export interface CarryOutOptions {
  readonly store: Store;
  readonly timer: Timer;
  readonly render: Render;
  readonly now: () => number;
  /** Whether nobody else may be doing the same by now; asked before each step. */
  readonly stillMine: () => boolean;
  /** Waits so that Slack's rates are kept; called before each of its methods. */
  readonly pace: () => Promise<void>;
  readonly metrics?: RingMetrics | undefined;
}

/** What a pass did. */
export interface PassReport {
  readonly scheduled: number;
  readonly posted: number;
  readonly cancelled: number;
  readonly refused: number;
  /** Rows that were brought up to date with what Slack holds, and steps for which it had become too late. */
  readonly noted: number;
}

/** So many failures in a row are Slack's own trouble: the rest is left to the next pass. */
const MOST_FAILURES = 3;

/** What became of a step. `failed`: Slack had trouble; `skipped`: it had become too late for it. */
type Outcome =
  | { readonly is: 'done' | 'skipped' }
  | { readonly is: 'refused' | 'failed'; readonly error: unknown };

/**
 * Does the steps in their order. A target that refuses, or at which Slack fails, is left alone for the rest of
 * the pass, and the others go on. Rejects at the end with the first failure that was no refusal.
 */
export async function carryOut(
  steps: readonly Step[],
  targets: readonly Target[],
  options: CarryOutOptions,
): Promise<PassReport> {
  const report = { scheduled: 0, posted: 0, cancelled: 0, refused: 0, noted: 0 };
  const byId = new Map(targets.map((target) => [target.target, target]));
  const alone = createLeftAlone([...byId.keys()]);
  const failures: unknown[] = [];
  for (const step of steps) {
    // Another replica has taken over, or the app stops: what is left is for the next pass.
    if (!options.stillMine() || alone.isHopeless()) break;
    if (alone.has(step)) continue;
    const outcome = await attempt(step, byId.get(targetOf(step)), options);
    alone.note(step, outcome);
    if (outcome.is === 'failed') failures.push(outcome.error);
    else report[countOf(step, outcome)] += 1;
  }
  if (failures.length > 0) throw failures[0];
  return report;
}

/** Notes and deletions belong to no target here: they are done whether or not it can be reached. */
const targetOf = (step: Step): string => ('message' in step ? step.message.target : '');

/** What is left alone for the rest of a pass: targets that can't be reached, and messages that were skipped. */
function createLeftAlone(all: readonly string[]) {
  const targets = new Set<string>();
  const messages = new Set<string>();
  let inARow = 0;
  return {
    isHopeless: () => inARow >= MOST_FAILURES,
    has: (step: Step) =>
      'message' in step && (targets.has(step.message.target) || messages.has(nameOf(step.message))),
    note: (step: Step, outcome: Outcome): void => {
      inARow = outcome.is === 'failed' ? inARow + 1 : 0;
      for (const id of unreachable(step, outcome, all)) targets.add(id);
      // What could not be taken back must not be handed over a second time.
      if (step.do === 'cancel' && step.row && outcome.is !== 'done') messages.add(nameOf(step.row));
    },
  };
}

function unreachable(step: Step, outcome: Outcome, all: readonly string[]): readonly string[] {
  if (!('error' in outcome)) return [];
  const everywhere = outcome.error instanceof DeliveryRefused && outcome.error.everywhere;
  return everywhere ? all : [targetOf(step)];
}

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

/** Does one step, and notes what it shows of the target's reach. */
async function attempt(step: Step, target: Target | undefined, options: CarryOutOptions): Promise<Outcome> {
  const { metrics } = options;
  const message = 'message' in step ? step.message : undefined;
  if (message) countRing(metrics, message, { is: 'planned' });
  try {
    const is = await carryOutStep(step, options);
    if (target?.pause) await options.store.targets.change(target, { pause: null });
    return { is };
  } catch (error) {
    const why = error instanceof DeliveryRefused ? 'refused' : 'failed';
    if (message) countRing(metrics, message, { is: 'left', why });
    if (!(error instanceof DeliveryRefused)) return { is: 'failed', error };
    if (target) await pause(target, error, options);
    return { is: 'refused', error };
  }
}

async function carryOutStep(step: Step, options: CarryOutOptions): Promise<'done' | 'skipped'> {
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
      return schedule(step.message, options);
    case 'post':
      await post(step, options);
      return 'done';
  }
}

/** Steps wait for Slack's rates: by now the message may have come into its last minutes, where it stays. */
async function cancel(
  { held, row }: Extract<Step, { do: 'cancel' }>,
  { store, timer, pace, now, metrics }: CarryOutOptions,
): Promise<'done' | 'skipped'> {
  await pace();
  if (row && held.postAt - now() / 1000 <= FROZEN) return 'skipped';
  // What is gone from Slack after a crash was then taken out, not posted.
  if (row) await store.rings.put([{ ...row, state: 'intended', scheduledId: undefined }]);
  await timer.cancel(held);
  if (row) await store.rings.delete([row]);
  if (row) countRing(metrics, row, { is: 'taken-back' });
  return 'done';
}

async function schedule(message: Outgoing, options: CarryOutOptions): Promise<'done'> {
  const { store, timer, pace, now, metrics } = options;
  await pace();
  if (message.postAt - now() / 1000 < NEAR) {
    await post({ do: 'post', message, again: false }, { ...options, pace: async () => undefined });
    return 'done';
  }
  await store.rings.put([rowOf(message, 'intended')]);
  const id = await timer.schedule(message);
  countRing(metrics, message, handedOver('scheduled', message, now()));
  await store.rings.put([rowOf(message, 'held', id)]);
  return 'done';
}

/** What nobody knows the end of is posted once more, and then it counts as rung: at most a repetition. */
async function post(
  { message, again }: Extract<Step, { do: 'post' }>,
  { store, timer, pace, now, metrics }: CarryOutOptions,
): Promise<void> {
  await pace();
  await store.rings.put([rowOf(message, 'posting')]);
  try {
    await timer.post(message);
  } catch (error) {
    if (again && error instanceof Unanswered) await store.rings.put([rowOf(message, 'rung')]);
    throw error;
  }
  countRing(metrics, message, handedOver('posted', message, now()));
  await store.rings.put([rowOf(message, 'rung')]);
}
