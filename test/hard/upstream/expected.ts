/**
 * What a cell is to say, which follows from the design (§4) alone: a card where there is an answer, its time where it
 * is old and why it is, else which of the failures it was.
 */
import type { Operation } from '../upstream-rows.ts';
import { type Fault, type Meaning, MINUTE, SECOND } from './fault.ts';
import type { Surface } from './surface.ts';

/** Buckets of waiting that are over after this long, for any request. */
const MOST_HELD = 16 * MINUTE;

/** What can be told in a card. */
export type Told = 'card' | 'old' | Exclude<Meaning, 'well'> | 'later' | 'unexpected';

/** What a fault means to a surface: of several questions each its own. */
export function meanings(fault: Fault, { asks }: Surface): Meaning[] {
  return [...new Set(asks.map((operation) => meaning(fault, operation)))];
}

/** What a fault means to one question. */
export function meaning({ means }: Fault, operation: Operation): Meaning {
  return typeof means === 'string' ? means : means(operation);
}

/** Where nothing is kept. */
export function whenCold(fault: Fault, surface: Surface): Told[] {
  const failures = meanings(fault, surface).filter((meaning) => meaning !== 'well');
  if (failures.length === 0) return ['card'];
  if (surface.kind !== 'file') return failures;
  return failures.map((failure) => (failure === 'unknown' ? failure : 'later'));
}

/** Where it is old, once it was tried to renew it. What does not exist any more is not shown. */
export function whenOld(fault: Fault, surface: Surface): Told[] {
  const all = meanings(fault, surface).filter((meaning) => meaning !== 'well');
  if (all.length === 0) return ['card'];
  const isGone = all.includes('unknown');
  if (isGone && all.length === 1) return ['unknown'];
  if (surface.kind) return ['card'];
  return ['card', 'old', ...all];
}

/** How long after a fault the app is let rest. */
export function restOf(fault: Fault, surface: Surface): number {
  if (fault.waitMs !== undefined) return Math.min(fault.waitMs, MOST_HELD);
  const waits = meanings(fault, surface).map((meaning) => RESTS[meaning] ?? 0);
  return Math.max(0, ...waits);
}
/** How long after a fault the app is to be well again at the latest. */
const RESTS: Readonly<Partial<Record<Meaning, number>>> = {
  ...{ rate: MINUTE, quota: MINUTE, unknown: 61 * SECOND },
  ...{ down: 11 * SECOND, slow: 11 * SECOND },
};
