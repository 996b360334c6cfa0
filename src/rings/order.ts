/** The order in which Slack is to do what a comparison came to. */
import type { Outgoing } from './messages.ts';
import { type Cancel, placeAmong, type Step, targetNameOf } from './steps.ts';

/** Steps that belong together, and the time by which they must be done, in epoch seconds. */
export interface Work {
  readonly at: number;
  readonly steps: readonly Step[];
}

/**
 * Soonest first. Slack takes at most thirty messages for five minutes of a channel. So where messages of a
 * target move, all of these are taken back before any message is handed over there.
 */
export function inOrder(works: readonly Work[]): Work[] {
  const places = new Set(
    works.flatMap(({ steps: [first] }) => (isMove(first) ? targetNameOf(first.before) : [])),
  );
  const byPlace = Map.groupBy(works, ({ steps: [first] }) => placeAmong(places, first));
  const together = [...byPlace].flatMap(([place, some]) =>
    place === undefined ? some : asOne(soonestFirst(some)),
  );
  return soonestFirst(together);
}

const soonestFirst = (works: readonly Work[]): Work[] => works.toSorted((a, b) => a.at - b.at);

function asOne(works: readonly Work[]): Work {
  const steps = works.flatMap((work) => work.steps);
  const { first = [], rest = [] } = Object.groupBy(steps, (step) => (isMove(step) ? 'first' : 'rest'));
  return { at: works[0]?.at ?? 0, steps: [...first, ...rest] };
}

const isMove = (step: Step | undefined): step is Cancel & { readonly before: Outgoing } =>
  step?.do === 'cancel' && step.why === 'moved' && step.before !== undefined;
