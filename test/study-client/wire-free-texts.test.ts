import { expect, test } from 'vitest';
import { readCourseUnit, readRealization } from '../../src/study-client/gateway/rows.ts';
import { COURSE_UNIT_TEXTS, type CourseUnitId, REALIZATION_TEXTS } from '../../src/study-client/model.ts';
import { jsonOf } from './json.ts';

const EN = { language: 'en', timeZone: 'Europe/Helsinki' } as const;
const readRow = (fields: object) =>
  readRealization(
    jsonOf({ status: 'success', realizations: [{ code: 'TX00EY23-3015', ...fields }] }),
    '1',
    EN,
  );
const readUnit = (fields: object) =>
  readCourseUnit(
    jsonOf({ status: 'success', courseUnits: [{ code: 'TX00EY23', ...fields }] }),
    '1' as CourseUnitId,
    EN,
  );

/** Our key of each field of a realization, in the specification's order. */
const REALIZATION = {
  content: 'content',
  furtherInformationOfRealization: 'furtherOnRealization',
  furtherInformationOfCourse: 'furtherOnCourseUnit',
  qualifications: 'prerequisites',
  objective: 'objective',
  cuEvaluationCriteria1: 'criteriaSatisfactory',
  cuEvaluationCriteria2: 'criteriaGood',
  cuEvaluationCriteria3: 'criteriaExcellent',
  cuEvaluationCriteria4: 'criteriaPassOrFail',
  curEvaluationCriteria: 'criteria',
  examSchedule: 'exams',
  completionAlternatives: 'waysToComplete',
  approveRejectDescription: 'passOrFail',
  employerConnections: 'workingLife',
  evaluationScale: 'gradingScale',
  studentWorkload: 'workload',
  teachingMethods: 'teachingMethods',
};

/** Our key of each field of a course unit, in the specification's order. */
const COURSE_UNIT = {
  content: 'content',
  furtherInformation: 'further',
  qualifications: 'prerequisites',
  objective: 'objective',
  evaluationCriteria1: 'criteriaSatisfactory',
  evaluationCriteria2: 'criteriaGood',
  evaluationCriteria3: 'criteriaExcellent',
  evaluationCriteria4: 'criteriaPassOrFail',
  teachingMethods: 'teachingMethods',
  materials: 'materials',
};

test.each([
  ['a realization', REALIZATION, REALIZATION_TEXTS, readRow],
  ['a course unit', COURSE_UNIT, COURSE_UNIT_TEXTS, readUnit],
] as const)('%s: every field’s text comes under our key, plain or localized', (_, keys, ours, read) => {
  const fields = Object.keys(keys);
  const named = (field: string) => `localized${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const told = Object.fromEntries(Object.entries(keys).map(([field, key]) => [key, `Of ${field}`]));
  expect(read(Object.fromEntries(fields.map((field) => [field, `Of ${field}`]))).texts).toEqual(told);
  const localized = fields.map((field) => [named(field), { en: `Of ${field}` }]);
  expect(read(Object.fromEntries(localized)).texts).toEqual(told);
  expect(Object.values(keys).sort()).toEqual([...ours].sort());
});
