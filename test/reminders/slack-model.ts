/** A model of what Slack holds and of what the store says, in which steps are done, wholly or up to a crash. */

import {
  type Cancel,
  type HeldMessage,
  type Outgoing,
  reconcile,
  rowOf,
  type Step,
} from '../../src/reminders/steps.ts';
import type { Reminder } from '../../src/store/store.ts';
import { type Deed, deedsOf } from './samples.ts';

export interface Model {
  readonly rows: Map<string, Reminder>;
  readonly held: Map<string, HeldMessage>;
  /** The texts of what was posted, in order. */
  readonly posted: string[];
  ids: number;
}

/** How far a step gets before the process dies; `done`: to its end. */
export type Reach = 'noted' | 'done by Slack' | 'done';

export const empty = (): Model => ({ rows: new Map(), held: new Map(), posted: [], ids: 0 });

const messageName = ({ target, key }: Pick<Reminder, 'target' | 'key'>): string => `${target} ${key}`;

/** Slack posts what is due. */
export function pass(model: Model, now: number): void {
  for (const [id, { postAt, text }] of model.held) {
    if (postAt > now) continue;
    model.held.delete(id);
    model.posted.push(text);
  }
}

/** What has to be done now. */
export async function stepsOf(model: Model, wanted: readonly Outgoing[], now: number): Promise<Deed[]> {
  return deedsOf(await reconcile(wanted, [...model.rows.values()], [...model.held.values()], now));
}

/** Does one step in the order that a crash must not spoil: a note, then Slack, then the outcome. */
export function act(model: Model, step: Deed, reach: Reach = 'done'): void {
  if (step.do === 'schedule' || step.do === 'post') bring(model, step, reach);
  else if (step.do === 'cancel') cancel(model, step, reach);
  else if (reach === 'done' && step.do === 'drop') model.rows.delete(messageName(step.row));
  else if (reach === 'done') model.rows.set(messageName(step.row), step.row);
}

function cancel({ rows, held }: Model, step: Cancel, reach: Reach): void {
  const row = step.why === 'dropped' ? undefined : step.row;
  if (row) rows.set(messageName(row), { ...row, state: 'intended', scheduledId: undefined });
  if (reach !== 'noted') held.delete(step.held.id);
  if (reach === 'done' && row) rows.delete(messageName(row));
}

function bring(model: Model, step: Extract<Step, { do: 'schedule' | 'post' }>, reach: Reach): void {
  const { message } = step;
  const isPost = step.do === 'post';
  model.rows.set(messageName(message), rowOf(message, isPost ? 'posting' : 'intended'));
  if (reach === 'noted') return;
  const id = isPost ? undefined : hold(model, message);
  if (isPost) model.posted.push(message.text);
  if (reach === 'done') model.rows.set(messageName(message), rowOf(message, isPost ? 'posted' : 'held', id));
}

function hold(model: Model, { conversation, postAt, text }: Outgoing): string {
  model.ids += 1;
  const id = `Q${model.ids}`;
  model.held.set(id, { id, conversation, postAt, text });
  return id;
}

/** Reconciles to the end. */
export async function settle(model: Model, wanted: readonly Outgoing[], now: number): Promise<void> {
  for (const step of await stepsOf(model, wanted, now)) act(model, step);
}

/** What people get in the end: everything that was posted, and that Slack holds. */
export function delivered({ posted, held }: Model): string[] {
  return [...posted, ...[...held.values()].map(({ text, postAt }) => `${text} at ${postAt}`)].sort();
}
