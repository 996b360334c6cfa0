import type { DataTableBlock, KnownBlock } from '@slack/types';
import { describe, expect, it, test } from 'vitest';
import { Unavailable } from '../../../src/errors.ts';
import { roomsCard, roomsOfMany } from '../../../src/features/rooms/card.ts';
import type { RoomsRequest } from '../../../src/features/rooms/request.ts';
import { turnPage } from '../../../src/features/rooms/request.ts';
import { LANGUAGES } from '../../../src/language.ts';
import type { Building, Room } from '../../../src/study-client/model.ts';
import { empty, large, small } from '../../fixtures/buildings.ts';
import { fresh, outage, readerIn, stale } from '../../fixtures/reader.ts';

const asking = (filters: Partial<RoomsRequest['filters']> = {}, page = 0): RoomsRequest => ({
  building: 'Myllypuro',
  filters: { words: [], ...filters },
  page,
});
const cardOf = (building: Building, request = asking()) =>
  roomsCard(fresh(building), request, readerIn('en'));
const withRoom = (room: Room): Building => ({ ...empty, rooms: [room] });

describe('a room', () => {
  test.each<[Room, string]>([
    [{ code: 'A1', name: 'A1', seats: 1 }, '• A1 – 1 seat'],
    [{ code: 'A1', name: 'A1', seats: 40 }, '• A1 – 40 seats'],
    [{ code: 'A1', name: 'A1' }, '• A1 – seats not given'],
    [{ code: 'A1', name: 'A1 Lab', seats: 2 }, '• A1 Lab – 2 seats'],
    [{ code: 'A1', name: 'A1 – Lab', seats: 2 }, '• A1 Lab – 2 seats'],
    [{ code: 'A1', name: 'A1, Lab', seats: 2 }, '• A1 Lab – 2 seats'],
    [{ code: 'A1', name: 'Lab', seats: 2 }, '• A1 Lab – 2 seats'],
    [{ code: 'A1', name: 'A12 Lab', seats: 2 }, '• A1 A12 Lab – 2 seats'],
    [{ name: 'Lobby', seats: 2 }, '• Lobby – 2 seats'],
  ])('%j: %s', (room, line) => {
    expect(cardOf(withRoom(room)).text.split('\n')).toContain(line);
  });

  it('is never called free', () => {
    for (const building of [small, large, empty])
      expect(cardOf(building).text).not.toMatch(/\b(?:free|available)\b/i);
  });
});

it.each([
  [['40'], true],
  [['lab', '40'], true],
  [['4000'], false],
  [['040'], false],
  [['lab'], false],
  [['A1-13'], false],
] as const)('where nothing matches %j, a number in it is seats: %j', (words, isSeats) => {
  const { text } = cardOf(withRoom({ name: 'Lobby' }), asking({ words: [...words] }));
  expect(text).toContain(words[0] === 'A1-13' ? 'I know no room called “A1-13”.' : 'No room matches');
  expect(text.includes('filter: at least 40 seats')).toBe(isSeats);
});

it.each([
  ['140', '140', true],
  ['B140', '140', false],
] as const)('where a room is called “%s” it tells how one asks for %s seats: %s', (word, seats, tells) => {
  const { text } = cardOf(withRoom({ name: 'B140' }), asking({ words: [word] }));
  expect(text).toContain('B140');
  expect(text.split(`For at least ${seats} seats, type ${seats}+.`).length - 1).toBe(tells ? 1 : 0);
});

/** A building of so many rooms, in two categories. */
const of = (count: number, more: Partial<Room> = {}): Building => ({
  ...empty,
  rooms: Array.from({ length: count }, (_, at) => ({
    code: `B${100 + at}`,
    name: `B${100 + at}`,
    category: at % 2 === 0 ? 'Lab' : 'Hall',
    seats: at,
    ...more,
  })),
});
const tableIn = (blocks: readonly KnownBlock[] = []): DataTableBlock | undefined =>
  blocks.find((block): block is DataTableBlock => block.type === 'data_table');
const cells = (table: DataTableBlock | undefined) =>
  table?.rows.map((row) =>
    row.map((cell) => (cell.type === 'raw_number' ? cell.value : 'text' in cell && cell.text)),
  );

describe('a table', () => {
  it('holds name, category and seats, in the order of the list', () => {
    const { blocks } = cardOf(small);
    expect(cells(tableIn(blocks))).toEqual([
      ['Name', 'Category', 'Seats'],
      ['KMD9', 'Laboratory', 1],
      ['KMD10 Lab', 'Laboratory', 24],
      ['KMD11 Chemistry', 'Laboratory', 'not given'],
      ['KMD2 Auditorium', 'Lecture hall', 120],
      ['Lobby', 'Other rooms', 40],
    ]);
    expect(tableIn(blocks)).toMatchObject({ caption: 'Rooms in Karamalmi', page_size: 10 });
  });

  test.each([
    [{ minSeats: 90 }, 'at least 90 seats'],
    [{ maxSeats: 0 }, 'at most 0 seats'],
    [{ maxSeats: 1 }, 'at most 1 seat'],
    [{ minSeats: 20, maxSeats: 40 }, '20–40 seats'],
    [{ minSeats: 40, maxSeats: 40 }, '40 seats'],
  ])('%j is told as %j', (filters, words) => {
    const { text } = roomsCard(fresh(of(100)), asking(filters), readerIn('en'));
    expect(text).toContain(`filter: ${words}\n`);
  });

  it('holds the rooms of its page, which the text names one by one', () => {
    const request = asking({}, 1);
    const { blocks, text } = roomsCard(fresh(of(250)), request, readerIn('en'));
    const named = Array.from(text.matchAll(/^• (B\d+)/gm), ([, code]) => code);
    expect(named).toHaveLength(100);
    expect(
      cells(tableIn(blocks))
        ?.slice(1)
        .map(([code]) => code),
    ).toEqual(named);
    expect(text).toContain('11111 · 250 rooms · rooms 101–200\n');
  });

  test.each([
    [1, true],
    [100, true],
    [101, true],
    [0, false],
  ])('of %i rooms: %s', (count, isTable) => {
    const { blocks, plainer } = cardOf(of(count));
    expect([tableIn(blocks) !== undefined, plainer !== undefined]).toEqual([isTable, isTable]);
  });

  it('has no more rooms on a page than the text can name', () => {
    const long = of(60, { name: 'A name that goes on and on beside its code, to the end & more' });
    const { text } = cardOf(long);
    expect(text.length).toBeLessThan(4000);
    expect(text).toMatch(/60 rooms · rooms 1–\d\d\n/);
    const shown = Array.from({ length: 3 }, (_, page) =>
      Array.from(cardOf(long, asking({}, page)).text.matchAll(/^• (B\d+)/gm), ([, code]) => code),
    );
    expect(new Set(shown.flat()).size).toBe(60);
  });

  it('has the list beside it for where Slack takes none, with the same buttons to turn its pages', () => {
    const { plainer = [], buttons } = cardOf(of(145));
    expect(tableIn(plainer)).toBeUndefined();
    expect(buttons.map(({ value }) => turnPage.read(value)?.value.page)).toEqual([1]);
    expect(cardOf(of(100)).buttons).toEqual([]);
  });
});

describe('several buildings', () => {
  const both = [fresh(small), fresh(of(3))];
  const many = (request: Partial<RoomsRequest> = {}, unread: Parameters<typeof roomsOfMany>[1] = []) =>
    roomsOfMany(both, unread, { filters: { words: [] }, page: 0, all: true, ...request }, readerIn('en'));

  it('stand in one table, each with its building, the smallest room first', () => {
    const { blocks, text } = many();
    expect(cells(tableIn(blocks))?.slice(0, 4)).toEqual([
      ['Name', 'Category', 'Seats'],
      ['B100 · Depot', 'Lab', 0],
      ['B101 · Depot', 'Hall', 1],
      ['KMD9 · KM', 'Laboratory', 1],
    ]);
    expect(text).toContain(
      'Rooms in 2 buildings\nKM, Depot · 8 rooms · smallest first\nName · Category · Seats\n• B100 · Lab – 0 seats, Depot\n',
    );
  });

  it('are told with those that can’t be read, and why', () => {
    const { text, blocks } = many({}, [{ label: 'Harju', error: new Unavailable('slow', 'no answer') }]);
    expect(text).toMatch(/Not read: Harju\. \S/);
    expect(JSON.stringify(blocks)).toContain('Not read: Harju.');
  });

  it('where nothing matches, offer the kinds there are with enough seats', () => {
    const { text, blocks } = many({ filters: { words: ['nothing'], minSeats: 100 } });
    expect(text).toContain('No room matches; the buildings have 8 rooms.');
    expect(text).toContain('• Lecture hall (1)');
    expect(JSON.stringify(blocks)).toContain('Lecture hall (1)');
    expect(text).not.toContain('Laboratory (');
  });
});

describe('pages', () => {
  const leadsTo = (card: ReturnType<typeof cardOf>) =>
    card.buttons.map(({ value }) => turnPage.read(value)?.value);

  test.each([
    [0, [1]],
    [1, [0, 2]],
    [4, [3]],
    [5, [3]],
  ])('from page %i lead to pages %j, with the same filters', (page, pages) => {
    const huge = of(450);
    expect(leadsTo(cardOf(huge, asking({ words: ['b'] }, page)))).toEqual(
      pages.map((target) => ({ ...asking({ words: ['b'] }), page: target })),
    );
  });

  it('have no buttons where there is one', () => {
    expect(cardOf(small).buttons).toEqual([]);
    expect(cardOf(empty).buttons).toEqual([]);
    expect(cardOf(large, asking({ words: ['nothing at all'] })).buttons).toEqual([]);
  });
});

describe('how old the answer is', () => {
  test.each(LANGUAGES)(
    'is said in %s where it is old, in the text and at the end of the blocks',
    (language) => {
      const texts = [fresh, stale, outage].map((of) => {
        const card = roomsCard(of(small), asking(), readerIn(language));
        const last = card.blocks.at(-1);
        const words =
          last?.type === 'context' ? last.elements.map((one) => ('text' in one ? one.text : '')) : [];
        expect(card.text.endsWith(words.join())).toBe(true);
        return card.text;
      });
      expect(new Set(texts).size).toBe(3);
    },
  );
});
