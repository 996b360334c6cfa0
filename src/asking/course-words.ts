/** The words for courses, course units and enrollment, in three languages. */
import { isCommonWord } from '../i18n/language-of.ts';

/** "Course", "realization", "kurssi", "toteutus", "kurs", "genomförande" and their inflections. */
export function isRealizationWord(word: string): boolean {
  return /^(?:courses?|reali[sz]ations?|implementations?|kurss|toteutu[sk]|kurs(?:en|er|erna)?$|genomförande)/.test(
    word,
  );
}

/** Words for enrollment alone. "Open" and "close" are not among them: many other things open and close. */
export function isEnrollmentWord(word: string): boolean {
  return /^(?:enrol|(?:regist(?:er(?:s|ed|ing)?|rations?)|registrer[a-zåäö]{0,8})$|sign-?ups?$|ilmoittautu|ilmottautu|ilmo(?:a|n|t|on|ja|jen|ta|taan)?$|ilmoaika)|anmäl/.test(
    word,
  );
}

const WHEN = new Set(['when', 'milloin', 'koska', 'när']);
const BEGINS_OR_ENDS =
  /^(?:starts?|begins?|ends?|finish(?:es)?|opens?|closes?|alkaa|alkavat|aukeaa|avautuu|päättyy|loppuu|sulkeutuu|börjar|startar|slutar|öppnar|stänger)$/;

/** Whether words ask when something begins or ends. */
export function asksWhen(words: readonly string[]): boolean {
  return words.some((word) => WHEN.has(word)) && words.some((word) => BEGINS_OR_ENDS.test(word));
}

/** Whether words ask when a course begins or ends, and name none. */
export function asksWhenCourse(words: readonly string[]): boolean {
  const saysNoName = (word: string): boolean =>
    isRealizationWord(word) || BEGINS_OR_ENDS.test(word) || isCommonWord(word);
  return asksWhen(words) && words.some(isRealizationWord) && words.every(saysNoName);
}

/** Finnish and Swedish words for a course unit. */
export const UNIT_WORDS = ['opintojakso', 'studieperiod', 'studieavsnitt', 'kursenhet'] as const;

/**
 * "Course unit" and its words in the other languages. "Unit" alone counts only at the beginning of a
 * question, since it is also the university's word for a department. `before`: the word in front of it.
 */
export function isCourseUnitWord(word: string, before: string | undefined): boolean {
  if (word === 'unit') return before === undefined || before === 'course';
  return /^course-?unit$/.test(word) || UNIT_WORDS.some((one) => word.startsWith(one));
}

/** Whether a word speaks of a course, a course unit or enrollment. */
export function isOfCourse(word: string, before: string | undefined): boolean {
  return isRealizationWord(word) || isEnrollmentWord(word) || isCourseUnitWord(word, before);
}
