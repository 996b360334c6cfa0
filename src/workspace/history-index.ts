/** Finds courses among those that a workspace has seen, by code or name as people type it, mistakes included. */
import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { isCommonWord } from '../i18n/language-of.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { Names } from '../store/seen.ts';
import { foldedWords } from './buildings-index.ts';

/** A course that was looked up: its code, and its names in every language that the study API has given. */
export interface Remembered {
  readonly code: string;
  readonly names: Names;
}

/** `seenAt`: in epoch milliseconds. */
type Sighting = Remembered & { readonly seenAt: number };

export interface HistoryIndex {
  /** Adds a course, or brings it up to date. */
  put(seen: Sighting): void;
  names(code: string): Names | undefined;
  /** The best matches first; names in `language` count more. For an empty text: the newest first. */
  find(typed: string, language: Language, most: number): Remembered[];
  /** Other codes that a mistyped one may stand for, nearest first. */
  near(code: string, most: number): Remembered[];
}

/** How many courses are indexed before other work gets a turn. */
const CHUNK = 200;
/** Longer words, and more of them, would find nothing more. */
const LONGEST_WORD = 40;
const MOST_WORDS = 8;
const LONGEST_CODE = 60;
/** The most wrong, missing or extra signs in a code. */
const MOST_MISTAKES = 2;

/** A course in the form that is searched. */
type Entry = { readonly id: string; readonly code: string } & Names;

const SEARCH: SearchOptions = { combineWith: 'AND', prefix: true, fuzzy: mistakesIn };

export async function createHistoryIndex(all: readonly Sighting[]): Promise<HistoryIndex> {
  const known = new Map(all.map((seen) => [seen.code, seen]));
  const words = new MiniSearch<Entry>({
    fields: ['code', ...LANGUAGES] satisfies (keyof Entry)[],
    tokenize: foldedWords,
    processTerm: (word) => word,
  });
  await words.addAllAsync([...known.values()].map(entryOf), { chunkSize: CHUNK });
  return {
    put: (seen) => put(seen, known, words),
    names: (code) => known.get(code)?.names,
    find: (typed, language, most) => {
      const sought = soughtWords(typed);
      if (sought.length === 0) return newest(known).slice(0, most);
      const found = words.search(sought.join(' '), { ...SEARCH, boost: { [language]: 2 } });
      return (found.length > 0 ? ranked(found, known) : others(sought, newest(known))).slice(0, most);
    },
    near: (code, most) => near(code, newest(known)).slice(0, most),
  };
}

function put(seen: Sighting, known: Map<string, Sighting>, words: MiniSearch<Entry>): void {
  const before = known.get(seen.code);
  const after = { ...seen, names: { ...before?.names, ...seen.names } };
  known.set(seen.code, after);
  if (!before) words.add(entryOf(after));
  else if (LANGUAGES.some((language) => before.names[language] !== after.names[language]))
    words.replace(entryOf(after));
}

/** The code in its parts, and in one piece for people who leave the hyphen out. */
function entryOf({ code, names }: Sighting): Entry {
  return { id: code, code: `${code} ${inOnePiece(code)}`, ...names };
}

function inOnePiece(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Ordinary words beside others ("the course about databases") are left out. */
function soughtWords(typed: string): string[] {
  const words = foldedWords(typed);
  const telling = words.filter((word) => !isCommonWord(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}

/**
 * How many signs of a word may be wrong: few in a code, where each one matters; more in long words, because
 * of their endings.
 */
function mistakesIn(word: string): number {
  if (/\d/.test(word)) return word.length < 6 ? 0 : 1;
  if (word.length < 4) return 0;
  if (word.length < 6) return 1;
  return word.length < 11 ? 2 : 3;
}

/** The best first; among equals the newest. */
function ranked(found: readonly SearchResult[], known: ReadonlyMap<string, Sighting>): Sighting[] {
  return found
    .flatMap(({ id, score }) => {
      const seen = known.get(String(id));
      return seen ? [{ seen, score }] : [];
    })
    .sort((one, other) => other.score - one.score || other.seen.seenAt - one.seen.seenAt)
    .map(({ seen }) => seen);
}

/** Shorter words occur inside too many others, so they count as a whole, and beside longer ones only. */
const SHORTEST_PART = 4;
const isShort = ({ length }: string): boolean => length < SHORTEST_PART;

/**
 * If no word begins with the text: it may end a compound, as "projekti" does in "ohjelmistotuotantoprojekti",
 * or be inflected, as "tietokantojen" is of "tietokannat".
 */
function others(sought: readonly string[], all: readonly Sighting[]): Sighting[] {
  if (sought.every(isShort)) return [];
  const named = (isMeant: (word: string, own: string) => boolean): Sighting[] => {
    const has = (name: readonly string[], word: string): boolean =>
      name.some((own) => word === own || (!isShort(word) && isMeant(word, own)));
    const fits = (name: readonly string[]): boolean => sought.every((word) => has(name, word));
    return all.filter(({ names }) => Object.values(names).map(foldedWords).some(fits));
  };
  const holding = named((word, own) => own.includes(word));
  return holding.length > 0 ? holding : named(beginsAlike);
}

/** Too many words share a shorter beginning, such as "tieto" and "kirja". */
const SHORTEST_STEM = 6;
/** Longer ends are words of their own: "programvaru|projekt" and "programvaru|testning" are two things. */
const LONGEST_ENDS = { shorter: 5, longer: 6 } as const;

/**
 * Whether words are perhaps forms of one. In Finnish a word changes within, too, so no ending can be cut off.
 * Four letters of seven are enough: "tietokan|toihin" and "tietokan|nat" have eight of fourteen.
 */
function beginsAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  const isStem = common >= SHORTEST_STEM && common * 7 >= longer * 4 && !/\d/.test(one + other);
  return isStem && shorter - common <= LONGEST_ENDS.shorter && longer - common <= LONGEST_ENDS.longer;
}

function newest(known: ReadonlyMap<string, Sighting>): Sighting[] {
  return [...known.values()].sort((one, other) => other.seenAt - one.seenAt);
}

/** Among equals the given order stays. */
function near(code: string, all: readonly Sighting[]): Sighting[] {
  const typed = inOnePiece(code.slice(0, LONGEST_CODE)).toUpperCase();
  return all
    .map((seen) => ({ seen, far: farness(typed, inOnePiece(seen.code)) }))
    .filter(({ seen, far }) => far <= MOST_MISTAKES && seen.code !== code)
    .sort((one, other) => one.far - other.far)
    .map(({ seen }) => seen);
}

/** The mistakes between two codes; two swapped signs are one mistake. */
function farness(one: string, other: string): number {
  const mistakes = distance(one, other);
  return mistakes === 2 && sorted(one) === sorted(other) ? 1 : mistakes;
}

function sorted(text: string): string {
  return [...text].sort().join('');
}
