import { expect, it, test } from 'vitest';
import { MOST_TELLING, namedBy } from '../../src/ask/seen-courses.ts';

const course = (code: string, ...names: string[]) => ({ code, names });
const BASICS = course('A', 'Verkkojen perusteet', 'Basics of Networking', 'Verkkojen perusteet');
const COURSES = [BASICS, course('B', 'Kemia', 'Chemistry')];
const words = (count: number): string[] => [
  'verkkojen',
  'perusteiden',
  ...Array.from({ length: count - 2 }, (_, at) => `sana${'a'.repeat(at)}`),
];

test.for([
  ['verkkojen perusteiden', 'A', ['A'], ['A']],
  ['basics networking', undefined, ['A'], ['A']],
  ['perusteet kemian', undefined, [], ['A', 'B']],
  ['kemian', 'B', ['B'], ['B']],
  ['fysiikan', undefined, [], []],
] as const)('“%s” names courses wholly, in part, or nearly', ([said, exactly, partly, nearly]) => {
  const named = namedBy(said.split(' '), COURSES, () => true);
  expect(named.exactly?.code).toBe(exactly);
  expect(named.partly.map(({ code }) => code)).toEqual(partly);
  expect(named.nearly.map(({ code }) => code)).toEqual(nearly);
});

it('names nothing by more words than a name has', () => {
  const all = () => true;
  expect(namedBy(words(MOST_TELLING), COURSES, all).nearly).toEqual([BASICS]);
  const nothing = { exactly: undefined, partly: [], nearly: [] };
  expect(namedBy(words(MOST_TELLING + 1), COURSES, all)).toEqual(nothing);
});

it('counts only the words that may belong to a name', () => {
  const tells = (word: string) => !word.startsWith('sana');
  expect(namedBy(words(600), COURSES, tells).exactly).toBe(BASICS);
});
