/** Which of a few courses words name, inflected as they may be, in any of the languages. */
import { folded, isFormOf, rootsOf } from '../i18n/inflection.ts';
import { loweredWords } from './question.ts';

/** A course by every name that is known of it: people use those of any language. */
export interface CourseNames {
  readonly code: string;
  readonly names: readonly string[];
}

/**
 * The courses that words name. `exactly`: the one whose whole name they are, if they fit no other. `partly`: those
 * whose names hold every word, perhaps as a part. `nearly`: those whose names hold one.
 */
export interface NamedCourses {
  readonly exactly: CourseNames | undefined;
  readonly partly: readonly CourseNames[];
  readonly nearly: readonly CourseNames[];
}

/**
 * @param words lower-case words
 * @param tells whether a word may belong to a name. All others are left out, of the names as well: "Introduction to
 * Programming" may have two
 */
export function namedBy(
  words: readonly string[],
  courses: readonly CourseNames[],
  tells: (word: string) => boolean,
): NamedCourses {
  const wordsOf = (name: string): string[] => loweredWords(name).filter(tells).map(folded);
  const telling = words.filter(tells).map(folded);
  if (telling.length === 0) return { exactly: undefined, partly: [], nearly: [] };
  const whose = (fits: (name: readonly string[]) => boolean): CourseNames[] =>
    courses.filter(({ names }) => names.some((name) => fits(wordsOf(name))));
  const partly = whose((name) => telling.every((word) => holds(name, word)));
  const [only, ...others] = whose((name) => telling.every((word) => name.some((own) => isFormOf(own, word))));
  const isWhole = only?.names.some((name) => isName(wordsOf(name), telling)) && others.length === 0;
  return {
    exactly: isWhole ? only : undefined,
    partly,
    nearly: whose((name) => telling.some((word) => holds(name, word))),
  };
}

const isName = (name: readonly string[], words: readonly string[]): boolean =>
  name.length === words.length && name.every((own, at) => isFormOf(own, words[at] ?? ''));

/** A shorter part of a compound says nothing of it. */
const SHORTEST_PART = 4;

/** Whether a word stands in the name, perhaps as a part: "projektin" of "Ohjelmistotuotantoprojekti". */
function holds(name: readonly string[], word: string): boolean {
  if (name.includes(word)) return true;
  const parts = [word, ...rootsOf(word)].filter(({ length }) => length >= SHORTEST_PART);
  return (
    word.length >= SHORTEST_PART &&
    name.some((own) => isFormOf(own, word) || parts.some((part) => own.includes(part)))
  );
}
