/**
 * What Slack was seen to hold no more and that waits to be handed over again. To find it may have taken a list of minutes, so it is
 * remembered until it is, and passes in between need not ask for that list.
 */
import type { Ring } from '../store/store.ts';
import { FROZEN, handedOver, nameOf, rowOf, type Step } from './steps.ts';

/** By name, the id that Slack gave it; undefined: it is too late to take it back to be sure. Outlives a pass. */
export type Gone = Map<string, string | undefined>;

/** More are not remembered: then Slack is asked again. */
const MOST_GONE = 10_000;

/** The rows of what steps say is gone and what is to come again, with the ids that Slack gave. */
export function goneAmong(steps: readonly Step[]): Ring[] {
  const rows = new Map<string, Ring>();
  for (const step of steps) {
    const row = goneOf(step);
    // Taking back comes before handing over, and knows the id.
    if (row && !rows.has(nameOf(row))) rows.set(nameOf(row), row);
  }
  return [...rows.values()];
}

function goneOf(step: Step): Ring | undefined {
  if (step.do === 'schedule') return step.wasHeld && rowOf(step.message, 'held');
  return step.do === 'cancel' && step.why === 'gone' && step.before ? step.row : undefined;
}

/** Remembers rows, as far as there is room. */
export function remember(gone: Gone, rows: readonly Ring[]): void {
  for (const row of rows) if (gone.size < MOST_GONE) gone.set(nameOf(row), row.scheduledId);
}

/** A step that is about to be done says more than what is remembered of it. */
export function forget(gone: Gone, step: Step): void {
  const message = handedOver(step);
  if (message) gone.delete(nameOf(message));
  if ('row' in step && step.row) gone.delete(nameOf(step.row));
}

/** The rows, those of what is gone with their ids again where there is time to take it back. @param now epoch seconds */
export function withIds(rows: readonly Ring[], gone: Gone, now: number): readonly Ring[] {
  if (gone.size === 0) return rows;
  return rows.map((row) => {
    const id = isGone(row, gone) && row.postAt - now > FROZEN ? gone.get(nameOf(row)) : undefined;
    return id === undefined ? row : { ...row, scheduledId: id };
  });
}

/** Whether a row stands for something of which it is remembered that Slack does not hold it. */
export const isGone = (row: Ring, gone: Gone): boolean =>
  row.state === 'held' && row.scheduledId === undefined && gone.has(nameOf(row));
