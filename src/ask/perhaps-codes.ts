/** Words of a question that may be codes of no known form: of runs, course units or student groups. */

import { vocabulary } from '../i18n/index.ts';
import { onceFor } from '../primitives.ts';
import { bareToken, parseOddUnitCode, runOfOddUnit } from '../study-client/codes.ts';
import type { CourseUnitCode, RealizationCode } from '../study-client/model.ts';
import { cleanArguments } from './asked-codes.ts';
import type { Question } from './question.ts';
import { isGroupCode } from './run-topics.ts';

/** What may be the code of a run, unit or group. */
export interface PerhapsCode {
  readonly code: CourseUnitCode;
  /** The same as that of a run, which it is if it is any: "ABC-123-3001". */
  readonly run: RealizationCode | undefined;
  /** Whether it stands in capitals, with a sign in it, so that it is hardly a word: "XYZ-99". */
  readonly isPlain: boolean;
  /** Whether it has the usual form of a student group, which some units' codes have, too: "KA12B3". */
  readonly isLikeGroup: boolean;
}

/** What lower-case words with digits rarely are: "office365", "covid19". */
const LONG_WORD = /\p{Ll}{5,}/u;
/** A word in small letters is a code only with a sign, or several digits: "html5". */
const MAY_BE_CODE = /\p{Lu}|[-_.]|\d\D*\d/u;
const PLAIN = /^\p{Lu}{2,}\p{N}*-\p{N}{1,6}$/u;

/** What is asked of rooms. */
const { rooms } = vocabulary;
const OF_ROOMS = [rooms.room, rooms.place, rooms.booking];

/**
 * The words of a question that may be codes of no known form, each once. What is asked of rooms may name these. Beside codes that
 * are known only those in a list are.
 */
export const perhapsCoded = onceFor((question: Question): readonly PerhapsCode[] => {
  const { text, words, codes, units, groups = [], quotes } = question;
  if (quotes || words.some((word) => OF_ROOMS.some(({ has }) => has(word)))) return [];
  const isAlone = codes.length + units.length + groups.length === 0;
  const isEach = isAlone || words.some(vocabulary.compare.compare.has);
  const parts = cleanArguments(text).split(/([ ,;?]+)/);
  const found = parts.flatMap((part, at) => {
    const word = bareToken(part);
    const isLike = MAY_BE_CODE.test(word) && !LONG_WORD.test(word);
    const code = isLike ? parseOddUnitCode(word) : undefined;
    if (code === undefined) return [];
    const run = runOfOddUnit(code);
    const isAsked = run === undefined ? isEach || isListed(parts, at) : !codes.includes(run);
    return isAsked ? [{ code, run, isPlain: PLAIN.test(word), isLikeGroup: isGroupCode(code) }] : [];
  });
  return [...new Map(found.map((one) => [one.code, one])).values()];
});

/** Whether a word stands in a list: beside a comma, or a word such as "and". @param parts words, and at odd places what is between them */
const isListed = (parts: readonly string[], at: number): boolean =>
  [-1, 1].some(
    (side) =>
      parts[at + side]?.includes(',') || vocabulary.course.between.has(parts[at + 2 * side]?.toLowerCase()),
  );
