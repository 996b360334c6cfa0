import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCourseUnit } from '../../src/study-client/gateway/rows.ts';
import type { CourseUnitId } from '../../src/study-client/model.ts';
import { jsonOf } from './json.ts';
import { READING_ERRORS } from './known.ts';

const ID = '678' as CourseUnitId;
const EN = { language: 'en', timeZone: 'Europe/Helsinki' } as const;
const read = (...courseUnits: unknown[]) =>
  readCourseUnit(jsonOf({ status: 'success', courseUnits }), ID, EN);

test('a course unit', () => {
  const unit = {
    id: 678,
    code: 'TX00EY23',
    name: 'Unit',
    credits: '5,0',
    yearOfFoundation: 2024,
    materials: '<p>A</p>',
  };
  expect(read({ ...unit, teacher: 'Matti Meikäläinen' })).toEqual({
    id: ID,
    code: 'TX00EY23',
    name: 'Unit',
    credits: 5,
    yearOfFoundation: 2024,
    texts: { materials: 'A' },
  });
});

test.each([
  ['no id', { code: 'A', name: 'N' }, { id: ID, code: 'A', name: 'N' }],
  ['no name', { id: ID, code: 'A' }, { id: ID, code: 'A', name: 'A' }],
  ['an id with zeros in front', { id: `00${ID}`, code: 'A' }, { code: 'A' }],
  ['no code', { id: ID, name: 'N' }, { id: ID, code: undefined, name: 'N' }],
  [
    'broken fields',
    { id: {}, code: 'A', credits: {}, yearOfFoundation: 'x', content: 5 },
    { id: ID, texts: { content: '5' } },
  ],
  ['a year of 0', { code: 'A', yearOfFoundation: 0 }, { yearOfFoundation: undefined }],
  [
    'texts in other languages',
    { code: 'A', localizedName: { sv: 'Namn' }, localizedMaterials: { fi: 'Kirja' } },
    { name: 'Namn', nameLanguage: 'sv', texts: { materials: 'Kirja' }, textLanguages: { materials: 'fi' } },
  ],
  ['half a year', { code: 'A', yearOfFoundation: 2024.5 }, { yearOfFoundation: undefined }],
])('%s', (_, row, expected) => {
  expect(read(row)).toMatchObject(expected);
});

test('of several rows the one with the asked id is taken, else one without an id, never another', () => {
  expect(read(null, { id: 1, code: 'A' }, { id: 678, code: 'B' }).code).toBe('B');
  expect(read(null, { id: 1, code: 'A' }, { code: 'C' }).code).toBe('C');
  expect(() => read({ id: 1, code: 'A' })).toThrow('no readable row with the asked id');
});

test('no row is no course unit', () => {
  expect(() => read()).toThrow(expect.objectContaining({ name: 'NotFound', subject: 'course-unit', id: ID }));
});

test('every body is read, or refused by a known error', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('status', 'message', 'courseUnits'), fc.jsonValue()),
      (json) => {
        try {
          expect(readCourseUnit(jsonOf(json), ID, EN).name).not.toBe('');
        } catch (error) {
          expect(READING_ERRORS).toContain((error as Error).name);
        }
      },
    ),
  );
});
