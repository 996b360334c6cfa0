import type { Button, KnownBlock } from '@slack/types';
import { bullets, button, header, paragraph, type Run, small } from '../../cards/blocks.ts';
import type { Card, Reader } from '../../cards/card.ts';
import { freshnessNote, noteBlocks } from '../../cards/freshness.ts';
import { escapeMrkdwn, joined, outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Building, Found, Room } from '../../study-client/model.ts';
import { turnPage } from './actions.ts';
import { type Group, type Listing, listRooms } from './listing.ts';
import type { RoomsRequest } from './request.ts';

const NAME = 80;

/** The rooms of a building, grouped by category. It says which rooms there are, never that one is free. */
export function roomsCard(found: Found<Building>, request: RoomsRequest, reader: Reader): Card {
  const building = found.value;
  const words = texts(reader.language).rooms;
  const listing = listRooms(building, request, reader.language);
  const title = words.title(outsideLine(building.name, 100));
  const summary = summaryOf(building, listing, request, reader);
  const empty = emptyWords(listing, reader);
  const note = freshnessNote([found], reader);
  const notes = notesOf(listing, reader);
  const blocks: KnownBlock[] = [
    header(title),
    small(summary),
    ...(empty === undefined ? listing.groups.map((group) => groupBlock(group, reader)) : [paragraph(empty)]),
    small(notes),
    ...noteBlocks(note),
  ];
  const lines = [
    title,
    summary,
    empty,
    ...listing.groups.flatMap((group) => groupLines(group, reader)),
    notes,
  ];
  return {
    text: joined([escapeMrkdwn(joined(lines, '\n')), note], '\n'),
    blocks,
    buttons: pageButtons(listing, request, reader),
    request,
  };
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
    ...(filters.minSeats === undefined ? [] : [words.atLeast(filters.minSeats)]),
    ...listing.words.map((word) => words.withWord(outsideLine(word, 40))),
  ];
  return joined([
    joined([building.id, building.code && outsideLine(building.code, 40)]),
    filtered.length > 0 ? words.countOf(matching, all) : words.count(all),
    filtered.length > 0 && words.filteredBy(filtered.join(', ')),
    pages > 1 && words.page(page + 1, pages),
  ]);
}

function emptyWords({ all, matching }: Listing, { language }: Reader): string | undefined {
  const words = texts(language).rooms;
  if (all === 0) return words.none;
  return matching === 0 ? words.noneMatch(all) : undefined;
}

function notesOf({ withoutSeats, ignored }: Listing, { language }: Reader): string {
  const words = texts(language).rooms;
  const quoted = ignored.map((word) => words.withWord(outsideLine(word, 40))).join(', ');
  return joined(
    [
      ignored.length > 0 && words.ignored(quoted),
      withoutSeats > 0 && words.withoutSeats(withoutSeats),
      words.promise,
    ],
    ' ',
  );
}

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
function roomRuns({ code, name, category, seats }: Room, { language }: Reader): Run[] {
  const words = texts(language).rooms;
  const label = outsideLine(code ?? name, NAME);
  const called = code === undefined ? '' : beside(code, name, category);
  return [
    { text: label, bold: true },
    { text: `${called} – ${seats === undefined ? words.seatsNotGiven : words.seats(seats)}` },
  ];
}

/** What a name says beyond the code, which it often begins with, and the category, which stands above. */
function beside(code: string, name: string, category: string | undefined): string {
  const begins = name.startsWith(code) && !/^[\p{L}\p{N}]/u.test(name.slice(code.length));
  const rest = begins ? name.slice(code.length) : name;
  const line = outsideLine(rest, NAME).replace(/^[\s–,:;-]+/u, '');
  return line === '' || line === category ? '' : ` ${line}`;
}

function groupLines(group: Group, reader: Reader): string[] {
  const lines = group.rooms.map(
    (room) =>
      `• ${roomRuns(room, reader)
        .map(({ text }) => text)
        .join('')}`,
  );
  return [groupTitle(group, reader), ...lines];
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
