/** Comparing by name: "software engineering vs web design". */
import { excerpt } from '../../asking/arguments.ts';
import { readCourseList } from '../../asking/course-list.ts';
import type { Place } from '../../asking/feature.ts';
import { mayName } from '../../asking/named-question.ts';
import { loweredWords, type Question } from '../../asking/question.ts';
import type { SeenCourses } from '../../asking/seen-courses.ts';
import { InvalidRequest } from '../../errors.ts';
import { type CompareRequest, comparable, MOST } from './request.ts';

/**
 * Reads names that the workspace has seen, perhaps with codes among them. Undefined if no name is known: then
 * the text is read as codes. Rejects with `InvalidRequest` for a name that is unknown beside others, and for
 * too few or too many courses.
 */
export async function readNames(
  typed: string,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const { asked, isNamed, isTooLong, unknown } = await readCourseList(typed, place, seen, MOST);
  if (!isNamed && !isTooLong) return undefined;
  if (unknown !== undefined) throw new InvalidRequest({ about: 'realization-code', input: excerpt(unknown) });
  return comparable({ asked: [...asked] });
}

/** The words before the names in a message. */
const COMPARE = /^(?:please )?(?:compare|vertaa|vertaile|jämför) (.+)$/iu;

/**
 * Reads "compare databases and web design". Undefined if the words ask for something else; otherwise, and
 * where it rejects, as `readNames`.
 */
export async function readNamedComparison(
  { text, codes, quotes }: Question,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const [, names] = (quotes || codes.length > 0 ? null : COMPARE.exec(text)) ?? [];
  const mayBe = names !== undefined && mayName(loweredWords(names));
  return mayBe ? readNames(names, place, seen) : undefined;
}
