/**
 * The academic information service behind an API gateway: paths, headers, the meaning of its error bodies, and the
 * rows of its answers. Sources: `docs/study-api.md`, “Calls”; `docs/study-api.md`, “Errors of the gateway”.
 */
import { InvalidResponse, NotFound, Unavailable } from '../../errors.ts';
import type { Language } from '../../language.ts';
import { mapInTurns } from '../../turns.ts';
import type { AskedIn, HttpAnswer, Judged, RealizationsAnswer, StudyGateway, Verdict } from '../gateway.ts';
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
  ASKED_IN,
  amountOf,
  apiStandIns,
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
  stringOf,
  tagOf,
  toMoment,
} from './fields.ts';

export const academicInformation: StudyGateway = {
  codes: CODE_FORMS,
  standIns: apiStandIns,
  operations: ['/realization/search', '/realization', '/courseunit', '/reservation/building', '/reservation'],
  // Answers are cut off near 1000 rows, and codes match loosely.
  codesPerRequest: 100,
  headers: (key) => ({ Accept: 'application/json', 'Ocp-Apim-Subscription-Key': key }),
  realizationsByCode: (codes, asked) => ({
    operation: 'realizations-by-code',
    path: '/realization/search',
    ...languageAsked(asked),
    body: { codes },
    read: (json) => readRealizations(json as Json, new Set(codes), asked),
  }),
  realizationById: (id, asked) => ({
    operation: 'realization',
    path: `/realization/${encodeURIComponent(id)}`,
    ...languageAsked(asked),
    absent: new NotFound('realization', id),
    read: (json) => readRealization(json as Json, id, asked),
  }),
  courseUnit: (id, asked) => ({
    operation: 'course-unit',
    path: `/courseunit/${encodeURIComponent(id)}`,
    ...languageAsked(asked),
    absent: new NotFound('course-unit', id),
    read: (json) => readCourseUnit(json as Json, id, asked),
  }),
  building: (id, asked) => ({
    operation: 'building',
    path: `/reservation/building/${encodeURIComponent(id)}`,
    ...languageAsked(asked),
    absent: new NotFound('building', id),
    read: (json) => readBuilding(json as Json, id),
  }),
  verdict,
};

/** The language goes along twice: services of this family differ in which of the two counts. */
function languageAsked({ language }: AskedIn) {
  const l = ASKED_IN[language];
  return { params: { l }, headers: { 'Accept-Language': l } };
}

/**
 * The author of a body. The gateway's own bodies have `statusCode` instead of `status`; a page that is not
 * JSON is neither's.
 */
type Author = 'service' | 'gateway' | 'stranger';

function authorOf({ isEmpty, json }: HttpAnswer): Author {
  if (!isObject(json)) return isEmpty ? 'service' : 'stranger';
  return 'statusCode' in json && !('status' in json) ? 'gateway' : 'service';
}

/** Only 200 is specified, and a proxy may turn it into 203. Other successes are promises or parts. */
const WHOLE: ReadonlySet<number> = new Set([200, 203]);

function verdict(answer: HttpAnswer): Judged {
  const status = effectiveStatus(answer);
  return { ...meaningOf(status, answer), status };
}

function meaningOf(status: number, answer: HttpAnswer): Verdict {
  const message = messageOf(answer);
  switch (status) {
    case 429:
      return { is: 'quota', limit: 'rate', waitMs: waitInWords(message) };
    case 403:
      if (answer.headers['retry-after'] !== undefined || /quota/i.test(message))
        return { is: 'quota', limit: 'quota', waitMs: waitInWords(message) };
      return refusal(status, answer);
    case 401:
    case 407:
      return refusal(status, answer);
    case 404:
      // The gateway's 404 says that there is no such operation: a wrong address must not pass for a wrong id.
      return { is: authorOf(answer) === 'service' ? 'absent' : 'http' };
    default:
      return { is: WHOLE.has(status) && isObject(answer.json) ? 'answer' : 'http' };
  }
}

const messageOf = ({ json }: HttpAnswer): string => (isObject(json) ? (stringOf(json['message']) ?? '') : '');

/**
 * The gateway's 401 is about nothing but the key. Its 403 says so in its message: with 403 it also refuses
 * addresses, as a firewall or a proxy does with a page.
 */
function refusal(status: number, answer: HttpAnswer): Verdict {
  const isStrange = authorOf(answer) === 'stranger';
  const asksForKey = /^AzureApiManagementKey\b/i.test(answer.headers['www-authenticate'] ?? '');
  const isAboutKey =
    status === 401 ? !isStrange || asksForKey : !isStrange && /\bkey\b|subscription/i.test(messageOf(answer));
  return { is: 'refused', what: isAboutKey ? 'key' : 'access' };
}

/** The gateway may say 200 and mean its body's `statusCode`; the service's own answers have none. */
function effectiveStatus({ status, json }: HttpAnswer): number {
  if (status < 200 || status >= 300 || !isObject(json)) return status;
  const { statusCode } = json;
  const inner = typeof statusCode === 'number' ? statusCode : Number(stringOf(statusCode));
  return Number.isInteger(inner) && inner >= 300 && inner <= 599 ? inner : status;
}

/**
 * The wait in a message, in milliseconds: "Quota will be replenished in 22.14:18:12." (`d.hh:mm:ss`), "Try
 * again in 60 seconds.".
 */
export function waitInWords(message: string): number | undefined {
  const span = /replenished in (?:(\d{1,6})\.)?(\d{1,2}):(\d{2}):(\d{2})/i.exec(message);
  if (span !== null) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = span.slice(1).map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
  const seconds = /try again in (\d{1,12}) second/i.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

// Rows of answers as domain values: realizations, course units, buildings. Shapes: `docs/study-api.md`.

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
const PERHAPS_CUT = 900;

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
function codeOf({ code: told }: Json): RealizationCode | undefined {
  const code = normalizeTyped(lineOf(told)).toUpperCase();
  return code === '' ? undefined : (code as RealizationCode);
}

function toRealization(row: Json, code: RealizationCode, { language, timeZone }: AskedIn): Realization {
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
function toCourseUnit(row: Json, asked: CourseUnitId, { language }: AskedIn): CourseUnit | undefined {
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
