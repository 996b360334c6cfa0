/** Courses that are sought in a sentence: by a compound, a language to be learned, a group and a season; and what was perhaps meant. */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import { answerTo, type Flow, LOCALES, openSample, openShared } from './harness.ts';

const SPRING = {
  ...{ starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00' },
  ...{ opens: '2026-11-09T08:00:00', closes: '2026-12-06T16:00:00' },
};
const run = (
  code: string,
  [en, fi, sv]: readonly [string, string, string],
  more: Partial<SampleRealization> = {},
): SampleRealization => ({
  ...{ id: String(800_000 + Number(code.replace(/\D/g, '').slice(-6))), code, name: { en, fi, sv } },
  ...{ ...SPRING, languages: ['en'], credits: 5, groups: ['TXL22S1'] },
  ...more,
});
const realizations: readonly SampleRealization[] = [
  run('XN00CC10-3001', ['Programming', 'Ohjelmointi', 'Programmering']),
  run('XN00CC11-3001', ['Finnish', 'Suomi', 'Finska']),
  // It is taught in the language, and not about it.
  run('XN00CC12-3001', ['Photography', 'Valokuvaus', 'Fotografi'], { languages: ['fi', 'sv'] }),
  run('XN00CC13-3001', ['Swedish at Work', 'Työelämän ruotsi', 'Svenska i arbetslivet']),
  run('XN00CC14-3001', ['Accounting', 'Kirjanpito', 'Redovisning'], {
    starts: '2026-09-01',
    ends: '2026-12-20',
  }),
  run('XN00CC16-3001', ['Weather at Sea', 'Sää merellä', 'Väder till sjöss'], { groups: ['NUR-25-A'] }),
  run('XN00CC15-3001', ['Financial Mathematics', 'Talousmatematiikka', 'Ekonomisk matematik']),
];
const EXTRAS = 'search-name,search-group,search-unit,units,reservations';
const open = openShared(
  (locale: keyof typeof LOCALES): Promise<Flow> =>
    openSample({
      env: { STUDY_API_EXTRAS: EXTRAS },
      locales: { sam: LOCALES[locale] },
      study: { data: { realizations } },
    }),
);
const codesIn = (text: string): string[] => [...new Set(text.match(/XN00\w{4}-\d{4}/g) ?? [])].toSorted();
const OF_SPRING = realizations
  .map(({ code }) => code)
  .filter((code) => !['XN00CC14-3001', 'XN00CC16-3001'].includes(code));

describe.each<[keyof typeof LOCALES, readonly (readonly [said: string, codes: readonly string[]])[]]>([
  [
    'en',
    [
      ['I want to learn Finnish', ['XN00CC11-3001']],
      ['I’d like to study Swedish in spring', ['XN00CC13-3001']],
      ['is there a programming course in spring?', ['XN00CC10-3001']],
      ['TXL22S1 courses in spring 2027', OF_SPRING],
      ['which course is about weather?', ['XN00CC16-3001']],
      ['/course sea at weather', ['XN00CC16-3001']],
      ['/course NUR-25-A', ['XN00CC16-3001']],
      ['/enrollment nur-25-a', ['XN00CC16-3001']],
      ['which courses does TXL22S1 have in January?', OF_SPRING],
    ],
  ],
  [
    'fi',
    [
      ['onks ohjelmointikurssia keväällä', ['XN00CC10-3001']],
      ['tarjotaanko valokuvauskurssia tammikuussa?', ['XN00CC12-3001']],
      ['haluaisin opiskella ruotsia', ['XN00CC13-3001']],
      ['haluan oppia suomea', ['XN00CC11-3001']],
      ['mikä kurssi käsittelee säätä?', ['XN00CC16-3001']],
      ['ryhmän TXL22S1 kurssit keväällä 2027', OF_SPRING],
      ['mitä kursseja ryhmällä TXL22S1 on tammikuussa?', OF_SPRING],
    ],
  ],
  [
    'sv',
    [
      ['finns programmeringskurs i vår?', ['XN00CC10-3001']],
      ['jag vill lära mig finska', ['XN00CC11-3001']],
      ['vilken kurs handlar om väder?', ['XN00CC16-3001']],
      ['hur många poäng ger finskan?', ['XN00CC11-3001']],
      ['gruppens TXL22S1 kurser våren 2027', OF_SPRING],
      ['vilka kurser har TXL22S1 i januari?', OF_SPRING],
    ],
  ],
])('in %s', (language, rows) => {
  test.each(rows)('%s', async (said, codes) => {
    const flow = await open(language);
    const { text } = await answerTo(flow, said);
    expect(codesIn(text), text).toEqual(codes);
  });
});

test('what has no course of its own is told of none that was spoken of', async () => {
  const flow = await open('sv');
  await flow.command('/course XN00CC14-3001');
  for (const said of ['när börjar kursen i metallurgi?', 'hur många poäng ger metallurgin?'])
    expect((await flow.direct(said)).answer.text, said).not.toContain('XN00CC14-3001');
});

test('what was perhaps meant stands with its dates', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: EXTRAS }, study: { data: { realizations } } });
  const { text } = await answerTo(flow, 'is there a course about financal mathematics?');
  expect(text).toMatch(/XN00CC15-3001 · English · Open until .* · Course dates: /);
});

/** The lessons of a course that was never looked up here. */
const COLD = [
  ['en', 'when are the lessons of web accessibility?', /^Web Accessibility · TI00HA28-3002/],
  ['en', 'web accessibility lessons next week', /^23 – 29 Nov · no lesson .*\nWeb Accessibility/],
  ['fi', 'milloin versionhallinnan tunnit on', /^Versionhallinta · TI00HA35-3002/],
  [
    'sv',
    'har tillgänglighet på webben lektioner nästa vecka?',
    /^23–29 nov · ingen lektion .*\nTillgänglighet/,
  ],
] as const;

test.each(COLD)('a name that is not known is searched, and its lessons are told (%s: %s)', async (...row) => {
  const [locale, typed, told] = row;
  const { direct, study } = await openSample({
    env: { STUDY_API_EXTRAS: EXTRAS },
    locales: { sam: LOCALES[locale] },
  });
  expect((await direct(typed)).answer.text).toMatch(told);
  const searches = study.calls.filter(({ path, codes }) => path === '/realization/search' && !codes?.length);
  // What ends a Finnish name in a sentence is no part of it: shorter beginnings are searched, too.
  expect(searches.length).toBeLessThanOrEqual(locale === 'fi' ? 3 : 1);
});

test.each(COLD)(
  'where names are not searched it is told that the name is not known (%s: %s)',
  async (...row) => {
    const [locale, typed] = row;
    const { direct } = await openSample({
      env: { STUDY_API_EXTRAS: 'reservations' },
      locales: { sam: LOCALES[locale] },
    });
    expect((await direct(typed)).answer.text).toMatch(/^(?:I don’t know a|En tunne|Jag känner inte till)/);
  },
);
