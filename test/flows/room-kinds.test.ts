/** Rooms by their categories, in the forms that people use, and numbers beside a building. */
import { expect, test } from 'vitest';
import { openScripted } from './harness.ts';
import { success, room as upstreamRoom } from './upstream-rows.ts';

const resources = [
  upstreamRoom('SKA12', { resourceType: 'Teorialuokka', places: 40 }),
  upstreamRoom('SKA140', { resourceType: 'Teorialuokka', places: 30 }),
  upstreamRoom('SKA201', { resourceType: 'Tietokoneluokka', places: 24 }),
  upstreamRoom('SKA210', { resourceType: 'Ryhmätyötila', places: 8 }),
  upstreamRoom('SKA211', { resourceType: 'Pienryhmätila', places: 4 }),
  upstreamRoom('SKA300', { resourceType: 'Laboratorio', places: 16 }),
  upstreamRoom('SKA301', { resourceType: 'Medialaboratorio', places: 60 }),
];
const building = { id: '64010', code: 'SK', name: 'Satamakampus' };

async function openHarbour(rooms = resources) {
  const flow = await openScripted(({ path }) =>
    path.endsWith('/64010')
      ? success({ building, resources: rooms })
      : { status: 404, json: { statusCode: 404 } },
  );
  await flow.command('/rooms 64010');
  const ask = async (asked: string): Promise<string> =>
    (asked.startsWith('/') ? (await flow.command(asked)).message : (await flow.direct(asked)).answer).text;
  return { ...flow, ask };
}

const roomsIn = (text: string): string =>
  Array.from(text.matchAll(/^• (SK\w+)/gm), ([, code]) => code)
    .sort()
    .join(' ');

test('a category is asked for in any usual form, and its own name lists it exactly', async () => {
  const { ask } = await openHarbour();
  for (const [asked, expected] of [
    ['/rooms SK teorialuokka', 'SKA12 SKA140'],
    ['/rooms SK teorialuokat', 'SKA12 SKA140'],
    ['/rooms SK theory classroom', 'SKA12 SKA140'],
    ['/rooms SK theory classrooms', 'SKA12 SKA140'],
    ['/rooms SK teoriklassrum', 'SKA12 SKA140'],
    ['/rooms SK teorisal', 'SKA12 SKA140'],
    ['theory classrooms in SK', 'SKA12 SKA140'],
    ['/rooms SK tietokoneluokka', 'SKA201'],
    ['/rooms SK computer classroom', 'SKA201'],
    ['/rooms SK datorklass', 'SKA201'],
    ['/rooms SK group work', 'SKA210'],
    ['/rooms SK group work room', 'SKA210'],
    ['/rooms SK ryhmätyötila', 'SKA210'],
    ['/rooms SK grupparbetsrum', 'SKA210'],
    ['group work rooms in SK', 'SKA210'],
    ['/rooms SK small group room', 'SKA211'],
    ['/rooms SK small group', 'SKA211'],
    ['/rooms SK pienryhmätila', 'SKA211'],
    ['/rooms SK pienryhmätilat', 'SKA211'],
    ['/rooms SK smågruppsrum', 'SKA211'],
    ['/rooms SK group room', 'SKA210 SKA211'],
    ['/rooms SK grupprum', 'SKA210 SKA211'],
    ['/rooms SK luokka', 'SKA12 SKA140 SKA201'],
    ['/rooms SK laboratorio', 'SKA300 SKA301'],
    ['/rooms SK medialaboratorio', 'SKA301'],
    ['/rooms SK labs', 'SKA300 SKA301'],
  ] as const)
    expect(roomsIn(await ask(asked)), asked).toBe(expected);
});

test('a small group meets in any room for groups where none is for small ones', async () => {
  const { ask } = await openHarbour(resources.filter(({ code }) => code !== 'SKA211'));
  for (const asked of ['/rooms SK small group room', '/rooms SK pienryhmätila', '/rooms SK smågruppsrum'])
    expect(roomsIn(await ask(asked)), asked).toBe('SKA210');
});

test('a bare number beside a building is its seats, unless a room there is called so', async () => {
  const { ask } = await openHarbour();
  for (const [asked, expected] of [
    ['/rooms satamakampus 40', 'SKA12 SKA301'],
    ['/rooms 64010 40', 'SKA12 SKA301'],
    ['/rooms SK 20 teorialuokka', 'SKA12 SKA140'],
    ['/rooms satamakampus 140', 'SKA140'],
    ['/rooms satamakampus 12', 'SKA12'],
    ['/rooms satamakampus 50', 'SKA301'],
    ['rum i satamakampus 40 pers', 'SKA12 SKA301'],
    ['rooms in satamakampus 40', 'SKA12 SKA301'],
    ['tilat satamakampus 40', 'SKA12 SKA301'],
  ] as const)
    expect(roomsIn(await ask(asked)), asked).toBe(expected);
  expect(await ask('/rooms satamakampus 40')).toContain('at least 40 seats');
});

test('the seats of a room are asked for beside its building, and with its code written apart', async () => {
  const { ask } = await openHarbour();
  for (const asked of [
    'how many seats does SKA12 in 64010 have?',
    'montako paikkaa on tilassa SKA12 rakennuksessa 64010?',
    'hur många platser har SKA12 i 64010?',
    'SK A 12',
    'how many seats does SK A 12 have?',
    'montako paikkaa SK A 12 vetää',
    'hur många platser har SK A 12?',
    '/rooms SK A 12',
  ])
    expect(roomsIn(await ask(asked)), asked).toBe('SKA12');
  expect(await ask('is SKA12 free in 64010?')).toContain('I don’t know bookings');
});
