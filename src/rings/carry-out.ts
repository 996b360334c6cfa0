/**
 * Does the steps that a comparison came to. Before Slack is asked to do something, the store notes that it is
 * about to be done, so that the next pass can tell after a crash.
 */
import type { Ring, Target } from '../store/store.ts';
import { countRing } from './count.ts';
import { forget, goneAmong, remember } from './gone.ts';
import { createLeftAlone, isFirstHalf, type LeftAlone, type Outcome } from './left-alone.ts';
import { type CarryOutOptions, carryOutStep, nothingPast, type StepOptions } from './one-step.ts';
import { pause } from './pause.ts';
import { handedOver, nameOf, placeAmong, type Step, troubledAt } from './steps.ts';
import { DeliveryRefused } from './timer.ts';

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
  waiting: readonly Ring[],
  left: readonly Ring[],
  { store, memory: { gone } }: CarryOutOptions,
): Promise<void> {
  const news = waiting.filter((row) => !gone.has(nameOf(row)));
  const waits = new Set(waiting.map(nameOf));
  const rows = [...news, ...left.filter((row) => !waits.has(nameOf(row)))];
  if (rows.length > 0) await store.rings.put(rows.map((row) => ({ ...row, scheduledId: undefined })));
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
