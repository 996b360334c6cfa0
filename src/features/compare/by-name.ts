/** Comparing by name: "software engineering vs web design". */
import { cleanArguments, excerpt, isId } from '../../asking/arguments.ts';
import type { Place } from '../../asking/feature.ts';
import { loweredWords, type Question } from '../../asking/question.ts';
import { findNamed, mayName, type SeenCourses } from '../../asking/seen-courses.ts';
import { InvalidRequest } from '../../errors.ts';
import { parseRealizationCode } from '../../study-client/codes.ts';
import { type CompareRequest, comparable, MOST } from './request.ts';

/** Stands between courses and in no name. Arguments hold single spaces. */
const BETWEEN = / ?[,;] ?| (?:\/|vs\.?|versus) /iu;
/** May also stand in a name: "Introduction to Programming", "Finance and Law". */
const PERHAPS_BETWEEN = / ?[/&+] ?| (?:and|with|to|or|ja|sekä|tai|och|med|eller) /iu;
const QUOTES = /["'“”„«»]/gu;
/** More than can be compared, since a name may hold what stands between names; each is searched for. */
const MOST_PARTS = 8;

/**
 * Reads names that the workspace has seen, perhaps with codes among them. A name that means several courses,
 * such as the realizations of one course unit, stands for all of them. Undefined if no name is known: then
 * the text is read as codes. Rejects with `InvalidRequest` for a name that is unknown beside others, and for
 * too few or too many courses.
 */
export async function readNames(
  typed: string,
  place: Place,
  seen: SeenCourses,
): Promise<CompareRequest | undefined> {
  const parts = cleanArguments(typed).replace(QUOTES, '').split(BETWEEN).filter(Boolean);
  if (parts.length > MOST_PARTS) return comparable({ asked: parts });
  const read = await Promise.all(parts.map((part) => readPart(part, place, seen)));
  if (!read.some(({ isNamed }) => isNamed)) return undefined;
  const [unknown] = read.flatMap((part) => part.unknown ?? []);
  if (unknown !== undefined) throw new InvalidRequest({ about: 'realization-code', input: excerpt(unknown) });
  return comparable({ asked: [...new Set(read.flatMap(({ codes }) => codes))] });
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

interface Part {
  readonly codes: readonly string[];
  /** Whether a name was found in it. */
  readonly isNamed: boolean;
  /** A name that was not found. */
  readonly unknown?: string | undefined;
}

/** A part as a whole; if that is no name, its pieces between words that a name may hold. */
async function readPart(part: string, place: Place, seen: SeenCourses): Promise<Part> {
  const whole = await readPiece(part, place, seen);
  if (whole.unknown === undefined) return whole;
  const pieces = part.split(PERHAPS_BETWEEN).filter(Boolean);
  if (pieces.length < 2 || pieces.length > MOST_PARTS) return whole;
  const read = await Promise.all(pieces.map((piece) => readPiece(piece, place, seen)));
  return {
    codes: read.flatMap(({ codes }) => codes),
    isNamed: read.some(({ isNamed }) => isNamed),
    unknown: read.flatMap(({ unknown }) => unknown ?? [])[0],
  };
}

/** Codes and ids, and a name in what is left. */
async function readPiece(piece: string, place: Place, seen: SeenCourses): Promise<Part> {
  const read = piece
    .split(' ')
    .filter(Boolean)
    .map((token) => ({ token, ref: parseRealizationCode(token) ?? (isId(token) ? token : undefined) }));
  const refs = read.flatMap(({ ref }) => ref ?? []);
  const name = read.flatMap(({ token, ref }) => (ref === undefined ? token : [])).join(' ');
  if (name === '') return { codes: refs, isNamed: false };
  const all = await findNamed(seen, name, place, MOST + 1);
  if (all.length === 0) return { codes: refs, isNamed: false, unknown: name };
  const exact = all.filter(({ names }) => Object.values(names).some((one) => isSame(one, name)));
  const meant = exact.length > 0 ? exact : all;
  return { codes: [...refs, ...meant.map(({ code }) => code)], isNamed: true };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
