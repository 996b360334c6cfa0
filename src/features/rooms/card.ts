import type { Button, KnownBlock } from '@slack/types';
import {
  boldLine,
  bullets,
  button,
  escapedAroundDates,
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
import { categoryIn, longestCategory } from '../../cards/room-kinds.ts';
import { dataTable } from '../../cards/tables.ts';
import { ageNote, freshnessNote, freshnessUntil, noteBlocks } from '../../cards/words.ts';
import { NotFound } from '../../errors.ts';
import { texts } from '../../i18n/index.ts';
import type { Building, BuildingId, Found } from '../../study-client/model.ts';
import { namedRoomsCard } from './day-card.ts';
import { type FreeTimes, isListedIn, stateOf } from './free.ts';
import { freeButtons, freeNotes, listHead, timeLine, untilWords } from './free-words.ts';
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
  withSeatsMeant,
} from './listing.ts';
import {
  chooseBuilding,
  MOST_LISTED,
  mayBeRoomCode,
  type RoomsRequest,
  turnPage,
  UNCHOSEN,
  withCodes,
} from './request.ts';

/** What a card is about. */
interface Subject {
  readonly title: string;
  /** "78025 · KM", or the buildings. */
  readonly place: string;
  readonly source: RoomsOf;
  readonly all: readonly Found<Building>[];
  readonly unread: readonly Unread[];
  /** What is reserved; undefined: that is not asked for, or not known. */
  readonly free: FreeTimes | undefined;
}

/** What a card is made of. */
interface Shown extends Subject {
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

/** The rooms of a building. Without what is reserved there, the card says which rooms there are, never that one is free. */
export function roomsCard(
  found: Found<Building>,
  request: RoomsRequest,
  reader: Reader,
  free?: FreeTimes,
): Card {
  const own = free
    ? namedRoomsCard([found], found.value, request, reader, free)
    : bookingCard(found, request, reader);
  return own ?? listCard(found, request, reader, free);
}

function listCard(
  found: Found<Building>,
  request: RoomsRequest,
  reader: Reader,
  free: FreeTimes | undefined,
): Card {
  const { id, code, name } = found.value;
  const title = texts(reader.language).rooms.title(outsideLine(name, 100));
  const place = joined([id, code && outsideLine(code, 40)]);
  return cardOf({ title, place, source: found.value, all: [found], unread: [], free }, request, reader);
}

const MOST_IN_SUMMARY = 5;

/** What else there is: the names of excluded buildings, and how many others are not looked into. */
interface Beside {
  readonly excluded?: readonly string[];
  readonly others?: number;
  /** What is reserved; left out: it is not asked for, or not known. */
  readonly free?: FreeTimes | undefined;
}

/** The rooms of several buildings, with those that could not be read and why. */
export function roomsOfMany(
  all: readonly Found<Building>[],
  unread: readonly Unread[],
  request: RoomsRequest,
  reader: Reader,
  { excluded = [], others = 0, free }: Beside = {},
): Card {
  const { titleMany, notIn, notOthers } = texts(reader.language).rooms;
  const labels = all.map(({ value }) => shortLabel(value));
  const place = joined([
    labels.length <= MOST_IN_SUMMARY && labels.join(', '),
    excluded.length > 0 && notIn(excluded.join(', ')),
    others > 0 && notOthers(others),
  ]);
  const source = roomsIn(all);
  return (
    (free && namedRoomsCard(all, source, request, reader, free)) ??
    cardOf({ title: titleMany(all.length), place, source, all, unread, free }, request, reader)
  );
}

/** The rooms of several buildings as one list. */
export function roomsIn(all: readonly Found<Building>[]): RoomsOf {
  const rooms = all.flatMap(({ value }) =>
    value.rooms.map((room) => ({ ...room, building: shortLabel(value), buildingId: value.id })),
  );
  return { rooms, isSeveral: true };
}

/** The page of a list that a card shows. */
export function pageOf(
  source: RoomsOf,
  request: RoomsRequest,
  { language }: Reader,
  free?: FreeTimes,
): Listing {
  const form = {
    isSeveral: source.isSeveral === true,
    isGrouped: orderOf(source, request) === undefined,
    isTimed: free !== undefined,
  };
  const isListed = free && isListedIn(request, free);
  return listRooms(source, request, language, (room) => weightIn(room, form), isListed);
}

/** "KM"; the name of a building without a code. */
const shortLabel = ({ code, name }: Building): string => outsideLine(code ?? name, 30);

/**
 * A page of rooms in a table that Slack sorts; in a list where Slack takes no tables. The text has a line for each
 * room of the page, so a page has no more rooms than the text can name.
 */
function cardOf(subject: Subject, asked: RoomsRequest, reader: Reader): Card {
  const { title, source, all, unread } = subject;
  // A room whose number a list of several names one by one is not asked to be free.
  const free = asked.asksFree ? subject.free : undefined;
  const meant = withSeatsMeant(source, asked);
  const request = free ? { ...meant, sort: meant.sort ?? 'seats' } : meant;
  const listing = pageOf(source, request, reader, free);
  const shown: Shown = { ...subject, free, listing, request, reader };
  const [summary, empty, notes] = [summaryOf(shown), emptyWords(shown), notesOf(shown)];
  // A question that the list does not answer is told so first.
  const first = firstLine(shown);
  const head = [...(first ? [boldLine(first)] : []), header(title), small(summary)];
  const reads = [...all, ...(free?.reads ?? [])];
  const freshness = ageNote(free?.reads ?? [], all, reader);
  const missing = [...unread, ...unreadUse(shown)].map((one) => missingWords(one, reader));
  const groups = listing.sort === undefined ? listing.groups : [{ rooms: listing.shown }];
  const tail = [
    ...missing.map((one) => small(one)),
    ...(notes === '' ? [] : [small(notes)]),
    ...noteBlocks(freshness),
  ];
  const body =
    empty === undefined
      ? groups.map((group) => groupBlock(group, shown))
      : [paragraph(empty), ...offered(shown)];
  const list = [...head, ...body, ...tail];
  const table = roomsTable(shown);
  const lines = [
    ...[first, title, summary, empty, table && joined(headsOf(shown))],
    ...groups.flatMap((group) => groupLines(group, shown)),
    ...categoryLines(shown),
  ];
  return {
    ...endingWith(escapedAroundDates(joined(lines, '\n')), [
      ...missing.map(escapeMrkdwn),
      escapedAroundDates(notes),
      freshness,
    ]),
    blocks: table ? [...head, table, ...tail] : list,
    ...(table && { plainer: list }),
    buttons: buttonsOf(shown),
    isOfNothing: empty !== undefined,
    request,
    search: JSON.stringify({ ...request, listed: codesOf(listing) }),
    until: Math.min(dayUntil(reader.now), freshnessUntil(reads, reader)),
  };
}

/** The codes of the first rooms on a page. */
const codesOf = ({ shown }: Listing): string[] =>
  shown
    .slice(0, MOST_LISTED)
    .map(({ name }) => name.split(' ')[0] ?? '')
    .map((code) => (mayBeRoomCode(code) ? code : ''));

const buttonsOf = ({ free, request, listing, reader }: Shown): Button[] => [
  ...roomTurns(request, listing, reader),
  ...(free ? freeButtons(request, free, reader, { areListed: true }) : []),
];

const firstLine = ({ free, request, reader }: Shown): string | undefined =>
  free && !request.asksKit ? timeLine(free, request, reader) : notKnown(request, reader);

/** What is asked and not known here. */
export function notKnown(
  { asksFree, asksWay, asksKit }: RoomsRequest,
  { language }: Reader,
): string | undefined {
  const { bookingsOfSeveral, way, kit } = texts(language).rooms;
  if (asksKit) return kit;
  if (asksFree) return bookingsOfSeveral;
  return asksWay ? way : undefined;
}

/** The buildings whose reservations could not be read. */
const unreadUse = ({ free, all }: Shown): Unread[] =>
  (free?.failed ?? []).flatMap(({ id, error }) => {
    const building = all.find(({ value }) => value.id === id);
    return building ? [{ label: shortLabel(building.value), error }] : [];
  });

const missingWords = ({ label, error }: Unread, reader: Reader): string =>
  texts(reader.language).rooms.notRead(
    outsideLine(label, 80),
    error instanceof NotFound ? failureWords(error, reader).text : shortFailure(error, reader),
  );

// Rooms in a list, in lines of text, and in a table.

/** The rooms of a category, or of a page. */
type SomeRooms = Group | Pick<Group, 'rooms'>;

/** The rooms as a list. */
function groupBlock(group: SomeRooms, shown: Shown): KnownBlock {
  return bullets(
    groupTitle(group, shown),
    group.rooms.map((room) => roomRuns(room, shown)),
  );
}

/** The same as lines of text. */
function groupLines(group: SomeRooms, shown: Shown): (string | undefined)[] {
  const lines = group.rooms.map((room) => {
    const runs = roomRuns(room, shown).map(({ text }) => text);
    return `• ${runs.join('')}`;
  });
  return [groupTitle(group, shown), ...lines];
}

const groupTitle = (group: SomeRooms, { reader }: Shown): string | undefined =>
  'count' in group ? `${categoryOf(group, reader)} (${group.count})` : undefined;

const categoryOf = ({ category }: Pick<ListedRoom, 'category'>, { language }: Reader): string =>
  category === undefined
    ? texts(language).rooms.noCategory
    : outsideLine(categoryIn(category, language), ROOM_NAME);

/**
 * "KMD558 Auditorio – 40 seats", with the code in bold; with the building if there are several, and the category if that
 * does not stand above.
 */
function roomRuns(room: ListedRoom, { source, listing, request, reader, free }: Shown): Run[] {
  const words = texts(reader.language).rooms;
  const { label, rest } = calledOf(room);
  const seats = room.seats === undefined ? words.seatsNotGiven : words.seats(room.seats);
  const category = listing.sort === undefined ? '' : ` · ${categoryOf(room, reader)}`;
  const building = source.isSeveral && room.building !== undefined ? `, ${room.building}` : '';
  const until = free ? ` – ${untilWords(room, free, request, reader)}` : '';
  return [{ text: label, bold: true }, { text: `${rest}${category} – ${seats}${building}${until}` }];
}

/** The most characters of the words for seats beside a room, in any language. */
const SEATS_WORDS = 17;
const NOT_GIVEN_WORDS = 34;
/** The same of the words until when a room is free. */
const UNTIL_WORDS = 26;

/** About the characters of a room's line: the same in every language, so that a page has the same rooms in each. */
function weightIn(
  room: ListedRoom,
  {
    isSeveral,
    isGrouped,
    isTimed,
  }: { readonly isSeveral: boolean; readonly isGrouped: boolean; readonly isTimed: boolean },
): number {
  const category = isGrouped ? 0 : Math.min(ROOM_NAME, longestCategory(room.category ?? 'no category'));
  const said = `${roomName(room)}${isSeveral ? (room.building ?? '') : ''}`;
  const seats = room.seats === undefined ? NOT_GIVEN_WORDS : SEATS_WORDS;
  return escapeMrkdwn(said).length + category + seats + (isTimed ? UNTIL_WORDS : 0) + 5;
}

/**
 * Three columns, as many as a phone shows: the name, with the building if there are several; the category, or until when
 * a room is free; and the seats. Undefined if no table can hold them.
 */
function roomsTable(shown: Shown): KnownBlock | undefined {
  const { title, source, listing, request, reader, free } = shown;
  const rows = listing.shown.map((room) => {
    const name = joined([roomName(room), source.isSeveral && room.building]);
    const seats = room.seats ?? texts(reader.language).rooms.notGiven;
    return free
      ? [name, seats, untilWords(room, free, request, reader)]
      : [name, categoryOf(room, reader), seats];
  });
  return dataTable(title, headsOf(shown), rows);
}

function headsOf({ free, request, reader }: Shown): string[] {
  const words = texts(reader.language).rooms;
  return free
    ? [words.name, words.seatsTitle, listHead(free, request, reader)]
    : [words.name, words.category, words.seatsTitle];
}

// The words around the rooms.

function summaryOf({ place, source, listing, request, reader, free }: Shown): string {
  const words = texts(reader.language).rooms;
  const { all, matching, pages, before, shown } = listing;
  const filtered = [
    ...seatsWords(request, reader),
    ...listing.words.map((word) => words.withWord(outsideLine(word, 40))),
    ...listing.without.map((word) => words.withoutWord(outsideLine(word, 40))),
  ];
  return joined([
    place,
    filtered.length > 0 || free ? words.countOf(matching, all) : words.count(all),
    filtered.length > 0 && words.filteredBy(filtered.join(', ')),
    (request.sort ?? source.isSeveral) && matching > 1 && words[ORDERS[listing.sort ?? 'seats']],
    pages > 1 && words.part(before + 1, before + shown.length),
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

/** Where none of some rooms is listed: that none is so, unless that is not known of all. */
function noneListed(
  fitting: readonly ListedRoom[],
  free: FreeTimes,
  { wants }: RoomsRequest,
  { language }: Reader,
): string {
  const words = texts(language).rooms.free;
  const isKnown = fitting.every((room) => stateOf(room, free).is !== 'unknown');
  if (wants === 'taken') return isKnown ? words.noneTaken : words.noneKnownTaken;
  return isKnown ? words.noRoom : words.noneKnown;
}

function emptyWords({ listing, source, request, reader, free }: Shown): string | undefined {
  const { all, matching, fitting } = listing;
  const words = texts(reader.language).rooms;
  if (all === 0) return words.none;
  if (free && matching === 0 && fitting.length > 0) return noneListed(fitting, free, request, reader);
  const code = matching > 0 ? undefined : unknownCode(listing, request, source, reader);
  if (code !== undefined) return words.unknownRoom(outsideLine(code, 40));
  return matching > 0
    ? undefined
    : joined(
        [(source.isSeveral ? words.noneMatchMany : words.noneMatch)(all), seatsMeant(listing, reader)],
        ' ',
      );
}

/** The room's code by which a request filters, and that none of the rooms has. */
const unknownCode = (
  { words }: Listing,
  { filters: { codes = [] } }: RoomsRequest,
  source: RoomsOf,
  { language }: Reader,
): string | undefined =>
  words
    .filter((word) => mayBeRoomCode(word) || codes.includes(word))
    .find((word) => listRooms(source, withCodes(UNCHOSEN, [word]), language).matching === 0);

/** "/rooms 78025 40": such a word filters like any other where a room is called so. But people mostly mean seats. */
function seatsMeant({ words }: Listing, { language }: Reader): string | undefined {
  const seats = words.find((word) => /^[1-9]\d{0,2}$/.test(word));
  return seats === undefined ? undefined : texts(language).rooms.seatsMeant(seats);
}

function notesOf({ listing, reader, request, free }: Shown): string {
  const { matching, withoutSeats } = listing;
  const words = texts(reader.language).rooms;
  return joined(
    [
      matching > 0 && seatsMeant(listing, reader),
      ignoredWords(listing, reader),
      withoutSeats > 0 && words.withoutSeats(withoutSeats),
      matching > 0 && !request.asksFree && words.promise,
      ...(free ? freeNotes(listing.fitting, free, reader) : []),
    ],
    ' ',
  );
}

function ignoredWords({ ignored }: Listing, { language }: Reader): string | undefined {
  const words = texts(language).rooms;
  if (ignored.length === 0) return undefined;
  return words.ignored(ignored.map((word) => words.withWord(outsideLine(word, 40))).join(', '));
}

/** To the rooms before these, and to those behind them: a table turns pages of its own. */
function roomTurns(
  request: RoomsRequest,
  { page, pages }: Pick<Listing, 'page' | 'pages'>,
  { language }: Reader,
): Button[] {
  const { earlier, later } = texts(language).rooms;
  const offer = (label: string, at: number, index: number): Button[] =>
    turnPage.offer(label, { ...request, page: at }, language, index);
  return [
    ...(page > 0 ? offer(earlier, page - 1, 0) : []),
    ...(page < pages - 1 ? offer(later, page + 1, 1) : []),
  ];
}

/** Buttons that lead to other pages: the first, the one before, the next, the last. */
export function pageTurns(
  request: RoomsRequest,
  { page, pages }: Pick<Listing, 'page' | 'pages'>,
  { language }: Reader,
): Button[] {
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
  if (listing.all === 0 || listing.matching > 0 || listing.fitting.length > 0) return [];
  const seated = categoriesOf(source, request);
  const found = seated.length > 0 ? seated : categoriesOf(source, { ...request, filters: { words: [] } });
  return found
    .slice(0, MOST_CATEGORIES)
    .map((one) => ({ ...one, seated: seated.length > 0, category: outsideLine(one.category, 40) }));
}

function categoryLines(shown: Shown): string[] {
  const found = choices(shown);
  if (found.length === 0) return [];
  const { language } = shown.reader;
  const lines = found.map(({ category, count }) => `• ${categoryIn(category, language)} (${count})`);
  return [texts(language).rooms.categories, ...lines];
}

/** The categories as buttons, with the words for them. */
function offered(shown: Shown): KnownBlock[] {
  const { request, reader } = shown;
  const { minSeats, maxSeats } = request.filters;
  const seats = { ...(minSeats !== undefined && { minSeats }), ...(maxSeats !== undefined && { maxSeats }) };
  const elements = choices(shown).flatMap(({ category, count, seated }, at) => {
    const filters = { words: [category], ...(seated && seats) };
    const { among: _, ...others } = request;
    const label = `${categoryIn(category, reader.language)} (${count})`;
    return turnPage.offer(label, { ...others, filters, page: 0 }, reader.language, at);
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
function bookingCard(found: Found<Building>, request: RoomsRequest, reader: Reader): Card | undefined {
  const { language } = reader;
  const { id, code, name } = found.value;
  const listing = listRooms(found.value, request, language);
  const { matching, shown } = listing;
  if (!request.asksFree || matching === 0 || matching > MOST_ROOMS) return undefined;
  const words = texts(language).rooms;
  const rooms = shown.map((room) => roomLine(room, reader));
  const place = joined([outsideLine(name, 100), code && outsideLine(code, 40), id]);
  const note = ignoredWords(listing, reader);
  const freshness = freshnessNote([found], reader);
  return {
    ...endingWith(escapeMrkdwn(joined([...rooms, words.bookings, place], '\n')), [
      note && escapeMrkdwn(note),
      freshness,
    ]),
    blocks: [
      ...rooms.map(boldLine),
      paragraph(words.bookings),
      small(place),
      ...(note === undefined ? [] : [small(note)]),
      ...noteBlocks(freshness),
    ],
    buttons: [button(words.wholeBuilding, chooseBuilding.carry({ building: id }, language))],
    request,
    search: JSON.stringify(request),
  };
}
