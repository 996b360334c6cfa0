/** Another catalogue, other names and other buildings, with all extras and with some of them: readers of English and Swedish. */
import { describe, expect, test } from 'vitest';
import type { SampleBuilding, SampleRealization, SampleSpace } from '../../playground/sample-data/shape.ts';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, LOCALES, MINUTE, openSample, openShared } from './harness.ts';
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

const NONE = {
  en: 'The study data has no lesson times, only the dates of the course.',
  sv: 'I studieuppgifterna finns inga lektionstider, bara genomförandets datum.',
} as const;

const HOUR = 60 * MINUTE;

/** A building without a code, whose rooms have names with numbers. */
const KAARNA: SampleBuilding = {
  building: space({ id: '71001', type: 'building', name: 'Kaarna, Koivukatu 1' }),
  resources: ['Aula 1', 'A-123.4', 'Sali 2 (iso)', '101', 'A-123'].map((code, at) =>
    space({ id: String(at + 1), type: 'room', code, name: code }),
  ),
};
function space(more: Partial<SampleSpace>): SampleSpace {
  return {
    ...{ id: '', type: '', code: '', name: '', resourceType: 'Luokka', description: '' },
    ...{ places: 20, staff: 0, students: 0, size: 0, organisationUnitId: 0, ...more },
  };
}

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
    ['sv', `/course sök ${GROUP}`, 'Kalastuksen perusteet · AB00CD02-3001 · 5 sp · Namn på finska'],
  ])(
    'to a reader of %s without a name in that language, %s has the Finnish one',
    async (locale, typed, line) => {
      const { study, ...flow } = await open(locale);
      expect(text(await answerTo(flow, typed))).toContain(line);
      // The group is known now.
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

const openKaarna = openShared(async () => {
  const flow = await openSample({ study: { data: { buildings: [KAARNA] } } });
  await flow.command('/rooms 71001');
  return flow;
});

test.each<readonly [string, string | undefined]>([
  ['/rooms Aula 1', 'Aula 1'],
  ['/rooms "Aula 1"', 'Aula 1'],
  ['/rooms aula 1', 'Aula 1'],
  ['/rooms Sali 2 (iso)', 'Sali 2 (iso)'],
  ['/rooms A-123.4', 'A-123.4'],
  ['/rooms 101', '101'],
  ['/rooms Aula 7', undefined],
])('%s names a room whose name ends with a number', async (typed, room) => {
  const flow = await openKaarna();
  const said = text((await flow.command(typed)).message);
  if (room === undefined) expect(said).toMatch(/^There is no building 7\./);
  const listed = said.split('\n').filter((line) => line.startsWith('• ') && line.includes(' seats'));
  expect(listed.map((line) => line.slice(2).split(/ [·–] /)[0])).toEqual(room === undefined ? [] : [room]);
});

test('a building without a code is an example by its name', async () => {
  const flow = await openKaarna();
  expect(text((await flow.command('/course help')).message)).toContain('which rooms does Kaarna have?');
});

test('what a service no longer offers is asked for first, as soon as it is asked about again', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' } });
  const of = async (typed: string) => text(await answerTo(flow, typed));
  await of('/course TX00EY23-3015');
  await flow.app.round();
  const asked = 'when are the lessons of TX00EY23-3015?';
  expect(await of(asked)).toContain('8 December');
  flow.study.extras = { ...flow.study.extras, reservations: false, buildings: false };
  flow.pass(2 * HOUR);
  for (const _twice of [1, 2]) await of(asked);
  expect(await of(asked)).toContain(NONE.en);
  flow.study.extras = { ...flow.study.extras, reservations: true, buildings: true };
  flow.pass(25 * HOUR);
  const { length } = flow.study.calls;
  await flow.app.round();
  expect(flow.study.calls.length - length).toBeLessThanOrEqual(12);
  expect(await of(asked)).toContain('8 December');
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
  // What is known does not depend on the language: each way in one, each language with two ways.
  test.each(
    BUILDINGS.flatMap((one, nth) =>
      WAYS.filter((_, at) => at % 3 === nth).map((extras) => [extras, ...one] as const),
    ),
  )(
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

  test.each([
    ['off', 'en', `timetable of ${GROUP} this week`],
    ['search-name', 'en', `/course today ${GROUP}`],
    ['search-group', 'sv', `schema för ${GROUP} den här veckan`],
    [ALL, 'en', `timetable of ${GROUP} this week`],
  ] as const)('%s, %s: “%s” is answered with the courses that are known', async (extras, locale, typed) => {
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
    ['search-name', 'To search all courses I need at least three letters of a name'],
    ['off', 'I can’t search all courses.'],
  ])('%s: of a group that is not known here it is told how all are searched', async (extras, line) => {
    const flow = await openSample({ env: { STUDY_API_EXTRAS: extras }, study: { data: { realizations } } });
    await flow.command('/course AB00CD04-3001');
    expect(text(await answerTo(flow, `what can I still enroll in for ${GROUP}?`))).toContain(line);
  });
});
