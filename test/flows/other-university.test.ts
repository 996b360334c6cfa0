/** Another catalogue, other names and other buildings, with all extras and with some of them: readers of English and Swedish. */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, LOCALES, openSample } from './harness.ts';
import { buttons } from './reading.ts';

const ALL = 'search-name,search-group,search-unit,units,buildings';
const GROUP = 'LUX26S1';
const LONG =
  'Introduction to the long and winding history of everything that was ever built, drawn or imagined by people of the coast';

const AHEAD = {
  ...{ starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00' },
  ...{ opens: '2026-11-09T08:00:00', closes: '2026-12-06T16:00:00' },
};
/** The names as sister services give them: in the asked language alone. */
const run = (
  code: string,
  name: SampleRealization['name'],
  more: Partial<SampleRealization> = {},
): SampleRealization => ({
  ...{ id: String(600_000 + Number(code.replace(/\D/g, '').slice(-6))), code, name, oneLanguage: true },
  ...{ ...AHEAD, languages: ['fi'], credits: 5, ...more },
});
const inAll = (name: string): SampleRealization['name'] => ({ en: name, fi: name, sv: name });

const realizations: readonly SampleRealization[] = [
  run('AB00CD01-3001', { fi: 'Akustiikka', en: 'Acoustics', sv: 'Akustik' }, { groups: [GROUP] }),
  run('AB00CD01-3002', { fi: 'Akustiikka' }, { groups: [GROUP] }),
  run('AB00CD02-3001', { fi: 'Kalastuksen perusteet' }, { groups: [GROUP] }),
  run('AB00CD04-3001', inAll('C++ & Rust*')),
  run('AB00CD05-3001', inAll('C for beginners')),
  run('AB00CD06-3001', inAll(LONG)),
  run('AB00CD07-3001', inAll('Long and winding roads')),
];

const text = ({ text: said }: SlackMessage): string => said;
const codesIn = (said: SlackMessage): string[] =>
  [...new Set(text(said).match(/AB00CD\d\d-\d{4}/g))].toSorted();

describe.each([
  ['as sister services', USUAL_MANNERS],
  ['the opposite of that', OPPOSITE_MANNERS],
])('a service that behaves %s', (_, manners) => {
  const open = (locale: keyof typeof LOCALES, extras = ALL) =>
    openSample({
      env: { STUDY_API_EXTRAS: extras },
      locales: { sam: LOCALES[locale] },
      study: { manners, data: { realizations } },
    });

  test.each<readonly [string, readonly string[]]>([
    ['/course C++ & Rust*', ['AB00CD04-3001']],
    ['/course find rust c++', ['AB00CD04-3001']],
    ['/course find rust c', ['AB00CD04-3001']],
    ['/course find rust c#', []],
    [`/course ${LONG}`, ['AB00CD06-3001']],
    [`/course find ${LONG}`, ['AB00CD06-3001']],
    [`/course "${LONG}"`, ['AB00CD06-3001']],
  ])('%s', async (typed, codes) => {
    const { study, ...flow } = await open('en');
    const said = await answerTo(flow, typed);
    const shown = text(said).split('Perhaps you mean')[0] ?? '';
    expect([...new Set(shown.match(/AB00CD\d\d-\d{4}/g))]).toEqual(codes);
    expect(shown).not.toContain('Not used');
    expect(study.calls.filter(({ path }) => path === '/realization/search').length).toBeLessThanOrEqual(4);
  });

  test.each<readonly [keyof typeof LOCALES, string, string]>([
    ['en', '/course AB00CD01', 'Akustiikka · AB00CD01-3002 · 5 credits · Name in Finnish'],
    ['sv', '/course AB00CD01', 'Akustiikka · AB00CD01-3002 · 5 sp · Namn på finska'],
    ['en', `/course ${GROUP}`, 'Kalastuksen perusteet · AB00CD02-3001 · 5 credits · Name in Finnish'],
    ['sv', `/course sök ${GROUP} zzqqx`, 'Kalastuksen perusteet · AB00CD02-3001 · 5 sp · Namn på finska'],
  ])(
    'to a reader of %s without a name in that language, %s has the Finnish one',
    async (locale, typed, line) => {
      const { study, ...flow } = await open(locale);
      expect(text(await answerTo(flow, typed))).toContain(line);
      // The group is known now, so that the other word alone is looked for.
      await answerTo(flow, typed);
      const { length } = study.calls;
      await answerTo(flow, typed);
      expect(study.calls.length).toBe(length);
    },
  );

  test('what no course has is told once where nothing fits', async () => {
    const said = await answerTo(await open('en'), `/course find ${GROUP} english zzqqx`);
    expect(text(said)).toContain(`Nothing in the whole catalogue fits: ${GROUP} · English. Not used: zzqqx.`);
  });
});

describe('with some extras', () => {
  const WAYS = ['off', 'search-name', 'search-group', 'search-unit', 'units', 'reservations', 'auto'];
  const BUILDINGS: readonly (readonly [keyof typeof LOCALES, string, RegExp, RegExp])[] = [
    [
      'en',
      'which buildings are there?',
      /^I know no building by name yet/,
      /^I know 1 building; there may be others\./,
    ],
    [
      'fi',
      'mitä rakennuksia on?',
      /^En tunne vielä yhtään rakennusta/,
      /^Tunnen 1 rakennuksen; muitakin voi olla\./,
    ],
    [
      'sv',
      'vilka byggnader finns det?',
      /^Jag känner ännu inte igen/,
      /^Jag känner till 1 byggnad; det kan finnas fler\./,
    ],
  ];
  test.each(WAYS.flatMap((extras) => BUILDINGS.map((one) => [extras, ...one] as const)))(
    '%s, %s: “%s” is told by what is known, also behind a course',
    async (extras, locale, typed, none, one) => {
      const { study, ...flow } = await openSample({
        env: { STUDY_API_EXTRAS: extras },
        locales: { sam: LOCALES[locale] },
        study: { extras: { buildings: false } },
      });
      await flow.direct('TX00EY23-3015');
      if (extras !== 'reservations') expect(text(await answerTo(flow, typed))).toMatch(none);
      await flow.direct('/rooms 78044'.slice(1));
      const said = await answerTo(flow, typed);
      if (extras !== 'reservations') expect(text(said)).toMatch(one);
      expect(buttons(said)).toContain('Harjun talo (HT)');
      // Where nothing is known of the list it is tried once.
      const listed = study.calls.filter(({ path }) => path === '/reservation/building').length;
      expect(listed).toBe(extras === 'auto' ? 1 : 0);
    },
  );

  const NONE = {
    en: 'The study data has no lesson times, only the dates of the course.',
    sv: 'Studiedata har inga lektionstider, bara genomförandets datum.',
  } as const;
  test.each(
    ['off', 'search-name', 'search-group', 'search-name,search-group,search-unit,units,buildings'].flatMap(
      (extras) =>
        (
          [
            ['en', `timetable of ${GROUP} this week`],
            ['en', `/course today ${GROUP}`],
            ['sv', `schema för ${GROUP} den här veckan`],
          ] as const
        ).map((one) => [extras, ...one] as const),
    ),
  )('%s, %s: “%s” is answered with the courses that are known', async (extras, locale, typed) => {
    const going = { starts: '2026-10-26T08:00:00', ends: '2026-12-18T16:00:00' };
    const flow = await openSample({
      env: { STUDY_API_EXTRAS: extras },
      locales: { sam: LOCALES[locale] },
      study: { data: { realizations: realizations.map((one) => ({ ...one, ...going })) } },
    });
    await flow.command('/course AB00CD01-3001');
    const said = await answerTo(flow, typed);
    expect(text(said)).toContain(NONE[locale]);
    expect(codesIn(said)).toContain('AB00CD01-3001');
    expect(text(said)).not.toMatch(/Not used|Användes inte|Nothing in|Inget i/);
  });

  test.each([
    ['search-name', 'I can search all courses only by at least three letters of a name.'],
    ['off', 'I can’t search all courses.'],
  ])('%s: of a group that is not known here it is told how all are searched', async (extras, line) => {
    const flow = await openSample({ env: { STUDY_API_EXTRAS: extras }, study: { data: { realizations } } });
    await flow.command('/course AB00CD04-3001');
    expect(text(await answerTo(flow, `what can I still enroll in for ${GROUP}?`))).toContain(line);
  });
});
