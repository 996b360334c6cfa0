/** What a question asks for: the likeliest intent that reads it. */

import { onceFor } from '../primitives.ts';
import type { Intent, ScoredIntent } from '../reading/intents.ts';
import { type Tag, type TaggedWord, tagged } from '../reading/tags.ts';
import { parseCourseUnitCode, parseRealizationCode } from '../study-client/codes.ts';
import type { Ask, Features, ReadQuestion } from './feature.ts';
import type { Place } from './place.ts';
import type { Question } from './question.ts';
import { seenGroup } from './seen-groups.ts';
import { wordsOfTime } from './times.ts';
import { isId } from './words.ts';

// What several features hear.

/** A course, a course unit, or a word for one. */
export const COURSE = 'slot.code slot.named slot.unit course.realization';
/** What is asked of a course, and when. */
export const FACT =
  'topic slot.language slot.time times lead.date find.open find.upcoming find.closed course.enrollment course.signUp course.opensOrCloses course.beginsOrEnds course.when course.schedule';

/** The question as it was typed, with the names in place of which codes stand. */
export const asTyped = (question: Question): Question => question.named?.typed ?? question;

/** The words of a question with what was found in them. The log asks for them beside the answer. */
export const tagsOf = onceFor((question: Question): TaggedWord[] => {
  const ofTime = wordsOfTime(question.words);
  return tagged(question.words, (word, at) => slotOf(word, question, ofTime.has(at)));
});

/** "24h", "5op", "40+" */
const AMOUNT = /^\d{1,3}(?:\p{L}{1,4}|\+)$/u;

/** What a word is, of several things the first: a wish for a language, a group, a time, a number, a code. */
function slotOf(word: string, question: Question, isOfTime: boolean): Tag | undefined {
  if (question.answerIn?.isAll) return 'slot.manner';
  if (seenGroup(word, question.groups ?? []) !== undefined) return 'slot.group';
  if (!/\d/.test(word)) return undefined;
  if (isOfTime) return 'slot.time';
  if (/^\d+$/.test(word)) return isId(word) ? 'slot.number' : 'slot.count';
  return codeSlot(word, question) ?? (AMOUNT.test(word) ? 'slot.count' : letterSlot(word));
}

const letterSlot = (word: string): Tag | undefined => (/\p{L}/u.test(word) ? 'slot.coded' : undefined);

/** The code of a course, of one in the place of a name, or of a unit. */
function codeSlot(word: string, { codes, units, named }: Question): Tag | undefined {
  const code = parseRealizationCode(word);
  if (code !== undefined && codes.includes(code))
    return named?.typed.codes.includes(code) === false ? 'slot.named' : 'slot.code';
  const unit = parseCourseUnitCode(word);
  return unit !== undefined && units.includes(unit) ? 'slot.unit' : undefined;
}

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
  const conversation = features.conversationAt(place);
  for (const { intent, left } of likeliest(features, question)) {
    if (subject === 'said' && intent.subject !== undefined) continue;
    const ask = await intent.read(question, conversation);
    if (ask) return { ask, intent, left };
  }
  return undefined;
}

/** Its request alone. */
export async function askMeant(...asked: Parameters<typeof meantBy>): Promise<Ask | undefined> {
  return (await meantBy(...asked))?.ask;
}
