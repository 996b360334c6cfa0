/** What is followed where a request comes from. */

import type { Place } from '../../asking/feature.ts';
import type { Reader } from '../../cards/card.ts';
import { type Followed, followedBy, type NamesOf } from '../../rings/followed.ts';
import type { Store, Target } from '../../store/store.ts';
import { type Spot, spotOf } from './target.ts';

type Kept = Pick<Store, 'targets' | 'follows' | 'courses'>;

export interface FollowedDeps {
  readonly store: Kept;
  readonly namesOf: NamesOf;
}

/** A target and what it follows: at least one course, the one with the soonest ring first. */
export interface FollowedHere {
  readonly target: Target;
  readonly followed: readonly Followed[];
}

/**
 * What a target follows, with names in the reader's language where they are known. Undefined: nothing. May
 * reject.
 */
export async function followedAt(
  spot: Spot,
  { language, now }: Reader,
  { store, namesOf }: FollowedDeps,
): Promise<FollowedHere | undefined> {
  const kept = await store.targets.get(spot);
  const target = kept && { ...kept, isGroup: spot.isGroup ?? kept.isGroup };
  const followed = target ? await followedBy(target, store, now, { language, namesOf }) : [];
  return target && followed.length > 0 ? { target, followed } : undefined;
}

/**
 * The codes that a channel follows, or the person in a direct conversation. The soonest ring comes first;
 * courses that vanished from the study API come last. May reject.
 */
export async function codesFollowedHere(place: Place, store: Kept, now: number): Promise<string[]> {
  const spot = spotOf(place);
  const target = spot && (await store.targets.get(spot));
  const followed = target ? await followedBy(target, store, now) : [];
  const isGone = ({ follow }: Followed): number => Number(follow.toldMissing);
  return followed.toSorted((a, b) => isGone(a) - isGone(b)).map(({ follow }) => follow.code);
}
