import { z } from 'zod';
import { asked, defineAction } from '../../ask/actions.ts';
import { askedIn, askedLinked, askedRequest, type LinkedCode, parseAsked } from '../../ask/arguments.ts';
import type { Place } from '../../ask/feature.ts';
import type { Question } from '../../ask/question.ts';
import { searchRequest } from '../../ask/seen-courses.ts';
import { isEnrollmentWord } from '../../ask/words.ts';
import { isCommonWord } from '../../i18n/language-of.ts';

/**
 * Realizations whose enrollment windows to show, or words to find realizations by. `own`: the realizations
 * that are followed in the conversation at the time of the answer.
 */
export const enrollmentRequest = z.union([askedRequest, searchRequest, z.object({ own: z.literal(true) })]);
export type EnrollmentRequest = z.infer<typeof enrollmentRequest>;

/** Reads `/enrollment CODE…`. Throws `InvalidRequest`. */
export function parseEnrollmentCommand(args: string): EnrollmentRequest {
  return parseAsked(args);
}

/** Verbs of windows. Courses start and end: "alkaa", "päättyy" and "börjar" alone ask about the course. */
const OPENS_OR_CLOSES =
  /^(?:(?:opens?|opened|opening|closes?|closed|closing|deadlines?)$|avautu|aukea|aukee|sulkeutu|öppn|öppe[nt]$|stäng)/u;

/**
 * Reads a question that holds codes and asks about enrollment. Throws `InvalidRequest` for too many codes.
 */
export function enrollmentQuestion(question: Question): EnrollmentRequest | undefined {
  return signedUp(question.words).some(asksAboutEnrollment) ? askedIn(question) : undefined;
}

/** The course that a conversation is linked to; else the courses that are followed there. */
export async function askedOwn(place: Place, linked: LinkedCode): Promise<EnrollmentRequest> {
  return (await askedLinked(place, linked)) ?? { own: true };
}

/**
 * Reads "when does enrollment open?", which asks about the conversation's own courses. The question must name
 * nothing else: nobody who asks about another course wants these dates.
 */
export async function ownEnrollmentQuestion(
  question: Question,
  place: Place,
  linked: LinkedCode,
): Promise<EnrollmentRequest | undefined> {
  const words = signedUp(question.words);
  const isItsOwn = words.some(isEnrollmentWord) && words.every(saysNoName);
  return isItsOwn ? askedOwn(place, linked) : undefined;
}

const saysNoName = (word: string): boolean => asksAboutEnrollment(word) || isCommonWord(word);

const asksAboutEnrollment = (word: string): boolean => isEnrollmentWord(word) || OPENS_OR_CLOSES.test(word);

/** The words, with "sign up" and "signing up" joined to one. */
function signedUp(words: readonly string[]): string[] {
  const isUp = (word: string | undefined, before = '') => word === 'up' && /^sign(?:ing)?$/.test(before);
  return words.flatMap((word, at) => {
    if (isUp(word, words[at - 1])) return [];
    return isUp(words[at + 1], word) ? 'signup' : word;
  });
}

/** Shows a course's enrollment window in place of the list that offered the course. */
export const showEnrollment = defineAction('enrollment.show', asked);
