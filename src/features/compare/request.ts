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
import { vocabulary } from '../../i18n/index.ts';

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

/**
 * Reads "compare A and B", "vertaa", "jämför", and questions for the difference or the overlap of several
 * courses. Throws `InvalidRequest` for one code alone or too many.
 */
export function compareQuestion(question: Question): CompareRequest | undefined {
  const { words } = question;
  const asks = words.some(vocabulary.compare.compare.has);
  if (!asks && !words.some(vocabulary.compare.ofSeveral.has)) return undefined;
  const read = limited(() => askedIn(question));
  if (read && (asks || read.asked.length >= FEWEST)) return comparable(read);
  return undefined;
}

/**
 * Reads "compare with TX00EW54-3008": with the course that was spoken of. Undefined: it asks for something else, or no
 * other course was spoken of.
 */
export async function compareWithContext(
  { words, codes }: Question,
  spokenOf: () => Promise<readonly string[]>,
): Promise<CompareRequest | undefined> {
  const [code, ...more] = codes;
  // "How does it differ from …"
  const isOfBoth = words.some(vocabulary.compare.ofSeveral.has) && words.some(vocabulary.facts.it.has);
  const asks = words.some(vocabulary.compare.compare.has) || isOfBoth;
  if (code === undefined || more.length > 0 || !asks) return undefined;
  const [other] = (await spokenOf()).filter((one) => one !== code);
  return other === undefined ? undefined : { asked: [other, code] };
}

/** Reads "compare TX00EY23-3015 and web design": a code beside names. Undefined where a name is not known. */
export async function compareCodeAndNames(
  { text, codes, quotes }: Question,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const [, verb = '', typed = ''] = (quotes || codes.length !== 1 ? null : BY_NAME.exec(text)) ?? [];
  if (!vocabulary.compare.verb.has(verb.toLowerCase())) return undefined;
  const named = typed.replace(/[.?!]+$/, '');
  return readNames(named, place, seen).catch(() => undefined);
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

/** A verb before the names in a message. */
const BY_NAME = /^(?:please )?(\S+) (.+)$/iu;

/**
 * Reads "compare databases and web design". Undefined if the words ask for something else; otherwise, and
 * where it rejects, as `readNames`.
 */
export async function readNamedComparison(
  { text, codes, quotes }: Question,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const [, verb = '', names = ''] = (quotes || codes.length > 0 ? null : BY_NAME.exec(text)) ?? [];
  const mayBe = vocabulary.compare.verb.has(verb.toLowerCase()) && mayName(loweredWords(names));
  return mayBe ? readNames(names, place, seen) : undefined;
}
