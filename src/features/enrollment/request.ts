import { z } from 'zod';
import { isCommonWord } from '../../i18n/language-of.ts';
import {
  askedIn,
  askedLinked,
  askedRequest,
  isEnrollmentWord,
  type LinkedCode,
  parseAsked,
} from '../../slack/arguments.ts';
import type { Place } from '../../slack/feature.ts';
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
    '^ilmo(?:a|n|t|on|ja|jen|ta|taan)?$',
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

/**
 * Reads "when does enrollment open?" in a channel that is linked to a course. Only where nothing else is named: of
 * another course nobody wants to be told this one's dates.
 */
export async function linkedEnrollmentQuestion(
  { words }: Question,
  place: Place,
  linked: LinkedCode,
): Promise<EnrollmentRequest | undefined> {
  const isItsOwn = words.some(isEnrollmentWord) && words.every(saysNoName);
  return isItsOwn ? askedLinked(place, linked) : undefined;
}

const saysNoName = (word: string): boolean => ENROLLMENT.test(word) || isCommonWord(word);

function asksAboutEnrollment(words: readonly string[]): boolean {
  return words.some(
    (word, at) => ENROLLMENT.test(word) || (word === 'up' && /^sign(?:ing)?$/.test(words[at - 1] ?? '')),
  );
}
