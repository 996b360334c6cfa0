/** Selects the rooms to show: filters, sorts, pages. Pure; knows nothing of cards. */

import { joined, outsideLine } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { categoryIn } from '../../cards/room-kinds.ts';
import { texts, vocabulary } from '../../i18n/index.ts';
import { type Language, perLanguage } from '../../language.ts';
import { folded } from '../../primitives.ts';
import type { BuildingId, Room } from '../../study-client/model.ts';
import { numberOf, plainCode, plainCodes } from '../../workspace/buildings-index.ts';
import { kindsOf, mayBeAnyRoom, mayBeRoomCode, type RoomsRequest } from './request.ts';

/** Rooms on a page: as many as a table holds. */
export const PAGE = 100;
/** The sum of what the rooms on a page weigh. */
const MOST_WEIGHT = 3200;

/** A room, with the label of its building where rooms of several are listed. */
export interface ListedRoom extends Room {
  readonly building?: string;
  readonly buildingId?: BuildingId;
}

/** The rooms of one category on a page. `count` covers the whole filtered list, not the page. */
export interface Group {
  readonly category: string | undefined;
  readonly count: number;
  readonly rooms: readonly ListedRoom[];
}

/** A page of the rooms of a building, or of several. */
export interface Listing {
  /** All rooms of the building. */
  readonly all: number;
  /** Rooms that pass the filters, and are free where that counts. */
  readonly matching: number;
  /** Those that pass the filters, free or not. */
  readonly fitting: readonly ListedRoom[];
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
  /** Rooms on the pages before. */
  readonly before: number;
  readonly groups: readonly Group[];
  /** How the rooms are sorted: by seats, the fewest or the most first; undefined: by category, then by code. */
  readonly sort: RoomsRequest['sort'];
  /** The rooms of the page, in their order. */
  readonly shown: readonly ListedRoom[];
}

/** A building, or several as one: then the smallest room that fits comes first. */
export interface RoomsOf {
  readonly rooms: readonly ListedRoom[];
  readonly isSeveral?: true;
}

/**
 * Lists the rooms that pass the request's filters; a page past the end is the last one.
 * @param weightOf what a room takes of the room on a page
 * @param isFree whether a room is free, where only such rooms are listed
 */
export function listRooms(
  building: RoomsOf,
  { filters, page, sort: asked }: RoomsRequest,
  language: Language,
  weightOf: (room: ListedRoom) => number = () => 0,
  isFree?: (room: ListedRoom) => boolean,
): Listing {
  const { words, codes = [], without = [] } = filters;
  const hints = inKinds(filters.hints ?? []);
  const fits = seatsFit(filters);
  const byCode = codes.map((code) => ({ code, rooms: roomsCalled(building.rooms, code) }));
  const known = byCode.filter(({ rooms }) => rooms.length > 0).map(({ code }) => code);
  // Where no room has any of them, they leave no room.
  const held = known.length > 0 ? known : codes;
  const called = building.rooms.filter(
    (room) => codes.length === 0 || byCode.some(({ rooms }) => rooms.includes(room)),
  );
  const leftOut = without.filter((word) => building.rooms.some((room) => isMeant(room, word)));
  const wanted = withoutRoomWords(inKinds(words)).map((word) => wayToMatch(building.rooms, word));
  const named = called.filter(
    (room) => wanted.every((passes) => passes(room)) && !leftOut.some((word) => isMeant(room, word)),
  );
  const isHeld = (word: string): boolean => named.some((room) => isMeant(room, word));
  const areHeld = hints.some((word) => isKindWord(word) && isHeld(word));
  // A kind of rooms, or a room's code, filters also where no room has it; beside another kind, or as what one does there, it may tell
  // what for: "for a group meeting", "quiet".
  const isOther = (word: string): boolean =>
    areHeld || mayBeAnyRoom(word.toLowerCase()) || vocabulary.rooms.workplace.has(word.toLowerCase());
  const meant = hints.filter(
    (word) => (isKindWord(word) && !isOther(word)) || mayBeRoomCode(word) || isHeld(word),
  );
  const wished = withoutRoomWords(meant).map((word) => wayToMatch(building.rooms, word));
  const hinted = named.filter((room) => wished.every((passes) => passes(room)));
  const fitting = fits ? hinted.filter(fits) : hinted;
  const matching = isFree ? fitting.filter(isFree) : fitting;
  const sort = orderOf(building, { filters, sort: asked });
  const order = sort === undefined ? byCategoryThenCode(language) : bySeats(sort, language);
  const sorted = [...matching].sort(order);
  const pages = pagesOf(sorted, weightOf);
  const at = Math.min(page, pages.length - 1);
  const shown = pages[at] ?? [];
  return {
    all: building.rooms.length,
    matching: sorted.length,
    fitting,
    withoutSeats: fits ? hinted.filter(({ seats }) => seats === undefined).length : 0,
    words: [...held, ...words, ...meant],
    ignored: [
      ...codes.filter((code) => !held.includes(code)),
      ...without.filter((word) => !leftOut.includes(word)),
      ...hints.filter(
        (word) => !meant.includes(word) && !(held.length > 0 && mayBeAnyRoom(word.toLowerCase())),
      ),
    ],
    without: leftOut,
    page: at,
    pages: pages.length,
    before: pages.slice(0, at).reduce((sum, one) => sum + one.length, 0),
    groups: grouped(sorted, shown),
    sort,
    shown,
  };
}

/**
 * The request in which a bare number beside the building means seats ("karamalmi 40"), unless it stands in the code or the
 * name of a room there.
 */
export function withSeatsMeant({ rooms }: RoomsOf, request: RoomsRequest): RoomsRequest {
  const { words, ...limits } = request.filters;
  const [number, ...others] = words.filter((word) => /^[1-9]\d{0,2}$/.test(word));
  if (number === undefined || others.length > 0) return request;
  if (limits.minSeats !== undefined || limits.maxSeats !== undefined) return request;
  if (rooms.some((room) => numbersOf(room).includes(number))) return request;
  const left = words.filter((word) => word !== number);
  return { ...request, filters: { ...limits, words: left, minSeats: Number(number) } };
}

/** The numbers in a room's code and name: 558 of "KMD558". */
const numbersOf = ({ code = '', name }: Room): readonly string[] => `${code} ${name}`.match(/\p{N}+/gu) ?? [];

/** The order that was asked for; else by seats where a room must fit, or where buildings are compared. */
export function orderOf(
  { isSeveral }: Pick<RoomsOf, 'isSeveral'>,
  { filters, sort }: Pick<RoomsRequest, 'filters' | 'sort'>,
): RoomsRequest['sort'] {
  return sort ?? (isSeveral || filters.minSeats !== undefined ? 'seats' : undefined);
}

/** The rooms of a code, or of its number; if there is none, those in whose name or code it stands. */
function roomsCalled(rooms: readonly ListedRoom[], sought: string): readonly ListedRoom[] {
  const plain = plainCode(sought);
  const exact = rooms.filter(({ name, code = '' }) =>
    [name, code].some((text) => plainCodes(text).includes(plain)),
  );
  const isPart = ({ name, code = '' }: Room) => [name, code].some((text) => plainCode(text).includes(plain));
  if (exact.length > 0) return exact;
  const numbered = rooms.filter(({ name, code }) => numberOf(plainCode(code ?? name)) === plain);
  return numbered.length > 0 ? numbered : rooms.filter(isPart);
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

/**
 * Which rooms of a building a word means: those whose category it is; else those that say it as it was typed, unless it is a
 * kind; else those that an inflected form or a kind means, at last one that is near.
 */
function wayToMatch(rooms: readonly Room[], word: string): (room: Room) => boolean {
  const ways = [
    ...(isHeadOfOthers(rooms, word) ? [] : [isCategory]),
    ...(isKindWord(word) ? [] : [says]),
    isMeant,
    isOfSomeKind,
  ];
  const way = ways.find((one) => rooms.some((room) => one(room, word))) ?? isMeant;
  return (room) => way(room, word);
}

/** The most letters by which a word differs at its end from the category that it is: "teorialuokissa". */
const LONGEST_ENDING = 4;

/** Whether a word, perhaps inflected, is the category of a room. */
function isCategory({ category = '' }: Room, word: string): boolean {
  const [sought, own] = [folded(word), folded(category)];
  const same = sameLetters(sought, own);
  return same >= STEM && same >= Math.max(sought.length, own.length) - LONGEST_ENDING;
}

/** "Laboratorio" is every kind of them where there are a "Medialaboratorio" and others. */
const isHeadOfOthers = (rooms: readonly Room[], word: string): boolean => {
  const own = rooms.find((room) => isCategory(room, word))?.category;
  return (
    own !== undefined &&
    rooms.some(({ category = '' }) => category !== own && folded(category).endsWith(folded(own)))
  );
};

function sameLetters(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/** The same for a word of a question, which may be inflected: "labs" asks for every "Lab". */
function isMeant(room: Room, word: string): boolean {
  if (isOfKind(room, word) || says(room, word) || says(room, word.replace(/(?<=\p{L}{3})s$/u, '')))
    return true;
  const [sought, category] = [folded(word), folded(room.category ?? '')];
  const same = sameLetters(sought, category);
  // A short category must agree as a whole: "aulaa" with "Aula".
  const isWhole = category.length >= SHORTEST && same === category.length && sought.length - same <= 3;
  return isWhole || (same >= STEM && same >= Math.min(sought.length, category.length) - 3);
}

/** The words without the second one of "lecture hall" and of "computer labs", which need be no laboratory. */
const withoutRoomWords = (words: readonly string[]): string[] =>
  words.filter(
    (word, at) => !(vocabulary.rooms.room.has(word.toLowerCase()) && isKindWord(words[at - 1] ?? '')),
  );

/** The words, with those in one piece that mean a kind of rooms together: "group work". */
function inKinds(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (before !== undefined && areOneKind(before, word)) return [];
    return [next !== undefined && areOneKind(word, next) ? `${word} ${next}` : word];
  });
}

/** Whether two words mean a kind that neither of them means. */
function areOneKind(one: string, other: string): boolean {
  const apart = [one, other].flatMap((word) => kindsOf(word.toLowerCase()));
  return kindsOf(`${one} ${other}`.toLowerCase()).some((kind) => !apart.includes(kind));
}

const isKindWord = (word: string): boolean => kindsOf(word.toLowerCase()).length > 0;

/** The kinds that a word names. A "kielistudio" is no studio of another kind, and an "atk-luokka" no other classroom. */
function kindsNamed(word: string): readonly string[] {
  const named = kindsOf(word.toLowerCase());
  return named.length > 1 ? named.filter((kind) => kind !== 'classroom') : named;
}

/** Whether a room's category or name says the kind that a word names: "atk" a "Digitila". */
function isOfKind(room: Room, word: string): boolean {
  const own = kindsNamed(word);
  const fields = own.filter((kind) => kind in vocabulary.roomFields);
  return isOfOne(room, fields.length > 0 ? fields : own);
}

/** The same for the wider kind as well: a small group meets in any room for groups. */
const isOfSomeKind = (room: Room, word: string): boolean => isOfOne(room, kindsNamed(word));

function isOfOne({ name, category = '' }: Room, kinds: readonly string[]): boolean {
  const words = `${category} ${name}`.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words.some((one) => kindsOf(one).some((kind) => kinds.includes(kind)));
}

/** Whether a room has enough seats, and not too many; undefined: any number does. */
function seatsFit({ minSeats, maxSeats }: RoomsRequest['filters']): ((room: Room) => boolean) | undefined {
  if (minSeats === undefined && maxSeats === undefined) return undefined;
  const [least, most] = [minSeats ?? 0, maxSeats ?? Number.POSITIVE_INFINITY];
  return ({ seats }) => seats !== undefined && seats >= least && seats <= most;
}

/** The categories of the rooms that have enough seats, with their counts, the most frequent first. */
export function categoriesOf(
  { rooms }: RoomsOf,
  { filters }: RoomsRequest,
): { readonly category: string; readonly count: number }[] {
  const fits = seatsFit(filters) ?? (() => true);
  const counts = Map.groupBy(rooms.filter(fits), ({ category = '' }) => category);
  return [...counts]
    .filter(([category]) => category !== '')
    .map(([category, { length: count }]) => ({ category, count }))
    .sort((one, other) => other.count - one.count);
}

/** The rooms by pages: at most `PAGE` on each, and no more than fit. */
function pagesOf(rooms: readonly ListedRoom[], weightOf: (room: ListedRoom) => number): ListedRoom[][] {
  const pages: ListedRoom[][] = [[]];
  let weight = 0;
  for (const room of rooms) {
    const own = weightOf(room);
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && (page.length === PAGE || weight + own > MOST_WEIGHT)) {
      pages.push([room]);
      weight = own;
    } else {
      page.push(room);
      weight += own;
    }
  }
  return pages;
}

/** By seats, rooms without seats last; then as by category. */
function bySeats(sort: 'seats' | '-seats', language: Language): (a: Room, b: Room) => number {
  const otherwise = byCategoryThenCode(language);
  return (a, b) => {
    if (a.seats === undefined || b.seats === undefined || a.seats === b.seats)
      return Number(a.seats === undefined) - Number(b.seats === undefined) || otherwise(a, b);
    return sort === 'seats' ? a.seats - b.seats : b.seats - a.seats;
  };
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

function grouped(all: readonly ListedRoom[], page: readonly ListedRoom[]): Group[] {
  const counts = Map.groupBy(all, ({ category }) => category);
  return [...Map.groupBy(page, ({ category }) => category)].map(([category, rooms]) => ({
    category,
    count: counts.get(category)?.length ?? 0,
    rooms,
  }));
}

// How a room is called.

/** The longest name of a room or category. */
export const ROOM_NAME = 80;

/** "KMD558 Auditorio · Teorialuokka · 40 seats". */
export function roomLine(room: Room, { language }: Reader): string {
  const words = texts(language).rooms;
  return joined([
    roomName(room),
    room.category !== undefined && outsideLine(categoryIn(room.category, language), ROOM_NAME),
    room.seats === undefined ? words.seatsNotGiven : words.seats(room.seats),
  ]);
}

/** "KMD558 Auditorio". */
export function roomName(room: Room): string {
  const { label, rest } = calledOf(room);
  return `${label}${rest}`;
}

/**
 * A room's code, and the part of its name that is neither the code, with which it often begins, nor the
 * category, which stands above.
 */
export function calledOf({ code, name, category }: Room): { label: string; rest: string } {
  if (code === undefined) return { label: outsideLine(name, ROOM_NAME), rest: '' };
  const begins = name.startsWith(code) && !/^[\p{L}\p{N}]/u.test(name.slice(code.length));
  const own = outsideLine(begins ? name.slice(code.length) : name, ROOM_NAME).replace(/^[\s–,:;-]+/u, '');
  return { label: outsideLine(code, ROOM_NAME), rest: own === '' || own === category ? '' : ` ${own}` };
}
