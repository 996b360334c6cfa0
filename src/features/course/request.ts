import type { z } from 'zod';
import { askedIn, askedRequest, parseAsked } from '../../slack/arguments.ts';
import type { Question } from '../../slack/question.ts';

/** Realizations to show: one card, or a list. */
export const courseRequest = askedRequest;
export type CourseRequest = z.infer<typeof courseRequest>;

/** Reads `/course CODE…`. Throws `InvalidRequest`. */
export function parseCourseCommand(args: string): CourseRequest {
  return parseAsked(args);
}

/**
 * Reads any question that holds realization codes, or an id after "course", "toteutus" or the like. The least
 * specific question there is: ask the other features first. Throws `InvalidRequest` for too many codes.
 */
export function courseQuestion(question: Question): CourseRequest | undefined {
  return askedIn(question);
}
