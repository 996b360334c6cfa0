/** Stopping: which courses were followed, and which were not. */

import type { Place } from '../../asking/feature.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { isKnownError } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import { lookUp } from '../../study-client/look-up.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { FollowDeps } from './follow.ts';
import { followedAt } from './followed-here.ts';
import { namedCourse } from './named-list.ts';
import type { Request } from './request.ts';
import { stopAllCard, stoppedCard } from './stopped-card.ts';
import { type Spot, spotOf } from './target.ts';

type Deps = Pick<FollowDeps, 'study' | 'store' | 'nudge' | 'namesOf'>;

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
  const end = async (codes: readonly string[] | 'all') =>
    (await stop(spot, codes, deps)).map((code) => ({ code, name: named.get(code) }));
  if (asked === 'all') {
    const isNew = here?.followed.some(({ follow }) => follow.createdAt > sureAt);
    if (here && spot.kind === 'channel' && isNew) return stopAllCard(here.followed.map(namedCourse), reader);
    return stoppedCard({ kind: spot.kind, stopped: await end('all'), notFollowed: [], failed: [] }, reader);
  }
  const read = await Promise.all(asked.map((typed) => codeOf(typed, reader, deps.study)));
  const failed = read.flatMap((one) => ('error' in one ? [one] : []));
  const codes = [...new Set(read.flatMap((one) => ('code' in one ? [one.code] : [])))];
  const stopped = await end(codes);
  const notFollowed = codes.filter((code) => stopped.every((one) => one.code !== code));
  return stoppedCard({ kind: spot.kind, stopped, notFollowed, failed }, reader);
}

/**
 * Removes follows, and asks for a pass that takes their rings back. Resolves to the codes that were followed.
 */
export async function stop(
  spot: Spot,
  codes: readonly string[] | 'all',
  { store, nudge }: Pick<Deps, 'store' | 'nudge'>,
): Promise<string[]> {
  const stopped = await store.follows.remove(spot, codes);
  if (stopped.length > 0) nudge(spot);
  return stopped;
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
