import { expect, test } from 'vitest';
import type { SlackMessage } from '../../playground/slack-side.ts';
import { MINUTE, openSample, openScripted, openShared } from './harness.ts';
import { buttons, words } from './reading.ts';
import { room, success } from './upstream-rows.ts';

const HALL = [
  room('A10', { places: 12 }),
  room('A2', { places: 40, name: 'A2 Auditorium' }),
  room('A1', { places: 41, resourceType: 'Digitila' }),
  room('A3', { places: 0 }),
  room('A4', { places: 39 }),
  room('BUS', { type: 'vehicle', places: 99 }),
];
const hall = () => success({ building: { id: '78025', code: 'KM', name: 'The hall' }, resources: HALL });

const FILTERS = [
  ['', ['A1', 'A2', 'A3', 'A4', 'A10']],
  ['atk', ['A1']],
  ['computer room', ['A1']],
  ['datorsalar', ['A1']],
  ['computer labs', ['A1']],
  ['atk labrat', ['A1']],
  ['datorlabb', ['A1']],
  ['biggest', ['A1', 'A2', 'A3', 'A4', 'A10']],
  ['40+', ['A1', 'A2']],
  ['seats>=40', ['A1', 'A2']],
  ['≥41', ['A1']],
  ['<40', ['A10', 'A4']],
  ['at most 40 seats', ['A2', 'A4', 'A10']],
  ['13-40 seats', ['A2', 'A4']],
  ['digi', ['A1']],
  ['DIGITILA 40+', ['A1']],
  ['auditorium', ['A2']],
  ['a10', ['A10']],
  ['teoria 13+', ['A2', 'A4']],
  ['40+ auditorium teoria', ['A2']],
] as const;

test('the rooms of a building are filtered as typed, with one call', async () => {
  const { command, upstream } = await openScripted(hall);
  for (const [filters, expected] of FILTERS) {
    const { message } = await command(`/rooms 78025 ${filters}`);
    expect(codesIn(message).sort(), filters).toEqual([...expected].sort());
    for (const shown of [message.text, words(message)]) {
      expect(shown, filters).toContain('Rooms in The hall');
      expect(shown, filters).toContain(
        expected.length === HALL.length - 1 ? '5 rooms' : `${expected.length} of 5 rooms`,
      );
    }
  }
  expect(upstream.calls.map(({ path }) => path)).toEqual(['/reservation/building/78025']);
});

test('rooms are sorted by category and number; seats that are not given are called so', async () => {
  const { command } = await openScripted(hall);
  const { message } = await command('/rooms 78025');
  expect(codesIn(message)).toEqual(['A1', 'A2', 'A3', 'A4', 'A10']);
  expect(message.text).toContain('• A3 – seats not given');
  expect(message.text).not.toMatch(/free|available/i);
});

test('a building that was looked up is known by its code and name', async () => {
  const { command, upstream } = await openScripted(hall);
  await command('/rooms 78025');
  for (const alias of ['km', 'KM', '"the hall"']) {
    const { message } = await command(`/rooms ${alias} 40+`);
    expect(codesIn(message), 'the smallest that fits first').toEqual(['A2', 'A1']);
  }
  expect(upstream.calls).toHaveLength(1);
});

test('rooms that are asked for again and again are those of today, with their age where they are old', async () => {
  let resources = HALL;
  const flow = await openScripted(() => success({ building: { id: '78025', name: 'The hall' }, resources }));
  const ask = async () => (await flow.command('/rooms 78025')).message;
  const same = [await ask(), await ask(), await ask(), await ask()];
  expect(new Set(same.map(({ text }) => text)).size).toBe(1);
  for (const message of same) expect(codesIn(message)).toEqual(['A1', 'A2', 'A3', 'A4', 'A10']);
  expect(codesIn((await flow.command('/rooms 78025 40+')).message)).toEqual(['A2', 'A1']);
  expect((await flow.command('/rooms 78025', { user: 'aino' })).message.text).toContain('Tilat');
  resources = HALL.slice(0, 2);
  flow.pass(7 * 60 * MINUTE);
  const old = await ask();
  expect(codesIn(old)).toHaveLength(5);
  expect(old.text).toMatch(/as of/i);
  while (!(await ask()).text.includes('2 rooms'));
  for (const message of [await ask(), await ask()]) {
    expect(codesIn(message)).toEqual(['A2', 'A10']);
    expect(message.text).not.toMatch(/as of/i);
  }
  expect(flow.upstream.calls.filter(({ path }) => path.includes('78025'))).toHaveLength(3);
});

test('220 rooms page forwards and back, each room once', async () => {
  const resources = Array.from({ length: 220 }, (_, index) => room(`B${String(index + 1).padStart(3, '0')}`));
  const { command, slack, until, upstream } = await openScripted(() =>
    success({ building: { id: '1', name: 'Large' }, resources }),
  );
  const { message } = await command('/rooms 1');
  const forwards = [page(message)];
  while (buttons(message).includes('More rooms')) {
    await turn('More rooms');
    forwards.push(page(message));
  }
  expect(forwards.map(({ at }) => at)).toEqual(['rooms 1–100', 'rooms 101–200', 'rooms 201–220']);
  expect(forwards.flatMap(({ codes }) => codes)).toEqual(resources.map(({ code }) => code));
  expect(buttons(message)).toEqual(['Previous rooms', 'Share to channel']);
  const back = [page(message)];
  while (buttons(message).includes('Previous rooms')) {
    await turn('Previous rooms');
    back.push(page(message));
  }
  expect(back).toEqual(forwards.toReversed());
  expect(buttons(message)).toEqual(['More rooms', 'Share to channel']);
  expect(upstream.calls).toHaveLength(1);
  expect(slack.workspace.messages, 'turned in place').toHaveLength(1);

  async function turn(label: string): Promise<void> {
    const before = message.text;
    await slack.click(message, label);
    await until(() => message.text !== before || undefined);
  }
});

test('turning a page keeps the filters', async () => {
  const { command, slack, until } = await openSample();
  const { message } = await command('/rooms 78031 sr 4+');
  expect(message.text).toMatch(/rooms 1–\d+\n/);
  await slack.click(message, 'More rooms');
  await until(() => buttons(message).includes('Previous rooms') || undefined);
  expect(message.text).toContain('filter: at least 4 seats, “sr”');
});

/** For rows that only ask. */
const sharedSample = openShared(openSample);

test.for([
  ['an unknown id', '99999', 'There is no building 99999.'],
  ['a room’s code', 'KMX999', 'If KMX999 is a room, name its building first, as in /rooms 78025 KMX999.'],
  [
    'an unknown name',
    'Nowhere',
    '“Nowhere” is not a building I know. Ask by the building’s id, for example /rooms 78025.',
  ],
  ['a course’s code', 'TX00EY23-3015', 'A course is shown by /course TX00EY23-3015.'],
  ['a sign that is no name', '🙂', '“🙂” is not a building I know.'],
  ['a filter alone, where nothing is known', '40+', 'I know no building by name yet.'],
  ['a kind alone, where nothing is known', 'lab', 'I know no building by name yet.'],
])('%s', async ([, typed, told]) => {
  const { command } = await sharedSample();
  const { message } = await command(`/rooms ${typed}`);
  expect(message.text).toContain(told);
});

function page(message: SlackMessage): { at: string; codes: string[] } {
  return { at: /rooms \d+–\d+/.exec(message.text)?.[0] ?? '', codes: codesIn(message) };
}

function codesIn({ text }: SlackMessage): string[] {
  return Array.from(text.matchAll(/^• (\w+)/gm), ([, code = '']) => code);
}

test('a page of a public answer that can’t be turned is told to the presser alone', async () => {
  const { mention, slack, study, next, pass } = await openSample();
  const { answer } = await mention('rooms in building 78031');
  const said = answer.text;
  pass(25 * 60 * MINUTE);
  study.mode = 'down';
  const told = await next(() => slack.click(answer, 'More rooms', { user: 'aino' }));
  expect(told).toMatchObject({ onlyFor: 'U0AINO0002', text: expect.stringContaining('can’t be reached') });
  expect(answer.text).toBe(said);
  expect(answer.onlyFor).toBeUndefined();
});
