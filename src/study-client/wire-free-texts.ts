/** The free texts: from which fields of a row each comes, and how they are packed for the model. */
import type { Language } from '../language.ts';
import type { CourseUnitText, RealizationText } from './model.ts';
import { type Packed, packClean, packRaw } from './packed-texts.ts';
import { toldText } from './raw-json.ts';
import type { TextFields, TextsRow } from './wire-fields.ts';
import { localizedBy, wordingOf } from './wire-labels.ts';
import { cleanText } from './wire-text.ts';

/** The fields of free texts, with our keys in the same order. */
interface KeyedFields<F extends string> extends TextFields {
  readonly keys: readonly F[];
}

function keyed<F extends string>(fields: Readonly<Record<F, string>>): KeyedFields<F> {
  const plain = Object.values<string>(fields);
  return {
    keys: Object.keys(fields) as F[],
    plain,
    localized: plain.map((field) => `localized${field.charAt(0).toUpperCase()}${field.slice(1)}`),
  };
}

/** The upstream's fields of a realization's texts. */
export const REALIZATION_FIELDS = keyed<RealizationText>({
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
});

/** The upstream's fields of a course unit's texts. */
export const COURSE_UNIT_FIELDS = keyed<CourseUnitText>({
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
});

/**
 * Packs texts as they came. Where one came in several languages, all are cleaned at once, which tells the
 * language of each.
 */
export function packTexts<F extends string>(
  { keys }: KeyedFields<F>,
  row: TextsRow,
  asked: Language,
): Packed<F> {
  if (row.localized === undefined) return packRaw(keys, row.plain);
  const texts: Partial<Record<F, string>> = {};
  const textLanguages: Partial<Record<F, Language>> = {};
  for (const [at, key] of keys.entries()) {
    const localized = localizedBy(cleanText, row.localized[at]);
    const plain = cleanText(toldText(row.plain[at]) ?? '');
    const { text, language } = wordingOf(plain, localized, asked);
    if (text !== '') texts[key] = text;
    if (language !== undefined) textLanguages[key] = language;
  }
  const areForeign = Object.keys(textLanguages).length > 0;
  return packClean<F>({ texts, textLanguages: areForeign ? textLanguages : undefined });
}
