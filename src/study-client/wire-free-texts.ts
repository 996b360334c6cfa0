/** The free texts: from which field of a row each comes, in the asked language or in one that stands in. */
import type { Language } from '../language.ts';
import type { Json } from './json.ts';
import type { CourseUnitText, FreeTexts, RealizationText, TextLanguages } from './model.ts';
import { localizedOf, written } from './wire-fields.ts';
import { localizedBy, wordingOf } from './wire-labels.ts';
import { cleanText } from './wire-text.ts';

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
