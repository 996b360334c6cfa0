import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InvalidResponse } from '../../src/errors.ts';
import { readBuilding } from '../../src/study-client/gateway/rows.ts';
import type { BuildingId } from '../../src/study-client/model.ts';
import { jsonOf } from './json.ts';
import { READING_ERRORS } from './known.ts';

const ID = '78025' as BuildingId;
const HOUSE = { id: 78025, type: 'building', code: 'KM', name: 'Kampus' };
const read = (body: object) => readBuilding(jsonOf(body), ID);
const rooms = (...resources: unknown[]) => read({ status: 'success', building: HOUSE, resources }).rooms;

test('a building and its rooms, in the order of the upstream', () => {
  const resources = [
    {
      id: 2,
      type: 'room',
      code: 'KMD558',
      name: 'Luokka',
      resourceType: 'Teorialuokka',
      description: 'A\r\nB',
      places: 40,
    },
    { id: '1', type: 'room', code: 'A1-13' },
  ];
  expect(read({ status: 'success', building: HOUSE, resources })).toEqual({
    id: ID,
    code: 'KM',
    name: 'Kampus',
    rooms: [
      { id: '2', code: 'KMD558', name: 'Luokka', category: 'Teorialuokka', seats: 40 },
      { id: '1', code: 'A1-13', name: 'A1-13' },
    ],
  });
});

test.each([
  [40, 40],
  ['40', 40],
  [1, 1],
  [0, undefined],
  ['0', undefined],
  [-5, undefined],
  [2.5, undefined],
  ['many', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [{}, undefined],
])('places %j: %j seats', (places, seats) => {
  expect(rooms({ type: 'room', code: 'A', places })).toMatchObject([{ code: 'A', seats }]);
});

test.each([
  ['room', { type: 'room', code: 'A' }, true],
  ['any case', { type: 'ROOM', code: 'A' }, true],
  ['a name alone', { type: 'room', name: 'Aula' }, true],
  ['no type but a code', { code: 'A' }, true],
  ['an empty type and a code', { type: '', code: 'A' }, true],
  ['neither type nor code', { name: 'Aula' }, false],
  ['neither code nor name', { type: 'room', id: 5 }, false],
  ['empty code and name', { type: 'room', code: ' ', name: '<p></p>' }, false],
  ['a car', { type: 'vehicle', code: 'A' }, false],
  ['a floor', { type: 'building', code: 'A' }, false],
  ['null', null, false],
  ['text', 'A', false],
  ['a list', [{ type: 'room', code: 'A' }], false],
])('%s: room or not', (_, resource, isRoom) => {
  expect(rooms({ type: 'room', code: 'Z' }, resource)).toHaveLength(isRoom ? 2 : 1);
});

test.each([
  [
    'rooms without a building',
    { building: null, resources: [{ type: 'room', code: 'A' }] },
    { name: ID, rooms: 1 },
  ],
  ['a building without a name', { building: { code: 'KM' }, resources: [] }, { name: 'KM', rooms: 0 }],
  [
    'a building without anything but its id',
    { building: { id: 78025 }, resources: null },
    { name: ID, rooms: 0 },
  ],
  [
    'a broken building with rooms',
    { building: 'KM', resources: [{ type: 'room', code: 'A' }] },
    { name: ID, rooms: 1 },
  ],
  ['a lone room', { building: HOUSE, resources: { type: 'room', code: 'A' } }, { name: 'Kampus', rooms: 1 }],
])('%s', (_, fields, { name, rooms: count }) => {
  const told = read({ status: 'success', ...fields });
  expect([told.id, told.name, told.rooms.length]).toEqual([ID, name, count]);
});

test.each([
  ['by its id', { id: 4713, type: 'building', name: 'Kampus' }],
  ['by its id, with any code and name', { id: '4713', code: 'KM', name: ID }],
])('another building, %s, is no answer', (_, building) => {
  const answer = { status: 'success', building, resources: [{ type: 'room', code: 'A' }] };
  expect(() => read(answer)).toThrow(InvalidResponse);
});

test('a building that was asked for by its code has an id of its own', () => {
  const answer = jsonOf({ status: 'success', building: HOUSE, resources: [] });
  expect(readBuilding(answer, 'km' as BuildingId).name).toBe('Kampus');
});

test('without a building the rooms are those of one that has an id alone', () => {
  expect(read({ status: 'success', resources: [{ type: 'room', code: 'A' }] })).toEqual({
    id: ID,
    code: undefined,
    name: ID,
    rooms: [{ code: 'A', name: 'A' }],
  });
});

test('a room that is listed twice is one; those without an id all stay', () => {
  const [room, other] = [
    { id: 1, type: 'room', code: 'A' },
    { id: '2', type: 'room', code: 'A' },
  ];
  const bare = { type: 'room', code: 'A' };
  expect(rooms(room, other, { ...room, code: 'B' }, bare, bare, other).map(({ id }) => id)).toEqual([
    '1',
    '2',
    undefined,
    undefined,
  ]);
});

test.each([null, undefined, '', {}])(
  'with a building, rooms that are %j are none, unless a fault is reported',
  (none) => {
    for (const status of ['success', undefined])
      expect(read({ status, building: HOUSE, resources: none }).rooms).toEqual([]);
    const faulty = { status: 'error', message: 'Database is down', building: HOUSE, resources: none };
    expect(() => read(faulty)).toThrow(expect.objectContaining({ name: 'Unavailable', reason: 'down' }));
    expect(read({ ...faulty, message: 'No results' }).rooms).toEqual([]);
  },
);

test.each([null, undefined, '', {}])('without rooms a building that is %j does not exist', (building) => {
  expect(() => read({ status: 'success', building, resources: [] })).toThrow(
    expect.objectContaining({ name: 'NotFound', subject: 'building', id: ID }),
  );
});

test('an error without a building is no answer', () => {
  for (const resources of [[], null, undefined, '', {}])
    expect(() => read({ status: 'error', message: 'boom', resources })).toThrow(
      expect.objectContaining({ name: 'Unavailable' }),
    );
});

test.each([
  ['a broken building without rooms', { building: 'KM', resources: [] }, 'building is not an object'],
  ['resources that are text', { building: HOUSE, resources: 'A' }, 'resources is not a list'],
  ['no readable resource', { building: HOUSE, resources: [null, 'A'] }, 'building: no readable resource'],
])('%s cannot be read', (_, fields, why) => {
  const refused = () => read({ status: 'success', ...fields });
  expect(refused).toThrow(expect.objectContaining({ name: 'InvalidResponse' }));
  expect(refused).toThrow(why);
});

test('every body is read, or refused by a known error', { tags: 'property' }, () => {
  const bodies = fc.dictionary(fc.constantFrom('status', 'message', 'building', 'resources'), fc.jsonValue());
  fc.assert(
    fc.property(bodies, (json) => {
      try {
        for (const room of read(json).rooms) expect(room.name).not.toBe('');
      } catch (error) {
        expect(READING_ERRORS).toContain((error as Error).name);
      }
    }),
  );
});
