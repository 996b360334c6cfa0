import type { Button, KnownBlock } from '@slack/types';
import {
  boldLine,
  bullets,
  button,
  escapeMrkdwn,
  header,
  joined,
  outsideLine,
  paragraph,
  type Run,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { dayUntil } from '../../cards/dates.ts';
import { failureWords, shortFailure } from '../../cards/error-card.ts';
import { dataTable } from '../../cards/tables.ts';
import { freshnessNote, noteBlocks } from '../../cards/words.ts';
import { NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Building, BuildingId, Found } from '../../study-client/model.ts';
import {
  calledOf,
  categoriesOf,
  type Group,
  type ListedRoom,
  type Listing,
  listRooms,
  orderOf,
  ROOM_NAME,
  type RoomsOf,
  roomLine,
  roomName,
} from './listing.ts';
import { chooseBuilding, type RoomsRequest, turnPage } from './request.ts';

/** What a card is made of. */
interface Shown {
  /** "78025 · KM", or the buildings. */
  readonly place: string;
  readonly isSeveral: boolean;
  readonly source: RoomsOf;
  readonly listing: Listing;
  readonly request: RoomsRequest;
  readonly reader: Reader;
}

/** A building that could not be read. */
export interface Unread {
  readonly id?: BuildingId;
  readonly label: string;
  readonly error: unknown;
}

/** The rooms of a building. The card says which rooms there are, never that one is free. */
export function roomsCard(found: Found<Building>, request: RoomsRequest, reader: Reader): Card {
  const { id, code, name } = found.value;
  const title = texts(reader.language).rooms.title(outsideLine(name, 100));
  const place = joined([id, code && outsideLine(code, 40)]);
  return cardOf({ title, place, source: found.value, all: [found], unread: [] }, request, reader);
}

const MOST_IN_SUMMARY = 5;

/** The rooms of several buildings, with those that could not be read and why, and the names of excluded ones. */
export function roomsOfMany(
  all: readonly Found<Building>[],
  unread: readonly Unread[],
  request: RoomsRequest,
  reader: Reader,
  excluded: readonly string[] = [],
): Card {
  const { titleMany, notIn } = texts(reader.language).rooms;
  const labels = all.map(({ value }) => shortLabel(value));
  const place = joined([
    labels.length <= MOST_IN_SUMMARY && labels.join(', '),
    excluded.length > 0 && notIn(excluded.join(', ')),
  ]);
  return cardOf({ title: titleMany(all.length), place, source: roomsIn(all), all, unread }, request, reader);
}

/** The rooms of several buildings as one list. */
export function roomsIn(all: readonly Found<Building>[]): RoomsOf {
  const rooms = all.flatMap(({ value }) =>
    value.rooms.map((room) => ({ ...room, building: shortLabel(value), buildingId: value.id })),
  );
  return { rooms, isSeveral: true };
}

/** The page of a list that a card shows. */
export function pageOf(source: RoomsOf, request: RoomsRequest, { language }: Reader): Listing {
  return listRooms(source, request, language, (room) => weightIn(room, formOf(source, request)));
}

const formOf = (source: RoomsOf, request: RoomsRequest): Form => ({
  isSeveral: source.isSeveral === true,
  isGrouped: orderOf(source, request) === undefined,
});

/** "KM"; the name of a building without a code. */
const shortLabel = ({ code, name }: Building): string => outsideLine(code ?? name, 30);

interface Source {
  readonly title: string;
  readonly place: string;
  readonly source: RoomsOf;
  readonly all: readonly Found<Building>[];
  readonly unread: readonly Unread[];
}

/**
 * A page of rooms in a table that Slack sorts; in a list where Slack takes no tables. The text has a line for each
 * room of the page, so a page has no more rooms than the text can name.
 */
function cardOf({ title, place, source, all, unread }: Source, request: RoomsRequest, reader: Reader): Card {
  const form = formOf(source, request);
  const { isSeveral } = form;
  const listing = pageOf(source, request, reader);
  const shown: Shown = { place, isSeveral, source, listing, request, reader };
  const [summary, empty, notes] = [summaryOf(shown), emptyWords(shown), notesOf(shown)];
  // A question that the list does not answer is told so first.
  const first = request.asksFree ? texts(reader.language).rooms.bookingsOfSeveral : undefined;
  const head = [...(first === undefined ? [] : [boldLine(first)]), header(title), small(summary)];
  const freshness = freshnessNote(all, reader);
  const missing = unread.map((one) => missingWords(one, reader));
  const groups = listing.sort === undefined ? listing.groups : [{ rooms: listing.shown }];
  const lines = groups.flatMap((group) => [
    ...('count' in group ? [groupTitle(group, reader)] : []),
    ...group.rooms.map((room) => lineOf(room, form, reader)),
  ]);
  const tail = [
    ...missing.map((one) => small(one)),
    ...(notes === '' ? [] : [small(notes)]),
    ...noteBlocks(freshness),
  ];
  const body =
    empty === undefined
      ? groups.map((group) => groupBlock(group, form, reader))
      : [paragraph(empty), ...offered(shown)];
  const list = [...head, ...body, ...tail];
  const table = roomsTable(title, listing.shown, isSeveral, reader);
  return {
    ...endingWith(
      escapeMrkdwn(
        joined(
          [
            first,
            title,
            summary,
            empty,
            table && joined(headsOf(isSeveral, reader)),
            ...lines,
            ...categoryLines(shown),
          ],
          '\n',
        ),
      ),
      [...missing.map(escapeMrkdwn), escapeMrkdwn(notes), freshness],
    ),
    blocks: table ? [...head, table, ...tail] : list,
    ...(table && { plainer: list }),
    buttons: pageButtons(shown),
    request,
    until: dayUntil(reader.now),
  };
}

const missingWords = ({ label, error }: Unread, reader: Reader): string =>
  texts(reader.language).rooms.notRead(
    outsideLine(label, 80),
    error instanceof NotFound ? failureWords(error, reader).text : shortFailure(error, reader),
  );

// Rooms in a list, in lines of text, and in a table.

/** The rooms of a category, or of a page, as a list. */
function groupBlock(group: Group | Pick<Group, 'rooms'>, form: Form, reader: Reader): KnownBlock {
  return bullets(
    'count' in group ? groupTitle(group, reader) : undefined,
    group.rooms.map((room) => roomRuns(room, form, reader)),
  );
}

function groupTitle({ category, count }: Group, { language }: Reader): string {
  const name = category === undefined ? texts(language).rooms.noCategory : outsideLine(category, ROOM_NAME);
  return `${name} (${count})`;
}

/** What a line must say beside the room and its seats: the building if there are several, the category if not above. */
interface Form {
  readonly isSeveral: boolean;
  readonly isGrouped: boolean;
}

/** "KMD558 Auditorio – 40 seats", with the code in bold. */
function roomRuns(room: ListedRoom, { isSeveral, isGrouped }: Form, { language }: Reader): Run[] {
  const words = texts(language).rooms;
  const { label, rest } = calledOf(room);
  const seats = room.seats === undefined ? words.seatsNotGiven : words.seats(room.seats);
  const category = room.category === undefined ? words.noCategory : outsideLine(room.category, ROOM_NAME);
  return [
    { text: label, bold: true },
    {
      text: `${rest}${isGrouped ? '' : ` · ${category}`} – ${seats}${isSeveral && room.building !== undefined ? `, ${room.building}` : ''}`,
    },
  ];
}

/** The most characters of the words for seats beside a room, in any language. */
const SEATS_WORDS = 17;
const NOT_GIVEN_WORDS = 34;

/** About the characters of a room's line: the same in every language, so that a page has the same rooms in each. */
function weightIn(room: ListedRoom, { isSeveral, isGrouped }: Form): number {
  const category = isGrouped ? '' : (room.category ?? 'no category');
  const said = `${roomName(room)}${category.slice(0, ROOM_NAME)}${isSeveral ? (room.building ?? '') : ''}`;
  return escapeMrkdwn(said).length + (room.seats === undefined ? NOT_GIVEN_WORDS : SEATS_WORDS) + 5;
}

/** The same as a line of text. */
function lineOf(room: ListedRoom, form: Form, reader: Reader): string {
  return `• ${roomRuns(room, form, reader)
    .map(({ text }) => text)
    .join('')}`;
}

/** Name, building if there are several, category and seats; undefined if no table can hold them. */
function roomsTable(
  caption: string,
  rooms: readonly ListedRoom[],
  isSeveral: boolean,
  reader: Reader,
): KnownBlock | undefined {
  const words = texts(reader.language).rooms;
  const rows = rooms.map((room) => [
    roomName(room),
    ...(isSeveral ? [room.building ?? ''] : []),
    room.category === undefined ? words.noCategory : outsideLine(room.category, ROOM_NAME),
    room.seats ?? words.notGiven,
  ]);
  return dataTable(caption, headsOf(isSeveral, reader), rows);
}

function headsOf(isSeveral: boolean, { language }: Reader): string[] {
  const words = texts(language).rooms;
  return [words.name, ...(isSeveral ? [words.buildingTitle] : []), words.category, words.seatsTitle];
}

// The words around the rooms.

function summaryOf({ place, isSeveral, listing, request, reader }: Shown): string {
  const words = texts(reader.language).rooms;
  const { all, matching, page, pages } = listing;
  const filtered = [
    ...seatsWords(request, reader),
    ...listing.words.map((word) => words.withWord(outsideLine(word, 40))),
    ...listing.without.map((word) => words.withoutWord(outsideLine(word, 40))),
  ];
  return joined([
    place,
    filtered.length > 0 ? words.countOf(matching, all) : words.count(all),
    filtered.length > 0 && words.filteredBy(filtered.join(', ')),
    (request.sort ?? isSeveral) && matching > 1 && words[ORDERS[listing.sort ?? 'seats']],
    pages > 1 && words.page(page + 1, pages),
  ]);
}

const ORDERS = { seats: 'smallestFirst', '-seats': 'biggestFirst' } as const;

/** "At least 40 seats", "20–40 seats"; empty without a limit of seats. */
function seatsWords({ filters: { minSeats, maxSeats } }: RoomsRequest, { language }: Reader): string[] {
  const words = texts(language).rooms;
  if (minSeats === undefined) return maxSeats === undefined ? [] : [words.atMost(maxSeats)];
  if (maxSeats === undefined) return [words.atLeast(minSeats)];
  return [minSeats === maxSeats ? words.seats(minSeats) : words.seatsBetween(minSeats, maxSeats)];
}

function emptyWords({ listing, isSeveral, reader }: Shown): string | undefined {
  const { all, matching } = listing;
  const words = texts(reader.language).rooms;
  if (all === 0) return words.none;
  return matching > 0
    ? undefined
    : joined([(isSeveral ? words.noneMatchMany : words.noneMatch)(all), seatsMeant(listing, reader)], ' ');
}

/**
 * "/rooms 78025 40", "20-40": such a word filters like any other, since a room's code may hold it. But people
 * mostly mean seats.
 */
function seatsMeant({ words }: Listing, { language }: Reader): string | undefined {
  const { rooms } = texts(language);
  const seats = words.find((word) => /^[1-9]\d{0,2}(?:-[1-9]\d{0,2})?$/.test(word));
  if (seats === undefined) return undefined;
  return seats.includes('-') ? rooms.seatsSpanMeant(seats) : rooms.seatsMeant(seats);
}

function notesOf({ listing, reader, request }: Shown): string {
  const { matching, withoutSeats, ignored } = listing;
  const words = texts(reader.language).rooms;
  const quoted = ignored.map((word) => words.withWord(outsideLine(word, 40))).join(', ');
  return joined(
    [
      matching > 0 && seatsMeant(listing, reader),
      ignored.length > 0 && words.ignored(quoted),
      withoutSeats > 0 && words.withoutSeats(withoutSeats),
      matching > 0 && !request.asksFree && words.promise,
    ],
    ' ',
  );
}

/** Buttons that lead to other pages: the first, the one before, the next, the last. */
function pageButtons({ listing: { page, pages }, request, reader: { language } }: Shown): Button[] {
  const words = texts(language).rooms;
  const targets = [
    { at: 0, label: words.first, is: page > 1 },
    { at: page - 1, label: words.previous, is: page > 0 },
    { at: page + 1, label: words.next, is: page < pages - 1 },
    { at: pages - 1, label: words.last, is: page < pages - 2 },
  ];
  return targets.flatMap(({ at, label, is }, index) =>
    is ? turnPage.offer(label, { ...request, page: at }, language, index) : [],
  );
}

/** The most categories that are offered where nothing matches. */
const MOST_CATEGORIES = 10;

/** The categories to offer where words leave no room: of rooms with enough seats, if there are any. */
function choices({
  listing,
  source,
  request,
}: Shown): { category: string; count: number; seated: boolean }[] {
  if (listing.all === 0 || listing.matching > 0) return [];
  const seated = categoriesOf(source, request);
  const found = seated.length > 0 ? seated : categoriesOf(source, { ...request, filters: { words: [] } });
  return found
    .slice(0, MOST_CATEGORIES)
    .map((one) => ({ ...one, seated: seated.length > 0, category: outsideLine(one.category, 40) }));
}

function categoryLines(shown: Shown): string[] {
  const found = choices(shown);
  if (found.length === 0) return [];
  const lines = found.map(({ category, count }) => `• ${category} (${count})`);
  return [texts(shown.reader.language).rooms.categories, ...lines];
}

/** The categories as buttons, with the words for them. */
function offered(shown: Shown): KnownBlock[] {
  const { request, reader } = shown;
  const { minSeats, maxSeats } = request.filters;
  const seats = { ...(minSeats !== undefined && { minSeats }), ...(maxSeats !== undefined && { maxSeats }) };
  const elements = choices(shown).flatMap(({ category, count, seated }, at) => {
    const filters = { words: [category], ...(seated && seats) };
    const { among: _, ...others } = request;
    return turnPage.offer(`${category} (${count})`, { ...others, filters, page: 0 }, reader.language, at);
  });
  if (elements.length === 0) return [];
  return [paragraph(texts(reader.language).rooms.categories), { type: 'actions', elements }];
}

// Answers whether a room is free: the room, and that its bookings are not known here.

/** More rooms are a list. */
const MOST_ROOMS = 3;

/**
 * The rooms of a question whether they are free, one line each, before the words about bookings. Undefined if no such
 * thing is asked, or if the rooms are too many to be meant one by one.
 */
export function bookingCard(found: Found<Building>, request: RoomsRequest, reader: Reader): Card | undefined {
  const { language } = reader;
  const { id, code, name } = found.value;
  const { matching, shown, ignored } = listRooms(found.value, request, language);
  if (!request.asksFree || matching === 0 || matching > MOST_ROOMS) return undefined;
  const words = texts(language).rooms;
  const rooms = shown.map((room) => roomLine(room, reader));
  const place = joined([outsideLine(name, 100), code && outsideLine(code, 40), id]);
  const quoted = ignored.map((word) => words.withWord(outsideLine(word, 40))).join(', ');
  const notes = ignored.length > 0 ? [words.ignored(quoted)] : [];
  const freshness = freshnessNote([found], reader);
  return {
    ...endingWith(escapeMrkdwn(joined([...rooms, words.bookings, place], '\n')), [
      ...notes.map(escapeMrkdwn),
      freshness,
    ]),
    blocks: [
      ...rooms.map(boldLine),
      paragraph(words.bookings),
      small(place),
      ...notes.map((note) => small(note)),
      ...noteBlocks(freshness),
    ],
    buttons: [button(words.wholeBuilding, chooseBuilding.carry({ building: id }, language))],
    request,
  };
}
