import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/ask/question.ts';
import { InvalidRequest, type Problem } from '../../../src/errors.ts';
import {
  compareQuestion,
  compareRequest,
  parseCompareCommand,
} from '../../../src/features/compare/handlers.ts';

const [A, B] = ['TX00EY23-3015', 'TX00EY23-3016'];
const codes = (count: number) => Array.from({ length: count }, (_, at) => `TX00EY23-30${at + 10}`);
const problemOf = (read: () => unknown): Problem | undefined => {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidRequest) return error.problem;
    throw error;
  }
};

describe('/course compare', () => {
  it.each([
    [`${A} ${B}`, [A, B]],
    [`${A}, ${B}`, [A, B]],
    [`${A} and ${B}`, [A, B]],
    [`${A} vs ${B}`, [A, B]],
    [`${A} vs. ${B}`, [A, B]],
    [`${A} with tx00ey23–3016`, [A, B]],
    [`${A} ja ${B}`, [A, B]],
    [`${A} och ${B}`, [A, B]],
    [`${A}:n ja ${B}:n erot`, [A, B]],
    [`194201 ${B}`, ['194201', B]],
    [`${A} ${B} ${A}`, [A, B]],
    [`${A} ${B} cvs`, [A, B, 'cvs']],
    [`${A} ${B} vsx`, [A, B, 'vsx']],
    [`${A} nonsense99`, [A, 'nonsense99']],
    [codes(5).join(' '), codes(5)],
    [[...codes(5), ...codes(5)].join(' '), codes(5)],
  ])('%j', (args, asked) => {
    expect(parseCompareCommand(args)).toEqual({ asked });
  });

  it.each<[string, Problem]>([
    ['', { about: 'too-few-to-compare', input: '' }],
    ['  vs ', { about: 'too-few-to-compare', input: '' }],
    [A, { about: 'too-few-to-compare', input: A }],
    ['194201', { about: 'too-few-to-compare', input: '194201' }],
    [`${A} tx00ey23–3015 ${A}.`, { about: 'too-few-to-compare', input: A }],
    [codes(6).join(' '), { about: 'too-many-to-compare', count: 6, most: 5 }],
    [codes(12).join(' '), { about: 'too-many-to-compare', count: 12, most: 5 }],
    ['databases', { about: 'realization-code', input: 'databases' }],
  ])('refuses %j', (args, problem) => {
    expect(problemOf(() => parseCompareCommand(args))).toEqual(problem);
  });
});

describe('questions that compare', () => {
  it.each([
    [`compare ${A} and ${B}`, 'en'],
    [`can you compare ${A} with ${B}?`, 'en'],
    [`comparison of ${A} and ${B}`, 'en'],
    [`what is the difference between ${A} and ${B}?`, 'en'],
    [`${A} versus ${B}`, 'en'],
    [`do ${A} and ${B} overlap?`, 'en'],
    [`does enrollment for ${A} overlap with ${B}`, 'en'],
    [`vertaa ${A} ja ${B}`, 'fi'],
    [`Vertaa ${A} ${B}`, 'fi'],
    [`vertaile toteutuksia ${A} ja ${B}`, 'fi'],
    [`voitko vertailla ${A}:tä ja ${B}:ta`, 'fi'],
    [`mitä eroa on ${A} ja ${B}`, 'fi'],
    [`mikä on ${A} ja ${B} ero`, 'fi'],
    [`menevätkö ${A} ja ${B} päällekkäin?`, 'fi'],
    [`jämför ${A} och ${B}`, 'sv'],
    [`Jämför ${A} ${B}`, 'sv'],
    [`vad är skillnaden mellan ${A} och ${B}?`, 'sv'],
    [`krockar ${A} och ${B}?`, 'sv'],
    [`överlappar anmälan till ${A} och ${B}?`, 'sv'],
  ])('%j', (text, language) => {
    const question = readQuestion(text);
    expect(compareQuestion(question)).toEqual({ asked: [A, B] });
    expect(question.language).toBe(language);
  });

  it.each([`${A} vs ${B}`, `tx00ey23–3015 vs. TX00EY23‑3016`])('in no language: %j', (text) => {
    expect(compareQuestion(readQuestion(text))).toEqual({ asked: [A, B] });
  });

  it('takes ids that are called so', () => {
    expect(compareQuestion(readQuestion('compare courses 194201 and 194202'))).toEqual({
      asked: ['194201', '194202'],
    });
  });

  it.each<[string, Problem]>([
    [`compare ${A}`, { about: 'too-few-to-compare', input: A }],
    [`vertaa ${A} ${A}`, { about: 'too-few-to-compare', input: A }],
    [`jämför ${codes(6).join(' ')}`, { about: 'too-many-to-compare', count: 6, most: 5 }],
    [`compare ${codes(11).join(' ')}`, { about: 'too-many-to-compare', count: 11, most: 5 }],
  ])('refuses %j', (text, problem) => {
    expect(problemOf(() => compareQuestion(readQuestion(text)))).toEqual(problem);
  });

  it.each([
    '',
    'compare',
    'vertaa',
    'jämför',
    `${A} ${B}`,
    `when do ${A} and ${B} start?`,
    `does ${A} overlap with anything?`,
    `mikä ero on ${A}`,
    `milloin ${A} ja ${B} ilmoittautuminen päättyy`,
    `erokoe ${A} ${B}`,
    `toteutusten numero ${A} ${B}`,
    `incomparable: ${A} ${B}`,
    `I am indifferent to ${A} and ${B}`,
  ])('none: %j', (text) => {
    expect(compareQuestion(readQuestion(text))).toBeUndefined();
  });
});

it('gives what its schema takes, or refuses', { tags: 'property' }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      try {
        const request = parseCompareCommand(`${A} ${B} ${typed}`);
        expect(compareRequest.parse(JSON.parse(JSON.stringify(request)))).toEqual(request);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidRequest);
      }
    }),
  );
});

it.each([[[]], [[A]], [codes(6)], [[A, 'two words']], [[A, 4]], ['x']])('its schema refuses %j', (asked) => {
  expect(compareRequest.safeParse({ asked }).success).toBe(false);
});
