/** Names in the whole catalogue that are hard to read: with numbers, signs and quotes; that are like groups, commands and buildings. */
import { describe, expect, test } from 'vitest';
import type { SampleRealization } from '../../playground/sample-data/shape.ts';
import { USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { answerTo, openSample, openShared } from './harness.ts';

const ALL = 'search-name,search-group,search-unit,units,buildings';

const NAMES = [
  ...['Mathematics 2', 'Mathematics 3', 'Physics 1: Mechanics', 'HTML5 Games', 'COVID19 Studies'],
  ...['C*-algebras', 'Web 3.0 / Blockchain', 'Week of Wellbeing', 'Help Conversations', 'Link Prediction'],
  ...[
    'Follow the Money',
    'Compare and Contrast',
    'Open Data',
    'Swedish, Intermediate',
    'SOT24KA Orientation',
  ],
  ...['Rooms and Spaces', 'Ceramics', 'Satamarannan Kampus Workshop', 'Lab Safety'],
  // Their words are near to those of commands.
  ...['Wind Power', 'Unity', 'Health Economics', 'Compass Reading', 'Mind Maps', 'Terms of Trade'],
  'Classroom Management',
] as const;

/** An open run of each name, and two that a group has. */
const realizations: readonly SampleRealization[] = [
  ...NAMES.map((name, at) => run(at, name)),
  { ...run(50, 'First Aid'), groups: ['SOT24KA', 'SOT24KB'] },
  { ...run(51, 'Anatomy'), groups: ['SOT24KA'] },
  { ...run(52, 'Bakery'), groups: ['NBC-25'] },
];

function run(at: number, en: string): SampleRealization {
  return {
    id: String(500_000 + at),
    code: `XN00AA${String(10 + at)}-3001`,
    name: { en },
    starts: '2026-11-01T08:00:00',
    ends: '2027-03-01T16:00:00',
    opens: '2026-11-01T08:00:00',
    closes: '2026-12-20T16:00:00',
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
  const open = openShared(() =>
    openSample({ env: { STUDY_API_EXTRAS: ALL }, study: { manners, data: { realizations } } }),
  );

  each<readonly [typed: string, name: (typeof NAMES)[number]]>([
    ['/course mathematics 2', 'Mathematics 2'],
    ['/course "Mathematics 2"', 'Mathematics 2'],
    ['/course physics 1: mechanics', 'Physics 1: Mechanics'],
    ['/course find mathematics 2', 'Mathematics 2'],
    ['/course html5 games', 'HTML5 Games'],
    ['/course covid19 studies', 'COVID19 Studies'],
    ['/course SOT24KA orientation', 'SOT24KA Orientation'],
    ['/course C*-algebras', 'C*-algebras'],
    ['/course find C*-algebras', 'C*-algebras'],
    ['/course web 3.0 / blockchain', 'Web 3.0 / Blockchain'],
    ['/course "week of wellbeing"', 'Week of Wellbeing'],
    ['/course “help conversations”', 'Help Conversations'],
    ['/course ”link prediction”', 'Link Prediction'],
    ['/course «follow the money»', 'Follow the Money'],
    ["/course 'compare and contrast'", 'Compare and Contrast'],
    ['/course "open data"', 'Open Data'],
    ['/course find "open data"', 'Open Data'],
    ['/course "rooms and spaces"', 'Rooms and Spaces'],
    ['/course find "Swedish, Intermediate"', 'Swedish, Intermediate'],
    ['/course wind', 'Wind Power'],
    ['/course unity', 'Unity'],
    ['/course health', 'Health Economics'],
    ['/course compass', 'Compass Reading'],
    ['/course mind', 'Mind Maps'],
    ['/course terms', 'Terms of Trade'],
    ['/course lab safety', 'Lab Safety'],
    ['/course Lab Safety', 'Lab Safety'],
    ['/course classroom management', 'Classroom Management'],
    // A building's name is a part of it.
    ['/course find satamarannan kampus workshop', 'Satamarannan Kampus Workshop'],
    ['/course "Satamarannan Kampus Workshop"', 'Satamarannan Kampus Workshop'],
  ])('%s', async (typed, name) => {
    const { command } = await open();
    const said = text((await command(typed)).message);
    expect(said).toContain(name);
    for (const other of NAMES) if (other !== name) expect(said).not.toContain(other);
    expect(said).toContain('In the whole catalogue');
  });

  test('a group goes before a name, two groups are one list, and each course stands there once', async () => {
    const { command } = await open();
    const said = (await command('/course find SOT24KA SOT24KB')).message.text;
    expect(said).toMatch(/^Found 2 courses/);
    expect((await command('/course find SOT24KA')).message.text).toMatch(/^Found 2 courses/);
  });
});

test.each([
  'what can I still enroll in for SOT24KA?',
  'what is still open for SOT24KA?',
  'when does enrollment for SOT24KA close?',
  'mihin SOT24KA voi vielä ilmoittautua?',
  'vad kan jag ännu anmäla mig till för SOT24KA?',
])('a group whose code a known name has: %s', async (typed) => {
  const { command, direct } = await openSample({
    env: { STUDY_API_EXTRAS: ALL },
    study: { data: { realizations } },
  });
  await command('/course find SOT24KA');
  await command('/course "SOT24KA Orientation"');
  const said = text(await answerTo({ command, direct }, typed));
  for (const name of ['First Aid', 'Anatomy']) expect(said).toContain(name);
  expect(said).not.toContain('SOT24KA Orientation');
});

test.each(['/course NBC-25', '/course find nbc-25', '/course NBC-25 open'])(
  'a group whose code looks like a course’s: %s',
  async (typed) => {
    const { command, study } = await openSample({
      env: { STUDY_API_EXTRAS: ALL },
      study: { data: { realizations } },
    });
    expect(text((await command(typed)).message)).toContain('Bakery');
    // A course's own code is no group's.
    const before = study.calls.length;
    const { message } = await command('/course XN00AA99-3001');
    expect(message.text).toContain('XN00AA99-3001');
    expect(study.calls.slice(before).filter(({ path }) => path.includes('search'))).toHaveLength(1);
  },
);

/** Groups of forms that name other things elsewhere, too. */
const GROUPS = ['M1234SN', 'TIVI', 'S-2026A', '20I231', 'TX-L22', 'HK.25', 'IT2025', 'AA1'] as const;

describe.each([
  '/course find GROUP',
  '/course GROUP',
  '/course which courses are there for GROUP?',
  '/course what can I still enroll in for group GROUP?',
  '/course mihin voin vielä ilmoittautua ryhmässä GROUP?',
  '/course vilka kurser kan gruppen GROUP ännu anmäla sig till?',
])('%s', (typed) => {
  const open = openShared(() =>
    openSample({
      env: { STUDY_API_EXTRAS: ALL },
      study: {
        data: { realizations: GROUPS.map((group, at) => ({ ...run(at, `Bakery ${at}`), groups: [group] })) },
      },
    }),
  );

  test.each(GROUPS.map((group, at) => [group, at] as const))('group %s', async (group, at) => {
    const { command } = await open();
    const said = text((await command(typed.replace('GROUP', group))).message);
    expect(said.match(/Bakery \d/g)).toContain(`Bakery ${at}`);
    expect(new Set(said.match(/Bakery \d/g)).size).toBe(1);
  });
});

test('what says too little to be searched by is told so', async () => {
  const { command } = await openSample({ env: { STUDY_API_EXTRAS: ALL } });
  const said = (await command('/course find P2')).message.text;
  expect(said).toContain('To search all courses I need a group, or at least three letters of a name');
  expect(said).not.toContain('can’t search all courses');
});

test('words that are too many to be looked for are named, beside the card of the one that is found, too', async () => {
  const { command } = await openSample({
    env: { STUDY_API_EXTRAS: ALL },
    study: { data: { realizations: [run(0, 'One two three four five six seven eight')] } },
  });
  const { message } = await command('/course find three two seven one six five eight four persimmon');
  expect(text(message)).toContain('XN00AA10-3001');
  expect(text(message)).toContain('persimmon');
});

test('what is too short to be searched by is not said to be looked for in the whole catalogue', async () => {
  const { command, study } = await openSample({
    env: { STUDY_API_EXTRAS: ALL },
    study: { data: { realizations } },
  });
  for (const typed of ['/course find c++', '/course find AI', 'is there a course about AI?']) {
    const { length } = study.calls;
    const { message } = await command(typed.startsWith('/') ? typed : `/course ${typed}`);
    expect(study.calls.length, typed).toBe(length);
    expect(message.text, typed).not.toContain('whole catalogue');
  }
});

test('an extra that is gone is no error to the first who asks', async () => {
  const { command, study, app } = await openSample({
    env: { STUDY_API_EXTRAS: 'auto' },
    study: { data: { realizations } },
  });
  await command('/course XN00AA60-3001');
  await app.round();
  study.extras = { ...study.extras, units: false };
  study.manners = { ...USUAL_MANNERS, codesRequired: true };
  const { message } = await command('/course find SOT24KB');
  expect(message.text).not.toMatch(/understood|could not be searched/i);
  expect(message.text).toContain('First Aid');
});
