/** Questions that go on from the last answer: "and on Friday?", "only in English", "entä TX00EY23-3015?". */
import { z } from 'zod';
import { topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { lengthAt } from '../i18n/patterns.ts';
import type { Conversation } from './place.ts';
import type { Question } from './question.ts';

/** What was asked, as a card keeps it beside the courses that it shows: JSON. */
export const requestKept = (feature: string, request: object): string =>
  JSON.stringify({ feature, ...request });

/** What was asked last, where that was of a feature. Rejects as `Conversation.search`. */
export async function requestBefore<R>(
  feature: string,
  request: z.ZodType<R>,
  { search }: Pick<Conversation, 'search'>,
): Promise<R | undefined> {
  const kept = await search();
  if (kept === undefined) return undefined;
  const json: unknown = JSON.parse(kept);
  return ofFeature.safeParse(json).data?.feature === feature ? request.safeParse(json).data : undefined;
}

const ofFeature = z.object({ feature: z.string() });

/** Longer questions stand by themselves. */
const MOST_GOING_ON = 10;
/** A question goes on by one of its first words: "ok, and on Friday?" */
const AMONG_FIRST = 3;

/** The words of a question behind those by which it goes on; undefined: it does not. Quoted lines are of others. */
export function wordsGoingOn({ words, quotes }: Pick<Question, 'words' | 'quotes'>): string[] | undefined {
  if (quotes || words.length > MOST_GOING_ON) return undefined;
  const { again } = vocabulary.rooms;
  const at = words.slice(0, AMONG_FIRST).findIndex((_, nth) => lengthAt(again, words, nth) > 0);
  // "Start and credits of …" asks for both, and goes on from nothing.
  const isLead = (word: string): boolean =>
    (isCommonWord(word) || topics.isPlain(word)) && !topics.speak([word]);
  const isLed = at >= 0 && words.slice(0, at).every(isLead);
  return isLed ? words.slice(at + lengthAt(again, words, at)) : undefined;
}
