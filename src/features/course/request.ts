import { z } from 'zod';
import {
  askedIn,
  askedLinked,
  askedRequest,
  type LinkedCode,
  MOST_CODES,
  parseAsked,
} from '../../asking/arguments.ts';
import { asksWhenCourse } from '../../asking/course-words.ts';
import type { Place } from '../../asking/feature.ts';
import type { Question } from '../../asking/question.ts';
import { searchRequest } from '../../asking/seen-courses.ts';
import { InvalidRequest } from '../../errors.ts';
import { findRealizationCodes } from '../../study-client/codes-in-text.ts';

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

/** Reads `/course CODE…`. Throws `InvalidRequest`. */
export function parseCourseCommand(args: string): CourseRequest {
  return parseAsked(args);
}

/** Reads the codes of a message that a shortcut was used on. Throws `InvalidRequest` if there are none. */
export function codesOfMessage(words: string): CourseRequest {
  const codes = findRealizationCodes(words);
  if (codes.length === 0) throw new InvalidRequest({ about: 'no-code-in-message' });
  const asked = codes.slice(0, MOST_CODES);
  return codes.length > asked.length ? { asked, of: codes.length } : { asked };
}

/**
 * Reads any question that holds realization codes, or an id after "course", "toteutus" or the like. No other
 * question is less specific: ask the other features first. Throws `InvalidRequest` for too many codes.
 */
export function courseQuestion(question: Question): CourseRequest | undefined {
  return askedIn(question);
}

/** Reads "when does the course start?" in a channel that is linked to one. May reject as `linked` does. */
export async function ownCourseQuestion(
  { codes, words }: Question,
  place: Place,
  linked: LinkedCode,
): Promise<CourseRequest | undefined> {
  return codes.length === 0 && asksWhenCourse(words) ? askedLinked(place, linked) : undefined;
}
