/** Followed realizations, with their facts and their next ring. */

import type { Language } from '../language.ts';
import type { Facts } from '../store/facts.ts';
import type { Follow, RingSettings, Store, Target } from '../store/store.ts';
import { endOf, isReversed } from '../study-client/moment.ts';
import { planRing, planTarget, type Wanted } from './plan.ts';

/** A followed realization. */
export interface Followed {
  readonly follow: Follow;
  /** The facts that were read last. */
  readonly facts: Facts;
  /** When they were read. */
  readonly readAt: number;
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

/** The known names of courses, by code, in every language. May reject. */
export type NamesOf = (
  workspace: string,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Partial<Record<Language, string>>>>>;

/** Who reads what is followed, perhaps in another language than the target's. */
export interface Reading {
  readonly language: Language;
  readonly namesOf: NamesOf;
}

/**
 * What a target follows: the course with the soonest ring first, courses without a ring last, by code.
 * @param reading gives names in the reader's language where they are known; by default they are in the
 * target's
 */
export async function followedBy(
  target: Target,
  { follows, courses }: Pick<Store, 'follows' | 'courses'>,
  now: number,
  reading?: Reading,
): Promise<Followed[]> {
  const { language } = target;
  const all = await follows.of(target);
  const known = await courses.get(all.map(({ code }) => ({ code, language })));
  const read = new Map(known.map((course) => [course.code, course]));
  const followed = all
    .map((follow): Followed => {
      const { facts, readAt } = read.get(follow.code) ?? { facts: follow.told, readAt: follow.createdAt };
      return { follow, facts, readAt, next: nextRing(target, follow, facts, now) };
    })
    .sort(soonestFirst);
  return reading ? inLanguage(followed, target, reading) : followed;
}

/** Since when all that a target follows is known as the study API says it. At least one course is followed. */
export function knownSince({ checkedAt = 0 }: Target, followed: readonly Followed[]): number {
  return Math.max(checkedAt, Math.min(...followed.map(({ readAt }) => readAt)));
}

async function inLanguage(
  followed: readonly Followed[],
  { workspace, language: told }: Target,
  { language, namesOf }: Reading,
): Promise<Followed[]> {
  const others = new Set(followed.filter(({ facts }) => (facts.language ?? told) !== language));
  if (others.size === 0) return [...followed];
  const codes = Array.from(others, ({ follow }) => follow.code);
  // Names in another language are better than no list.
  const names = await namesOf(workspace, codes).catch(() => undefined);
  return followed.map((one) => {
    const name = others.has(one) ? names?.get(one.follow.code)?.[language] : undefined;
    return name === undefined ? one : { ...one, facts: { ...one.facts, name, language } };
  });
}

function soonestFirst(a: Followed, b: Followed): number {
  const never = Number.POSITIVE_INFINITY;
  const [first, second] = [a.next?.at ?? never, b.next?.at ?? never];
  if (first !== second) return first - second;
  return a.follow.code < b.follow.code ? -1 : 1;
}
