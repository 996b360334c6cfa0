import { showUnit } from '../../ask/actions.ts';
import { defineFeature, type Feature, opens, type Place, replaces } from '../../ask/feature.ts';
import type { LinkTemplates } from '../../ask/links.ts';
import { answerSearch, type SeenCourses, searchFor } from '../../ask/seen-courses.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { InvalidRequest, NotFound } from '../../errors.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { lookUp, parseCourseUnitId } from '../../study-client/codes.ts';
import type { Found, StudyClient } from '../../study-client/model.ts';
import type { CourseUnits } from '../../workspace/course-units.ts';
import type { LookUpFor } from '../../workspace/look-up.ts';
import { courseUnitCard, courseUnitModal, type ShownUnit, unitOfRun } from './card.ts';
import {
  allTexts,
  type CourseUnitRequest,
  courseUnitQuestion,
  courseUnitRequest,
  type OneUnit,
  parseCourseUnitCommand,
  unitOfCode,
} from './request.ts';

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
