import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listRooms } from '../../../src/features/rooms/listing.ts';
import type { RoomsRequest } from '../../../src/features/rooms/request.ts';
import type { Building, BuildingId, Room } from '../../../src/study-client/model.ts';
import { buildings } from '../../fixtures/arbitraries.ts';
import { empty, large, small } from '../../fixtures/buildings.ts';

/** Rooms on a page. */
const PAGE = 100;

const asking = (filters: Partial<RoomsRequest['filters']> = {}, page = 0): RoomsRequest => ({
  building: '78025',
  filters: { words: [], ...filters },
  page,
});
const listed = (building: Building, filters: Partial<RoomsRequest['filters']> = {}, page = 0) =>
  listRooms(building, asking(filters, page), 'en');
const namesIn = ({ shown }: ReturnType<typeof listed>) => shown.map(({ name }) => name);
const withRooms = (...rooms: Room[]): Building => ({ ...empty, rooms });

describe('the order', () => {
  it('is by category, those without one last, then by code with numbers in their order', () => {
    expect(listed(small).groups).toEqual([
      {
        category: 'Laboratory',
        count: 3,
        rooms: [small.rooms[2], small.rooms[0], small.rooms[3]],
      },
      { category: 'Lecture hall', count: 1, rooms: [small.rooms[1]] },
      { category: undefined, count: 1, rooms: [small.rooms[4]] },
    ]);
  });

  it('goes by the name where there is no code, and by the name among equal codes', () => {
    const building = withRooms(
      { name: 'B' },
      { name: 'Z', code: 'A' },
      { name: 'Y', code: 'A' },
      { name: 'A2' },
    );
    expect(namesIn(listed(building))).toEqual(['Y', 'Z', 'A2', 'B']);
  });

  test.each([
    ['fi', ['A', 'Z', 'Å', 'Ä', 'Ö']],
    ['sv', ['A', 'Z', 'Å', 'Ä', 'Ö']],
    ['en', ['A', 'Å', 'Ä', 'Ö', 'Z']],
  ] as const)('is that of the language: %s', (language, order) => {
    const building = withRooms(...['Ö', 'Z', 'Ä', 'A', 'Å'].map((name) => ({ name })));
    expect(namesIn(listRooms(building, asking(), language))).toEqual(order);
  });
});

describe('filters', () => {
  test.each<[Partial<RoomsRequest['filters']>, string[], number]>([
    [{ minSeats: 24 }, ['KMD10 Lab', 'Lobby', 'KMD2 – Auditorium'], 1],
    [{ minSeats: 25 }, ['Lobby', 'KMD2 – Auditorium'], 1],
    [{ minSeats: 120 }, ['KMD2 – Auditorium'], 1],
    [{ minSeats: 121 }, [], 1],
    [{ words: ['lab'] }, ['KMD9', 'KMD10 Lab', 'Chemistry'], 0],
    [{ words: ['LAB'] }, ['KMD9', 'KMD10 Lab', 'Chemistry'], 0],
    [{ words: ['kmd1'] }, ['KMD10 Lab', 'Chemistry'], 0],
    [{ words: ['kmd1', 'chem'] }, ['Chemistry'], 0],
    [{ words: ['hall'], minSeats: 1 }, ['KMD2 – Auditorium'], 0],
    [{ words: ['laboratory'], minSeats: 1 }, ['KMD9', 'KMD10 Lab'], 1],
    [{ words: ['nothing'] }, [], 0],
  ])('%j', (filters, names, withoutSeats) => {
    const listing = listed(small, filters);
    expect(namesIn(listing)).toEqual(names);
    expect(listing).toMatchObject({ all: 5, matching: names.length, withoutSeats });
  });
});

describe('the words of a question', () => {
  test.each<[string[], string[], string[]]>([
    [['lab'], ['KMD9', 'KMD10 Lab', 'Chemistry'], []],
    [['laboratories'], ['KMD9', 'KMD10 Lab', 'Chemistry'], []],
    [['Chemistry'], ['Chemistry'], []],
    [['lab', 'chemistry'], ['Chemistry'], []],
    [['nice'], ['KMD9', 'KMD10 Lab', 'Chemistry', 'KMD2 – Auditorium', 'Lobby'], ['nice']],
    [['nice', 'hall'], ['KMD2 – Auditorium'], ['nice']],
    [['lobbies'], ['Lobby'], []],
  ])('%j leave %j, and %j is ignored', (hints, names, ignored) => {
    const listing = listed(small, { hints });
    expect(namesIn(listing)).toEqual(names);
    expect(listing.ignored).toEqual(ignored);
    expect(listing.words).toEqual(hints.filter((word) => !ignored.includes(word)));
  });

  it.each(['tyotila', 'Työtila', 'TYÖTILA'])('%j finds what is spelled with or without dots', (word) => {
    const building = withRooms({ name: 'Työtila 1' }, { name: 'Aula' });
    expect(namesIn(listed(building, { words: [word] }))).toEqual(['Työtila 1']);
  });
});

describe('pages', () => {
  test.each([
    [0, 0, 100],
    [1, 1, 100],
    [2, 2, 20],
    [3, 2, 20],
    [9999, 2, 20],
  ])('page %i of 220 rooms is page %i, with %i rooms', (asked, page, rooms) => {
    const listing = listed(large, {}, asked);
    expect(listing).toMatchObject({ all: 220, matching: 220, page, pages: 3 });
    expect(namesIn(listing)).toHaveLength(rooms);
  });

  it('count a category over all pages', () => {
    const counts = (page: number) =>
      listed(large, {}, page).groups.map(({ category, count, rooms }) => [category, count, rooms.length]);
    expect(counts(0).at(-1)).toEqual(['Group room', 37, 26]);
    expect(counts(1)[0]).toEqual(['Group room', 37, 11]);
  });

  it('of nothing are one, and empty', () => {
    expect(listed(empty)).toEqual({
      all: 0,
      matching: 0,
      fitting: [],
      withoutSeats: 0,
      words: [],
      ignored: [],
      without: [],
      page: 0,
      pages: 1,
      before: 0,
      groups: [],
      sort: undefined,
      shown: [],
    });
  });

  it('hold every matching room once, for any building', { tags: 'property' }, () => {
    fc.assert(
      fc.property(
        buildings,
        fc.record(
          { minSeats: fc.integer({ min: 1, max: 100 }), maxSeats: fc.integer({ min: 0, max: 100 }) },
          { requiredKeys: [] },
        ),
        (building, filters) => {
          const { minSeats, maxSeats } = filters;
          const isFree = minSeats === undefined && maxSeats === undefined;
          const { pages, matching, withoutSeats } = listed(building, filters);
          const all = Array.from({ length: pages }, (_, page) => listed(building, filters, page)).flatMap(
            ({ groups }) => groups.flatMap(({ rooms }) => rooms),
          );
          const expected = building.rooms.filter(
            ({ seats }) =>
              isFree ||
              (seats !== undefined &&
                seats >= (minSeats ?? 0) &&
                seats <= (maxSeats ?? Number.POSITIVE_INFINITY)),
          );
          expect(new Set(all)).toEqual(new Set(expected));
          expect(all).toHaveLength(matching);
          expect(pages).toBe(Math.max(1, Math.ceil(matching / PAGE)));
          const unknown = building.rooms.filter(({ seats }) => seats === undefined).length;
          expect(withoutSeats).toBe(isFree ? 0 : unknown);
        },
      ),
    );
  });
});

it('leaves the building as it is', () => {
  const before = structuredClone(large);
  listed(large, { minSeats: 5 });
  expect(large).toEqual(before);
});

describe('words of a question', () => {
  const room = (code: string, category: string): Room => ({ code, name: code, category });
  const building: Building = {
    id: '1' as BuildingId,
    name: 'House',
    rooms: [
      room('KMD558', 'Teorialuokka'),
      room('KMC101', 'Ryhmätyötila'),
      room('KMC102', 'Medialaboratorio'),
    ],
  };
  const listed = (...hints: string[]) => {
    const { groups, words, ignored } = listRooms(
      building,
      { building: '1', filters: { words: [], hints }, page: 0 },
      'en',
    );
    return { codes: groups.flatMap((group) => group.rooms.map(({ code }) => code)), words, ignored };
  };

  it.each<[string[], string[], string[]]>([
    [['teorialuokat'], ['KMD558'], []],
    [['ryhmätyötilat'], ['KMC101'], []],
    [['tyotila'], ['KMC101'], []],
    [['lab'], ['KMC102'], []],
    [['labs'], ['KMC102'], []],
    [['KMD558', 'free'], ['KMD558'], ['free']],
    [['today'], ['KMC102', 'KMC101', 'KMD558'], ['today']],
  ])('%j filter where some room matches, and are told where none does', (hints, codes, ignored) => {
    expect(listed(...hints)).toEqual({
      codes,
      ignored,
      words: hints.filter((word) => !ignored.includes(word)),
    });
  });
});
