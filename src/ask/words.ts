/** The words for courses, course units and enrollment, in three languages. */
import { isCommonWord } from '../i18n/language-of.ts';

const REALIZATION =
  /^(?:courses?|reali[sz]ations?|implementations?|kurss(?!iyksik)|toteutu[sk]|kurs(?:ens?|ers?|ernas?|nummer|numret)?$|genomförande)/;

/** "Course", "realization", "kurssi", "toteutus", "kurs", "genomförande" and their inflections. */
export function isRealizationWord(word: string): boolean {
  return REALIZATION.test(word);
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

/** Words for a course unit, as they are typed behind `/course`. */
export const UNIT_COMMANDS = `
  units course-unit courseunit opintojakso opintojakson opintojaksot kurssiyksikkö kurssiyksikön studieperiod
  studieperioden studieavsnitt studieavsnittet studieenhet studieenheten kursenhet kursenheten`
  .trim()
  .split(/\s+/);
/** "Unit" in the three languages, inflected. It is also the university's word for a department. */
const UNIT = /^(?:units?|yksik(?:kö|ön|össä|östä|köä)|enhet(?:en|ens)?)$/;
const COURSE_UNIT =
  /^(?:course-?units?$|opintojakso|kurssiyksik|studieperiod|studieavsnitt|(?:studie|kurs)enhet)/;

/**
 * "Course unit" and its words in the other languages. "Unit" alone counts unless the word `before` it names a
 * department: "the business unit".
 */
export function isCourseUnitWord(word: string, before: string | undefined): boolean {
  if (UNIT.test(word)) return before === undefined || before.length === 1 || isCommonWord(before);
  return COURSE_UNIT.test(word);
}

/** Whether a word speaks of a course, a course unit or enrollment. */
export function isOfCourse(word: string, before: string | undefined): boolean {
  return isRealizationWord(word) || isEnrollmentWord(word) || isCourseUnitWord(word, before);
}

// The words for rooms and buildings, in three languages.

const ROOMS = new RegExp(
  `^(?:${[
    'rooms?|classrooms?|spaces?|(?:lecture-?)?halls?|labs?|auditori(?:um|ums|o|ot)',
    '[\\p{L}-]*(?:tila|tilat|tilan|tilaa|tilassa|tilasta|tilojen|tiloja|tiloissa|tiloista)',
    '[\\p{L}-]*luok(?:ka|kaa|kia|at|an|assa|asta|ista|issa|kien)|[\\p{L}-]*huone(?:\\p{L}{1,6})?',
    '[\\p{L}-]*(?:sali|salin|salissa|salista|salit|salia|saleja)',
    '(?:klass|labb|dator|data|grupp|grupparbets|mötes|arbets|studie|undervisnings|seminarie)?rum(?:men|met)?',
    '(?:dator|data|undervisnings|föreläsnings|lektions|läse|grupp|idrotts)?sal(?:en|ar|arna)?',
    '(?:undervisnings|arbets|grupparbets)?lokal(?:en|er|erna)?',
  ].join('|')})$`,
  'u',
);
/** A number after such a word is the room's, not the building's. */
const SINGLE_ROOM = new RegExp(
  `^(?:${[
    'room|classroom|space|(?:lecture-?)?hall|lab|auditorium|auditorio',
    '[\\p{L}-]*(?:tila|tilan|tilassa|tilasta)|[\\p{L}-]*luok(?:ka|an|assa|asta)',
    '[\\p{L}-]*huone(?:en|essa|esta|tta)?|[\\p{L}-]*sali(?:n|ssa|sta)?',
    '\\p{L}*rummet|klassrum|\\p{L}*sal(?:en)?|\\p{L}*lokal(?:en)?',
  ].join('|')})$`,
  'u',
);
const BUILDING = /^(?:building|rakennu|byggnad|[ck]ampu(?:s|ks)|house$|talo(?:n|ssa|sta|lla)?$|hus(?:et)?$)/;

/** Whether a word is one for a room or rooms, in any form. */
export const isRoomsWord = (word: string): boolean => ROOMS.test(word);

/** Whether a word means one room that is named next to it. */
export const isSingleRoomWord = (word: string): boolean => ROOMS.test(word) && SINGLE_ROOM.test(word);

/** Whether a word is one for a building or a campus. */
export const isBuildingWord = (word: string): boolean => BUILDING.test(word);
