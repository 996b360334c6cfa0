/** Rooms without a reservation in words: the time that is meant, until when, and what is not known. */
import type { Button } from '@slack/types';
import { capital, joined } from '../../cards/blocks.ts';
import type { Reader } from '../../cards/card.ts';
import {
  asOf,
  dayAlone,
  dayInLine,
  dayNumber,
  localTime,
  shortCalendarDay,
  timeOf,
} from '../../cards/dates.ts';
import { readerThere } from '../../cards/lessons.ts';
import { texts } from '../../i18n/index.ts';
import { localInstant } from '../../study-client/days.ts';
import { offsetAt } from '../../study-client/moments.ts';
import { type FreeTimes, stateOf } from './free.ts';
import type { ListedRoom } from './listing.ts';
import { otherTime, type RoomsRequest, turnPage } from './request.ts';
import { LEAST } from './when.ts';

/** "14:00", in Finnish with the word for the clock; with its day, "Mon 30 Nov 17:00", if that is another one: it stands in a narrow column. */
export function timeThere(at: number, day: number, reader: Reader): string {
  const there = readerThere(reader);
  const own = dayNumber(at, reader.zone);
  const time = texts(reader.language).rooms.free.hour(timeOf(at, there));
  return own === day ? time : joined([shortCalendarDay({ at }, there), time], ' ');
}

/** The day of the time that is meant. */
export const meantDay = ({ time }: FreeTimes, { zone }: Reader): number => dayNumber(time.from, zone);

/** The time that is meant, by the clocks of the university: "Now, Friday 20 November 14:02", "Saturday 21 November (tomorrow) 10:00–12:00". */
export function meantWords(free: FreeTimes, reader: Reader): string {
  const { from, until, isNow } = free.time;
  const there = readerThere(reader);
  const day = meantDay(free, reader);
  // A shared answer says the day, whenever it is read.
  const date = (isNow ? dayAlone : dayInLine)(day, there);
  const begin = timeOf(from, there);
  const { zone } = reader;
  const isToEnd = until !== undefined && until === localInstant(day + 1, 0, zone);
  const isWhole = isToEnd && from === localInstant(day, 0, zone);
  const { free: words } = texts(reader.language).rooms;
  const endOf = (one: number): string =>
    dayNumber(one, zone) === day ? `–${timeOf(one, there)}` : ` – ${timeThere(one, day, reader)}`;
  const end = until === undefined ? '' : isToEnd ? `–${words.midnight}` : endOf(until);
  const said = isWhole ? date : `${date} ${begin}${end}`;
  const { own = zone } = reader;
  const isElsewhere = offsetAt(from, own) !== offsetAt(from, zone);
  return joined(
    [
      isNow ? words.now(said) : said,
      isElsewhere && `(${texts(reader.language).lessons.yourTime(localTime(from, reader))})`,
    ],
    ' ',
  );
}

/** The same above a list, with the least time for which rooms are wanted, and the age of what is too old to tell how it is now. */
export function timeLine(free: FreeTimes, { wants }: Pick<RoomsRequest, 'wants'>, reader: Reader): string {
  const { free: words } = texts(reader.language).rooms;
  const { time } = free;
  return capital(
    joined([
      oldWords(free, reader),
      meantWords(free, reader),
      time.until === undefined && wants !== 'taken' && words.least(time.least),
    ]),
  );
}

/** When it was read, where that is so long ago that it does not tell how it is. */
export function oldWords(free: FreeTimes, reader: Reader): string | undefined {
  const at = oldestOf(free);
  return at === undefined ? undefined : texts(reader.language).rooms.free.old(asOf(at, reader));
}

/** When the oldest of what is too old was read, in epoch milliseconds. */
function oldestOf({ reads }: FreeTimes): number | undefined {
  const old = reads.filter(({ isOld }) => isOld).map(({ fetchedAt }) => fetchedAt);
  return old.length === 0 ? undefined : Math.min(...old);
}

/** What stands above the times of rooms in a list: "No reservation"; of what is too old "No reservation (14:02)". */
export function listHead(free: FreeTimes, { wants }: Pick<RoomsRequest, 'wants'>, reader: Reader): string {
  const words = texts(reader.language).rooms.free;
  const head = wants === 'taken' ? words.taken : words.none;
  const at = oldestOf(free);
  return at === undefined ? head : `${head} (${timeThere(at, dayNumber(reader.now, reader.zone), reader)})`;
}

/** "until 14:00", "rest of the day"; of a room that is reserved: until when, or from when on. */
export function untilWords(
  room: ListedRoom,
  free: FreeTimes,
  { wants }: Pick<RoomsRequest, 'wants'>,
  reader: Reader,
): string {
  const { free: words } = texts(reader.language).rooms;
  const state = stateOf(room, free);
  if (state.is === 'unknown' || state.until === undefined) return words.restOfDay;
  const at = timeThere(state.until, meantDay(free, reader), reader);
  return state.is === 'free' && wants === 'taken' ? words.from(at) : words.until(at);
}

/** What is not known of rooms that pass the filters, and of any room. */
export function freeNotes(fitting: readonly ListedRoom[], free: FreeTimes, reader: Reader): string[] {
  const { free: words } = texts(reader.language).rooms;
  const unknown = fitting.filter((room) => stateOf(room, free).is === 'unknown').length;
  return [
    ...(unknown > 0 ? [words.unknown(unknown)] : []),
    ...(free.time.isOfMore ? [words.oneDay] : []),
    ...(free.tellsMore ? [words.doors] : []),
  ];
}

/**
 * To rooms that are free now, unless that is what is shown, for an hour, and at another time; from those that are reserved to
 * those that are not.
 */
export function freeButtons(
  request: RoomsRequest,
  { time }: FreeTimes,
  { language }: Reader,
  { areListed = false } = {},
): Button[] {
  const { free: words } = texts(language).rooms;
  const { when: _, at, least: __, isOfMore: ___, ...rest } = request;
  const asked = { ...rest, asksFree: true as const, page: 0 };
  const { wants, ...free } = asked;
  const other =
    wants === 'taken' && areListed
      ? turnPage.offer(words.none, { ...free, ...(at && { at }), least: LEAST }, language, 5)
      : turnPage.offer(
          words.hourButton,
          { ...asked, ...(at && { at: { from: at.from } }), least: 60 },
          language,
          5,
        );
  return [
    ...(time.isNow && time.least === LEAST
      ? []
      : turnPage.offer(words.nowButton, { ...asked, least: LEAST }, language, 4)),
    ...other,
    ...otherTime.offer(words.otherButton, { ...request, page: 0 }, language),
  ];
}
