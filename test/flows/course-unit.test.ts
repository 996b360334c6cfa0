import { expect, test } from 'vitest';
import { openSample, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';

const open = openShared(openSample);

const [EN, FI, SV] = [
  [
    'Software Engineering Project',
    'A client project that takes software from an idea to use.',
    'All texts',
    'Runs',
  ],
  [
    'Ohjelmistotuotantoprojekti',
    'Asiakasprojekti, jossa tiimi vie ohjelmiston ideasta käyttöön.',
    'Kaikki tekstit',
    'Toteutukset',
  ],
  [
    'Programvaruprojekt',
    'Ett kundprojekt där teamet för ett program från idé till användning.',
    'Alla texter',
    'Genomföranden',
  ],
] as const;

test.for([
  ['unit 72101', EN],
  ['UNIT 72101', EN],
  ['unit  72101 ', EN],
  ['opintojakso 72101', FI],
  ['studieperiod 72101', SV],
  ['kursenhet 72101', SV],
] as const)('“/course %s” finds the unit by its id', async ([typed, [name, text, more, runs]]) => {
  const { command, study } = await openSample();
  const { message } = await command(`/course ${typed}`);
  for (const shown of [message.text, words(message)]) {
    expect(shown).toContain(name);
    expect(shown).toContain('TX00EY23');
    expect(shown).toContain(text);
  }
  expect(buttons(message)).toEqual([more, runs, expect.stringMatching(/^(?:Share|Jaa|Dela)/)]);
  expect(study.calls[0]).toMatchObject({ method: 'GET', path: '/courseunit/72101' });
  expect(new Set(study.calls.map(({ path }) => path)).size, 'other languages of the same').toBe(1);
});

test('all texts of a unit stand in a modal', async () => {
  const { command, slack, until } = await openSample();
  const { message } = await command('/course unit 72101');
  await slack.click(message, 'All texts');
  // A text of another language may have to be looked up.
  const view = await until(() =>
    slack.workspace.modals.find((one) => !words(one).startsWith('Looking it up')),
  );
  expect(words(view)).toContain('Basic studies in programming and databases.');
  expect(words(view)).toContain('You improve how the team works.');
});

test('a unit without any text says so and offers its runs alone', async () => {
  const { command } = await openSample();
  const { message } = await command('/course unit 72107');
  expect(message.text).toContain('The study system has no description of this course unit.');
  expect(buttons(message)).toEqual(['Runs', 'Share to channel']);
});

test('a unit’s code is no id, which is told where nothing is known of the unit', async () => {
  const { command } = await openSample();
  const { message } = await command('/course unit TX00ZZ99');
  expect(message.text).toMatch(/“TX00ZZ99”.*\/course unit \d+/s);
});

test('an unknown unit is told so', async () => {
  const { command } = await openSample();
  const { message } = await command('/course unit 99999');
  expect(message.text).toContain('There is no course unit 99999.');
});

test.for(['', '../../admin', 'a b', 'a/x', '%2e%2e', 'databases'])(
  '“%s” is no id, and nothing is looked up',
  async (typed) => {
    const { command, study } = await open();
    const { length } = study.calls;
    const { message } = await command(`/course unit ${typed}`);
    expect(message.text).toMatch(/\/course unit \d+/);
    expect(study.calls).toHaveLength(length);
  },
);

test.for([
  ['is there an exam in course unit 72101?', /^Exam|^The study data says nothing about an exam\./],
  ['what are the objectives of course unit 72101?', /^Objective: You can work as a member/],
  ['how many credits is course unit 72101?', /^\d+ cr/],
  ['is there an exam in course unit 72107?', /^Exams \(in Finnish\): Välikokeet/],
  ['prerequisites of unit 72107', /^Prerequisites \(in Finnish\): Statiikka/],
  ['onko opintojaksossa 72107 koe?', /^Tenttien ajankohdat: Välikokeet/],
  ['finns det en tentamen i studieperiod 72107?', /^Tentamenstider \(på finska\): Välikokeet/],
  ['vilka är målen för kursenhet 72107?', /^Inga lärandemål /],
  ['which unit runs course unit 72101?', /^Unit: Information and Communication Technology/],
  ['mikä yksikkö järjestää opintojakson 72101?', /^Yksikkö: Tieto- ja viestintätekniikka/],
  ['who teaches course unit 72107?', /^The study data doesn’t tell who teaches\./],
] as const)('“%s” is answered with the fact, or that it is not known', async ([asked, told]) => {
  const { direct } = await open();
  const { answer } = await direct(asked);
  expect(answer.text).toMatch(told);
  expect(answer.text).not.toContain('description');
});

test.for([
  ['Which unit is 72101?', 'Software Engineering Project · Course unit'],
  ['which course unit is 72101', 'Software Engineering Project · Course unit'],
  ['Mikä opintojakso on 72101?', 'Ohjelmistotuotantoprojekti · Opintojakso'],
  ['Mikä yksikkö on 72101?', 'Ohjelmistotuotantoprojekti · Opintojakso'],
  ['Vilken enhet är 72101?', 'Programvaruprojekt · Studieperiod'],
] as const)('“%s” asks for the course unit, and not for who teaches it', async ([asked, told]) => {
  const { direct } = await open();
  expect((await direct(asked)).answer.text).toContain(told);
});
