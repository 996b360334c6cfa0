import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/language.ts';
import { readRealization } from '../../src/study-client/gateway/rows.ts';
import { jsonIn, jsonOf } from './json.ts';

const CODE = 'TX00EY23-3015';
const EMPTY = { fi: '', valueFi: '', sv: '', valueSv: '', en: '', valueEn: '' };
const ALL_TEXTS = [
  ...['Content', 'FurtherInformationOfRealization', 'FurtherInformationOfCourse', 'Qualifications'],
  ...['Objective', 'CuEvaluationCriteria1', 'CuEvaluationCriteria2', 'CuEvaluationCriteria3'],
  ...['CuEvaluationCriteria4', 'CurEvaluationCriteria', 'ExamSchedule', 'CompletionAlternatives'],
  ...['ApproveRejectDescription', 'EmployerConnections', 'EvaluationScale', 'StudentWorkload'],
  'TeachingMethods',
];

const HELSINKI = { timeZone: 'Europe/Helsinki' };

/** The model of one row as it comes over the wire, of which only `fields` are given. */
function read(fields: object, language: Language = 'en') {
  const json = jsonOf({ status: 'success', realizations: [{ code: CODE, ...fields }] });
  return readRealization(json, '1', { language, ...HELSINKI });
}

describe('texts', () => {
  test.each([
    ['2026', '2026'],
    ['1.5', '1.5'],
    // JSON may hold a number that is too large for any.
    ['1e999', CODE],
    ['-1e999', CODE],
    ['true', CODE],
    ['["Name"]', CODE],
    ['{"length":3}', CODE],
  ])('a name that is %s: %s', (name, expected) => {
    const json = jsonIn(`{"status":"success","realizations":[{"code":"${CODE}","name":${name}}]}`);
    expect(readRealization(json, '1', { language: 'en', ...HELSINKI }).name).toBe(expected);
  });
});

test.each([
  ['-0', 0],
  // Too large for any number.
  ['1e999', undefined],
])('credits that are %s: %s', (credits, expected) => {
  const json = jsonIn(`{"status":"success","realizations":[{"code":"${CODE}","credits":${credits}}]}`);
  expect(readRealization(json, '1', { language: 'en', ...HELSINKI }).credits).toBe(expected);
});

test('odd spaces around a date are no part of it, and count one each', () => {
  const startDate = `2026-01-11${'\u3000'.repeat(90)}`;
  expect(read({ startDate }).starts?.precision).toBe('day');
  expect(read({ startDate: `${startDate}\u3000` }).starts).toBeUndefined();
});

describe('numbers as text', () => {
  test.each([
    ['10', 10],
    ['120', 120],
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['2.25', 2.25],
    ['12,125', 12.125],
    ['1000000', 1_000_000],
    [1_000_000, 1_000_000],
    ['1000001', undefined],
    [1_000_001, undefined],
    ['-5', undefined],
    ['5 cr', undefined],
    ['about 5', undefined],
    ['1.000,5', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['0x10', undefined],
  ])('credits %j: %j', (credits, expected) => {
    expect(read({ credits }).credits).toBe(expected);
  });
});

describe('dates', () => {
  test.each([
    ['spaces around', ' 2026-11-20 ', true],
    ['spaces up to the bound', '2026-11-20'.padEnd(100), true],
    ['spaces beyond it', '2026-11-20'.padEnd(101), false],
    ['spaces without end', '2026-11-20'.padStart(100_000), false],
  ])('%s', (_, date, isRead) => {
    const { starts, enrollment } = read({ startDate: date, enrollmentEnd: date });
    expect([starts !== undefined, enrollment.closes !== undefined]).toEqual([isRead, isRead]);
  });
});

describe('localized texts', () => {
  const keys = Object.keys(EMPTY);
  const broken = [null, true, {}, [], ['Name'], { length: 3 }];

  test.each(keys)('where %s is broken it is missing, and a number is its text', (key) => {
    for (const value of broken) {
      expect(read({ localizedName: { ...EMPTY, [key]: value } })).toMatchObject({ name: CODE });
      const named = read({ name: 'Plain', localizedName: { ...EMPTY, [key]: value } });
      expect([named.name, named.names]).toEqual(['Plain', undefined]);
    }
    expect(read({ localizedName: { ...EMPTY, [key]: 2026 } }).name).toBe('2026');
  });

  test.each(keys)('where %s alone holds a text, that is the name', (key) => {
    expect(read({ localizedName: { ...EMPTY, [key]: 'Name' } }).name).toBe('Name');
    expect(read({ localizedName: { [key]: 'Name' } }).name).toBe('Name');
  });

  test.each<[Language, string]>([
    ['fi', 'valueFi'],
    ['sv', 'valueSv'],
    ['en', 'valueEn'],
  ])('in %s, where the one field is broken or blank the other, %s, stands in', (language, other) => {
    const name = (one: unknown) =>
      read({ localizedName: { ...EMPTY, [language]: one, [other]: 'Other' } }, language).name;
    for (const value of [...broken, ' ']) expect(name(value)).toBe('Other');
    expect(name('One')).toBe('One');
  });

  test('of a row that has every free text localized none is lost', () => {
    const texts = ALL_TEXTS.map((field) => [`localized${field}`, { ...EMPTY, en: `On ${field}` }]);
    const told = Object.values(read(Object.fromEntries(texts)).texts);
    expect(told.toSorted()).toEqual(ALL_TEXTS.map((field) => `On ${field}`).toSorted());
  });

  test('beside localized texts the plain and the empty ones are as they would be without', () => {
    const told = read({
      localizedContent: { en: 'A', fi: 'B' },
      objective: 'Plain',
      localizedExamSchedule: {},
    });
    expect(told.texts).toEqual({ content: 'A', objective: 'Plain' });
  });

  test('marked are the texts that stand in, and nothing where there are none', () => {
    const objective = 'Plain';
    const told = read({ localizedContent: { en: 'Topics', fi: 'Aiheet' }, objective });
    expect(told.textLanguages).toBeUndefined();
    const other = read({ localizedContent: { fi: 'Aiheet' }, objective });
    expect(other.textLanguages).toStrictEqual({ content: 'fi' });
  });
});

describe('facets: the id, a bar, and the Finnish name', () => {
  test.each([
    ['12|Toimisto', 'Toimisto'],
    ['12 | Toimisto ', 'Toimisto'],
    ['|Toimisto', 'Toimisto'],
    ['12|Toimisto|Harju', 'Toimisto|Harju'],
  ])('%j: %s', (facetName, name) => {
    expect(read({ office: { code: 'A', facetName } }).office).toEqual({
      code: 'A',
      name,
      nameLanguage: 'fi',
    });
  });

  test.each(['12|', '12| ', 'Toimisto', '', null, 12, {}])('%j names nothing', (facetName) => {
    expect(read({ office: { code: 'A', facetName } }).office).toEqual({ code: 'A', name: 'A' });
  });
});

describe('lone entries', () => {
  test('count as lists of one', () => {
    const organisation = { code: 'A', localizedName: { en: 'English' } };
    const group = { code: 'TXL22S1', name: 'Plain' };
    expect(
      read({
        degreeProgrammes: organisation,
        educationalFields: organisation,
        studentGroups: group,
        tags: { name: 'Tag' },
      }),
    ).toMatchObject({
      degreeProgrammes: [{ code: 'A', name: 'English' }],
      educationalFields: [{ code: 'A', name: 'English' }],
      studentGroups: [group],
      tags: [{ name: 'Tag' }],
    });
  });
});
