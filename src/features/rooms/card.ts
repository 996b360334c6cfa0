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
import type { Building, Found, Room } from '../../study-client/model.ts';
import { type Group, type Listing, listRooms } from './listing.ts';
import { type RoomsRequest, turnPage } from './request.ts';

/** What a card is made of. */
interface Shown {
  readonly building: Building;
  readonly listing: Listing;
  readonly request: RoomsRequest;
  readonly reader: Reader;
}

/**
 * The rooms of a building, in a table that Slack sorts and pages. If they are too many for a table, or Slack
 * takes no tables, a list by category, page by page. The card says which rooms there are, never that one is
 * free.
 */
export function roomsCard(found: Found<Building>, request: RoomsRequest, reader: Reader): Card {
  const listing = listRooms(found.value, request, reader.language);
  const shown: Shown = { building: found.value, listing, request, reader };
  const title = texts(reader.language).rooms.title(outsideLine(found.value.name, 100));
  const [summary, empty, notes] = [summaryOf(shown), emptyWords(shown), notesOf(shown)];
  const freshness = freshnessNote([found], reader);
  const textOf = (lines: readonly (string | undefined)[]) =>
    endingWith(escapeMrkdwn(joined([title, ...lines], '\n')), [escapeMrkdwn(notes), freshness]);
  const tail = [...(notes === '' ? [] : [small(notes)]), ...noteBlocks(freshness)];
  const groups =
    empty === undefined ? listing.groups.map((group) => groupBlock(group, reader)) : [paragraph(empty)];
  const list = [header(title), small(summary), ...groups, ...tail];
  const turns = pageButtons(shown);
  const both = { request, until: dayUntil(reader.now) };

  const whole = summaryOf({ ...shown, listing: { ...listing, pages: 1 } });
  const table = roomsTable(title, listing.everything, reader);
  const said = table && tableTexts(whole, listing, reader).map(textOf).find(fits);
  if (!table || !said) {
    const lines = [summary, empty, ...listLines(listing.groups, reader)];
    return { ...textOf(lines), blocks: list, buttons: turns, ...both };
  }
  // A table needs no page buttons, so those of the list stand among its blocks.
  const row: KnownBlock[] = turns.length > 0 ? [{ type: 'actions', elements: turns }] : [];
  const blocks = [header(title), small(whole), table, ...tail];
  return { ...said, blocks, plainer: [...list, ...row], buttons: [], ...both };
}

/** Characters of the top-level text left for additions, such as the name of the sharer. */
const BESIDE = 200;

const fits = ({ text }: { readonly text: string }): boolean => text.length <= LIMITS.messageText - BESIDE;

/** The lines that say the same as a table, in full and briefly. */
function tableTexts(summary: string, { everything }: Listing, reader: Reader): string[][] {
  const { name, category, seatsTitle } = texts(reader.language).rooms;
  return [listLines, briefLines].map((linesOf) => [
    summary,
    joined([name, category, seatsTitle]),
    ...linesOf(everything, reader),
  ]);
}

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

/** "KMD558 Auditorio · Teorialuokka · 40 seats". */
export function roomLine(room: Room, { language }: Reader): string {
  const words = texts(language).rooms;
  return joined([
    roomName(room),
    room.category !== undefined && outsideLine(room.category, NAME),
    room.seats === undefined ? words.seatsNotGiven : words.seats(room.seats),
  ]);
}

/** "KMD558 Auditorio". */
function roomName(room: Room): string {
  const { label, rest } = calledOf(room);
  return `${label}${rest}`;
}

/**
 * A room's code, and the part of its name that is neither the code, with which it often begins, nor the
 * category, which stands above.
 */
function calledOf({ code, name, category }: Room): { label: string; rest: string } {
  if (code === undefined) return { label: outsideLine(name, NAME), rest: '' };
  const begins = name.startsWith(code) && !/^[\p{L}\p{N}]/u.test(name.slice(code.length));
  const own = outsideLine(begins ? name.slice(code.length) : name, NAME).replace(/^[\s–,:;-]+/u, '');
  return { label: outsideLine(code, NAME), rest: own === '' || own === category ? '' : ` ${own}` };
}

/** The groups as lines of text, one a room. */
function listLines(groups: readonly Group[], reader: Reader): string[] {
  const lineOf = (room: Room): string =>
    `• ${roomRuns(room, reader)
      .map(({ text }) => text)
      .join('')}`;
  return groups.flatMap((group) => [groupTitle(group, reader), ...group.rooms.map(lineOf)]);
}

/** The same with one line a category, for many rooms. */
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

// The words around the rooms.

function summaryOf({ building, listing, request, reader }: Shown): string {
  const words = texts(reader.language).rooms;
  const { all, matching, page, pages } = listing;
  const filtered = [
    ...seatsWords(request, reader),
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

/** "At least 40 seats", "20–40 seats"; empty without a limit of seats. */
function seatsWords({ filters: { minSeats, maxSeats } }: RoomsRequest, { language }: Reader): string[] {
  const words = texts(language).rooms;
  if (minSeats === undefined) return maxSeats === undefined ? [] : [words.atMost(maxSeats)];
  if (maxSeats === undefined) return [words.atLeast(minSeats)];
  return [minSeats === maxSeats ? words.seats(minSeats) : words.seatsBetween(minSeats, maxSeats)];
}

function emptyWords({ listing, reader }: Shown): string | undefined {
  const { all, matching } = listing;
  const words = texts(reader.language).rooms;
  if (all === 0) return words.none;
  return matching > 0 ? undefined : joined([words.noneMatch(all), seatsMeant(listing, reader)], ' ');
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
  const promise = request.asksFree ? words.bookings : words.promise;
  const quoted = ignored.map((word) => words.withWord(outsideLine(word, 40))).join(', ');
  return joined(
    [
      matching > 0 && seatsMeant(listing, reader),
      ignored.length > 0 && words.ignored(quoted),
      withoutSeats > 0 && words.withoutSeats(withoutSeats),
      matching > 0 && promise,
    ],
    ' ',
  );
}

function pageButtons({ listing: { page, pages }, request, reader: { language } }: Shown): Button[] {
  const words = texts(language).rooms;
  const to = (target: number, label: string, index: number) =>
    button(label, turnPage.carry({ ...request, page: target }, language, index));
  return [
    ...(page > 0 ? [to(page - 1, words.previous, 0)] : []),
    ...(page < pages - 1 ? [to(page + 1, words.next, 1)] : []),
  ];
}
