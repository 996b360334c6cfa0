/** The words by which courses, course units and enrollment are spoken of, in three languages. */

/** "Course", "realization", "kurssi", "toteutus", "kurs", "genomförande" and their inflections. */
export function isRealizationWord(word: string): boolean {
  return /^(?:courses?|reali[sz]ations?|implementations?|kurss|toteutu[sk]|kurs(?:en|er|erna)?$|genomförande)/.test(
    word,
  );
}

/** Words that are of enrollment and nothing else: much opens and closes. */
export function isEnrollmentWord(word: string): boolean {
  return /^(?:enrol|(?:regist(?:er(?:s|ed|ing)?|rations?)|registrer[a-zåäö]{0,8})$|sign-?ups?$|ilmoittautu|ilmottautu|ilmo(?:a|n|t|on|ja|jen|ta|taan)?$|ilmoaika)|anmäl/.test(
    word,
  );
}

/** What a course unit is called in Finnish and Swedish. */
export const UNIT_WORDS = ['opintojakso', 'studieperiod', 'studieavsnitt', 'kursenhet'] as const;

/**
 * "Course unit" and what it is called in the other languages. "Unit" alone is the university's word for a department,
 * too, unless the question begins with it. `before`: the word in front of it.
 */
export function isCourseUnitWord(word: string, before: string | undefined): boolean {
  if (word === 'unit') return before === undefined || before === 'course';
  return /^course-?unit$/.test(word) || UNIT_WORDS.some((one) => word.startsWith(one));
}

/** Whether a word speaks of a course, a course unit or enrollment. */
export function isOfCourse(word: string, before: string | undefined): boolean {
  return isRealizationWord(word) || isEnrollmentWord(word) || isCourseUnitWord(word, before);
}
