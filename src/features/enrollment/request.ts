import { z } from 'zod';
import { asked, defineAction } from '../../ask/actions.ts';
import { askedLinked, askedOrUnitsIn, askedRequest, type LinkedCode } from '../../ask/arguments.ts';
import type { Place } from '../../ask/feature.ts';
import type { Question } from '../../ask/question.ts';
import { searchRequest } from '../../ask/seen-courses.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';

/**
 * Realizations whose enrollment windows to show, or words to find realizations by. `own`: the realizations
 * that are followed in the conversation at the time of the answer.
 */
export const enrollmentRequest = z.union([askedRequest, searchRequest, z.object({ own: z.literal(true) })]);
export type EnrollmentRequest = z.infer<typeof enrollmentRequest>;

const { enrollment, opensOrCloses, signUp } = vocabulary.course;

/**
 * Reads a question that holds codes and asks about enrollment. Throws `InvalidRequest` for too many codes.
 */
export function enrollmentQuestion(question: Question): EnrollmentRequest | undefined {
  return asksAboutEnrollment(question) ? askedOrUnitsIn(question) : undefined;
}

/** Whether a question speaks of enrollment. */
export function asksAboutEnrollment({ words }: Pick<Question, 'words'>): boolean {
  return signedUp(words).some(isOfEnrollment);
}

/** The course that a conversation is linked to; else the courses that are followed there. */
export async function askedOwn(place: Place, linked: LinkedCode): Promise<EnrollmentRequest> {
  return (await askedLinked(place, linked)) ?? { own: true };
}

/**
 * Reads "when does enrollment open?", which asks about the conversation's own courses. The question must name
 * nothing else: a question about another course does not want these dates.
 */
export async function ownEnrollmentQuestion(
  question: Question,
  place: Place,
  linked: LinkedCode,
): Promise<EnrollmentRequest | undefined> {
  const words = signedUp(question.words);
  const isItsOwn = words.some(enrollment.has) && words.every(saysNoName);
  return isItsOwn ? askedOwn(place, linked) : undefined;
}

const saysNoName = (word: string): boolean => isOfEnrollment(word) || isCommonWord(word);

const isOfEnrollment = (word: string): boolean => enrollment.has(word) || opensOrCloses.has(word);

/** The words, with "sign up" and the like joined to one. */
function signedUp(words: readonly string[]): string[] {
  const isApart = (at: number) => signUp.has(`${words[at]} ${words[at + 1]}`);
  return words.flatMap((word, at) => {
    if (isApart(at - 1)) return [];
    return isApart(at) ? 'signup' : word;
  });
}

/** Shows a course's enrollment window in place of the list that offered the course. */
export const showEnrollment = defineAction('enrollment.show', asked);
