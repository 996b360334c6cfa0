/** What a question asks for: the likeliest intent that reads it. */

import type { Intent, ScoredIntent } from '../reading/intents.ts';
import type { Ask, Features, ReadQuestion } from './feature.ts';
import { prepareLikeness, tagsOf } from './like.ts';
import { perhapsCoded } from './perhaps-codes.ts';
import type { Conversation, Place } from './place.ts';
import type { Question } from './question.ts';

/** The question as it was typed, with the names in place of which codes stand. */
export const asTyped = (question: Question): Question => question.named?.typed ?? question;

/** The intents of a question, the likeliest first. */
export function likeliest(
  { intents }: Pick<Features, 'intents'>,
  question: Question,
): ScoredIntent<ReadQuestion>[] {
  return intents.of(tagsOf(question));
}

/** What a question asks for, and the intent that read it. */
interface MeantAsk {
  readonly ask: Ask;
  readonly intent: Intent<ReadQuestion>;
  /** The words that the intent does not hear. */
  readonly left: readonly string[];
}

/**
 * What the likeliest intent makes of a question. May reject with `InvalidRequest`.
 * @param subject `said`: only intents that need nothing but the question, neither a name nor what was spoken of
 */
export async function meantBy(
  features: Features,
  question: Question,
  place: Place,
  subject: 'any' | 'said' = 'any',
): Promise<MeantAsk | undefined> {
  await prepareLikeness();
  const spoken = features.conversationAt(place);
  // Where a course's code would stand, the question is about no course that was spoken of.
  const conversation = perhapsCoded(question).some(({ isPlain }) => isPlain) ? ofNothing(spoken) : spoken;
  for (const { intent, left } of likeliest(features, question)) {
    if (subject === 'said' && intent.subject !== undefined) continue;
    const ask = await intent.read(question, conversation);
    if (ask) return { ask, intent, left };
  }
  return undefined;
}

/** A conversation in which nothing was spoken of. */
const ofNothing = (spoken: Conversation): Conversation => ({
  ...spoken,
  shown: async () => [],
  listed: async () => [],
  spokenOf: async () => [],
  linked: async () => undefined,
});

/** Its request alone. */
export async function askMeant(...asked: Parameters<typeof meantBy>): Promise<Ask | undefined> {
  return (await meantBy(...asked))?.ask;
}
