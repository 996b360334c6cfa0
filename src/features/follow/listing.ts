/** The list of what is followed somewhere, and why it is the answer. */
import { MOST_TELLING, namedBy } from '../../asking/course-names.ts';
import { loweredWords } from '../../asking/question.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { outsideLine } from '../../cards/text.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../rings/followed.ts';
import { type FollowedDeps, type FollowedHere, followedAt } from './followed-here.ts';
import { listCard } from './list-card.ts';
import { namedAt } from './named-here.ts';
import type { Request } from './request.ts';
import type { Spot } from './target.ts';
import { isOfName } from './wish.ts';

/** Answers the question what is followed. If something was to be stopped, says why nothing was. */
export async function following(
  { unread, isUnsure }: Request<'following'>,
  spot: Spot,
  reader: Reader,
  deps: FollowedDeps,
): Promise<Card> {
  const words = texts(reader.language).follow;
  const here = await followedAt(spot, reader, deps);
  if (unread !== undefined) {
    const telling = loweredWords(unread).filter(isOfName).slice(0, MOST_TELLING);
    const { nearly } = namedBy(telling, await namedAt(spot, deps, reader.now), isOfName);
    const told = (nearly.length > 0 ? words.unreadNamed : words.unread)(outsideLine(unread, 60));
    return listOf(here, spot, reader, told, new Set(nearly.map(({ code }) => code)));
  }
  // Where nothing is followed, there is nothing to choose from.
  return listOf(here, spot, reader, here && isUnsure ? words.unsure : undefined);
}

/** The list. `news` tells what was just done. */
export async function list(spot: Spot, reader: Reader, deps: FollowedDeps, news?: string): Promise<Card> {
  return listOf(await followedAt(spot, reader, deps), spot, reader, news);
}

/** @param first the codes of the courses that come first */
function listOf(
  here: FollowedHere | undefined,
  spot: Spot,
  reader: Reader,
  news?: string,
  first: ReadonlySet<string> = new Set(),
): Card {
  if (!here) return wordsCard(nothing(spot, reader, news));
  const isFirst = ({ follow }: Followed): number => Number(first.has(follow.code));
  const followed = here.followed.toSorted((a, b) => isFirst(b) - isFirst(a));
  return listCard({ ...here, followed, news }, reader);
}

/** The words for a target that follows nothing. */
export function nothing({ kind }: Spot, { language }: Reader, news?: string): string {
  const words = texts(language).follow.of[kind].nothing;
  return news === undefined ? words : `${news}\n${words}`;
}
