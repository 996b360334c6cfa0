/** How many searches a name costs, over all steps of an answer: one where the first finds it, at most three where none does. */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, type Flow, LOCALES, openSample } from './harness.ts';

const env = { STUDY_API_EXTRAS: 'search-name,search-group,search-unit,units,buildings,reservations' };
type Language = keyof typeof LOCALES;

const open = (language: Language, manners = USUAL_MANNERS, realizations?: readonly SampleRealization[]) =>
  openSample({
    ...{ env, locales: { sam: LOCALES[language] } },
    study: { manners, ...(realizations && { data: { realizations } }) },
  });

/** The languages of the searches by name that an answer has cost. */
async function searchesOf(
  flow: Flow & { readonly study: Awaited<ReturnType<typeof openSample>>['study'] },
  typed: string,
) {
  const { length } = flow.study.calls;
  const { text } = await answerTo(flow, typed);
  const made = flow.study.calls.slice(length).filter(({ body }) => Object.hasOwn(Object(body), 'name'));
  return { text, languages: made.map(({ l }) => l) };
}

describe.each([
  ['as sister services', USUAL_MANNERS],
  ['the opposite of that', OPPOSITE_MANNERS],
])('a service that behaves %s', (_, manners) => {
  test.each<readonly [Language, string, string]>([
    ['en', '/course web development', 'TI00HA13-3004'],
    ['en', '/course programming courses', 'TI00HA12-3002'],
    ['en', 'is there a course about databases?', 'TI00HA15'],
    ['fi', 'ohjelmoinnin kurssit', 'TX00EW54-3008'],
    ['fi', 'ohjelmointikurssit', 'TI00HA12-3002'],
    ['sv', 'vilka programmeringskurser finns det?', 'TI00HA12-3002'],
    ['sv', 'marknadsföringskurser på finska', 'LI00HD11-3002'],
  ])('%s: one finds %s', async (language, typed, code) => {
    const { text, languages } = await searchesOf(await open(language, manners), typed);
    expect(text).toContain(code);
    expect(languages).toEqual([language]);
  });

  test.each<readonly [Language, string]>([
    ['en', '/course zzqqx'],
    ['en', '/course find zzqoil zzqpaniting'],
    ['en', 'when does zzqorgan building start?'],
    ['en', 'courses of the zzqbusiness department'],
    ['en', 'is zzqorgan building open and how many credits is zzqpottery?'],
    ['fi', 'onko kurssia zzqjohtamisesta ja zzqviestinnästä?'],
    ['fi', 'mitä kursseja zzqtalouden yksiköllä on?'],
    ['sv', 'kurser på institutionen för zzqekonomi'],
    ['sv', 'zzqqxskurser på engelska'],
  ])('%s: three at most do not find %s', async (language, typed) => {
    const { languages } = await searchesOf(await open(language, manners), typed);
    expect(languages.length).toBeGreaterThan(0);
    expect(languages.length).toBeLessThanOrEqual(3);
  });

  test('each of several names has searches of its own', async () => {
    const { text, languages } = await searchesOf(await open('en', manners), 'design or zzqmarketing courses');
    expect(text).toContain('KU00HE23');
    expect(languages.length).toBeLessThanOrEqual(4);
  });
});

test('what is too broad costs no more', async () => {
  const one = { starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00', languages: ['en'], credits: 5 };
  const many = Array.from({ length: 950 }, (_, at) => ({
    ...one,
    id: String(600_000 + at),
    code: `XN00CC10-${1000 + at}`,
    name: { en: 'Basic Studies of Design' },
  }));
  const flow = await open('en', USUAL_MANNERS, many);
  const { text, languages } = await searchesOf(flow, '/course basic studies');
  expect(text).toContain('More fits than I can look through');
  expect(languages.length).toBeLessThanOrEqual(3);
});

test.each<readonly [Language, string, readonly string[]]>([
  // In the order of what most names are written in.
  ['en', 'Ljuddesign', ['en', 'fi', 'sv']],
  ['fi', 'Ljuddesign', ['fi', 'en', 'sv']],
  ['en', 'Äänisuunnittelu', ['en', 'fi']],
  ['sv', 'Web Development and DevOps', ['sv', 'fi', 'en']],
])('%s: a name that only another language has: %s', async (language, name, languages) => {
  const found = await searchesOf(await open(language), `/course ${name}`);
  expect(found.text).toMatch(/KU00EB12-3002|SWD4TA033-3003/);
  expect(found.languages).toEqual(languages);
});

test('several groups, or units, are searched for by one search each', async () => {
  const groups = ['TXL22S1', 'AXL25S1', 'RXA24S1', 'TXE22S1', 'SXS24S1'];
  const flow = await open('en');
  const before = flow.study.calls.length;
  await answerTo(flow, `/course find ${groups.join(' ')} open`);
  const bodies = flow.study.calls.slice(before).flatMap(({ body }) => body?.['studentGroups'] ?? []);
  expect(new Set(bodies)).toEqual(new Set(groups));
  const units = ['TI00HA12', 'TI00HA13', 'TI00HA15', 'TI00HA16', 'TI00HA24'];
  const { text } = await answerTo(flow, `/course ${units.join(' ')}`);
  for (const unit of units) expect(text).toContain(unit);
});

test.each<readonly [string, string]>([
  ['/course find ZXA26S1', 'Glaciologi'],
  ['/course XN00CC10', 'Glaciologi'],
])('%s: courses that only a third language has a name for have that one', async (typed, name) => {
  const of = { starts: '2027-01-11T08:00:00', ends: '2027-04-30T16:00:00', languages: ['sv'], credits: 5 };
  const flow = await open('en', USUAL_MANNERS, [
    { ...of, id: '600001', code: 'XN00CC10-3001', name: { sv: 'Glaciologi' }, groups: ['ZXA26S1'] },
    { ...of, id: '600002', code: 'XN00CC10-3002', name: { fi: 'Jäätutkimus' }, groups: ['ZXA26S1'] },
  ]);
  const { text } = await answerTo(flow, typed);
  expect(text).toContain(name);
  expect(text).toContain('Jäätutkimus');
  expect(text).toContain('Name in Swedish');
});

test('an extra that is given stays on: a refusal fails the one answer, beside what is known here', async () => {
  const flow = await open('en');
  await answerTo(flow, '/course TX00EY23-3015');
  flow.study.manners = { ...USUAL_MANNERS, codesRequired: true };
  const refused = await answerTo(flow, '/course find software engineering');
  expect(refused.text).toContain('TX00EY23-3015');
  expect(refused.text).toContain('could not be searched');
  flow.study.manners = USUAL_MANNERS;
  expect((await answerTo(flow, '/course find web development')).text).toContain('In the whole catalogue');
});

describe('words of our menus are no names', () => {
  test.each<readonly [Language, string, RegExp]>([
    ['en', '/course daily', /Settings of this channel/],
    ['en', '/course reset', /Settings of this channel/],
    ['en', '/course open', /enrollment open/],
    ['en', '/course my group', /which group you are in/],
    ['fi', '/course avoinna', /ilmoittautuminen auki/],
    ['fi', '/course ryhmäni', /missä ryhmässä olet/],
    ['fi', 'päivittäin', /Asetuksesi nyt/],
    ['sv', '/course öppna', /anmälan öppen/],
    ['sv', 'dagligen', /Dina inställningar nu/],
  ])('%s: %s', async (language, typed, says) => {
    const flow = await open(language);
    await answerTo(flow, '/course TX00EY23-3015');
    const { text, languages } = await searchesOf(flow, typed);
    expect(text).toMatch(says);
    expect(languages).toEqual([]);
  });
});

describe('courses are sought by what they are about, however that is said', () => {
  test.each<readonly [Language, string, string]>([
    ['en', 'do we have a class in acoustics', 'acoustics'],
    ['en', 'does the school teach acoustics?', 'acoustics'],
    ['en', 'courses of the business department', 'business'],
    ['en', 'which courses does the school of business have?', 'business'],
    ['fi', 'etsin kurssia aiheesta akustiikka', 'akustiikka'],
    ['fi', 'opetetaanko koulussa akustiikkaa', 'akustiikkaa'],
    ['fi', 'kurssit tekniikan yksikössä', 'tekniikan'],
    ['sv', 'jag letar efter en kurs i akustik', 'akustik'],
    ['sv', 'undervisar skolan i akustik?', 'akustik'],
  ])('%s: %s', async (language, typed, name) => {
    const flow = await open(language);
    await answerTo(flow, '/course TX00EY23-3015');
    const { length } = flow.study.calls;
    const { text } = await answerTo(flow, typed);
    const names = flow.study.calls.slice(length).flatMap(({ body }) => body?.['name'] ?? []);
    expect(names[0]).toBe(name);
    expect(text).not.toMatch(/Unit:.*Office|Yksikkö:.*Toimipiste: Harjun talo.*Eikö/);
  });
});
