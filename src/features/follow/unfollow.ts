/** Stopping: which courses were followed, and which were not. */

import type { Place } from '../../asking/feature.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { isKnownError } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import { isRingOf } from '../../rings/plan.ts';
import { FROZEN, NOTICE } from '../../rings/steps.ts';
import type { Ring } from '../../store/store.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import { lookUp } from '../../study-client/look-up.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { FollowDeps } from './follow.ts';
import { followedAt } from './followed-here.ts';
import { namedCourse } from './named-list.ts';
import type { Request } from './request.ts';
import { stopAllCard, stoppedCard } from './stopped-card.ts';
import { type Spot, spotOf } from './target.ts';

type Deps = Pick<FollowDeps, 'study' | 'store' | 'nudge' | 'namesOf' | 'now'>;

/** Stops following here, and tells the result for each code. Asks back before all ends for a channel. */
export async function unfollow(
  { asked, sureAt = 0 }: Request<'unfollow'>,
  reader: Reader,
  place: Place,
  deps: Deps,
): Promise<Card> {
  const spot = spotOf(place);
  if (!spot) return wordsCard(texts(reader.language).follow.nowhere);
  const here = await followedAt(spot, reader, deps);
  const named = new Map(here?.followed.map(({ follow, facts }) => [follow.code, facts.name]));
  const end = async (codes: readonly string[] | 'all') => {
    const { stopped, mayStillCome } = await stop(spot, codes, deps);
    return { stopped: stopped.map((code) => ({ code, name: named.get(code) })), mayStillCome };
  };
  if (asked === 'all') {
    const isNew = here?.followed.some(({ follow }) => follow.createdAt > sureAt);
    if (here && spot.kind === 'channel' && isNew) return stopAllCard(here.followed.map(namedCourse), reader);
    return stoppedCard({ kind: spot.kind, ...(await end('all')), notFollowed: [], failed: [] }, reader);
  }
  const read = await Promise.all(asked.map((typed) => codeOf(typed, reader, deps.study)));
  const failed = read.flatMap((one) => ('error' in one ? [one] : []));
  const codes = [...new Set(read.flatMap((one) => ('code' in one ? [one.code] : [])))];
  const ended = await end(codes);
  const notFollowed = codes.filter((code) => ended.stopped.every((one) => one.code !== code));
  return stoppedCard({ kind: spot.kind, ...ended, notFollowed, failed }, reader);
}

/** What became of follows that were to end. */
interface Ended {
  /** The codes that were followed until now. */
  readonly stopped: readonly string[];
  /** Whether Slack no longer gives a message about one of them back. */
  readonly mayStillCome: boolean;
}

/** Removes follows, and asks for a pass that takes their rings back. */
export async function stop(
  spot: Spot,
  codes: readonly string[] | 'all',
  { store, nudge, now }: Pick<Deps, 'store' | 'nudge' | 'now'>,
): Promise<Ended> {
  const stopped = await store.follows.remove(spot, codes);
  if (stopped.length === 0) return { stopped, mayStillCome: false };
  // Before the pass: it takes rows away with their rings.
  const rings = await store.rings.of(spot);
  nudge(spot);
  const mayStillCome = rings.some(
    (ring) => isNear(ring, now()) && stopped.some((code) => isAbout(ring, code)),
  );
  return { stopped, mayStillCome };
}

/** Whether a message is about to come that Slack does not give back. */
function isNear({ state, postAt }: Ring, now: number): boolean {
  const left = postAt - now / 1000;
  return state !== 'rung' && left > 0 && left <= FROZEN;
}

/** A notice names its courses in its text. */
function isAbout({ key, text }: Ring, code: string): boolean {
  return isRingOf(code, key) || (key.startsWith(NOTICE) && text.includes(code));
}

type Read =
  | { readonly asked: string; readonly code: string }
  | { readonly asked: string; readonly error: unknown };

/** Follows are stored under their codes, so an id must be looked up. */
async function codeOf(asked: string, { language }: Reader, study: StudyClient): Promise<Read> {
  const code = parseRealizationCode(asked);
  if (code !== undefined) return { asked, code };
  try {
    return { asked, code: (await lookUp(study, asked, language)).value.code };
  } catch (error) {
    if (!isKnownError(error)) throw error;
    return { asked, error };
  }
}
