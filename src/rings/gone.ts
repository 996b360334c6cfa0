/**
 * Messages that Slack was seen to hold no more and that wait to be handed over again. Finding them may have
 * taken a listing of minutes. They are remembered until they are handed over, so that passes in between need
 * not list again.
 */
import type { Ring } from '../store/store.ts';
import { FROZEN, handedOver, nameOf, rowOf, type Step } from './steps.ts';

/**
 * For the name of each message, the id that Slack gave it. Undefined: it is too late to take the message back
 * to be sure. Outlives a pass.
 */
export type Gone = Map<string, string | undefined>;

/** No more than this are remembered; for the others Slack is asked again. */
const MOST_GONE = 10_000;

/** The rows, with Slack's ids, of messages that by these steps are gone and to be handed over again. */
export function goneAmong(steps: readonly Step[]): Ring[] {
  const rows = new Map<string, Ring>();
  for (const step of steps) {
    const row = goneOf(step);
    // The step that takes back comes before the one that hands over, and knows the id.
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

/** Forgets the message of a step that is about to be done: the outcome says more than the memory. */
export function forget(gone: Gone, step: Step): void {
  const message = handedOver(step);
  if (message) gone.delete(nameOf(message));
  if ('row' in step && step.row) gone.delete(nameOf(step.row));
}

/**
 * The rows. A gone message that there is time to take back has its id in its row again. @param now epoch
 * seconds
 */
export function withIds(rows: readonly Ring[], gone: Gone, now: number): readonly Ring[] {
  if (gone.size === 0) return rows;
  return rows.map((row) => {
    const id = isGone(row, gone) && row.postAt - now > FROZEN ? gone.get(nameOf(row)) : undefined;
    return id === undefined ? row : { ...row, scheduledId: id };
  });
}

/** Whether a row stands for a message that is remembered as gone from Slack. */
export const isGone = (row: Ring, gone: Gone): boolean =>
  row.state === 'held' && row.scheduledId === undefined && gone.has(nameOf(row));
