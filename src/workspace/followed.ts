/**
 * Which courses channels and persons follow, for cards of courses: they say so in the place of **Follow**. Every card
 * needs it, so it is remembered for a moment. A change in this process is seen at once, one in another replica within
 * half a minute.
 */
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../primitives/promises.ts';
import type { Store, TargetKey } from '../store/store.ts';

const REMEMBER = 30_000;
const MOST_REMEMBERED = 20_000;

export interface FollowedCodes {
  /** Never rejects: if the store is in trouble, nothing counts as followed. */
  of(target: TargetKey): Promise<ReadonlySet<string>>;
  /** The same if it is remembered; undefined: the store must be asked. */
  atHand(target: TargetKey): ReadonlySet<string> | undefined;
  /** Forgets a target whose follows have changed. */
  forget(target: TargetKey): void;
}

const NONE: ReadonlySet<string> = new Set();

/** @param now epoch milliseconds */
export function createFollowedCodes({ follows }: Pick<Store, 'follows'>, now: () => number): FollowedCodes {
  const known = createSingleFlight<ReadonlySet<string>>(REMEMBER, MOST_REMEMBERED, now);
  const keyOf = ({ workspace, target }: TargetKey) => `${workspace} ${target}`;
  const read = async ({ workspace, target }: TargetKey): Promise<ReadonlySet<string>> => {
    const all = await follows.of({ workspace, target });
    return all.length === 0 ? NONE : new Set(all.map(({ code }) => code));
  };
  return {
    of: (target) => known.run(keyOf(target), () => read(target)).catch(() => NONE),
    atHand: (target) => known.known(keyOf(target))?.value,
    forget: (target) => known.forget(keyOf(target)),
  };
}

/** What persons have stopped lately, for **Undo** on Home. In memory alone: a line that is missing costs little. */
export interface JustStopped {
  note(person: TargetKey, codes: readonly string[]): void;
  of(person: TargetKey): readonly string[];
  forget(person: TargetKey): void;
}

/** For how long Home offers **Undo**, in milliseconds, and for how many persons. */
const OFFERED = 10 * 60_000;
const MOST_PERSONS = 5000;

/** @param now epoch milliseconds */
export function createJustStopped(now: () => number): JustStopped {
  const kept = new LRUCache<string, { readonly codes: readonly string[]; readonly at: number }>({
    max: MOST_PERSONS,
  });
  const keyOf = ({ workspace, target }: TargetKey) => `${workspace} ${target}`;
  return {
    note: (person, codes) => void kept.set(keyOf(person), { codes, at: now() }),
    of: (person) => {
      const { codes = [], at = 0 } = kept.get(keyOf(person)) ?? {};
      return Math.abs(now() - at) < OFFERED ? codes : [];
    },
    forget: (person) => void kept.delete(keyOf(person)),
  };
}
