/**
 * Trouble with a conversation never deletes a follow. Its target is paused, and the people who set it up are
 * told once.
 */
import type { Store, Target } from '../store/store.ts';
import type { Memory } from './memory.ts';
import type { Render } from './notices.ts';
import { DeliveryRefused, type Timer, targetNameOf, Unanswered } from './steps.ts';

export interface PauseOptions {
  readonly store: Store;
  readonly timer: Timer;
  readonly render: Render;
  readonly now: () => number;
  /** Waits so that Slack's rates are kept; called before each of Slack's methods. */
  readonly pace: () => Promise<void>;
  /** What this process remembers from earlier passes. */
  readonly memory: Memory;
}

/**
 * Pauses a target with the reason, and tells everybody who has set up one of its follows. Telling somebody
 * counts as done where Slack refuses it for good or does not answer. After passing trouble it is tried again
 * at the next refusal.
 */
export async function pause(
  target: Target,
  { reason, everywhere }: DeliveryRefused,
  options: PauseOptions,
): Promise<void> {
  const { store, now } = options;
  const since = target.pause?.since ?? now();
  const known = target.pause?.reason === reason;
  if (known && (target.pause?.told || everywhere)) return;
  if (!known) await store.targets.change(target, { pause: { reason, since, told: false } });
  // Without a token nobody can be told anything; `/course status` says it.
  if (everywhere || target.kind === 'person') return;
  if (await tellAll(target, reason, options)) {
    await store.targets.change(target, { pause: { reason, since, told: true } });
  }
}

/** @returns whether there is nobody left to be told */
async function tellAll(
  target: Target,
  reason: string,
  { store, timer, render, pace, memory: { toldOfPause: known } }: PauseOptions,
): Promise<boolean> {
  const nameOf = (person: string): string => `${targetNameOf(target)} ${reason} ${person}`;
  const follows = await store.follows.of(target);
  // `createdBy` is empty where the person has had their data erased.
  const people = new Set(follows.map(({ createdBy }) => createdBy).filter((person) => person !== ''));
  let isDone = true;
  for (const person of people) {
    if (known.has(nameOf(person))) continue;
    await pace();
    const told = await timer.tell(person, render.paused(target, reason)).then(
      () => true,
      // Without an answer the person may have been told, and is not told again in every pass.
      (error: unknown) => error instanceof DeliveryRefused || error instanceof Unanswered,
    );
    isDone &&= told;
    if (told) known.add(nameOf(person));
  }
  if (isDone) for (const person of people) known.delete(nameOf(person));
  return isDone;
}
