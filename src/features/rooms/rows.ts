/** Rooms in a list, in lines of text, and in a table. */
import type { KnownBlock } from '@slack/types';
import { bullets, type Run } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import { dataTable } from '../../cards/tables.ts';
import { outsideLine } from '../../cards/text.ts';
import { texts } from '../../i18n/index.ts';
import type { Room } from '../../study-client/model.ts';
import type { Group } from './listing.ts';

const NAME = 80;

/** The rooms of a category as a list. */
export function groupBlock(group: Group, reader: Reader): KnownBlock {
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
export function listLines(groups: readonly Group[], reader: Reader): string[] {
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
export function briefLines(groups: readonly Group[], reader: Reader): string[] {
  const words = texts(reader.language).rooms;
  return groups.map((group) => {
    const rooms = group.rooms.map((room) => `${roomName(room)} (${room.seats ?? words.notGiven})`);
    return `${groupTitle(group, reader)}: ${rooms.join(', ')}`;
  });
}

/** Name, category and seats; undefined if there are more rows than a table holds. */
export function roomsTable(
  caption: string,
  groups: readonly Group[],
  { language }: Reader,
): KnownBlock | undefined {
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
