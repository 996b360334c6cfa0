/** What a question asks for: the likeliest intent that reads it. */

import type { Intent, ScoredIntent } from '../reading/intents.ts';
import type { Ask, Features, ReadQuestion } from './feature.ts';
import { prepareLikeness, tagsOf } from './like.ts';
import type { Place } from './place.ts';
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
  const conversation = features.conversationFor(question, place);
  let guess: MeantAsk | undefined;
  for (const { intent, left } of likeliest(features, question)) {
    if (subject === 'said' && intent.subject !== undefined) continue;
    // Where words that nothing knows would be looked for, what the question is surely like comes first.
    if (guess && intent.claim !== 'sure') continue;
    const ask = await intent.read(question, conversation);
    if (!ask) continue;
    if (!ask.isGuess) return { ask, intent, left };
    guess = { ask, intent, left };
  }
  return guess;
}

/** Its request alone. */
export async function askMeant(...asked: Parameters<typeof meantBy>): Promise<Ask | undefined> {
  return (await meantBy(...asked))?.ask;
}
