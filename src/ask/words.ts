/** What words and numbers speak of: courses, course units, enrollment, rooms or times. */
import { closest, distance } from 'fastest-levenshtein';
import { topics as asks, vocabulary } from '../i18n/index.ts';
import { isCommonWord } from '../i18n/language-of.ts';
import { bareToken, parseCourseUnitCode, parseOddUnitCode } from '../study-client/codes.ts';
import { dateIn } from './days.ts';
import { isUnit } from './lead-words.ts';
import { wordsOfTime } from './times.ts';

const { course, facts, find, follow, lead, numbers, picks, rooms } = vocabulary;

/** Whether words ask when something begins or ends. */
export function asksWhen(words: readonly string[]): boolean {
  return words.some(course.when.has) && words.some(course.beginsOrEnds.has);
}

/** The longest question for a course as a whole: "show me the details please". */
const LONGEST_WHOLE = 5;

/** Whether words ask for a course as a whole, and name none: "details", "what's the schedule?", "aikataulu". */
export function asksForWhole(words: readonly string[]): boolean {
  const isOfWhole = (word = '') => course.schedule.has(word);
  const isNoName = (word: string) =>
    word.length === 1 || isOfWhole(word) || course.realization.has(word) || isCommonWord(word);
  const last = words.findLast((word) => !vocabulary.follow.courtesy.has(word));
  const refers = words.some((word) => vocabulary.facts.it.has(word) || vocabulary.facts.formal.has(word));
  const isAsked = isOfWhole(last) || ((isOfWhole(words[0]) || asksWhichCourse(words)) && refers);
  return isAsked && words.length <= LONGEST_WHOLE && words.every(isNoName);
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
  const [word = '', before, next = ''] = [words[at], words[at - 1], words[at + 1]];
  if (!isCourseUnitWord(word, before)) return false;
  // "The unit ABC-123" is no department, and "which unit" is one.
  const isOfCode = isUnitCode(next) && !picks.which.has(before);
  return !course.unit.has(word) || course.realization.has(before) || isOfCode;
}

const isUnitCode = (word: string): boolean =>
  parseCourseUnitCode(word) !== undefined || parseOddUnitCode(word) !== undefined;

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

// Courses in general.

/** A shorter beginning makes no compound. */
const SHORTEST_OF_COMPOUND = 3;

/** The word for courses at the end of a compound: "kurser" of "språkkurser". Undefined: it is none. */
export const coursesIn = (word: string): string | undefined =>
  find.courses.words.find(
    (one) =>
      word.endsWith(one) && word.length >= one.length + SHORTEST_OF_COMPOUND && !find.courses.has(word),
  );

/** Whether words name a day or a time of one's own: "tomorrow", "3 December", "at 17:00", "in two hours", "soon". Linear. */
export const namesTime = (words: readonly string[]): boolean =>
  wordsOfTime(words).size > 0 ||
  words.some(
    (word, at) =>
      lead.date.has(word) || isUnit(word) || (lead.clock.has(words[at - 1]) && dateIn(word) !== undefined),
  );

/** Whether words refer to what was spoken of. "This week" and "courses that start" do not. */
const refersBack = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      facts.it.has(word) && !namesTime(words.slice(at + 1, at + 3)) && !find.courses.has(words[at - 1]),
  );

/**
 * Whether a question is about courses in general: "which courses …", "is there a course …". Those of a person, and those
 * that were spoken of ("the courses", "those courses"), are certain ones.
 */
export function speakOfCourses(words: readonly string[]): boolean {
  if (find.some.startOf(words.join(' ')) !== undefined) return true;
  const isOf = (word: string | undefined): boolean => facts.it.has(word) || lead.definite.has(word);
  const isGeneral = (word: string, at: number): boolean =>
    (find.courses.has(word) || coursesIn(word) !== undefined) &&
    !find.theCourses.has(word) &&
    !isOf(words[at - 1]);
  // "Required courses before this one" are those of a course.
  const ofTime = wordsOfTime(words);
  // "I vår" is in spring.
  const isMine = words.some((word, at) => lead.mine.has(word) && !ofTime.has(at));
  if ((refersBack(words) && !words.some(find.which.has)) || isMine) return false;
  const isWhich = words.some((word, at) => find.which.has(word) && find.enrollments.has(words[at + 1]));
  const at = words.findIndex(isGeneral);
  // "When do courses start?" follows a list of them.
  const isAsked = !words.some(course.when.has) || words.slice(0, at).some(find.which.has);
  return isWhich || (at >= 0 && isAsked);
}

// Numbers in a question, and what the words beside them say that they are.

/** A number as long as an id: a shorter one is part of a name ("English 2"), or counts something. */
export function isId(word: string): boolean {
  return /^\d{4,18}$/.test(word);
}

/** What a number stands for. `rooms`: of a building, which the number does not name for sure. */
type Kind = 'realization' | 'course-unit' | 'building' | 'room' | 'rooms';

/**
 * The ids that the words of a question call `kind`: "course unit 12345", "opintojakson 12345 nimi", "is 12345 a
 * course?". The nearest word counts: "opintojakson toteutus 12345" is a realization. An id has at least four
 * digits ("course 2" holds none) and is no year.
 */
export function numbersSaid(words: readonly string[], kind: Kind): string[] {
  const apart = words.flatMap(withoutHyphen);
  const kinds = apart.map((word, at) => kindOf(word, apart[at - 1]));
  const isAlone = apart.filter(isId).length === 1;
  const said = new Set<string>();
  let last: Kind | undefined;
  apart.forEach((word, at) => {
    const isNumber = isId(word) && !isYear(word);
    if (isNumber && (last ?? (isAlone ? saidAfter(apart, kinds, at) : undefined)) === kind) said.add(word);
    last = kinds[at] ?? (isNumber || numbers.between.has(word) ? last : undefined);
  });
  return [...said];
}

/** "Unit-12345" in its two words. Codes have digits on both sides. */
function withoutHyphen(word: string): string[] {
  return /^(?:\p{L}+-\d+|\d+-\p{L}+)$/u.test(word) ? word.split('-') : [word];
}

function kindOf(word: string, before: string | undefined): Kind | undefined {
  if (isSingleRoomWord(word)) return 'room';
  if (rooms.room.has(word)) return 'rooms';
  if (rooms.place.has(word)) return 'building';
  if (isCourseUnitWord(word, before)) return 'course-unit';
  return course.realization.has(word) ? 'realization' : undefined;
}

/** The kind that the words after the only number say, if they speak of nothing else. */
function saidAfter(
  words: readonly string[],
  kinds: readonly (Kind | undefined)[],
  at: number,
): Kind | undefined {
  let next = at + 1;
  while (numbers.before.has(words[next])) next += 1;
  // In "course unit" the last word tells.
  while (kinds[next] !== undefined && kinds[next + 1] !== undefined) next += 1;
  const kind = kinds[next];
  if (kind === 'room' || kind === 'rooms' || numbers.counted.has(words[next])) return undefined;
  return kinds.slice(next + 1).every((other) => other === undefined) ? kind : undefined;
}

/** Whether at least one word is of a kind, and all others may stand beside it. */
export function consistsOf(
  words: readonly string[],
  isOne: (word: string) => boolean,
  mayStandBeside: (word: string) => boolean,
): boolean {
  const others = words.filter((word) => !isOne(word));
  return others.length < words.length && others.every(mayStandBeside);
}

/** The known word that a typed one is a slip away from; undefined: none is. @param letters one letter in this many may be wrong */
export function nearestOf(word: string, known: readonly string[], letters: number): string | undefined {
  if (known.length === 0 || word === '') return undefined;
  const typed = word.toLowerCase();
  // Of two equally near words, the one with the same letters in another order is meant: "uint" is "unit", not
  // "link".
  const isMixedUp = (one: string): boolean => lettersOf(one) === lettersOf(typed);
  const guess = closest(
    typed,
    known.toSorted((a, b) => Number(isMixedUp(b)) - Number(isMixedUp(a))),
  );
  return distance(typed, guess) <= Math.min(2, Math.floor(guess.length / letters)) ? guess : undefined;
}

const lettersOf = (word: string): string => [...word].sort().join('');

const REPEATED = [
  ...[follow.following, follow.repeated, follow.besideName, follow.enders],
  course.realization,
];
/** What changes a request, or says for whom it is. */
const TELLING = [follow.except, follow.all, follow.own, lead.me];

/** Whether a word beside codes says no more than the command that stands there: "poista seuranta TX00EY23-3015". */
export function repeatsCommand(typed: string): boolean {
  const word = bareToken(typed).toLowerCase();
  if (course.between.has(word) || follow.leadsOn.has(word)) return true;
  return REPEATED.some(({ has }) => has(word)) && !TELLING.some(({ has }) => has(word));
}

/** The language in "without Finnish", "utan att kunna finska", "suomea osaamatta". */
export function languageMissing(words: readonly string[]): string | undefined {
  const all = words.map((word, at) => {
    if (facts.lacking.has(word)) return asks.languageAsked(words.slice(Math.max(0, at - 1), at));
    if (!facts.without.has(word)) return undefined;
    const rest = words.slice(at + 1);
    const [name = '', next = ''] = rest.slice(
      Math.max(
        0,
        rest.findIndex((one) => !facts.skill.has(one)),
      ),
    );
    // "Suomen kieltä" names it in two words.
    return asks.languageAsked([name]) ?? asks.languageAsked([`${name}${next}`]);
  });
  return all.find((code) => code !== undefined);
}

/** The words beside "poke me when" and "quit nagging", which say in any verb what is wished. */
export function withoutWish(words: readonly string[]): readonly string[] {
  const { begin, leaves, end } = vocabulary.follow;
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const text = words.slice(at).join(' ');
    const begun = at === 0 ? (begin.startOf(text) ?? leaves.startOf(text)) : undefined;
    const said = (begun ?? end.startOf(text))?.split(' ').length ?? 0;
    if (said === 0) left.push(words[at] ?? '');
    at += Math.max(said, 1);
  }
  return left;
}

/** "Which course unit does it belong to?", "minkä opintojakson toteutus se on?" */
export function asksWhichCourseUnit(words: readonly string[]): boolean {
  const { course, times } = vocabulary;
  const at = words.findIndex((_, place) => saysCourseUnit(words, place));
  // "Which course unit"
  const before = course.realization.has(words[at - 1]) ? at - 2 : at - 1;
  return at > 0 && times.which.has(words[before]);
}

/** Longer questions ask which courses are so. */
const LONGEST_WHICH = 5;

/** "Which course is that?", "which course does TX00EY23-3015 mean?": by a name that is not known to the asker. */
export const asksWhichCourse = (words: readonly string[]): boolean =>
  vocabulary.times.which.has(words[0]) && course.realization.has(words[1]) && words.length <= LONGEST_WHICH;
