/**
 * Questions about a course by a name that was never looked up here: the whole catalogue knows it. What is asked is answered as if
 * the name were known, by few searches.
 */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, LOCALES, openSample, openShared } from './harness.ts';
import { buttons } from './reading.ts';

const ALL = 'search-name,search-group,search-unit,units,buildings';
/** The most searches for one name: in two languages, and by its basic form. */
const MOST_SEARCHES = 3;

const realizations: readonly SampleRealization[] = [
  run(0, { en: 'Oil Painting', fi: 'Öljyvärimaalaus', sv: 'Oljemålning' }),
  run(1, { en: 'Bridge Building', fi: 'Sillanrakennus', sv: 'Brobyggnad' }),
  run(2, { en: 'Machine Learning', fi: 'Koneoppiminen', sv: 'Maskininlärning' }),
  // Words that are ordinary in questions.
  run(3, { en: 'Project Work', fi: 'Projektityö', sv: 'Projektarbete' }),
  run(4, { en: 'Sailing 12', fi: 'Purjehdus 12', sv: 'Segling 12' }),
  run(5, { en: 'Sailing 13', fi: 'Purjehdus 13', sv: 'Segling 13' }),
  run(6, { en: 'Follow the Money', fi: 'Seuraa rahaa', sv: 'Följ pengarna' }),
  // Each has a word of a name that no course has.
  run(20, { en: 'Organ Donation', fi: 'Elinluovutus', sv: 'Organdonation' }),
  run(21, { en: 'Humanitarian Logistics', fi: 'Humanitaarinen logistiikka', sv: 'Humanitär logistik' }),
  run(22, { en: 'Calculus 1A', fi: 'Analyysi 1A', sv: 'Analys 1A' }),
  // Two of which a word is asked for.
  run(23, { en: 'Snow Physics', fi: 'Lumen fysiikka', sv: 'Snöfysik' }),
  run(24, { en: 'Building Physics', fi: 'Rakennusfysiikka', sv: 'Byggnadsfysik' }),
  run(25, { en: 'Statistics', fi: 'Tilastotiede', sv: 'Statistik' }),
  run(26, { en: 'Statistics for Nurses', fi: 'Tilastotiede hoitajille', sv: 'Statistik för sjukskötare' }),
  run(27, { en: 'Spanish 2', fi: 'Espanja 2', sv: 'Spanska 2' }),
  run(28, { en: '3D Printing', fi: '3D-tulostus', sv: '3D-utskrift' }),
  // Ended runs beside one ahead.
  { ...run(7, { en: 'Beekeeping', fi: 'Mehiläishoito', sv: 'Biodling' }), code: 'XN00BB70-3009' },
  ...[1, 2].map((at) => ({
    ...run(7 + at, { en: 'Beekeeping', fi: 'Mehiläishoito', sv: 'Biodling' }),
    ...{ code: `XN00BB70-300${at}`, starts: `2026-0${at}-10T08:00:00`, ends: `2026-0${at + 2}-10T08:00:00` },
    ...{ opens: '2025-12-01T08:00:00', closes: '2025-12-20T08:00:00' },
  })),
];

function run(at: number, name: SampleRealization['name']): SampleRealization {
  return {
    id: String(510_000 + at),
    code: `XN00BB${String(10 + at)}-3001`,
    name,
    starts: '2027-01-11T08:00:00',
    ends: '2027-04-30T16:00:00',
    opens: '2026-11-09T08:00:00',
    closes: '2026-12-06T16:00:00',
    languages: ['en'],
    credits: 5,
  };
}

const text = ({ text: said, blocks }: SlackMessage): string => `${said} ${JSON.stringify(blocks)}`;

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  const open = (language: keyof typeof LOCALES = 'en', extras = ALL) =>
    openSample({
      env: { STUDY_API_EXTRAS: extras },
      locales: { sam: LOCALES[language] },
      study: { manners, data: { realizations } },
    });

  each<readonly [language: keyof typeof LOCALES, asked: string, code: string, said: RegExp]>([
    ['en', 'when does oil painting start?', 'XN00BB10-3001', /Course starts: /],
    ['en', 'when does enrollment for bridge building close?', 'XN00BB11-3001', /Enrollment closes: /],
    ['en', 'how many credits is oil painting?', 'XN00BB10-3001', /5 credits/],
    ['en', 'can I still enroll in machine learning?', 'XN00BB12-3001', /Yes: open/],
    ['en', 'who teaches oil painting?', 'XN00BB10-3001', /doesn’t tell who teaches/],
    ['en', 'tell me about bridge building', 'XN00BB11-3001', /Bridge Building/],
    ['en', 'oil painting', 'XN00BB10-3001', /Oil Painting/],
    ['en', 'when does project work start?', 'XN00BB13-3001', /Course starts: /],
    ['en', 'when does sailing 13 start?', 'XN00BB15-3001', /Course starts: /],
    ['en', 'when does "Follow the Money" start?', 'XN00BB16-3001', /Course starts: /],
    ['en', 'deadline for beekeeping?', 'XN00BB70-3009', /Enrollment closes: /],
    ['en', 'follow oil painting', 'XN00BB10-3001', /Did you mean this one/],
    ['en', '/course follow bridge building', 'XN00BB11-3001', /Did you mean this one/],
    ['en', '/course follow sailing 12', 'XN00BB14-3001', /Did you mean this one/],
    ['en', '/course link oil painting', 'XN00BB10-3001', /Did you mean this one/],
    ['en', '/course oil painting exam', 'XN00BB10-3001', /nothing about an exam/],
    ['en', '/course when does oil painting start?', 'XN00BB10-3001', /Course starts: /],
    ['fi', 'milloin öljyvärimaalaus alkaa?', 'XN00BB10-3001', /Toteutus alkaa: /],
    ['fi', 'koska ilmoittautuminen koneoppimiseen päättyy?', 'XN00BB12-3001', /Ilmoittautuminen päättyy: /],
    ['fi', 'seuraa öljyvärimaalausta', 'XN00BB10-3001', /Tarkoititko tätä/],
    ['fi', 'montako opintopistettä on sillanrakennus?', 'XN00BB11-3001', /5 op/],
    ['sv', 'när börjar oljemålning?', 'XN00BB10-3001', /Genomförandet börjar: /],
    ['sv', 'kan jag ännu anmäla mig till maskininlärning?', 'XN00BB12-3001', /Ja: öppen/],
    ['sv', 'följ oljemålning', 'XN00BB10-3001', /Menade du det här/],
  ])('%s: %s', async (language, asked, code, words) => {
    const { command, direct, study } = await open(language);
    const before = searches(study.calls);
    const said = text(await answerTo({ command, direct }, asked));
    expect(said).toMatch(words);
    const named = new Set(said.match(/XN00BB\d\d-\d{4}/g));
    expect([...named]).toEqual([code]);
    expect(searches(study.calls) - before).toBeLessThanOrEqual(MOST_SEARCHES);
    expect(said).not.toMatch(/looked up here|haettu aiemmin|sökts här/);
  });

  each([
    ['can I still get into organ building?', 'organ building'],
    ['how many credits is organ building?', 'organ building'],
    ['follow organ building', 'organ building'],
    ['when does last mile logistics start?', 'logistics'],
    ['when does calculus 2b start?', 'calculus 2b'],
    ['/course organ building', 'organ building'],
    ['/enrollment organ building', 'organ building'],
    ['/course follow organ building', 'organ building'],
  ])('%s: a course that shares a word is not what was asked', async (asked, name) => {
    const { command, direct } = await open();
    const { text: said = '' } = asked.startsWith('/')
      ? (await command(asked)).message
      : (await direct(asked)).answer;
    expect(said).toMatch(/[Tt]he whole catalogue (?:has no course called|fits)/);
    expect(said).toContain(name);
    expect(said).not.toContain('XN00BB');
  });

  each([
    ['when does physics start?', ['Snow Physics', 'Building Physics']],
    ['when does sailing start?', ['Sailing 12', 'Sailing 13']],
  ])('%s: of several it is asked which', async (asked, names) => {
    const { direct } = await open();
    const said = text((await direct(asked)).answer);
    for (const name of names) expect(said).toContain(name);
    expect(said).not.toMatch(/looked up here/);
  });

  each([
    ['XN00BB35-3001', 'when does statistics for nurses start?', 'XN00BB36-3001'],
    ['XN00BB36-3001', 'when does statistics start?', 'XN00BB35-3001'],
    ['XN00BB12-3001', 'can I still get into spanish 2?', 'XN00BB37-3001'],
    ['XN00BB12-3001', 'när börjar 3d-utskrift?', 'XN00BB38-3001'],
    ['XN00BB12-3001', 'ordnas byggnadsfysik varje termin?', 'XN00BB34-3001'],
  ])('after %s “%s” is about another course', async (seen, asked, code) => {
    const { direct } = await open();
    await direct(seen);
    expect(new Set(text((await direct(asked)).answer).match(/XN00BB\d\d-\d{4}/g))).toEqual(new Set([code]));
  });

  test('one run that was seen does not stand for the others of its name', async () => {
    const { command, direct } = await open();
    await command('/course XN00BB70-3002');
    expect(text((await direct('can I still get into beekeeping?')).answer)).toContain('XN00BB70-3009');
  });

  test('two names are compared', async () => {
    const { command } = await open();
    const said = text((await command('/course compare oil painting, bridge building')).message);
    expect(said).toContain('XN00BB10-3001');
    expect(said).toContain('XN00BB11-3001');
  });

  test('a name in a question is none of the course that was spoken of', async () => {
    const { direct } = await open();
    await direct('XN00BB12-3001');
    expect(text((await direct('when does oil painting start?')).answer)).toContain('XN00BB10-3001');
    expect(text((await direct('is oil painting offered every semester?')).answer)).not.toContain('XN00BB12');
    for (const said of ['when does falconry start?', 'and what about falconry then, when does it start?']) {
      await direct('XN00BB12-3001');
      const { answer: unknown } = await direct(said);
      expect(unknown.text).toMatch(/whole catalogue has no course called “falconry”/);
      expect(unknown.text).not.toContain('XN00BB');
      expect(buttons(unknown)[0]).toBe('Machine Learning');
    }
    expect(text((await direct('oil painting? when does it start')).answer)).toContain('XN00BB10-3001');
  });

  test('without the extra nothing is searched, and the words are as they were', async () => {
    const { direct, study } = await open('en', 'off');
    const before = study.calls.length;
    const { answer } = await direct('when does oil painting start?');
    expect(study.calls.length).toBe(before);
    expect(answer.text).toMatch(/looked up here/);
  });

  test('a search that fails is told', async () => {
    const { command, direct, study } = await open();
    study.mode = 'down';
    const said = [
      (await direct('when does oil painting start?')).answer.text,
      (await command('/course follow bridge building')).message.text,
    ];
    for (const one of said) expect(one).toMatch(/could not be searched just now/);
  });
});

const openAll = openShared(() =>
  openSample({ env: { STUDY_API_EXTRAS: ALL }, study: { data: { realizations } } }),
);

/** What is only talked about is not looked for. */
test.each([
  'hello!',
  'thanks a lot',
  'what can you do?',
  'which courses do I follow?',
  'what is open right now?',
])('no search: %s', async (asked) => {
  const { direct, study } = await openAll();
  const before = searches(study.calls);
  await direct(asked);
  expect(searches(study.calls)).toBe(before);
});

function searches(calls: readonly unknown[]): number {
  return calls.filter((call) => /realization\/search/.test(JSON.stringify(call))).length;
}

test('help names what the study API offers, and nothing else', async () => {
  const helped = async (extras: string) => {
    const { command, slack, next } = await openSample({ env: { STUDY_API_EXTRAS: extras } });
    const { message } = await command('/course help');
    return text(await next(() => slack.click(message, 'All commands')));
  };
  const [off, on] = [await helped('off'), await helped(`${ALL},reservations`)];
  for (const one of ['/course lessons', '/course today', '/rooms 78025 free']) {
    expect(on).toContain(one);
    expect(off).not.toContain(one);
  }
  expect(off).toContain('looked up here');
  expect(on).not.toContain('looked up here');
});
