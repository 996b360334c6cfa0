/** Reads which rooms are meant by typed words: those of a command, and those of a question. */
import { cleanArguments, excerpt } from '../../ask/asked-codes.ts';
import { drawnTogether, type Token } from '../../ask/question.ts';
import { asksWhich } from '../../ask/times.ts';
import { isOfCourse, isSingleRoomWord, isYear, numbersSaid } from '../../ask/words.ts';
import { InvalidRequest } from '../../errors.ts';
import { talk, topics, vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import type { Concept } from '../../i18n/patterns.ts';
import { bareToken, isUsualCode } from '../../study-client/codes.ts';
import { isKind } from '../../workspace/buildings-index.ts';
import { bookedIn, freeAsked } from './asides.ts';
import {
  amongWords,
  buildingName,
  filterWords,
  kindsOf,
  MOST_AMONG,
  mayBeRoomNumber,
  type RoomsRequest,
  roomCodesAmong,
} from './request.ts';
import {
  isOrderWord,
  isShortCode,
  lowered,
  placesIn,
  readSeats,
  type Seats,
  saidRows,
  sortedBy,
  unquoted,
} from './seats.ts';
import { inOneForm, seatsBehindHours } from './written.ts';

const { number } = vocabulary.numbers;
const { room, bare, building, afterName, beforeName, limit, way } = vocabulary.rooms;
const { all, place, booking, connector, except, exceptBefore, exceptKind, alsoExcept } = vocabulary.rooms;

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
  const tokens = Array.from(
    drawnTogether(seatsBehindHours(clean)).matchAll(/"([^"]+)"|[^ ,;"]+/g),
    ([word, phrase]) =>
      phrase === undefined ? { text: bareWord(word), quoted: false } : { text: phrase.trim(), quoted: true },
  );
  return inOneForm(tokens.filter(({ text }) => text !== ''));
}

/** A bracket before a number is a sign: `<40`. */
function bareWord(word: string): string {
  if (isOrderWord(word.toLowerCase())) return word;
  const [sign = ''] = /^<=?(?=\d)/.exec(word) ?? [];
  return `${sign}${bareToken(word.slice(sign.length))}`;
}

/** Typed words, of which each reader takes those that it understands. */
interface Said {
  readonly tokens: readonly Token[];
  /** The same in lower case. */
  readonly words: readonly string[];
  readonly isCommand: boolean;
  /** The places of the words that are understood. */
  readonly taken: Set<number>;
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
  const { tokens, ...asides } = withoutAsides(typed, isCommand);
  const spoken = tokens.map(unquoted);
  const seats = isCommand ? seatsBesideId(spoken) : readSeats(spoken);
  const said: Said = { tokens, words: tokens.map(lowered), isCommand, taken: new Set(seats.used) };
  const unwanted = takeUnwanted(said);
  const name = nameIn(said, asides.asksFree === true);
  const among = namesAmong(said, name);
  if (name) said.taken.add(name.at);
  const isAll = spoken.some(all.has) && (isCommand || (!name && spoken.some(place.has)));
  const notIn = amongWords(unwanted);
  const unread = isCommand ? [] : filterWords(numbersLeft(said, among));
  return {
    ...(name && { building: name.building }),
    filters: filtersIn(said, seats, unwanted),
    page: 0,
    ...(isAll && { all: true }),
    ...asides,
    ...(among.length > 0 && { among }),
    ...(notIn.length > 0 && { notIn }),
    ...(unread.length > 0 && { unread }),
  };
}

/** The words without those that ask for an order, whether a room is free, or for the way. */
function withoutAsides(
  typed: readonly Token[],
  isCommand: boolean,
): Omit<RoomsRequest, 'filters' | 'page'> & { readonly tokens: readonly Token[] } {
  const booked = bookedIn(typed);
  const toWay = placesOf(typed.map(unquoted), way);
  const asked = typed.filter((_, at) => !(booked.has(at) || toWay.includes(at)));
  const { sort, used } = sortedBy(asked.map(unquoted));
  return {
    tokens: asked.filter((_, at) => !used.has(at)),
    ...freeAsked(typed, booked, isCommand),
    ...(toWay.length > 0 && { asksWay: true }),
    ...(sort !== undefined && { sort }),
  };
}

/** The numbers of a question that say nothing here. */
function numbersLeft(said: Said, among: readonly string[]): Token[] {
  const codes = roomCodesAmong(said.tokens.map(({ text }) => text)).flatMap(({ words }) => words);
  return said.tokens.filter(({ text }, at) => {
    const isRead = said.taken.has(at) || codes.includes(text) || among.includes(text) || isOfRoom(said, at);
    return /^\d{1,4}$/.test(text) && !isRead;
  });
}

// The building.

/** The building's name; `isSure`: it is an id, or stands beside a word for a building. */
interface TypedName {
  readonly at: number;
  readonly building: string;
  readonly isSure: boolean;
}

function nameIn(said: Said, asksFree: boolean): TypedName | undefined {
  const { tokens, isCommand } = said;
  // "Which are free?" names none.
  if (asksFree && tokens.every((one) => isCommonWord(unquoted(one)))) return undefined;
  const first = isCommand ? firstName(said) : undefined;
  const sure = sureName(said, first);
  const at = sure ?? first ?? -1;
  const token = tokens[at];
  if (!token) return undefined;
  const building = buildingName(token);
  // With a course's code the person meant `/course`.
  if (isCommand && (building === undefined || isUsualCode(building.toUpperCase())))
    throw noBuilding(token.text);
  return building === undefined ? undefined : { at, building, isSure: sure !== undefined };
}

/** The place beside a word for a building, or of an id. "Karamalmi 558" is a room there. */
function sureName(said: Said, first: number | undefined): number | undefined {
  const [id] = numberedAt(said);
  const isRoom = first !== undefined && id !== undefined && first < id && !LONG.test(said.words[id] ?? '');
  return namedAt(said) ?? (isRoom ? undefined : id);
}

/** A number that is too long for a room's. */
const LONG = /^\d{5,12}$/;

/**
 * The words that may name the building, in their order, and the codes of rooms that are written in two words. Where the
 * building is sure, those that may name another one.
 */
function namesAmong(said: Said, name: TypedName | undefined): string[] {
  const { tokens, taken, isCommand } = said;
  const numbers = new Set(numberedAt(said));
  const mayBe = (one: Token, at: number): boolean =>
    name?.isSure
      ? at !== name.at && (isShortCode(one) || numbers.has(at))
      : at === name?.at || mayName(one) || endsName(tokens, at);
  const places = [...tokens.entries()].filter(([at, one]) => !taken.has(at) && mayBe(one, at));
  // The only name of a command is the building's.
  if (isCommand && places.every(([at]) => at === name?.at)) return [];
  const names = amongWords(places.map(([at, one]) => (at === 0 && !isCommand ? asWithin(one) : one)));
  return isCommand ? names : [...codesApart(said), ...names].slice(0, MOST_AMONG);
}

/** The first word of a command that is nothing else, or ordinary words alone, of which the first may be a name. */
function firstName(said: Said): number | undefined {
  const { tokens, taken } = said;
  const isOther = (one: Token, at: number): boolean =>
    taken.has(at) || (!one.quoted && (isOfRooms(lowered(one)) || isOfRoom(said, at)));
  const named = tokens.findIndex(
    (one, at) => !isOther(one, at) && (one.quoted || !isCommonWord(lowered(one))),
  );
  if (named >= 0) return named;
  const isOrdinary = !tokens.some((one, at) => !taken.has(at) && isOther(one, at));
  return isOrdinary && tokens[0] && !taken.has(0) ? 0 : undefined;
}

/** Whether a word speaks of rooms or buildings, or limits them, and so names no building. */
const isOfRooms = (word: string): boolean =>
  [room, building, all, except].some(({ has }) => has(word)) || kindsOf(word).length > 0;

/** A quoted word, or one that is neither ordinary nor a number; words for rooms stand in names: "Porter Hall". */
function mayName(token: Token): boolean {
  const word = lowered(token);
  const known = [building, bare, booking, all].some(({ has }) => has(word));
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

/**
 * The place of the name in "Building KM", "rakennuksessa KM", "byggnaden 78025"; in English also in "the KM
 * building".
 */
function namedAt({ tokens, words, taken }: Said): number | undefined {
  const mayStand = (at: number): boolean => {
    const [token, word = ''] = [tokens[at], words[at]];
    const isOther = isCommonWord(word) || (!token?.quoted && kindsOf(word).length > 0);
    return token !== undefined && !taken.has(at) && !isOther;
  };
  const looksLikeName = (at: number): boolean =>
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
function numberedAt({ words, taken }: Said): number[] {
  const places = words.flatMap((word, at) => {
    const isOther = taken.has(at) || isLedByRoom(words, at) || isCodeApart(words, at);
    return mayBeBuildingId(word) && !isOther ? [at] : [];
  });
  const isNamed = places.some((at) => speaksOfCourse(words[at - 1] ?? '', words[at - 2]));
  if (isNamed || idsOfCourses(words).length > 0) return [];
  const digits = (at: number) => words[at]?.length ?? 0;
  const most = Math.max(...places.map(digits));
  return places.filter((at) => digits(at) === most);
}

/** "Room 20052", but "lab 78025": a room of some kind in a building. */
function isLedByRoom(words: readonly string[], at: number): boolean {
  const isOfKind =
    LONG.test(words[at] ?? '') && [1, 2].some((back) => kindsOf(words[at - back] ?? '').length > 0);
  const before = words[at - 1] ?? '';
  // "Är rum 20052 ledigt?", but "vilka rum 78025".
  const isOne =
    isSingleRoomWord(before) ||
    (talk.roomOrRooms.has(before) && topics.begins(words[at - 2] ?? '') && !asksWhich(words));
  return isOne && !isOfKind;
}

/** The numbers of rooms that "room" leads in a question: each is one room's, whole or without its letters. */
const roomNumbers = ({ tokens, words, taken, isCommand }: Said): Token[] =>
  isCommand
    ? []
    : tokens.filter(
        ({ text }, at) => mayBeRoomNumber(text) && !isYear(text) && !taken.has(at) && isLedByRoom(words, at),
      );

/** Whether a word is a number as the study API uses it for buildings. */
const mayBeBuildingId = (word: string): boolean => /^\d{3,12}$/.test(word) && !isYear(word);

/** The codes of rooms that are written in two words, as one word. */
function codesApart({ tokens, words, taken }: Said): string[] {
  const left = words.map((word, at) => (taken.has(at) ? '' : word));
  return tokens.flatMap(({ text }, at) =>
    isCodeApart(left, at + 1) ? `${text}${tokens[at + 1]?.text}` : [],
  );
}

/** Whether a number is the second word of a room's code: "KMC 106", not "room 106". */
function isCodeApart(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  const isOther = [room, building, number].some((concept) => concept.has(before)) || isKind(before);
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

/** As many filters as a request can hold. What a command says, or what is quoted, must match. */
function filtersIn(
  said: Said,
  { minSeats, maxSeats }: Seats,
  unwanted: readonly Token[],
): RoomsRequest['filters'] {
  const { tokens, words, taken, isCommand } = said;
  const numbers = roomNumbers(said);
  const meant = tokens.filter((one, at) => {
    const isFilter = one.quoted || mayFilter(words[at] ?? '', isCommand) || isOfRoom(said, at);
    return isFilter && !taken.has(at) && !numbers.includes(one);
  });
  const mustMatch = ({ quoted }: Token): boolean => quoted || isCommand;
  const hints = filterWords(meant.filter((one) => !mustMatch(one)));
  const without = filterWords(unwanted);
  return {
    words: filterWords(meant.filter(mustMatch)),
    ...(minSeats !== undefined && { minSeats }),
    ...(maxSeats !== undefined && { maxSeats }),
    ...(hints.length > 0 && { hints }),
    ...(without.length > 0 && { without }),
    ...(numbers.length > 0 && { codes: filterWords(numbers) }),
  };
}

/**
 * Whether a word may filter. Bare words for rooms and buildings do not tell which rooms; "ryhmätyötilat" does. In a
 * question a number or a short word is more likely something else.
 */
function mayFilter(word: string, isCommand: boolean): boolean {
  const known = [building, bare, limit, number, connector, all].some(({ has }) => has(word));
  const isLong = isCommand || (/\p{L}/u.test(word) && word.length > 2);
  const isOther = isCommonWord(word) && kindsOf(word).length === 0;
  return !known && isLong && word !== '' && !/^[&+-]$/.test(word) && !isOther;
}

/** "Room 106", "KM 106": a part of the room's code. */
function isOfRoom({ words }: Said, at: number): boolean {
  return (
    /^\d{2,4}$/.test(words[at] ?? '') && (isSingleRoomWord(words[at - 1] ?? '') || isCodeApart(words, at))
  );
}

/**
 * Takes the words that exclude, and the excluded ones, which it returns: "without labs or storage", "not in Campus House 2".
 * Ordinary words are never excluded. Behind a kind of rooms a name stands for itself: "without labs KM".
 */
function takeUnwanted({ tokens, taken }: Said): Token[] {
  const words = tokens.map(unquoted);
  const saying = (concept: Concept) => saidRows(words, concept);
  const mayBe = (at: number): boolean => !taken.has(at) && mayBeExcluded(tokens, at);
  const ofKinds = saying(exceptKind).filter(({ to }) => kindsOf(words[to] ?? '').length > 0);
  const [before, behind] = [saying(exceptBefore), [...saying(except), ...ofKinds]];
  const unwanted = new Set([
    ...before.flatMap(({ from }) => excludedBefore(words, from, mayBe)),
    ...behind.flatMap(({ to }) => excludedBehind(words, to, mayBe)),
  ]);
  for (const { from, to } of [...before, ...behind]) for (let at = from; at < to; at += 1) taken.add(at);
  for (const at of unwanted) taken.add(at);
  return [...unwanted].flatMap((at) => tokens[at] ?? []);
}

/** The places of the words of a concept. */
const placesOf = (words: readonly string[], concept: Concept): number[] =>
  saidRows(words, concept).flatMap(placesIn);

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
