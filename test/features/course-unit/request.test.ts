import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeenCourses } from '../../../src/ask/seen-courses.ts';
import { InvalidRequest } from '../../../src/errors.ts';
import {
  courseUnitIntents,
  courseUnitRequest,
  parseCourseUnitCommand,
} from '../../../src/features/course-unit/request.ts';
import { readBy } from '../reading.ts';

const NONE: SeenCourses = { suggest: async () => [], near: async () => [], groups: async () => [] };

/** What a question asks of a course unit by its id or code. */
const courseUnitQuestion = (text: string) => readBy(courseUnitIntents(NONE), 'unit', text);

describe('/course unit', () => {
  it.each([
    ['12345', '12345'],
    [' 12345. ', '12345'],
    ['*12345*', '12345'],
    ['unit 12345', '12345'],
    ['unit, 12345', '12345'],
    ['opintojakso 12345', '12345'],
    ['12345:n', '12345'],
  ])('%j is an id', (args, id) => {
    expect(parseCourseUnitCommand(args)).toEqual({ id });
  });

  it.each([
    ['TX00EY23', { code: 'TX00EY23' }],
    ['unit tx00ey23.', { code: 'TX00EY23' }],
    ['IN00CS90_en', { code: 'IN00CS90_EN' }],
    ['tx00ey23-3015', { code: 'TX00EY23', from: 'TX00EY23-3015' }],
    ['TX00EY23-3015:n', { code: 'TX00EY23', from: 'TX00EY23-3015' }],
    // Of a form that is not known.
    ['R801MTYÖ', { code: 'R801MTYÖ' }],
    ['hyv.78', { code: 'HYV.78' }],
  ])('%j is a code', (args, request) => {
    expect(parseCourseUnitCommand(args)).toEqual(request);
  });

  it.each(['', 'unit', 'databases', '12345 67890', '../12345', '12345/1', '12345%2f', '1'.repeat(41), '٣٤٥'])(
    'none in %j',
    (args) => {
      expect(() => parseCourseUnitCommand(args)).toThrow(
        expect.objectContaining({ problem: { about: 'course-unit-id', input: args } }),
      );
    },
  );
});

describe('questions about course units', () => {
  it.each([
    'course unit 12345',
    'Show me course unit 12345, please',
    'course-unit id 12345',
    'courseunit 12345',
    'unit 12345',
    'opintojakso 12345',
    'mitä opintojaksossa 12345 opetetaan?',
    'opintojakson 12345:n sisältö',
    'studieperiod 12345',
    'vad ingår i studieperioden 12345',
    'kursenhet nr 12345',
  ])('%j', async (text) => {
    expect(await courseUnitQuestion(text)).toEqual({ id: '12345' });
  });

  it.each([
    'course unit TX00EY23',
    'mikä on opintojakso TX00EY23?',
    'opintojakso tx00ey23',
    'kursenhet TX00EY23',
    'tell me about the course unit TX00EY23',
  ])('%j names it by its code', async (text) => {
    expect(await courseUnitQuestion(text)).toEqual({ code: 'TX00EY23' });
  });

  it.each([
    '',
    'TX00EY23',
    'course TX00EY23',
    'realizations of the course unit TX00EY23',
    'opintojakson TX00EY23 toteutukset',
    'which unit organises TX00EY23',
    '12345',
    'course unit',
    'course unit 5',
    'course unit TX00EY23-3015',
    'course 12345',
    'opintojakson toteutus 12345',
    'opintojakso 2026',
    'course units 12345 and 12346',
    'course unit 12345 and 12346',
    'the business unit 12345',
    'the cross-course-unit 12345',
    'course-unitary 12345',
    'rooms in 78025',
  ])('none: %j', async (text) => {
    expect(await courseUnitQuestion(text)).toBeUndefined();
  });
});

describe('courseUnitRequest', () => {
  it.each([{}, { id: 1 }, { id: '' }, { id: ' 1' }, { id: '../1' }, { id: '1%2f' }, { id: '1'.repeat(41) }])(
    'refuses %j',
    (value) => {
      expect(courseUnitRequest.safeParse(value).success).toBe(false);
    },
  );

  it('is what a command gives, or the command is refused', { tags: 'property' }, () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[ *a-z0-9_:-]{1,50}$/)),
        (typed) => {
          try {
            const request = parseCourseUnitCommand(typed);
            expect(courseUnitRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidRequest);
          }
        },
      ),
    );
  });
});
