/** The names of what is followed somewhere. */
import type { CourseNames } from '../../asking/course-names.ts';
import type { Place } from '../../asking/feature.ts';
import { followedBy, type NamesOf } from '../../rings/followed.ts';
import type { Store } from '../../store/store.ts';
import { type Spot, spotOf } from './target.ts';

interface Deps {
  readonly store: Pick<Store, 'targets' | 'follows' | 'courses'>;
  readonly namesOf: NamesOf;
  readonly now: () => number;
}

/** The courses that are followed where a request comes from. May reject. */
export async function namedHere(place: Place, deps: Deps): Promise<CourseNames[]> {
  const spot = spotOf(place);
  return spot ? namedAt(spot, deps, deps.now()) : [];
}

/** The courses that a target follows. May reject. */
export async function namedAt(
  spot: Spot,
  { store, namesOf }: Pick<Deps, 'store' | 'namesOf'>,
  now: number,
): Promise<CourseNames[]> {
  const target = await store.targets.get(spot);
  const followed = target ? await followedBy(target, store, now) : [];
  const codes = followed.map(({ follow }) => follow.code);
  const others = codes.length > 0 ? await namesOf(spot.workspace, codes).catch(() => undefined) : undefined;
  return followed.map(({ follow: { code, told }, facts }) => ({
    code,
    names: [facts.name, told.name, ...Object.values(others?.get(code) ?? {})],
  }));
}
