/** The list of what is followed somewhere, and why it is the answer. */
import type { Card, Reader } from '../../cards/card.ts';
import { outsideLine } from '../../cards/text.ts';
import { wordsCard } from '../../cards/words-card.ts';
import { texts } from '../../i18n/index.ts';
import type { Followed } from '../../rings/followed.ts';
import { type FollowedDeps, type FollowedHere, followedAt } from './followed-here.ts';
import { listCard } from './list-card.ts';
import type { Request } from './request.ts';
import type { Spot } from './target.ts';

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
    const isKnown = here?.followed.some((one) => isNamed(one, unread));
    const told = (isKnown ? words.unreadNamed : words.unread)(outsideLine(unread, 60));
    return listOf(here, spot, reader, told, unread);
  }
  // Where nothing is followed, there is nothing to choose from.
  return listOf(here, spot, reader, here && isUnsure ? words.unsure : undefined);
}

/** The list. `news` tells what was just done. */
export async function list(spot: Spot, reader: Reader, deps: FollowedDeps, news?: string): Promise<Card> {
  return listOf(await followedAt(spot, reader, deps), spot, reader, news);
}

/** @param named words as typed: courses with one of them in their name come first */
function listOf(here: FollowedHere | undefined, spot: Spot, reader: Reader, news?: string, named = ''): Card {
  if (!here) return wordsCard(nothing(spot, reader, news));
  const followed = here.followed.toSorted((a, b) => Number(isNamed(b, named)) - Number(isNamed(a, named)));
  return listCard({ ...here, followed, news }, reader);
}

/** Whether a word of the typed text stands in the course's name. */
function isNamed({ facts }: Followed, typed: string): boolean {
  const name = facts.name.toLowerCase();
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 3 && name.includes(word));
}

/** The words for a target that follows nothing. */
export function nothing({ kind }: Spot, { language }: Reader, news?: string): string {
  const words = texts(language).follow.of[kind].nothing;
  return news === undefined ? words : `${news}\n${words}`;
}
