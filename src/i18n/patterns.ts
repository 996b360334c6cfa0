/** How a language's words are recognized: by patterns of words and phrases, by their forms, and despite a slip. */

import { folded } from '../primitives.ts';

/**
 * The words for a concept in one language: patterns with spaces between them, as a shell has them. `enrol*` begins
 * with it, `*rum` ends with it, `kurs{,en,er}` is each form, `!kurssiyksik*` none of it, `sign_up` two words.
 */
export type WordLine = string;

/** The words for a concept in all languages. */
export interface Concept {
  /** Whether a lower-case word, or two with a space between them, is one for the concept; undefined is none. */
  readonly has: (words: string | undefined) => boolean;
  /** The words that are listed in full. */
  readonly words: readonly string[];
}

/** The concepts in groups of a vocabulary, which hold other things as well. */
export const conceptsOf = (groups: readonly Readonly<Record<string, Concept | object>>[]): Concept[] =>
  groups.flatMap((group) => Object.values(group).flatMap((one) => ('has' in one ? [one] : [])));

/** How many words from a place on are one for a concept: 0, 1 or 2. */
export function lengthAt({ has }: Concept, words: readonly string[], at: number): number {
  const word = words[at];
  if (word === undefined) return 0;
  return has(word) ? 1 : 2 * Number(has(`${word} ${words[at + 1]}`));
}

/** Whether a concept stands in words, by one of them or two that follow each other. */
export const isSaidIn = (concept: Concept, words: readonly string[]): boolean =>
  words.some((_, at) => lengthAt(concept, words, at) > 0);

/** A concept with the patterns that it was read from, but those for what it is not. */
export interface PatternConcept extends Concept {
  readonly patterns: readonly string[];
}

/** A pattern for sentences of some words, one of which they have. @param must alternatives, as between bars */
export const saying = (must: string, beside: string): string =>
  `(?=(?:.* )?(?:${must})(?: |$))(?:${must}|${beside})(?: (?:${must}|${beside}))*`;

/** Reads a line of patterns. */
export function readLine(line: WordLine): PatternConcept {
  const all = listOf(line)
    .flatMap(formsOf)
    .map((one) => one.replaceAll('_', ' '));
  const [not, listed] = [all.filter((one) => one.startsWith('!')), all.filter((one) => !one.startsWith('!'))];
  const excluded = matcherOf(not.map((one) => one.slice(1)));
  const included = matcherOf(listed);
  return {
    has: (words) => words !== undefined && included(words) && !excluded(words),
    words: listed.filter((one) => !one.includes('*')),
    patterns: listed,
  };
}

/**
 * The concepts of words, by their place in a list. To ask each concept takes hundreds of looks; the words themselves, their
 * beginnings and their ends lead to the few of which one has them.
 */
export function createConceptIndex(
  concepts: readonly PatternConcept[],
): (words: string) => readonly number[] {
  const patterns = concepts.flatMap((concept, place) => concept.patterns.map((text) => ({ text, place })));
  const placesOf = (isSuch: RegExp) => new Places(patterns.filter(({ text }) => isSuch.test(text)));
  const [whole, beginnings] = [placesOf(/^[^*]+$/), placesOf(/^[^*]+\*$/)];
  const [ends, parts] = [placesOf(/^\*[^*]+$/), placesOf(/^\*[^*]+\*$/)];
  return (words) => {
    const likely = new Set([
      ...whole.of(words),
      ...beginnings.ofCut((length) => words.slice(0, length)),
      ...ends.ofCut((length) => words.slice(-length)),
      ...parts.within(words),
    ]);
    return [...likely].filter((place) => concepts[place]?.has(words)).sort((one, other) => one - other);
  };
}

/** The places of concepts in a list, by the letters of a pattern. */
class Places {
  readonly #all: ReadonlyMap<string, readonly number[]>;
  readonly #lengths: readonly number[];

  constructor(patterns: readonly { readonly text: string; readonly place: number }[]) {
    const byLetters = Map.groupBy(patterns, ({ text }) => text.replaceAll('*', ''));
    this.#all = new Map(
      Array.from(byLetters, ([letters, some]) => [letters, some.map(({ place }) => place)]),
    );
    this.#lengths = [...new Set(Array.from(this.#all.keys(), ({ length }) => length))];
  }

  of(letters: string): readonly number[] {
    return this.#all.get(letters) ?? [];
  }

  /** @param cut gives a piece of words by its length */
  ofCut(cut: (length: number) => string): number[] {
    return this.#lengths.flatMap((length) => this.of(cut(length)));
  }

  /** Of the patterns that stand anywhere in words. */
  within(words: string): number[] {
    return Array.from(this.#all).flatMap(([letters, places]) => (words.includes(letters) ? places : []));
  }
}

/** The forms of `kurs{,en,er}`. */
function formsOf(pattern: string): string[] {
  const [, before = '', forms, behind = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (forms === undefined) return [pattern];
  return forms.split(',').flatMap((form) => formsOf(`${before}${form}${behind}`));
}

/** Whether a word is one of those that the patterns mean. */
type Matches = (word: string) => boolean;

function matcherOf(patterns: readonly string[]): Matches {
  const exact = new Set(patterns.filter((one) => !one.includes('*')));
  const bare = (isSuch: RegExp) =>
    patterns.filter((one) => isSuch.test(one)).map((one) => one.replaceAll('*', ''));
  const begins = anyOf(bare(/^[^*]+\*$/), 0, (word, stem) => word.startsWith(stem));
  const ends = anyOf(bare(/^\*[^*]+$/), -1, (word, end) => word.endsWith(end));
  const inside = bare(/^\*[^*]+\*$/);
  return (word) => exact.has(word) || begins(word) || ends(word) || inside.some((one) => word.includes(one));
}

const NONE: Matches = () => false;
/** Of more parts only those are tried that have the letter of the word. */
const FEW = 4;

/** Whether a word has one of some parts; those that it may have are known by their letter in a place. */
function anyOf(parts: readonly string[], at: 0 | -1, has: (word: string, part: string) => boolean): Matches {
  if (parts.length === 0) return NONE;
  if (parts.length <= FEW) return (word) => parts.some((part) => has(word, part));
  const byLetter = Map.groupBy(parts, (part) => part.at(at));
  return (word) => byLetter.get(word.at(at))?.some((part) => has(word, part)) ?? false;
}

/** The words between spaces and line ends. */
export const listOf = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '');

/** The same as a set. */
export const setOf = (words: string): ReadonlySet<string> => new Set(listOf(words));

// Phrases. A phrase is a row of words between spaces: `a|b` is either word, `stem*` any word that begins so, `*end`
// any that ends so, `..` up to four words of any kind. Phrases stand between semicolons.

/** A folded word of a text, and where it stands in the text. */
export interface PlacedWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** A name, or a part of one, that stands in a row of words, from one place up to another. */
export interface PlacedName {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** Whether it stands there as it is, not inflected. */
  readonly isExact: boolean;
  /** It is a part of the name alone: its first word, or several that follow one another. */
  readonly isPart: boolean;
}

/** "C++" and "C#" are words of names, and so is the sign for "and". */
const PLACED = /[\p{L}\p{M}\p{N}]+(?:\+\+|#)?|&/gu;

/** The folded words of a text in the form in which names are compared: hyphens and other signs only part them. */
export const placedWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(PLACED), ({ 0: word, index }) => ({
    word: folded(word),
    from: index,
    to: index + word.length,
  }));

/** One of the words that follow one another: what it may be, and how many others may stand before it. */
export interface PhraseStep<Word> {
  readonly word: Word;
  readonly gap: number;
}

interface Phrase<Word> {
  readonly text: string;
  readonly steps: readonly PhraseStep<Word>[];
}

/** Words of any kind for which `..` stands, at most. */
const GAP = 4;

/** Phrases of one topic, ready to be looked for. */
export type Phrases = readonly Phrase<Matches>[];

/** @param wordOf makes what is looked for of the patterns of one word */
export function readPhrases<Word>(
  text: string,
  wordOf: (patterns: readonly string[]) => Word,
): Phrase<Word>[] {
  return text
    .split(';')
    .map(listOf)
    .filter((words) => words.length > 0)
    .map((words) => ({
      text: words.join(' '),
      steps: words.flatMap((word, at) =>
        word === '..' ? [] : [{ word: wordOf(word.split('|')), gap: words[at - 1] === '..' ? GAP : 0 }],
      ),
    }));
}

export const phrasesOf = (text: string): Phrases => readPhrases(text, matcherOf);

/** Every word and stem of the phrases, stems with their star. */
export function patternsIn(text: string): string[] {
  return text.split(/[;\s|]+/).filter((one) => one !== '' && one !== '..');
}

/** Whether one of the phrases stands in the words. Linear in the number of words, for phrases of a few words. */
export function includesPhrase(words: readonly string[], phrases: Phrases): boolean {
  const stands = (word: Matches, at: number): boolean => word(words[at] ?? '');
  return phrases.some(({ steps }) => words.some((_, from) => placesFrom(from, words.length, steps, stands)));
}

/**
 * The places on which the steps of a phrase stand, from a place on; undefined: they don't.
 * @param stands whether a step's word stands in a place
 */
export function placesFrom<Word>(
  from: number,
  length: number,
  steps: readonly PhraseStep<Word>[],
  stands: (word: Word, at: number) => boolean,
): number[] | undefined {
  const places: number[] = [];
  let at = from;
  for (const [nth, { word, gap }] of steps.entries()) {
    const last = nth === 0 ? at : at + gap;
    while (at <= last && !stands(word, at)) at += 1;
    if (at > last || at >= length) return undefined;
    places.push(at);
    at += 1;
  }
  return places;
}

/** What tells single words of the phrases. */
export const wordMatchers = (phrases: Phrases): Matches[] =>
  phrases.flatMap(({ steps }) => steps.map(({ word }) => word));

// Forms: "projektin" of "projekti", "projektets" of "projekt".

/** How the words of a language change. Accents are folded: `ssa` is also `ssä`. */
export interface Inflection {
  readonly endings: readonly string[];
  /** Changes at the end of what remains without an ending: "punaise|n" of "punainen". */
  readonly changes: readonly (readonly [RegExp, string])[];
}

/** A shorter rest of a word says nothing about it. */
const SHORTEST = 3;
/** Longer texts are no words. */
const LONGEST = 60;

/** Finds what may remain of a word without its ending, itself or by a memory. */
export type RootsOf = (word: string) => ReadonlySet<string>;

/** Tells which words are forms of one in any of the languages. Words are folded before. */
export function createForms(
  languages: readonly { readonly inflection: Inflection; readonly clitics: RegExp }[],
) {
  const endings = [...new Set(languages.flatMap(({ inflection }) => inflection.endings))];
  const changes = languages.flatMap(({ inflection }) => inflection.changes);
  const changesOf = (stem: string): string[] =>
    changes.flatMap(([from, to]) => (from.test(stem) ? stem.replace(from, to) : []));
  /** What may remain of a word without its ending. What holds a digit, or is too long for a word, has no roots. */
  const rootsOf: RootsOf = (word) => {
    if (word.length > LONGEST || /\d/.test(word)) return new Set();
    const glued = languages.flatMap(({ clitics }) => (clitics.test(word) ? word.replace(clitics, '') : []));
    const whole = [word, ...glued];
    const cut = whole.flatMap((one) =>
      endings.flatMap((ending) => (one.endsWith(ending) ? one.slice(0, -ending.length) : [])),
    );
    const changed = [...whole, ...cut].flatMap((stem) => [stem, ...changesOf(stem)]);
    const bare = changed.flatMap((stem) => [
      stem.replace(/[aeiouyj]$/, ''),
      stem.replace(/[aeiouyj]{1,4}$/, ''),
    ]);
    return new Set([...bare, ...bare.flatMap(changesOf)].filter(({ length }) => length >= SHORTEST));
  };
  return {
    rootsOf,
    /**
     * Whether two words may be forms of one. What holds a digit has no forms: "1" is not "2".
     * @param roots remembers the roots where words are compared with many others
     */
    isFormOf: (one: string, other: string, roots: RootsOf = rootsOf): boolean => {
      if (one === other) return true;
      // Only the end of a word changes, and most words are told apart by their beginning.
      if (one.charAt(0) !== other.charAt(0)) return false;
      const others = roots(other);
      return [...roots(one)].some((root) => others.has(root));
    },
    /** Finds the roots of each word once, as long as it is kept: a word has dozens of endings that may be cut off. */
    rememberedRoots: (): RootsOf => {
      const known = new Map<string, ReadonlySet<string>>();
      return (word) => {
        const roots = known.get(word) ?? rootsOf(word);
        known.set(word, roots);
        return roots;
      };
    },
  };
}

// Slips of the hand.

/** Shorter words are near to too many others. */
export const SHORTEST_MISTYPED = 5;

/** The words by their forms with a slip. */
export function wordsBySlip(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const bySlip = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST_MISTYPED) continue;
    for (const slip of slipsOf(word)) bySlip.set(slip, [...(bySlip.get(slip) ?? []), word]);
  }
  return bySlip;
}

/** In a shorter word another letter makes another word: "stort" is not "start". */
const SHORTEST_CHANGED = 7;

/**
 * Whether two words with a common form differ by one slip: a letter is missing, doubled or too many, two stand in each
 * other's place, or one of a long word is another.
 */
export function isSlip(word: string, meant: string): boolean {
  if (word.length !== meant.length) return true;
  const other = Array.from(word, (letter, at) => (letter === meant[at] ? [] : [at])).flat();
  const [first = 0, second] = other;
  if (second === undefined) return word.length >= SHORTEST_CHANGED;
  return (
    other.length === 2 &&
    second === first + 1 &&
    word[first] === meant[second] &&
    word[second] === meant[first]
  );
}

/**
 * A word, and each form of it without one of its letters: two words that share such a form differ by a slip.
 * @param from the first letter that may be left out
 */
export function slipsOf(word: string, from = 0): string[] {
  const begin = word.slice(0, from);
  const rest = word.slice(from);
  return [word, ...Array.from(rest, (_, at) => begin + rest.slice(0, at) + rest.slice(at + 1))];
}

/** The forms of a word in which two letters have changed places. */
export const swapsOf = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (next, at) => `${word.slice(0, at)}${next}${word.charAt(at)}${word.slice(at + 2)}`,
  );
