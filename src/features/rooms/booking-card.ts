/** Answers whether a room is free: the room, and that its bookings are not known here. */
import { boldLine, button, escapeMrkdwn, joined, outsideLine, paragraph, small } from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { freshnessNote, noteBlocks } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import type { Building, Found } from '../../study-client/model.ts';
import { roomLine } from './card.ts';
import { listRooms } from './listing.ts';
import { chooseBuilding, type RoomsRequest } from './request.ts';

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
