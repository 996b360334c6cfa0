/** Short messages that take or leave what the last answer offered, or undo it: "yes please", "joo", "nej tack", "undo that". */

import { MOST_IN_REPLY, REPLIES, talk, vocabulary } from '../i18n/index.ts';
import { type Ask, type Features, reviveAsk } from './feature.ts';
import { askMeant } from './meant.ts';
import { askOfOffer, isUndo } from './offers.ts';
import type { Offer, Place } from './place.ts';
import type { Question } from './question.ts';

/** "Forget it" ends what is followed, or asks which. Of what is not followed it says nothing; a likeness to something else least of all. */
export async function droppingIt(
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  const said = saidIn(question);
  if (said === undefined || !talk.dropsIt.is(said)) return undefined;
  const ask = await askMeant(features, question, place);
  const isOfFollows = ask?.feature === 'follow' && ask.kind !== 'follow';
  return isOfFollows ? ask : reviveAsk(features, 'help', { about: 'refused' });
}

/** "No" to what asked for nothing, where it is not understood otherwise. */
export function refusingNothing(features: Features, question: Question): Ask | undefined {
  const said = saidIn(question);
  if (said === undefined) return undefined;
  return talk.refuses.is(said) ? reviveAsk(features, 'help', { about: 'small-talk' }) : undefined;
}

/** The words of a message that may be a reply; undefined: it is none. */
function saidIn({ words, codes, quotes, text }: Question): string | undefined {
  const isShort = words.length > 0 && words.length <= MOST_IN_REPLY;
  return quotes || codes.length > 0 || !isShort || text.endsWith('?') ? undefined : words.join(' ');
}

/** How a message takes what was offered; undefined: it is no reply. "Forget it" may be said of the course. */
function takenBy(question: Question): (typeof REPLIES)[number] | undefined {
  const said = saidIn(question);
  return said === undefined || talk.dropsIt.is(said) ? undefined : REPLIES.find((one) => talk[one].is(said));
}

/** "Leave it" behind what offered nothing; "stop" ends something. */
const refusedNothing = (features: Features, { words }: Question): Ask | undefined =>
  vocabulary.follow.endAlone.is(words.join(' '))
    ? undefined
    : reviveAsk(features, 'help', { about: 'small-talk' });

/** The button that takes back what was just done, where a message to the app alone wishes for that. "Cancel" may also refuse an offer. */
function undoneBy(question: Question, offers: readonly Offer[]): Offer | undefined {
  const said = question.direct ? saidIn(question) : undefined;
  const [only, ...more] = said !== undefined && talk.undoes.is(said) ? offers.filter(isUndo) : [];
  return more.length === 0 ? only : undefined;
}

/**
 * What a reply to the last answer asks for: what it offered, where that is one thing; which of several; what takes back what was done;
 * or nothing. Undefined: it is no reply, or nothing was offered. Never rejects.
 */
export async function replyTo(
  features: Features,
  question: Question,
  place: Place,
): Promise<Ask | undefined> {
  if (saidIn(question) === undefined) return undefined;
  const { offers, asks } = await features.conversationFor(question, place).offered();
  const undo = undoneBy(question, offers);
  if (undo) return askOfOffer(features, undo);
  const takes = takenBy(question);
  const offered = offers.filter((one) => !isUndo(one));
  if (takes === undefined || (takes === 'hears' && !asks)) return undefined;
  if (takes === 'refuses')
    return offered.length > 0
      ? reviveAsk(features, 'help', { about: 'refused' })
      : refusedNothing(features, question);
  return taking(features, question, offered, asks);
}

/** The one thing that was offered, or which of several. Before others the button says for whom it is, and "sounds good" to what asked nothing changes nothing. */
function taking(
  features: Features,
  { direct }: Question,
  offers: readonly Offer[],
  asks: boolean,
): Ask | undefined {
  const [only, ...more] = offers;
  if (!only) return undefined;
  const ask = more.length === 0 ? askOfOffer(features, only) : undefined;
  const isTaken = ask !== undefined && (!ask.writes || (direct && asks));
  return isTaken ? ask : reviveAsk(features, 'help', { about: 'agreed', offers: [...offers] });
}
