/** The first question of all, before anything is known of the study API: the answer itself shows what the API offers. */
import { describe, expect, test } from 'vitest';
import {
  ALL_EXTRAS,
  NO_EXTRAS,
  type SampleExtras,
  type SampleManners,
  USUAL_MANNERS,
} from '../../playground/sample-extras.ts';
import type { SampleStudyApi } from '../../playground/sample-study-api.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type FlowOptions, LOCALES, openSample } from './harness.ts';

const textOf = ({ text, blocks }: SlackMessage): string => `${text} ${JSON.stringify(blocks)}`;
const open = (study: FlowOptions['study'] = {}, env = 'auto') =>
  openSample({ env: { STUDY_API_EXTRAS: env }, study });

/** What a person's request has asked for: the small requests hold a known code. */
const searches = ({ calls }: SampleStudyApi) =>
  calls.filter(({ path, codes }) => path.endsWith('/search') && codes === undefined);
const IN_CATALOGUE = /(?:in )?the whole catalogue|koko opintotarjonnasta|i hela kursutbudet/i;

const FIRST: readonly (readonly [typed: string, code: string])[] = [
  ['/course web development', 'TI00HA13-3004'],
  ['/course find web development', 'TI00HA13-3004'],
  ['is there a course about acoustics?', 'RA00HF11-3002'],
  ['onko kurssia akustiikasta?', 'RA00HF11-3002'],
  ['finns det en kurs om akustik?', 'RA00HF11-3002'],
  ['/enrollment web development', 'TI00HA13-3004'],
  ['/course find TXL22S1 open english', 'TI00HA24-3002'],
  ['what can I still enroll in for TXL22S1?', 'TI00HA16-3002'],
  ['mitä kursseja ryhmällä TXL22S1 on tammikuussa?', 'TI00HA24-3002'],
  ['vilka kurser har gruppen TXL22S1?', 'TI00HA24-3002'],
];

describe.each([
  ['as sister services', USUAL_MANNERS],
  ['the opposite of that', OPPOSITE_MANNERS],
])('a service that behaves %s', (_, manners) => {
  test.each(FIRST)(
    '%s is answered from the whole catalogue, by at most three searches',
    async (typed, code) => {
      const flow = await open({ manners });
      const message = await answerTo(flow, typed);
      expect(textOf(message)).toContain(code);
      expect(textOf(message)).toMatch(IN_CATALOGUE);
      expect(searches(flow.study).length).toBeLessThanOrEqual(3);
      for (const { body } of searches(flow.study)) expect(body).toHaveProperty('startDate');
    },
  );

  test.each([
    ['/course TI00HA13', 'TI00HA13-3004'],
    ['when is TI00HA13 offered next?', 'TI00HA13-3004'],
    ['when does web development start?', 'TI00HA13-3004'],
    ['/course unit TI00HA13', '81003'],
  ])('%s', async (typed, shown) => {
    const flow = await open({ manners });
    expect(textOf(await answerTo(flow, typed))).toContain(shown);
  });

  test.each([
    '/course zzqqx',
    'is there a course about zzqqx?',
    'onks jotain zzqqx kurssii',
    'zzqqx grunder',
  ])(
    '%s names no course, and is called missing only where another name has shown that names are searched for',
    async (typed) => {
      const flow = await open({ manners });
      expect(textOf(await answerTo(flow, typed))).toMatch(/zzqqx/i);
      expect(textOf(await answerTo(flow, typed))).toMatch(IN_CATALOGUE);
      expect(searches(flow.study).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({
          name: expect.stringMatching(/^(?:communication|projekti|kommunikation)$/),
        }),
      );
    },
  );

  test('a group that there is not is not called missing in the catalogue, and the next course is found', async () => {
    const flow = await open({ manners });
    expect(textOf(await answerTo(flow, '/course find ZZ99QQ9'))).not.toMatch(IN_CATALOGUE);
    expect(textOf(await answerTo(flow, '/course web development'))).toMatch(IN_CATALOGUE);
  });
});

test('one search answers, and what it found is asked about at once, in the background', async () => {
  const flow = await open();
  await answerTo(flow, '/course web development');
  expect(searches(flow.study)).toHaveLength(1);
  // Without a round that a test begins.
  await expect.poll(() => flow.study.calls.length, { timeout: 20_000 }).toBeGreaterThan(8);
});

test('the first course that is looked up is asked about at once', async () => {
  const flow = await open();
  await answerTo(flow, '/course TI00HA13-3004');
  await expect.poll(() => flow.study.calls.length, { timeout: 20_000 }).toBeGreaterThan(9);
  await flow.app.round();
  expect(flow.study.calls.length).toBeLessThanOrEqual(1 + 12);
});

const CANNOT = /can’t search all|kaikkia toteutuksia en voi|kaikkia en voi|kan inte söka bland/i;

const MISSING: readonly (readonly [what: string, extras: SampleExtras, manners: Partial<SampleManners>])[] = [
  ['offers nothing', NO_EXTRAS, {}],
  ['wants codes in each search', NO_EXTRAS, { codesRequired: true }],
  ['ignores names and groups', { ...ALL_EXTRAS, name: false, group: false }, {}],
  ['takes any of the fields', ALL_EXTRAS, { fields: 'or' }],
];
test.each(MISSING)(
  'a service that %s is found out by few calls; as soon as it is, the words are as they were',
  async (_, extras, more) => {
    const study = { extras, manners: { ...USUAL_MANNERS, ...more } };
    const flow = await open(study);
    const without = await open(study, 'off');
    const questions = [
      '/course web development',
      'is there a course about acoustics?',
      'onko kurssia akustiikasta?',
      'finns det en kurs om akustik?',
      '/course find TXL22S1 open',
      'when does web development start?',
    ];
    for (const typed of questions) {
      const { text } = await answerTo(flow, typed);
      expect(text, typed).not.toMatch(IN_CATALOGUE);
      // What nothing is known of yet is not called impossible. A refusal decides.
      if (!more.codesRequired) expect(text, typed).not.toMatch(CANNOT);
    }
    expect(searches(flow.study).length).toBeLessThanOrEqual(3);
    for (const { app, ...one } of [flow, without]) {
      await answerTo(one, '/course TX00EY23-3015');
      await app.round();
    }
    for (const typed of questions)
      expect((await answerTo(flow, typed)).text, typed).toBe((await answerTo(without, typed)).text);
  },
);

describe('as long as nothing is known of the study API', () => {
  const NAMED: readonly (readonly [typed: string, told: string])[] = [
    ['when are the lessons of TX00EY23-3015?', 'All lessons'],
    ['/course lessons TI00HA24-3002', 'All lessons'],
    ['onko huomenna tuntia TI00HA24-3002?', 'Seuraava tunti'],
    ['när är nästa lektion i TI00HA24-3002?', 'Nästa lektion'],
    ['/course today TXL22S1', 'Lessons of TXL22S1'],
    ['mitä ryhmällä TXL22S1 on huomenna?', 'TXL22S1'],
    ['/rooms KM free', 'until'],
    ['is KMC106 free at 10?', 'reserved'],
    ['which buildings are there?', 'Karamalmin kampus'],
    ['/rooms', 'Karamalmin kampus'],
  ];
  test.each(NAMED)('%s is the first use of lessons, rooms and buildings', async (typed, told) => {
    const flow = await open();
    const message = await answerTo(flow, typed);
    expect(textOf(message)).toContain(told);
    expect(textOf(message)).not.toMatch(
      /no lesson times|ei ole tuntien|inga lektionstider|don’t know bookings/,
    );
  });

  test.each([
    ['which courses are open?', 'To search all courses I need'],
    ['/course find open english', 'To search all courses I need'],
    ['Which courses I can take in english', 'To search all courses I need'],
    ['mitkä kurssit ovat auki?', 'Koko opintotarjonnasta voin hakea, kun annat'],
    ['vilka kurser är öppna?', 'För att söka i hela kursutbudet behöver jag'],
  ])(
    '%s, which no search can answer, tells what can be searched, and then is answered',
    async (typed, told) => {
      const flow = await open();
      expect((await answerTo(flow, typed)).text).toContain(told);
      await answerTo(flow, '/course TX00EY23-3015');
      const { text } = await answerTo(flow, typed);
      expect(text).not.toMatch(CANNOT);
      expect(text).toContain('TX00EY23-3015');
    },
  );

  test.each([
    ['fi', 'onks jotain ohjelmoinnin alkeet kurssii', IN_CATALOGUE],
    ['fi', 'joku java tai python juttu jolle vois viel ilmottautuu', IN_CATALOGUE],
    ['sv', 'webbprogrammeringens grunder', /TX00EW54-3008/],
    ['en', 'is there a course on ethics basics', IN_CATALOGUE],
  ] as const)(
    '%s: %s, of which a loose service finds a part, is the first search all the same',
    async (language, typed, told) => {
      const flow = await openSample({
        env: { STUDY_API_EXTRAS: 'auto' },
        locales: { sam: LOCALES[language] },
      });
      expect(textOf(await answerTo(flow, typed))).toMatch(told);
    },
  );

  test.each([
    ['when are the lessons of TX00EY23-3015?', 'I don’t know yet whether lesson times can be read here.'],
    ['onko huomenna tuntia TX00EY23-3015?', 'En tiedä vielä, saanko täällä tuntien ajat.'],
    ['är KMC106 ledig nu?', 'Jag vet inte ännu om jag får veta bokningarna här.'],
  ])('%s, for which nothing comes, is not answered for good', async (typed, told) => {
    const flow = await openSample({
      env: { STUDY_API_EXTRAS: 'auto' },
      study: { data: { reservations: () => [] } },
    });
    const { text } = await answerTo(flow, typed);
    expect(text).toContain(told);
    expect(text).not.toMatch(/no lesson times|ei ole tuntien aikoja/);
  });
});
