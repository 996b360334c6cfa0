import type { Button, KnownBlock } from '@slack/types';
import {
  bullets,
  button,
  dataTable,
  header,
  LIMITS,
  paragraph,
  type Run,
  small,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { dayUntil } from '../../cards/dates.ts';
import { freshnessNote, noteBlocks } from '../../cards/notes.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Language } from '../../language.ts';
import type { Building, Found, Room } from '../../study-client/model.ts';
import { type Group, type Listing, listRooms } from './listing.ts';
import { type RoomsRequest, turnPage } from './request.ts';

// Rooms in a list, in lines of text, and in a table.

const NAME = 80;

/** The rooms of a category as a list. */
function groupBlock(group: Group, reader: Reader): KnownBlock {
  return bullets(
    groupTitle(group, reader),
    group.rooms.map((room) => roomRuns(room, reader)),
  );
}

function groupTitle({ category, count }: Group, { language }: Reader): string {
  const name = category === undefined ? texts(language).rooms.noCategory : outsideLine(category, NAME);
  return `${name} (${count})`;
}

/** "KMD558 Auditorio – 40 seats", with the code in bold. */
function roomRuns(room: Room, { language }: Reader): Run[] {
  const words = texts(language).rooms;
  const { label, rest } = calledOf(room);
  return [
    { text: label, bold: true },
    { text: `${rest} – ${room.seats === undefined ? words.seatsNotGiven : words.seats(room.seats)}` },
  ];
}

/** "KMD558 Auditorio". */
function roomName(room: Room): string {
  const { label, rest } = calledOf(room);
  return `${label}${rest}`;
}

function calledOf({ code, name, category }: Room): { label: string; rest: string } {
  return {
    label: outsideLine(code ?? name, NAME),
    rest: code === undefined ? '' : beside(code, name, category),
  };
}

/**
 * The part of a name that is neither the code, with which it often begins, nor the category, which stands
 * above.
 */
function beside(code: string, name: string, category: string | undefined): string {
  const begins = name.startsWith(code) && !/^[\p{L}\p{N}]/u.test(name.slice(code.length));
  const rest = begins ? name.slice(code.length) : name;
  const line = outsideLine(rest, NAME).replace(/^[\s–,:;-]+/u, '');
  return line === '' || line === category ? '' : ` ${line}`;
}

/** The same as lines of text. */
function listLines(groups: readonly Group[], reader: Reader): string[] {
  return groups.flatMap((group) => [
    groupTitle(group, reader),
    ...group.rooms.map(
      (room) =>
        `• ${roomRuns(room, reader)
          .map(({ text }) => text)
          .join('')}`,
    ),
  ]);
}

/** The same with one line per category, for many rooms. */
function briefLines(groups: readonly Group[], reader: Reader): string[] {
  const words = texts(reader.language).rooms;
  return groups.map((group) => {
    const rooms = group.rooms.map((room) => `${roomName(room)} (${room.seats ?? words.notGiven})`);
    return `${groupTitle(group, reader)}: ${rooms.join(', ')}`;
  });
}

/** Name, category and seats; undefined if there are more rows than a table holds. */
function roomsTable(caption: string, groups: readonly Group[], { language }: Reader): KnownBlock | undefined {
  const words = texts(language).rooms;
  const rows = groups.flatMap(({ category, rooms }) =>
    rooms.map((room) => [
      roomName(room),
      category === undefined ? words.noCategory : outsideLine(category, NAME),
      room.seats ?? words.notGiven,
    ]),
  );
  return dataTable(caption, [words.name, words.category, words.seatsTitle], rows);
}

/**
 * The rooms of a building, in a table that Slack sorts and pages. If they are too many for a table, or Slack
 * takes no tables, a list by category, page by page. The card says which rooms there are, never that one is
 * free.
 */
export function roomsCard(found: Found<Building>, request: RoomsRequest, reader: Reader): Card {
  const building = found.value;
  const listing = listRooms(building, request, reader.language);
  const frame = frameOf(found, listing, reader);
  const list = [
    header(frame.title),
    small(summaryOf(building, listing, request, reader)),
    ...(frame.empty === undefined
      ? listing.groups.map((group) => groupBlock(group, reader))
      : [paragraph(frame.empty)]),
    ...frame.tail,
  ];
  const turns = pageButtons(listing, request, reader);
  const until = dayUntil(reader.now);
  const table = tableOf(building, { ...listing, pages: 1 }, request, frame, reader);
  if (!table) {
    const lines = [
      summaryOf(building, listing, request, reader),
      frame.empty,
      ...listLines(listing.groups, reader),
    ];
    return { ...textOf(frame, lines), blocks: list, buttons: turns, request, until };
  }
  // A table needs no page buttons, so those of the list stand among its blocks.
  const row: KnownBlock[] = turns.length > 0 ? [{ type: 'actions', elements: turns }] : [];
  return { ...table, plainer: [...list, ...row], buttons: [], request, until };
}

/** The parts around the rooms. */
interface Frame {
  readonly title: string;
  readonly empty: string | undefined;
  readonly notes: string;
  /** In mrkdwn. */
  readonly freshness: string | undefined;
  /** Notes and freshness. */
  readonly tail: readonly KnownBlock[];
}

function frameOf(found: Found<Building>, listing: Listing, reader: Reader): Frame {
  const notes = notesOf(listing, reader);
  const freshness = freshnessNote([found], reader);
  return {
    title: texts(reader.language).rooms.title(outsideLine(found.value.name, 100)),
    empty: emptyWords(listing, reader),
    notes,
    freshness,
    tail: [...(notes === '' ? [] : [small(notes)]), ...noteBlocks(freshness)],
  };
}

function textOf(
  { title, notes, freshness }: Frame,
  lines: readonly (string | undefined)[],
): Required<Pick<Card, 'text' | 'tail'>> {
  return endingWith(escapeMrkdwn(joined([title, ...lines], '\n')), [escapeMrkdwn(notes), freshness]);
}

/** Characters of the top-level text left for additions, such as the name of the sharer. */
const BESIDE = 200;

/**
 * The table with the parts around it. Undefined if the table, or a text with the same content, would be too
 * long.
 */
function tableOf(
  building: Building,
  listing: Listing,
  request: RoomsRequest,
  frame: Frame,
  reader: Reader,
): Pick<Card, 'text' | 'tail' | 'blocks'> | undefined {
  const table = roomsTable(frame.title, listing.everything, reader);
  if (!table) return undefined;
  const summary = summaryOf(building, listing, request, reader);
  const { name, category, seatsTitle } = texts(reader.language).rooms;
  const head = [summary, joined([name, category, seatsTitle])];
  const said = [listLines, briefLines]
    .map((linesOf) => textOf(frame, [...head, ...linesOf(listing.everything, reader)]))
    .find(({ text }) => text.length <= LIMITS.messageText - BESIDE);
  return said === undefined
    ? undefined
    : { ...said, blocks: [header(frame.title), small(summary), table, ...frame.tail] };
}

function summaryOf(
  building: Building,
  listing: Listing,
  { filters }: RoomsRequest,
  { language }: Reader,
): string {
  const words = texts(language).rooms;
  const { all, matching, page, pages } = listing;
  const filtered = [
    ...seatsWords(filters, language),
    ...listing.words.map((word) => words.withWord(outsideLine(word, 40))),
    ...listing.without.map((word) => words.withoutWord(outsideLine(word, 40))),
  ];
  return joined([
    joined([building.id, building.code && outsideLine(building.code, 40)]),
    filtered.length > 0 ? words.countOf(matching, all) : words.count(all),
    filtered.length > 0 && words.filteredBy(filtered.join(', ')),
    pages > 1 && words.page(page + 1, pages),
  ]);
}

/** "at least 40 seats", "20–40 seats"; empty without a limit of seats. */
function seatsWords({ minSeats, maxSeats }: RoomsRequest['filters'], language: Language): string[] {
  const words = texts(language).rooms;
  if (minSeats === undefined) return maxSeats === undefined ? [] : [words.atMost(maxSeats)];
  if (maxSeats === undefined) return [words.atLeast(minSeats)];
  return [minSeats === maxSeats ? words.seats(minSeats) : words.seatsBetween(minSeats, maxSeats)];
}

function emptyWords(listing: Listing, { language }: Reader): string | undefined {
  const { all, matching } = listing;
  const words = texts(language).rooms;
  if (all === 0) return words.none;
  return matching > 0 ? undefined : joined([words.noneMatch(all), seatsMeant(listing, language)], ' ');
}

/**
 * "/rooms 78025 40", "20-40": such a word filters like any other, since a room's code may hold it. But people
 * mostly mean seats.
 */
function seatsMeant({ words }: Listing, language: Language): string | undefined {
  const { rooms } = texts(language);
  const seats = words.find((word) => /^[1-9]\d{0,2}(?:-[1-9]\d{0,2})?$/.test(word));
  if (seats === undefined) return undefined;
  return seats.includes('-') ? rooms.seatsSpanMeant(seats) : rooms.seatsMeant(seats);
}

function notesOf(listing: Listing, { language }: Reader): string {
  const { matching, withoutSeats, ignored } = listing;
  const words = texts(language).rooms;
  const quoted = ignored.map((word) => words.withWord(outsideLine(word, 40))).join(', ');
  return joined(
    [
      matching > 0 && seatsMeant(listing, language),
      ignored.length > 0 && words.ignored(quoted),
      withoutSeats > 0 && words.withoutSeats(withoutSeats),
      matching > 0 && words.promise,
    ],
    ' ',
  );
}

function pageButtons({ page, pages }: Listing, request: RoomsRequest, { language }: Reader): Button[] {
  const words = texts(language).rooms;
  const to = (target: number, label: string, index: number) =>
    button(label, turnPage.carry({ ...request, page: target }, language, index));
  return [
    ...(page > 0 ? [to(page - 1, words.previous, 0)] : []),
    ...(page < pages - 1 ? [to(page + 1, words.next, 1)] : []),
  ];
}
