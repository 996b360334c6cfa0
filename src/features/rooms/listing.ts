/** Selects the rooms to show: filters, sorts, pages. Pure; knows nothing of cards. */
import { perLanguage } from '../../i18n/catalog.ts';
import { folded } from '../../i18n/phrases.ts';
import type { Language } from '../../language.ts';
import type { Building, Room } from '../../study-client/model.ts';
import { plainCode } from '../../workspace/buildings-index.ts';
import type { RoomsRequest } from './request.ts';

/** Rooms on a page: about as many as one reads without scrolling twice. */
const PAGE = 20;

/** The rooms of one category on a page. `count` covers the whole filtered list, not the page. */
export interface Group {
  readonly category: string | undefined;
  readonly count: number;
  readonly rooms: readonly Room[];
}

/** A page of a building's rooms. */
export interface Listing {
  /** All rooms of the building. */
  readonly all: number;
  /** Rooms that pass the filters. */
  readonly matching: number;
  /** Rooms that a seat filter leaves out because the study API gives no seats for them. */
  readonly withoutSeats: number;
  /** The words that filter, and the words of a question that match no room. */
  readonly words: readonly string[];
  readonly ignored: readonly string[];
  /** Words whose rooms are left out. */
  readonly without: readonly string[];
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly groups: readonly Group[];
  /** All matching rooms, on every page. */
  readonly everything: readonly Group[];
}

/** Lists the rooms that pass the request's filters; a page past the end is the last one. */
export function listRooms(building: Building, { filters, page }: RoomsRequest, language: Language): Listing {
  const { minSeats = 0, maxSeats = Number.POSITIVE_INFINITY, words, hints = [], codes = [] } = filters;
  const { without = [] } = filters;
  const isBySeats = filters.minSeats !== undefined || filters.maxSeats !== undefined;
  const held = codes.filter((code) => building.rooms.some((room) => isCalled(room, code)));
  const called = building.rooms.filter(
    (room) => codes.length === 0 || held.some((code) => isCalled(room, code)),
  );
  const leftOut = without.filter((word) => building.rooms.some((room) => isMeant(room, word)));
  // If some room contains the word as typed, only such rooms match; else inflected forms match, too.
  const wanted = words.map((word) => {
    const passes = building.rooms.some((room) => says(room, word)) ? says : isMeant;
    return (room: Room) => passes(room, word);
  });
  const named = called.filter(
    (room) => wanted.every((passes) => passes(room)) && !leftOut.some((word) => isMeant(room, word)),
  );
  const meant = hints.filter((word) => named.some((room) => isMeant(room, word)));
  const hinted = named.filter((room) => meant.every((word) => isMeant(room, word)));
  const matching = hinted.filter(
    ({ seats }) => !isBySeats || (seats !== undefined && seats >= minSeats && seats <= maxSeats),
  );
  const sorted = [...matching].sort(byCategoryThenCode(language));
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE));
  const shown = Math.min(page, pages - 1);
  return {
    all: building.rooms.length,
    matching: sorted.length,
    withoutSeats: isBySeats ? hinted.filter(({ seats }) => seats === undefined).length : 0,
    words: [...held, ...words, ...meant],
    ignored: [
      ...codes.filter((code) => !held.includes(code)),
      ...without.filter((word) => !leftOut.includes(word)),
      ...hints.filter((word) => !meant.includes(word)),
    ],
    without: leftOut,
    page: shown,
    pages,
    groups: grouped(sorted, sorted.slice(shown * PAGE, (shown + 1) * PAGE)),
    everything: grouped(sorted, sorted),
  };
}

/** Whether a code stands in a room's name or code. */
function isCalled({ name, code = '' }: Room, sought: string): boolean {
  return [name, code].some((text) => plainCode(text).includes(plainCode(sought)));
}

/** Whether a word stands in a room's name, code or category, ignoring case and accents. */
function says({ name, code = '', category = '' }: Room, word: string): boolean {
  const sought = folded(word);
  return [name, code, category].some((text) => folded(text).includes(sought));
}

/**
 * The least letters of an inflected word that must agree with the category: "teorialuokat" with
 * "Teorialuokka". A category of at least `SHORTEST` letters may agree as a whole.
 */
const STEM = 5;
const SHORTEST = 4;

/** The same for a word of a question, which may be inflected: "labs" asks for every "Lab". */
function isMeant(room: Room, word: string): boolean {
  if (says(room, word) || says(room, word.replace(/(?<=\p{L}{3})s$/u, ''))) return true;
  const [sought, category] = [folded(word), folded(room.category ?? '')];
  let same = 0;
  while (same < sought.length && sought[same] === category[same]) same += 1;
  // A short category must agree as a whole: "aulaa" with "Aula".
  const isWhole = category.length >= SHORTEST && same === category.length && sought.length - same <= 3;
  return isWhole || (same >= STEM && same >= Math.min(sought.length, category.length) - 3);
}

const collators = perLanguage((language) => new Intl.Collator(language, { numeric: true }));

/**
 * By category, rooms without one last. Within a category by code, with numbers in numeric order (A2 before
 * A10).
 */
function byCategoryThenCode(language: Language): (a: Room, b: Room) => number {
  const { compare } = collators(language);
  return (a, b) =>
    Number(a.category === undefined) - Number(b.category === undefined) ||
    compare(a.category ?? '', b.category ?? '') ||
    compare(a.code ?? a.name, b.code ?? b.name) ||
    compare(a.name, b.name);
}

function grouped(all: readonly Room[], page: readonly Room[]): Group[] {
  const counts = Map.groupBy(all, ({ category }) => category);
  return [...Map.groupBy(page, ({ category }) => category)].map(([category, rooms]) => ({
    category,
    count: counts.get(category)?.length ?? 0,
    rooms,
  }));
}
