/** Questions that name buildings, or rooms by their codes, without a word about rooms. */

import { isOfLessons } from '../../ask/lessons.ts';
import { likenessOf } from '../../ask/like.ts';
import { type Question, readPlain } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { isCourseUnitWord, isYear } from '../../ask/words.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { parseCourseUnitCode } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { bookedIn, freeAsked } from './asides.ts';
import { bareTokens, isOfCourseHere, isOfKind, namesIn, questionTokens } from './question.ts';
import {
  MOST_AMONG,
  MOST_FILTERS,
  mayBeRoomNumber,
  type RoomsRequest,
  roomCodesAmong,
  UNCHOSEN,
} from './request.ts';
import { readSeats } from './seats.ts';
import { readUnread, seekRooms } from './seek.ts';
import { mayNameRoom, withRoomCodes } from './signs.ts';
import { readRooms } from './typed.ts';

const { room, otherwise, many, way, booking } = vocabulary.rooms;
const { number } = vocabulary.numbers;

/**
 * Reads a question that names a building and nothing else: "Karamalmin kampus", "building 78025", or the lone
 * id of a known one. Also reads codes of rooms in known buildings: "onko KMD558 vapaa?"
 */
export async function namedBuilding(
  question: Question,
  deps: { readonly study: Pick<StudyClient, 'building'>; readonly buildings: Buildings },
): Promise<RoomsRequest | undefined> {
  const { buildings } = deps;
  const { words, language = 'en' } = question;
  const left = words.filter((word) => !isOfOther(word, question));
  // "Campus House"
  if (left.every(saysNothing) && left.filter(isKind).length < 2) return undefined;
  // What may be a course's name is no reason to ask for the list of buildings: those that are known by now may be meant.
  if (words.some(speaksOfPlaces)) await buildings.ready();
  const others = () => readUnread(language, deps);
  const asked = await namedRooms(await withNamedRoom(question, buildings, others), buildings, others);
  if (asked || (asksOtherwise(words) && !isSaidIn(way, words))) return asked;
  return ofKnownBuildings(question, buildings);
}

const speaksOfPlaces = (word: string): boolean =>
  isKind(word) ||
  /\d/.test(word) ||
  [room, booking, way, vocabulary.rooms.place].some(({ has }) => has(word));

/** "Is Aula 1 free?": the buildings that were not read may have a room of that name, before 1 is an hour. */
async function withNamedRoom(
  question: Question,
  buildings: Pick<Buildings, 'roomCalled' | 'roomWritten'>,
  readOthers: () => Promise<boolean>,
): Promise<Question> {
  const mayBe = mayNameRoom(question.text) && question.words.some(booking.has);
  if (!mayBe || !(await readOthers().catch(() => false))) return question;
  const text = withRoomCodes(question.text, buildings);
  return text === question.text ? question : { ...question, ...readPlain(text, question) };
}

const saysNothing = (word: string): boolean => isKind(word) || number.has(word) || isCommonWord(word);

/**
 * Known buildings that are named or left out, kinds of rooms that are nothing else, and what one may say beside them: "does
 * Campus House have a kitchen?", "everything but KM, 40+", "how do I get to KM?"
 */
async function ofKnownBuildings(
  { text, words }: Question,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const request = readRooms(questionTokens(text), { isCommand: false });
  const { isNamed, isExcluded, left } = await namesIn(request, buildings);
  const isWhere = words.some(vocabulary.facts.where.has);
  const isOwn = (word: string): boolean => OWN_PLACES.some(({ has }) => has(word.toLowerCase()));
  const isPlace = left.some(isOwn) || (isWhere && left.length > 0 && words.every(isOfPlace));
  const isBuilding =
    request.building !== undefined && words.some(saysBuilding) && !words.some(isOfCourseHere);
  const isSome =
    isNamed || isBuilding || ((isExcluded || isPlace) && (await buildings.readable()).length > 0);
  if (!isSome || !left.every(isOfKind)) return undefined;
  const asksWay = isWhere && left.length === 0;
  return { ...request, ...(!(isNamed || isBuilding) && { all: true }), ...(asksWay && { asksWay }) };
}

/** "Where are the workshops?": kinds of rooms, and nothing that asks for anything else. */
const isOfPlace = (word: string): boolean => isOfKind(word) || isCommonWord(word);

const { studio, kitchen, lobby } = vocabulary.roomKinds;
/** Kinds that name rooms and nothing else. */
const OWN_PLACES = [studio, kitchen, lobby];

/** "Unit" stands in names of buildings, but beside a number it says that this is a course unit's. */
const saysBuilding = (word: string): boolean => isKind(word) && !isCourseUnitWord(word, undefined);

function asksOtherwise(words: readonly string[]): boolean {
  return words.some(otherwise.has) && !words.some(many.has);
}

/**
 * A request for rooms by their codes, if a question holds codes of rooms in known buildings, and either asks for a
 * booking or says nothing but what one may ask of a room. Codes that no known building has need both.
 * @param readOthers reads the known buildings whose rooms are not known yet
 */
async function namedRooms(
  question: Question,
  buildings: Buildings,
  readOthers: () => Promise<boolean>,
): Promise<RoomsRequest | undefined> {
  const { text, words: said } = question;
  const typed = bareTokens(text);
  const booked = bookedIn(typed);
  const words = typed.filter((_, at) => !booked.has(at)).map((one) => one.text);
  const numbersOf = readSeats(words.map((word) => word.toLowerCase())).used;
  const counts = new Set(words.filter((_, at) => numbersOf.has(at)));
  const codes = roomCodesAmong(words).filter(({ code }) => code.length <= LONGEST_CODE);
  // "KMD 558" is one code.
  const isPart = (word: string): boolean =>
    codes.some((one) => one.words.length > 1 && one.words.includes(word));
  const alone = words.filter((word) => !counts.has(word) && !isPart(word));
  const numbers = await numbersNamed(question, alone, buildings, booked.size > 0 ? readOthers : undefined);
  // "KM, 20 seats" names no room.
  const own = codes.filter((one) => one.words.length === 1 || !one.words.some((word) => counts.has(word)));
  const maybe = [...own, ...numbers];
  const parts = new Set([...codes, ...maybe].flatMap((one) => one.words));
  const place = placeBeside(words, parts);
  const others = words.filter((word) => !parts.has(word) && word !== place).map((word) => word.toLowerCase());
  const isBooked = said.some(booking.has);
  const isPlain = others.every(maySpeakOfRoom);
  if (maybe.length === 0 || !mayAskOfRooms(said, isPlain, booked.size > 0)) return undefined;
  const among = maybe.map(({ code }) => code).slice(0, MOST_AMONG);
  const free = freeAsked(typed, booked);
  if (place !== undefined)
    return isPlain ? roomsAt({ ...UNCHOSEN, ...free, building: place }, among, said) : undefined;
  const asked = { ...UNCHOSEN, ...free, among };
  if ((isBooked && isPlain) || (await areKnown(asked, buildings))) return asked;
  return isPlain && !among.some((code) => isOfOther(code, question))
    ? areRead(asked, buildings, readOthers)
    : undefined;
}

/** @param isPlain whether the words say nothing but what one may ask of a room */
const mayAskOfRooms = (words: readonly string[], isPlain: boolean, isTimed: boolean): boolean =>
  (words.some(booking.has) ||
    // "When are the lessons in KMC106?"
    (isPlain && (isTimed || !asksOtherwise(words) || words.some(isOfLessons)))) &&
  !words.some(isOfCourseHere);

interface NumberOfRoom {
  readonly code: string;
  readonly words: readonly string[];
}

/** The numbers that name rooms. @param readOthers left out: the question tells no time, and does not ask whether one is free */
async function numbersNamed(
  { words: said }: Question,
  words: readonly string[],
  buildings: Buildings,
  readOthers: (() => Promise<boolean>) | undefined,
): Promise<NumberOfRoom[]> {
  const isAsked = said.some(booking.has) && !said.some(isOfCourseHere);
  const reads = isAsked ? readOthers : undefined;
  const known = await knownNumbers(words, buildings, reads);
  return known.length > 0 || !reads ? known : numberAsked(said, words);
}

/**
 * The numbers that are codes of known rooms, and no ids of buildings.
 * @param readOthers reads buildings that were not read, where none of the numbers is known
 */
async function knownNumbers(
  words: readonly string[],
  buildings: Buildings,
  readOthers?: () => Promise<boolean>,
): Promise<NumberOfRoom[]> {
  const numbers = words.filter((word) => mayBeRoomNumber(word) && !isYear(word)).slice(0, MOST_AMONG);
  const known = await Promise.all(
    numbers.map(async (one) => !(await knows(one, buildings)) && (await buildings.holdersOf(one)).length > 0),
  );
  const found = numbers.filter((_, at) => known[at]).map((code) => ({ code, words: [code] }));
  if (found.length > 0 || numbers.length === 0) return found;
  return (await readOthers?.().catch(() => false)) ? knownNumbers(words, buildings) : [];
}

/** "Is 20052 free?": a number that is asked to be free is a room's, also where no such room is known. */
function numberAsked(words: readonly string[], typed: readonly string[]): NumberOfRoom[] {
  const [first = '', ...others] = topics.begins(words[0] ?? '') ? words.slice(1) : words;
  if (!mayBeRoomNumber(first) || !others.some(booking.has)) return [];
  return typed.filter((word) => word.toLowerCase() === first).map((code) => ({ code, words: [code] }));
}

const areKnown = async (asked: RoomsRequest, buildings: Buildings): Promise<boolean> =>
  (await seekRooms(asked, buildings)).holders.length > 0;

/** The request where a building that was not read yet has the rooms. Where it can't be read, the answer tells so. */
async function areRead(
  asked: RoomsRequest,
  buildings: Buildings,
  readOthers: () => Promise<boolean>,
): Promise<RoomsRequest | undefined> {
  const isRead = await readOthers().catch(() => undefined);
  const mayBe = isRead === undefined || (isRead && (await areKnown(asked, buildings)));
  return mayBe ? asked : undefined;
}

/** Whether a word is, or is likelier to be, the code of a student group, course unit or course. */
const isOfOther = (word: string, { groups, units, codes }: Question): boolean =>
  isGroupCode(word, groups) ||
  parseCourseUnitCode(word) !== undefined ||
  [...units, ...codes].some((code) => code === word.toUpperCase());

/** A number that is too long for a room's. */
const ID_OF_BUILDING = /^\d{5,12}$/;

/** The id of the only building that stands beside the codes of rooms. */
function placeBeside(words: readonly string[], codes: ReadonlySet<string>): string | undefined {
  const [place, ...more] = words.filter((word) => ID_OF_BUILDING.test(word) && !codes.has(word));
  return more.length === 0 ? place : undefined;
}

const { counted, capacity } = vocabulary.seats;
const OF_ROOM = [counted, capacity, room, many, booking];

/** "How many seats does KMD558 in 78025 have?" */
const roomsAt = (
  request: RoomsRequest,
  codes: readonly string[],
  said: readonly string[],
): RoomsRequest | undefined =>
  said.some((word) => OF_ROOM.some(({ has }) => has(word)))
    ? { ...request, filters: { words: codes.slice(0, MOST_FILTERS) } }
    : undefined;

/** No room has a longer code. */
const LONGEST_CODE = 12;

const maySpeakOfRoom = (word: string): boolean =>
  word.length === 1 || isKnownWord(word) || counted.has(word) || topics.isWordOf('places', word);

async function knows(id: string, buildings: Buildings): Promise<boolean> {
  const all = await buildings.all();
  return all.some((one) => one.id === id);
}

/** Reads what is said beside a room's code or a known building, where nothing else reads it: "I can't find KMC106, help". */
export async function mentionedPlace(
  question: Question,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const { text, words, codes, units } = question;
  if (codes.length + units.length > 0 || words.some(isOfCourseHere)) return undefined;
  const typed = bareTokens(text);
  const booked = bookedIn(typed);
  const like = likenessOf(question)[0]?.label;
  const isFree = like === 'free' && { asksFree: true as const };
  const free = { ...isFree, ...freeAsked(typed, booked) };
  const left = typed.filter((_, at) => !booked.has(at)).map((one) => one.text);
  const maybe = roomCodesAmong(left)
    .map(({ code }) => code)
    .filter((code) => /\d{2}/.test(code) && code.length <= LONGEST_CODE)
    .filter((code) => !isOfOther(code, question));
  const held = await Promise.all(maybe.map((code) => buildings.holdersOf(code)));
  const among = maybe.filter((_, at) => held[at]?.length === 1).slice(0, MOST_AMONG);
  if (among.length > 0) return { ...UNCHOSEN, ...free, among };
  // A building is open, and has Wi-Fi, too.
  if (like !== 'free' && like !== 'rooms') return undefined;
  const request = readRooms(questionTokens(text), { isCommand: false });
  const named = await buildings.findAmong(request.among ?? []);
  return named && 'id' in named
    ? { ...request, ...free, among: named.words.slice(0, MOST_AMONG) }
    : undefined;
}
