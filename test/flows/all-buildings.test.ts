/** The study API's list of buildings, where it offers one: over a service as sister services are, and over its opposite. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleData } from '../../playground/sample-data/index.ts';
import { ALL_EXTRAS, USUAL_MANNERS } from '../../playground/sample-extras.ts';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { eachInTurn } from '../fixtures/diagonal.ts';
import { OPPOSITE_MANNERS } from '../fixtures/opposite-service.ts';
import { dataDir } from './data-dir.ts';
import { answerTo, type FlowOptions, NOW, openSample, openShared } from './harness.ts';
import { buttons } from './reading.ts';

type Sample = Awaited<ReturnType<typeof openSample>>;

const ON = { STUDY_API_EXTRAS: 'buildings' };
const KNOWN = '/course TX00EY23-3015';
const LIST = '/reservation/building';
const MENU = 'rooms.choose';

const said = async ({ command, direct }: Sample, typed: string): Promise<SlackMessage> =>
  await answerTo({ command, direct }, typed);
const textOf = ({ text }: SlackMessage): string => text;
const asked = ({ study }: Sample, path: string): number =>
  study.calls.filter((call) => call.path === path).length;

/** The service with these buildings, each a row as the list of buildings has it. */
function withBuildings(rows: readonly object[], more: FlowOptions = {}): FlowOptions {
  const [sample] = sampleData(NOW).buildings;
  if (!sample) throw new Error('no sample building');
  const buildings = rows.map((row) => ({
    building: { ...sample.building, code: '', name: '', resourceType: '', ...row },
    resources: [],
  }));
  return { env: ON, ...more, study: { data: { buildings }, ...more.study } };
}

const MANY = Array.from({ length: 300 }, (_, at) => ({
  id: String(50_000 + at),
  code: `Q${at + 1}`,
  name: `House ${at + 1}`,
}));

describe.each([
  ['as sister services', 0, USUAL_MANNERS],
  ['the opposite of that', 1, OPPOSITE_MANNERS],
])('a service that behaves %s', (_, nth, manners) => {
  const each = eachInTurn(nth, 2);
  const open = openShared(() => openSample({ env: ON, study: { manners } }));
  each([
    ['/rooms', 'Which building?'],
    ['which buildings are there?', '4 buildings. Choose one to see its rooms:'],
    ['list all buildings', '4 buildings.'],
    ['how many campuses are there?', '4 buildings.'],
    ['buildings', '4 buildings.'],
    ['mitä rakennuksia on?', '4 rakennusta. Valitse, minkä tilat näytetään:'],
    ['mitkä kampukset teillä on?', '4 rakennusta.'],
    ['rakennukset', '4 rakennusta.'],
    ['vilka byggnader finns det?', '4 byggnader. Välj en för att se rummen:'],
    ['vilka hus finns det?', '4 byggnader.'],
  ])('%s', async (typed, lead) => {
    const flow = await openSample({ env: ON, study: { manners } });
    const message = await said(flow, typed);
    expect(textOf(message)).toContain(lead);
    const named = ['Harjun talo (HT)', 'Karamalmin kampus (KM)', 'PJ', 'Satamarannan kampus (SR)'];
    expect(buttons(message).slice(0, 4)).toEqual(named);
    expect(JSON.stringify(message.blocks)).not.toContain('kirjapaino');
    // Once in each language.
    expect(asked(flow, LIST)).toBe(3);
    await said(flow, typed);
    expect(asked(flow, LIST)).toBe(3);
  });

  each([
    ['/rooms satamaranta', 'Rooms in Satamarannan kampus'],
    ['/rooms SR 40+', 'Rooms in Satamarannan kampus'],
    ['/rooms Satamarannan kampus 40+', 'Rooms in Satamarannan kampus'],
    ['which rooms does Satamaranta have?', 'Rooms in Satamarannan kampus'],
    ['mitä tiloja Harjulla on?', 'Tilat: Harjun talo'],
    ['vilka rum finns det i SR?', 'Rum: Satamarannan kampus'],
    ['Satamarannan kampus?', 'Rooms in Satamarannan kampus'],
    // A room's code tells its building.
    ['is SRA101 free?', 'SRA101'],
    ['/rooms 200+', 'Rooms in 4 buildings'],
  ])('a building that was not looked up before is known by name: %s', async (typed, shown) => {
    const flow = await open();
    expect(textOf(await said(flow, typed))).toContain(shown);
  });

  test('without the list the answers are as they were', async () => {
    for (const typed of ['/rooms', 'which buildings are there?', '/rooms satamaranta', '/rooms 40+']) {
      const others = 'search-name,search-group,search-unit,units';
      const off = textOf(await said(await openSample({ env: { STUDY_API_EXTRAS: others } }), typed));
      const extras = { ...ALL_EXTRAS, buildings: false };
      const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' }, study: { extras, manners } });
      await said(flow, KNOWN);
      await flow.app.round();
      const length = asked(flow, LIST);
      const [one, other] = [textOf(await said(flow, typed)), off].map((text) =>
        text.replace(/[A-Z2-9]{8}$/, ''),
      );
      expect(one).toBe(other);
      expect(asked(flow, LIST)).toBe(length);
    }
  });
});

test('the directory’s names and order come first, those of the list behind them', async () => {
  const file = join(dataDir(), 'buildings.yaml');
  writeFileSync(
    file,
    'buildings:\n  - id: 78044\n    names: { en: Zeta Hall }\n  - id: 78025\n    code: KX\n    names: { en: Alpha Hall }\n  - id: 99999\n    names: { en: Rented rooms }\n',
  );
  const { command } = await openSample({ env: { ...ON, BUILDINGS_FILE: file } });
  expect(buttons((await command('/rooms')).message).slice(0, 5)).toEqual([
    'Zeta Hall (HT)',
    'Alpha Hall (KX)',
    'Rented rooms',
    'PJ',
    'Satamarannan kampus (SR)',
  ]);
});

test('the playground’s buildings: those of its directory, then what its service lists besides', async () => {
  const file = join(import.meta.dirname, '../../playground/sample-data/buildings.yml');
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto', BUILDINGS_FILE: file } });
  await said(flow, KNOWN);
  await flow.app.round();
  expect(buttons(await said(flow, '/rooms')).slice(0, 4)).toEqual([
    'Karamalmi Campus (KM)',
    'Harbour Shore Campus (SR)',
    'Ridge House (HT)',
    'PJ',
  ]);
});

test('a closed building that was looked up is found, and not offered', async () => {
  const { command } = await openSample({ env: ON });
  await command('/rooms 78052');
  expect(JSON.stringify((await command('/rooms')).message.blocks)).not.toContain('kirjapaino');
  expect(textOf((await command('/rooms VK')).message)).toContain('Rooms in Vanha kirjapaino');
});

test('of 300 buildings none is read: pages of names, and a menu that fills while a person types', async () => {
  const flow = await openSample(withBuildings(MANY));
  const { command, slack, study, until } = flow;
  const { message } = await command('/rooms');
  expect(textOf(message)).toContain('House 20 (Q20)');
  expect(textOf(message)).toContain('page 1 of 15');
  const { length } = study.calls;
  const suggested = async (typed: string): Promise<string[]> =>
    (await slack.suggest(message, MENU, typed)).options.map(({ text }) => String(text['text']));
  expect(await suggested('')).toHaveLength(100);
  expect(await suggested('29 hou')).toContain('House 299 (Q299)');
  expect(await suggested('HUOSE 299')).toContain('House 299 (Q299)');
  expect(await suggested('zzzzzz')).toEqual([]);
  await slack.click(message, 'Next page');
  await until(() => textOf(message).includes('page 2 of 15') || undefined);
  expect(textOf(message)).toContain('House 21 (Q21)');
  expect(study.calls.length).toBe(length);
  await command('/rooms 40+');
  await said(flow, 'is Z9Z101 free?');
  expect(study.calls.length).toBe(length);
  const [choice] = (await slack.suggest(message, MENU, 'q299')).options;
  await slack.click(message, MENU, { choice: choice ?? '' });
  await until(() => textOf(message).startsWith('Rooms in House 299') || undefined);
});

test('with filters each of 300 buildings is a button, and keeps them', async () => {
  const { command, slack, until } = await openSample(withBuildings(MANY));
  const { message } = await command('/rooms 40+');
  expect(buttons(message).slice(0, 2)).toEqual(['House 1 (Q1)', 'House 2 (Q2)']);
  await slack.click(message, 'Next page');
  await until(() => textOf(message).includes('page 2 of 15') || undefined);
  await slack.click(message, 'House 21 (Q21)');
  await until(() => textOf(message).startsWith('Rooms in House 21') || undefined);
});

test('of many buildings those that were looked up are looked into, and how many are not', async () => {
  const { command } = await openSample(withBuildings(MANY));
  await command('/rooms Q7');
  expect(textOf((await command('/rooms 40+')).message)).toContain('299 other buildings not looked into');
});

test('hostile, nameless and odd rows', async () => {
  const rows = [
    { id: '1001', code: '', name: '<!channel> *A* & <b>B</b>' },
    { id: '1002', code: '', name: '', resourceType: 'Sauna' },
    { id: '1003', code: '', name: '' },
    { id: '1004', code: 'C4', name: 'X'.repeat(400) },
    { id: '1005', code: '1001', name: '1002' },
    { id: '1006', code: 'C6', name: 'Vanha talo (EI KÄYTÖSSÄ)' },
    { id: '1007', code: 'C7', name: 'Room', type: 'room' },
  ];
  const { command } = await openSample(withBuildings(rows));
  const { message } = await command('/rooms');
  const shown = JSON.stringify(message.blocks);
  expect(textOf(message)).not.toContain('<!channel>');
  expect(shown).toContain('Sauna');
  expect(shown).toContain('1003');
  expect(textOf((await command('/rooms sauna')).message)).not.toContain('not a building');
  expect(shown).not.toMatch(/Vanha|Room"/);
  expect(buttons(message)).toHaveLength(6);
});

test('a list that can’t be read now is told beside what is known', async () => {
  const flow = await openSample({ env: ON });
  flow.study.mode = 'down';
  const text = textOf(await said(flow, '/rooms'));
  expect(text).toContain('The list of all buildings could not be read');
});

test('a key that may not list buildings has what was looked up', async () => {
  const extras = { ...ALL_EXTRAS, buildings: false };
  const manners = { ...USUAL_MANNERS, notOffered: 'refused' as const };
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' }, study: { extras, manners } });
  await said(flow, KNOWN);
  await flow.app.round();
  await said(flow, '/rooms 78025');
  expect(buttons(await said(flow, '/rooms'))).toEqual(['Karamalmin kampus (KM)']);
  expect(textOf(await said(flow, '/course find AXL25S1'))).toContain('n the whole catalogue');
});

test('a list that is gone leaves what was looked up, with no error', async () => {
  const flow = await openSample({ env: { STUDY_API_EXTRAS: 'auto' } });
  await said(flow, KNOWN);
  await flow.app.round();
  flow.study.extras = { ...ALL_EXTRAS, buildings: false };
  await said(flow, '/rooms 78025');
  expect(buttons(await said(flow, '/rooms'))).toEqual(['Karamalmin kampus (KM)']);
});

describe('a building that is called like something else', () => {
  const BUILDINGS = [
    { id: '61001', code: 'KOIV', name: 'Koivuranta, Rantatie 3, 00999 Kuvila' },
    { id: '61002', code: 'B-talo' },
  ];
  const [course] = sampleData(NOW).realizations;
  if (!course) throw new Error('no sample course');
  const realizations = [{ ...course, name: { en: 'Koivuranta', fi: 'Koivuranta', sv: 'Koivuranta' } }];

  test.each([
    ['rooms in Koivuranta', '61001 · KOIV'],
    ['mitä tiloja Koivurannassa on?', '61001 · KOIV'],
    ['vilka rum finns i Koivuranta?', '61001 · KOIV'],
    ['mitä tiloja on B-talossa?', '61002 · B-talo'],
    ['rooms in B-talo', '61002 · B-talo'],
    ['when does Koivuranta start?', course.code],
    ['/course Koivuranta', course.code],
  ])('%s', async (typed, shown) => {
    const { study: { data } = {} } = withBuildings(BUILDINGS);
    const flow = await openSample({
      env: { STUDY_API_EXTRAS: 'buildings,search-name' },
      study: { data: { ...data, realizations } },
    });
    expect(textOf(await said(flow, typed))).toContain(shown);
    const isOfRooms = shown !== course.code;
    expect(flow.study.calls.some(({ body }) => body && 'name' in body)).toBe(!isOfRooms);
  });
});
