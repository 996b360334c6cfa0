/** Questions that go on from the last answer: "and on Friday?", "only in English", "entä TX00EY23-3015?". */
import { z } from 'zod';
import { shortDay, talk, topics, vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { lengthAt } from '../i18n/patterns.ts';
import type { Conversation } from './place.ts';
import { type Question, readPlain, wordsOf } from './question.ts';

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

/** Longer messages ask anew, though they begin with "sorry". */
const MOST_CORRECTING = 6;
/** So many words at most say that something is corrected. */
const MOST_LEADING = 6;

/**
 * "No wait, Tuesday", "ei ku torstaina", "nej, jag menade nätverk": the question without the words that correct, where something was
 * asked that may be corrected. Never rejects.
 */
export async function withCorrection(
  question: Question,
  conversation: Pick<Conversation, 'search'>,
): Promise<Question> {
  const { words, quotes } = question;
  const isShort = !quotes && words.length <= MOST_LEADING + MOST_CORRECTING;
  const lead = isShort ? talk.corrects.startOf(words.join(' ')) : undefined;
  const count = lead?.split(' ').length ?? 0;
  const left = words.slice(count);
  if (count === 0 || left.length === 0 || left.length > MOST_CORRECTING) return question;
  const kept = await conversation.search().catch(() => undefined);
  const feature = kept === undefined ? undefined : ofFeature.safeParse(JSON.parse(kept)).data?.feature;
  if (kept === undefined) return question;
  const [only = '', ...more] = left;
  const day = more.length === 0 ? shortDay(only) : undefined;
  const text = day ?? wordsOf(question.text).slice(-left.length).join(' ');
  return { ...question, ...readPlain(text, question), corrects: feature ?? 'rooms' };
}

/** Longer questions stand by themselves. */
const MOST_GOING_ON = 10;
/** A question goes on by one of its first words: "ok, and on Friday?" */
const AMONG_FIRST = 3;

/** The words of a question behind those by which it goes on; undefined: it does not. Quoted lines are of others. */
export function wordsGoingOn({
  words,
  quotes,
  corrects,
}: Pick<Question, 'words' | 'quotes' | 'corrects'>): string[] | undefined {
  if (quotes || words.length > MOST_GOING_ON) return undefined;
  if (corrects !== undefined) return [...words];
  const { again } = vocabulary.rooms;
  const at = words.slice(0, AMONG_FIRST).findIndex((_, nth) => lengthAt(again, words, nth) > 0);
  // "Start and credits of …" asks for both, and goes on from nothing.
  const isLead = (word: string): boolean =>
    (isCommonWord(word) || topics.isPlain(word)) && !topics.speak([word]);
  const isLed = at >= 0 && words.slice(0, at).every(isLead);
  return isLed ? words.slice(at + lengthAt(again, words, at)) : undefined;
}
