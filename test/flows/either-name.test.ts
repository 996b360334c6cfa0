/** "Or" between names: each is looked for, and what is found stands in one list that says so. */
import { expect, test } from 'vitest';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';

const open = openShared((language: keyof typeof LOCALES) =>
  openSample({
    env: { STUDY_API_EXTRAS: 'search-name,search-group,search-unit', LIMIT_PER_USER: '0' },
    locales: { sam: LOCALES[language] },
  }),
);

test.for([
  ['en', 'marketing or business courses', 'marketing or business', ['Digital Marketing', 'Business Ethics']],
  [
    'en',
    'the ones about business or marketing, 5 credits each',
    'business or marketing · 5 credits',
    ['Digital Marketing', 'Business Ethics'],
  ],
  [
    'en',
    'courses in english about design or marketing',
    'design or marketing · English',
    ['Digital Marketing'],
  ],
  ['en', 'marketing or business', 'marketing or business', ['Digital Marketing', 'Business Ethics']],
  ['en', 'photography or costume design', 'photography or costume design', ['Costume Design', 'Photography']],
  ['en', '/course find design or marketing', 'design or marketing', ['Digital Marketing', 'Costume Design']],
  [
    'en',
    'courses of TXL22S1 about testing or deep learning',
    'TXL22S1 testing or TXL22S1 deep learning',
    ['Software Testing', 'Deep Learning for Images'],
  ],
  ['fi', 'ohjelmointi tai muotoilu', 'ohjelmointi tai muotoilu', ['Ohjelmointi 2']],
  ['fi', 'kursseja ohjelmoinnista tai tietoturvasta', 'ohjelmoinnista tai tietoturvasta', ['Ohjelmointi 2']],
  [
    'sv',
    'design eller marknadsföring',
    'design eller marknadsföring',
    ['Design av användargränssnitt', 'Grunderna i marknadsföring'],
  ],
] as const)('%s: %s', async ([language, asked, sought, found]) => {
  const { text } = await answerTo(await open(language), asked);
  expect(text.split('\n')[1]).toBe(sought);
  for (const name of found) expect(text).toContain(name);
});

test.for([
  ['en', 'glaciology or design courses', 'Nothing fits: glaciology.'],
  ['fi', 'kursseja glasiologiasta tai ohjelmoinnista', 'Mikään ei vastaa hakua: glasiologiasta.'],
  ['sv', 'kurser om glaciologi eller design', 'Inget motsvarar: glaciologi.'],
  ['sv', 'finns det kurser i kemi eller fysik', 'kemi eller fysik'],
] as const)('what of it nothing fits is told, %s: %s', async ([language, asked, told]) => {
  expect((await answerTo(await open(language), asked)).text).toContain(told);
});

test('each name costs its own searches, and no more than three names are searched for', async () => {
  const flow = await open('en');
  const { text } = await answerTo(
    flow,
    '/course find geology or glaciology or acoustics or botany or falconry',
  );
  expect(text).toContain('geology or glaciology or acoustics');
  expect(text).toContain('Not used: botany, falconry');
  const searches = flow.study.calls.filter(({ path }) => path.includes('search'));
  expect(searches.length).toBeLessThanOrEqual(15);
});
