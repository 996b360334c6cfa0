import { z } from 'zod';
import { defineAction } from '../../ask/actions.ts';
import type { Token } from '../../ask/question.ts';
import { vocabulary } from '../../i18n/index.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { bareToken } from '../../study-client/codes.ts';
import { isBeyondDay, roomTime } from './when.ts';

const LONGEST_BUILDING = 80;
const LONGEST_WORD = 40;
export const MOST_FILTERS = 5;
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
  words: z.array(line.max(LONGEST_WORD)).max(MOST_FILTERS),
  /** Words of a question that may be filters. Those that match no room are left out. */
  hints: z.array(line.max(LONGEST_WORD)).max(MOST_FILTERS).optional(),
  /** Codes of rooms: one of them must stand in a room's name or code. Codes that no room has are left out. */
  codes: z.array(line.max(LONGEST_WORD)).max(MOST_FILTERS).optional(),
  /** Words of rooms to leave out; they match as `hints` do. */
  without: z.array(line.max(LONGEST_WORD)).max(MOST_FILTERS).optional(),
});

/** So many of the rooms that were listed can be picked by their place: “the second one”. */
export const MOST_LISTED = 5;

/** The rooms of a building, or of several. If nothing names it, the building is yet to be chosen. Travels in buttons. */
export const roomsRequest = z.object({
  /** Id, code, name or alias, as typed. */
  building: line.max(LONGEST_BUILDING).optional(),
  /** Words of a question that may name the building, or another one beside `building`. */
  among: z.array(line.max(LONGEST_WORD)).max(MOST_AMONG).optional(),
  /** Excluded words that may name a building. */
  notIn: z.array(line.max(LONGEST_WORD)).max(MOST_AMONG).optional(),
  /** The ids of several buildings. */
  buildings: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/))
    .max(MOST_NAMED)
    .optional(),
  /** All known buildings. */
  all: z.literal(true).optional(),
  filters: roomFilters,
  /** Words that could not be read, which the answer names. */
  unread: z.array(line.max(LONGEST_WORD)).max(MOST_FILTERS).optional(),
  /** By seats, the fewest or the most first; else by category. */
  sort: z.enum(['seats', '-seats']).optional(),
  /** Asks whether a room is free, or for a booking; and how to get there. */
  asksFree: z.literal(true).optional(),
  /** Whether its yes would mean that the room is in use, or that it may be booked, or something that is not known: the times are told. */
  wants: z.enum(['taken', 'booking', 'times']).optional(),
  /** A question for yes or no: of the only room that fits its day is told. */
  isWhether: z.literal(true).optional(),
  ...roomTime.shape,
  asksWay: z.literal(true).optional(),
  /** Asks for what stands in a room, which is not known. */
  asksKit: z.literal(true).optional(),
  /** The codes of the first rooms that were listed, in their order; '' for one without. */
  listed: z.array(z.string().max(LONGEST_WORD)).max(MOST_LISTED).optional(),
  /** It means a room that was spoken of, and none was: the answer asks which. */
  asksRoom: z.literal(true).optional(),
  /** Asks which buildings there are. */
  asksBuildings: z.literal(true).optional(),
  /** Counted from 0. */
  page: z.number().int().min(0).max(9999),
});
export type RoomsRequest = z.infer<typeof roomsRequest>;

/** The request of the command alone: the rooms of a building that is yet to be chosen. */
export const UNCHOSEN: RoomsRequest = { filters: { words: [] }, page: 0 };

/** The kinds of rooms that a lower-case word names. */
export const kindsOf = (word: string): string[] =>
  KINDS.flatMap(([kind, concept]) => (concept.has(word) ? [kind] : []));

const KINDS = Object.entries({ ...vocabulary.roomKinds, ...vocabulary.roomFields });

/** Whether a word also means any room: it filters where rooms are called so. */
export const mayBeAnyRoom = vocabulary.roomFields.classroom.has;

/** Letters followed by a number. */
const ROOM_CODE = /^\p{L}{1,6}[\p{L}.-]?\p{N}[\p{L}\p{N}.-]*$/u;

/** Whether a word may be a room's code, such as "KMD558" or "A1-13". */
export const mayBeRoomCode = (word: string): boolean => word.length <= LONGEST_WORD && ROOM_CODE.test(word);

/** The parts of a room's code that stand apart: "KMC 106", "KM C 106". */
const LETTERS = /^\p{L}{1,6}$/u;
const LETTER = /^\p{L}$/u;
const ROOM_NUMBER = /^\p{N}{2,4}\p{L}?$/u;

/** A word, or two or three words together, that may be a room's code. */
interface MaybeCode {
  readonly code: string;
  readonly words: readonly string[];
}

/** The codes of rooms that may be among words, also those in several words; ordinary words begin no code. */
export function roomCodesAmong(words: readonly string[]): MaybeCode[] {
  const begins = (word: string): boolean => LETTERS.test(word) && !isCommonWord(word.toLowerCase());
  const isOfThree = (at: number): boolean =>
    begins(words[at] ?? '') && LETTER.test(words[at + 1] ?? '') && ROOM_NUMBER.test(words[at + 2] ?? '');
  return words.flatMap((word, at): MaybeCode[] => {
    const next = words[at + 1] ?? '';
    const three = words.slice(at, at + 3);
    if (isOfThree(at)) return [{ code: three.join(''), words: three }];
    if (isOfThree(at - 1)) return [];
    const both = ROOM_NUMBER.test(next) ? [{ code: `${word}${next}`, words: [word, next] }] : [];
    if (mayBeRoomCode(word)) return [...both, { code: word, words: [word] }];
    return begins(word) ? both : [];
  });
}

/** A number that may be a room's code, or that of a part of a room, or such a code without its letters: "311A"; known rooms alone tell. */
export const mayBeRoomNumber = (word: string): boolean =>
  isBeyondDay(word) || /^(?:\d{3,8}|\d{3,4}\p{L}|\d{3}\.\d{1,2}(?:\/\d{1,2})?)$/u.test(word);

/** The codes of rooms that a request may name; a number that "room" leads is none of a building that is named beside it. */
export function roomCodesOf({ building, among = [], filters }: RoomsRequest) {
  const words = building === undefined ? among : [building, ...filters.words];
  const isElsewhere = building !== undefined || among.some(isProper);
  const numbers = [...words.filter(mayBeRoomNumber), ...(isElsewhere ? [] : (filters.codes ?? []))];
  return [...roomCodesAmong(words), ...numbers.map((code) => ({ code, words: [code] }))];
}

/** Whether a word of a question is written like a name, or like a room's code. */
export const isProper = (word: string): boolean =>
  /^\p{Lu}/u.test(word) &&
  !vocabulary.rooms.room.has(word.toLowerCase()) &&
  kindsOf(word.toLowerCase()).length === 0;

/** The room's code that a request names, as it was typed. */
export const codeTyped = (request: RoomsRequest): string | undefined =>
  roomCodesOf(request)[0]?.words.join(' ');

/** The room's number that a request names. */
export const numberTyped = (request: RoomsRequest): string | undefined =>
  roomCodesOf(request).find(({ code }) => mayBeRoomNumber(code))?.code;

/** Whether a request may name rooms by their codes. */
export const namesRooms = (request: RoomsRequest): boolean => roomCodesOf(request).length > 0;

/** The request, for the rooms with these codes only. */
export function withCodes(request: RoomsRequest, codes: readonly string[]): RoomsRequest {
  return { ...request, filters: { ...request.filters, codes: codes.slice(0, MOST_FILTERS) } };
}

/** The request in which the word in the place of a building's name filters rooms instead: "kitchen". */
export function withNameAsFilter({ building, ...request }: RoomsRequest): RoomsRequest {
  const { filters } = request;
  const typed = [building ?? '', ...filters.words].map((text) => ({ text, quoted: false }));
  return { ...request, filters: { ...filters, words: filterWords(typed) } };
}

/** The words as a request carries them. */
export function filterWords(tokens: readonly Token[], most = MOST_FILTERS): string[] {
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

/** The words of two lists as a request carries them. */
export const joinedWords = (some: readonly string[] = [], others: readonly string[] = []): string[] =>
  [...new Set([...some, ...others])].slice(0, MOST_FILTERS);

/** The words that may name a building, without those whose signs would take much room in a button. */
export function amongWords(tokens: readonly Token[]): string[] {
  return filterWords(
    tokens.filter(({ text }) => /^[\p{L}\p{N} _.'’-]+$/u.test(text)),
    MOST_AMONG,
  );
}

/** A quoted name counts as it stands. A number with a sign names nothing: no building is called -1. */
export function buildingName({ text, quoted }: Token): string | undefined {
  const name = quoted ? text : bareToken(text);
  if (name.length > LONGEST_BUILDING || /^[-+]\d+$/.test(name)) return undefined;
  return line.safeParse(name).success ? name : undefined;
}

/** Another page of the same list, or another list. */
export const turnPage = defineAction('rooms.page', roomsRequest);

/** What a request says of the time for which a room is wanted, without the words for it. */
const freeTime = roomsRequest.pick({ asksFree: true, wants: true, at: true, least: true });

/** Asks for another time, in a form. */
export const otherTime = defineAction('rooms.other-time', roomsRequest);

/** Chooses a building, in a menu or by a button. The values of a menu are too short for filters. */
export const chooseBuilding = defineAction(
  'rooms.choose',
  z.object({
    building: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
    filters: roomFilters.optional(),
    ...freeTime.shape,
  }),
);

/** The part of a request that says for when a room is wanted. */
export const timeOfRequest = ({
  asksFree,
  wants,
  isWhether,
  when,
  at,
  least,
  isOfMore,
  before,
  odd,
}: RoomsRequest): Partial<RoomsRequest> => ({
  ...(asksFree && { asksFree }),
  ...(wants && { wants }),
  ...(isWhether && { isWhether }),
  ...(when !== undefined && { when }),
  ...(at && { at }),
  ...(least !== undefined && { least }),
  ...(isOfMore && { isOfMore }),
  ...(before && { before }),
  ...(odd !== undefined && { odd }),
});
