import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import { cleanArguments, drawnTogether, excerpt, type Token } from '../../ask/question.ts';
import { InvalidRequest } from '../../errors.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { bareToken, isUsualCode } from '../../study-client/codes.ts';
import { readSeats, type Seats } from './seats.ts';

const LONGEST_BUILDING = 80;
const LONGEST_WORD = 40;
const MOST_WORDS = 5;
/** With everything else in a request, this still fits into a button. */
export const MOST_AMONG = 8;

/** So many buildings are named at once. */
export const MOST_NAMED = 20;

const line = z.string().regex(/^[^\p{C}]*[\p{L}\p{N}][^\p{C}]*$/u);

/** Which rooms of a building are meant. */
const roomFilters = z.object({
  minSeats: z.number().int().min(1).max(9999).optional(),
  maxSeats: z.number().int().min(0).max(9999).optional(),
  /** All words must match; each may stand in a room's name, code or category. */
  words: z.array(line.max(LONGEST_WORD)).max(MOST_WORDS),
  /** Words of a question that may be filters. Those that match no room are left out. */
  hints: z.array(line.max(LONGEST_WORD)).max(MOST_WORDS).optional(),
  /** Codes of rooms: one of them must stand in a room's name or code. Codes that no room has are left out. */
  codes: z.array(line.max(LONGEST_WORD)).max(MOST_WORDS).optional(),
  /** Words of rooms to leave out; they match as `hints` do. */
  without: z.array(line.max(LONGEST_WORD)).max(MOST_WORDS).optional(),
});

/** The rooms of a building, or of several. If nothing names it, the building is yet to be chosen. Travels in buttons. */
export const roomsRequest = z.object({
  /** Id, code, name or alias, as typed. */
  building: line.max(LONGEST_BUILDING).optional(),
  /** Words of a question that may name the building, or another one beside `building`. */
  among: z.array(line.max(LONGEST_WORD)).max(MOST_AMONG).optional(),
  /** The ids of several buildings. */
  buildings: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/))
    .max(MOST_NAMED)
    .optional(),
  /** All known buildings. */
  all: z.literal(true).optional(),
  filters: roomFilters,
  /** By seats, the fewest or the most first; else by category. */
  sort: z.enum(['seats', '-seats']).optional(),
  /** Asks whether a room is free, or for a booking. */
  asksFree: z.literal(true).optional(),
  /** Counted from 0. */
  page: z.number().int().min(0).max(9999),
});
export type RoomsRequest = z.infer<typeof roomsRequest>;

/** The request of the command alone: the rooms of a building that is yet to be chosen. */
export const UNCHOSEN: RoomsRequest = { filters: { words: [] }, page: 0 };

/** The request of a command that names no building: "40+", "lab 40+", "all 40+". */
function unnamedRequest(typed: readonly Token[], at: number, seats: Seats): RoomsRequest | undefined {
  const first = typed[at];
  const isAll = typed.slice(0, Math.max(at, 0) + 1).some(saysAll);
  if (first && !isAll && !isKindOfRoom(first)) return undefined;
  const others = typed.filter((token, place) => !seats.used.has(place) && !saysAll(token));
  const { wanted, unwanted } = partUnwanted(others);
  const words = wanted.filter((token) => !saysNothing(token));
  const isAsked = isAll || seats.used.size > 0 || words.length + unwanted.length > 0;
  return isAsked
    ? { ...roomsOf(undefined, { seats, words, unwanted }), ...(isAll && { all: true as const }) }
    : undefined;
}

const saysAll = (token: Token): boolean => vocabulary.rooms.all.has(unquoted(token));

/** Whether a word names a kind of rooms, such as "lab", and so no building. */
const isKindOfRoom = (token: Token): boolean => kindsOf(unquoted(token)).length > 0;

/** The kinds of rooms that a lower-case word names. */
export const kindsOf = (word: string): string[] =>
  Object.entries(vocabulary.roomKinds).flatMap(([kind, concept]) => (concept.has(word) ? [kind] : []));

/** Whether a word filters nothing: "rooms", "buildings", "with". */
function saysNothing(token: Token): boolean {
  const word = unquoted(token);
  const { bare, building } = vocabulary.rooms;
  return bare.has(word) || building.has(word) || isConnector(word) || (word !== '' && isCommonWord(word));
}

/** `sort:seats` and `sort:-seats`, in one word. */
function isOrderWord(word: string): boolean {
  const [, asked = '', what = ''] = /^(\p{L}+):-?(\p{L}+)$/u.exec(word) ?? [];
  return vocabulary.rooms.sort.has(asked) && vocabulary.seats.counted.has(what);
}

/** What "biggest" and `sort:seats` ask for, and the other words. */
export function sortedBy(tokens: readonly Token[]): {
  readonly sort: RoomsRequest['sort'];
  readonly left: readonly Token[];
} {
  const { biggest, smallest, sort: asks } = vocabulary.rooms;
  const words = tokens.map(unquoted);
  // A question is split at the colon.
  const isOrder = (at: number) =>
    isOrderWord(words[at] ?? '') || (asks.has(words[at]) && vocabulary.seats.counted.has(words[at + 1]));
  const isMost = (at: number) =>
    biggest.has(words[at]) || (isOrder(at) && words[at]?.includes(':-') === true);
  const isLeast = (at: number) => smallest.has(words[at]) || isOrder(at);
  const isUsed = (at: number) => isMost(at) || isLeast(at) || (isOrder(at - 1) && asks.has(words[at - 1]));
  const places = [...tokens.keys()];
  const least = places.some(isLeast) ? 'seats' : undefined;
  return {
    sort: places.some(isMost) ? '-seats' : least,
    left: tokens.filter((_, at) => !isUsed(at)),
  };
}

/** Whether a word between filters filters nothing. */
const isConnector = (word: string): boolean => vocabulary.rooms.connector.has(word) || /^[&+-]$/.test(word);

/**
 * Reads `/rooms BUILDING [filters]`. A name of several words stands in quotes; else its further words count
 * as filters at first. With seats alone the building is yet to be chosen. Throws `InvalidRequest`.
 */
export function parseRoomsCommand(args: string): RoomsRequest {
  const clean = cleanArguments(args);
  const tokens = commandTokens(clean);
  const spoken = tokens.map(unquoted);
  const asksFree = spoken.some(saysFree);
  const { sort, left: typed } = sortedBy(
    asksFree ? tokens.filter((_, at) => !isOfBooking(spoken, at)) : tokens,
  );
  const asked = { ...(sort !== undefined && { sort }), ...(asksFree && { asksFree: true as const }) };
  const isRest = typed.length > 0 || (sort === undefined && !asksFree);
  return { ...(isRest ? commandRequest(clean, typed) : UNCHOSEN), ...asked };
}

/** Whether a word asks if a room is free, which is not known here. */
const saysFree = (word: string): boolean => vocabulary.rooms.booking.has(word);

/** Such a word, or one of the time that goes with it: "free tomorrow at 10", but not "free 40". */
function isOfBooking(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const { state } = vocabulary.rooms;
  const isHour = TIME.test(word) && (state.has(words[at - 1]) || /[.:]/.test(word));
  return state.has(word) || saysFree(word) || isHour;
}

/** An hour of the day: "10", "10:30". */
export const TIME = /^\d{1,2}(?:[.:-]\d{2})?$/;

function commandRequest(clean: string, typed: readonly Token[]): RoomsRequest {
  const { at, seats } = placesIn(typed);
  const first = typed[at];
  const unnamed = unnamedRequest(typed, at, seats);
  if (unnamed) return unnamed;
  const building = first && buildingName(first);
  // The person meant `/course`.
  if (building === undefined || isUsualCode(building.toUpperCase()))
    throw new InvalidRequest({ about: 'building', input: excerpt(first?.text ?? clean) });
  // Words before the building ("rooms in …") say nothing. A number of seats counts wherever it stands.
  const { wanted, unwanted } = partUnwanted(typed.filter((_, place) => place > at && !seats.used.has(place)));
  const words = wanted.filter((token) => token.quoted || !saysNothing(token));
  return roomsOf(building, { seats, words, unwanted });
}

/**
 * Separates excluded words from the others: "without labs or storage". Ordinary words and numbers are never
 * excluded.
 */
export function partUnwanted(tokens: readonly Token[]): {
  readonly wanted: Token[];
  readonly unwanted: Token[];
} {
  const [wanted, unwanted]: [Token[], Token[]] = [[], []];
  let isTurned = false;
  for (const token of tokens) {
    const word = unquoted(token);
    if (vocabulary.rooms.except.has(word)) isTurned = true;
    else if (isTurned && (token.quoted || (/\p{L}/u.test(word) && !isCommonWord(word)))) unwanted.push(token);
    else {
      isTurned &&= vocabulary.rooms.alsoExcept.has(word);
      wanted.push(token);
    }
  }
  return { wanted, unwanted };
}

/**
 * The place of the building's name, and the limits of seats. A leading number of three digits or more is an
 * id.
 */
function placesIn(typed: readonly Token[]): { readonly at: number; readonly seats: Seats } {
  const isName = (token: Token) => token.quoted || !isCommonWord(lowered(token));
  const first = typed.findIndex(isName);
  const isId = /^\d{3,12}$/.test(typed[first]?.text ?? '');
  const seats = readSeats(typed.map((token, place) => (isId && place === first ? '' : unquoted(token))));
  const named = typed.findIndex((token, place) => isName(token) && !seats.used.has(place));
  // If all words are ordinary, the first may still be a name.
  return { at: named < 0 && !seats.used.has(0) ? 0 : named, seats };
}

/** Filters as they were typed. `hints`: words that may be filters. `unwanted`: words of rooms to leave out. */
interface TypedFilters {
  readonly seats: Seats;
  readonly words?: readonly Token[];
  readonly hints?: readonly Token[];
  readonly unwanted?: readonly Token[];
}

/** The request for a building's rooms, with as many words as it can hold. */
export function roomsOf(building: string | undefined, typed: TypedFilters): RoomsRequest {
  const { minSeats, maxSeats } = typed.seats;
  const [hints, without] = [filterWords(typed.hints), filterWords(typed.unwanted)];
  const filters = {
    words: filterWords(typed.words),
    ...(minSeats !== undefined && { minSeats }),
    ...(maxSeats !== undefined && { maxSeats }),
    ...(hints.length > 0 && { hints }),
    ...(without.length > 0 && { without }),
  };
  return { ...(building !== undefined && { building }), filters, page: 0 };
}

/** Letters followed by a number. */
const ROOM_CODE = /^\p{L}{1,6}[\p{L}.-]?\p{N}[\p{L}\p{N}.-]*$/u;

/** Whether a word may be a room's code, such as "KMD558" or "A1-13". */
export const mayBeRoomCode = (word: string): boolean => word.length <= LONGEST_WORD && ROOM_CODE.test(word);

/** The two parts of a room's code that stand apart: "KMC 106". */
const LETTERS = /^\p{L}{1,6}$/u;
const ROOM_NUMBER = /^\p{N}{2,4}\p{L}?$/u;

/** A word, or two words together, that may be a room's code. */
interface MaybeCode {
  readonly code: string;
  readonly words: readonly string[];
}

/** The codes of rooms that may be among words, also those in two words; ordinary words begin no code. */
export function roomCodesAmong(words: readonly string[]): MaybeCode[] {
  return words.flatMap((word, at): MaybeCode[] => {
    if (mayBeRoomCode(word)) return [{ code: word, words: [word] }];
    const next = words[at + 1] ?? '';
    const isCode = LETTERS.test(word) && ROOM_NUMBER.test(next) && !isCommonWord(word.toLowerCase());
    return isCode ? [{ code: `${word}${next}`, words: [word, next] }] : [];
  });
}

/** The request, for the rooms with these codes only. */
export function withCodes(request: RoomsRequest, codes: readonly string[]): RoomsRequest {
  return { ...request, filters: { ...request.filters, codes: codes.slice(0, MOST_WORDS) } };
}

function filterWords(tokens: readonly Token[] = [], most = MOST_WORDS): string[] {
  const words = tokens.map(({ text }) =>
    text
      // In a button each of these takes up to six characters.
      .replace(/[<"\\]/g, '')
      .slice(0, LONGEST_WORD)
      .replace(/\p{Surrogate}$/u, '')
      .trim(),
  );
  return [...new Set(words)].filter((word) => line.safeParse(word).success).slice(0, most);
}

/** The words that may name a building, without those whose signs would take much room in a button. */
export function amongWords(tokens: readonly Token[]): string[] {
  return filterWords(
    tokens.filter(({ text }) => /^[\p{L}\p{N} _.'’-]+$/u.test(text)),
    MOST_AMONG,
  );
}

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

/** A quoted name counts as it stands. A number with a sign names nothing: no building is called -1. */
export function buildingName({ text, quoted }: Token): string | undefined {
  const name = quoted ? text : bareToken(text);
  if (name.length > LONGEST_BUILDING || /^[-+]\d+$/.test(name)) return undefined;
  return line.safeParse(name).success ? name : undefined;
}

export function lowered({ text }: Token): string {
  return text.toLowerCase();
}

/** Another page of the same list, or another list. */
export const turnPage = defineAction('rooms.page', roomsRequest);

/** Chooses a building, in a menu or by a button. The values of a menu are too short for filters. */
export const chooseBuilding = defineAction(
  'rooms.choose',
  z.object({ building: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), filters: roomFilters.optional() }),
);

/** A word in lower case; '' for what is quoted, which is a name and says nothing else. */
const unquoted = (token: Token): string => (token.quoted ? '' : lowered(token));
