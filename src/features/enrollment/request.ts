import { z } from 'zod';
import { askedIn, askedRequest, parseAsked } from '../../slack/arguments.ts';
import type { Question } from '../../slack/question.ts';
import { searchRequest } from '../../slack/seen-courses.ts';

/** Realizations whose enrollment windows to show. Or words to find realizations by. */
export const enrollmentRequest = z.union([askedRequest, searchRequest]);
export type EnrollmentRequest = z.infer<typeof enrollmentRequest>;

/** Reads `/enrollment CODE…`. Throws `InvalidRequest`. */
export function parseEnrollmentCommand(args: string): EnrollmentRequest {
  return parseAsked(args);
}

/**
 * Words that ask about enrollment on their own. Windows open and close, courses start and end: "alkaa",
 * "päättyy" and "börjar" alone ask about the course.
 */
const ENROLLMENT = new RegExp(
  [
    '^enrol',
    '^regist(?:er|ers|ered|ering|ration|rations)$',
    '^sign(?:ing)?-?ups?$',
    '^(?:opens?|opened|opening|closes?|closed|closing|deadlines?)$',
    '^ilmoittautu',
    '^ilmottautu',
    '^ilmo(?:a|n|t|on|ja|jen)?$',
    '^ilmoaika',
    '^(?:avautu|aukea|aukee|sulkeutu)',
    'anmäl',
    '^(?:öppn|öppe[nt]$|stäng)',
    '^registrera',
  ].join('|'),
  'u',
);

/** Reads a question that holds codes and asks about enrollment. Throws `InvalidRequest` for too many codes. */
export function enrollmentQuestion(question: Question): EnrollmentRequest | undefined {
  return asksAboutEnrollment(question.words) ? askedIn(question) : undefined;
}

function asksAboutEnrollment(words: readonly string[]): boolean {
  return words.some(
    (word, at) => ENROLLMENT.test(word) || (word === 'up' && /^sign(?:ing)?$/.test(words[at - 1] ?? '')),
  );
}
