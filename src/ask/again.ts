/** Questions that go on from the last answer: "and on Friday?", "only in English", "entä TX00EY23-3015?". */
import { z } from 'zod';
import { shortDay, talk, topics, vocabulary } from '../i18n/index.ts';
import { isOrdinaryWord } from '../i18n/language-of.ts';
import { lengthAt } from '../i18n/patterns.ts';
import type { Conversation } from './place.ts';
import { type Question, readPlain, wordsOf } from './question.ts';
import { wordsOfTime } from './times.ts';

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
 * A message that goes on from what was asked last, and says so in no word by which a question is read: a correction, without the words
 * that correct ("no wait, Tuesday", "nej, jag menade nätverk"), "after that?", and behind a search a language ("svenska?"). Never rejects.
 */
export async function withWhatGoesOn(
  question: Question,
  conversation: Pick<Conversation, 'search' | 'shown'>,
): Promise<Question> {
  const { words } = question;
  const way = wayIn(question);
  if (!way) return question;
  const corrects = await conversation
    .search()
    .then(featureOf)
    .catch(() => undefined);
  if (corrects === undefined || (way.of ?? corrects) !== corrects) return question;
  const count = way.of === 'find' ? (await conversation.shown().catch(() => [])).length : 0;
  // Of one course its language is asked.
  if (count === 1) return question;
  const { left } = way;
  if (left.length === words.length) return { ...question, corrects };
  const day = left.length === 1 ? shortDay(left[0] ?? '') : undefined;
  const text = day ?? wordsOf(question.text).slice(-left.length).join(' ');
  return { ...question, ...readPlain(text, question), corrects };
}

/** A way to go on: the words that are left to be read, and the one feature from whose answers it goes on. */
interface Way {
  readonly left: readonly string[];
  readonly of?: string;
}

function wayIn(question: Question): Way | undefined {
  const { words, quotes } = question;
  if (quotes || words.length === 0 || words.length > MOST_LEADING + MOST_CORRECTING) return undefined;
  const said = words.join(' ');
  if (talk.afterThat.is(said)) return { left: words, of: 'lessons' };
  if (isLanguageAlone(question)) return { left: words, of: 'find' };
  const left = behindCorrection(said, words);
  return left.length > 0 ? { left } : undefined;
}

/** The feature that was asked last; rooms keep their request alone. */
function featureOf(kept: string | undefined): string | undefined {
  return kept === undefined ? undefined : (ofFeature.safeParse(JSON.parse(kept)).data?.feature ?? 'rooms');
}

/** The words behind those that correct; none: none do, or too much is said behind them. */
function behindCorrection(said: string, words: readonly string[]): readonly string[] {
  const lead = talk.corrects.startOf(said);
  const left = lead === undefined ? [] : words.slice(lead.split(' ').length);
  return left.length > MOST_CORRECTING ? [] : left;
}

/** Longer messages say more than a language. */
const MOST_OF_LANGUAGE = 4;

/** "Svenska?", "any in English?", and not "is it in English?" */
function isLanguageAlone({ words, text, codes }: Question): boolean {
  const isLanguage = (word: string): boolean => topics.languageAsked([word]) !== undefined;
  return (
    text.endsWith('?') &&
    codes.length === 0 &&
    words.length <= MOST_OF_LANGUAGE &&
    words.some(isLanguage) &&
    words.every((word) => isLanguage(word) || vocabulary.facts.inLanguage.has(word) || talk.anyOf.has(word))
  );
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
  const isLead = (word: string): boolean => isOrdinaryWord(word) && !topics.speak([word]);
  const isLed = at >= 0 && words.slice(0, at).every(isLead);
  return isLed ? words.slice(at + lengthAt(again, words, at)) : timeThen(words);
}

/** "Huomen sit", "i morgon då": a time behind which stands "then", without that. */
function timeThen(words: readonly string[]): string[] | undefined {
  const said = words.slice(0, words.findLastIndex((word) => !talk.behindTime.has(word)) + 1);
  const isTime = said.length > 0 && said.length < words.length && isTimeAlone(said);
  return isTime ? [...said] : undefined;
}

/** Whether words say a time and nothing else. */
export function isTimeAlone(words: readonly string[]): boolean {
  const ofTime = wordsOfTime(words);
  return words.length > 0 && words.every((_, at) => ofTime.has(at));
}
