import { z } from 'zod';
import {
  type AskedRequest,
  askedIn,
  askedRequest,
  cleanArguments,
  excerpt,
  parseAsked,
} from '../../ask/arguments.ts';
import type { Place } from '../../ask/feature.ts';
import { mayName, readCourseList } from '../../ask/named-courses.ts';
import { loweredWords, type Question } from '../../ask/question.ts';
import type { SeenCourses } from '../../ask/seen-courses.ts';
import { InvalidRequest } from '../../errors.ts';

const FEWEST = 2;
/** More columns can't be read side by side. */
const MOST = 5;

/** Realizations to show side by side. */
export const compareRequest = z.object({ asked: askedRequest.shape.asked.min(FEWEST).max(MOST) });
export type CompareRequest = z.infer<typeof compareRequest>;

/** A word that may stand between two codes, is no code, and belongs to no language. */
const BETWEEN = /^vs[.,;:]?$/i;

/** Reads `/course compare CODE CODE…`: 2–5 different codes or ids. Throws `InvalidRequest`. */
export function parseCompareCommand(args: string): CompareRequest {
  const tokens = cleanArguments(args)
    .split(' ')
    .filter((token) => !BETWEEN.test(token));
  const typed = tokens.join(' ');
  if (typed === '') throw new InvalidRequest({ about: 'too-few-to-compare', input: '' });
  return comparable(limited(() => parseAsked(typed), args));
}

/** Words that ask for nothing but a comparison: with a single code, the answer says what is missing. */
const COMPARE = /^(?:compar|vertaa|vertail|jämför)/u;
/** Words that ask for a comparison of several codes; with a single code they ask for something else. */
const OF_SEVERAL =
  /^(?:differ|overlap|clash|päällekkäi|skillnad|överlapp|krock)|^(?:vs|versus|ero(?:t|a|ja|aa|avat)?|skiljer)$/u;

/**
 * Reads "compare A and B", "vertaa", "jämför", and questions for the difference or the overlap of several
 * courses. Throws `InvalidRequest` for one code alone or too many.
 */
export function compareQuestion(question: Question): CompareRequest | undefined {
  const { words } = question;
  const asks = words.some((word) => COMPARE.test(word));
  if (!asks && !words.some((word) => OF_SEVERAL.test(word))) return undefined;
  const read = limited(() => askedIn(question));
  if (read && (asks || read.asked.length >= FEWEST)) return comparable(read);
  return undefined;
}

/**
 * Replaces the general error for too many codes by the one with this feature's own limit, and repeats an
 * unreadable input as it was typed, with the word between its names.
 */
function limited<T>(read: () => T, typed?: string): T {
  try {
    return read();
  } catch (error) {
    const problem = error instanceof InvalidRequest ? error.problem : undefined;
    if (problem?.about === 'too-many-codes') throw tooMany(problem.count);
    if (problem?.about !== 'realization-code' || typed === undefined) throw error;
    throw new InvalidRequest({ ...problem, input: excerpt(cleanArguments(typed)) });
  }
}

/** Checks how many courses there are. Throws `InvalidRequest`. */
function comparable({ asked }: AskedRequest): CompareRequest {
  if (asked.length > MOST) throw tooMany(asked.length);
  const [only = ''] = asked;
  if (asked.length < FEWEST) throw new InvalidRequest({ about: 'too-few-to-compare', input: only });
  return { asked };
}

function tooMany(count: number): InvalidRequest {
  return new InvalidRequest({ about: 'too-many-to-compare', count, most: MOST });
}

// Comparing by name: "software engineering vs web design".

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
const BY_NAME_COMPARE = /^(?:please )?(?:compare|vertaa|vertaile|jämför) (.+)$/iu;

/**
 * Reads "compare databases and web design". Undefined if the words ask for something else; otherwise, and
 * where it rejects, as `readNames`.
 */
export async function readNamedComparison(
  { text, codes, quotes }: Question,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const [, names] = (quotes || codes.length > 0 ? null : BY_NAME_COMPARE.exec(text)) ?? [];
  const mayBe = names !== undefined && mayName(loweredWords(names));
  return mayBe ? readNames(names, place, seen) : undefined;
}
