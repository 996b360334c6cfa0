/** What every target of a workspace wants Slack to hold, put into words. Reads nothing, changes nothing. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Facts } from '../store/facts.ts';
import type { Course, Follow, Ring, Target } from '../store/store.ts';
import type { Field } from './facts.ts';
import type { Outgoing } from './messages.ts';
import { newsOf, noticeOf, type Retold, retoldOf } from './news.ts';
import { isRingOf, planTarget } from './plan.ts';
import type { News, Render } from './render.ts';
import { spread } from './spread.ts';
import { isNotice } from './steps.ts';

/** What the store keeps of a workspace. */
export interface Kept {
  readonly targets: readonly Target[];
  readonly follows: readonly Follow[];
  readonly courses: readonly Course[];
  readonly rows: readonly Ring[];
}

/** What one target wants. */
export interface Wishes {
  readonly target: Target;
  readonly messages: readonly Outgoing[];
  readonly news: readonly News[];
  /** The key of the notice that tells the news. */
  readonly noticeKey: string | undefined;
  /** Facts that are noted as told, since only their language has changed. */
  readonly retold: readonly Retold[];
}

export interface WishOptions {
  readonly now: number;
  readonly horizonMs: number;
  readonly render: Render;
}

/** How many follows are planned before other work gets a turn. */
const AT_ONCE = 1_000;

/** The wishes of every target. */
export async function wishesOf(
  { targets, follows, courses, rows }: Kept,
  options: WishOptions,
): Promise<Wishes[]> {
  const followsOf = Map.groupBy(follows, ({ target }) => target);
  const rowsOf = Map.groupBy(rows, ({ target }) => target);
  const coursesIn = inEachLanguage(courses);
  const wishes: Wishes[] = [];
  let planned = 0;
  for (const target of targets) {
    const own = { follows: followsOf.get(target.target) ?? [], rows: rowsOf.get(target.target) ?? [] };
    wishes.push(wishesOfOne({ target, ...own }, coursesIn.get(target.language) ?? new Map(), options));
    planned += own.follows.length;
    if (planned < AT_ONCE) continue;
    planned = 0;
    await turn();
  }
  return wishes;
}

/** The courses of each language, by their codes. */
function inEachLanguage(courses: readonly Course[]): Map<Target['language'], ReadonlyMap<string, Course>> {
  const byLanguage = Map.groupBy(courses, ({ language }) => language);
  const byCode = (those: readonly Course[]) => new Map(those.map((course) => [course.code, course]));
  return new Map([...byLanguage].map(([language, those]) => [language, byCode(those)]));
}

interface One {
  readonly target: Target;
  readonly follows: readonly Follow[];
  readonly rows: readonly Ring[];
}

function wishesOfOne(
  { target, follows, rows }: One,
  courses: ReadonlyMap<string, Course>,
  { now, horizonMs, render }: WishOptions,
): Wishes {
  const known = new Map(
    follows.map((follow) => [
      follow.code,
      {
        ...follow,
        createdAt: followedSince(follow, rows, now),
        facts: courses.get(follow.code)?.facts ?? follow.told,
      },
    ]),
  );
  const { workspace, conversation } = target;
  const place = { workspace, target: target.target, conversation };
  const until = Math.max(now + horizonMs, lastHeld(rows));
  const rings = spread(planTarget(target, [...known.values()], now, until)).flatMap((ring) => {
    const follow = known.get(ring.code);
    // Worded as of the time at which the ring comes; a late ring comes now.
    const heard = { ...ring, at: Math.max(ring.at, now) };
    return follow
      ? [
          {
            ...place,
            key: ring.key,
            postAt: ring.at / 1000,
            ...render.ring(heard, follow, follow.facts, target),
          },
        ]
      : [];
  });
  const reads = (field: Field, facts: Facts) => render.field(field, facts, target);
  const news = newsOf(follows, courses, now, (field, a, b) => reads(field, a) !== reads(field, b));
  const notice = noticeOf(target, news, rows, now, render);
  const retold = retoldOf(follows, courses, news);
  const notices = [...standing(target, follows, rows, notice?.key), ...(notice ? [notice] : [])];
  return { target, news, noticeKey: notice?.key, retold, messages: [...rings, ...notices] };
}

/**
 * When a course was followed, in epoch milliseconds. A time in the future means that the clock was set back
 * since. If the course's rings were already handed over, they must not count as due before the follow.
 */
function followedSince({ code, createdAt }: Follow, rows: readonly Ring[], now: number): number {
  const isKnown = createdAt > now && rows.some(({ key }) => isRingOf(code, key));
  return isKnown ? 0 : Math.min(createdAt, now);
}

/**
 * Notices that were handed over count as told, so no news asks for them any more. They stay wanted, in their
 * own words, until they come.
 */
function standing(
  { conversation }: Target,
  follows: readonly Follow[],
  rows: readonly Ring[],
  renewed: string | undefined,
): Outgoing[] {
  if (follows.length === 0) return [];
  const held = rows.filter((row) => row.state === 'held' && isNotice(row) && row.key !== renewed);
  return held.map((row) => ({ ...row, conversation, blocks: [] }));
}

/**
 * When the last message that was handed over comes, in epoch milliseconds. It lies beyond the horizon where
 * the clock was set back since; Slack is to keep it all the same.
 */
function lastHeld(rows: readonly Ring[]): number {
  return rows.reduce(
    (last, { state, postAt }) => (state === 'held' ? Math.max(last, postAt * 1000) : last),
    0,
  );
}
