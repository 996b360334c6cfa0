/**
 * The steps that a pass leaves alone for its rest: those of targets that can't be reached, those that depend
 * on a skipped step, and all of them once Slack itself is in trouble.
 */
import { handedOver, nameOf, placeAmong, type Step } from './steps.ts';
import { DeliveryRefused } from './timer.ts';

/** After so many failures in a row Slack itself is in trouble: the rest is left to the next pass. */
const MOST_FAILURES = 3;

/**
 * The outcome of a step. `failed`: Slack had trouble. `skipped`: it was too late or too early for the step.
 */
export type Outcome =
  | { readonly is: 'done' | 'skipped' }
  | { readonly is: 'refused' | 'failed'; readonly error: unknown };

export interface LeftAlone {
  has(step: Step): boolean;
  /** Whether the message that this step replaces has been taken back. */
  isHalfDone(step: Step): boolean;
  /** Leaves a step to the next pass, and with it the step that replaces what it takes back. */
  leave(step: Step): void;
  note(step: Step, outcome: Outcome): void;
}

/**
 * Whether a step takes back a message that another replaces. That works even where handing over fails, so it
 * is no sign that trouble is over.
 */
export const isFirstHalf = (step: Step): boolean => step.do === 'cancel' && step.before !== undefined;

/**
 * @param all the ids of all targets of the workspace
 * @param troubled places at which there was trouble before: further trouble there says nothing of Slack
 * itself
 */
export function createLeftAlone(all: readonly string[], troubled: ReadonlySet<string>): LeftAlone {
  const targets = new Set<string>();
  /** Conversations where Slack failed to take back a message that nothing replaces. */
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
      // A message is not taken back where its replacement can't be handed over.
      return targets.has(message.target) || messages.has(nameOf(message));
    },
    isHalfDone: (step) => 'message' in step && takenBack.has(nameOf(step.message)),
    leave: (step) => {
      if (step.do === 'cancel' && step.row) messages.add(nameOf(step.row));
    },
    note: (step, outcome) => {
      inARow = failuresAfter(step, outcome);
      if ('error' in outcome) noteFailure(step, outcome.error);
      // A message that could not be taken back must not be handed over a second time.
      if (step.do === 'cancel' && step.row)
        (outcome.is === 'done' ? takenBack : messages).add(nameOf(step.row));
    },
  };
}

function unreachable(step: Step, error: unknown, all: readonly string[]): readonly string[] {
  const everywhere = error instanceof DeliveryRefused && error.everywhere;
  return everywhere ? all : [handedOver(step)?.target ?? ''];
}
