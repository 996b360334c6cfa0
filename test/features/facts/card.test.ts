/** How a fact is told: as a sentence of the reader's language, each thing once. */
import { expect, test } from 'vitest';
import type { FactsRequest } from '../../../src/features/facts/asked-facts.ts';
import { factCard, factsCard } from '../../../src/features/facts/card.ts';
import { fresh, readerIn } from '../../fixtures/reader.ts';
import { rich } from '../../fixtures/realizations.ts';

type Asked = Extract<FactsRequest, { asked: unknown }>;

const told = (
  language: 'en' | 'fi' | 'sv',
  asked: Omit<Asked, 'asked'>,
  texts: typeof rich.texts = rich.texts,
) =>
  factCard(fresh({ ...rich, texts }), { asked: [rich.code], ...asked }, readerIn(language)).text.split('\n');

test.each([
  ['en', 'The teaching languages are English and Finnish', 'Yes: English and Finnish'],
  ['fi', 'Opetuskielet ovat englanti ja suomi', 'Kyllä: englanti ja suomi'],
  ['sv', 'Undervisningsspråken är engelska och finska', 'Ja: engelska och finska'],
] as const)('languages are joined as in a sentence, in %s', (language, which, whether) => {
  expect(told(language, { topic: 'language' })[0]).toBe(which);
  expect(told(language, { topic: 'language', language: 'en' })[0]).toBe(whether);
});

test('credits do not stand under an answer', () => {
  for (const by of [undefined, 'context', 'name'] as const) {
    const [first, second] = told('en', { topic: 'credits', ...(by && { by }) });
    expect(first).toBe('5 credits');
    expect(second).toContain('TX00EY23-3015');
    expect(second).not.toContain('credits');
  }
  expect(told('en', { topic: 'language' })[1]).not.toContain('credits');
});

test.each([
  [
    { gradingScale: '0–5', criteria: 'An exam.' },
    'Grading scale: 0–5 · Assessment methods and criteria: An exam.',
  ],
  [{ criteria: 'An exam.' }, 'Assessment methods and criteria: An exam.'],
  [
    { gradingScale: '0–5', criteriaExcellent: 'All of it.' },
    'Grading scale: 0–5 · Assessment: excellent (5): All of it.',
  ],
  [
    { criteriaSatisfactory: 'Some.', criteriaGood: 'Much.', criteriaExcellent: 'All.', passOrFail: 'Half.' },
    'Pass or fail description: Half. · Assessment: satisfactory (1–2): Some. · Assessment: good (3–4): Much. · Assessment: excellent (5): All.',
  ],
  [{ gradingScale: '0–5' }, 'Grading scale: 0–5'],
  [{}, 'The study data says nothing about grading.'],
])('grading tells the scale and the criteria: %j', (texts, line) => {
  expect(told('en', { topic: 'grading' }, texts)[0]).toBe(line);
});

const GRADES = { criteriaSatisfactory: 'Some.', criteriaGood: 'Much.', criteriaExcellent: 'All.' };

test.each([
  [1, 'Assessment: satisfactory (1–2): Some.'],
  [2, 'Assessment: satisfactory (1–2): Some.'],
  [3, 'Assessment: good (3–4): Much.'],
  [4, 'Assessment: good (3–4): Much.'],
  [5, 'Assessment: excellent (5): All.'],
])('of an asked grade, %i, its own criteria are told alone', (grade, line) => {
  expect(told('en', { topic: 'grading', grade }, { gradingScale: '0–5', ...GRADES })[0]).toBe(line);
  const lacking = { gradingScale: '0–5', criteria: 'An exam.' };
  expect(told('en', { topic: 'grading', grade }, lacking)[0]).toBe(
    'Grading scale: 0–5 · Assessment methods and criteria: An exam.',
  );
});

test('long criteria are all quoted, each in its share of the room', () => {
  const long = (about: string) => `${about} is long. `.repeat(60);
  const all = {
    gradingScale: '0–5',
    criteria: long('One'),
    criteriaGood: long('Two'),
    criteriaExcellent: long('Three'),
  };
  const [line = ''] = told('en', { topic: 'grading' }, all);
  for (const part of ['0–5', 'One is long.', 'Two is long.', 'Three is long.']) expect(line).toContain(part);
  expect(line.length).toBeLessThan(800);
});

test('both further texts are told', () => {
  const texts = { furtherOnRealization: 'Bring a laptop.', furtherOnCourseUnit: 'Given yearly.' };
  const [line] = told('en', { topic: 'further' }, texts);
  expect(line).toMatch(/Bring a laptop\..*Given yearly\./);
});

test.each([
  [2, 3],
  [5, 2],
  [10, 1],
])('of %i courses, %i facts are told, and the others named', (courses, most) => {
  const lines = Array.from({ length: courses }, (_, at) => {
    const code = `TX00EY23-30${10 + at}` as typeof rich.code;
    return { asked: code, found: fresh({ ...rich, code }) };
  });
  const request = { topic: 'credits', also: ['language', 'exam'], asked: [rich.code] } as const;
  const { text } = factsCard(
    lines,
    { ...request, also: [...request.also], asked: [...request.asked] },
    readerIn('en'),
  );
  expect(text.split('\n')[0]).toBe(['Credits', 'Teaching language', 'Exam'].slice(0, most).join(', '));
  const rest = ['Teaching language', 'Exam'].slice(most - 1);
  if (rest.length > 0) expect(text).toContain(`Ask again for the rest: ${rest.join(', ')}.`);
});
