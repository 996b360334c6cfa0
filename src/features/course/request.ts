import { z } from 'zod';
import type { Place } from '../../ask/feature.ts';
import { askedRequest, codesIn, MOST_CODES, plainText, type Question } from '../../ask/question.ts';
import { askedLinked, type LinkedCode, searchRequest } from '../../ask/seen-courses.ts';
import { withWholeCodes } from '../../ask/short-lists.ts';
import { asksWhenCourse } from '../../ask/words.ts';
import { InvalidRequest } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { answerRealizations } from '../../study-client/codes.ts';
import type { RealizationCode, StudyClient } from '../../study-client/model.ts';

/** Realizations to show as one card or a list, or words to find realizations by. */
export const courseRequest = z.union([
  askedRequest.extend({
    /** A list, even of one. */
    compact: z.literal(true).optional(),
    /** How many codes the message held, if `asked` has only the first of them. */
    of: z
      .int()
      .min(MOST_CODES + 1)
      .max(10_000)
      .optional(),
  }),
  searchRequest,
]);
export type CourseRequest = z.infer<typeof courseRequest>;

/** Reads the codes of a message that a shortcut was used on. Throws `InvalidRequest` if there are none. */
export function codesOfMessage(words: string): CourseRequest {
  const codes = codesIn(withWholeCodes(plainText(words)));
  if (codes.length === 0) throw new InvalidRequest({ about: 'no-code-in-message' });
  const asked = codes.slice(0, MOST_CODES);
  return codes.length > asked.length ? { asked, of: codes.length } : { asked };
}

/** Reads "when does the course start?" in a channel that is linked to one. May reject as `linked` does. */
export async function ownCourseQuestion(
  { codes, words }: Question,
  place: Place,
  linked: LinkedCode,
): Promise<CourseRequest | undefined> {
  return codes.length === 0 && asksWhenCourse(words) ? askedLinked(place, linked) : undefined;
}

/** The codes that exist. While the study API is in trouble, those that are known from before. */
export async function existingCodes(
  study: StudyClient,
  codes: readonly RealizationCode[],
  language: Language,
): Promise<RealizationCode[]> {
  const { lookUps } = await answerRealizations(study, codes, language).catch(() => ({ lookUps: [] }));
  return lookUps.flatMap((line) => ('found' in line ? [line.found.value.code] : []));
}
