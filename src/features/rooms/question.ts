/** Questions about rooms. */

import { askedIn } from '../../ask/asked-codes.ts';
import { isUnheard, likenessOf } from '../../ask/like.ts';
import { type Question, readPlain, type Token, tokensOf, wordsOf } from '../../ask/question.ts';
import { isGroupCode } from '../../ask/run-topics.ts';
import { isCourseUnitWord, isOfCourse, isYear } from '../../ask/words.ts';
import type { ExampleLabel } from '../../i18n/examples.ts';
import { topics, vocabulary, wordsOfLanguage } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import { isSaidIn } from '../../i18n/patterns.ts';
import { parseCourseUnitCode } from '../../study-client/codes.ts';
import type { StudyClient } from '../../study-client/model.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { bookedIn, freeAsked } from './asides.ts';
import {
  joinedWords,
  kindsOf,
  MOST_AMONG,
  MOST_FILTERS,
  mayBeRoomNumber,
  type RoomsRequest,
  roomCodesAmong,
  UNCHOSEN,
} from './request.ts';
import { lowered, readSeats } from './seats.ts';
import { readUnread, seekRooms } from './seek.ts';
import { mayNameRoom, withRoomCodes } from './signs.ts';
import { idsOfCourses, readRooms, speaksOfCourse } from './typed.ts';
import { inOneForm, seatsBehindHours } from './written.ts';

const { room, otherwise, many, way, booking, who, told, several, biggest, smallest } = vocabulary.rooms;
const { number } = vocabulary.numbers;

/**
 * Reads a question about rooms. It names a building by a number of 3–12 digits, or by the word after a word
 * for a building. Else its words travel along: some may name a known building ("Karamalmilla"); if none does,
 * the building is yet to be chosen. Words in quotes filter; other uncommon words are hints ("lab rooms in
 * 78025"). Questions that hold a code or an id of a course are left to other features.
 */
export function roomsQuestion(question: Question): RoomsRequest | undefined {
  const request = roomsOrCourseQuestion(question);
  return request && mayAskOfCourse(question, request) ? undefined : request;
}

/**
 * Whether a question for rooms may mean the room of a course: "which room is web design in?" Only what is known of
 * courses tells, so other features read it first.
 */
function mayAskOfCourse(
  { words, language }: Question,
  { building: named, filters, among = [], asksFree }: RoomsRequest,
): boolean {
  if (asksFree) return false;
  const isOfRooms = named !== undefined || filters.minSeats !== undefined || filters.maxSeats !== undefined;
  if (isOfRooms || words.some((word) => isOfRoomsAlone(word))) return false;
  const asked = topics.of(words, language);
  // "Labs" are rooms, and a way to teach: a word that is none of ours may be a building's.
  if (asked !== 'methods' && asked !== 'online') return asked !== undefined && asked !== 'places';
  return among
    .map((one) => one.toLowerCase())
    .every((one) => isKnownWord(one) || topics.isWordOf(asked, one));
}

/** A number, several rooms, or what is asked of rooms alone. */
const isOfRoomsAlone = (word: string): boolean =>
  /\d/.test(word) || [booking, several, biggest, smallest, many].some((concept) => concept.has(word));

/** The same for any question that speaks of rooms, also one that may mean the room of a course. */
export function roomsOrCourseQuestion(question: Question): RoomsRequest | undefined {
  const isTold = question.words.some(told.has) && !question.text.endsWith('?');
  if (!question.words.some(room.has) || isTold || asksForPerson(question.words)) return undefined;
  const request = readRooms(questionTokens(question.text), { isCommand: false });
  return request.building === undefined && isOfCourses(question, request.among ?? []) ? undefined : request;
}

const asksForPerson = (words: readonly string[]): boolean => words.some(who.has) && !words.some(booking.has);

function isOfCourses(question: Question, among: readonly string[]): boolean {
  if (question.codes.length > 0 || askedIn(question) !== undefined) return true;
  const { words } = question;
  const speaks = words.some((word, at) => speaksOfCourse(word, words[at - 1]));
  return speaks && (among.every((one) => room.has(one)) || idsOfCourses(words).length > 0);
}

/** Each quoted phrase counts as one token, unless the whole question is in quotes. */
export function questionTokens(text: string): Token[] {
  const tokens = tokensOf(seatsBehindHours(text));
  const asks = tokens.some((token) => !token.quoted && room.has(lowered(token)));
  return asks ? inOneForm(tokens) : bareTokens(text);
}

/** The words of a text, quoted or not. */
const bareTokens = (text: string): Token[] =>
  inOneForm(wordsOf(seatsBehindHours(text)).map((word) => ({ text: word, quoted: false })));

/** "Which buildings are there?" Where the study API does not list them, those that are known by name are told. */
export function buildingsQuestion({ words, codes, units }: Question): RoomsRequest | undefined {
  const { several, beside } = vocabulary.buildings;
  const said = words.filter((word) => !several.has(word));
  const isAsked = said.length < words.length && said.every(beside.has);
  return isAsked && codes.length + units.length === 0 ? { ...UNCHOSEN, asksBuildings: true } : undefined;
}

// Questions that name buildings, or rooms by their codes, without a word about rooms.

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

const { workplace, somewhere, besideWork } = vocabulary.rooms;

/** Whether words ask for a place to work, and not for rooms by that word. */
export const asksToWork = (words: readonly string[]): boolean =>
  words.some(workplace.has) && words.some(somewhere.has) && !words.some(room.has);

/**
 * "Where can I study in KM?", "missä voi lukea nyt?", "finns det någonstans att plugga i KM?": rooms without a reservation, to work
 * in. Without a building it says when.
 */
export async function placeToWork(
  question: Question,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const { text, words, codes, units, named, language = 'en' } = question;
  const isOther = codes.length + units.length > 0 || named !== undefined || words.some(isOfCourseHere);
  if (isOther || !asksToWork(words)) return undefined;
  const saysMore = (word: string): boolean =>
    !somewhere.has(word) && !besideWork.has(word) && (!workplace.has(word) || kindsOf(word).length > 0);
  const tokens = questionTokens(text).filter((one) => one.quoted || saysMore(lowered(one)));
  await buildings.ready();
  const request = readRooms(tokens, { isCommand: false });
  const { isNamed, left } = await namesIn(request, buildings);
  const isSome = isNamed || (request.asksFree === true && (await buildings.readable()).length > 0);
  if (!isSome || !left.every(isOfKind)) return undefined;
  const { hints = [] } = request.filters;
  const isPlain = !hints.some(isOfKind);
  const ofWork = isPlain ? [wordsOfLanguage(language).rooms.workroom] : [];
  return {
    ...request,
    ...(!isNamed && { all: true as const }),
    asksFree: true,
    filters: {
      ...request.filters,
      ...(hints.length + ofWork.length > 0 && { hints: joinedWords(hints, ofWork) }),
    },
  };
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

/** Whether a request names known buildings, or leaves them out, and its words that mean none of them. */
export async function namesIn(
  { building, among = [], notIn = [], filters }: RoomsRequest,
  buildings: Buildings,
) {
  const named = await buildings.findAmong([...(building === undefined ? [] : [building]), ...among]);
  const excluded = await buildings.findAmong(notIn);
  const known = [...(named?.words ?? []), ...(excluded?.words ?? [])].map((word) => word.toLowerCase());
  const words = [...among, ...(filters.hints ?? []), ...(filters.without ?? [])];
  return {
    isNamed: named !== undefined,
    isExcluded: excluded !== undefined,
    left: [...new Set(words)].filter((word) => !known.includes(word.toLowerCase()) && !isKind(word)),
  };
}

/** Whether words name as many buildings. One name of several, in one word or more, asks which of them is meant. */
export async function areNamedApart(
  among: readonly string[],
  count: number,
  buildings: Buildings,
): Promise<boolean> {
  if (among.filter((word) => !isKind(word)).length < count) return false;
  const whole = await buildings.find(among.join(' '));
  return !('called' in whole && whole.called.length === count);
}

/** "Where are the workshops?": kinds of rooms, and nothing that asks for anything else. */
const isOfPlace = (word: string): boolean => isOfKind(word) || isCommonWord(word);

export const isOfKind = (word: string): boolean => kindsOf(word.toLowerCase()).length > 0;

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
  (words.some(booking.has) || (isPlain && (isTimed || !asksOtherwise(words)))) && !words.some(isOfCourseHere);

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

const isOfCourseHere = (word: string, at: number, words: readonly string[]): boolean =>
  isOfCourse(word, words[at - 1]);

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

/** What is like questions about rooms: a code may name one of them or a building; without any the building is to be chosen. */
export function roomsLike(label: ExampleLabel, question: Question): RoomsRequest | undefined {
  const { text, words, codes, units } = question;
  if (codes.length + units.length > 0) return undefined;
  const among = wordsOf(text).filter((word) => /\p{Lu}[\p{Lu}\d]|\d/u.test(word));
  const typed = bareTokens(text);
  const free = label === 'free' && { asksFree: true as const, ...freeAsked(typed, bookedIn(typed)) };
  const isOfNone = words.some(vocabulary.lessons.amI.has) || words.some(isUnheard);
  if (among.length === 0) return free && !isOfNone ? { ...UNCHOSEN, ...free } : undefined;
  return { filters: { words: [] }, page: 0, among: among.slice(0, MOST_AMONG), ...free };
}
