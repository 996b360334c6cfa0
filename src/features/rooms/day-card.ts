/** Rooms that are named one by one: yes or no first, then their day in stretches that are reserved and that are not. */

import { bookingButton } from '../../ask/links.ts';
import {
  boldLine,
  button,
  capital,
  escapedAroundDates,
  escapeMrkdwn,
  joined,
  outsideLine,
  richGroups,
  small,
  uncapital,
} from '../../cards/blocks.ts';
import { type Card, endingWith, type Reader } from '../../cards/card.ts';
import { timeOf } from '../../cards/dates.ts';
import { readerThere } from '../../cards/lessons.ts';
import { ageNote, noteBlocks } from '../../cards/words.ts';
import { texts } from '../../i18n/index.ts';
import { localInstant } from '../../study-client/days.ts';
import type { Building, Found, Reservation } from '../../study-client/model.ts';
import { isSameRoom } from '../../workspace/room-times.ts';
import { type FreeTimes, roomsNamed, stateOf, wantedUntil } from './free.ts';
import { freeButtons, freeNotes, meantDay, meantWords, oldWords, timeThere } from './free-words.ts';
import { calledOf, type ListedRoom, type RoomsOf, roomLine } from './listing.ts';
import { chooseBuilding, type RoomsRequest } from './request.ts';
import { LEAST } from './when.ts';

const NAME = 60;
/** Courses of one reservation that are named. */
const MOST_COURSES = 2;
/** The most stretches that the first line names. */
const MOST_STRETCHES = 3;
/** The most lines of a day. */
const MOST_LINES = 40;

/** The rooms that a request names; undefined where it asks for a list. */
export function namedRoomsCard(
  all: readonly Found<Building>[],
  source: RoomsOf,
  request: RoomsRequest,
  reader: Reader,
  free: FreeTimes,
): Card | undefined {
  const { language } = reader;
  const rooms = roomsNamed(source, request, language);
  if (rooms.length === 0) return undefined;
  const words = texts(language).rooms;
  const states = rooms.map((room) => answerLine(room, rooms.length > 1, request, free, reader));
  const called = rooms.map((room) => roomLine(room, reader));
  // "Where is KMC106?" asks for the room itself, which comes first then.
  const isOfRoom = !request.asksFree;
  const [first, headings] = isOfRoom ? [called, states] : [states, called];
  const days = rooms.map((room, at) => ({
    heading: headings[at] ?? '',
    lines: dayLines(room, free, reader),
  }));
  const holding = all.filter(
    ({ value: { id } }) => all.length === 1 || rooms.some(({ buildingId }) => buildingId === id),
  );
  const [only, ...others] = holding;
  const place = holding
    .map(({ value: { name, code, id } }) =>
      joined([outsideLine(name, 100), code && outsideLine(code, 40), id]),
    )
    .join(', ');
  const notes = freeNotes(rooms, free, reader);
  const freshness = ageNote(free.reads, all, reader);
  const whole = only && others.length === 0 ? [only.value.id] : [];
  const times = freeButtons(request, free, reader);
  return {
    ...endingWith(
      [
        ...first.map(escapedAroundDates),
        ...(isOfRoom ? [escapeMrkdwn(place)] : []),
        ...days.flatMap(({ heading, lines }) => [
          escapedAroundDates(heading),
          ...lines.map((line) => `• ${escapeMrkdwn(line)}`),
        ]),
        ...(isOfRoom ? [] : [escapeMrkdwn(place)]),
      ].join('\n'),
      [...notes.map(escapeMrkdwn), freshness],
    ),
    blocks: [
      ...first.map(boldLine),
      ...(isOfRoom ? [small(place)] : []),
      ...days.map((day) => (day.lines.length > 0 ? richGroups(undefined, [day]) : boldLine(day.heading))),
      ...(isOfRoom ? [] : [small(place)]),
      ...notes.map(small),
      ...noteBlocks(freshness),
    ],
    buttons: [
      ...rooms.flatMap(({ code }, at) =>
        bookingButton(code, language, free.bookingPage, at, rooms.length > 1),
      ),
      ...times.slice(-1),
    ],
    more: [
      ...times.slice(0, -1),
      ...whole.map((building) => button(words.wholeBuilding, chooseBuilding.carry({ building }, language))),
    ],
    request,
    search: JSON.stringify(request),
  };
}

/** "Yes · Saturday 21 November (tomorrow) 10:00: no reservation until 12:15". */
function answerLine(
  room: ListedRoom,
  isOfSeveral: boolean,
  { wants, asksFree }: RoomsRequest,
  free: FreeTimes,
  reader: Reader,
): string {
  const { facts, rooms } = texts(reader.language);
  const words = rooms.free;
  const state = stateOf(room, free);
  const day = meantDay(free, reader);
  const name = isOfSeveral && calledOf(room).label;
  const old = oldWords(free, reader);
  const say = (isFree: boolean | undefined, told: string): string => {
    const isYes = wants === 'taken' ? isFree === false : isFree;
    const answer = isFree === undefined ? words.notKnown : isYes ? facts.yes : facts.no;
    const isSaid =
      isFree === undefined ||
      (asksFree === true &&
        wants !== 'booking' &&
        wants !== 'times' &&
        old === undefined &&
        !free.time.isOfMore);
    return capital(joined([old, isSaid && answer, name, `${meantWords(free, reader)}: ${told}`]));
  };
  if (state.is === 'unknown') return say(undefined, words.unknownRoom);
  const held = heldWords(room, free, reader);
  if (held !== undefined) return say(false, held);
  if (state.is === 'reserved') return say(false, words.reservedUntil(timeThere(state.until, day, reader)));
  const { until } = state;
  const isAllDay = free.time.from <= localInstant(day, 0, reader.zone);
  if (until === undefined) return say(true, isAllDay ? words.freeAllDay : words.freeRest);
  const isEnough = until >= neededUntil(free);
  const at = timeThere(until, day, reader);
  return isEnough ? say(true, words.freeUntil(at)) : say(false, words.freeOnlyUntil(at));
}

/** "10:00–15:00 reserved": what is reserved within a time with an end; undefined: nothing is, or a moment was asked for. */
function heldWords(room: ListedRoom, free: FreeTimes, reader: Reader): string | undefined {
  const { from, until } = free.time;
  if (until === undefined) return undefined;
  const day = meantDay(free, reader);
  const [begin, end] = [localInstant(day, 0, reader.zone), localInstant(day + 1, 0, reader.zone)];
  const held = free.of(room).stretches.filter(({ starts, ends }) => starts < until && ends > from);
  const left = held.length - MOST_STRETCHES;
  const times = [
    ...held.slice(0, MOST_STRETCHES).map((one) => spanWords(one.starts, one.ends, begin, end, reader)),
    ...(left > 0 ? [texts(reader.language).course.andMore(left)] : []),
  ];
  return held.length === 0 ? undefined : `${times.join(', ')} ${texts(reader.language).rooms.free.reserved}`;
}

/** A moment asks for no more than that moment, unless it was said for how long. */
const neededUntil = ({ time }: FreeTimes): number =>
  time.until === undefined && time.least === LEAST ? time.from : wantedUntil(time);

/** A part of a room's day, and what is said of it. */
interface Span {
  readonly from: number;
  until: number;
  readonly says: string;
}

/** The day of a room in its order: what is reserved, alike ones as one, and the time between. */
function spansOf(
  room: ListedRoom,
  free: FreeTimes,
  [begin, end]: readonly [number, number],
  reader: Reader,
): Span[] {
  const words = texts(reader.language).rooms.free;
  const { reservations, isUnsure } = free.of(room);
  const between = uncapital(isUnsure ? words.notKnownThen : words.none);
  const spans: Span[] = [];
  const add = (from: number, until: number, says: string): void => {
    const last = spans.at(-1);
    if (last?.says === says && from <= last.until) last.until = Math.max(last.until, until);
    else spans.push({ from, until, says });
  };
  let openFrom = begin;
  for (const one of reservations.filter(({ starts, ends }) => starts < end && ends > begin)) {
    if (one.starts > openFrom) add(openFrom, one.starts, between);
    add(one.starts, one.ends, joined([words.reserved, forWhat(one, room, free, reader)]));
    openFrom = Math.max(openFrom, one.ends);
  }
  if (openFrom < end) add(openFrom, end, between);
  return spans;
}

/** What is left of the day of a room; none where it is without a reservation until its end, as the answer says. */
function dayLines(room: ListedRoom, free: FreeTimes, reader: Reader): string[] {
  const day = meantDay(free, reader);
  const [begin, end] = [localInstant(day, 0, reader.zone), localInstant(day + 1, 0, reader.zone)] as const;
  // Of a day before today all is told.
  const since = reader.now < end ? Math.min(reader.now, free.time.from) : begin;
  const left = spansOf(room, free, [begin, end], reader).filter(({ until }) => until > since);
  if (left.length === 1 && stateOf(room, free).is === 'free') return [];
  const lines = left.map(({ from, until, says }) => `${spanWords(from, until, begin, end, reader)} ${says}`);
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES), texts(reader.language).course.andMore(lines.length - MOST_LINES)];
}

/** "9:00–11:30"; "until 9:00" from the beginning of the day, "from 16:00" to its end, "all day". */
function spanWords(from: number, until: number, begin: number, end: number, reader: Reader): string {
  const words = texts(reader.language).rooms.free;
  const there = readerThere(reader);
  const hour = (at: number): string => words.hour(timeOf(at, there));
  if (from <= begin) return until >= end ? words.allDay : words.until(hour(until));
  return until >= end ? words.from(hour(from)) : `${timeOf(from, there)}–${timeOf(until, there)}`;
}

/** For which course it is reserved, or for another part of the same room; of all else nothing is told. */
function forWhat(
  { courses, title, rooms }: Reservation,
  room: ListedRoom,
  free: FreeTimes,
  { language }: Reader,
): string {
  const isOwn = rooms.some((one) => isSameRoom(one, room));
  const others = isOwn ? [] : rooms.flatMap(({ code }) => code ?? []).slice(0, 1);
  const named = courses.slice(0, MOST_COURSES).map((code) => {
    const name = courses.length === 1 ? (title ?? free.nameOf(code)) : free.nameOf(code);
    return name === undefined ? code : `${outsideLine(name, NAME)} (${code})`;
  });
  const left = courses.length - named.length;
  return joined([
    others.map((code) => outsideLine(code, NAME)).join(', '),
    [...named, ...(left > 0 ? [texts(language).course.andMore(left)] : [])].join(', '),
  ]);
}
