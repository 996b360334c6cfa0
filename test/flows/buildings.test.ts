import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { interactiveElements } from '../../playground/slack-side/elements.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { dataDir } from './data-dir.ts';
import { answerTo, type FlowOptions, openSample, openScripted, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';
import { success, room as upstreamRoom } from './upstream-rows.ts';

const DIRECTORY = `
buildings:
  - id: 78025
    code: KX
    names: { fi: Karamalmin yksikkö, sv: Karamalms enhet, en: Stone Hill Unit }
    aliases: [Espoo]
    hide: [KMD558, Kahvila]
  - id: 78044
    names: { fi: Harjun talo }
  - id: 99999
    names: { fi: Purettu talo }
`;

/** The app with a directory. */
async function openListed(options: FlowOptions = {}) {
  const file = join(dataDir(), 'buildings.yaml');
  writeFileSync(file, DIRECTORY);
  return openSample({ ...options, env: { ...options.env, BUILDINGS_FILE: file } });
}

/** The same, and one without, for rows that only ask. */
const listed = openShared(openListed);
const opened = openShared(openSample);

const titleOf = ({ text }: SlackMessage): string => text.split('\n', 1)[0] ?? '';

test.for([
  '78025',
  'KX',
  'kx 40+',
  'karamalmi',
  'Karamalmin yksikkö',
  'karamalms enhet',
  '"stone hill unit" 40+',
  'espoo',
  'Espoossa',
])('a building of the directory is known from the start: /rooms %s', async (typed) => {
  const { command } = await listed();
  expect(titleOf((await command(`/rooms ${typed}`)).message)).toBe('Rooms in Stone Hill Unit');
});

test.for([
  ['which rooms does Stone Hill have?', 'Rooms in Stone Hill Unit'],
  ['mitä tiloja Karamalmilla on?', 'Tilat: Karamalmin yksikkö'],
  ['onko Karamalmin yksikössä tiloja, vähintään 40 paikkaa?', 'Tilat: Karamalmin yksikkö'],
  ['mitä tiloja Harjussa on?', 'Tilat: Harjun talo'],
  ['vilka rum finns det i Karamalms enhet?', 'Rum: Karamalms enhet'],
  ['KX:n tilat', 'Tilat: Karamalmin yksikkö'],
])('“%s”', async ([question = '', title]) => {
  const { direct } = await listed();
  expect(titleOf((await direct(question)).answer)).toBe(title);
});

test('the rooms that the directory hides are shown and counted nowhere', async () => {
  const { command } = await openListed();
  const { message } = await command('/rooms KX');
  for (const shown of [message.text, words(message)]) expect(shown).not.toMatch(/KMD558|Kahvila/);
  expect(message.text).toContain('78025 · KX · 38 rooms');
});

test('one look-up teaches the code and the name, and a restart does not forget', async () => {
  const env = { DATA_DIR: dataDir() };
  const first = await openSample({ env });
  expect(titleOf((await first.command('/rooms karamalmi')).message)).toContain(
    '“karamalmi” is not a building I know.',
  );
  await first.command('/rooms 78025');
  expect(titleOf((await first.command('/rooms karamalmi')).message)).toBe('Rooms in Karamalmin kampus');
  await first.app.stop();
  const second = await openSample({ env });
  for (const typed of ['karamalmi', 'KM', 'Karamalmin kampus 40+', 'karamalmin kampuksella']) {
    expect(titleOf((await second.command(`/rooms ${typed}`)).message)).toBe('Rooms in Karamalmin kampus');
  }
  const { answer } = await second.mention('mitä tiloja Karamalmilla on?');
  expect(titleOf(answer)).toBe('Tilat: Karamalmin kampus');
});

test.for([
  ['/rooms Karamlmi', 'Karamalmin kampus (KM)', '“Karamlmi” is not a building I know.'],
  ['/rooms 78026', 'Karamalmin kampus (KM)', 'There is no building 78026.'],
  ['/rooms KM2', 'Karamalmin kampus (KM)', 'There is no building KM2.'],
])('%s is answered with the nearest, one press away', async ([typed, label = '', told]) => {
  const { command, slack, until } = await opened();
  await command('/rooms 78025');
  const { message } = await command(`${typed} 40+`);
  expect(message.text).toContain(told);
  expect(message.text).toContain('Did you mean this one?');
  expect(buttons(message)).toEqual([label]);
  await slack.click(message, label);
  await until(() => message.text.startsWith('Rooms in Karamalmin kampus') || undefined);
  expect(message.text).toContain('filter: at least 40 seats');
});

/** How many rooms a card counts that pass its filters. */
const countOf = ({ text }: { readonly text: string }): number =>
  Number(/ · (\d+)(?:\/| of | av | room)/.exec(text)?.[1]);

test('a room’s code in a building’s place shows that room in its building', async () => {
  const { command, study } = await openSample();
  await command('/rooms 78025');
  for (const typed of ['KMD558', 'kmd558']) {
    const { message } = await command(`/rooms ${typed}`);
    expect(titleOf(message)).toBe('Rooms in Karamalmin kampus');
    expect(message.text).toMatch(/· 1 of \d+ rooms/);
    expect(message.text).toMatch(/^• KMD558/m);
    expect(buttons(message)).toContain('Share to channel');
  }
  expect((await command('/rooms KMX999')).message.text).toMatch(/There is no building KM/);
  const few = (await command('/rooms KMD558 9999+')).message.text;
  expect(few).toMatch(/0 of \d+ rooms · filter: at least 9999 seats, “KMD558”/);
  study.mode = 'down';
  expect((await command('/rooms KMD777')).message.text).toContain('can’t be reached');
});

test.for([
  ['where is room KMD558?', 'Rooms in Karamalmin kampus', 'KMD558'],
  ['KMD558', 'Rooms in Karamalmin kampus', 'KMD558'],
  ['kuinka monta paikkaa KMD558:ssa on?', 'Tilat: Karamalmin kampus', 'KMD558'],
  ['rooms KMD558 or KMC102', 'Rooms in Karamalmin kampus', 'KMC102 KMD558'],
  ['finns KMD558 och KMC102?', 'Rum: Karamalmin kampus', 'KMC102 KMD558'],
  ['room KMD558 or KMX999', 'Rooms in Karamalmin kampus', 'KMD558'],
])('a question for rooms by their codes shows them: “%s”', async ([asked = '', title, codes = '']) => {
  const { command, mention } = await opened();
  await command('/rooms 78025');
  const { answer } = await mention(asked);
  expect(titleOf(answer)).toBe(title);
  const shown = Array.from(answer.text.matchAll(/^• (KM\w+)/gm), ([, code]) => code);
  expect(shown.sort()).toEqual(codes.split(' '));
  expect(answer.text.includes('Not used')).toBe(asked.includes('KMX999'));
});

test.for([
  ['is KMD558 free tomorrow at 10?', 'KMD558 · Classroom · 42 seats', 'Look in the room booking system.'],
  ['is kmd 558 free rn', 'KMD558 · Classroom · 42 seats', 'I don’t know bookings'],
  ['can I book KMD-558 for Friday?', 'KMD558 · Classroom · 42 seats', 'I don’t know bookings'],
  ['is room KMD558 free in 78025?', 'KMD558 · Classroom · 42 seats', 'I don’t know bookings'],
  ['onko luokka kmd558 vapaa', 'KMD558 · Teorialuokka · 42 paikkaa', 'En tunne varauksia'],
  ['voinko varata KMD558:n perjantaille klo 12.30?', 'KMD558 · Teorialuokka', 'En tunne varauksia'],
  ['är KMD558 ledig i morgon klockan 10?', 'KMD558 · Lektionssal · 42 platser', 'känner inte till bokningar'],
])(
  'whether a room is free: the room first, then that bookings are not known: “%s”',
  async ([asked = '', room = '', told = '']) => {
    const { command, direct } = await opened();
    await command('/rooms 78025');
    const { answer } = await direct(asked);
    expect(titleOf(answer)).toContain(room);
    expect(answer.text.split('\n')[1]).toContain(told);
    expect(words(answer)).toContain(room);
    expect(buttons(answer)).toHaveLength(1);
  },
);

test('free rooms are asked in vain, which the building’s rooms follow, however its code is typed', async () => {
  const { command, direct } = await openSample();
  await command('/rooms 78025');
  for (const [asked, told] of [
    ['free room in KM', /^I don’t know bookings.*which rooms are free.*\nRooms in Karamalmin kampus\n/],
    ['are there free rooms in km?', /^I don’t know bookings.*\nRooms in Karamalmin kampus\n/],
    ['onko vapaita tiloja km:ssä', /^En tunne varauksia.*\nTilat: Karamalmin kampus\n/],
    ['finns det lediga rum i km?', /^Jag känner inte till bokningar.*\nRum: Karamalmin kampus\n/],
    ['onko km:ssä vapaata tilaa huomenna klo 10?', /^En tunne varauksia(?!(?:.|\n)*Mikään tila ei vastaa)/],
    ['is there a free room?', /^I don’t know bookings.*\nWhich building\?/],
    ['vapaita tiloja?', /^En tunne varauksia.*\nMikä rakennus\?/],
    ['which rooms in km have 40 seats', /^Rooms in Karamalmin kampus\n.*at least 40 seats/],
    ['onko km:ssä atk-luokkia', /^Tilat: Karamalmin kampus\n.*”atk-luokkia”/],
    ['is room 558 in km free', /^KMD558 · Classroom · 42 seats\nI don’t know bookings/],
    ['is KMZ999 free?', /^I know no room called “KMZ999”\.\nI don’t know bookings, so I can’t tell whether/],
  ] as const)
    expect((await direct(asked)).answer.text, asked).toMatch(told);
});

test.each(['/rooms KMD 558', '/rooms kmd-558', '/rooms KMD558'])(
  'a room’s code is read in any spelling: “%s”',
  async (typed) => {
    const { command } = await opened();
    await command('/rooms 78025');
    expect((await command(typed)).message.text).toMatch(/· 1 of \d+ rooms(.|\n)*^• KMD558/m);
  },
);

test('a room whose code does not begin with its building’s is known once the building was read', async () => {
  const { command, direct } = await openSample();
  const before = await direct('is P420 free today?');
  expect(titleOf(before.answer)).toBe('I know no room called “P420”.');
  await command('/rooms 78044');
  const { answer } = await direct('is P420 free today?');
  expect(titleOf(answer)).toMatch(/^P420 Studio 1 · Media lab · 8 seats/);
});

test.for([
  'where is P420?',
  'how many seats in P420?',
  'montako paikkaa P420:ssä on?',
  'var är P420?',
  'is P420 free today?',
  '/rooms P420',
  '/rooms is P420 free tomorrow at 10',
])(
  'a room is found by its code in the known buildings, also before any of them was read: “%s”',
  async (asked) => {
    const { command, direct, study } = await openListed();
    const message = await answerTo({ command, direct }, asked);
    expect(message.text).toMatch(/P420 Studio 1/);
    const before = study.calls.length;
    expect(before, 'each building is read once').toBeLessThanOrEqual(4);
    await direct('where is P421?');
    expect(study.calls.length).toBeLessThanOrEqual(before + 2);
  },
);

test('a room that is known is shown where the study API does not understand its code as a building’s', async () => {
  const building = success({
    building: { id: '78044', code: 'HT', name: 'Harju' },
    resources: [upstreamRoom('P419')],
  });
  const { command } = await openScripted(({ path }) =>
    path.endsWith('/78044') ? building : { status: 404, body: '<html>Not found</html>' },
  );
  await command('/rooms 78044');
  for (const asked of ['/rooms P419', '/rooms is P419 free tomorrow at 10'])
    expect((await command(asked)).message.text, asked).toMatch(/P419/);
  expect(titleOf((await command('/rooms P999')).message)).toBe('I know no room called “P999”.');
});

test.for(['/rooms P999', 'where is P999?'])(
  'a building of the directory that the study API does not have is read once for an unknown room: “%s”',
  async (asked) => {
    const file = join(dataDir(), 'buildings.yaml');
    writeFileSync(file, DIRECTORY);
    const { command, direct, upstream } = await openScripted(() => ({ status: 404, json: {} }), {
      env: { BUILDINGS_FILE: file },
    });
    const isCommand = asked.startsWith('/');
    const message = isCommand ? (await command(asked)).message : (await direct(asked)).answer;
    expect(message.text).toContain('P999');
    const paths = upstream.calls.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  },
);

test('several rooms by their codes are shown by the command, too', async () => {
  const { command } = await openSample();
  await command('/rooms 78025');
  const { message } = await command('/rooms KMD558 KMC102');
  expect(message.text).toMatch(/· 2 of \d+ rooms · filter: “KMD558”, “KMC102”/);
});

test.each(['rooms KMC102 and SRA101', '/rooms KMC102 SRA101'])(
  'rooms of two buildings by their codes stand together: “%s”',
  async (asked) => {
    const { command, mention } = await openSample();
    for (const building of ['78025', '78031']) await command(`/rooms ${building}`);
    const message = asked.startsWith('/') ? (await command(asked)).message : (await mention(asked)).answer;
    expect(message.text).toMatch(/KM, SR · 2 of \d+ rooms/);
    expect(message.text).toMatch(/^• KMC102 .*, KM$/m);
    expect(message.text).toMatch(/^• SRA101 .*, SR$/m);
  },
);

test.for([
  ['rooms in 78025 without labs', 'without “labs”'],
  ['what rooms are in 78025 with at least 40 seats and no labs?', 'at least 40 seats, without “labs”'],
  [
    'vilka salar i 78025 har minst 20 platser och inga laboratorier?',
    'minst 20 platser, utan ”laboratorier”',
  ],
  ['rooms for 20 in 78025, no labs', 'at least 20 seats, without “labs”'],
  ['rooms in 78025 that have no labs', 'without “labs”'],
  ["rooms in 78025 that don't have labs", 'without “labs”'],
  ['78025:n tilat, ei varasto', 'ei ”varasto”'],
  ['78025:n tilat joissa ei ole auloja', 'ei ”auloja”'],
  ['salar i 78025 som inte har laboratorier', 'utan ”laboratorier”'],
  ['salar i 78025, inga laboratorier', 'utan ”laboratorier”'],
  ['lokaler i 78025 utan varasto eller aula', 'utan ”varasto”, utan ”aula”'],
])('what is not wanted is left out, and told: “%s”', async ([asked = '', told = '']) => {
  const { mention } = await opened();
  const whole = (await mention('rooms in 78025')).answer;
  const { answer } = await mention(asked);
  expect(answer.text).toContain(told);
  expect(countOf(answer)).toBeLessThan(countOf(whole));
});

test('the command leaves out what is not wanted; what no room matches is told', async () => {
  const { command } = await openSample();
  const { message } = await command('/rooms 78025 not varasto or zebra');
  expect(message.text).toContain('without “varasto”');
  expect(message.text).toContain('Not used, since no room matches: “zebra”.');
  expect(message.text).not.toMatch(/^Varasto \(/m);
});

test.each(['KMX999', 'is kmx999 free?'])('a room that no building has is told so: “%s”', async (asked) => {
  const { command, mention } = await openSample();
  await command('/rooms 78025');
  const { answer } = await mention(asked);
  expect(titleOf(answer)).toMatch(/^I know no room called “kmx999”/i);
  expect(buttons(answer)).toContain('Karamalmin kampus (KM)');
});

test.each([
  ['down', 'can’t be reached'],
  ['key refused', 'refuses Coursebell’s key'],
] as const)(
  'a room of a building that can’t be read now is not told as an unknown one: %s',
  async (mode, told) => {
    const env = { DATA_DIR: dataDir() };
    const first = await openSample({ env });
    await first.command('/rooms 78025');
    await first.app.stop();
    const { study, mention } = await openSample({ env });
    study.mode = mode;
    const { answer } = await mention('is KMD558 free?');
    expect(answer.text).toContain(told);
    expect(answer.text).not.toContain('not a building');
  },
);

test('a question for a room that no building has offers the buildings', async () => {
  const { command, mention } = await openSample();
  await command('/rooms 78025');
  const { answer } = await mention('where is room KMX999?');
  expect(answer.text).not.toMatch(/^• KM[A-Z]\d/m);
  expect(buttons(answer)).toContain('Karamalmin kampus (KM)');
});

test('a name like no other is answered with those that are known', async () => {
  const { command } = await openListed();
  const { message } = await command('/rooms library');
  expect(message.text).toContain(
    'These are the buildings that I know by name:\n• Harjun talo (HT)\n• Purettu talo\n• Stone Hill Unit (KX)',
  );
  expect(buttons(message)).toEqual(['Harjun talo (HT)', 'Purettu talo', 'Stone Hill Unit (KX)']);
});

test('which building is meant is asked of one, and not shared', async () => {
  const { command } = await openListed();
  const { message } = await command('/rooms');
  expect(buttons(message).length).toBeGreaterThan(0);
  expect(buttons(message)).not.toContain('Share to channel');
});

test('a building that is known, and gone upstream, is told so without being offered again', async () => {
  const { command } = await openListed();
  const { message } = await command('/rooms purettu');
  expect(message.text).toContain('There is no building purettu (99999).');
  expect(buttons(message)).not.toContain('Purettu talo');
});

test('/rooms alone offers the buildings; the chosen one takes the place of the choice', async () => {
  const { command, slack, until } = await openListed();
  const { message } = await command('/rooms');
  expect(titleOf(message)).toBe('Which building?');
  await slack.click(message, 'Harjun talo');
  await until(() => message.text.startsWith('Rooms in Harjun talo') || undefined);
  expect(slack.workspace.messages).toHaveLength(1);
});

test('/rooms alone says what to type where nothing is known', async () => {
  const { command } = await openSample();
  const { message } = await command('/rooms');
  expect(titleOf(message)).toMatch(/^I know no building by name yet\. .* \/rooms 78025/);
});

test('many buildings are offered in a menu', async () => {
  const file = join(dataDir(), 'many.yaml');
  const many = Array.from(
    { length: 30 },
    (_, at) => `  - {id: ${100 + at}, names: {fi: Pikkutalo ${'abcdefghijklmnopqrstuvwxyzåäöü'[at]}x}}`,
  );
  writeFileSync(file, `buildings:\n${many.join('\n')}\n  - {id: 78044, names: {fi: Harjun talo}}\n`);
  const { command, slack, until } = await openSample({ env: { BUILDINGS_FILE: file } });
  const { message } = await command('/rooms');
  const menu = interactiveElements(message.blocks).find(({ element }) => element['type'] === 'static_select');
  expect(menu?.element['options']).toHaveLength(31);
  await slack.click(message, 'Choose a building', { choice: 'Harjun talo' });
  await until(() => message.text.startsWith('Rooms in Harjun talo') || undefined);
});

test.for([
  ['which rooms are there?', 'Which building?'],
  ['mitä tiloja on?', 'Mikä rakennus?'],
  ['vilka rum finns det?', 'Vilken byggnad?'],
  ['mitä tiloja Karamlmilla on?', 'En tunne rakennusta ”Karamlmilla”.'],
])('“%s” names none that is known: %s', async ([question = '', told]) => {
  const { mention, slack, until } = await openListed();
  const { answer } = await mention(question);
  expect(titleOf(answer)).toContain(told);
  expect(buttons(answer).length).toBeGreaterThan(0);
  await slack.click(answer, buttons(answer)[0] ?? '');
  await until(
    () => /^(?:Rooms in|Tilat:|Rum:|There is no|Rakennusta|Byggnaden)/.test(answer.text) || undefined,
  );
});

test('questions about courses are left to others', async () => {
  const { mention } = await openListed();
  const { answer } = await mention('in which room at Harju is TX00EY23-3015?');
  expect(titleOf(answer)).not.toMatch(/Harju|building/i);
  expect(answer.text).toContain('TX00EY23-3015');
});

test('rooms come in a table, and in a list where Slack takes none', async () => {
  const { command, next, slack } = await openListed({ troubles: ['layout'] });
  const { message } = await command('/rooms 78025');
  expect(message.blocks.map(({ type }) => type)).toContain('data_table');
  slack.refuseBlock('data_table');
  const plain = await next(() => slack.command('#it-courses', 'sam', '/rooms 78025'));
  expect(plain.text).toBe(message.text);
  expect(plain.blocks.map(({ type }) => type)).not.toContain('data_table');
  expect(buttons(plain)).toEqual(['Share to channel']);
  slack.allowBlock('data_table');
});

test('a bad directory stops the start with every problem', async () => {
  const file = join(dataDir(), 'bad.yaml');
  writeFileSync(file, 'buildings:\n  - id: ../1\n    nmae: zqx\n');
  await expect(openSample({ env: { BUILDINGS_FILE: file } })).rejects.toThrow(
    [
      'Coursebell cannot start:',
      '  - BUILDINGS_FILE line 2: id must be a building’s id, such as 78025',
      '  - BUILDINGS_FILE line 3: unknown key, known are id, code, names, aliases, hide',
    ].join('\n'),
  );
});

test('a store that lost its buildings is told in the log, and the directory goes on', async () => {
  const folder = dataDir();
  const { command, log, until } = await openListed({ env: { DATA_DIR: folder }, troubles: ['buildings'] });
  const file = new DatabaseSync(join(folder, 'coursebell.sqlite'));
  file.exec('drop table seen_buildings');
  file.close();
  expect(titleOf((await command('/rooms karamalmi')).message)).toBe('Rooms in Stone Hill Unit');
  const line = await until(() => log.find(({ kind }) => kind === 'buildings'));
  expect(line).toMatchObject({ outcome: 'failed', level: 40, reference: expect.any(String) });
});

const codesIn = ({ text }: SlackMessage): string[] =>
  Array.from(text.matchAll(/^• (\w+)/gm), ([, code = '']) => code);
const seatsIn = ({ text }: SlackMessage): number[] =>
  Array.from(text.matchAll(/^• .*?(\d+) (?:seats|paikkaa|platser)/gm), ([, seats]) => Number(seats));

test.for([
  ['/rooms 40+ lab', 'KMC312 P423'],
  ['which labs have at least 40 seats?', 'KMC312 P423'],
  ['vilka labb i alla byggnader har minst 40 platser?', 'KMC312 P423'],
  ['missä laboratorioissa on 40 paikkaa?', 'KMC312 P423'],
  ['/rooms all lab 40-46', 'P423'],
  ['/rooms HT KM 40+ lab', 'KMC312 P423'],
])(
  'rooms of several buildings stand in one table, the smallest that fits first: “%s”',
  async ([asked = '', expected = '']) => {
    const { command, direct, study } = await openSample();
    for (const id of ['78025', '78031', '78044']) await command(`/rooms ${id}`);
    const before = study.calls.length;
    const message = await answerTo({ command, direct }, asked);
    expect(codesIn(message).sort()).toEqual(expected.split(' '));
    expect(seatsIn(message)).toEqual(seatsIn(message).toSorted((a, b) => a - b));
    expect(words(message)).toMatch(/HT/);
    // Answers are cached for each language.
    const isCached = asked.startsWith('/') || asked.startsWith('which');
    expect(study.calls.length - before).toBeLessThanOrEqual(isCached ? 0 : 3);
  },
);

test('each known building is read once, and one that can’t be read is named with the reason', async () => {
  const { command, study } = await openListed();
  const { message } = await command('/rooms 40+');
  expect(study.calls.length).toBeLessThanOrEqual(3);
  expect(titleOf(message)).toBe('Rooms in 2 buildings');
  expect(message.text).toContain('Not read: Purettu talo.');
  expect(words(message)).toContain('Not read: Purettu talo.');
});

test('All buildings is offered where a building is asked for, and keeps the filters', async () => {
  const { command, slack, until } = await openListed();
  const { message } = await command('/rooms');
  await slack.click(message, 'All buildings');
  await until(() => message.text.startsWith('Rooms in 2 buildings') || undefined);
  expect(seatsIn(message)).toEqual(seatsIn(message).toSorted((a, b) => a - b));
});

test.for([
  ['what is the biggest room?', -1],
  ['/rooms KX biggest', -1],
  ['mikä on suurin tila?', -1],
  ['vilken sal är störst?', -1],
  ['/rooms KX sort:seats', 1],
  ['smallest rooms in KX', 1],
] as const)('rooms are sorted by seats: “%s”', async ([asked, direction]) => {
  const { command, direct } = await listed();
  const message = await answerTo({ command, direct }, asked);
  const seats = seatsIn(message);
  expect(seats.length).toBeGreaterThan(3);
  expect(seats).toEqual(seats.toSorted((a, b) => direction * (a - b)));
});

test('where no room is of a kind, the kinds there are stand as buttons, with counts', async () => {
  const { command, slack, until } = await openSample();
  const { message } = await command('/rooms 78044 computer');
  expect(message.text).toContain('No room matches');
  expect(message.text).toContain('• Media lab (5)');
  await slack.click(message, 'Media lab (5)');
  await until(() => message.text.includes('5 of 6 rooms') || undefined);
});

test.for([
  ['/rooms medialaboratorio karamalmi 40+', 'medialaboratorio karamalmi 40+'],
  ['/rooms suurin luokkahuone karamalmin kampuksella', 'suurin luokkahuone karamalmin kampuksella?'],
  ['/rooms minsta labbet i karamalmi', 'minsta labbet i karamalmi'],
  ['/rooms labs in 78044', 'labs in 78044'],
  ['/rooms harju labs', 'labs in harju'],
])(
  'rooms of a kind in a building are the same by a command and in a direct message: “%s”',
  async ([typed = '', asked = '']) => {
    const { command, direct } = await openListed();
    for (const id of ['78025', '78044']) await command(`/rooms ${id}`);
    const { message } = await command(typed);
    expect(codesIn(message)).not.toEqual([]);
    expect(codesIn(message)).toEqual(codesIn((await direct(asked)).answer));
  },
);

test.for([
  ['/rooms kitchen karamalmi', 'kitchen'],
  ['/rooms projector in harju', 'projector'],
])('a word that is no building stands beside one and filters its rooms: “%s”', async ([typed = '', word]) => {
  const { command } = await openListed();
  const { message } = await command(typed);
  expect(titleOf(message)).toMatch(/^Rooms in /);
  expect(message.text).toMatch(new RegExp(`0 of \\d+ rooms · filter: “${word}”`));
});

const ARENA = [
  upstreamRoom('KA101', { name: 'Auditorio Aura', resourceType: 'Auditorio', places: 180 }),
  upstreamRoom('KA102', { resourceType: 'Teorialuokka', places: 40 }),
  upstreamRoom('KA201', { name: 'ATK-luokka', resourceType: 'Tietokoneluokka', places: 24 }),
  upstreamRoom('KA210', { name: 'Ryhmätila Halla', resourceType: 'Ryhmätyötila', places: 6 }),
  upstreamRoom('KA002', { name: 'Keittiö', resourceType: 'Keittiö', places: 4 }),
];
const HOUSE = [
  upstreamRoom('KT1.01', { name: 'Juhlasali', resourceType: 'Auditorio', places: 300 }),
  upstreamRoom('KT1.02', { resourceType: 'Teorialuokka', places: 60 }),
  upstreamRoom('KT2.10', { name: 'Kielistudio', resourceType: 'Kielistudio', places: 26 }),
  upstreamRoom('B2-14', { name: 'Kemian laboratorio', resourceType: 'Laboratorio', places: 16 }),
  upstreamRoom('20052', { name: 'Työtila', resourceType: 'Työtila', places: 10 }),
];
const SECOND = [upstreamRoom('KA2-11', { resourceType: 'Teorialuokka', places: 35 })];
const ALIKE = [
  { id: '91001', code: 'KA', name: 'Kampusareena', resources: ARENA },
  { id: '91002', code: 'KT', name: 'Kampustalo', resources: HOUSE },
  { id: '91003', code: 'KA2', name: 'Kampusareena 2', resources: SECOND },
];

/** Buildings whose names are alike, all of them read; the study API says 404 of all others. */
async function openAlike() {
  const flow = await openScripted(({ path }) => {
    const { resources, ...building } = ALIKE.find(({ id }) => path.endsWith(`/${id}`)) ?? {};
    return resources ? success({ building, resources }) : { status: 404, json: { statusCode: 404 } };
  });
  for (const { id } of ALIKE) await flow.command(`/rooms ${id}`);
  const ask = async (asked: string): Promise<SlackMessage> =>
    asked.startsWith('/') ? (await flow.command(asked)).message : (await flow.direct(asked)).answer;
  return { ...flow, ask };
}

const roomsIn = ({ text }: SlackMessage): string =>
  Array.from(text.matchAll(/^• ([\w.-]+)/gm), ([, code]) => code)
    .sort()
    .join(' ');

test('the longest known name of a building counts, with its number, and a number beside a shorter one is told', async () => {
  const { ask } = await openAlike();
  for (const asked of [
    '/rooms Kampusareena 2',
    '/rooms kampusareena 2 4+',
    'rooms in Kampusareena 2',
    'Kampusareena 2',
    'mitä tiloja on kampusareena 2:ssa?',
    'kampusareena 2:n tilat',
    'vilka rum finns i Kampusareena 2',
  ])
    expect(titleOf(await ask(asked)), asked).toMatch(/Kampusareena 2$/);
  const { text } = await ask('rooms in Kampusareena 3');
  expect(text).toMatch(/^Rooms in Kampusareena\n(?:.|\n)*Not used: 3\./);
});

test('a building that is excluded is left out of all that are known', async () => {
  const { ask } = await openAlike();
  for (const [asked, expected] of [
    ['rooms not in Kampusareena', 'KA2-11|KT1.01'],
    ['/rooms not KA', 'KA2-11|KT1.01'],
    ['/rooms 100+ not Kampusareena', 'KT1.01'],
    ['classrooms outside KA2', 'KA102|KT1.02'],
    ['rooms in other buildings than Kampustalo', 'KA101|KA2-11'],
    ['ryhmätilat muualla kuin kampustalossa', 'KA210'],
    ['tilat kampustalon ulkopuolella', 'KA101|KA2-11'],
    ['tilat kampusareena 2:ta lukuun ottamatta', 'KA101|KT1.01'],
    ['grupprum inte i kampustalo', 'KA210'],
    ['rum utanför Kampusareena 2', 'KA101|KT1.01'],
  ] as const) {
    const answer = await ask(asked);
    for (const code of expected.split('|')) expect(roomsIn(answer).split(' '), asked).toContain(code);
    const [left = ''] = /(?<=not in |muualla kuin: |inte i )[^(]+(?= \()/.exec(answer.text) ?? [];
    const own = ALIKE.find(({ name }) => name === left)?.resources.map(({ code }) => code) ?? [];
    expect(own.length, asked).toBeGreaterThan(0);
    for (const code of own) expect(roomsIn(answer).split(' '), asked).not.toContain(code);
  }
  expect(titleOf(await ask('rooms without labs in Kampustalo'))).toBe('Rooms in Kampustalo');
  expect((await ask('which rooms are not free in KA')).text).toContain('Rooms in Kampusareena\n');
});

test('a room’s code is read whole, with its dots, in a question as by the command', async () => {
  const { ask } = await openAlike();
  for (const [asked, expected] of [
    ['/rooms KT1.01', 'KT1.01'],
    ['KT1.01', 'KT1.01'],
    ['how many seats in KT1.01?', 'KT1.01'],
    ['how big is KT1.02', 'KT1.02'],
    ['KT1.01 or KT1.02?', 'KT1.01 KT1.02'],
    ['montako paikkaa KT1.01:ssä on', 'KT1.01'],
    ['kuinka iso on KT1.02', 'KT1.02'],
    ['hur stor är kt1.02', 'KT1.02'],
    ['B2-14', 'B2-14'],
    ['/rooms B2 14', 'B2-14'],
    ['20052', '20052'],
    ['/rooms 20052', '20052'],
    ['how many seats in 20052?', '20052'],
  ] as const)
    expect(roomsIn(await ask(asked)), asked).toBe(expected);
});

test('a 404 that is not the study API’s own never means that there is no such building', async () => {
  const { ask } = await openAlike();
  const { text } = await ask('/rooms 99999');
  expect(text).toContain('gave an answer that');
  expect(text).not.toContain('There is no building');
});

test('a room is found by its name or kind in words, in any language, by the command and in questions', async () => {
  const { ask } = await openAlike();
  for (const [asked, expected] of [
    ['/rooms Aura', 'KA101'],
    ['/rooms Auditorio Aura', 'KA101'],
    ['how big is Auditorio Aura?', 'KA101'],
    ['where is room Halla', 'KA210'],
    ['where is Juhlasali?', 'KT1.01'],
    ['missä on auditorio aura?', 'KA101'],
    ['/rooms kitchen', 'KA002'],
    ['/rooms kök', 'KA002'],
    ['/rooms chemistry lab', 'B2-14'],
    ['/rooms language studio', 'KT2.10'],
    ['is there a language lab?', 'KT2.10'],
    ['/rooms classroom KA', 'KA102 KA201'],
    ['/rooms computer class KA', 'KA201'],
  ] as const)
    expect(roomsIn(await ask(asked)), asked).toBe(expected);
  for (const [asked, expected] of [
    ['does Kampusareena have a kitchen?', 'KA002'],
    ['onko kampusareenassa keittiötä', 'KA002'],
    ['finns det ett kök i Kampusareena', 'KA002'],
    ['is there a studio in Kampustalo?', 'KT2.10'],
    ['kielistudio', 'KT2.10'],
    ['rooms with 20 computers', 'KA201'],
    ['ryhmätila kuudelle', 'KA210'],
  ] as const)
    expect(roomsIn(await ask(asked)), asked).toBe(expected);
  expect((await ask('grupprum för sju personer')).text).toContain('0 av ');
  expect((await ask('a room for two hundred people in KT')).text).toMatch(/Not used, .*two.*hundred/);
  expect((await ask('rooms in KT with 3 whiteboards')).text).toContain('Not used: 3.');
  expect((await ask('/rooms which are free at 14?')).text).not.toContain('not a building');
  for (const asked of ['/rooms Zebra', 'how big is room Zebra?'])
    expect((await ask(asked)).text, asked).toContain('“Zebra” is not a building I know');
});

test('a number beside words for rooms is a building, also where a course was spoken of', async () => {
  const { direct } = await openSample();
  await direct('TX00EY23-3015');
  for (const asked of ['which rooms does 3360 have?', 'mitä tiloja on 3360:ssä?', 'vilka rum finns i 3360?'])
    expect((await direct(asked)).answer.text, asked).not.toContain('TX00EY23');
});
