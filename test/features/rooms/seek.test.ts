import { expect, test } from 'vitest';
import { readQuestion } from '../../../src/ask/question.ts';
import { roomsQuestion } from '../../../src/features/rooms/question.ts';
import type { RoomsRequest } from '../../../src/features/rooms/request.ts';
import { seek } from '../../../src/features/rooms/seek.ts';
import { parseRoomsCommand } from '../../../src/features/rooms/typed.ts';
import type { BuildingId } from '../../../src/study-client/model.ts';
import { createBuildings } from '../../../src/workspace/buildings.ts';
import { createMemoryStore } from '../../fakes/memory-store.ts';
import { NOW } from '../../fixtures/reader.ts';

const listed = (id: string, fi: string, code: string) => ({
  id: id as BuildingId,
  code,
  names: { fi },
  aliases: [],
  hide: [],
});
const buildings = createBuildings({
  directory: [
    listed('78025', 'Karamalmin kampus', 'KM'),
    listed('78044', 'Harjun talo', 'HT'),
    listed('1', 'Old Main Building', 'OM'),
    listed('2', 'Porter Hall', 'PH'),
  ],
  store: createMemoryStore(),
  now: () => NOW,
});

/** The building, and the filters that are left. */
async function sought(request: RoomsRequest | undefined): Promise<unknown[]> {
  if (!request) return [];
  const { sought: found, request: left } = await seek(request, buildings);
  const { minSeats, words, hints = [] } = left.filters;
  const what = found === undefined ? undefined : 'id' in found ? found.id : Object.keys(found)[0];
  return [what, minSeats, [...words, ...hints]];
}

test.each<[string, unknown[]]>([
  ['78025 lab 40+', ['78025', 40, ['lab']]],
  ['KM lab', ['78025', undefined, ['lab']]],
  ['karamalmi lab', ['78025', undefined, ['lab']]],
  ['karamalmin kampus lab 40+', ['78025', 40, ['lab']]],
  ['Karamalmin kampuksella lab', ['78025', undefined, ['lab']]],
  ['old main building lab hall', ['1', undefined, ['lab', 'hall']]],
  ['"old main building" lab', ['1', undefined, ['lab']]],
  ['karamalmi kampus', ['78025', undefined, []]],
  ['78025 kampus', ['78025', undefined, ['kampus']]],
  ['X9 lab', ['X9', undefined, ['lab']]],
  ['nowhere lab', ['nearest', undefined, ['lab']]],
  ['40+', [undefined, 40, []]],
  ['kitchen karamalmi', ['78025', undefined, ['kitchen']]],
  ['projector in old main building 40+', ['1', 40, ['projector']]],
  ['lab 40+ Harju', ['78044', 40, ['lab']]],
  ['120 seats harju', ['78044', 120, []]],
  ['all labs in harju', ['78044', undefined, ['labs']]],
  ['karamalmi 558', ['78025', undefined, ['558']]],
  ['lab in Porter Hall', ['2', undefined, ['lab']]],
  ['ilman labroja karamalmilla', ['78025', undefined, []]],
])('/rooms %s', async (typed, expected) => {
  expect(await sought(parseRoomsCommand(typed))).toEqual(expected);
});

test.each<[string, unknown[]]>([
  ['mitä tiloja Karamalmilla on?', ['78025', undefined, []]],
  ['onko Karamalmin kampuksella auditorioita tai tiloja 40 hengelle', ['78025', 40, ['auditorioita']]],
  ['which lab rooms does Harju have?', ['78044', undefined, ['lab']]],
  ['rooms in building Old Main', ['1', undefined, []]],
  ['rooms in "Old Main Building"', ['1', undefined, []]],
  ['rooms in the KM building', ['78025', undefined, []]],
  ['KM rooms', ['78025', undefined, []]],
  ['rooms in building 5555', ['5555', undefined, []]],
  ['rooms in building Nowhere', ['nearest', undefined, []]],
  ['rooms in Harju and Karamalmi', ['called', undefined, []]],
  ['rooms in Harju and Old Main Building', ['called', undefined, []]],
  ['rooms in Karamalmi (KM)', ['78025', undefined, []]],
  ['free rooms', [undefined, undefined, []]],
  ['which rooms does Porter Hall have', ['2', undefined, []]],
  ['show me all rooms on the Karamalmi campus', ['78025', undefined, []]],
  ['rooms in KM 558', ['78025', undefined, ['558']]],
])('%s', async (text, expected) => {
  expect(await sought(roomsQuestion(readQuestion(text)))).toEqual(expected);
});
