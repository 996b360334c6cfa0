/** Short messages that take or leave what the last answer offered: "yes please", "joo", "nej tack". */

import { talk } from '../i18n/index.ts';
import { type Ask, type Features, reviveAsk } from './feature.ts';
import { askOfOffer } from './offers.ts';
import type { Place } from './place.ts';
import type { Question } from './question.ts';

/** Longer messages say more than yes or no. */
const MOST_WORDS = 8;

/** "No" to what asked for nothing, and "forget it" of what is not followed, where they are not understood otherwise. */
export function refusingNothing(
  features: Features,
  { words, codes, quotes, text }: Question,
): Ask | undefined {
  if (quotes || codes.length > 0 || text.endsWith('?') || words.length > MOST_WORDS) return undefined;
  const said = words.join(' ');
  if (talk.dropsIt.is(said)) return reviveAsk(features, 'help', { about: 'refused' });
  return talk.refuses.is(said) ? reviveAsk(features, 'help', { about: 'small-talk' }) : undefined;
}

/** How a message takes what was offered; `hears`: it may say no more than that it was read. */
const TAKES = ['refuses', 'agrees', 'hears'] as const;

/** How a message takes what was offered; undefined: it is no reply. "Forget it" may be said of the course. */
function takenBy({ words, codes, quotes, text }: Question): (typeof TAKES)[number] | undefined {
  const isShort = words.length > 0 && words.length <= MOST_WORDS;
  if (quotes || codes.length > 0 || !isShort || text.endsWith('?')) return undefined;
  const said = words.join(' ');
  return talk.dropsIt.is(said) ? undefined : TAKES.find((one) => talk[one].is(said));
}

/**
 * What a reply to the last answer asks for: what it offered, where that is one thing; which of several; or nothing. Undefined: it is no
 * reply, or nothing was offered. Never rejects.
 */
export async function replyTo(
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  const takes = takenBy(question);
  if (takes === undefined) return undefined;
  const { offers, asks } = await features.conversationFor(question, place).offered();
  const [only, ...more] = offers;
  if (!only || (takes === 'hears' && !asks)) return undefined;
  if (takes === 'refuses') return reviveAsk(features, 'help', { about: 'refused' });
  const ask = more.length === 0 ? askOfOffer(features, only) : undefined;
  // Before others the button says for whom it is, and "sounds good" to what asked nothing changes nothing.
  const isTaken = ask !== undefined && (!ask.writes || (question.direct && asks));
  return isTaken ? ask : reviveAsk(features, 'help', { about: 'agreed', offers });
}
