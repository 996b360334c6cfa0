/**
 * Realizations: JSON → row → model. A row holds the fields as they came, each checked. The model is made from
 * the row; texts that are shown are cleaned. Shape: `docs/study-api.md`.
 */
import type { Language } from '../../language.ts';
import { normalizeTyped, parseRealizationId } from '../codes.ts';
import type {
  CourseUnitText,
  FreeTexts,
  Named,
  Realization,
  RealizationCode,
  RealizationText,
  TextLanguages,
} from '../model.ts';
import { type Context, reportsFault, rowById, rowsOf } from './envelope.ts';
import {
  accepted,
  amountOf,
  isObject,
  type Json,
  type LabelRow,
  type LocalizedRow,
  listOf,
  localizedOf,
  namedRowOf,
  organisationOf,
  written,
  writtenDate,
  writtenId,
} from './fields.ts';
import { localizedBy, nameOf, namesBeside, toGroup, toOrganisation, toTag, wordingOf } from './labels.ts';
import { toMoment } from './local-time.ts';
import { cleanLine, cleanText } from './texts.ts';

// The free texts: from which field of a row each comes, in the asked language or in one that stands in.

/** Our keys, with the upstream's field of each; its localized texts are in `localizedX`. */
type Fields<F extends string> = Readonly<Record<F, string>>;

/** The upstream's fields of a realization's texts. */
export const REALIZATION_FIELDS: Fields<RealizationText> = {
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

/** The upstream's fields of a course unit's texts. */
export const COURSE_UNIT_FIELDS: Fields<CourseUnitText> = {
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

/** The free texts of a model. */
interface WithFreeTexts<F extends string> {
  /** Clean; without those that are empty. */
  readonly texts: FreeTexts<F>;
  /** The languages of the texts that are not in the asked one. */
  readonly textLanguages: TextLanguages<F> | undefined;
}

/** Reads and cleans the free texts of a row. */
export function freeTextsOf<F extends string>(
  json: Json,
  fields: Fields<F>,
  asked: Language,
): WithFreeTexts<F> {
  const texts: Partial<Record<F, string>> = {};
  const textLanguages: Partial<Record<F, Language>> = {};
  for (const key of Object.keys(fields) as F[]) {
    const field = fields[key];
    const localized = localizedOf(json[`localized${field.charAt(0).toUpperCase()}${field.slice(1)}`]);
    const plain = cleanText(written(json[field]));
    const { text, language } = wordingOf(plain, localizedBy(cleanText, localized), asked);
    if (text !== '') texts[key] = text;
    if (language !== undefined) textLanguages[key] = language;
  }
  return { texts, textLanguages: Object.keys(textLanguages).length > 0 ? textLanguages : undefined };
}

/** What a search brought. */
export interface Search<T> {
  /** One row for each asked code: of several, the one with the lowest id, whatever their order. */
  readonly rows: ReadonlyMap<string, T>;
  /** How many rows came, including those that nobody asked for. */
  readonly count: number;
  /** How many rows do not even have a code. */
  readonly unreadable: number;
  /** Whether a fault is reported beside the rows: then more may exist. */
  readonly hasFault: boolean;
}

/** Reads a search's answer as `readRows` does, and makes models of its rows. */
export function readSearch(json: Json, asked: ReadonlySet<string>, context: Context): Search<Realization> {
  const { rows, ...counted } = readRows(json, asked);
  const models = new Map<string, Realization>();
  for (const [code, row] of rows) models.set(code, toRealization(row, context));
  return { rows: models, ...counted };
}

/**
 * Checks a search's answer row by row. The upstream matches loosely, so rows of codes that were not asked
 * for are left out. Throws as `rowsOf` does.
 */
function readRows(json: Json, asked: ReadonlySet<string>): Search<RealizationRow> {
  const rows = new Map<string, RealizationRow>();
  let unreadable = 0;
  const all = rowsOf(json, 'realizations');
  for (const row of all) {
    const code = isObject(row) ? codeOf(row) : undefined;
    if (!isObject(row) || code === undefined) unreadable += 1;
    else if (asked.has(code)) rows.set(code, firstById(rows.get(code), rowOf(row, code)));
  }
  return { rows, count: all.length, unreadable, hasFault: reportsFault(json) };
}

/**
 * Chooses between two rows of one code, always the same one: their order upstream must not look like a
 * change.
 */
function firstById(kept: RealizationRow | undefined, row: RealizationRow): RealizationRow {
  if (kept === undefined || (kept.id === '' && row.id !== '')) return row;
  if (row.id === '') return kept;
  const [a, b] = [kept.id, row.id].map((id) => id.padStart(20, '0'));
  return (b ?? '') < (a ?? '') ? row : kept;
}

/**
 * Reads the answer for one id. A row without an id takes on the asked one, since nothing may be able to ask
 * by its code. Throws `NotFound`, `InvalidResponse` or `Unavailable`.
 */
export function readRealization(json: Json, id: string, context: Context): Realization {
  const row = rowById(json, {
    subject: 'realization',
    id,
    field: 'realizations',
    read: (one) => {
      const code = codeOf(one);
      return code === undefined ? undefined : rowOf(one, code);
    },
    idOf,
  });
  return toRealization(idOf(row) === undefined ? { ...row, id } : row, context);
}

/** The canonical code of a row. Its form is the upstream's business, so any code goes. */
function codeOf({ code: told }: Json): RealizationCode | undefined {
  const code = normalizeTyped(cleanLine(written(told))).toUpperCase();
  return code === '' ? undefined : (code as RealizationCode);
}

/** One row with checked fields. A field that came in a wrong shape is '' or undefined. */
interface RealizationRow {
  readonly code: RealizationCode;
  readonly id: string;
  readonly name: string;
  readonly localizedName: LocalizedRow | undefined;
  readonly starts: string;
  readonly ends: string;
  readonly opens: string;
  readonly closes: string;
  readonly teachingLanguages: readonly string[];
  readonly credits: number | undefined;
  readonly virtualCredits: number | undefined;
  readonly office: LabelRow | undefined;
  readonly unit: LabelRow | undefined;
  readonly degreeProgrammes: readonly LabelRow[];
  readonly educationalFields: readonly LabelRow[];
  readonly studentGroups: readonly LabelRow[];
  readonly tags: readonly LabelRow[];
  /** The row as it came: the free texts are read from it. */
  readonly json: Json;
}

function rowOf(json: Json, code: RealizationCode): RealizationRow {
  const { id, name, localizedName, startDate, endDate, enrollmentStart, enrollmentEnd } = json;
  const { teachingLanguage, teachingLanguages, credits, virtualProportion } = json;
  const { office, unit, degreeProgrammes, educationalFields, studentGroups, tags } = json;
  return {
    code,
    id: writtenId(id),
    name: written(name),
    localizedName: localizedOf(localizedName),
    starts: writtenDate(startDate),
    ends: writtenDate(endDate),
    opens: writtenDate(enrollmentStart),
    closes: writtenDate(enrollmentEnd),
    teachingLanguages: [written(teachingLanguage), ...listOf(teachingLanguages, written)],
    credits: amountOf(credits),
    virtualCredits: amountOf(virtualProportion),
    office: organisationOf(office),
    unit: organisationOf(unit),
    degreeProgrammes: listOf(degreeProgrammes, organisationOf),
    educationalFields: listOf(educationalFields, organisationOf),
    studentGroups: listOf(studentGroups, namedRowOf),
    tags: listOf(tags, namedRowOf),
    json,
  };
}

const idOf = ({ id }: RealizationRow) => parseRealizationId(cleanLine(id));

function toRealization(row: RealizationRow, { language, timeZone }: Context): Realization {
  const { code } = row;
  const names = localizedBy(cleanLine, row.localizedName);
  const named = nameOf(row.name, names, code, language);
  const all = <T>(rows: readonly LabelRow[], to: (one: LabelRow, asked: Language) => T | undefined) =>
    accepted(rows, (one) => to(one, language));
  const earlier = (text: string) => toMoment(text, timeZone, 'earlier');
  const later = (text: string) => toMoment(text, timeZone, 'later');
  return {
    id: idOf(row),
    code,
    name: named.name,
    nameLanguage: named.nameLanguage,
    names: namesBeside(named, names, code, language),
    starts: earlier(row.starts),
    ends: later(row.ends),
    enrollment: { opens: earlier(row.opens), closes: later(row.closes) },
    teachingLanguages: languagesOf(row.teachingLanguages),
    credits: row.credits,
    virtualCredits: row.virtualCredits,
    office: row.office && toOrganisation(row.office, language),
    unit: row.unit && toOrganisation(row.unit, language),
    degreeProgrammes: all(row.degreeProgrammes, toOrganisation),
    educationalFields: all(row.educationalFields, toOrganisation),
    studentGroups: all(row.studentGroups, toGroup),
    tags: once(all(row.tags, toTag)),
    ...freeTextsOf(row.json, REALIZATION_FIELDS, language),
  };
}

/** The first of each name. */
function once(all: readonly Named[]): readonly Named[] {
  const names = new Set<string>();
  return all.filter(({ name }) => names.size < names.add(name).size);
}

/** Unique, lower case, the main one first. */
function languagesOf(codes: readonly string[]): readonly string[] {
  return [...new Set(codes.map((code) => cleanLine(code).toLowerCase()).filter((code) => code !== ''))];
}
