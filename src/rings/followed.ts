/** Followed realizations, with their facts and their next ring. */

import type { Facts } from '../store/facts.ts';
import type { Follow, RingSettings, Store, Target } from '../store/store.ts';
import { endOf, isReversed } from '../study-client/moment.ts';
import { planRing, planTarget, type Wanted } from './plan.ts';

/** A followed realization. */
export interface Followed {
  readonly follow: Follow;
  /** The facts that were read last. */
  readonly facts: Facts;
  /** The soonest ring that is still to come. */
  readonly next: Wanted | undefined;
}

/** The soonest ring of a followed realization from `now` on, however far ahead. */
export function nextRing(
  target: Pick<Target, 'settings'>,
  follow: Pick<Follow, 'code' | 'createdAt'>,
  facts: Facts,
  now: number,
): Wanted | undefined {
  const all = planTarget(target, [{ ...follow, facts }], now, Number.POSITIVE_INFINITY);
  return all.find(({ at }) => at >= now);
}

/** Whether enrollment has yet to close and no ring will tell, since the realization was followed too late. */
export function closesUntold(
  { follow: { code, createdAt }, facts }: Pick<Followed, 'follow' | 'facts'>,
  settings: RingSettings,
  now: number,
): boolean {
  const { closes } = facts;
  if (closes === undefined || !settings.closes || isReversed(facts) || endOf(closes) <= now) return false;
  return planRing('closes', code, facts, createdAt, settings) === undefined;
}

/** The realizations that a target follows, soonest ring first. Those without a ring come last, by code. */
export async function followedBy(
  target: Target,
  { follows, courses }: Pick<Store, 'follows' | 'courses'>,
  now: number,
): Promise<Followed[]> {
  const { language } = target;
  const all = await follows.of(target);
  const known = await courses.get(all.map(({ code }) => ({ code, language })));
  const facts = new Map(known.map((course) => [course.code, course.facts]));
  return all
    .map((follow): Followed => {
      const latest = facts.get(follow.code) ?? follow.told;
      return { follow, facts: latest, next: nextRing(target, follow, latest, now) };
    })
    .sort(soonestFirst);
}

function soonestFirst(a: Followed, b: Followed): number {
  const never = Number.POSITIVE_INFINITY;
  const [first, second] = [a.next?.at ?? never, b.next?.at ?? never];
  if (first !== second) return first - second;
  return a.follow.code < b.follow.code ? -1 : 1;
}
