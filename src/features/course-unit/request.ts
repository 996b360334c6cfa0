/** Reads what asks for a course unit: `/course unit 72101`, "what is the course unit TX00EY23?". */
import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { cleanArguments, excerpt, withIdsApart } from '../../ask/asked-codes.ts';
import type { Reads } from '../../ask/feature.ts';
import type { Conversation, Place } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { type SeenCourses, searchFor, searchRequest } from '../../ask/seen-courses.ts';
import { COURSE } from '../../ask/slots.ts';
import { asksWhichCourseUnit, numbersSaid, saysCourseUnit, speakOfCourseUnit } from '../../ask/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import type { Intent } from '../../reading/intents.ts';
import {
  bareToken,
  courseUnitOf,
  isRealizationCode,
  parseCourseUnitCode,
  parseCourseUnitId,
  parseOddUnitCode,
  parseRealizationCode,
} from '../../study-client/codes.ts';

const byId = z.object({
  id: z
    .string()
    .max(40)
    .refine((id) => parseCourseUnitId(id) === id),
});
/** `from`: the run of the unit that was shown before. */
const byCode = z.object({
  code: z
    .string()
    .max(40)
    .regex(/^[^\s\p{C},;<>&"\\]+$/u),
  from: z
    .string()
    .max(60)
    .refine((code): boolean => isRealizationCode(code))
    .optional(),
});
/** One course unit. */
const oneUnit = z.union([byId, byCode]);
export type OneUnit = z.infer<typeof oneUnit>;

/** Opens all texts of a course unit. */
export const allTexts = defineAction('course-unit.details', oneUnit);

/** Words beside a unit that say nothing here. */
const beside = { unused: z.array(z.string().min(1).max(60)).max(20).optional() };

/** A course unit by its id or code, or words to find it by among those that the workspace has seen. */
export const courseUnitRequest = z.union([byId.extend(beside), byCode.extend(beside), searchRequest]);
export type CourseUnitRequest = z.infer<typeof courseUnitRequest>;

/** The unit of a code: a course unit's own, or that of one of its runs. */
export function unitOfCode(asked: string): OneUnit {
  const run = parseRealizationCode(asked);
  return run === undefined ? { code: asked.slice(0, 40) } : { code: courseUnitOf(run), from: run };
}

/**
 * Reads what follows `/course unit`: one id or code, with or without words around it. Beside a short number, which may be
 * part of a name ("English 2"), there are only ordinary words. Throws `InvalidRequest`.
 */
export function parseCourseUnitCommand(args: string): CourseUnitRequest {
  const clean = cleanArguments(args);
  const tokens = withIdsApart(clean)
    .split(/[ ,;]+/)
    .filter((token) => !isCommonWord(bareToken(token).toLowerCase()));
  const read = tokens.map((token) => ({ token, request: readToken(token) }));
  const [one, ...more] = read.filter(({ request }) => request);
  const unused = read.flatMap(({ token, request }) => (request ? [] : [bareToken(token).slice(0, 60)]));
  const left = [...new Set(unused)].filter((word) => word !== '').slice(0, 20);
  const isPartOfName = left.length > 0 && one !== undefined && /^\d{1,3}$/.test(bareToken(one.token));
  if (!one?.request || more.length > 0 || isPartOfName)
    throw new InvalidRequest({ about: 'course-unit-id', input: excerpt(clean) });
  return { ...one.request, ...(left.length > 0 && { unused: left }) };
}

/** A code is no id, although an id may look like one: what is known of the code comes first. */
function readToken(token: string): OneUnit | undefined {
  const code = parseCourseUnitCode(token);
  if (code !== undefined) return { code };
  if (parseRealizationCode(token) !== undefined) return unitOfCode(token);
  const odd = parseOddUnitCode(token);
  if (odd !== undefined) return { code: odd };
  const id = token.includes('-') ? undefined : parseCourseUnitId(token);
  return id === undefined ? undefined : { id };
}

/**
 * Reads "what is unit 12345?", "opintojakson 12345 sisältö", "kursenhet TX00EY23", "is 12345 a course unit?". With a
 * word for runs beside it ("opintojakson TX00EY23 toteutukset") a unit's code asks for these.
 */
function courseUnitQuestion({
  words,
  codes,
  units,
  unfound = [],
  named,
}: Question): CourseUnitRequest | undefined {
  const [id, ...more] = numbersSaid(words, 'course-unit');
  if (id !== undefined && more.length === 0) return { id };
  // A run's code is typed for the run; a unit has the name of its runs.
  const [code, ...others] = [...units, ...unfound, ...codes];
  if (code === undefined || others.length > 0) return undefined;
  if (asksWhichCourseUnit(words)) return unitOfCode(code);
  if (codes.length > 0 && !named) return undefined;
  return speakOfCourseUnit(words) && !speaksOfRuns(words) ? unitOfCode(code) : undefined;
}

/** The "course" of a "course unit" speaks of no run. */
const speaksOfRuns = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      vocabulary.course.realization.has(word) && ![at, at + 1].some((one) => saysCourseUnit(words, one)),
  );

/** Reads a question that speaks of a course unit and names it as the workspace has seen it. Never rejects. */
async function namedUnit(
  units: SeenCourses,
  { words, codes }: Question,
  place: Place,
): Promise<CourseUnitRequest | undefined> {
  if (codes.length > 0 || !speakOfCourseUnit(words) || speaksOfRuns(words)) return undefined;
  const name = words.filter((word, at) => !saysCourseUnit(words, at) && !isCommonWord(word));
  return name.length === 0 ? undefined : searchFor(units, name.join(' '), place, true);
}

/** Reads "and the course unit?", which follows a course that was spoken of. */
async function unitOfContext(
  { words, codes, units }: Question,
  { spokenOf }: Pick<Conversation, 'spokenOf'>,
): Promise<CourseUnitRequest | undefined> {
  const isOnly = words.every((word, at) => saysCourseUnit(words, at) || isKnownWord(word));
  if (codes.length + units.length > 0 || !speakOfCourseUnit(words) || !isOnly) return undefined;
  const [one, ...others] = (await spokenOf()).map(unitOfCode);
  return one && 'code' in one && others.every((other) => 'code' in other && other.code === one.code)
    ? one
    : undefined;
}

/** What asks for a course unit. @param seen the units that the workspace has seen */
export function courseUnitIntents(seen: SeenCourses): readonly Intent<Reads<CourseUnitRequest>>[] {
  return [
    {
      ...{ id: 'unit', claim: 'list', read: courseUnitQuestion },
      hears: `course.courseUnit course.unit course.schedule numbers slot.number facts.it ${COURSE}`,
    },
    {
      ...{ id: 'unit.named', claim: 'guess', hears: 'course', subject: 'name' },
      read: (question, { place }) => namedUnit(seen, question, place),
    },
    {
      id: 'unit.spoken-of',
      claim: 'about',
      hears: 'course facts.it',
      subject: 'spoken-of',
      read: unitOfContext,
    },
  ];
}
