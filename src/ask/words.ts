/** What words speak of: courses, course units, enrollment or rooms. */
import { vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';

const { course, rooms } = vocabulary;

/** Whether words ask when something begins or ends. */
export function asksWhen(words: readonly string[]): boolean {
  return words.some(course.when.has) && words.some(course.beginsOrEnds.has);
}

/** Whether words ask when a course begins or ends, and name none. */
export function asksWhenCourse(words: readonly string[]): boolean {
  const saysNoName = (word: string): boolean =>
    course.realization.has(word) || course.beginsOrEnds.has(word) || isCommonWord(word);
  return asksWhen(words) && words.some(course.realization.has) && words.every(saysNoName);
}

/**
 * "Course unit" and its words in the other languages. "Unit" alone counts unless the word `before` it names a
 * department: "the business unit".
 */
export function isCourseUnitWord(word: string, before: string | undefined): boolean {
  if (course.unit.has(word)) return before === undefined || before.length === 1 || isCommonWord(before);
  return course.courseUnit.has(word);
}

/** Whether the word at a place means a course unit, and never the university's word for a department. */
export function saysCourseUnit(words: readonly string[], at: number): boolean {
  const [word = '', before] = [words[at], words[at - 1]];
  return isCourseUnitWord(word, before) && (!course.unit.has(word) || course.realization.has(before));
}

export const speakOfCourseUnit = (words: readonly string[]): boolean =>
  words.some((_, at) => saysCourseUnit(words, at));

/** Whether a word speaks of a course, a course unit or enrollment. */
export function isOfCourse(word: string, before: string | undefined): boolean {
  return course.realization.has(word) || course.enrollment.has(word) || isCourseUnitWord(word, before);
}

/** Whether a word means one room that is named next to it. */
export function isSingleRoomWord(word: string): boolean {
  return rooms.room.has(word) && rooms.single.has(word);
}

/** A number that is more likely a year than an id. */
export function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}
