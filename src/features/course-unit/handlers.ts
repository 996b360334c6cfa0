import { z } from 'zod';
import { showUnit } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, type Place, replaces } from '../../ask/feature.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import { cleanArguments, excerpt, type Question } from '../../ask/question.ts';
import { answerSearch, type SeenCourses, searchFor, searchRequest } from '../../ask/seen-courses.ts';
import { numbersSaid, saysCourseUnit, speakOfCourseUnit } from '../../ask/words.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import {
  bareToken,
  courseUnitOf,
  lookUp,
  parseCourseUnitCode,
  parseCourseUnitId,
  parseRealizationCode,
} from '../../study-client/codes.ts';
import type { Found, StudyClient } from '../../study-client/model.ts';
import type { CourseUnits, LookUpFor } from '../../workspace/look-up.ts';
import {
  allTexts,
  byCode,
  byId,
  courseUnitCard,
  courseUnitModal,
  type OneUnit,
  type ShownUnit,
  unitOfRun,
} from './card.ts';

/** A course unit by its id or code, or words to find it by among those that the workspace has seen. */
export const courseUnitRequest = z.union([byId, byCode, searchRequest]);
export type CourseUnitRequest = z.infer<typeof courseUnitRequest>;

/** The unit of a code: a course unit's own, or that of one of its runs. */
function unitOfCode(asked: string): OneUnit {
  const run = parseRealizationCode(asked);
  return run === undefined ? { code: asked.slice(0, 40) } : { code: courseUnitOf(run), from: run };
}

/** Reads what follows `/course unit`: one id or code, with or without words around it. Throws `InvalidRequest`. */
export function parseCourseUnitCommand(args: string): CourseUnitRequest {
  const clean = cleanArguments(args);
  const tokens = clean.split(/[ ,;]+/).filter((token) => !isCommonWord(bareToken(token).toLowerCase()));
  const [token = '', ...more] = tokens;
  const request = more.length === 0 ? readToken(token) : undefined;
  if (!request) throw new InvalidRequest({ about: 'course-unit-id', input: excerpt(clean) });
  return request;
}

/** A code is no id, although an id may look like one: what is known of the code comes first. */
function readToken(token: string): OneUnit | undefined {
  const code = parseCourseUnitCode(token);
  if (code !== undefined) return { code };
  if (parseRealizationCode(token) !== undefined) return unitOfCode(token);
  const id = token.includes('-') ? undefined : parseCourseUnitId(token);
  return id === undefined ? undefined : { id };
}

/**
 * Reads "what is unit 12345?", "opintojakson 12345 sisältö", "kursenhet TX00EY23", "is 12345 a course unit?". With a
 * word for runs beside it ("opintojakson TX00EY23 toteutukset") a unit's code asks for these.
 */
export function courseUnitQuestion({ words, codes, units }: Question): CourseUnitRequest | undefined {
  const [id, ...more] = numbersSaid(words, 'course-unit');
  if (id !== undefined && more.length === 0) return { id };
  const [code, ...others] = units;
  if (code === undefined || codes.length + others.length > 0) return undefined;
  return speakOfCourseUnit(words) && !speaksOfRuns(words) ? { code } : undefined;
}

/** The "course" of a "course unit" speaks of no run. */
const speaksOfRuns = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      vocabulary.course.realization.has(word) && ![at, at + 1].some((one) => saysCourseUnit(words, one)),
  );

/** Reads a question that speaks of a course unit and names it as the workspace has seen it. Never rejects. */
export async function namedUnit(
  units: SeenCourses,
  { words, codes }: Question,
  place: Place,
): Promise<CourseUnitRequest | undefined> {
  if (codes.length > 0 || !speakOfCourseUnit(words) || speaksOfRuns(words)) return undefined;
  const name = words.filter((word, at) => !saysCourseUnit(words, at) && !isCommonWord(word));
  return name.length === 0 ? undefined : searchFor(units, name.join(' '), place, true);
}

/** Reads "and the course unit?", which follows a course that was spoken of. Rejects as `spokenOf` does. */
export async function unitOfContext(
  { words, codes, units }: Question,
  spokenOf: () => Promise<readonly string[]>,
): Promise<CourseUnitRequest | undefined> {
  const isOnly = words.every((word, at) => saysCourseUnit(words, at) || isKnownWord(word));
  if (codes.length + units.length > 0 || !speakOfCourseUnit(words) || !isOnly) return undefined;
  const [one, ...others] = (await spokenOf()).map(unitOfCode);
  return one && 'code' in one && others.every((other) => 'code' in other && other.code === one.code)
    ? one
    : undefined;
}

export interface CourseUnitDeps {
  readonly study: StudyClient;
  readonly units: CourseUnits;
  /** Finds the runs of a unit by its code. */
  readonly lookUpFor: LookUpFor;
  /** The units that the workspace has seen. */
  readonly seen: SeenCourses;
  readonly links: LinkTemplates;
}

/** `/course unit` with an id, code or name, questions that name a course unit, and the button of a course. */
export const courseUnit = (deps: CourseUnitDeps): Feature =>
  defineFeature<CourseUnitRequest>({
    name: 'course-unit',
    request: courseUnitRequest,
    commands: [
      {
        command: '/course',
        subcommand: 'unit',
        also: vocabulary.subcommands.unit.words,
        parse: parseCourseUnitCommand,
        named: (typed, place, strictly) => searchFor(deps.seen, typed, place, strictly),
      },
    ],
    question: courseUnitQuestion,
    answer: (request, reader, place) => answer(request, reader, place, deps),
    // A list of guesses is for the asker alone.
    shareable: (request) => !('search' in request),
    actions: [
      opens(
        allTexts,
        (language) => texts(language).courseUnit.title,
        async (value, reader, place) =>
          courseUnitModal((await findCourseUnit(value, reader, place, deps)).found, reader),
      ),
      replaces(showUnit, ({ asked }) => unitOfCode(asked)),
    ],
  });

async function answer(
  request: CourseUnitRequest,
  reader: Reader,
  place: Place,
  deps: CourseUnitDeps,
): Promise<Card> {
  if ('search' in request) {
    const only = (code: string) => answer({ code }, reader, place, deps);
    return answerSearch(deps.seen, request, reader, place, { show: showUnit, only });
  }
  const { found, run } = await findCourseUnit(request, reader, place, deps);
  const from = 'from' in request ? request.from : undefined;
  return courseUnitCard(found, reader, { run, from }, deps.links);
}

/** What tells of a unit. `run`: it is told from this run of it. */
interface ToldUnit {
  readonly found: Found<ShownUnit>;
  readonly run?: string;
}

/** Looks a unit up with its texts, since the card shows some, too. */
export async function findCourseUnit(
  asked: OneUnit,
  reader: Reader,
  place: Place,
  deps: Pick<CourseUnitDeps, 'study' | 'units' | 'lookUpFor'>,
): Promise<ToldUnit> {
  if ('code' in asked) return findByCode(asked, reader, place, deps);
  const id = parseCourseUnitId(asked.id);
  if (id === undefined) throw new InvalidRequest({ about: 'course-unit-id', input: asked.id });
  return { found: await deps.units.byId(place.workspace, id, reader.language) };
}

/** A unit whose id is not known is told from the run that was shown before, else from the first of its runs. */
async function findByCode(
  { code, from }: Extract<OneUnit, { code: string }>,
  { language }: Reader,
  place: Place,
  { study, units, lookUpFor }: Pick<CourseUnitDeps, 'study' | 'units' | 'lookUpFor'>,
): Promise<ToldUnit> {
  const known = await units.byCode(place.workspace, code, language);
  if (known) return { found: known };
  try {
    const run = from ?? (await firstRun(code, language, place, lookUpFor));
    return { found: unitOfRun(await lookUp(study, run, language, 'texts'), code), run };
  } catch (error) {
    const isUnknown = error instanceof InvalidRequest || (error instanceof NotFound && from === undefined);
    // An id may look like a code.
    const id = isUnknown ? parseCourseUnitId(code) : undefined;
    if (id === undefined) throw error;
    const found = await units.byId(place.workspace, id, language).catch((failure: unknown) => {
      throw failure instanceof NotFound
        ? new InvalidRequest({ about: 'course-unit-id', input: code })
        : failure;
    });
    return { found };
  }
}

async function firstRun(
  code: string,
  language: Reader['language'],
  place: Place,
  lookUpFor: LookUpFor,
): Promise<string> {
  const { lookUps } = await lookUpFor(place, [code], language);
  const first = lookUps.find((one) => 'found' in one);
  if (first && 'found' in first) return first.found.value.code;
  const failed = lookUps.find((one) => 'error' in one);
  throw failed && 'error' in failed
    ? failed.error
    : new InvalidRequest({ about: 'course-unit-id', input: code });
}
