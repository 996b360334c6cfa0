import { describe, expect, it, test } from 'vitest';
import { roomsCard } from '../../../src/features/rooms/card.ts';
import { rooms } from '../../../src/features/rooms/handlers.ts';
import type { RoomsRequest } from '../../../src/features/rooms/request.ts';
import { LANGUAGES } from '../../../src/i18n/language.ts';
import type { Building, Room, StudyClient } from '../../../src/study-client/model.ts';
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

describe('pages', () => {
  const feature = rooms({} as StudyClient);
  const turnPage = feature.actions[0];
  const targets = (card: ReturnType<typeof cardOf>) =>
    card.buttons.map(({ value }) => {
      const read = turnPage?.does === 'replace' ? turnPage.read(value) : undefined;
      return read?.ask.request;
    });

  test.each([
    [0, [1]],
    [5, [4, 6]],
    [10, [9]],
    [11, [9]],
  ])('from page %i lead to pages %j, with the same filters', (page, pages) => {
    const filters = { minSeats: 1, words: ['mpa'] };
    expect(targets(cardOf(large, asking({ words: ['mpa'] }, page)))).toEqual(
      pages.map((target) => ({ ...asking({ words: ['mpa'] }), page: target })),
    );
    expect(cardOf(large, asking(filters)).buttons).toHaveLength(1);
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
