/** What was found in a question, by the words where it stands. */

import { onceFor } from '../primitives.ts';
import { type Tag, type TaggedWord, tagged } from '../reading/tags.ts';
import { parseRealizationCode } from '../study-client/codes.ts';
import { placesOfTime } from './day-hours.ts';
import type { Question } from './question.ts';
import { seenGroup } from './seen-groups.ts';
import { isId } from './words.ts';

// What several features hear.

/** A course, a course unit, or a word for one. */
export const COURSE = 'slot.code slot.named slot.unit course.realization';
/** What is asked of a course, and when. */
export const FACT =
  'topic slot.language slot.time times lead.date find.open find.upcoming find.closed find.not course.enrollment course.signUp course.opensOrCloses course.beginsOrEnds course.when course.schedule';

/** The words of a question with what was found in them. The log asks for them beside the answer. */
export const taggedWords = onceFor((question: Question): TaggedWord[] => {
  const ofTime = placesOfTime(question.words);
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
  const unit = word.toUpperCase();
  return units.some((one) => one === unit) ? 'slot.unit' : undefined;
}
