/** Reads which rooms are meant by typed words: those of a command, and those of a question. */
import { cleanArguments, drawnTogether, excerpt, type Token } from '../../ask/question.ts';
import { isOfCourse, isSingleRoomWord, isYear, numbersSaid } from '../../ask/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import type { Concept } from '../../i18n/patterns.ts';
import { bareToken, isUsualCode } from '../../study-client/codes.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import {
  amongWords,
  buildingName,
  filterWords,
  kindsOf,
  MOST_AMONG,
  type RoomsRequest,
  roomCodesAmong,
} from './request.ts';
import { isOfBooking, isOrderWord, readSeats, type Seats, sortedBy } from './seats.ts';

const { room, bare, building, afterName, beforeName, limit, number, state } = {
  ...vocabulary.rooms,
  ...vocabulary.numbers,
};
const { all, place, booking, connector, except, exceptBefore, alsoExcept } = vocabulary.rooms;

/**
 * Reads `/rooms BUILDING [filters]`, in any order of words. A name of several words may stand in quotes. With filters
 * alone the building is yet to be chosen. Throws `InvalidRequest`.
 */
export function parseRoomsCommand(args: string): RoomsRequest {
  const clean = cleanArguments(args);
  const tokens = commandTokens(clean);
  if (tokens.length === 0) throw noBuilding(clean);
  return readRooms(tokens, { isCommand: true });
}

const noBuilding = (input: string): InvalidRequest =>
  new InvalidRequest({ about: 'building', input: excerpt(input) });

/** Words between spaces or commas; quoted phrases as one. */
function commandTokens(clean: string): Token[] {
  return Array.from(drawnTogether(clean).matchAll(/"([^"]+)"|[^ ,;"]+/g), ([word, phrase]) =>
    phrase === undefined ? { text: bareWord(word), quoted: false } : { text: phrase.trim(), quoted: true },
  ).filter(({ text }) => text !== '');
}

/** A bracket before a number is a sign: `<40`. */
function bareWord(word: string): string {
  if (isOrderWord(word.toLowerCase())) return word;
  const [sign = ''] = /^<=?(?=\d)/.exec(word) ?? [];
  return `${sign}${bareToken(word.slice(sign.length))}`;
}

/**
 * Reads words for rooms. Every word of a command counts: one that is nothing else names the building, or filters. A
 * question may say more than it asks, so its words are hints, which filter where a room matches, and may name the building.
 * Throws `InvalidRequest` where a command names what no building is called.
 */
export function readRooms(
  typed: readonly Token[],
  { isCommand }: { readonly isCommand: boolean },
): RoomsRequest {
  const words = typed.map(unquoted);
  const asksFree = words.some(booking.has);
  const asked = typed.filter((_, at) => !(asksFree && isOfBooking(words, at)));
  const { sort, used: ofOrder } = sortedBy(asked.map(unquoted));
  const tokens = asked.filter((_, at) => !ofOrder.has(at));
  const spoken = tokens.map(unquoted);
  const seats = isCommand ? seatsBesideId(spoken) : readSeats(spoken);
  const { unwanted, used } = unwantedIn(tokens, seats.used);
  const taken = new Set([...seats.used, ...used, ...unwanted]);
  const name = nameIn(tokens, taken, isCommand, asksFree);
  const others = tokens.filter((one, at) => one !== name?.token && !taken.has(at));
  const among = namesAmong(tokens, taken, name, isCommand);
  const isAll = words.some(all.has) && (isCommand || saysAnyPlace(words, name));
  const without = unwanted.flatMap((at) => tokens[at] ?? []);
  const notIn = amongWords(without);
  const unread = filterWords(numbersLeft(tokens, others, among));
  return {
    ...(name && { building: name.building }),
    filters: filtersOf(wordsOfRooms(tokens, new Set(others), isCommand), without, seats, isCommand),
    page: 0,
    ...(isAll && { all: true }),
    ...(asksFree && { asksFree }),
    ...(sort !== undefined && { sort }),
    ...(among.length > 0 && { among }),
    ...(notIn.length > 0 && { notIn }),
    ...(!isCommand && unread.length > 0 && { unread }),
  };
}

const saysAnyPlace = (words: readonly string[], name: TypedName | undefined): boolean =>
  name === undefined && words.some(place.has);

/** The numbers among other words that say nothing here. */
function numbersLeft(tokens: readonly Token[], others: readonly Token[], among: readonly string[]): Token[] {
  const codes = roomCodesAmong(tokens.map(({ text }) => text)).flatMap(({ words }) => words);
  return tokens.filter((one, at) => {
    const isRead = codes.includes(one.text) || among.includes(one.text) || isOfRoom(tokens, at);
    return others.includes(one) && /^\d{1,4}$/.test(one.text) && !isRead;
  });
}

/** A word in lower case; '' for what is quoted, which is a name and says nothing else. */
const unquoted = (token: Token): string => (token.quoted ? '' : lowered(token));

export const lowered = ({ text }: Token): string => text.toLowerCase();

// The building.

/** The building's name; `isSure`: it is an id, or stands beside a word for a building. */
interface TypedName {
  readonly token: Token;
  readonly building: string;
  readonly isSure: boolean;
}

function nameIn(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  isCommand: boolean,
  asksFree: boolean,
): TypedName | undefined {
  // "Which are free?" names none.
  if (asksFree && tokens.every((one) => isCommonWord(unquoted(one)))) return undefined;
  const { at, isSure } = placeOfName(tokens, used, isCommand);
  const token = at === undefined ? undefined : tokens[at];
  if (!token) return undefined;
  const named = buildingName(token);
  // With a course's code the person meant `/course`.
  if (isCommand && (named === undefined || isUsualCode(named.toUpperCase()))) throw noBuilding(token.text);
  return named === undefined ? undefined : { token, building: named, isSure };
}

/**
 * The words that may name the building, in their order, and the codes of rooms that are written in two words. Where the
 * building is sure, those that may name another one.
 */
function namesAmong(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  name: TypedName | undefined,
  isCommand: boolean,
): string[] {
  const numbers = new Set(numberedAt(tokens.map(lowered), used));
  const mayBe = (one: Token, at: number): boolean =>
    name?.isSure
      ? one !== name.token && (isShortCode(one) || numbers.has(at))
      : one === name?.token || mayName(one) || endsName(tokens, at);
  const naming = tokens.filter((one, at) => !used.has(at) && mayBe(one, at));
  if (!isCommand) {
    const names = amongWords(naming.map((one) => (one === tokens[0] ? asWithin(one) : one)));
    return [...codesApart(tokens, used), ...names].slice(0, MOST_AMONG);
  }
  // The only name of a command is the building's.
  return naming.some((one) => one !== name?.token) ? amongWords(naming) : [];
}

function placeOfName(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  isCommand: boolean,
): { readonly at: number | undefined; readonly isSure: boolean } {
  const said = namedAt(tokens, used);
  if (said !== undefined) return { at: said, isSure: true };
  const [id] = numberedAt(tokens.map(lowered), used);
  const first = isCommand ? firstName(tokens, used) : undefined;
  // "Karamalmi 558" is a room there.
  const isRoom = first !== undefined && id !== undefined && first < id && !ID.test(tokens[id]?.text ?? '');
  return id === undefined || isRoom ? { at: first, isSure: false } : { at: id, isSure: true };
}

/** A number that is too long for a room's. */
const ID = /^\d{5,12}$/;

/** The first word of a command that is nothing else, or ordinary words alone, of which the first may be a name. */
function firstName(tokens: readonly Token[], used: ReadonlySet<number>): number | undefined {
  const isOther = (one: Token, at: number): boolean =>
    used.has(at) || (!one.quoted && (isOfRooms(lowered(one)) || isOfRoom(tokens, at)));
  const named = tokens.findIndex(
    (one, at) => !isOther(one, at) && (one.quoted || !isCommonWord(lowered(one))),
  );
  if (named >= 0) return named;
  const isOrdinary = !tokens.some((one, at) => !used.has(at) && isOther(one, at));
  return isOrdinary && tokens[0] && !used.has(0) ? 0 : undefined;
}

/** Whether a word speaks of rooms or buildings, or limits them, and so names no building. */
const isOfRooms = (word: string): boolean =>
  [room, building, all, except].some((concept) => concept.has(word)) || kindsOf(word).length > 0;

/** A quoted word, or one that is neither ordinary nor a number; words for rooms stand in names: "Porter Hall". */
function mayName(token: Token): boolean {
  const word = lowered(token);
  const known = [building, bare, booking].some((concept) => concept.has(word));
  return token.quoted || (!known && /\p{L}/u.test(word) && !isCommonWord(word));
}

/** The number of "Campus House 2". */
function endsName(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return /^\d{1,2}\p{L}?$/u.test(tokens[at]?.text ?? '') && before !== undefined && mayName(before);
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
 * The place of the name in "Building KM", "rakennuksessa KM", "byggnaden 78025"; in English also in "the KM
 * building".
 */
function namedAt(tokens: readonly Token[], used: ReadonlySet<number>): number | undefined {
  const words = tokens.map(lowered);
  const mayStand = (at: number) => {
    const word = words[at] ?? '';
    const isOther = isCommonWord(word) || (!tokens[at]?.quoted && kindsOf(word).length > 0);
    return tokens[at] !== undefined && !used.has(at) && !isOther;
  };
  const looksLikeName = (at: number) =>
    /^(?:\p{Lu}|\d)/u.test(tokens[at]?.text ?? '') && beforeName.has(words[at - 1]);
  for (const [at, word] of words.entries()) {
    if (tokens[at]?.quoted || !building.has(word) || all.has(words[at - 1])) continue;
    const name = number.has(words[at + 1]) ? at + 2 : at + 1;
    if (mayStand(name)) return name;
    if (afterName.has(word) && mayStand(at - 1) && looksLikeName(at - 1)) return at - 1;
  }
  return undefined;
}

/** The ids that words call those of courses and course units. */
export const idsOfCourses = (words: readonly string[]): string[] => [
  ...numbersSaid(words, 'realization'),
  ...numbersSaid(words, 'course-unit'),
];

/** "Is there room on the course" asks for no building; a "kurssitila" is a room. */
export const speaksOfCourse = (word: string, before: string | undefined): boolean =>
  isOfCourse(word, before) && !room.has(word);

/**
 * The places of numbers that may be ids of buildings: no years, no numbers of rooms, seats or courses. Of the
 * remaining ones the longest count.
 */
function numberedAt(words: readonly string[], used: ReadonlySet<number>): number[] {
  const places = words.flatMap((word, at) => {
    const mayBe = /^\d{3,12}$/.test(word) && !isYear(word);
    // "Room 20052", but "lab 78025": a room of some kind in a building.
    const isOfKind = ID.test(word) && [1, 2].some((back) => kindsOf(words[at - back] ?? '').length > 0);
    const isSingle = isSingleRoomWord(words[at - 1] ?? '') && !isOfKind;
    const isNumberOfRoom = isSingle || isCodeApart(words, at);
    return mayBe && !used.has(at) && !isNumberOfRoom ? [at] : [];
  });
  const isNamed = places.some((at) => speaksOfCourse(words[at - 1] ?? '', words[at - 2]));
  if (isNamed || idsOfCourses(words).length > 0) return [];
  const digits = (at: number) => words[at]?.length ?? 0;
  const most = Math.max(...places.map(digits));
  return places.filter((at) => digits(at) === most);
}

/** The codes of rooms that are written in two words, as one word. */
function codesApart(tokens: readonly Token[], used: ReadonlySet<number>): string[] {
  const words = tokens.map((one, at) => (used.has(at) ? '' : lowered(one)));
  return tokens.flatMap(({ text }, at) =>
    isCodeApart(words, at + 1) ? `${text}${tokens[at + 1]?.text}` : [],
  );
}

/** Whether a number is the second word of a room's code: "KMC 106", not "room 106". */
function isCodeApart(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  const isOther = [room, building, number, state].some((concept) => concept.has(before)) || isKind(before);
  return !isOther && roomCodesAmong([before, words[at] ?? '']).some((one) => one.words.length > 1);
}

// Seats, and what filters.

/** The limits of seats; a command may begin with an id of a few digits: "205 seats 40". */
function seatsBesideId(words: readonly string[]): Seats {
  const isId = /^\d{3,12}$/.test(words[0] ?? '');
  const beside = readSeats(['', ...words.slice(1)]);
  const isLimited = beside.minSeats !== undefined || beside.maxSeats !== undefined;
  return isId && isLimited ? beside : readSeats(words);
}

/** The words of `others` that say which rooms are meant. */
function wordsOfRooms(tokens: readonly Token[], others: ReadonlySet<Token>, isCommand: boolean): Token[] {
  const isFilter = (one: Token, at: number): boolean =>
    one.quoted || mayFilter(lowered(one), isCommand) || isOfRoom(tokens, at);
  return tokens.filter((one, at) => others.has(one) && isFilter(one, at));
}

/** As many filters as a request can hold. What a command says, or what is quoted, must match. */
function filtersOf(
  words: readonly Token[],
  unwanted: readonly Token[],
  { minSeats, maxSeats }: Seats,
  isCommand: boolean,
): RoomsRequest['filters'] {
  const mustMatch = (one: Token): boolean => one.quoted || isCommand;
  const hints = filterWords(words.filter((one) => !mustMatch(one)));
  const without = filterWords(unwanted);
  return {
    words: filterWords(words.filter(mustMatch)),
    ...(minSeats !== undefined && { minSeats }),
    ...(maxSeats !== undefined && { maxSeats }),
    ...(hints.length > 0 && { hints }),
    ...(without.length > 0 && { without }),
  };
}

/**
 * Whether a word may filter. Bare words for rooms and buildings do not tell which rooms; "ryhmätyötilat" does. In a
 * question a number or a short word is more likely something else.
 */
function mayFilter(word: string, isCommand: boolean): boolean {
  const known = [building, bare, limit, number, booking, state, connector, all].some((concept) =>
    concept.has(word),
  );
  const isLong = isCommand || (/\p{L}/u.test(word) && word.length > 2);
  const isOther = isCommonWord(word) && kindsOf(word).length === 0;
  return !known && isLong && word !== '' && !/^[&+-]$/.test(word) && !isOther;
}

/** "Room 106", "KM 106": a part of the room's code. */
function isOfRoom(tokens: readonly Token[], at: number): boolean {
  const [before = '', word = ''] = [tokens[at - 1], tokens[at]].map((one) => one?.text.toLowerCase());
  return /^\d{2,4}$/.test(word) && (isSingleRoomWord(before) || isCodeApart([before, word], 1));
}

/**
 * The places of excluded words, and of those that exclude them: "without labs or storage", "not in Campus House 2". Ordinary
 * words are never excluded. Behind a kind of rooms a name stands for itself: "without labs KM".
 */
function unwantedIn(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): { readonly unwanted: readonly number[]; readonly used: ReadonlySet<number> } {
  const words = tokens.map(unquoted);
  const placesOf = ({ has }: Concept): (readonly number[])[] =>
    words.flatMap((word, at) => (has(word) ? [[at]] : has(`${word} ${words[at + 1]}`) ? [[at, at + 1]] : []));
  const mayBe = (at: number): boolean => !taken.has(at) && mayBeExcluded(tokens, at);
  const [before, behind] = [placesOf(exceptBefore), placesOf(except)];
  const unwanted = [
    ...before.flatMap(([at = 0]) => excludedBefore(words, at, mayBe)),
    ...behind.flatMap((places) => excludedBehind(words, (places.at(-1) ?? 0) + 1, mayBe)),
  ];
  return { unwanted: [...new Set(unwanted)], used: new Set([...before, ...behind].flat()) };
}

/** The places of a name that stands right before a place. */
function excludedBefore(words: readonly string[], end: number, mayBe: (at: number) => boolean): number[] {
  let from = end;
  while (mayBe(from - 1) && !isOfKind(words[from - 1])) from -= 1;
  return Array.from({ length: end - from }, (_, at) => from + at);
}

/** The places of words that follow one another from a place on, or stand behind "or". */
function excludedBehind(words: readonly string[], from: number, mayBe: (at: number) => boolean): number[] {
  const unwanted: number[] = [];
  let at = from;
  while (FIRST.some(({ has }) => has(words[at]))) at += 1;
  let isApart = true;
  while (mayBe(at) && (isApart || isOfKind(words[at]) || !isOfKind(words[at - 1]))) {
    unwanted.push(at);
    at += 1;
    isApart = alsoExcept.has(words[at]);
    while (alsoExcept.has(words[at])) at += 1;
  }
  return unwanted;
}

/** What may stand between a word that excludes and the excluded one: "not in the". */
const FIRST: readonly Concept[] = [alsoExcept, connector, beforeName];

const isOfKind = (word = ''): boolean => kindsOf(word).length > 0 || room.has(word);

function mayBeExcluded(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && (mayName(token) || isKind(unquoted(token)) || endsName(tokens, at));
}
