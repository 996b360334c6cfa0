/**
 * Finds courses and course units among those that a workspace has seen, by code or name as people type it, mistakes
 * included.
 */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { isFormOf, rememberedRoots, seriesNumber, vocabulary } from '../i18n/index.ts';
import { isCommonWord, isListedWord } from '../i18n/language-of.ts';
import { type PlacedName, placedWords, type RootsOf } from '../i18n/patterns.ts';
import { LANGUAGES, type Language } from '../language.ts';
import type { Names } from '../store/store.ts';
import { courseUnitOf, isRealizationCode } from '../study-client/codes.ts';
import { isSlipOf, mistakesBetween } from '../study-client/slips.ts';
import { foldedWords } from '../study-client/texts.ts';
import { mapInTurns } from '../turns.ts';

/** A course that was looked up: its code, and its names in every language that the study API has given. */
export interface Remembered {
  readonly code: string;
  readonly names: Names;
  /** A course unit, by its code; absent: one of its runs. */
  readonly isUnit?: true;
}

/**
 * What to find: runs of course units, the units themselves, or both, where a unit is left out if runs of it are found.
 */
export type Among = 'runs' | 'units' | 'both';

/** `seenAt`: in epoch milliseconds. */
type Sighting = Remembered & { readonly seenAt: number; readonly groups?: readonly string[] | undefined };

export interface HistoryIndex {
  /** Adds a course with its unit, or a unit; or brings it up to date. */
  put(seen: Sighting): void;
  /** The names of a course; undefined: not seen. */
  names(code: string): Names | undefined;
  /** Whether a course of the student group was seen. @param code in upper case */
  hasGroup(code: string): boolean;
  /** Whether the unit of this code was seen, by itself or by a run. */
  hasUnit(code: string): boolean;
  /** The best matches first; names in `language` count more. For an empty text: the newest first. */
  find(typed: string, language: Language, most: number, among?: Among): Remembered[];
  /** The whole names in a row of folded words, with the courses that have them; a unit is left out beside its runs. */
  namesIn(words: readonly string[]): NamedAt[];
  /** Other codes of courses that a mistyped one may stand for, nearest first. */
  near(code: string, most: number): Remembered[];
}

/** A name in a row of words, and the courses that have it, the newest first. */
export interface NamedAt extends PlacedName {
  readonly courses: readonly Remembered[];
}

/** How many courses are indexed before other work gets a turn. */
const CHUNK = 50;
/** Longer words, and more of them, would find nothing more. */
const LONGEST_WORD = 40;
const MOST_WORDS = 8;
const LONGEST_CODE = 60;
/** The most wrong, missing or extra signs in a code. */
const MOST_MISTAKES = 2;

/** A course in the form that is searched. */
type Entry = { readonly id: string; readonly code: string } & Names;

/** By its key: a unit of one code and a course of the same are two things. */
type Known = ReadonlyMap<string, Sighting>;
const unitKey = (code: string): string => `unit ${code}`;
const keyOf = ({ code, isUnit }: Remembered): string => (isUnit ? unitKey(code) : code);

const SEARCH: SearchOptions = { combineWith: 'AND', prefix: true, fuzzy: mistakesIn };

export async function createHistoryIndex(all: readonly Sighting[]): Promise<HistoryIndex> {
  const known = new Map<string, Sighting>();
  await mapInTurns(all, (seen) => {
    for (const one of withUnit(seen)) known.set(keyOf(one), together(known, one));
  });
  const words = new MiniSearch<Entry>({
    fields: ['code', ...LANGUAGES] satisfies (keyof Entry)[],
    tokenize: foldedWords,
    processTerm: (word) => word,
  });
  const names = createNameIndex();
  const groups = new Set<string>();
  const putNames = (seen: Sighting): void => {
    for (const group of seen.groups ?? []) groups.add(group.toUpperCase());
    for (const name of Object.values(seen.names)) names.put(name, keyOf(seen));
  };
  await mapInTurns(known.values(), putNames);
  await words.addAllAsync([...known.values()].map(entryOf), { chunkSize: CHUNK });
  return {
    put: (seen) => {
      put(seen, known, words);
      for (const one of withUnit(seen)) putNames(one);
    },
    names: (code) => known.get(code)?.names,
    hasGroup: (code) => groups.has(code),
    hasUnit: (code) => known.has(unitKey(code)),
    find: (typed, language, most, among = 'runs') => {
      const sought = soughtWords(typed);
      const isSought = ({ isUnit }: Remembered) =>
        among === 'both' || (isUnit === true) === (among === 'units');
      const filter = ({ id }: SearchResult) => isSought(known.get(String(id)) ?? { code: '', names: {} });
      const options = { ...SEARCH, filter, boost: { [language]: 2 } };
      const ranks = sought.length === 0 ? [] : ranked(words.search(sought.join(' '), options), known);
      const all = () => newest(known).filter(isSought);
      const found = ranks.length > 0 ? ranks : sought.length === 0 ? all() : others(sought, all());
      return (among === 'both' ? withoutUnitsOfRuns(found) : found).slice(0, most);
    },
    namesIn: (typed) =>
      names.within(typed).map(({ keys, ...at }) => ({
        ...at,
        courses: withoutUnitsOfRuns(
          [...keys].flatMap((key) => known.get(key) ?? []).sort((one, other) => other.seenAt - one.seenAt),
        ),
      })),
    near: (code, most) =>
      near(
        code,
        newest(known).filter(({ isUnit }) => !isUnit),
      ).slice(0, most),
  };
}

function put(given: Sighting, known: Map<string, Sighting>, words: MiniSearch<Entry>): void {
  for (const seen of withUnit(given)) {
    const before = known.get(keyOf(seen));
    const after = together(known, seen);
    known.set(keyOf(seen), after);
    if (!before) words.add(entryOf(after));
    else if (LANGUAGES.some((language) => before.names[language] !== after.names[language]))
      words.replace(entryOf(after));
  }
}

/** A unit that is known by a run alone, with the run's name. */
type OfRun = Sighting & { readonly isOfRun?: true };

/** A course, and its unit as far as the course tells of it. */
function withUnit(seen: Sighting): readonly OfRun[] {
  if (seen.isUnit || !isRealizationCode(seen.code)) return [seen];
  return [seen, { ...seen, code: courseUnitOf(seen.code), isUnit: true, isOfRun: true }];
}

/** With what was known before. A run may have a name of its own, so its name only fills a gap of the unit's. */
function together(known: Known, { isOfRun, ...seen }: OfRun): Sighting {
  const before = known.get(keyOf(seen));
  if (!before) return seen;
  const names = isOfRun ? { ...seen.names, ...before.names } : { ...before.names, ...seen.names };
  return { ...seen, names, seenAt: Math.max(before.seenAt, seen.seenAt) };
}

/** A person who types a name that a run has means the run. */
function withoutUnitsOfRuns(found: readonly Sighting[]): Sighting[] {
  const ofRuns = new Set<string>(
    found.flatMap(({ code, isUnit }) => (!isUnit && isRealizationCode(code) ? courseUnitOf(code) : [])),
  );
  return found.filter(({ code, isUnit }) => !isUnit || !ofRuns.has(code));
}

/** The code in its parts, and in one piece for people who leave the hyphen out. */
function entryOf(seen: Sighting): Entry {
  return { id: keyOf(seen), code: `${seen.code} ${inOnePiece(seen.code)}`, ...seen.names };
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
function ranked(found: readonly SearchResult[], known: Known): Sighting[] {
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
  const holding = named(
    (word, own) => own.endsWith(word) || (word.length > SHORTEST_PART && own.includes(word)),
  );
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

function newest(known: Known): Sighting[] {
  return [...known.values()].sort((one, other) => other.seenAt - one.seenAt);
}

/** Among equals the given order stays. */
function near(code: string, all: readonly Sighting[]): Sighting[] {
  const typed = inOnePiece(code.slice(0, LONGEST_CODE)).toUpperCase();
  return all
    .map((seen) => ({ seen, far: mistakesBetween(typed, inOnePiece(seen.code)) }))
    .filter(({ seen, far }) => far <= MOST_MISTAKES && seen.code !== code)
    .sort((one, other) => one.far - other.far)
    .map(({ seen }) => seen);
}

// Names that stand in a text, inflected or not, as a whole or in part, among thousands.

/** A name in a row of words, with the keys of what has it. */
interface KeyedName extends PlacedName {
  readonly keys: ReadonlySet<string>;
}

interface NameIndex {
  put(name: string, key: string): void;
  /**
   * The names and parts of names in a row of folded words, in their order; they may overlap. Its time is linear in the number of words: a word
   * is compared with the names alone that begin like it.
   */
  within(words: readonly string[]): KeyedName[];
}

interface NameEntry {
  readonly name: string;
  readonly words: readonly string[];
  readonly isCut: boolean;
  readonly keys: Set<string>;
}

/** Names begin with so many letters of their own in every form. */
const BEGINNING = 2;
/** Of a longer name only its beginning is known. */
const MOST_IN_NAME = 20;
const AND = '&';

function createNameIndex(): NameIndex {
  const entries = new Map<string, NameEntry>();
  /** Where each word stands that begins alike. */
  const byBeginning = new Map<string, { readonly entry: NameEntry; readonly at: number }[]>();
  const putWords = (typed: string, name: string, key: string): void => {
    const all = placedWords(typed).map(({ word }) => asCompared(word));
    const words = all.slice(0, MOST_IN_NAME);
    if (words.length === 0) return;
    const id = words.join(' ');
    const known = entries.get(id);
    if (known) return void known.keys.add(key);
    const entry = { name, words, isCut: words.length < all.length, keys: new Set([key]) };
    entries.set(id, entry);
    for (const [at, word] of words.entries()) {
      const beginning = word.slice(0, BEGINNING);
      const alike = byBeginning.get(beginning);
      if (alike) alike.push({ entry, at });
      else byBeginning.set(beginning, [{ entry, at }]);
    }
  };
  return {
    put: (name, key) => {
      putWords(name, name, key);
      // "Web-ohjelmointi" is also typed in one word.
      const joined = name.replace(HYPHEN, '');
      if (joined !== name) putWords(joined, name, key);
    },
    within: (typed) => {
      const words = typed.map(asCompared);
      const roots = rememberedRoots();
      return words.flatMap((word, from) =>
        (byBeginning.get(word.slice(0, BEGINNING)) ?? []).flatMap(({ entry, at }) => {
          const said = saidOf(entry, at, words.slice(from, from + entry.words.length - at), roots);
          const isPart = entry.isCut || said.length < entry.words.length;
          if (said.length === 0 || (said.length === 1 && at > 0 && !tells(said[0], word))) return [];
          // One word of several says too little if it is not the word itself.
          if (isPart && said.every(({ is }) => is === 'near')) return [];
          const isExact = said.every(({ is }) => is === 'same');
          return [{ from, to: from + said.length, name: entry.name, isExact, isPart, keys: entry.keys }];
        }),
      );
    },
  };
}

const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;

/** How a word stands for one of a name. */
interface SaidWord {
  readonly is: 'same' | 'form' | 'near';
}

/** Whether one word from the middle of a name may tell it: "devopsia" of "Web Development and DevOps". */
const tells = (said: SaidWord | undefined, word: string): boolean =>
  said?.is === 'same' || (said?.is === 'form' && word.length >= SHORTEST_STEM);

/** The words of a name, from one on, that stand in the beginning of a row, and how they do. */
function saidOf({ words }: NameEntry, at: number, typed: readonly string[], roots: RootsOf): SaidWord[] {
  const said: SaidWord[] = [];
  for (const [nth, one] of words.slice(at).entries()) {
    const other = typed[nth] ?? '';
    if (one === other) said.push({ is: 'same' });
    else if (isLikeForm(one, other, roots)) said.push({ is: 'form' });
    else if (isNearly(one, other, words.length)) said.push({ is: 'near' });
    else break;
  }
  return said;
}

/** "Finance & Law" is also typed in words, and so is a number: "Physics II", "fysiikka kaksi". */
const asCompared = (word: string): string =>
  vocabulary.facts.joins.has(word) ? AND : (seriesNumber(word) ?? word);

/** Forms of a word have half of it in common; that is told at once. */
function isLikeForm(one: string, other: string, roots: RootsOf): boolean {
  // "Japani" is no form of "Java": a longer ending leaves more of the word.
  const least = Math.abs(one.length - other.length) < 2 ? BEGINNING : BEGINNING + 1;
  const half = Math.max(Math.ceil(Math.min(one.length, other.length) / 2), least);
  return one.slice(0, half) === other.slice(0, half) && isFormOf(one, other, roots);
}

/** The least letters of a word that is known with a slip: beside other words of its name, and alone. */
const NEAR = { beside: 5, alone: 7 } as const;

/** Whether a word that is none of any language is a slip away from one of a name. */
const isNearly = (one: string, typed: string, ofWords: number): boolean =>
  isSlipOf(one, typed, ofWords > 1 ? NEAR.beside : NEAR.alone) && !isListedWord(typed);
