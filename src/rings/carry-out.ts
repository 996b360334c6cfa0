/**
 * Doing the steps that a comparison came to. Before each thing that Slack does, the store says that it is about
 * to be done, so that the next pass can tell after a crash.
 */
import type { Target } from '../store/store.ts';
import { countRing } from './count.ts';
import { type CarryOutOptions, carryOutStep } from './one-step.ts';
import { pause } from './pause.ts';
import { handedOver, nameOf, placeAmong, placeOf, type Step } from './steps.ts';
import { DeliveryRefused } from './timer.ts';

/** What a pass did. */
export interface PassReport {
  readonly scheduled: number;
  readonly posted: number;
  readonly cancelled: number;
  readonly refused: number;
  /** Rows that were brought up to date with what Slack holds, and steps for which it had become too late. */
  readonly noted: number;
}

/** Targets in trouble that are remembered at the most. */
const MOST_TROUBLED = 10_000;
/** This many failures in a row are Slack's own trouble: the rest is left to the next pass. */
const MOST_FAILURES = 3;

/** What became of a step. `failed`: Slack had trouble; `skipped`: it had become too late for it. */
type Outcome =
  | { readonly is: 'done' | 'skipped' }
  | { readonly is: 'refused' | 'failed'; readonly error: unknown };

/**
 * Does the steps in their order, those of targets in trouble after all others, but for two. A target that refuses, or at which Slack
 * fails, is left alone for the rest of the pass, and the others go on. Rejects at the end with the first failure that was no refusal.
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
  const known = { ...options, past: { upTo: 0 } };
  for (const step of troubledLast(steps, byId, options.troubled)) {
    // Another replica has taken over, or the app stops: what is left is for the next pass.
    if (!options.stillMine() || alone.isHopeless()) break;
    if (alone.has(step) || waits(step, alone, options)) continue;
    const outcome = await attempt(step, byId.get(targetOf(step)), known);
    alone.note(step, outcome);
    noteTrouble(step, outcome, options.troubled);
    if (outcome.is === 'failed') failures.push(outcome.error);
    else report[countOf(step, outcome)] += 1;
  }
  if (failures.length > 0) throw failures[0];
  return report;
}

/** Leaves to the next pass what may wait, where others do. */
function waits(step: Step, alone: LeftAlone, { othersWait }: CarryOutOptions): boolean {
  if (!mayWait(step) || alone.isHalfDone(step) || !othersWait()) return false;
  alone.leave(step);
  return true;
}

/**
 * What has been in trouble would be first in every pass, if it is soonest, and nothing would come of all else. So only those that have
 * not been tried for longest keep their place, fewer than what ends a pass; the others come after all else.
 */
function troubledLast(
  steps: readonly Step[],
  targets: ReadonlyMap<string, Target>,
  troubled: ReadonlySet<string> = new Set(),
): Step[] {
  const inTrouble = steps.flatMap((step) => {
    const of = handedOver(step);
    return of && (troubled.has(placeOf(of)) || targets.get(of.target)?.pause) ? placeOf(of) : [];
  });
  const tried = new Map([...troubled].map((place, at) => [place, at]));
  const byTurn = [...new Set(inTrouble)].toSorted((a, b) => (tried.get(a) ?? -1) - (tried.get(b) ?? -1));
  const last = new Set(byTurn.slice(MOST_FAILURES - 1));
  const byPlace = Map.groupBy(steps, (step) => placeAmong(last, step));
  return [undefined, ...last].flatMap((place) => byPlace.get(place) ?? []);
}

/** Remembers for the next pass at which targets Slack fails or refuses, whoever was tried last at the end. */
function noteTrouble(step: Step, { is }: Outcome, troubled: Set<string> | undefined): void {
  const of = handedOver(step);
  if (of === undefined || troubled === undefined || is === 'skipped') return;
  if (is === 'done' && isFirstHalf(step)) return;
  const place = placeOf(of);
  troubled.delete(place);
  if (is === 'done') return;
  const [oldest] = troubled;
  if (troubled.size >= MOST_TROUBLED && oldest !== undefined) troubled.delete(oldest);
  troubled.add(place);
}

/**
 * What is wanted, and of which nothing is known but that, and other words: the next pass finds these, too. All else is known from
 * Slack's list, or is in doubt, and may not be asked for again for long.
 */
function mayWait(step: Step): boolean {
  if (step.do === 'cancel') return step.why === 'reworded';
  if (step.do === 'schedule') return !step.wasHeld && !step.inDoubt;
  return step.do === 'post' && !step.again;
}

/** Notes and deletions belong to no target here: they are done whether or not it can be reached. */
const targetOf = (step: Step): string => ('message' in step ? step.message.target : '');

type LeftAlone = ReturnType<typeof createLeftAlone>;

/** Taking back goes well also where handing over fails: it is no sign that trouble is over. */
const isFirstHalf = (step: Step): boolean => step.do === 'cancel' && step.before !== undefined;

/** What is left alone for the rest of a pass: targets that can't be reached, and messages that were skipped. */
function createLeftAlone(all: readonly string[]) {
  const targets = new Set<string>();
  const messages = new Set<string>();
  const takenBack = new Set<string>();
  let inARow = 0;
  return {
    isHopeless: () => inARow >= MOST_FAILURES,
    has: (step: Step): boolean => {
      // What can't be handed over again is not taken back for that.
      const message = handedOver(step);
      return message !== undefined && (targets.has(message.target) || messages.has(nameOf(message)));
    },
    /** Whether what this replaces has been taken back. */
    isHalfDone: (step: Step): boolean => 'message' in step && takenBack.has(nameOf(step.message)),
    /** Leaves it to the next pass, with what would come in its place. */
    leave: (step: Step): void => {
      if (step.do === 'cancel' && step.row) messages.add(nameOf(step.row));
    },
    note: (step: Step, outcome: Outcome): void => {
      if (outcome.is === 'failed') inARow += 1;
      else if (!isFirstHalf(step)) inARow = 0;
      for (const id of unreachable(step, outcome, all)) targets.add(id);
      // What could not be taken back must not be handed over a second time.
      if (step.do === 'cancel' && step.row)
        (outcome.is === 'done' ? takenBack : messages).add(nameOf(step.row));
    },
  };
}

function unreachable(step: Step, outcome: Outcome, all: readonly string[]): readonly string[] {
  if (!('error' in outcome)) return [];
  const everywhere = outcome.error instanceof DeliveryRefused && outcome.error.everywhere;
  return everywhere ? all : [handedOver(step)?.target ?? ''];
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
