/** Which of a few courses words name, inflected as they may be, in any of the languages. */
import { folded, isFormOf, type RootsOf, rememberedRoots } from '../i18n/inflection.ts';
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

/** A text of more words that may belong to a name is no name: each is compared with every word of every name. */
export const MOST_TELLING = 12;

/**
 * @param words lower-case words; of more than `MOST_TELLING` that tell, none names anything
 * @param tells whether a word may belong to a name. All others are left out, of the names as well: "Introduction to
 * Programming" may have two
 */
export function namedBy(
  words: readonly string[],
  courses: readonly CourseNames[],
  tells: (word: string) => boolean,
): NamedCourses {
  const telling = words.filter(tells).map(folded);
  if (telling.length === 0 || telling.length > MOST_TELLING)
    return { exactly: undefined, partly: [], nearly: [] };
  const roots = rememberedRoots();
  const isForm = (one: string, other: string): boolean => isFormOf(one, other, roots);
  // The names of a course in several languages are often the same.
  const named = courses.map((course) => ({
    course,
    names: [...new Set(course.names)].map((name) => loweredWords(name).filter(tells).map(folded)),
  }));
  const whose = (fits: (name: readonly string[]) => boolean) => named.filter(({ names }) => names.some(fits));
  const coursesOf = (some: typeof named) => some.map(({ course }) => course);
  const partly = whose((name) => telling.every((word) => holds(name, word, roots)));
  const [only, ...others] = whose((name) => telling.every((word) => name.some((own) => isForm(own, word))));
  const isName = (name: readonly string[]): boolean =>
    name.length === telling.length && name.every((own, at) => isForm(own, telling[at] ?? ''));
  const isWhole = only?.names.some(isName) && others.length === 0;
  return {
    exactly: isWhole ? only?.course : undefined,
    partly: coursesOf(partly),
    nearly: coursesOf(whose((name) => telling.some((word) => holds(name, word, roots)))),
  };
}

/** A shorter part of a compound says nothing of it. */
const SHORTEST_PART = 4;

/** Whether a word stands in the name, perhaps as a part: "projektin" of "Ohjelmistotuotantoprojekti". */
function holds(name: readonly string[], word: string, roots: RootsOf): boolean {
  if (name.includes(word)) return true;
  const parts = [word, ...roots(word)].filter(({ length }) => length >= SHORTEST_PART);
  return (
    word.length >= SHORTEST_PART &&
    name.some((own) => isFormOf(own, word, roots) || parts.some((part) => own.includes(part)))
  );
}
