import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseBuildingId,
  parseCourseUnitId,
  parseRealizationCode,
  parseRealizationId,
  parseRealizationRef,
  runOf,
} from '../../src/study-client/codes.ts';
import type { CourseUnitCode } from '../../src/study-client/model.ts';
import { normalizeTyped } from '../../src/study-client/texts.ts';

describe('codes typed as an argument', () => {
  it.each([
    ['TX00EY23-3015', 'TX00EY23-3015'],
    [' tx00ey23-3015 ', 'TX00EY23-3015'],
    ['*TX00EY23-3015*', 'TX00EY23-3015'],
    ['`TX00EY23-3015`', 'TX00EY23-3015'],
    ['_TX00EY23-3015_', 'TX00EY23-3015'],
    ['“TX00EY23–3015”,', 'TX00EY23-3015'],
    ['(TX00EY23\u20113015).', 'TX00EY23-3015'],
    ['TX00EY23-3015:n', 'TX00EY23-3015'],
    ['*TX00EY23-3015*:n', 'TX00EY23-3015'],
    ["TX00EY23-3015's", 'TX00EY23-3015'],
    ['TX00EY23-3015-toteutus', 'TX00EY23-3015'],
    ['TX00EY23-3015-toteutus:n?', 'TX00EY23-3015'],
    ['r801mtyö-3001', 'R801MTYÖ-3001'],
    ['r801mtyo\u0308-3001', 'R801MTYÖ-3001'],
    ['in00cs90_en-3001', 'IN00CS90_EN-3001'],
    ['4-aot5-3002', '4-AOT5-3002'],
    ['PRO4TN001-3', 'PRO4TN001-3'],
    ['1001005-3001', '1001005-3001'],
    ['PKONTS24-1011', 'PKONTS24-1011'],
    ['SB00AA06-2001', 'SB00AA06-2001'],
  ])('%j is %s', (typed, code) => {
    expect(parseRealizationCode(typed)).toBe(code);
    expect(parseRealizationRef(typed)).toBe(code);
  });

  it.each([
    '',
    '-',
    'TX00EY23',
    '12345',
    'databases',
    'sign-up',
    'TX00EY23-ABC',
    'TX00EY23 3015',
    'TX00EY23-3015 x',
    'TX00EY23--3015',
    '-TX00EY23-3015',
    '2026-11-20',
    '040-1234567',
    '../TX00EY23-3015',
    'TX00EY23-3015/..',
    'TX00EY23-3015/../../x',
    'TX00EY23%2f-3015',
    '%2e%2e%2fR0027-3009',
    'R0027-3009?l=fi',
    'R0027-3009#x',
    'R0027-3009&x=1',
    'R0027-3009\u00003',
    'R0027-3009\n1',
    'R0027\\-3009',
    'a300ce13-3001-4abc-8def-1234567890ab',
    `${'A'.repeat(40)}-3001`,
    `TX00EY23-${'3'.repeat(40)}`,
    'https://guide.example/TX00EY23-3015',
  ])('%j is none', (typed) => {
    expect(parseRealizationCode(typed)).toBeUndefined();
  });

  it('reads what it gave', { tags: 'property' }, () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[A-Za-zÅÄÖß0-9_ŉ]{1,9}(-[A-Za-z0-9ß]{1,5}){1,3}$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const code = parseRealizationCode(text);
        if (code === undefined) return;
        expect(parseRealizationCode(code)).toBe(code);
        expect(code).toMatch(/^[\p{L}\d_-]{4,40}$/u);
      }),
    );
  });
});

describe('runs of a course unit', () => {
  it.each([
    ['TX00EY23', '3015', 'TX00EY23-3015'],
    ['4-AOT5', '3002', '4-AOT5-3002'],
    ['PRO4TN001', '3', 'PRO4TN001-3'],
    ['1001005', '3001', '1001005-3001'],
    ['IN00CS90_EN', '3001', 'IN00CS90_EN-3001'],
  ])('%s with %s is %s', (unit, suffix, code) => {
    expect(runOf(unit as CourseUnitCode, suffix)).toBe(code);
  });

  it.each([
    ['TX00EY23', 'x'],
    ['TX00EY23', '123456'],
    // Codes of units that a study API may tell.
    ['-1E+300', '3001'],
    ['<!CHANNEL>', '3001'],
    ['A B', '3001'],
    ['X'.repeat(36), '3001'],
  ])('none of %j with %j', (unit, suffix) => {
    expect(runOf(unit as CourseUnitCode, suffix)).toBeUndefined();
  });
});

describe('ids', () => {
  it.each([
    ['12345', '12345'],
    [' 12345, ', '12345'],
    ['`12345`', '12345'],
    ['12345:n', '12345'],
  ])('%j is %s', (typed, id) => {
    expect(parseRealizationId(typed)).toBe(id);
    expect(parseCourseUnitId(typed)).toBe(id);
    expect(parseBuildingId(typed)).toBe(id);
    expect(parseRealizationRef(typed)).toBe(id);
  });

  it.each(['', ' ', 'abc', '1 2', '../1', '1/2', '1%2f', '1?x', '1#x', '.1', '٣', '1'.repeat(41)])(
    '%j is none',
    (typed) => {
      expect(parseRealizationId(typed)).toBeUndefined();
      expect(parseCourseUnitId(typed)).toBeUndefined();
      expect(parseBuildingId(typed)).toBeUndefined();
    },
  );

  it('keeps realization ids to digits', () => {
    expect(parseRealizationId('12a')).toBeUndefined();
    expect(parseRealizationId('-12')).toBeUndefined();
    expect(parseRealizationId('1'.repeat(19))).toBeUndefined();
    expect(parseCourseUnitId('IN00CS90_en')).toBe('IN00CS90_en');
  });

  it('never lets through what would change a path', { tags: 'property' }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const id of [parseCourseUnitId(typed), parseBuildingId(typed), parseRealizationId(typed)]) {
          if (id !== undefined) expect(encodeURIComponent(id)).toBe(id);
        }
      }),
    );
  });
});

it('does not choke on stacked combining marks', () => {
  expect(normalizeTyped(`o\u0308${'\u0301\u0323'.repeat(200_000)}`).length).toBeLessThan(10);
});

it('brings typed text to plain hyphens without invisible characters', () => {
  expect(normalizeTyped('a\u2011b\u2013c\u2212d\u200Be\u00ADf')).toBe('a-b-c-def');
});
