/** Lists of courses by name, perhaps with codes among them: "software engineering, web design and TX00EY23-3015". */
import { parseRealizationCode } from '../study-client/codes.ts';
import { cleanArguments, isId } from './arguments.ts';
import type { Place } from './feature.ts';
import { findNamed, type SeenCourses } from './seen-courses.ts';

/** Stands between courses and in no name. Arguments hold single spaces. */
const BETWEEN = / ?[,;] ?| (?:\/|vs\.?|versus) /iu;
/** May also stand in a name: "Introduction to Programming", "Finance and Law". */
const PERHAPS_BETWEEN = / ?[/&+] ?| (?:and|with|to|or|ja|sekä|tai|och|med|eller) /iu;
const QUOTES = /["'“”„«»]/gu;
/** Each is searched for. More than courses are answered at once, since a name may hold what stands between names. */
const MOST_PARTS = 8;

/** The courses that a list means. */
export interface CourseList {
  /** Codes and ids, without repeats, in the order of the list. */
  readonly asked: readonly string[];
  /** Whether it is a list of names: one was found, or there are too many parts to search for. */
  readonly isNamed: boolean;
  /** The first name that was not found. */
  readonly unknown: string | undefined;
}

/**
 * Reads a list. A name that means several courses, such as the realizations of one course unit, stands for all
 * of them. Of a list with too many parts, the parts themselves are what was asked. Never rejects.
 * @param most the most courses that one name may stand for
 */
export async function readCourseList(
  typed: string,
  place: Place,
  seen: SeenCourses,
  most: number,
): Promise<CourseList> {
  const parts = cleanArguments(typed).replace(QUOTES, '').split(BETWEEN).filter(Boolean);
  if (parts.length > MOST_PARTS) return { asked: parts, isNamed: true, unknown: undefined };
  const piece = (text: string): Promise<CourseList> => readPiece(text, place, seen, most);
  return together(await Promise.all(parts.map((part) => readPart(part, piece))));
}

function together(lists: readonly CourseList[]): CourseList {
  return {
    asked: [...new Set(lists.flatMap(({ asked }) => asked))],
    isNamed: lists.some(({ isNamed }) => isNamed),
    unknown: lists.find(({ unknown }) => unknown !== undefined)?.unknown,
  };
}

/** A part as a whole; if that is no name, its pieces between words that a name may hold. */
async function readPart(part: string, piece: (text: string) => Promise<CourseList>): Promise<CourseList> {
  const whole = await piece(part);
  if (whole.unknown === undefined) return whole;
  const pieces = part.split(PERHAPS_BETWEEN).filter(Boolean);
  if (pieces.length < 2 || pieces.length > MOST_PARTS) return whole;
  return together(await Promise.all(pieces.map(piece)));
}

/** Codes and ids, and a name in what is left. */
async function readPiece(text: string, place: Place, seen: SeenCourses, most: number): Promise<CourseList> {
  const read = text
    .split(' ')
    .filter(Boolean)
    .map((token) => ({ token, ref: parseRealizationCode(token) ?? (isId(token) ? token : undefined) }));
  const refs = read.flatMap(({ ref }) => ref ?? []);
  const name = read.flatMap(({ token, ref }) => (ref === undefined ? token : [])).join(' ');
  if (name === '') return { asked: refs, isNamed: false, unknown: undefined };
  const all = await findNamed(seen, name, place, most + 1);
  if (all.length === 0) return { asked: refs, isNamed: false, unknown: name };
  const exact = all.filter(({ names }) => Object.values(names).some((one) => isSame(one, name)));
  const meant = exact.length > 0 ? exact : all;
  return { asked: [...refs, ...meant.map(({ code }) => code)], isNamed: true, unknown: undefined };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
