import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedIn, askedOrUnitsIn, parseAsked } from '../../../src/ask/asked-codes.ts';
import { readQuestion } from '../../../src/ask/question.ts';
import { InvalidRequest } from '../../../src/errors.ts';
import { codesOfMessage, courseRequest } from '../../../src/features/course/request.ts';
import { runs } from '../../fixtures/runs.ts';

const codes = (count: number) => Array.from({ length: count }, (_, i) => `TX00EY23-30${String(i + 10)}`);
const problemOf = (args: string) => {
  try {
    return parseAsked(args);
  } catch (error) {
    if (error instanceof InvalidRequest) return error.problem;
    throw error;
  }
};

describe('/course', () => {
  it.each([
    ['TX00EY23-3015', ['TX00EY23-3015']],
    ['tx00ey23-3015', ['TX00EY23-3015']],
    ['*tx00ey23\u20113015*', ['TX00EY23-3015']],
    ['TX00EY23-3015:n', ['TX00EY23-3015']],
    ['TX00EY23-3015-toteutus', ['TX00EY23-3015']],
    ['TX00EY23-3015 im00br45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['TX00EY23-3015,IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    [' TX00EY23-3015 ;\n IM00BR45-3003 , ', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['TX00EY23-3015/IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['TX00EY23-3015 tx00ey23-3015 TX00EY23–3015', ['TX00EY23-3015']],
    ['12345', ['12345']],
    ['12345, TX00EY23-3015', ['12345', 'TX00EY23-3015']],
    ['1. TX00EY23-3015 2. IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['1) TX00EY23-3015\n12) 12345', ['TX00EY23-3015', '12345']],
    ['TX00EY23 - 3015', ['TX00EY23-3015']],
    ['4-AOT5-3002 PRO4TN001-3', ['4-AOT5-3002', 'PRO4TN001-3']],
    ['course TX00EY23-3015 and IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['TX00EY23-3015 ja IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['TX00EY23-3015 och IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['TX00EY23-3015 & IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['TX00EY23-3015 - IM00BR45-3003', ['TX00EY23-3015', 'IM00BR45-3003']],
    ['when does TX00EY23-3015 start?', ['TX00EY23-3015']],
    ['milloin TX00EY23-3015 alkaa?', ['TX00EY23-3015']],
    ['https://guide.example/TX00EY23-3015', ['TX00EY23-3015']],
    ['<https://guide.example/TX00EY23-3015|TX00EY23-3015>', ['TX00EY23-3015']],
    ['TX00EY23-3015 TXOOEY23', ['TX00EY23-3015', 'TXOOEY23']],
    ['TX00EY23-3015 TXEY', ['TX00EY23-3015', 'TXEY']],
    ['TX00EY23-3015 databases', ['TX00EY23-3015', 'databases']],
    ['remind TX00EY23-3015', ['remind', 'TX00EY23-3015']],
    ['TX00EY23-3015 ../12', ['TX00EY23-3015', '../12']],
    ['TX00EY23-3015 2026-11-20', ['TX00EY23-3015', '2026-11-20']],
    [codes(10).join(' '), codes(10)],
    [[...codes(10), ...codes(10)].join(' '), codes(10)],
  ])('%j', (args, asked) => {
    expect(parseAsked(args)).toEqual({ asked });
  });

  it.each([
    ['', ''],
    ['   ', ''],
    ['databases', 'databases'],
    ['TX00EY23 3O15', 'TX00EY23 3O15'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['course', 'course'],
    ['and & ja', 'and & ja'],
    ['2026-11-20', '2026-11-20'],
    ['who@example.fi', 'who@example.fi'],
    ['😀', '😀'],
  ])('no code in %j', (args, input) => {
    expect(problemOf(args)).toEqual({ about: 'realization-code', input });
  });

  it('repeats no more than a line of what it can’t read', () => {
    expect(problemOf('x'.repeat(100_000))).toEqual({
      about: 'realization-code',
      input: `${'x'.repeat(99)}…`,
    });
    expect(problemOf(`TX00EY23-3015 ${'y'.repeat(500)}`)).toEqual({
      asked: ['TX00EY23-3015', `${'y'.repeat(59)}…`],
    });
  });

  it('counts the codes where there are too many', () => {
    expect(problemOf(codes(11).join())).toEqual({ about: 'too-many-codes', count: 11, most: 10 });
  });
});

describe('questions about courses', () => {
  it.each([
    ['TX00EY23-3015', ['TX00EY23-3015']],
    ['what about tx00ey23-3015 and R0027-3009?', ['TX00EY23-3015', 'R0027-3009']],
    ['course 12345', ['12345']],
    ['Course id 12345?', ['12345']],
    ['courses 12345 and 12346', ['12345', '12346']],
    ['realization number 12345', ['12345']],
    ['toteutus 12345', ['12345']],
    ['kerro toteutuksesta 12345', ['12345']],
    ['kurssi nro 12345', ['12345']],
    ['genomförande 12345', ['12345']],
    ['kursen 12345', ['12345']],
  ])('%j', (text, asked) => {
    expect(askedIn(readQuestion(text))).toEqual({ asked });
  });

  it.each([
    '',
    'hello',
    '12345',
    'course',
    'course 2',
    'courses 2026',
    'course of 12345 people',
    'course unit 12345',
    'kurssitarjotin',
    'rooms in 78025',
    'COD-3001',
    'PKONTS24-1011',
    'call 040 1234567',
  ])('none: %j', (text) => {
    expect(askedIn(readQuestion(text))).toBeUndefined();
  });

  it('keeps the rest of many codes, and refuses more than it can keep rather than leaving some out', () => {
    const [first, rest] = [codes(12).slice(0, 10), codes(12).slice(10)];
    expect(askedOrUnitsIn(readQuestion(codes(12).join(' ')))).toEqual({ asked: first, rest });
    expect(() => askedOrUnitsIn(readQuestion(codes(41).join(' ')))).toThrow(InvalidRequest);
  });
});

describe('the codes of a message', () => {
  it.each([
    [1, { asked: codes(1) }],
    [9, { asked: codes(9) }],
    [10, { asked: codes(10) }],
    [11, { asked: codes(10), of: 11 }],
    [40, { asked: codes(10), of: 40 }],
  ])('%i of them', (count, request) => {
    const read = codesOfMessage(`see ${codes(count).join(', or ')}.`);
    expect(read).toEqual(request);
    expect(courseRequest.parse(read)).toEqual(request);
  });

  it.each(['', 'hello', '12345', 'course 12345'])('none in %j', (words) => {
    expect(() => codesOfMessage(words)).toThrow(
      expect.objectContaining({ name: 'InvalidRequest', problem: { about: 'no-code-in-message' } }),
    );
  });
});

describe('courseRequest', () => {
  const asked = ['TX00EY23-3015'];

  it.each([
    { asked },
    { asked, compact: true },
    { asked, linked: true },
    { asked, of: 11 },
    { asked, of: 10_000 },
    { search: 'web design' },
  ])('takes %j whole', (request) => {
    expect(courseRequest.parse(request)).toEqual(request);
  });

  it.each([
    { asked, compact: false },
    { asked, of: 10 },
    { asked, of: 10_001 },
    { asked, of: 11.5 },
    { search: '' },
  ])('refuses the request %j', (request) => {
    expect(courseRequest.safeParse(request).success).toBe(false);
  });

  it.each([
    null,
    {},
    { asked: 'TX00EY23-3015' },
    { asked: [] },
    { asked: codes(11) },
    { asked: [''] },
    { asked: ['a b'] },
    { asked: ['a\nb'] },
    { asked: ['a,b'] },
    { asked: ['a\u202Eb'] },
    { asked: ['\uD800'] },
    { asked: ['x'.repeat(61)] },
    { asked: [12345] },
  ])('refuses %j', (value) => {
    expect(courseRequest.safeParse(value).success).toBe(false);
  });

  it('is what a command gives, or the command is refused; it survives a button', { tags: 'property' }, () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('TX00EY23-3015', '12345', ' ', ',', ';', ':n', '<', '|', '>', 'and', '"'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const request = problemOf(pieces.join(''));
        if ('about' in request) return;
        expect(courseRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
        expect(JSON.stringify(request).length).toBeLessThan(1900);
      }),
      { numRuns: runs(500) },
    );
  });
});
