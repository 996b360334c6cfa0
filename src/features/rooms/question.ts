/** Questions about rooms. */

import { askedIn, type Question, type Token, tokensOf, wordsOf } from '../../ask/question.ts';
import { isCourseUnitWord, isOfCourse, isSingleRoomWord, isYear, numbersSaid } from '../../ask/words.ts';
import { topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord, isKnownWord } from '../../i18n/language-of.ts';
import type { Buildings } from '../../workspace/buildings.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import {
  amongWords,
  buildingName,
  kindsOf,
  lowered,
  MOST_AMONG,
  partUnwanted,
  type RoomsRequest,
  roomCodesAmong,
  roomsOf,
  sortedBy,
  TIME,
  UNCHOSEN,
} from './request.ts';
import { readSeats } from './seats.ts';
import { seekRooms } from './seek.ts';

const { room, bare, building, afterName, beforeName, limit, otherwise, many, state } = vocabulary.rooms;
const { all, place, booking, who, told, several, biggest, smallest } = vocabulary.rooms;
const { number } = vocabulary.numbers;

/** "Is there room on the course" asks for no building; a "kurssitila" is a room. */
const speaksOfCourse = (word: string, before: string | undefined): boolean =>
  isOfCourse(word, before) && !room.has(word);

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
  { building: named, filters, among = [] }: RoomsRequest,
): boolean {
  const isOfRooms = named !== undefined || filters.minSeats !== undefined || filters.maxSeats !== undefined;
  if (isOfRooms || words.some((word) => isOfRoomsAlone(word))) return false;
  const asked = topics.of(words, language);
  // "Labs" are rooms, and a way to teach: a word that is none of ours may be a building's.
  if (asked !== 'methods' && asked !== 'online') return asked === 'course-rooms';
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
  const { sort, left: tokens } = sortedBy(questionTokens(question.text));
  const spoken = tokens.map(lowered);
  const seats = readSeats(spoken);
  const { used } = seats;
  const numbered = numberedAt(spoken, used);
  const at = namedAt(tokens, spoken, used) ?? numbered[0];
  const token = at === undefined ? undefined : tokens[at];
  const named = token && buildingName(token);
  const { wanted: others, unwanted } = partUnwanted(
    tokens.filter((_, place) => (named === undefined || place !== at) && !used.has(place)),
  );
  const request = roomsOf(named, {
    seats,
    words: others.filter(({ quoted }) => quoted),
    hints: others.filter((one) => !one.quoted && (mayFilter(lowered(one)) || isOfRoom(one, tokens))),
    unwanted,
  });
  const asked = { ...request, ...askedBeside(question.words, named), ...(sort !== undefined && { sort }) };
  const mayNameAnother = (one: Token) => isShortCode(one) || numbered.some((place) => tokens[place] === one);
  const naming = others.filter(named === undefined ? mayName : mayNameAnother);
  const names = amongWords(naming.map((one) => (one === tokens[0] ? asWithin(one) : one)));
  const among = [...codesApart(tokens, used), ...names].slice(0, MOST_AMONG);
  if (named === undefined && isOfCourses(question, among)) return undefined;
  return among.length === 0 ? asked : { ...asked, among };
}

/** "Room 106": a part of the room's code. */
const isOfRoom = (token: Token, tokens: readonly Token[]): boolean =>
  /^\d{2,4}$/.test(token.text) && isSingleRoomWord(lowered(tokens[tokens.indexOf(token) - 1] ?? token));

/** Whether words ask for all buildings, or whether a room is free. */
function askedBeside(words: readonly string[], named: string | undefined): Partial<RoomsRequest> {
  const isAll = named === undefined && words.some(all.has) && words.some(place.has);
  return { ...(isAll && { all: true }), ...(words.some(booking.has) && { asksFree: true }) };
}

const asksForPerson = (words: readonly string[]): boolean => words.some(who.has) && !words.some(booking.has);

/** The codes of rooms that are written in two words, as one word. */
function codesApart(tokens: readonly Token[], used: ReadonlySet<number>): string[] {
  const texts = tokens.map(({ text }, at) => (used.has(at) ? '' : text));
  return texts.flatMap((text, at) =>
    isCodeApart(
      texts.map((one) => one.toLowerCase()),
      at + 1,
    )
      ? `${text}${texts[at + 1]}`
      : [],
  );
}

/** Whether a number is the second word of a room's code: "KMC 106", not "room 106". */
function isCodeApart(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  const isOther = [room, building, number, state].some((concept) => concept.has(before)) || isKind(before);
  return !isOther && roomCodesAmong([before, words[at] ?? '']).some((one) => one.words.length > 1);
}

function isOfCourses(question: Question, among: readonly string[]): boolean {
  if (question.codes.length > 0 || askedIn(question) !== undefined) return true;
  const { words } = question;
  const speaks = words.some((word, at) => speaksOfCourse(word, words[at - 1]));
  return speaks && (among.length === 0 || idsOfCourses(words).length > 0);
}

/**
 * Whether a word may name a building: no word for rooms or buildings, no ordinary word, and no number, which
 * is an id or nothing.
 */
function mayName(token: Token): boolean {
  const word = lowered(token);
  const known = [building, room, booking].some((concept) => concept.has(word));
  return token.quoted || (!known && /\p{L}/u.test(word) && !isCommonWord(word));
}

/**
 * The first word of a question as it would stand inside: its capital letter may come from the place alone
 * ("Quiet", not "KM").
 */
const asWithin = ({ text, quoted }: Token): Token => ({
  text: quoted ? text : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  quoted,
});

/** The code of a second building ("KM or HT"), too short for a filter. */
const isShortCode = ({ text }: Token): boolean => /^\p{Lu}{2}$/u.test(text);

/**
 * Whether a word may filter. Bare words for rooms and buildings do not tell which rooms; "ryhmätyötilat"
 * does.
 */
function mayFilter(word: string): boolean {
  const known = [building, bare, limit, number, booking, state, biggest, smallest].some((concept) =>
    concept.has(word),
  );
  return !known && /\p{L}/u.test(word) && word.length > 2 && !isCommonWord(word);
}

/** Each quoted phrase counts as one token, unless the whole question is in quotes. */
function questionTokens(text: string): Token[] {
  const tokens = tokensOf(text);
  const asks = tokens.some((token) => !token.quoted && room.has(lowered(token)));
  return asks ? tokens : wordsOf(text).map((word) => ({ text: word, quoted: false }));
}

/**
 * The place of the name in "Building KM", "rakennuksessa KM", "byggnaden 78025"; in English also in "the KM
 * building".
 */
function namedAt(
  tokens: readonly Token[],
  words: readonly string[],
  used: ReadonlySet<number>,
): number | undefined {
  const mayName = (at: number) => {
    const word = words[at] ?? '';
    const isOther = isCommonWord(word) || (!tokens[at]?.quoted && kindsOf(word).length > 0);
    return tokens[at] !== undefined && !used.has(at) && !isOther;
  };
  const looksLikeName = (at: number) =>
    /^(?:\p{Lu}|\d)/u.test(tokens[at]?.text ?? '') && beforeName.has(words[at - 1]);
  for (const [at, word] of words.entries()) {
    if (tokens[at]?.quoted || !building.has(word) || all.has(words[at - 1])) continue;
    const name = number.has(words[at + 1]) ? at + 2 : at + 1;
    if (mayName(name)) return name;
    if (afterName.has(word) && mayName(at - 1) && looksLikeName(at - 1)) return at - 1;
  }
  return undefined;
}

/** The ids that words call those of courses and course units. */
const idsOfCourses = (words: readonly string[]): string[] => [
  ...numbersSaid(words, 'realization'),
  ...numbersSaid(words, 'course-unit'),
];

/**
 * The places of numbers that may be ids of buildings: no years, no numbers of rooms, seats or courses. Of the
 * remaining ones the longest count.
 */
function numberedAt(words: readonly string[], used: ReadonlySet<number>): number[] {
  const places = words.flatMap((word, at) => {
    const mayBe = /^\d{3,12}$/.test(word) && !isYear(word);
    const isOfRoom = isSingleRoomWord(words[at - 1] ?? '') || isCodeApart(words, at);
    return mayBe && !used.has(at) && !isOfRoom ? [at] : [];
  });
  const isNamed = places.some((at) => speaksOfCourse(words[at - 1] ?? '', words[at - 2]));
  if (isNamed || idsOfCourses(words).length > 0) return [];
  const digits = (at: number) => words[at]?.length ?? 0;
  const most = Math.max(...places.map(digits));
  return places.filter((at) => digits(at) === most);
}

// Questions that name buildings, or rooms by their codes, without a word about rooms.

/** A number as the study API uses it for buildings. */
const ID = /^\d{3,12}$/;

/**
 * Reads a question that names a building and nothing else: "Karamalmin kampus", "building 78025", or the lone
 * id of a known one. Also reads codes of rooms in known buildings: "onko KMD558 vapaa?"
 */
export async function namedBuilding(
  { text, words }: Question,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const named = words.filter((word) => !isKind(word) && !number.has(word) && !isCommonWord(word));
  const [id = '', ...others] = named;
  if (named.length === 0) return undefined;
  const asked = await namedRooms({ text, words }, buildings);
  if (asked || asksOtherwise(words)) return asked;
  if (ID.test(id) && !isYear(id)) {
    const isSaid = words.some(saysBuilding) && !words.some((word, at) => isOfCourse(word, words[at - 1]));
    return others.length === 0 && (isSaid || (await knows(id, buildings)))
      ? { ...UNCHOSEN, building: id }
      : undefined;
  }
  const inOwnCase = wordsOf(text).filter((word) => named.includes(word.toLowerCase()));
  const among = amongWords(inOwnCase.map((word) => ({ text: word, quoted: false })));
  const found = await buildings.findAmong(among);
  const isAll = named.length === among.length && among.every((word) => found?.words.includes(word));
  return isAll ? { ...UNCHOSEN, among } : undefined;
}

/** "Unit" stands in names of buildings, but beside a number it says that this is a course unit's. */
const saysBuilding = (word: string): boolean => isKind(word) && !isCourseUnitWord(word, undefined);

function asksOtherwise(words: readonly string[]): boolean {
  return words.some(otherwise.has) && !words.some(many.has);
}

/**
 * A request for rooms by their codes, if a question holds codes of rooms in known buildings, and either asks for a
 * booking or says nothing but what one may ask of a room. Codes that no known building has need both.
 */
async function namedRooms(
  { text, words: said }: Pick<Question, 'text' | 'words'>,
  buildings: Buildings,
): Promise<RoomsRequest | undefined> {
  const words = wordsOf(text);
  const maybe = roomCodesAmong(words).filter(({ code }) => code.length <= LONGEST_CODE);
  const parts = new Set(maybe.flatMap((one) => one.words));
  const others = words.filter((word) => !parts.has(word)).map((word) => word.toLowerCase());
  const isBooked = said.some(booking.has);
  const isPlain = others.every(maySpeakOfRoom);
  const isOfOthers = said.some((word, at) => isOfCourse(word, said[at - 1]));
  if (maybe.length === 0 || isOfOthers || !(isBooked || (isPlain && !asksOtherwise(said)))) return undefined;
  const among = maybe.map(({ code }) => code).slice(0, MOST_AMONG);
  const asked = { ...UNCHOSEN, ...(isBooked && { asksFree: true as const }), among };
  const isKnown = (await seekRooms(asked, buildings)).length > 0;
  return isKnown || (isBooked && isPlain) ? asked : undefined;
}

/** No room has a longer code. */
const LONGEST_CODE = 12;

const maySpeakOfRoom = (word: string): boolean =>
  word.length === 1 || TIME.test(word) || state.has(word) || booking.has(word) || isKnownWord(word);

async function knows(id: string, buildings: Buildings): Promise<boolean> {
  const all = await buildings.all();
  return all.some((one) => one.id === id);
}
