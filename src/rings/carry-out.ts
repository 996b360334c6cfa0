/**
 * Doing the steps that a comparison came to. Before each thing that Slack does, the store says that it is about
 * to be done, so that the next pass can tell after a crash.
 */
import type { Store, Target } from '../store/store.ts';
import { rowOf, type Step } from './reconcile.ts';
import type { Render } from './render.ts';
import { DeliveryRefused, type Timer } from './timer.ts';

export interface CarryOutOptions {
  readonly store: Store;
  readonly timer: Timer;
  readonly render: Render;
  readonly now: () => number;
  /** Whether nobody else may be doing the same by now; asked before each step. */
  readonly stillMine: () => boolean;
  /** Waits so that Slack's rates are kept; called before each of its methods. */
  readonly pace: () => Promise<void>;
}

/** What a pass did. */
export interface PassReport {
  readonly scheduled: number;
  readonly posted: number;
  readonly cancelled: number;
  readonly refused: number;
  /** Rows that were brought up to date with what Slack holds. */
  readonly noted: number;
}

/** Does the steps in their order. A target that refuses is left alone for the rest of the pass. */
export async function carryOut(
  steps: readonly Step[],
  targets: readonly Target[],
  options: CarryOutOptions,
): Promise<PassReport> {
  const report = { scheduled: 0, posted: 0, cancelled: 0, refused: 0, noted: 0 };
  const byId = new Map(targets.map((target) => [target.target, target]));
  const refusing = new Set<string>();
  for (const step of steps) {
    // Another replica has taken over: what is left is its to do.
    if (!options.stillMine()) break;
    const id = targetOf(step);
    if (refusing.has(id)) continue;
    const refusal = await attempt(step, byId.get(id), options);
    report[refusal ? 'refused' : COUNTED[step.do]] += 1;
    for (const each of silenced(refusal, id, byId.keys())) refusing.add(each);
  }
  return report;
}

/** Notes and deletions belong to no target here: they are done whether or not it can be reached. */
const targetOf = (step: Step): string => ('message' in step ? step.message.target : '');

function silenced(refusal: DeliveryRefused | undefined, id: string, all: Iterable<string>): Iterable<string> {
  if (!refusal) return [];
  if (refusal.everywhere) return all;
  return id === '' ? [] : [id];
}

const COUNTED: Record<Step['do'], keyof PassReport> = {
  schedule: 'scheduled',
  post: 'posted',
  cancel: 'cancelled',
  adopt: 'noted',
  rung: 'noted',
  drop: 'noted',
};

/** Does one step, and notes what it shows of the target's reach. Resolves to the refusal, if it was one. */
async function attempt(
  step: Step,
  target: Target | undefined,
  options: CarryOutOptions,
): Promise<DeliveryRefused | undefined> {
  try {
    await carryOutStep(step, options);
    if (target?.pause) await options.store.targets.change(target, { pause: null });
    return undefined;
  } catch (error) {
    if (!(error instanceof DeliveryRefused)) throw error;
    if (target) await pause(target, error, options);
    return error;
  }
}

async function carryOutStep(step: Step, { store, timer, pace }: CarryOutOptions): Promise<void> {
  switch (step.do) {
    case 'adopt':
      return store.rings.put([{ ...step.row, state: 'held', scheduledId: step.id }]);
    case 'rung':
      return store.rings.put([{ ...step.row, state: 'rung', scheduledId: undefined }]);
    case 'drop':
      return store.rings.delete([step.row]);
    case 'cancel':
      // What is gone from Slack after a crash was then taken out, not posted.
      if (step.row) await store.rings.put([{ ...step.row, state: 'intended', scheduledId: undefined }]);
      await pace();
      await timer.cancel(step.held);
      if (step.row) await store.rings.delete([step.row]);
      return;
    case 'schedule': {
      await store.rings.put([rowOf(step.message, 'intended')]);
      await pace();
      const id = await timer.schedule(step.message);
      return store.rings.put([rowOf(step.message, 'held', id)]);
    }
    case 'post':
      await store.rings.put([rowOf(step.message, 'posting')]);
      await pace();
      await timer.post(step.message);
      return store.rings.put([rowOf(step.message, 'rung')]);
  }
}

/**
 * Trouble never deletes a follow: its target is paused with the reason, and the person who set it up is told
 * once. Telling may fail, too (the token may be the trouble): it is tried again at the next refusal.
 */
export async function pause(
  target: Target,
  { reason, everywhere }: DeliveryRefused,
  options: CarryOutOptions,
): Promise<void> {
  const { store, timer, now, render } = options;
  const since = target.pause?.since ?? now();
  if (target.pause?.reason === reason && (target.pause.told || everywhere)) return;
  await store.targets.change(target, { pause: { reason, since, told: false } });
  // Without a token nobody can be told anything; `/course status` says it.
  if (everywhere) return;
  const [follow] = await store.follows.of(target);
  if (!follow || target.kind === 'person') return;
  const told = await timer.tell(follow.createdBy, render.paused(target, reason)).then(
    () => true,
    () => false,
  );
  await store.targets.change(target, { pause: { reason, since, told } });
}
