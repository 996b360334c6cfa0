/** Rows of answers as domain values: realizations, course units, buildings. Shapes: `docs/study-api.md`. */
import { InvalidResponse, NotFound, Unavailable } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { mapInTurns } from '../../turns.ts';
import type { AskedIn, RealizationsAnswer } from '../gateway.ts';
import type {
  Building,
  BuildingId,
  CourseUnit,
  CourseUnitId,
  CourseUnitText,
  Named,
  Realization,
  RealizationCode,
  RealizationText,
  Room,
} from '../model.ts';
import { normalizeTyped } from '../texts.ts';
import { CODE_FORMS } from './codes.ts';
import {
  amountOf,
  countOf,
  entriesOf,
  freeTextsOf,
  groupOf,
  idOf,
  isBlank,
  isObject,
  type Json,
  lineOf,
  nameOf,
  namesBeside,
  organisationOf,
  orMissing,
  reportsFault,
  rowById,
  rowsOf,
  tagOf,
  toMoment,
} from './fields.ts';

/** The fields of a realization's texts. */
export const REALIZATION_FIELDS: Readonly<Record<RealizationText, string>> = {
  content: 'content',
  objective: 'objective',
  prerequisites: 'qualifications',
  teachingMethods: 'teachingMethods',
  workload: 'studentWorkload',
  waysToComplete: 'completionAlternatives',
  exams: 'examSchedule',
  workingLife: 'employerConnections',
  gradingScale: 'evaluationScale',
  criteriaSatisfactory: 'cuEvaluationCriteria1',
  criteriaGood: 'cuEvaluationCriteria2',
  criteriaExcellent: 'cuEvaluationCriteria3',
  criteriaPassOrFail: 'cuEvaluationCriteria4',
  criteria: 'curEvaluationCriteria',
  passOrFail: 'approveRejectDescription',
  furtherOnRealization: 'furtherInformationOfRealization',
  furtherOnCourseUnit: 'furtherInformationOfCourse',
};

/** The fields of a course unit's texts. */
export const COURSE_UNIT_FIELDS: Readonly<Record<CourseUnitText, string>> = {
  content: 'content',
  objective: 'objective',
  prerequisites: 'qualifications',
  teachingMethods: 'teachingMethods',
  materials: 'materials',
  criteriaSatisfactory: 'evaluationCriteria1',
  criteriaGood: 'evaluationCriteria2',
  criteriaExcellent: 'evaluationCriteria3',
  criteriaPassOrFail: 'evaluationCriteria4',
  further: 'furtherInformation',
};

/** An answer of so many rows may have been cut off: the API is reported to give a thousand or so at most. */
export const PERHAPS_CUT = 900;

/**
 * Reads an answer to a request by codes, in turns. Rows of codes that were not asked for, which the API matches loosely, are
 * left out. Rejects as `rowsOf` throws.
 */
export async function readRealizations(
  json: Json,
  asked: ReadonlySet<string>,
  context: AskedIn,
): Promise<RealizationsAnswer> {
  const rows = new Map<RealizationCode, Json>();
  const all = rowsOf(json, 'realizations');
  let unreadable = 0;
  for (const row of all) {
    const code = isObject(row) ? codeOf(row) : undefined;
    if (!isObject(row) || code === undefined) unreadable += 1;
    else if (asked.has(code)) rows.set(code, firstById(rows.get(code), row));
  }
  const read = await mapInTurns(rows, ([code, row]) => toRealization(row, code, context));
  const found = new Map(read.map((one) => [one.code, one]));
  return {
    found,
    mayBeCut: all.length >= PERHAPS_CUT,
    // A fault may hide rows, and an unreadable row may be the asked one: a guess is no "does not exist".
    missing: (code) => {
      if (reportsFault(json)) return new Unavailable('down', 'realizations-by-code: status error');
      return unreadable === 0
        ? new NotFound('realization', code)
        : new InvalidResponse(`realizations-by-code: ${unreadable} unreadable rows`);
    },
  };
}

/** Of two rows with one code always the same one: their order must not look like a change. */
function firstById(kept: Json | undefined, row: Json): Json {
  if (kept === undefined) return row;
  const [before, after] = [idOf(kept['id']), idOf(row['id'])];
  if (before === '' || after === '') return before === '' && after !== '' ? row : kept;
  return after.padStart(20, '0') < before.padStart(20, '0') ? row : kept;
}

/**
 * Reads the answer for one id. A row without an id takes on the asked one, since its code may not be one that
 * can be asked for. Throws `NotFound`, `InvalidResponse` or `Unavailable`.
 */
export function readRealization(json: Json, id: string, context: AskedIn): Realization {
  const realization = rowById(json, {
    subject: 'realization',
    id,
    field: 'realizations',
    read: (row) => {
      const code = codeOf(row);
      return code === undefined ? undefined : toRealization(row, code, context);
    },
    idOf: (one) => one.id,
  });
  return { ...realization, id: realization.id ?? CODE_FORMS.realizationId(id) };
}

/** The canonical code of a row, in any form: codes of unknown forms are shown, too. */
export function codeOf({ code: told }: Json): RealizationCode | undefined {
  const code = normalizeTyped(lineOf(told)).toUpperCase();
  return code === '' ? undefined : (code as RealizationCode);
}

export function toRealization(
  row: Json,
  code: RealizationCode,
  { language, timeZone }: AskedIn,
): Realization {
  const { startDate, endDate, enrollmentStart, enrollmentEnd, teachingLanguage, teachingLanguages } = row;
  const { id, credits, virtualProportion, office, unit, tags } = row;
  const { degreeProgrammes, educationalFields, studentGroups } = row;
  const named = nameOf(row, code, language);
  const all = <T>(rows: unknown, read: (one: unknown, asked: Language) => T | undefined) =>
    entriesOf(rows, (one) => read(one, language));
  const earlier = (date: unknown) => toMoment(date, timeZone, 'earlier');
  const later = (date: unknown) => toMoment(date, timeZone, 'later');
  const languages = [teachingLanguage, ...entriesOf(teachingLanguages, (one) => one)];
  return {
    id: CODE_FORMS.realizationId(idOf(id)),
    code,
    name: named.name,
    nameLanguage: named.nameLanguage,
    names: namesBeside(named, row, code, language),
    starts: earlier(startDate),
    ends: later(endDate),
    enrollment: { opens: earlier(enrollmentStart), closes: later(enrollmentEnd) },
    teachingLanguages: unique(languages.map((one) => lineOf(one).toLowerCase()).filter(Boolean)),
    credits: amountOf(credits),
    virtualCredits: amountOf(virtualProportion),
    office: organisationOf(office, language),
    organisation: organisationOf(unit, language),
    degreeProgrammes: all(degreeProgrammes, organisationOf),
    educationalFields: all(educationalFields, organisationOf),
    studentGroups: all(studentGroups, groupOf),
    tags: onceNamed(all(tags, tagOf)),
    ...freeTextsOf(row, REALIZATION_FIELDS, language),
  };
}

const unique = <T>(all: readonly T[]): readonly T[] => [...new Set(all)];

/** The first of each name. */
const onceNamed = (all: readonly Named[]): readonly Named[] =>
  [...Map.groupBy(all, ({ name }) => name).values()].flatMap(([first]) => first ?? []);

/** Reads the answer for one course unit. Throws `NotFound`, `InvalidResponse` or `Unavailable`. */
export function readCourseUnit(json: Json, id: CourseUnitId, context: AskedIn): CourseUnit {
  return rowById(json, {
    subject: 'course-unit',
    id,
    field: 'courseUnits',
    read: (row) => toCourseUnit(row, id, context),
    // A unit that was asked for by its code is the asked one, too.
    idOf: (unit) => (unit.code?.toUpperCase() === id.toUpperCase() ? id : unit.id),
  });
}

/** A row needs a code or a name: with neither it describes nothing. Its own id wins over the asked one. */
export function toCourseUnit(row: Json, asked: CourseUnitId, { language }: AskedIn): CourseUnit | undefined {
  const { id, credits, yearOfFoundation } = row;
  const code = lineOf(row['code']);
  const named = nameOf(row, code, language);
  if (named.name === '') return undefined;
  return {
    id: (idOf(id) || asked) as CourseUnitId,
    code: orMissing(code),
    ...named,
    credits: amountOf(credits),
    yearOfFoundation: countOf(yearOfFoundation),
    ...freeTextsOf(row, COURSE_UNIT_FIELDS, language),
  };
}

/**
 * Reads a building's answer. Rooms without a building are still a building, named by its id. Throws
 * `NotFound` where there is neither, `InvalidResponse` where the answer cannot be read or is another
 * building's, `Unavailable` where it reports a fault.
 */
export function readBuilding(json: Json, id: BuildingId): Building {
  const { resources } = json;
  const building = ownRow(json['building'], id);
  // Beside a building an empty list of rooms is an answer, unless a fault is reported.
  const isEmpty = building && isBlank(resources) && !reportsFault(json);
  const rows = isEmpty ? [] : rowsOf(json, 'resources');
  if (building === undefined && rows.length === 0) {
    throw isBlank(json['building'])
      ? new NotFound('building', id)
      : new InvalidResponse('building is not an object');
  }
  if (rows.length > 0 && !rows.some(isObject)) throw new InvalidResponse('building: no readable resource');
  const code = lineOf(building?.['code']);
  return {
    id,
    code: orMissing(code),
    name: lineOf(building?.['name']) || code || id,
    rooms: onceById(entriesOf(rows, toRoom)),
  };
}

/** The row of the building itself; undefined where there is none. Throws where it is another building's. */
function ownRow(row: unknown, asked: BuildingId): Json | undefined {
  if (!isObject(row) || isBlank(row)) return undefined;
  const own = idOf(row['id']);
  // Ids are numbers; anything else that was asked for may have been the building's code.
  const isAsked = [own, lineOf(row['code'])].some((one) => one.toUpperCase() === asked.toUpperCase());
  if (own !== '' && !isAsked) throw new InvalidResponse('building: not the one asked for');
  return row;
}

/** A room that is listed twice is one room; those without an id can't be told apart and stay. */
function onceById(rooms: readonly Room[]): Room[] {
  const seen = new Set<string>();
  return rooms.filter(({ id }) => id === undefined || (!seen.has(id) && seen.add(id)));
}

/**
 * The room that a resource is; undefined where it is no room, and where it can't be named. A resource without
 * a type counts as a room where it has a code: the operation lists the spaces of a building, and `room` is
 * the one type documented.
 */
function toRoom(resource: unknown): Room | undefined {
  if (!isObject(resource)) return undefined;
  const { id, resourceType, places } = resource;
  const type = lineOf(resource['type']).toLowerCase();
  const code = lineOf(resource['code']);
  const isRoom = type === 'room' || (type === '' && code !== '');
  const name = lineOf(resource['name']) || code;
  if (!isRoom || name === '') return undefined;
  return {
    id: orMissing(idOf(id)),
    code: orMissing(code),
    name,
    category: orMissing(lineOf(resourceType)),
    seats: countOf(places),
  };
}
