/** What a pass leaves alone for the rest of it: what can't be reached, what was skipped, and everything once Slack itself is in trouble. */
import { handedOver, nameOf, placeAmong, type Step } from './steps.ts';
import { DeliveryRefused } from './timer.ts';

/** This many failures in a row are Slack's own trouble: the rest is left to the next pass. */
const MOST_FAILURES = 3;

/** What became of a step. `failed`: Slack had trouble; `skipped`: it had become too late for it. */
export type Outcome =
  | { readonly is: 'done' | 'skipped' }
  | { readonly is: 'refused' | 'failed'; readonly error: unknown };

export interface LeftAlone {
  has(step: Step): boolean;
  /** Whether what this replaces has been taken back. */
  isHalfDone(step: Step): boolean;
  /** Leaves it to the next pass, with what would come in its place. */
  leave(step: Step): void;
  note(step: Step, outcome: Outcome): void;
}

/** Taking back goes well also where handing over fails: it is no sign that trouble is over. */
export const isFirstHalf = (step: Step): boolean => step.do === 'cancel' && step.before !== undefined;

/**
 * @param all the ids of all targets of the workspace
 * @param troubled places at which there was trouble before: that there is still some says nothing of Slack itself
 */
export function createLeftAlone(all: readonly string[], troubled: ReadonlySet<string>): LeftAlone {
  const targets = new Set<string>();
  /** Out of which something could not be taken that nothing replaces. */
  const conversations = new Set<string>();
  const messages = new Set<string>();
  const takenBack = new Set<string>();
  let inARow = 0;
  const noteFailure = (step: Step, error: unknown): void => {
    for (const id of unreachable(step, error, all)) targets.add(id);
    if (step.do === 'cancel' && !isFirstHalf(step)) conversations.add(step.held.conversation);
  };
  const failuresAfter = (step: Step, { is }: Outcome): number => {
    if (is === 'failed') return placeAmong(troubled, step) === undefined ? inARow + 1 : inARow;
    return isFirstHalf(step) ? inARow : 0;
  };
  return {
    has: (step) => {
      if (inARow >= MOST_FAILURES) return true;
      const message = handedOver(step);
      if (message === undefined) return step.do === 'cancel' && conversations.has(step.held.conversation);
      // What can't be handed over again is not taken back for that.
      return targets.has(message.target) || messages.has(nameOf(message));
    },
    isHalfDone: (step) => 'message' in step && takenBack.has(nameOf(step.message)),
    leave: (step) => {
      if (step.do === 'cancel' && step.row) messages.add(nameOf(step.row));
    },
    note: (step, outcome) => {
      inARow = failuresAfter(step, outcome);
      if ('error' in outcome) noteFailure(step, outcome.error);
      // What could not be taken back must not be handed over a second time.
      if (step.do === 'cancel' && step.row)
        (outcome.is === 'done' ? takenBack : messages).add(nameOf(step.row));
    },
  };
}

function unreachable(step: Step, error: unknown, all: readonly string[]): readonly string[] {
  const everywhere = error instanceof DeliveryRefused && error.everywhere;
  return everywhere ? all : [handedOver(step)?.target ?? ''];
}
