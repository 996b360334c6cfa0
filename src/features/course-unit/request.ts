import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { cleanArguments, excerpt, numbersSaid } from '../../ask/arguments.ts';
import type { Question } from '../../ask/question.ts';
import { InvalidRequest } from '../../errors.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { bareToken, parseCourseUnitId } from '../../study-client/codes.ts';

/** A course unit, by its id: the study API has no look-up by code. */
export const courseUnitRequest = z.object({
  id: z
    .string()
    .max(40)
    .refine((id) => parseCourseUnitId(id) === id),
});
type CourseUnitRequest = z.infer<typeof courseUnitRequest>;

/**
 * Whether the text looks like the code on a unit's card. The study API finds no unit by code, but an id may
 * look like one.
 */
export function isLikeCode(id: string): boolean {
  return /^[A-Z]{1,3}\d{2}[A-Z]{2}\d{2}$/i.test(id);
}

/** Reads what follows `/course unit`: one id, with or without words around it. Throws `InvalidRequest`. */
export function parseCourseUnitCommand(args: string): CourseUnitRequest {
  const clean = cleanArguments(args);
  const tokens = clean.split(/[ ,;]+/).filter((token) => !isCommonWord(bareToken(token).toLowerCase()));
  const [token = '', ...more] = tokens;
  const id = more.length === 0 && !token.includes('-') ? parseCourseUnitId(token) : undefined;
  if (id === undefined) throw new InvalidRequest({ about: 'course-unit-id', input: excerpt(clean) });
  return { id };
}

/** Reads "what is unit 12345?", "opintojakson 12345 sisältö", "kursenhet 12345", "is 12345 a course unit?". */
export function courseUnitQuestion({ words }: Question): CourseUnitRequest | undefined {
  const [id, ...more] = numbersSaid(words, 'course-unit');
  return id !== undefined && more.length === 0 ? { id } : undefined;
}

/** Opens all texts of a course unit. */
export const allTexts = defineAction('course-unit.details', courseUnitRequest);
