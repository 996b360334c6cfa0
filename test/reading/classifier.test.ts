/** What a question is like: wordings that are near an example are read by it, in any order of the examples. */
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { prepareLikeness, tagsOf } from '../../src/ask/like.ts';
import { readQuestion } from '../../src/ask/question.ts';
import { OTHER_LABELS } from '../../src/i18n/examples.ts';
import { examples } from '../../src/i18n/index.ts';
import { FACTS, UNKNOWN } from '../../src/i18n/topics.ts';
import { LANGUAGES } from '../../src/language.ts';
import { type Classifier, classifierOf, type Learned } from '../../src/reading/classifier.ts';
import { LEARNED_FILE, readLearned, writeLearned } from '../../src/reading/learned-file.ts';
import { type Example, learnFrom } from '../../src/reading/learning.ts';
import { runs } from '../fixtures/runs.ts';

const createClassifier = async <Label extends string>(
  all: readonly Example<Label>[],
): Promise<Classifier<Label>> => classifierOf(await learnFrom(all));

const EXAMPLES: readonly Example<string>[] = [
  { label: 'books', text: 'do I have to buy a book for {}' },
  { label: 'books', text: 'which software should be installed' },
  { label: 'places', text: 'is there room for one more in {}' },
  { label: 'places', text: 'how many are queueing' },
  { label: 'talk', text: 'it rains again' },
];

test.each([
  ['the same words', 'do I have to buy a book for {}', 'books'],
  ['other endings', 'have bought the books?', 'books'],
  ['a slip', 'wich sofware should be instaled', 'books'],
  ['an unknown word beside', 'is there room for one more elephant', 'places'],
  ['a form of a word alone', 'queue', 'places'],
])('%s of an example are like it', async (_, text, label) => {
  const { of } = await createClassifier(EXAMPLES);
  expect(of(text)[0]).toMatchObject({ label });
});

test('each example is like its label, and what shares nothing is alike to all', async () => {
  const { of } = await createClassifier(EXAMPLES);
  for (const { label, text } of EXAMPLES) expect(of(text)[0]).toMatchObject({ label });
  for (const text of ['zzz', '', '☃']) for (const { share } of of(text)) expect(share).toBeCloseTo(1 / 3);
});

test('a word speaks for the label whose examples have it, in any form, and an unknown one for none', async () => {
  const { speaksFor } = await createClassifier(EXAMPLES);
  for (const word of ['book', 'Books', 'software']) expect(speaksFor(word, 'books'), word).toBe(true);
  for (const label of ['places', 'talk']) expect(speaksFor('book', label), label).toBe(false);
  for (const label of ['books', 'places', 'talk']) expect(speaksFor('xylophone', label), label).toBe(false);
});

test('a file of what was learned tells the same, and a damaged or missing one is none', async () => {
  const learned = await learnFrom(EXAMPLES);
  const path = join(await mkdtemp(join(tmpdir(), 'coursebell-learned-')), LEARNED_FILE);
  onTestFinished(() => rm(dirname(path), { recursive: true }));
  expect(await readLearned(path)).toBeUndefined();
  await writeLearned(path, learned);
  const read = await readLearned<Learned<string>>(path);
  expect(read).toEqual(learned);
  for (const { text } of EXAMPLES)
    expect(classifierOf(read ?? learned).of(text)).toEqual(classifierOf(learned).of(text));
  await truncate(path, 40);
  expect(await readLearned(path)).toBeUndefined();
});

test('the order of examples changes nothing, and shares make one', { tags: 'property' }, async () => {
  const before = await createClassifier(EXAMPLES);
  const rounded = ({ of }: typeof before, text: string) =>
    of(text).map(({ label, share }) => `${label} ${share.toFixed(5)}`);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...EXAMPLES], { minLength: EXAMPLES.length }),
      fc.oneof(fc.string(), fc.constantFrom(...EXAMPLES.map(({ text }) => `${text} now`))),
      async (shuffled, text) => {
        const after = await createClassifier(shuffled);
        expect(rounded(after, text)).toEqual(rounded(before, text));
        expect(before.of(text).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
      },
    ),
    { numRuns: runs(50) },
  );
});

test('of all examples nineteen in twenty are learned, in each language', async () => {
  const all = examples();
  const { of } = await createClassifier(all);
  const right = all.filter(({ label, text }) => of(text)[0]?.label === label);
  expect(right.length / all.length).toBeGreaterThan(0.95);
});

test('each language has examples of all that can be asked, and no text stands for two things', () => {
  const labels = [...FACTS, ...UNKNOWN, ...OTHER_LABELS].filter((label) => label !== 'name');
  const all = examples();
  expect(new Set(all.map(({ label }) => label))).toEqual(new Set(labels));
  const fewest = Math.min(...labels.map((label) => all.filter((one) => one.label === label).length));
  expect(fewest).toBeGreaterThanOrEqual(15 * LANGUAGES.length);
  const byText = Map.groupBy(all, ({ text }) => text.toLowerCase());
  const several = [...byText].filter(([, same]) => new Set(same.map(({ label }) => label)).size > 1);
  expect(several.map(([text, same]) => `${text}: ${same.map(({ label }) => label).join(', ')}`)).toEqual([]);
});

beforeAll(() => prepareLikeness());

test('a question has its likeness beside its words', () => {
  const words = tagsOf(
    readQuestion('will they cover TX00EY23-3015 costs of the exam retakes?', { direct: true }),
  );
  expect(words.at(-1)).toMatchObject({ word: '' });
  expect(tagsOf(readQuestion('qwx zvk', { direct: true })).map(({ word }) => word)).toEqual(['qwx', 'zvk']);
});
