import { z } from 'zod';
import { InvalidRequest } from '../../errors.ts';
import { isCommonWord } from '../../i18n/language-of.ts';
import { cleanArguments, excerpt } from '../../slack/arguments.ts';
import { type Question, type Token, tokensOf, wordsOf } from '../../slack/question.ts';
import { bareToken } from '../../study-client/codes.ts';
import { readSeats } from './seats.ts';

const LONGEST_BUILDING = 80;
const LONGEST_WORD = 40;
const MOST_WORDS = 5;

const line = z.string().regex(/^[^\p{C}]*[\p{L}\p{N}][^\p{C}]*$/u);

/** The rooms of a building. Travels in the buttons that turn its pages. */
export const roomsRequest = z.object({
  /** Id, name or alias, as it was typed. */
  building: line.max(LONGEST_BUILDING),
  /** All of them must hold; a word stands in a room's name, code or category. */
  filters: z.object({
    minSeats: z.number().int().min(1).max(9999).optional(),
    words: z.array(line.max(LONGEST_WORD)).max(MOST_WORDS),
    /** Words of a question that may be meant as filters: those that no room matches are left out. */
    hints: z.array(line.max(LONGEST_WORD)).max(MOST_WORDS).optional(),
  }),
  /** Counted from 0. */
  page: z.number().int().min(0).max(9999),
});
export type RoomsRequest = z.infer<typeof roomsRequest>;

const BUILDING_WORD = /^(?:building|rakennu|byggnad)/;
const ROOM_WORD = new RegExp(
  `^(?:${[
    'rooms?|classrooms?|spaces?|(?:lecture-?)?halls?|labs?|auditori(?:um|ums|o|ot)',
    '\\p{L}*(?:tila|tilat|tilan|tilaa|tilassa|tilojen|tiloja|tiloissa|tiloista)',
    '\\p{L}*luok(?:ka|kaa|kia|at|an|ista|issa|kien)|\\p{L}*huone(?:\\p{L}{1,6})?|\\p{L}*(?:sali|salit|salia|saleja)',
    '(?:klass|labb|dator|grupp|mötes|arbets|undervisnings)?rum(?:men|met)?',
    '(?:dator|undervisnings|föreläsnings|lektions|grupp)?sal(?:en|ar|arna)?',
    '(?:undervisnings|arbets|grupparbets)?lokal(?:en|er|erna)?',
  ].join('|')})$`,
  'u',
);
/** A word for rooms that says nothing of their kind. */
const BARE_ROOM_WORD =
  /^(?:rooms?|spaces?|tila\p{L}*|tiloja|tilojen|tiloissa|tiloista|huone\p{L}*|rum\p{L}*|sal|salar|lokal\p{L}*)$/u;
/** One room: the number that follows is its own, not the building's. */
const SINGLE_ROOM =
  /^(?:room|classroom|space|hall|lab|auditorium|auditorio|huone|luokka|tila|sali|sal|klassrum)$/;
/** Words between filters that filter nothing. */
const CONNECTORS = new Set('and with in for of joissa jossa ja sekä och med i med & + - at least'.split(' '));

/** Reads `/rooms BUILDING [filters]`. A name of several words stands in quotes. Throws `InvalidRequest`. */
export function parseRoomsCommand(args: string): RoomsRequest {
  const clean = cleanArguments(args);
  const typed = commandTokens(clean);
  const named = typed.findIndex(
    (token) => token.quoted || !(isCommonWord(lowered(token)) || isSeatLimit(token)),
  );
  const at = Math.max(named, 0);
  const first = typed[at];
  const building = first && !isSeatLimit(first) ? buildingName(first) : undefined;
  if (building === undefined)
    throw new InvalidRequest({ about: 'building', input: excerpt(first?.text ?? clean) });
  // Words before the building ("rooms in …") say nothing; a number of seats does, wherever it stands.
  const rest = typed.filter((token, place) => place > at || isSeatLimit(token));
  const { minSeats, used } = readSeats(rest.map(lowered));
  const words = rest.filter((token, at) => !used.has(at) && !CONNECTORS.has(lowered(token)));
  return request(building, minSeats, words, []);
}

/**
 * Reads a question that names rooms and one building: by a number of 3–12 digits, or by what follows a word
 * for a building. Words in quotes filter; others that are no ordinary words are hints ("lab rooms in 78025").
 */
export function roomsQuestion({ text, words }: Question): RoomsRequest | undefined {
  if (!words.some((word) => ROOM_WORD.test(word))) return undefined;
  const tokens = questionTokens(text);
  const spoken = tokens.map(lowered);
  const { minSeats, used } = readSeats(spoken);
  const at = namedAt(tokens, spoken, used) ?? numberedAt(spoken, used);
  const token = at === undefined ? undefined : tokens[at];
  const building = token && buildingName(token);
  if (building === undefined) return undefined;
  const others = tokens.filter((_, place) => place !== at && !used.has(place));
  return request(
    building,
    minSeats,
    others.filter(({ quoted }) => quoted),
    others.filter((token) => !token.quoted && mayFilter(lowered(token))),
  );
}

/** Words that belong to a number, in the languages' own ways. */
const OF_NUMBERS = /^(?:most|max|min|id|code|number|numero|nro|nr|no)$/;

/** Bare words for rooms and buildings say what is asked, not which; "ryhmätyötilat" says which. */
function mayFilter(word: string): boolean {
  const known = [BUILDING_WORD, BARE_ROOM_WORD, OF_NUMBERS].some((words) => words.test(word));
  return !known && /\p{L}/u.test(word) && word.length > 2 && !isCommonWord(word);
}

function request(
  building: string,
  minSeats: number | undefined,
  words: readonly Token[],
  hints: readonly Token[],
): RoomsRequest {
  const meant = filterWords(hints);
  const filters = {
    words: filterWords(words),
    ...(minSeats === undefined ? {} : { minSeats }),
    ...(meant.length === 0 ? {} : { hints: meant }),
  };
  return { building, filters, page: 0 };
}

function filterWords(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ text }) =>
    text
      .slice(0, LONGEST_WORD)
      .replace(/\p{Surrogate}$/u, '')
      .trim(),
  );
  return [...new Set(words)].filter((word) => line.safeParse(word).success).slice(0, MOST_WORDS);
}

/** Words between spaces or commas, phrases in quotes; a sign is drawn to its number (`seats >= 40`). */
function commandTokens(clean: string): Token[] {
  const plain = clean.replace(/[“”„«»]/g, '"').replace(/(>=|≥|>) /g, '$1');
  return Array.from(plain.matchAll(/"([^"]+)"|[^ ,;"]+/g), ([word, phrase]) =>
    phrase === undefined ? { text: bareWord(word), quoted: false } : { text: phrase.trim(), quoted: true },
  ).filter(({ text }) => text !== '');
}

/** `>` in front of a number is a filter, not Slack's quotation mark. */
function bareWord(word: string): string {
  return /^>=?\d/.test(word) ? word : bareToken(word);
}

/** Phrases in quotes count as one, unless the whole question stands in them. */
function questionTokens(text: string): Token[] {
  const tokens = tokensOf(text);
  const asks = tokens.some((token) => !token.quoted && ROOM_WORD.test(lowered(token)));
  return asks ? tokens : wordsOf(text).map((word) => ({ text: word, quoted: false }));
}

/** "Building KM", "rakennuksessa KM", "byggnaden 78025"; in English also "the KM building". */
function namedAt(
  tokens: readonly Token[],
  words: readonly string[],
  used: ReadonlySet<number>,
): number | undefined {
  const mayName = (at: number) => tokens[at] !== undefined && !used.has(at) && !isCommonWord(words[at] ?? '');
  const looksLikeName = (at: number) =>
    /^(?:\p{Lu}|\d)/u.test(tokens[at]?.text ?? '') && words[at - 1] === 'the';
  for (const [at, word] of words.entries()) {
    if (tokens[at]?.quoted || !BUILDING_WORD.test(word)) continue;
    const name = /^(?:id|code|number|numero|nro|nr|no)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    if (mayName(name)) return name;
    if (word === 'building' && mayName(at - 1) && looksLikeName(at - 1)) return at - 1;
  }
  return undefined;
}

/** The one number that can be a building's id: not a year, not a room's, not a number of seats. */
function numberedAt(words: readonly string[], used: ReadonlySet<number>): number | undefined {
  const places = words.flatMap((word, at) => {
    const mayBe = /^\d{3,12}$/.test(word) && !/^(?:19|20)\d\d$/.test(word);
    return mayBe && !used.has(at) && !SINGLE_ROOM.test(words[at - 1] ?? '') ? [at] : [];
  });
  return places.length === 1 ? places[0] : undefined;
}

/** A name in quotes is meant as it stands. */
function buildingName({ text, quoted }: Token): string | undefined {
  const name = quoted ? text : bareToken(text);
  return name.length <= LONGEST_BUILDING && line.safeParse(name).success ? name : undefined;
}

function isSeatLimit({ text, quoted }: Token): boolean {
  return !quoted && readSeats([text.toLowerCase()]).minSeats !== undefined;
}

function lowered({ text }: Token): string {
  return text.toLowerCase();
}
