/** Questions that go on from the last one about rooms: "and bigger?", "only labs", "ja huomenna?", "the same in KM". */

import type { Conversation } from '../../ask/place.ts';
import type { Question } from '../../ask/question.ts';
import { timeIn } from '../../ask/times.ts';
import { isOfCourse, isSingleRoomWord, isYear } from '../../ask/words.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn, lengthAt } from '../../i18n/patterns.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { asksToWork, isOfKind, namesIn, questionTokens } from './question.ts';
import {
  isProper,
  joinedWords,
  kindsOf,
  MOST_AMONG,
  mayBeRoomCode,
  mayBeRoomNumber,
  type RoomsRequest,
  roomsRequest,
  timeOfRequest,
  UNCHOSEN,
  withCodes,
} from './request.ts';
import { isCounted, isSpanOfHours, lowered, readSeats } from './seats.ts';
import { readRooms } from './typed.ts';
import { isBeyondDay } from './when.ts';
import { hoursLed } from './written.ts';

const { again, all, bigger, connector, except, now, room, smaller } = vocabulary.rooms;
const { picks } = vocabulary;

/** Longer questions stand by themselves. */
const MOST_GOING_ON = 16;
/** A question goes on by one of its first words: "show me only labs". */
const AMONG_FIRST = 3;

/**
 * The last search of a conversation with what a question changes of it: another building, other seats or kinds, what is left
 * out, an order, a time. Undefined where it changes nothing, or may be a question of its own.
 */
export async function roomsOfContext(
  question: Question,
  conversation: Pick<Conversation, 'search'>,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const goesOn = question.corrects !== undefined || beginsAgain(question.words);
  const more = changeIn(question, goesOn);
  if (!goesOn && (await asksOfUnknown(question, more, buildings))) return undefined;
  const numbers = goesOn ? [] : numbersAsked(question, more);
  return numbers.length > 0
    ? roomsThere(numbers, question, more, conversation, buildings)
    : goneOn(question, goesOn, more, conversation, buildings);
}

async function goneOn(
  question: Question,
  goesOn: boolean,
  read: RoomsChange,
  conversation: Pick<Conversation, 'search'>,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const before = mayGoOn(question, goesOn) ? await searchOf(conversation) : undefined;
  if (!before) return undefined;
  const more = changeOf(before, question, goesOn, read);
  const { isNamed, isExcluded, left } = await namesIn(more, buildings);
  const named = roomsNamed(question, more, left);
  // A room, or a building by a number, is a question of its own, unless "and" leads it: then the time stays.
  if (named.length > 0) return goesOn ? roomsBehind(before, more, named, left, buildings) : undefined;
  const unknown = left.filter((word) => !(isOfKind(word) || isBeside(word.toLowerCase())));
  const isLed = goesOn || connector.has(question.words[0]);
  const isPlace = isNamed || (isLed && unknown.length > 0 && unknown.every(isProper));
  if (unknown.length > 0 && !goesOn && !isPlace) return undefined;
  return isPlace || isExcluded || changes(more)
    ? changed(before, more, { isPlace, isExcluded, unknown })
    : undefined;
}

/** "Is 10-27 free?" asks for a room of a code that none has, and not for seats of the rooms of before. */
async function asksOfUnknown(
  { words }: Question,
  { asksFree, wants }: RoomsRequest,
  buildings: Pick<Buildings, 'holdersOf'>,
): Promise<boolean> {
  const code = words.find((word, at) => isBeyondDay(word) && !isCounted(words, at));
  const isAsked = code !== undefined && (asksFree === true || wants !== undefined);
  return isAsked && (await buildings.holdersOf(code)).length === 0;
}

/** The change as it is read before it is known what it changes; beside free rooms "14-16" is hours. */
const changeOf = (
  { asksFree }: RoomsRequest,
  question: Question,
  goesOn: boolean,
  read: RoomsChange,
): RoomsChange => (asksFree ? changeIn(question, goesOn, true) : read);

/** The rooms that a question names, by codes or by numbers that count nothing. */
const roomsNamed = (question: Question, { filters }: RoomsRequest, left: readonly string[]): string[] => [
  ...new Set([...left.filter(mayBeRoomCode), ...(filters.codes ?? []), ...numbersIn(question)]),
];

/** Other rooms at the time of before: "and KMC107?" Undefined: they are not known, or more is said. */
async function roomsBehind(
  before: RoomsRequest,
  more: RoomsChange,
  named: readonly string[],
  left: readonly string[],
  buildings: Pick<Buildings, 'holdersOf'>,
): Promise<RoomsRequest | undefined> {
  const isOther = (word: string): boolean =>
    ![word, word.toLowerCase()].some((one) => named.includes(one) || isBeside(one));
  if (!before.asksFree || left.some(isOther)) return undefined;
  const holders = await Promise.all(named.map((one) => buildings.holdersOf(one)));
  return holders.every(({ length }) => length > 0)
    ? { ...UNCHOSEN, among: named.slice(0, MOST_AMONG), ...timeAfter(before, more) }
    : undefined;
}

/** The numbers of rooms that are asked to be free, or when: "is 311 free?" */
const numbersAsked = (question: Question, { asksFree, wants }: RoomsRequest): readonly string[] =>
  asksFree || wants !== undefined ? numbersIn(question).filter((word) => !LONG.test(word)) : [];

function numbersIn({ words }: Question): string[] {
  const { used } = readSeats(words);
  return words.filter((word, at) => mayBeRoomNumber(word) && !used.has(at) && !isYear(word));
}

/** "Is room 311 free?" asks for one room, and not for some. */
const withoutRoomWord = (question: Question): Question => ({
  ...question,
  words: question.words.filter((word) => !isSingleRoomWord(word)),
});

/** A number that is likelier a building's id. */
const LONG = /^\d{5,}$/;

/** Rooms by their numbers in the building that was spoken of; undefined where it has none of them. */
async function roomsThere(
  numbers: readonly string[],
  question: Question,
  more: RoomsRequest,
  conversation: Pick<Conversation, 'search'>,
  buildings: Pick<Buildings, 'hasRoom'>,
): Promise<RoomsRequest | undefined> {
  const before = mayGoOn(withoutRoomWord(question), false) ? await searchOf(conversation) : undefined;
  const [place, ...others] = before?.building === undefined ? (before?.buildings ?? []) : [before.building];
  if (place === undefined || others.length > 0) return undefined;
  return numbers.every((one) => buildings.hasRoom(place, one))
    ? withCodes({ ...UNCHOSEN, building: place, ...timeOfRequest(more) }, numbers)
    : undefined;
}

function beginsAgain(words: readonly string[]): boolean {
  const first = words.slice(0, AMONG_FIRST);
  const at = first.findIndex((_, nth) =>
    [again, except, bigger, smaller].some((one) => lengthAt(one, first, nth) > 0),
  );
  return at >= 0 && first.slice(0, at).every((word) => isCommonWord(word) && !room.has(word));
}

/** Whether a question may go on from one about rooms. A name alone stands by itself, and so does a question for rooms; a time does not. */
function mayGoOn(question: Question, goesOn: boolean): boolean {
  const { text, words, codes, units, named } = question;
  const isOther =
    codes.length + units.length > 0 || named !== undefined || isOfOthers(question) || asksToWork(words);
  if (isOther || words.length > MOST_GOING_ON) return false;
  const isAlone = words.length === 1 && !text.endsWith('?') && !isTime(words);
  return goesOn || !(isAlone || words.some((word) => room.has(word) || vocabulary.week.week.has(word)));
}

const isTime = (words: readonly string[]): boolean =>
  timeIn(words) !== '' || isSaidIn(now, words) || isSpanOfHours(words, 0);

const isBeside = (word: string): boolean => isKnownWord(word) || picks.one.has(word);

/** The last request for rooms of a conversation. Rejects as `Conversation.search`. */
export async function searchOf({ search }: Pick<Conversation, 'search'>): Promise<RoomsRequest | undefined> {
  const kept = await search();
  return kept === undefined ? undefined : roomsRequest.safeParse(JSON.parse(kept)).data;
}

/** Whether a question speaks of courses, or of what one does with them. */
function isOfOthers({ words, language }: Question): boolean {
  const { follow, lead, compare, find } = vocabulary;
  const others = [follow.following, follow.verbs, lead.remind, lead.reminder, compare.compare, find.courses];
  const topic = topics.of(words, language);
  return (
    words.some((word, at) => isOfCourse(word, words[at - 1]) || others.some(({ has }) => has(word))) ||
    !(topic === undefined || NEAR_ROOMS.has(topic))
  );
}

/** What is asked of courses in words that are said of rooms as well. */
const NEAR_ROOMS: ReadonlySet<string> = new Set(['course-rooms', 'places', 'methods', 'online', 'language']);

/** What a question changes. */
export interface RoomsChange extends RoomsRequest {
  readonly isBigger: boolean;
  readonly isSmaller: boolean;
  readonly isNow: boolean;
}

/** @param isOfFree whether free rooms are shown, so that "and 14-16?" is hours */
export function changeIn({ text, words }: Question, goesOn: boolean, isOfFree = false): RoomsChange {
  const tokens = questionTokens(text).filter((one) => !again.has(lowered(one)) || isCommonWord(lowered(one)));
  const more = readRooms(isOfFree ? hoursLed(tokens) : tokens, { isCommand: false });
  const [number, ...others] = more.unread ?? [];
  // "And 40?"
  const isOfSeats = goesOn && number !== undefined && others.length === 0 && !changes(more);
  const { unread: _, ...read } = more;
  return {
    ...(isOfSeats ? { ...read, filters: { ...more.filters, minSeats: Number(number) } } : more),
    ...(words.some(all.has) && { all: true }),
    isNow: isSaidIn(now, words),
    isBigger: isSaidIn(bigger, words) && more.filters.minSeats === undefined,
    isSmaller: isSaidIn(smaller, words) && more.filters.maxSeats === undefined,
  };
}

/** Whether a request says more than which building is meant. */
function changes({ filters, ...more }: RoomsRequest & Partial<RoomsChange>): boolean {
  const { words, hints = [], without = [], minSeats, maxSeats } = filters;
  return (
    [more.sort, more.asksFree, more.asksWay, more.all, minSeats, maxSeats].some((one) => one !== undefined) ||
    [...words, ...hints].some(isOfKind) ||
    without.length > 0 ||
    more.isBigger === true ||
    more.isSmaller === true
  );
}

/** What else is known of a change: whether it names a place, or leaves one out, and the words that mean nothing here. */
interface Known {
  readonly isPlace: boolean;
  readonly isExcluded: boolean;
  readonly unknown: readonly string[];
}

export function changed(last: RoomsRequest, more: RoomsChange, known: Known): RoomsRequest {
  const before = asksOfKind(more) ? withoutNeeds(last) : last;
  const { asksWay, unread } = more;
  const limits = limitsAfter(before, more);
  const kept = limits.isMoved ? undefined : before.sort;
  const sort = more.isBigger || more.isSmaller ? (limits.sort ?? kept) : (more.sort ?? kept);
  return {
    ...placeAfter(before, more, known),
    filters: { ...wordsAfter(before.filters, more.filters, known), ...limits.seats },
    page: 0,
    ...(sort && { sort }),
    ...timeAfter(before, more),
    ...(asksWay && { asksWay }),
    ...(unread && { unread }),
  };
}

/** "Is the simulator free at 13?" asks whether one is; for how many and how long rooms were wanted before is not of it. */
const asksOfKind = ({ isWhether, filters: { words, hints = [] } }: RoomsRequest): boolean =>
  isWhether === true && [...words, ...hints].some(isOfKind);

function withoutNeeds({ least: _, wants: __, filters, ...before }: RoomsRequest): RoomsRequest {
  const { minSeats: ___, maxSeats: ____, ...words } = filters;
  return { ...before, filters: words };
}

/** For when rooms are wanted after a change: another time takes the place of the one before. */
function timeAfter(before: RoomsRequest, more: RoomsChange): Partial<RoomsRequest> {
  const { when: _, at: __, ...kept } = timeOfRequest(before);
  const own = timeOfRequest(more);
  return more.when === undefined && more.at === undefined && !more.isNow
    ? { ...timeOfRequest(before), ...own }
    : { ...kept, ...own, ...(before.at && more.when !== undefined && !more.isNow && { before: before.at }) };
}

/** "Karamalmi" behind free rooms: the building that is named alone is asked for their time, seats and kind. */
export async function thereInstead(
  named: RoomsRequest,
  conversation: Pick<Conversation, 'search'>,
): Promise<RoomsRequest> {
  const asked = { ...placeOf(named), ...UNCHOSEN };
  const { building, among = [], filters } = named;
  const { words, hints = [], ...limits } = filters;
  const isPlace = building !== undefined || (among.length > 0 && !among.some(mayBeRoomCode));
  const saysMore = words.length > 0 || hints.some((word) => !among.includes(word));
  const isAlone = Object.keys(named).every((key) => key in asked) && Object.keys(limits).length === 0;
  const before = isPlace && isAlone && !saysMore ? await searchOf(conversation) : undefined;
  if (!before?.asksFree) return named;
  return {
    ...asked,
    filters: before.filters,
    ...(before.sort && { sort: before.sort }),
    ...timeOfRequest(before),
  };
}

/** Where rooms are looked for after a change. */
function placeAfter(before: RoomsRequest, more: RoomsRequest, known: Known): Partial<RoomsRequest> {
  if (known.isPlace || more.all) return placeOf(more);
  if (!known.isExcluded) return placeOf(before);
  const { buildings, notIn } = before;
  return { ...(buildings ? { buildings } : { all: true }), notIn: joinedWords(notIn, more.notIn) };
}

function placeOf({ building, buildings, among, all: isAll, notIn }: RoomsRequest): Partial<RoomsRequest> {
  return {
    ...(building !== undefined && { building }),
    ...(buildings && { buildings }),
    ...(among && { among }),
    ...(isAll && { all: isAll }),
    ...(notIn && { notIn }),
  };
}

/** A kind takes the place of those before; what is left out adds up. */
function wordsAfter(
  before: RoomsRequest['filters'],
  more: RoomsRequest['filters'],
  { unknown, isPlace }: Known,
): RoomsRequest['filters'] {
  const [words, hints] = [more.words, (more.hints ?? []).filter(isOfKind)];
  const wanted = [...words, ...hints];
  const isNew = wanted.length > 0;
  const leftOut = joinedWords(before.without, more.without).filter((word) => !isSame(word, wanted));
  const kept = (all: readonly string[] = []) => all.filter((word) => !isSame(word, more.without));
  const codes = isNew || isPlace ? undefined : before.codes;
  const hinted = joinedWords(isNew ? hints : kept(before.hints).filter(isOfKind), unknown);
  return {
    words: isNew ? words : kept(before.words),
    ...(hinted.length > 0 && { hints: hinted }),
    ...(codes && { codes }),
    ...(leftOut.length > 0 && { without: leftOut }),
  };
}

/** Whether a word is one of others, or names a kind that one of them names. */
function isSame(word: string, others: readonly string[] = []): boolean {
  const kinds = kindsOf(word.toLowerCase());
  return others.some(
    (one) => one === word || kindsOf(one.toLowerCase()).some((kind) => kinds.includes(kind)),
  );
}

/** The limits of seats after a change: "bigger" goes on above them, "smaller" below; without limits it is an order. */
function limitsAfter({ filters: before }: RoomsRequest, { filters, isBigger, isSmaller }: RoomsChange) {
  const { minSeats, maxSeats } =
    filters.minSeats === undefined && filters.maxSeats === undefined ? before : filters;
  const [most, least] = [before.maxSeats ?? before.minSeats, before.minSeats ?? before.maxSeats];
  if (isBigger && most !== undefined) return { seats: { minSeats: most + 1 }, isMoved: true };
  if (isSmaller && least !== undefined) return { seats: { maxSeats: Math.max(least - 1, 0) }, isMoved: true };
  return {
    seats: { ...(minSeats !== undefined && { minSeats }), ...(maxSeats !== undefined && { maxSeats }) },
    isMoved: false,
    ...(isBigger && { sort: '-seats' as const }),
    ...(isSmaller && { sort: 'seats' as const }),
  };
}
