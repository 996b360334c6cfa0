import { type Followed, followedBy } from '../../rings/followed.ts';
import type { Place } from '../../slack/feature.ts';
import type { Store } from '../../store/store.ts';
import { spotOf } from './target.ts';

/**
 * The codes that a channel follows, or the person in a direct conversation. The soonest ring comes first;
 * courses that vanished from the study API come last. May reject.
 */
export async function followedHere(
  place: Place,
  store: Pick<Store, 'targets' | 'follows' | 'courses'>,
  now: number,
): Promise<string[]> {
  const spot = spotOf(place);
  const target = spot && (await store.targets.get(spot));
  const followed = target ? await followedBy(target, store, now) : [];
  const isGone = ({ follow }: Followed): number => Number(follow.toldMissing);
  return followed.toSorted((a, b) => isGone(a) - isGone(b)).map(({ follow }) => follow.code);
}
